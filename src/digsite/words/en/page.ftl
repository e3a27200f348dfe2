### What only the page says: labels for the ear, reasons that it gives by itself, how the game came out.

## Cards that lie together, as a screen reader tells them.

# $count (Number).
label-market = Marketplace, { some-cards }

# $cards (Cards): of one kind. $trade (Number): its trade value.
label-market-pile = Marketplace: { CARDS($cards, form: "figure") }, trade value { $trade }

# $cards (Cards), $trade (Number), $sells (Number): what they sell for. $next (Number): what one more adds to it.
label-hand-pile = Your hand: { CARDS($cards, form: "figure") }, trade value { $trade }, sells for { $sells }{ $next ->
    [0] { "" }
   *[other] , one more adds { $next }
}

# $cards (Cards), $held (Number): so many are in hand already. $next (Number).
label-tomb-pile = In the chamber: { CARDS($cards, form: "figure") }; you hold { $held }, one more adds { $next }

# $held (Number), $next (Number).
held-and-next = You hold { $held }; one more adds { $next } to what they sell for

# $label (Message): one of the above. $count (Number): so many of them are chosen.
label-chosen = { $label }. { $count } chosen

# $label (Message).
label-put-back = Put one back: { $label }

# $cards (Cards).
label-giving = You give { CARDS($cards, form: "figure") }: put one back

# $cards (Cards).
label-taking = You take { CARDS($cards, form: "figure") }: put one back

# $count (Number).
label-dig-site = Dig site: { some-cards } left

## Prices.

# $card (Card).
label-prices = Sell { CARD($card, form: "name") }

# $cards (Cards), $price (Number).
label-sale = Sell { CARDS($cards, form: "figure") } for { $price }

# $held (Number), $cards (Number): in the whole game. $next (Number).
prices-held = You hold { $held } of { $cards }. { $next ->
    [0] One more adds nothing.
   *[other] One more adds { $next }.
}

# $cards (Cards), $money (Money).
museum-set = { CARDS($cards, form: "figure") } for { $money }

# $times (Number), $cards (Cards), $money (Money).
museum-sets = { $times } times { CARDS($cards, form: "figure") } for { $money }

## Players.

# Stands after the name of somebody who is not here.
away-mark = (away)

# $count (Number).
label-in-hand = { some-cards } in hand

# $cards (Cards).
known-in-hand = You know of { CARDS($cards, form: "figure") } in this hand
known-in-hand-why = You saw these cards come in, and they cannot have left since. There may be more of them.

# $who (Seat), $count (Number).
label-rob = Rob { $who }, { some-cards } in hand

# $who (Seat).
label-details = { $who }: details

# $rob (Text): "yes" where a press robs them. $who (Seat), $away (Text): "yes" where they are. $money (Number), $count (Number).
label-player = { $rob ->
    [yes] Rob { $who }
   *[no] { $who }
}{ $away ->
    [yes] , away
   *[no] { "" }
}: { $money } money, { some-cards } in hand

# $player (Message): label-player. $tents (Message): some-tents.
label-player-tents = { $player }, { $tents }

# R82. $total (Number).
announced-value = Announced a trade value of { $total } at the start.

# $who (Seat).
bot-plays-for = A bot plays for { $who }.

# Beside the name of a bot that cannot search yet, because the game is still being compiled. $level (Level).
plays-like-for-now = like a { LEVEL($level, form: "bare") }, for now

# $level (Level).
level-plays-for-you = A { LEVEL($level, form: "bare") } plays for you.
# $level (Level).
level-plays-for-them = A { LEVEL($level, form: "bare") } plays for them.

# $who (Seat).
plays-again = { $you ->
    [who] You play for yourself again.
   *[other] { $who } plays again.
}

## A trade in the making.

scales-empty = Tap cards on both sides
scales-nothing-taken = Choose what to take
# $owed (Number).
scales-owed = You owe { $owed } more
# $lost (Number).
scales-lost = { $lost } lost
scales-even = Even

nothing-chosen = Choose cards of the marketplace and of your hand.
weighing = Weighing.
choose-first = Choose what to take first.
all-taken = All of them are taken already.
all-given = You have no more of them.

## Storms, tents and the tomb.

# $count (Number).
lose-cards = Lose { some-cards }

# $count (Number).
keep-cards = Keep { some-cards }

# $count (Number).
choose-more-in-hand = Choose { $count } more in your hand.

# $count (Number).
choose-more-cards = Choose { some-cards } more.
as-suggested = This is what is suggested.

## The monument.

# $chamber (Chamber), $count (Number): its cards. $maps (Cards): its price.
label-chamber = { CHAMBER($chamber, form: "begins") }: { some-cards }, { CARDS($maps, form: "figure") }

# $label (Message): label-chamber. $count (Number): so many of its cards are known.
label-chamber-known = { $label }; you know of { some-cards }

# $number (Number): 1 for the first. $count (Number): its cards. $maps (Cards): its price.
chamber-figures = Chamber { $number }: { $count ->
    [0] empty
   *[other] { some-cards } for { CARDS($maps, form: "figure") }
}

# $count (Number).
label-pile = { some-cards } in the pile
pile-why = Every sandstorm lays one of these in each chamber

# What mine or sphinx showed. $count (Number): so many of it were taken.
shown-and-taken = { $count ->
    [0] all back
   *[other] { $count } taken
}

# $chamber (Chamber).
inside-chamber = In { $chamber }
look-why = Look at all the cards of one chamber. You alone see them, and they stay where they are.
looked-why = You alone have seen these. They stay where they are, and the chamber shows what you know.

