### What only the terminal says: words it does not understand, and cards laid out by typing. The page does not load it.

# $word (Text), $could (Several of Text).
misunderstood-several = '{ $word }' could be { $could }.
# $word (Text), $verbs (Text).
misunderstood-word = '{ $word }' is not understood here. Type a number, a move ({ $verbs }), or 'help'.
# $word (Text).
misunderstood-card = '{ $word }' is not understood here. Say a number of the list, or a treasure.
# $most (Number).
misunderstood-choice = There are choices 1 to { $most }.
# $most (Number).
misunderstood-number = The list has 1 to { $most }.
misunderstood-nothing = Say a number of the list, or a treasure.
# $id (Text).
misunderstood-not-there = There is no { $id } to choose here.
# $id (Text).
misunderstood-how-many = How many? Say a number, or 'all { $id }'.
misunderstood-yes-or-no = Say yes or no.

## Laying out cards.

nothing-to-take-back = There is nothing to undo.
nothing-to-trade = There is nothing to trade: your hand or the marketplace is empty.
take-first = Take something first; then 'cheapest' pays for it.
cannot-pay = Your hand cannot pay for that.
# $id (Text).
say-give-or-take = { $id } is in your hand and in the marketplace: say 'give' or 'take' before it.
# $id (Text).
on-other-side = { $id } is on the other side of this trade; one kind cannot be on both (R32).
# $count (Number).
only-so-many-there = Only { $count } of them lie there.
# $count (Number).
no-more-in-market = The marketplace has no more than { $count }.
# $count (Number).
no-more-in-hand = You hold no more than { $count }.
# $count (Number).
so-many-chosen = { $count } of them { $count ->
    [one] is
   *[other] are
} chosen.
# $count (Number).
no-more-to-choose = There { $count ->
    [one] is
   *[other] are
} no more than { $count }.
# $count (Number), $id (Text).
all-chosen = { some-cards } is all: take one back first, such as -{ $id }.
# $count (Number).
choose-more = Choose { $count } more.
take-something = Take something from the marketplace.
# $owed (Number).
owes = You owe { $owed } more.
even = Even.
# $lost (Number).
loses = { $lost } lost.

## Commands.

why-what = Say a move after it: why sell 3 coins.
why-allowed = That is allowed now.
save-later = A record tells all hands; it can be saved when the game is over.
save-where = Say where: save FILE.
# $words (Text).
no-such-rule = No rule of this edition has this id or speaks of { $words }. 'rules' alone lists all of them.
nothing-yet = Nothing has happened yet.
# $count (Number).
earlier = { $count } earlier; 'log all' tells them too.
