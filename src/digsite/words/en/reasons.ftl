### Why a choice is greyed: what no move was tried for.

## Trades.

# $price (Number), $most (Number): all that could be given is worth so much.
too-dear = Too dear: it costs { $price }, and all you could give for it is worth { $most }.

# Several cards. $price (Number), $most (Number).
too-dear-together = Too dear: together they cost { $price }, and all you could give for them is worth { $most }.

market-empty = The marketplace is empty.
hand-empty = You hold no cards to give.
nothing-else-in-market = There is nothing else in the marketplace.

## Thieves.

# $victim (Seat).
no-card-to-steal = { $victim } has no card to steal.
