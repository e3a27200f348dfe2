### A game reviewed (digsite review), and hints. Only the terminal says this. The page does not load it.
###
### Figures are points: hundredths of a victory. They come as Text with their sign.

## The first sentence: two messages one after the other.

# $who (Seat), $money (Money), $against (Money): the best of the others.
review-won = { $you ->
    [who] You won { $money } to { $against }.
   *[other] { $who } won { $money } to { $against }.
}
# $who (Seat): one of several who share the victory. $money (Money).
review-shared = { $you ->
    [who] You shared the victory with { $money }.
   *[other] { $who } shared the victory with { $money }.
}
# $who (Seat), $money (Money), $against (Money): the winner's.
review-lost = { $you ->
    [who] You lost { $money } to { $against }.
   *[other] { $who } lost { $money } to { $against }.
}
# $who (Seat), $even (Text), $luck (Text), $deal (Text), $cards (Text), $unseen (Text), $others (Text), $own (Text).
# $fair (Text): out of 100.
review-account = { $you ->
    [who] Even chances { $even }, luck { $luck } (deal { $deal }, cards { $cards }, unseen { $unseen }), the others’ moves { $others }, yours { $own }: with even luck you win this { $fair } times in 100.
   *[other] Even chances { $even }, luck { $luck } (deal { $deal }, cards { $cards }, unseen { $unseen }), the others’ moves { $others }, own moves { $own }: with even luck { $who } wins this { $fair } times in 100.
}
# The same in money; all of it adds up to the money at the end. Each of the last three has its sign before it.
# $who (Seat), $even (Money), $luck_sign (Text), $luck (Money), $others_sign (Text), $others (Money), $own_sign (Text),
# $own (Money).
review-account-money = { $you ->
    [who] In money: even share { $even }, luck { $luck_sign }{ $luck }, the others’ moves { $others_sign }{ $others }, yours { $own_sign }{ $own }.
   *[other] { $who } in money: even share { $even }, luck { $luck_sign }{ $luck }, the others’ moves { $others_sign }{ $others }, own moves { $own_sign }{ $own }.
}

## The parts of the review.

review-curve = Win chances, from the deal to the end
# The signs below the curve.
review-legend = T thief · S sandstorm · + good find · ! mistake
review-turning-points = Turning points
# $who (Seat), $mistakes (Number): at least 1. $count (Number): decisions in all.
review-moves = { $you ->
    [who] Your moves: in { $mistakes } of { $count } decisions another move was clearly better.
   *[other] { $who }: in { $mistakes } of { $count } decisions another move was clearly better.
}
# $who (Seat), $count (Number).
review-no-mistakes = { $you ->
    [who] Your moves: in none of { $count } decisions was another move clearly better.
   *[other] { $who }: in none of { $count } decisions was another move clearly better.
}
# $what (Message): mistake-…, $made (Message): do-…, $best (Message): do-…, $gain (Text), $error (Text), $why (Message): why-…
review-mistake = { $what }: { $made }. Better: { $best } ({ $gain } ± { $error }). { $why }
# The better move wins as often, and brings more. $what (Message): mistake-…, $made (Message): do-…,
# $best (Message): do-…, $why (Message): why-…, $money (Money).
review-mistake-money = { $what }: { $made }. Better: { $best } (chances about level, { $money } more). { $why }
# The same, and money is all there is to say. $what (Message): mistake-…, $made (Message): do-…, $best (Message): do-…,
# $money (Money).
review-mistake-money-alone = { $what }: { $made }. Better: { $best } (chances about level, { $money } more).
# No better move was found. $made (Message): do-…
review-fine = { CAPITAL($made) }: nothing better was found.
# Below the plot of win chances: its axes.
review-plot-events = events of the game
review-plot-chance = win chance
# $games (Number): of experts, behind each judgement.
review-how = Each position was judged by { $games } games of experts. Figures are hundredths of a victory.

game-not-over = Only a finished game can be reviewed: a review tells every card.

## Hints.

# $move (Message): do-…, $chance (Percent): to win.
hint-best = Best: { $move }. It wins { $chance } of such games.
# $move (Message): do-…, $why (Message): why-…, $chance (Percent).
hint-best-why = Best: { $move }. It wins { $chance } of such games. { $why }
# $move (Message): do-…, $cost (Text): points.
hint-next = Next best: { $move } ({ $cost }).
# $move (Message): do-…
hint-as-good = Just as good: { $move }.
# The judge is not compiled yet. $move (Message): do-…
hint-expert = As the expert sees it: { $move }.

## Moves, as something one may do. Parts of the messages above.

