### What the page says when it has checked a finished game by itself (docs/fair-dealing.md).

## The verdict: one line that anybody understands.

fair-checking = This browser checks every card of the game…
fair-yes = Fair: nobody chose a card of this game.
fair-no = Not fair: this game is not the one that was promised.
# $why (Text): what went wrong, in a sentence.
fair-unchecked = This browser could not check the game: { $why }
fair-what = What was checked

## The server's secret number.

fair-seed-right = The server’s secret number is the one it promised.
fair-seed-wrong = The server’s secret number is not the one it promised: its fingerprint is another.
fair-promise-right = The promise is the one this browser saw before the deal.
fair-promise-wrong = The promise is not the one this browser saw before the deal.
fair-not-here = This browser was not here before the deal. It cannot say whether the promise was made then.

## The players' random bytes.

fair-bytes-right = Everybody committed to their random bytes before anybody showed any, and then showed these.
# $who (Seat).
fair-bytes-wrong = { $you ->
    [who] The random bytes in your name are not the ones you committed to.
   *[other] { $who } did not show the random bytes they committed to.
}
fair-commitments-wrong = The players’ commitments are not the ones this browser saw before the deal.
fair-nobody-added = No player added random bytes: the server alone made all luck of this game.
fair-own-right = The random bytes of this browser are in the deal, as it made them.
fair-own-wrong = The random bytes of this browser are not in the deal: somebody put others in their place.

## What was settled, what was drawn, what was seen.

fair-settled-right = What the table had settled before the deal is what was played.
fair-settled-wrong = What was played is not what the table had settled before the deal.
# $count (Number): draws.
fair-draws-right = This browser drew the whole game again, { NUMBER($count, useGrouping: 0) } draws: the deal, every dig, every theft and every chamber. All came out the same.
# $line (Number): of the record, from 1. $drawn (Card), $recorded (Card).
fair-draws-wrong = Line { NUMBER($line, useGrouping: 0) } of the record: the draw gives { CARD($drawn) }, the record has { CARD($recorded) }.
# $line (Number).
fair-draws-deal = Line { NUMBER($line, useGrouping: 0) } of the record: the draws deal other cards.
# $drawn (Text), $recorded (Text): the monument, or who begins.
fair-draws-header = The draw gives { $drawn }, the record has { $recorded }.
# $line (Number).
fair-draws-impossible = Line { NUMBER($line, useGrouping: 0) } of the record: there are no such cards where it takes them from.
fair-seen-right = The record tells the same game as this screen showed.
# $line (Number).
fair-seen-wrong = Line { NUMBER($line, useGrouping: 0) } of the record tells something else than this screen showed.
fair-seen-length = The record is longer or shorter than the game this screen showed.
fair-record-unreadable = The record of this game cannot be read as one of a fair game.

## What is no fault, and worth knowing.

fair-older = The game was dealt in the older way, without commitments: whoever knew the secret number and came last could have tried bytes.
# $who (Several of Seat).
fair-openly = Without a commitment, in the open, came the random bytes of { $who }.
# $who (Several of Seat).
fair-silent = No random bytes came from { $who }.
# $count (Number).
fair-voided = { $count ->
    [one] One deal before this one came to nothing, because somebody did not show their random bytes.
   *[other] { $count } deals before this one came to nothing, because somebody did not show their random bytes.
}
# $count (Number): the record's. $shown (Number): this browser's.
fair-voided-wrong = The record counts { $count } deals that came to nothing, this browser { $shown }.
# $count (Number): this browser's.
fair-voided-hidden = This browser saw { $count } deals come to nothing, more than the record counts.
