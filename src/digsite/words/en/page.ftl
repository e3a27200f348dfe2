### What only the page says at the table. "Spoken" means: for screen readers, never shown. Labels and
### buttons have no full stop; a tip shows when the mouse rests there.

## Cards that lie together. Spoken.

# $count (Number).
label-market = Marketplace, { some-cards }

# $cards (Cards): of one kind. $trade (Number): its trade value.
label-market-pile = Marketplace: { CARDS($cards, form: "figure") }, trade value { $trade }

# $cards (Cards), $trade (Number), $sells (Number): what they sell for. $next (Number): what one more card adds to it.
label-hand-pile = { $next ->
    [0] Your hand: { CARDS($cards, form: "figure") }, trade value { $trade }, sells for { $sells }
   *[other] Your hand: { CARDS($cards, form: "figure") }, trade value { $trade }, sells for { $sells }, one more adds { $next }
}

# $cards (Cards), $held (Number): so many are in hand already. $next (Number).
label-tomb-pile = In the chamber: { CARDS($cards, form: "figure") }; you have { $held }, one more adds { $next }

# The same, once all of them are chosen. $cards (Cards), $held (Number).
label-tomb-pile-all = In the chamber: { CARDS($cards, form: "figure") }; you have { $held }

# $label (Message): one of the above. $count (Number): so many of them are chosen.
label-chosen = { $label }. { $count } chosen

# A button. $label (Message): one of the above.
label-put-back = Put one back: { $label }

# A button. $cards (Cards): of one kind.
label-giving = You give { CARDS($cards, form: "figure") }: put one back

# A button. $cards (Cards): of one kind.
label-taking = You take { CARDS($cards, form: "figure") }: put one back

# $count (Number).
label-dig-site = Dig site: { some-cards } left

# Tip. $held (Number), $next (Number).
held-and-next = You have { $held }; one more adds { $next } to what they sell for

## Prices.

# Spoken: a button. $cards (Cards): of one kind. $price (Number).
label-sale = Sell { CARDS($cards, form: "figure") } for { $price }

# $held (Number): in hand, of $cards (Number) in the whole game. $hidden (Number): so many of them the reader has not seen yet.
prices-held = { $hidden ->
    [0] You have { $held } of { $cards }; none is hidden any more.
   *[other] You have { $held } of { $cards }; { $hidden } still hidden.
}
# After it. $next (Number): what one more adds.
prices-next = { $next ->
    [0] One more adds nothing.
   *[other] One more adds { $next }.
}
# Instead, where the set is as large as can be sold.
prices-full = This set is full: waiting adds nothing to it.

# Tip, and spoken. $cards (Cards): of one kind. $money (Money).
museum-set = { CARDS($cards, form: "figure") } for { $money }

# $times (Number): two or more. $cards (Cards), $money (Money).
museum-sets = { $times } times { CARDS($cards, form: "figure") } for { $money }

## Players.

# Spoken. $count (Number).
label-in-hand = { some-cards } in hand

# Tip. $cards (Cards).
known-in-hand = Known in this hand: { CARDS($cards, form: "figure") }
known-in-hand-why = You saw these cards come in, and they cannot have left since. There may be more of them.

# Spoken: a button. $who (Seat), $count (Number).
label-rob = Rob { $who }, { some-cards } in hand

# Spoken: a button. $who (Seat).
label-details = { $who }: details

# Spoken: a button. $rob (Text): "yes" where pressing it robs them. $who (Seat), $away (Text): "yes" where they are away.
# $money (Number), $count (Number): cards in hand.
label-player = { $rob ->
    [yes] { $away ->
        [yes] Rob { $who }, away: { $money } money, { some-cards } in hand
       *[no] Rob { $who }: { $money } money, { some-cards } in hand
    }
   *[no] { $away ->
        [yes] { $who }, away: { $money } money, { some-cards } in hand
       *[no] { $who }: { $money } money, { some-cards } in hand
    }
}

# $player (Message): label-player. $tents (Message): some-tents.
label-player-tents = { $player }, { $tents }

# R82. $total (Number).
announced-value = Announced a trade value of { $total } at the start.

# Labels beside a name.
resigned-mark = resigned
# $seconds (Number): until a bot may play for them.
away-for = { $seconds ->
    [0] away
   *[other] away · { $seconds } s
}
# A bot that cannot search yet, because the game is still being compiled. $level (Level).
plays-like-for-now = plays like a { LEVEL($level, form: "bare") } for now

