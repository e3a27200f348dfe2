### What only the terminal says: its board, its choices, its dialogues, its help. The page does not load it.
###
### Words to be typed ('ok', 'help', sell) are the same in every language; so are ▮ for cards in hand and ▲ for a tent.

## At the beginning.

# $name (Text): of the edition. $year (Text).
heading-edition = { $name }, { $year }
# An edition of somebody's own. $id (Text).
heading-own-edition = Archaeology, edition { $id }
# $who (Seat): the person who plays.
heading-person = { $who } (you)
# $who (Seat), $kind (Text): the bot that plays for them.
heading-bot = { $who } ({ $kind })
heading-legend = ▮ cards in hand, (2) a trade value. 'help' says what you can type.
heading-legend-tents = ▮ cards in hand, ▲ a tent not yet used, (2) a trade value. 'help' says what you can type.
heading-after-turns = After each turn: money, ▮ cards in hand, and what is left to dig.
heading-after-turns-tents = After each turn: money, ▮ cards in hand, ▲ a tent not yet used, and what is left to dig.
# $seed (Text).
heading-seed = Seed { $seed }.

## The board.

# $number (Number).
board-turn = Turn { $number }
# $count (Number): cards to dig. $thieves (Number): of them, as many as there are left of $all_thieves (Number).
# $storms (Number): of $all_storms (Number).
board-dig = { $count ->
    [0] nothing left to dig
   *[other] { $count } to dig
} · thieves { $thieves }/{ $all_thieves } · storms { $storms }/{ $all_storms }
board-market = Marketplace
board-empty = empty
# $cards (Cards): of one kind. $value (Number): the trade value of one.
board-stall = { CARDS($cards, form: "figure") } ({ $value })
# $cards (Cards): what the reader knows to be in a hand.
board-holds = holds { $cards }
# R82. $total (Number).
board-announced = announced { $total }
# $chamber (Chamber), $inside (Message): one of the five below.
board-chamber = { CHAMBER($chamber, form: "ordinal") }: { $inside }
inside-empty = empty
# $count (Number): cards in it. $maps (Cards): what it costs.
inside-unseen = { some-cards } for { CARDS($maps, form: "figure") }
# $count (Number), $maps (Cards), $known (Cards): some of what is in it.
inside-partly-known = { some-cards } for { CARDS($maps, form: "figure") }, there: { $known }
# $count (Number), $maps (Cards), $known (Cards): all that is in it.
inside-known = { some-cards } for { CARDS($maps, form: "figure") }: { $known }
# The chambers lie open. $maps (Cards), $known (Cards).
inside-open = { $known } for { CARDS($maps, form: "figure") }
# $count (Number).
board-pile = pile { $count }
# $cards (Cards).
board-turned-up = turned up: { $cards }
# $money (Money).
board-hand-sells = hand sells for { $money }

hand-none = no cards in hand
# $money (Money): what the cards of a kind sell for.
hand-now = now { $money }
# $more (Number): what one card more would add.
hand-next = next +{ $more }
# $value (Number).
hand-trade = trade { $value }

# $cards (Cards): of one kind. $money (Money).
set-for = { CARDS($cards, form: "figure") } { $money }
# $cards (Cards), $money (Money), $times (Number): sold so often.
set-for-again = { CARDS($cards, form: "figure") } { $money } ×{ $times }
# The last of a list of sets that is too long. $count (Number).
so-many-more = { $count } more
# $count (Number).
some-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}

museums-player = Player
museums-money = Money
museums-sold = Sold
museums-museum = Museum

## The choices, in groups.

choices-sell = Sell
choices-explore = Explore
choices-trade = Trade
choices-end = End
choices-steal = Steal
choices-tent = Tent
choices-discard = Discard
choices-keep = Keep
choices-mine = Mine
choices-look = Look

# $chamber (Chamber), $maps (Cards).
choice-explore = { CHAMBER($chamber, form: "bare") } for { CARDS($maps, form: "figure") }
# $chamber (Chamber), $maps (Cards).
choice-explore-naming = { CHAMBER($chamber, form: "bare") } for { CARDS($maps, form: "figure") }: name two treasures
# $give (Cards), $take (Cards), $change (Money): of what the hand sells for.
choice-trade = { $give } for { $take } { MONEY($change, form: "change") }
choice-build-trade = build a trade
choice-end = end turn
# R70: neither dug nor done anything.
choice-pass = end turn (pass)
# $victim (Seat), $count (Number): cards in hand.
choice-steal = { $victim } ▮{ $count }
# $victim (Seat), $count (Number), $known (Cards).
choice-steal-known = { $victim } ▮{ $count } holds { $known }
choice-tent = use it
choice-tent-last = use it (its last use)
choice-no-tent = keep it for another storm
# To lose or to keep. $cards (Cards), $change (Money): of what the hand sells for.
choice-cards = { $cards } { MONEY($change, form: "change") }
choice-others = choose others
# $cards (Cards), $change (Money).
choice-stop = stop and take { $cards } { MONEY($change, form: "change") }
choice-turn-up = turn up one more
# $likely (Several of Kind).
choice-turn-up-likely = turn up one more, most likely { $likely }
# $chamber (Chamber).
choice-look = { $chamber }
# $chamber (Chamber), $known (Number), $size (Number).
choice-look-known = { $chamber } (you know { $known } of { $size })
choice-no-look = do not look

