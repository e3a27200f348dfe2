### What only the terminal says: its board, its choices, its dialogues, its help. The page does not load it.
###
### Words to be typed are those of the language (typed-sell), and the English ones everywhere; ▮ are cards in hand, ▲ is a tent.
### Lines are at most 80 characters wide and wrap; labels on the board and choices are short and without a full stop.

## At the beginning.

# $name (Text): of the edition. $year (Text).
heading-edition = { $name }, { $year }
# An edition of somebody's own. $id (Text).
heading-own-edition = Archaeology, edition { $id }
# $who (Seat): the person who plays.
heading-person = { $who } (you)
# $who (Seat), $kind (Text): the bot that plays for them.
heading-bot = { $who } ({ $kind })
heading-legend = ▮ cards in hand, (2) trade value. Type 'help' to see what you can type.
heading-legend-tents = ▮ cards in hand, ▲ unused tent, (2) trade value. Type 'help' to see what you can type.
heading-after-turns = After each turn: money, ▮ cards in hand, and what is left to dig.
heading-after-turns-tents = After each turn: money, ▮ cards in hand, ▲ unused tent, and what is left to dig.
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
inside-partly-known = { some-cards } for { CARDS($maps, form: "figure") }, known: { $known }
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

## The choices, in groups: first the names of the groups, then the choices, each after its number.

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
choice-no-tent = save it for another storm
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
choice-no-look = don't look

## What somebody typed makes no sense.

# $word (Text), $could (Several of Text).
misunderstood-several = '{ $word }' could be { $could }.
# $word (Text), $verbs (Text).
misunderstood-word = '{ $word }' makes no sense here. Type a number, a move ({ $verbs }), or 'help'.
# $word (Text).
misunderstood-card = '{ $word }' makes no sense here. Type a number from the list, or a treasure.
# $most (Number).
misunderstood-choice = Choose 1 to { $most }.
# $most (Number).
misunderstood-number = The list goes from 1 to { $most }.
misunderstood-nothing = Type a number from the list, or a treasure.
# $card (Card).
misunderstood-not-there = There is no { CARD($card, form: "name") } to choose here.
# $kind (Kind).
misunderstood-how-many = How many { $kind }? Type a number before it, or 'all'.
# $word (Text), $there (Several of Kind).
misunderstood-treasure = '{ $word }' is not a treasure in this game. There are { $there }.
# $there (Several of Kind).
misunderstood-which-treasure = Which treasure? There are { $there }.
# $word (Text): to be typed.
misunderstood-missing = The word '{ $word }' is missing.
# $word (Text): the end of what was typed.
misunderstood-rest = The end makes no sense here: '{ $word }'.
misunderstood-yes-or-no = Type yes or no.

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
laying-done = Type ok.
# Of a kind, at the sphinx. $count (Number): on average.
laying-expected = about { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } will turn up
# Of a card to lose. $change (Money): of what the hand sells for.
laying-loss = one fewer { MONEY($change, form: "change") }
# Of a card to keep. $held (Number), $change (Money).
laying-gain = you have { $held }, one more { MONEY($change, form: "change") }
# $then (Money): after the trade. $now (Money).
laying-hand-then = Your hand would sell for { $then } (now { $now }).

nothing-to-take-back = There is nothing to undo.
take-first = Take something first; then 'cheapest' pays for it.
# $card (Card).
say-give-or-take = { CARD($card, form: "name") } is in your hand and in the marketplace: type 'give' or 'take' before it.
# $count (Number).
only-so-many-there = { $count ->
    [one] There is only { $count } of them.
   *[other] There are only { $count } of them.
}
# $count (Number).
so-many-chosen = { $count ->
    [0] You have not chosen any of them.
   *[other] You chose only { $count } of them.
}
# $count (Number), $id (Text): a treasure, as it is typed.
all-chosen = You already chose { some-cards }: take one back first, such as -{ $id }.
# $count (Number).
choose-more = Choose { $count } more.

## Commands.

