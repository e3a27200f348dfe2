### What a player is asked, and what the others read meanwhile: one sentence above the table, also read aloud.

## What the player who decides is asked. "You" is the reader.

asked-act = Trade, explore, sell, or end your turn.

# $free (Text): which of trade, explore and sell are possible, in this order, joined by hyphens; or nothing.
asked-free = { $free ->
    [trade-explore-sell] Trade, explore, sell, or end your turn.
    [trade-explore] Trade, explore, or end your turn.
    [trade-sell] Trade, sell, or end your turn.
    [explore-sell] Explore, sell, or end your turn.
    [trade] Trade, or end your turn.
    [explore] Explore, or end your turn.
    [sell] Sell, or end your turn.
   *[nothing] Nothing left to do: end your turn.
}

# R71, R73.
asked-must-sell = You must sell at least one card before you end your turn.

# For programs that trade step by step.
asked-taking = Trade: take more, or start to pay.
asked-paying = Trade: pay for what you take.

# In a lesson, while only one thing is offered.
asked-by-coach = Your coach says what comes next.

asked-victim = Thief! Choose who to rob.

# $victim (Seat): the only one with cards.
asked-only-victim = Thief! Rob { $victim }.

# Where the loss is not known.
asked-tents = Sandstorm! Use your tent, or save it?

# $count (Number): cards lost without the tent.
asked-shelter = Sandstorm! Use your tent, or lose { some-cards } of your choice?

# The same where no storm is left after this one: the tent has no other use. $count (Number): cards lost without the tent.
asked-shelter-last = The last sandstorm! Use your tent, or lose { some-cards } of your choice?

# $count (Number): cards to discard. $size (Number): cards in hand, two or more.
asked-losing = Sandstorm! Choose { $count } of your { $size } cards to discard.

asked-looking = You may look into one chamber of the temple.

# $count (Number): cards to keep.
asked-keeping = Choose { some-cards } to keep.

asked-mining = Turn up one more card, or stop and take what you have.
asked-naming = Name two treasures for the sphinx.
asked-over = The game is over.
asked-chance = Chance decides what comes next.

## What the player just got, before the question.

# $news (Message): one of those below. $asked (Message): the question, a sentence of its own.
news-and-question = { $news } { $asked }

# $card (Card).
news-dug = You dug up { $card }.

# The dig site is empty now. $card (Card).
news-dug-last = The last dig brought you { $card }.

# $card (Card).
news-stolen = You stole { $card }.

# $cards (Cards): what a chamber, the mine or the sphinx gave.
news-found = You found { $cards }.

# The sphinx showed nothing that was named.
news-found-nothing = You found nothing you named.

# The mine came down.
news-cave-in = Cave-in! You got nothing.

# R12: no opponent holds a card.
news-thief-in-vain = You dug up a thief, but nobody has a card to steal.

# $count (Number): cards in hand.
news-dig-site-empty = The dig site is empty; you have { $count ->
    [0] no cards
   *[other] { some-cards } left to sell
}.

## Beside the question, in the terminal.

# $points (Number): trade value so far. $limit (Number): the most there may be. $chance (Percent).
mine-odds = You have { $points } of { $limit }: { $chance } risk of a cave-in.

# R71, R73.
must-sell-why = Nobody has sold or explored for too long (R71, R73).

## What the others read about the player who decides: never about the reader.

# $who (Seat).
waiting-act = { $who }’s turn.
# $who (Seat).
waiting-taking = { $who } is trading.
# $who (Seat).
waiting-paying = { $who } is trading.
# $who (Seat).
waiting-victim = { $who } dug up a thief and is choosing who to rob.
# $who (Seat).
waiting-tents = Sandstorm! { $who } is deciding about the tent.
# $who (Seat).
waiting-losing = Sandstorm! { $who } is choosing what to discard.
# $who (Seat).
waiting-looking = { $who } may look into a chamber of the temple.
# $who (Seat).
waiting-keeping = { $who } is searching the tomb.
# $who (Seat).
waiting-mining = { $who } is in the mine: one more card, or stop?
# $who (Seat).
waiting-naming = { $who } is naming treasures for the sphinx.

# One of the above, when that player's browser is gone. $told (Message), $who (Seat).
waiting-away = { $told } { $who } is away.

## A trade in the making. $owed and $lost are trade values.

draft-empty = Choose what to take and what to give.

# $give (Cards).
draft-give = You give { CARDS($give, form: "figure") }. Choose what to take.

# Cards of one kind lie ready, nothing is taken for them yet. $give (Cards), $money (Money): what they sell for.
draft-give-or-sell = { CARDS($give, form: "figure") }: sell for { $money }, or choose what to take.

# $take (Cards).
draft-take = You take { CARDS($take, form: "figure") }.

# $take (Cards), $owed (Number).
draft-take-owes = You take { CARDS($take, form: "figure") }. Pay { $owed } more.

# While the server still weighs it. $give (Cards), $take (Cards).
draft-both = You give { CARDS($give, form: "figure") } for { CARDS($take, form: "figure") }.

# $give (Cards), $take (Cards), $owed (Number).
draft-owes = You give { CARDS($give, form: "figure") } for { CARDS($take, form: "figure") }. Pay { $owed } more.

# $give (Cards), $take (Cards), $lost (Number).
draft-loses = You give { CARDS($give, form: "figure") } for { CARDS($take, form: "figure") }. You overpay by { $lost } (no change given).

# $give (Cards), $take (Cards).
draft-even = You give { CARDS($give, form: "figure") } for { CARDS($take, form: "figure") }: an even trade.
