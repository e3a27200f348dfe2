### What every sentence is made of: players, lists, money, chances.

# The reader, where a sentence speaks of them without having a form of its own for it; the catalogue says "You" itself
# where a sentence begins so.
you = you

# $number (Number): a player whose name is not known here, by the seat's number as programs count it, from 0.
seat-number = Seat { $number }
    .inside = seat { $number }

## Lists: $head and $tail are words already.

# Everything but the last of a list, and cards one after another.
list-more = { $head }, { $tail }

# The last of a list.
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }

## Money and chances.

# $amount (Number): without its sign. $sign: "plus" or "minus".
money =
    { $sign ->
        [minus] -${ $amount }
       *[plus] ${ $amount }
    }
    .change =
        { $sign ->
            [minus] -${ $amount }
           *[plus] +${ $amount }
        }

# $percent (Number): a chance in whole per cent.
percent = { $percent }%

# A chance too small, or too near to certain, to be rounded.
percent-under = under 1%
percent-over = over 99%