why-what = Type a move after it: why sell 3 coins.
why-allowed = That is allowed now.
save-later = You can save the record when the game is over: until then it would show all hands.
save-where = Type where: save FILE.
# $file (Text).
save-over = { $file } already exists. Overwrite it?
# $file (Text).
saved = The record is saved in { $file }.
# $file (Text), $reason (Text): what the system says.
not-saved = { $file }: { $reason }.
# $file (Text).
not-saved-unknown = { $file } cannot be written.
# $words (Text).
no-such-rule = No rule of this edition has this id or mentions '{ $words }'. 'rules' alone lists them all.
rules-hint = Type 'rules R12' or 'rules tent' to read what they say.
nothing-yet = Nothing has happened yet.
# $count (Number).
earlier = { $count } earlier; 'log all' shows them too.
leave-game = Leave this game?
left-table = You left the table; the game is not over.
play-again = Play again? ('save FILE' saves the record of this game.)
# $file (Text).
record-is-in = The record is in { $file }.
well-dug = Thanks for playing!

## Help: what each word does that can be typed. Small letters, no full stop.

help-moves = Type the number of a choice, or a move in words:
help-short = You can shorten verbs (s, tr, en) and name treasures by any part of their name (mask, shards). Tab completes.
help-sell = sell a set; 'sell coins', 'sell co' or 'sell all coins' sells as many as one set holds
help-trade = trade; 'trade' alone builds one step by step, 'trade for talisman' pays for it
help-explore = pay maps for a chamber (or by its number in records: explore 0)
help-sphinx = ask the sphinx; 'explore' alone asks for the names step by step
help-undo-move = take back your last trade or sale this turn; the others remember what they saw
help-end = end your turn
help-steal = rob a player, by name or seat
help-tent = use your tent in this storm, or save it; yes and no work too
help-discard = discard these cards; 'discard' alone lets you choose step by step
help-keep = keep these cards; 'keep' alone lets you choose step by step
help-mine = turn up one more card, or take what you have
help-look = look into a chamber of the temple, or not
help-log = what happened, as you saw it
help-hand = your hand; everybody's sets
help-rules = the rules: all headings, those with these words, or one of them
help-why = why a move is not allowed now
help-hint = the best move for you, why, and the next best
help-save = save the record of the game when it is over: it shows all hands
help-quit = leave; Ctrl-D leaves too
help-enter-key = Enter alone
help-enter = shows the table again
help-add = add the third of the list, a coin, two coins
help-take-back = take one back
help-ok = do it
help-cheapest = take the suggestion: what you need least, or like best
help-clear = put everything back
help-undo = take back the last step
help-cancel = stop this and choose something else
help-take = 'take coin': from the marketplace, where your hand has coins too
help-give = 'give coin': from your hand, where the marketplace has coins too

## A whole game, told to somebody who watches or replays it.

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
story-breaks-off = The record ends here; the game was not over.

## Words that can be typed: those of the language, and in every language the English ones, which are the ids. The first
## of a list is the one that help shows; the others mean the same. Any beginning of a word will do.

typed-sell = sell
typed-trade = trade, buy
typed-explore = explore
typed-end = end, pass, done
typed-steal = steal, rob
typed-tent = tent, shelter, use
typed-discard = discard
typed-keep = keep
typed-turn = turn, more, up
typed-stop = stop
typed-look = look
typed-yes = yes
typed-no = no, none
typed-log = log
typed-hand = hand
typed-museums = museums
typed-rules = rules
typed-help = help
typed-why = why
typed-hint = hint
typed-save = save
typed-quit = quit
typed-undo = undo
typed-ok = ok, done
typed-cheapest = cheapest
typed-clear = clear
typed-cancel = cancel
typed-take = take
typed-give = give
# Between two sides of a trade: 2 coins for a map.
typed-for = for
typed-all = all
# Before the two treasures for the sphinx.
typed-naming = naming, name
typed-and = and
# Before whom the thief robs: steal from Ben.
typed-from = from
# Before a card, and not needed.
typed-the = a, an, the
# With the number of a chamber, and not needed: look into the first chamber.
typed-into = into, in, chamber

## Help: examples of what can be typed.

help-sell-typed = sell 3 coins
help-trade-typed = trade 2 coins for talisman
help-explore-typed = explore first
help-sphinx-typed = explore naming coin, talisman
help-undo-move-typed = undo
help-end-typed = end
help-steal-typed = steal Ben
help-tent-typed = tent, no tent
help-discard-typed = discard 2 coins, map
help-keep-typed = keep mask, coin
help-mine-typed = turn up, stop
help-look-typed = look first, no look
help-log-typed = log [all]
help-hand-typed = hand, museums
help-rules-typed = rules [words|R12]
help-why-typed = why MOVE
help-hint-typed = hint
help-save-typed = save FILE
help-quit-typed = quit
help-add-typed = 3, coin, 2 coins
help-take-back-typed = -3, -coin