## What is not understood.

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
# $card (Card).
misunderstood-not-there = There is no { CARD($card, form: "name") } to choose here.
# $id (Text).
misunderstood-how-many = How many? Say a number, or 'all { $id }'.
misunderstood-yes-or-no = Say yes or no.

## Laying out cards.

# Before what is typed: in a trade, and for the cards to lose, to keep or to name.
prompt-trade = trade
prompt-discard = discard
prompt-keep = keep
prompt-name = name
prompt-yes-or-no = yes or no

laying-hint = A number or name adds one, -2 takes one back; ok cheapest clear undo cancel.
laying-hand = Your hand
laying-take = take
laying-give = give
laying-chosen = chosen
# $count (Number).
laying-chosen-count = chosen { $count }
# $cards (Cards).
laying-so-far = Chosen: { $cards }.
# $kinds (Several of Kind).
laying-kinds-so-far = Chosen: { $kinds }.
laying-done = Say ok.
# Of a kind, at the sphinx. $count (Number): on average.
laying-expected = about { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } of them turned up
# Of a card to lose. $change (Money): of what the hand sells for.
laying-loss = one fewer { MONEY($change, form: "change") }
# Of a card to keep. $held (Number), $change (Money).
laying-gain = you hold { $held }, one more { MONEY($change, form: "change") }
# $then (Money): after the trade. $now (Money).
laying-hand-then = Your hand then sells for { $then }, now { $now }.

nothing-to-take-back = There is nothing to undo.
take-first = Take something first; then 'cheapest' pays for it.
# $card (Card).
say-give-or-take = { CARD($card, form: "name") } is in your hand and in the marketplace: say 'give' or 'take' before it.
# $count (Number).
only-so-many-there = Only { $count } of them { $count ->
    [one] lies
   *[other] lie
} there.
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

## Commands.

why-what = Say a move after it: why sell 3 coins.
why-allowed = That is allowed now.
save-later = A record tells all hands; it can be saved when the game is over.
save-where = Say where: save FILE.
# $file (Text).
save-over = { $file } is there already. Write over it?
# $file (Text).
saved = The record is saved in { $file }.
# $file (Text), $reason (Text): what the system says.
not-saved = { $file }: { $reason }.
# $words (Text).
no-such-rule = No rule of this edition has this id or speaks of '{ $words }'. 'rules' alone lists all of them.
rules-hint = 'rules R12' or 'rules tent' shows what they say.
nothing-yet = Nothing has happened yet.
# $count (Number).
earlier = { $count } earlier; 'log all' tells them too.
leave-game = Leave this game?
left-table = You leave the table; the game is not over.
play-again = Play again? ('save FILE' writes the record of this game.)
# $file (Text).
record-is-in = The record is in { $file }.
well-dug = Well dug.

## Help: what each of the words does that can be typed.

help-moves = Type the number of a choice, or a move in words:
help-short = Verbs may be cut short (s, tr, en), treasures called by any part of their name (mask, shards). Tab completes.
help-sell = sell a set; 'sell coins', 'sell co' or 'sell all coins' sells as many as one set holds
help-trade = trade; 'trade' alone builds one step by step, 'trade for talisman' pays for it
help-explore = spend maps on a chamber (or by its number in records: explore 0)
help-sphinx = ask the sphinx; 'explore' alone names step by step
help-undo-move = take back your last trade or sale of this turn: the others know what they saw
help-end = end your turn
help-steal = let the thief rob a player, by name or seat
help-tent = use your tent in this storm, or keep it; yes and no will do
help-discard = lose these cards; 'discard' alone chooses step by step
help-keep = keep these cards; 'keep' alone chooses step by step
help-mine = one more card, or take what is up
help-look = look into a chamber of the temple, or do not
help-log = what happened, as you saw it
help-hand = your hand; everybody's sets
help-rules = the rules: all headings, those with these words, one of them
help-why = why a move is not allowed now
help-save = write the record of the game, when it is over: it tells all hands
help-quit = leave; Ctrl-D leaves too
help-enter-key = Enter alone
help-enter = shows the table again
help-add = add the third of the list, a coin, two coins
help-take-back = take one back
help-ok = do it
help-cheapest = let it be chosen for you: what you will miss least, or like best
help-clear = put everything back
help-undo = take back the last step
help-cancel = leave it, and choose something else
help-take = 'take coin': from the marketplace, where your hand has coins too
help-give = 'give coin': from your hand, where the marketplace has coins too

## A game looked on at.

# $cards (Cards): in a chamber that can be seen. $maps (Cards): what it costs.
deal-inside = { $cards }, for { CARDS($maps, form: "figure") }
# $count (Number), $maps (Cards).
deal-inside-unseen = { some-cards }, for { CARDS($maps, form: "figure") }
deal-pile = Pile
# $count (Number).
deal-pile-cards = { some-cards }, face down
deal-dig-site = Dig site
# $count (Number), $thieves (Cards), $storms (Cards).
deal-dig-cards = { some-cards }, among them { CARDS($thieves, form: "figure") } and { CARDS($storms, form: "figure") }
# $count (Number): cards to dig, which are more than none. $thieves (Number), $storms (Number).
left-to-dig = { $count } to dig, { $thieves ->
    [one] { $thieves } thief
   *[other] { $thieves } thieves
}, { $storms ->
    [one] { $storms } storm
   *[other] { $storms } storms
}
nothing-to-dig = nothing left to dig
# $who (Seat), $cards (Cards).
story-holds = { $who } holds { $cards }.
story-breaks-off = The record ends here; the game is not over.