# $level (Level).
level-plays-for-you = A { LEVEL($level, form: "bare") } plays for you.
# $level (Level).
level-plays-for-them = A { LEVEL($level, form: "bare") } plays for them.

# Log line. $who (Seat).
bot-plays-for = A bot now plays for { $who }.

# Log line. $who (Seat).
plays-again = { $you ->
    [who] You took your seat back.
   *[other] { $who } is back.
}

# Log line, and beside the name. $who (Seat).
has-left = { $you ->
    [who] You left. A bot plays for you until you come back.
   *[other] { $who } left. A bot plays on.
}
# Log line, and beside the name. $who (Seat).
has-resigned = { $you ->
    [who] You resigned. A bot plays on.
   *[other] { $who } resigned. A bot plays on.
}

## A trade in the making.

# Under the scales. Numbers are trade values.
scales-empty = Tap cards on both sides
scales-nothing-taken = Take what?
# $owed (Number).
scales-owed = Pay { $owed } more
# $lost (Number).
scales-lost = You overpay by { $lost }
scales-even = Even
# Why a button or card is greyed.
nothing-chosen = Choose cards from the marketplace and from your hand.
weighing = One moment: checking the price.
choose-first = Choose what to take first.
all-taken = You already took all of them.
all-given = You have no more of them.
# A button: sells what lies ready to be given. $money (Money).
tray-sell = Sell for { $money }
# Why a button is greyed.
nothing-to-sell = You have no cards to sell.
# Tip. $told (Message): a trade or a sale, as the log tells it. $left (Number): so often one may still undo in this turn.
undo-why = { $left ->
    [one] Undo: { $told } You can undo once this turn.
   *[other] Undo: { $told } You can undo { $left } times this turn.
}

## Storms, thieves, and choosing cards.

# A button. $count (Number).
lose-cards = Lose { some-cards }
# Title. $count (Number).
keep-cards = Keep { some-cards }

# Why a button is greyed. $count (Number).
choose-more-in-hand = Choose { $count } more in your hand.

# $count (Number).
choose-more-cards = Choose { some-cards } more.
as-suggested = This is the suggestion.

## The monument.

# Spoken. $chamber (Chamber), $count (Number): its cards. $maps (Cards): its price.
label-chamber = { CHAMBER($chamber, form: "begins") }: { some-cards }, { CARDS($maps, form: "figure") }

# Spoken. $label (Message): label-chamber. $count (Number): so many of its cards the reader knows.
label-chamber-known = { $label }; you know { some-cards }

# A line of a list. $number (Number): 1 for the first. $count (Number): its cards. $maps (Cards): its price.
chamber-figures = { $count ->
    [0] Chamber { $number }: empty
   *[other] Chamber { $number }: { some-cards } for { CARDS($maps, form: "figure") }
}
# Spoken. $count (Number).
label-pile = { some-cards } in the pile
# Tip.
pile-why = Every sandstorm puts one of these into each chamber

# After pictures of cards that mine or sphinx showed. $count (Number): so many of them were taken.
shown-and-taken = { $count ->
    [0] none taken
   *[other] { $count } taken
}

# Title. $chamber (Chamber).
inside-chamber = In { $chamber }
look-why = Look at all cards of one chamber. Only you see them, and they stay there.
looked-why = Only you saw these. They stay there, and the chamber shows what you know.

# Why a button is greyed.
choose-chamber = Choose a chamber.
name-two = Name two treasures.
name-one-more = Name one more treasure.

# $maps (Cards): the price. $held (Number): maps in hand.
costs-maps = Costs { CARDS($maps, form: "figure") }; you have { $held }.
# $maps (Cards).
holds-maps = You have { CARDS($maps, form: "figure") }.
# A button. $maps (Cards).
explore-for = Explore for { CARDS($maps, form: "figure") }

# Before pictures of cards, each with expected-count.
expected-inside = Likely contents:
# $count (Number): an average.
expected-count = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# On a treasure to name to the sphinx. $count (Number): an average.
name-inside = ≈ { expected-count } inside
name-inside-none = none inside
# The same, spoken. $card (Card), $count (Number): an average. $next (Number).
label-name = { CARD($card, form: "name") }, about { expected-count } inside, one more adds { $next }
# $card (Card), $next (Number).
label-name-none = { CARD($card, form: "name") }, none inside, one more adds { $next }

