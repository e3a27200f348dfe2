### What every sentence is made of: players, lists, money, chances.

you = toi

seat-number = Place { $number }
    .inside = place { $number }

## Lists.

list-more = { $head }, { $tail }
list-and = { $head } et { $tail }
list-or = { $head } ou { $tail }

## Money and chances.

money =
    { $sign ->
        [minus] -{ $amount } $
       *[plus] { $amount } $
    }
    .change =
        { $sign ->
            [minus] -{ $amount } $
           *[plus] +{ $amount } $
        }

percent = { $percent } %
percent-under = moins de 1 %
percent-over = plus de 99 %