choose-chamber = Choose a chamber.
name-two = Name two treasures.
name-one-more = Name one more treasure.

# $maps (Cards): the price. $held (Number): maps in hand.
costs-maps = Costs { CARDS($maps, form: "figure") }; you hold { $held }.
# $maps (Cards).
holds-maps = You hold { CARDS($maps, form: "figure") }.
# $maps (Cards).
explore-for = Explore for { CARDS($maps, form: "figure") }

expected-inside = Inside, on average, as far as you can know:
# $count (Number): an average.
expected-count = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# $count (Number): an average.
name-inside = ≈ { expected-count } inside
name-inside-none = none inside
# $card (Card), $count (Number): an average. $next (Number).
label-name = { CARD($card, form: "name") }, { expected-count } inside on average, one more adds { $next }
# $card (Card), $next (Number).
label-name-none = { CARD($card, form: "name") }, none inside, one more adds { $next }

# $chance (Percent).
label-cave-in = One more brings it down: { $chance }
# $count (Number).
face-down = { some-cards } still face down
# $count (Number).
stop-and-take = Stop and take { some-cards }

## Several people at one screen: what the next of them is asked.

handover-act = It is their turn.
handover-storm = A sandstorm: they choose what to lose.
handover-tent = A sandstorm: they decide about their tent.
handover-thief = A thief: they choose whom to rob.
handover-keep = In the tomb: they choose what to keep.
handover-mine = In the mine: they turn up a card, or stop.
handover-look = At the temple: they may look into a chamber.
handover-next = They are next at this screen.

## How the game came out.

# $who (Seat), $money (Money).
result-won = { $you ->
    [who] You win with { $money }.
   *[other] { $who } wins with { $money }.
}

# $winners (Several of Seat), $money (Money).
result-shared = { $winners } share the victory with { $money }.
result-shared-why = Equal in money, and in cards sold.

# $money (Money): the difference. $who (Seat): comes second.
result-margin = { $money } more than { $who }.

# R75. $who (Seat): comes second. $sold (Number): their cards. $fewer (Number): the winner's.
result-fewer-cards = { $you ->
    [who] You have as much money, but sold { $sold } cards for it instead of { $fewer }.
   *[other] { $who } has as much money, but sold { $sold } cards for it instead of { $fewer }.
}

# $number (Number): 1 for the first. $money (Money).
result-place = You come { ordinal } with { $money }.

# $who (Seat), $cards (Cards), $money (Money).
dearest-set = { $you ->
    [who] The dearest set was yours: { CARDS($cards, form: "figure") } for { $money }.
   *[other] The dearest set was { $who }’s: { CARDS($cards, form: "figure") } for { $money }.
}

# $who (Seat), $count (Number).
most-lost = Storms and thieves took most from { $who }: { some-cards }.

## Clocks, and who is gone.

clock-title = Clocks
clock-kind-off = Off
clock-kind-move = Each move
clock-kind-game = Each game
clock-kind-days = Days
clock-amount = How long
# $count (Number): seconds.
clock-amount-move = { $count ->
    [one] { $count } second a move
   *[other] { $count } seconds a move
}
# $count (Number): minutes.
clock-amount-game = { $count ->
    [one] { $count } minute a game
   *[other] { $count } minutes a game
}
# $count (Number): days.
clock-amount-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
clock-then = When time is up
clock-then-once = A bot decides once
clock-then-on = A bot plays on
clock-means-off = Everybody takes the time they like.
clock-means-move = Time for every single decision. While the server is down, no time passes.
clock-means-game = Time for all decisions together, then 10 seconds each. While the server is down, no time passes.
clock-means-days = A game by correspondence: look in now and then. The days count whatever happens.

# The label of a clock, for the ear.
time-left = Time left
# $days (Number), $hours (Number).
time-days = { $days } d { $hours } h
# Said once. $count (Number): seconds.
time-low = { $count } seconds left for you.
# Said once. $count (Number): hours.
time-low-hours = { $count ->
    [one] Less than an hour left for you.
   *[other] Less than { $count } hours left for you.
}

# A word about a seat. $seconds (Number): until a bot may stand in.
away-for = { $seconds ->
    [0] away
   *[other] away · { $seconds } s
}
# $seconds (Number).
grace-left = { $seconds ->
    [one] A bot may play in { $seconds } second.
   *[other] A bot may play in { $seconds } seconds.
}
resigned-mark = resigned

# $who (Seat).
has-left = { $you ->
    [who] You have left. A bot plays for you until you come back.
   *[other] { $who } has left. A bot plays on.
}
# $who (Seat).
has-resigned = { $you ->
    [who] You have resigned. A bot plays on.
   *[other] { $who } has resigned. A bot plays on.
}

## One's own seat, among the settings.

devices-title = Your devices
device-computer = A computer
device-phone = A phone or tablet
device-program = A program
device-this = this one
# $minutes (Number).
device-minutes = { $minutes ->
    [0] just now
    [one] for { $minutes } minute
   *[other] for { $minutes } minutes
}
# $hours (Number).
device-hours = { $hours ->
    [one] for { $hours } hour
   *[other] for { $hours } hours
}
devices-sign-out = Sign out the others
devices-sign-out-means = Only this device stays on your seat. Links to your seat that you made before open nothing any more.

leave-left = Leave the game
leave-resigned = Resign
leave-stay = Stay
leave-asked-left = A bot plays on for you. You can come back while others still play. If nobody else does, the game ends here.
leave-asked-resigned = You give up: a bot plays your seat to the end, and you cannot take it back.

unfinished-record = Nobody won. The record tells how far you came.