# Spoken: a dial with the figure. $chance (Percent).
label-cave-in = Risk of a cave-in: { $chance }
# $count (Number).
face-down = { some-cards } still face down
# A button. $count (Number).
stop-and-take = Stop and take { some-cards }

## Several people at one screen: what stands there before the next of them looks.

# $name (Text).
handover-act = It is { $name }’s turn.
# $name (Text).
handover-storm = Sandstorm! { $name } chooses what to discard.
# $name (Text).
handover-tent = Sandstorm! { $name } decides about the tent.
# $name (Text).
handover-thief = Thief! { $name } chooses who to rob.
# $name (Text).
handover-keep = In the tomb: { $name } chooses what to keep.
# $name (Text).
handover-mine = In the mine: { $name } turns up a card, or stops.
# $name (Text).
handover-look = At the temple: { $name } may look into a chamber.
# $name (Text).
handover-next = { $name } is next at this screen.

## How the game came out.

# Title. $who (Seat), $money (Money).
result-won = { $you ->
    [who] You won with { $money }.
   *[other] { $who } won with { $money }.
}

# Title. $winners (Several of Seat), $money (Money).
result-shared = { $winners } won together with { $money }.
result-shared-why = They have the same money and sold as many cards.

# $money (Money): the difference. $who (Seat): came second.
result-margin = { $money } more than { $who }.

# R75. $who (Seat): came second. $sold (Number): their cards. $fewer (Number): the winner's.
result-fewer-cards = { $you ->
    [who] You have as much money, but sold { $sold } cards for it instead of { $fewer }.
   *[other] { $who } has as much money, but sold { $sold } cards for it instead of { $fewer }.
}

# $number (Number): 1 for the first. $money (Money).
result-place = You came { ordinal } with { $money }.

# $who (Seat), $cards (Cards), $money (Money).
dearest-set = { $you ->
    [who] Best set: you, { CARDS($cards, form: "figure") } for { $money }.
   *[other] Best set: { $who }, { CARDS($cards, form: "figure") } for { $money }.
}

# $who (Seat), $count (Number).
most-lost = { $you ->
    [who] Unluckiest: you lost { some-cards } to storms and thieves.
   *[other] Unluckiest: { $who } lost { some-cards } to storms and thieves.
}

# A link to advice in the rules, for whoever lost.
over-do-well = How to do well
unfinished-record = Nobody won. The record shows how far you got.

## Clocks: a choice for a new table and what it means, then the time at the table.

clock-title = Clock
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
clock-means-off = Take as long as you like.
clock-means-move = Time for every single decision. While the server is down, the clock stops.
clock-means-game = Time for all decisions together, then 10 seconds each. While the server is down, the clock stops.
clock-means-days = A game over days: look in now and then. The days count whatever happens.

# Spoken: the label of a clock.
time-left = Time left
# $days (Number), $hours (Number).
time-days = { $days } d { $hours } h
# Spoken once. $count (Number): seconds.
time-low = You have { $count } seconds left.
# Spoken once. $count (Number): hours.
time-low-hours = { $count ->
    [one] You have less than an hour left.
   *[other] You have less than { $count } hours left.
}
# $seconds (Number).
grace-left = { $seconds ->
    [one] A bot may play in { $seconds } second.
   *[other] A bot may play in { $seconds } seconds.
}

## One's own seat, among the settings.

devices-title = Your devices
device-computer = A computer
device-phone = A phone or tablet
device-program = A program
# The device that shows this. $device (Message): one of the three above.
device-this = { $device } (this one)
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
# A button, and what it means.
devices-sign-out = Sign out the others
devices-sign-out-means = Only this device stays on your seat. Earlier links to your seat stop working.

# Before the deal, on one's own row of the seats.
stand-up = Give up the seat
# The same for a screen reader. $who (Text).
stand-up-of = Give up the seat of { $who }

# Buttons, and what is asked before it is done.
leave-left = Leave the game
leave-resigned = Resign
leave-stay = Stay
leave-asked-left = A bot plays on for you. You can come back while others still play. If nobody else does, the game ends here.
leave-asked-resigned = You give up: a bot plays your seat to the end, and you cannot take it back.
