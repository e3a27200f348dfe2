### What a player is asked, and what the others are told meanwhile.

## What the player who decides is asked.

asked-act = Trade, explore, sell, or end your turn.

# What is open in the free part of a turn. $free (Text): the words trade, explore and sell that are open, in this order,
# joined by hyphens; or nothing.
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
asked-must-sell = Sell at least one card before you end your turn.

asked-taking = A trade is under way: take more, or begin to pay.
asked-paying = A trade is under way: pay for what you take.
asked-victim = A thief. Choose whom to rob.

# $victim (Seat): nobody else has a card.
asked-only-victim = A thief. Rob { $victim }.

asked-tents = Sandstorm. Shelter in your tent, or keep it?

# $count (Number): so many cards are lost. $size (Number): of so many.
asked-losing = Sandstorm. You lose { some-cards } of { $size }: choose which.

asked-looking = You may look into one chamber of the temple.

# $count (Number): so many cards may be kept.
asked-keeping = Keep { some-cards } of the chamber: choose which.

asked-mining = Turn up one more card, or stop and take what is up.
asked-naming = Name two treasures to the sphinx.
asked-over = The game is over.
asked-chance = Chance decides what comes next.

## What the player has just found, before the question.

# $news (Message): one of the three below. $asked (Message): the question.
news-and-question = { $news } { $asked }

# $card (Card).
news-dug = Your dig: { $card }.

# $card (Card).
news-stolen = Your thief brings { $card }.

# $count (Number): cards in hand.
news-dig-site-empty = The dig site is empty; you hold { some-cards }.

## What goes with the question.

# $points (Number): trade value that is up. $limit (Number), $chance (Percent).
mine-odds = You are at { $points } of { $limit }; the chance that one more goes over is { $chance }.

# $lost (Number), $size (Number).
tent-spares = Without it you lose { $lost } of { $size } cards.

must-sell-why = Nobody has done anything for too long (R71, R73).

## What the others are told of the player who decides. $who (Seat).

# $who (Seat).
waiting-act = { $who } is on the move.
# $who (Seat).
waiting-taking = { $who } is trading.
# $who (Seat).
waiting-paying = { $who } is trading.
# $who (Seat).
waiting-victim = { $who } has dug up a thief and chooses whom to rob.
# $who (Seat).
waiting-tents = { $who } decides whether to shelter in the tent.
# $who (Seat).
waiting-losing = { $who } chooses what the storm takes.
# $who (Seat).
waiting-looking = { $who } may look into a chamber of the temple.
# $who (Seat).
waiting-keeping = { $who } searches the tomb.
# $who (Seat).
waiting-mining = { $who } is in the mine: one more card, or stop?
# $who (Seat).
waiting-naming = { $who } stands before the sphinx.

## A trade in the making.

draft-empty = Choose what to take, and what to give for it.

# $give (Cards).
draft-give = You give { CARDS($give, form: "figure") }. Choose what to take.

# $take (Cards).
draft-take = You take { CARDS($take, form: "figure") }.

# $take (Cards), $owed (Number).
draft-take-owes = You take { CARDS($take, form: "figure") } and owe { $owed } more.

# Nobody has weighed it yet. $give (Cards), $take (Cards).
draft-both = You give { CARDS($give, form: "figure") } for { CARDS($take, form: "figure") }.

# $give (Cards), $take (Cards), $owed (Number).
draft-owes = You give { CARDS($give, form: "figure") } for { CARDS($take, form: "figure") } and owe { $owed } more.

# $give (Cards), $take (Cards), $lost (Number).
draft-loses = You give { CARDS($give, form: "figure") } for { CARDS($take, form: "figure") }; { $lost } of it is lost.

# $give (Cards), $take (Cards).
draft-even = You give { CARDS($give, form: "figure") } for { CARDS($take, form: "figure") }: even.
