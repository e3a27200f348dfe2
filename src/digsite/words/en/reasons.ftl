### Why a button or card is greyed, before anybody tries it. Shown as a tip, and read aloud.

## Trades. Prices are trade values.

# One card. $price (Number), $most (Number): all the reader could give for it.
too-dear = Too expensive: it costs { $price }, and you can pay at most { $most }.

# Several cards. $price (Number), $most (Number).
too-dear-together = Too expensive: together they cost { $price }, and you can pay at most { $most }.

# R32: all cards in hand are of the kind that is to be taken.
nothing-else-to-give = You have nothing else to give for that.
market-empty = The marketplace is empty.
hand-empty = You have no cards to give.
nothing-else-in-market = There is nothing else in the marketplace.

## Thieves.

# $victim (Seat): never the reader.
no-card-to-steal = { $victim } has no card to steal.
