### What the page says when it has checked a finished game by itself (docs/fair-dealing.md).

## The verdict: one line that anybody understands.

fair-checking = This browser is checking every card of the game…
fair-yes = Fair: every card came by chance.
fair-no = Not fair: this is not the game that was promised.
# $why (Text): what went wrong, in a sentence.
fair-unchecked = This browser could not check the game: { $why }
# Unfolds the list of what follows.
fair-what = What was checked

## The server's secret number.

fair-seed-right = The server’s secret number is the one it promised.
fair-seed-wrong = The server’s secret number is not the one it promised: the fingerprint does not match.
fair-promise-right = The promise is the one this browser saw before the deal.
fair-promise-wrong = The promise is not the one this browser saw before the deal.
fair-not-here = This browser was not here before the deal, so it cannot say whether the promise was made then.

## The players' random bytes.

fair-bytes-right = Everybody committed to their random bytes before anybody showed any, and then showed those.
# $who (Seat).
fair-bytes-wrong = { $you ->
    [who] The random bytes shown in your name are not the ones you committed to.
   *[other] { $who } did not show the random bytes they committed to.
}
fair-commitments-wrong = The players’ commitments are not the ones this browser saw before the deal.
fair-nobody-added = No player added random bytes: all luck of this game came from the server alone.
fair-own-right = The random bytes of this browser are in the deal, unchanged.
fair-own-wrong = The random bytes of this browser are not in the deal: somebody replaced them.

## What was settled, what was drawn, what was seen.

fair-settled-right = The game was played as the table had settled before the deal.
fair-settled-wrong = The game was not played as the table had settled before the deal.
# $count (Number): draws.
fair-draws-right = This browser drew the whole game again, { NUMBER($count, useGrouping: 0) } draws: the deal, every dig, every theft and every chamber. All came out the same.
# $line (Number): of the record, from 1. $drawn (Card), $recorded (Card).
fair-draws-wrong = Line { NUMBER($line, useGrouping: 0) } of the record: the draw gives { CARD($drawn) }, the record has { CARD($recorded) }.
# $line (Number).
fair-draws-deal = Line { NUMBER($line, useGrouping: 0) } of the record: the draws deal other cards.
# $drawn (Text), $recorded (Text): the monument, or who goes first.
fair-draws-header = The draw gives { $drawn }, the record has { $recorded }.
# $line (Number).
fair-draws-impossible = Line { NUMBER($line, useGrouping: 0) } of the record takes cards that are not there.
fair-seen-right = The record tells the same game as this screen showed.
# $line (Number).
fair-seen-wrong = Line { NUMBER($line, useGrouping: 0) } of the record is not what this screen showed.
fair-seen-length = The record is longer or shorter than the game this screen showed.
fair-record-unreadable = The record is not readable as one of a fair game.

## No fault, but good to know.

fair-older = The game was dealt in the older way, without commitments: whoever knew the secret number and came last could have picked their bytes.
# $who (Several of Seat).
fair-openly = Added openly, without a commitment: the random bytes of { $who }.
# $who (Several of Seat).
fair-silent = No random bytes came from { $who }.
# $count (Number).
fair-voided = { $count ->
    [one] { $count } deal before this one failed because somebody did not show their random bytes.
   *[other] { $count } deals before this one failed because somebody did not show their random bytes.
}
# $count (Number): the record's. $shown (Number): this browser's.
fair-voided-wrong = Failed deals: the record counts { $count }, this browser { $shown }.
# $count (Number): this browser's.
fair-voided-hidden = Failed deals: this browser saw { $count }, more than the record counts.