# $cards (Cards).
do-sell = sell { $cards }
# $give (Cards), $take (Cards).
do-trade = trade { $give } for { $take }
# $chamber (Chamber), $maps (Cards).
do-explore = explore { $chamber } for { $maps }
# $one (Kind), $other (Kind).
do-explore-naming = name { $one } and { $other } to the sphinx
# $cards (Cards).
do-discard = discard { $cards }
# $cards (Cards).
do-keep = keep { $cards }
# $victim (Seat).
do-steal = rob { $victim }
do-tent = use the tent
do-no-tent = save the tent
# $chamber (Chamber).
do-look = look into { $chamber }
do-no-look = look into no chamber
do-turn-up = turn up one more card
do-stop = stop and take the cards
do-end = end the turn

## Mistakes. Parts of review-mistake.

mistake-sold-too-early = Sold too early
mistake-sold-the-wrong-set = Sold the wrong set
mistake-held-too-long = Held too long
mistake-paid-too-much = Paid too much
mistake-poor-trade = Poor trade
mistake-missed-trade = Missed a trade
mistake-not-worth-the-maps = Chamber not worth the maps
mistake-wrong-chamber = Wrong chamber
mistake-wrong-names = Wrong names
mistake-missed-chamber = Missed a chamber
mistake-wrong-victim = Wrong victim
mistake-tent-too-soon = Tent too soon
mistake-tent-too-late = Tent too late
mistake-wrong-loss = Gave up the wrong cards
mistake-wrong-find = Kept the wrong cards
mistake-too-deep = One card too many
mistake-stopped-too-soon = Stopped too soon
mistake-wrong-look = Looked into the wrong chamber

## Why a move is better than another. Parts of review-mistake and of hints; they speak to nobody in particular.

# $money (Money).
why-money = On average it brings { $money } more.
why-others = It brings no more money, but the others win less often.
# $loss (Money), $storms (Number): after this one.
why-use-tent = Without the tent this storm costs { $loss }; { $storms ->
    [0] no other storm is to come.
    [one] one more storm is to come.
   *[other] { $storms } more storms are to come.
}
# $loss (Money), $storms (Number): after this one.
why-save-tent = This storm costs { $loss }; { $storms ->
    [0] no other storm is to come.
    [one] one more storm is to come.
   *[other] { $storms } more storms are to come.
}
# $victim (Seat), $chance (Percent), $other (Seat), $less (Percent).
why-rob-leader = { $victim } wins { $chance } of such games, { $other } only { $less }.
# $victim (Seat), $count (Number).
why-rob = { $victim } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, and more of use.
# $danger (Percent).
why-stop = The next card brings the mine down with a chance of { $danger }.
# $danger (Percent).
why-turn-up = The next card brings the mine down only with a chance of { $danger }.
# $then (Money), $now (Money).
why-hand = The hand then sells for { $then }, not for { $now }.
# $cheaper (Cards), $dearer (Cards).
why-pay-less = { CAPITAL($cheaper) } would have done, instead of { $dearer }.
# $cards (Cards): all of a kind. $money (Money).
why-larger-set = Sold together, { $cards } bring { $money }.
# $cards (Cards), $money (Money), $other (Cards): what was sold instead. $less (Money).
why-sell-other = There is { $money } for { $cards }, and only { $less } for { $other }.
# A trade towards a set. $cards (Cards): what is in hand then. $out (Number): cards of that kind that nobody has shown.
# $set (Cards): the largest set there can be. $money (Money).
why-collect = That makes { $cards } ({ $out } more unseen); for { $set } there is { $money }.
# $out (Cards): of that kind, not seen by anybody. $cards (Cards): the largest set there can be. $then (Money), $now (Money).
why-hold = Still unseen: { $out }. { CAPITAL($cards) } would bring { $then }, not { $now }.
# $storms (Number), $left (Number): cards to dig. $cards (Cards), $risk (Money), $money (Money).
why-sell-storm = { $storms ->
    [one] { $storms } storm
   *[other] { $storms } storms
} in { $left ->
    [one] { $left } card
   *[other] { $left } cards
}: holding on risks { $risk }; selling { $cards } now brings { $money }.
# All of it again, when thieves are about, too. $storms (Number), $thieves (Number), $left (Number): cards to dig.
# $cards (Cards), $risk (Money), $money (Money).
why-sell-both = { $storms ->
    [one] { $storms } storm
   *[other] { $storms } storms
} and { $thieves ->
    [one] { $thieves } thief
   *[other] { $thieves } thieves
} in { $left ->
    [one] { $left } card
   *[other] { $left } cards
}: holding on risks { $risk } in storms alone; selling { $cards } now brings { $money }.
# $thieves (Number), $left (Number): cards to dig. $cards (Cards), $money (Money).
why-sell-thieves = { $thieves ->
    [one] { $thieves } thief
   *[other] { $thieves } thieves
} in { $left ->
    [one] { $left } card
   *[other] { $left } cards
}: nobody can steal what is sold; selling { $cards } now brings { $money }.
# Nothing is left to dig. $cards (Cards), $money (Money).
why-sell-end = Nothing is left to dig: selling { $cards } brings { $money }, keeping them nothing.
# $count (Number), $maps (Cards).
why-explore = There are { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in it for { $maps }.
