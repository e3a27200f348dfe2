### What every sentence is made of: players, lists, money, chances.

you = { $case ->
    [accusative] dich
    [dative] dir
   *[nominative] du
}

seat-number = Platz { $number }
    .inside = Platz { $number }

## Lists.

list-more = { $head }, { $tail }
list-and = { $head } und { $tail }
list-or = { $head } oder { $tail }

## Money and chances; the spaces before the signs do not break.

money =
    { $sign ->
        [minus] −{ $amount } $
       *[plus] { $amount } $
    }
    .change =
        { $sign ->
            [minus] −{ $amount } $
           *[plus] +{ $amount } $
        }

percent = { $percent } %
percent-under = unter 1 %
percent-over = über 99 %
