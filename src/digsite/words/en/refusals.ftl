### What is refused, and why. A message's id is the error's code, or begins with it where one code has several sentences.
###
### $given (Text) is what somebody typed or sent, short and as a programmer would write it, quotation marks included;
### lists of ids and other words for programs come as one text, with commas.

## Moves that the rules refuse now.

game-over = The game is over.
game-unfinished = Everybody has left: the game ends unfinished.

# $asked (Message): the question that is open.
not-now = Not now. { $asked }

# $who (Seat): whose turn it is.
not-your-turn = It is for { $who } to decide now.
not-your-turn-to-trade = It is not for you to trade now.

# $most (Number).
trades-used-up = { $most } trades are the most in one turn.

nothing-given = A trade gives at least one card of your hand.
nothing-taken = A trade takes at least one card of the marketplace.

# $cards (Cards): what there is of the kind. $asked (Number): so many were asked for.
not-in-hand = You hold { CARDS($cards, form: "label") }, not { $asked }.
# $card (Card).
not-in-hand-none = You hold no { CARD($card, form: "name") }.

# $cards (Cards), $asked (Number).
not-in-market = The marketplace has { CARDS($cards, form: "label") }, not { $asked }.
# $card (Card).
not-in-market-none = The marketplace has no { CARD($card, form: "name") }.

# $cards (Cards), $asked (Number).
not-in-chamber = The chamber has { CARDS($cards, form: "label") }, not { $asked }.
# $card (Card).
not-in-chamber-none = The chamber has no { CARD($card, form: "name") }.

# R32. $card (Card).
same-on-both-sides = { CARD($card, form: "name") } cannot be on both sides of a trade.

# $cards (Cards): what is wanted. $price (Number), $paid (Number).
pays-too-little = Not yet: { CARDS($cards, form: "label") } { COUNT($cards) ->
    [one] costs
   *[other] cost
} { $price }, you offer { $paid }.

# $chamber (Chamber), $maps (Cards): its price. $held (Number): maps in hand.
too-few-maps = { CHAMBER($chamber, form: "begins") } costs { CARDS($maps, form: "figure") }; you hold { $held ->
    [0] none
   *[other] { $held }
}.

# $monument (Monument), $count (Number): its chambers. $chamber (Chamber): the one that is not there.
no-such-chamber = The { $monument } has { $count ->
    [one] { $count } chamber
   *[other] { $count } chambers
}; there is no { CHAMBER($chamber, form: "ordinal") }.

# $chamber (Chamber), $left (Several of Chamber): those that have cards.
chamber-empty = { CHAMBER($chamber, form: "begins") } is empty; there are cards in the { LIST($left, form: "ordinal") }.
chamber-empty-all = Every chamber is empty.
# $chamber (Chamber): the only one.
chamber-empty-only = { CHAMBER($chamber, form: "begins") } is empty.

# $monument (Monument).
no-names-needed = Treasures are named to the Sphinx, not to the { $monument }.
names-needed = Name two treasures to the Sphinx.
named-twice = Name two different treasures to the Sphinx.

# R40.
explored-already = You have explored this turn: once is all.

# R50. $card (Card), $most (Number), $count (Number).
set-too-large = { CARD($card, form: "name") }: { $most } is the largest set that sells, not { $count }.

# R71, R73.
must-sell = Nobody has done anything for too long: sell at least one card first.

# $count (Number), $chosen (Number).
wrong-number = You lose { some-cards } in this storm, not { $chosen }.
# $count (Number), $chosen (Number).
wrong-number-kept = You keep { some-cards }, not { $chosen }.

# $victim (Seat), $others (Several of Seat): who can be robbed.
empty-hand = { $victim } has no card to steal; choose { LIST($others, form: "inside") }.
# $victim (Seat), $others (Several of Seat).
not-an-opponent = { $you ->
    [victim] You cannot rob yourself; choose { LIST($others, form: "inside") }.
   *[other] { $victim } is no opponent of yours; choose { LIST($others, form: "inside") }.
}

## Taking back one's own trades and sales, where the table allows it.

take-back-not-your-turn = You can take something back only in your own turn, before you end it.
take-back-nothing = You have neither traded nor sold anything in this turn.
take-back-explored = You have been to the monument since: what you did before stands.
take-back-looked = You have looked into a chamber since: what you did before stands.
take-back-half-made = Finish the trade that you have begun first.
# $most (Number).
take-back-often = { $most } times a turn is the most: what you did stands.

## What is no move at all.

# $given (Text), $moves (Text).
not-a-move = { $given } is not a move. Moves are: { $moves }.
# $given (Text), $verbs (Text).
not-a-move-verb = { $given } is not a move. A move begins with one of: { $verbs }.
# $given (Text).
not-a-move-text = A move is read from text, not from { $given }.
# $given (Text).
not-a-move-unreadable = { $given } is not a move that can be read.
# $given (Text), $moves (Text).
not-a-move-kind = { $given } is not one of the moves: { $moves }.
# $given (Text), $move (Text), $parts (Text).
not-a-move-parts = { $given } is not a move that can be read. { $move } takes: { $parts }.

# $given (Text), $kinds (Text).
not-a-kind = Kinds of moves are: { $kinds }; { $given } is none.

# $given (Text).
not-a-sale = { $given } is not a sale. A sale is: sell 2 coin.

# $id (Text): a treasure's id, without quotation marks. $there (Text): all there are.
unknown-treasure = There is no '{ $id }' in this game. There are: { $there }.
# $id (Text), $near (Text): what may be meant. $there (Text).
unknown-treasure-near = There is no '{ $id }' in this game. Did you mean '{ $near }'? There are: { $there }.

# $count (Number).
bad-names = The sphinx is told two treasures, not { $count }.

# $given (Text).
bad-answer = A tent is used or not: True or False, not { $given }.

# $given (Text).
bad-treasure = A treasure is named by its id, such as 'coin' or 'pot_shard', not { $given }.
# $text (Text): the whole line.
bad-treasure-missing = { $text }: the treasure is missing. A treasure is named by its id, such as 'coin' or 'pot_shard'.

# $least (Number), $most (Number), $given (Text).
bad-count = The count is a whole number from { $least } to { $most }, not { $given }.
# $text (Text).
bad-count-missing = { $text }: the count is missing: a number is needed here.
# $text (Text), $given (Text).
bad-count-word = { $text }: the count is a whole number, not { $given }.

# $least (Number), $most (Number), $given (Text).
bad-chamber = The chamber is a whole number from { $least } to { $most }, not { $given }.
# $text (Text).
bad-chamber-missing = { $text }: the chamber is missing: a number is needed here.
# $text (Text), $given (Text).
bad-chamber-word = { $text }: the chamber is a whole number, not { $given }.

# $least (Number), $most (Number), $given (Text).
bad-seat = The seat is a whole number from { $least } to { $most }, not { $given }.
# $text (Text).
bad-seat-missing = { $text }: the seat is missing: a number is needed here.
# $text (Text), $given (Text).
bad-seat-word = { $text }: the seat is a whole number, not { $given }.

# $given (Text).
bad-cards = Cards are a list of treasure ids, or counts by treasure id, not { $given }.
# $most (Number).
bad-cards-many = No move has more than { $most } cards on one side.
# $most (Number), $card (Text), $given (Text).
bad-cards-count = Cards are counted by whole numbers from 0 to { $most }, not { $card } by { $given }.

# $text (Text), $word (Text).
bad-words = { $text }: the word '{ $word }' is missing.
# $text (Text), $rest (Text).
bad-words-more = { $text }: nothing more is understood after it, but there is { $rest }.
bad-words-no = There is 'no tent' and 'no look'.

# $most (Number), $length (Number).
too-long-typed = A typed move has at most { NUMBER($most, useGrouping: 0) } characters, not { NUMBER($length, useGrouping: 0) }.

## Steps, chance and the past: for programs.

# $most (Number), $given (Text).
bad-step = A step is a number from 0 to { $most }, not { $given }.
# $number (Number), $legal (Text).
illegal-step = Step { $number } is not legal here. Legal is: { $legal }.
# $given (Text), $possible (Text).
impossible-chance = { $given } cannot come up here. Possible: { $possible }.
# $events (Number), $given (Text).
no-such-past = The log has { NUMBER($events, useGrouping: 0) } events: go back to 0 to { NUMBER($events, useGrouping: 0) }, not { $given }.
past-forgotten = This game does not remember how it came here.
nothing-to-undo = There is no move to take back.

## Games that cannot be set up.

# $given (Text).
setup-players = A table has 2 to 5 seats, not { $given }.
# $given (Text).
setup-players-list = Players are a number or a list of names, not { $given }.
# $count (Number): names. $seats (Number).
setup-players-names = There are { $count } names for { $seats } seats.

# $most (Number), $given (Text).
setup-seat = There are seats 0 to { $most }, not { $given }.

# $rules (Text): the id of the rules.
setup-first = By { $rules } rules the first player is drawn by lot.
# $given (Text).
setup-first-twice = Each seat stands once among those who start, not as in { $given }.
# $given (Text), $there (Text).
setup-first-several = Several are called { $given }: say the seat. There are: { $there }.
# $given (Text), $there (Text).
setup-first-unknown = Who starts is a seat or a player's name, not { $given }. There are: { $there }.

setup-seed = Chance comes from a seed or from a dealer: give one or the other.
# $given (Text).
setup-setup = A setup is made by Edition.setup; { $given } is none.
# $given (Text).
setup-edition = An edition is a printed one's id, a file or an Edition, not { $given }.
# $given (Text), $skill (Text).
setup-dealer = A dealer can draw, tell and seek; { $given } cannot { $skill }.

## Tables.

no-such-table = There is no such table. Perhaps the link is not complete.
not-stored = That could not be stored, so it did not happen. Try again in a moment.
disk-full = The server’s disk is full. That could not be stored, so it did not happen.
database-read-only = The server may not write to its database. That could not be stored, so it did not happen.
database-busy = Somebody else keeps the server’s database busy. That could not be stored, so it did not happen. Try again in a moment.
database-damaged = The server’s database is damaged here. That could not be stored, so it did not happen.
database-lost = The server’s database is gone. That could not be stored, so it did not happen. Play goes on when it is back.
# Said to somebody who comes back to a table.
older-than-seen = What is stored of this game is older than what you saw here, or went on differently. Ask whoever runs this server.
# $length (Number): entries that were stored, $found (Number): entries that are left.
table-broken-cut = The end of this game is missing: { $length } entries were stored, { $found } are left. It stays as it is.
# $number (Number): of the entry.
table-broken-changed = Somebody changed what is stored of this table, at entry { NUMBER($number, useGrouping: 0) }. It stays as it is.
table-broken-unreadable = What is stored of this table lies on a damaged part of the disk. It stays as it is.
# $number (Number): of the entry.
table-broken = What is stored of this table cannot be played again, from entry { NUMBER($number, useGrouping: 0) } on. It stays as it is.

# $given (Text), $there (Text).
no-such-edition = There is no edition { $given }. There are: { $there }.
# $given (Text), $there (Text).
no-such-level = There is no bot of level { $given }. There are: { $there }.
level-without-bot = Only the seat of a bot has a level.
nobody-to-play = Leave at least one seat open for a person.
drawn-by-lot = In this edition the first player is drawn by lot.

# $most (Number), $given (Number).
no-such-seat = This table has seats 0 to { $most }, not { $given }.
# $most (Number).
no-such-seat-in-sand = Name each of the seats 0 to { $most } at most once.

# $who (Seat or Text).
seat-taken = { $who } sits there already.
# $name (Text).
name-taken = Somebody at this table is called { $name } already. Choose another name.
# $most (Number), $given (Text).
bad-name = A name has 1 to { $most } characters and at least one that can be seen, unlike { $given }.
# $given (Text).
bad-name-letters = A name stands on one line, without control characters, unlike { $given }.
# $who (Seat or Text).
somebody-there = { $who } sits there already. Only a seat without a person is for bots.
# $who (Seat or Text).
somebody-there-to-free = { $who } sits there. Only the seat of a bot can be made free.

# $seat (Number): as people count, from 1.
seats-open = Seat { $seat } is still free.
# $count (Number).
seats-open-several = { $count } seats are still free.
# $who (Several of Text): they have not committed to random bytes yet.
bytes-missing = Waiting for { $who }: each browser adds random bytes to the deal. A bot can stand in for whoever is away.
# $who (Several of Text): they have committed to random bytes and still have to show them.
revealing-now = The deal waits for the random bytes of { $who }. Nothing can be changed until they are in.
not-revealing = The table has not asked for your random bytes yet.
nothing-to-reveal = You have not committed to random bytes for this deal.
wrong-bytes = These are not the random bytes you committed to.
committed-openly = Commit to your random bytes or add them in the open, not both: whoever sees them knows what you committed to.
dealt-already = The cards are dealt already.
not-dealt = The cards are not dealt yet.
ready-already = Your random bytes are in already.

wrong-secret = This browser's key no longer opens a seat here.
hello-again = You are at the table already.
spectators-watch = You are watching. Only those who sit at the table can do that.
not-understood = That cannot be said here.
not-over-yet = A rematch can be opened when this game is over.
not-over-yet-record = The record can be had when the game is over: until then it tells all hands.

# $what (Message): what happened instead.
late = That was already decided: { $what }
late-unseen = That was already decided; the game has moved on.
late-conflict = Something else happened at the table first. Look again.
# $now (Number), $number (Number).
no-such-state = The game is at state { NUMBER($now, useGrouping: 0) }; there is no state { NUMBER($number, useGrouping: 0) } yet.

take-back-off = Nobody takes anything back at this table.

stood-in = A bot plays for you. Take your seat back first.
not-stood-in = No bot plays for you.
your-own-seat = Nobody can hand over their own seat.
nobody-there = A bot can stand in for a person only, and nobody sits there.
# $who (Seat or Text).
stood-in-already = A bot plays for { $who } already.
# $who (Seat or Text).
still-here = { $who } is here. A bot stands in for those who are not.
# $who (Seat or Text), $seconds (Number).
just-gone = { $who } has only just gone. A bot may stand in after { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
}.
you-left = You have left this game. Come back first.
resigned = You have resigned: a bot plays your seat to the end.

# $least (Number), $most (Number), $given (Number).
bad-clock-move = A clock has { $least } to { NUMBER($most, useGrouping: 0) } seconds a move, not { NUMBER($given, useGrouping: 0) }.
# $least (Number), $most (Number), $given (Number).
bad-clock-game = A clock has { $least } to { $most } minutes a game, not { NUMBER($given, useGrouping: 0) }.
# $least (Number), $most (Number), $given (Number).
bad-clock-days = A clock has { $least } to { $most } days a move, not { NUMBER($given, useGrouping: 0) }.

secret-in-use = This key is in use already. Make a new one.
no-rematch = Nobody has opened a rematch for you here.
went-along-already = Your seat at the rematch is taken: you went there from another device. Open your seat’s link from there.
signed-out = You signed this device out from another one.

## The server.

stopping = The server is being stopped. Come back in a moment.
broken = Something is broken here. It has been written down.
closed = The tables could not be opened.
wrong = This cannot be answered.
foreign-page = Only pages from this very address may do this.
too-many-tables = You have opened very many tables. Play at some of them first.
too-many-tables-in-all = Very many tables are being opened here right now. Try again in a minute.
too-many-requests = That was very much at once. Wait a few seconds.
too-many-changes = You have changed very much at this table just now. Wait a little; moves are always heard.
too-many-lines = Very many from your address are at tables here. Close some of your pages first.
too-many-connections = Your address holds very many connections already. Close some of your pages, then try again.
server-full = Very many people are here right now. Try again in a minute.
too-slow = Your request did not come to its end in time. Try again.
# $name (Text): the name that was asked for.
other-name = This server does not go by the name { $name }. Open it by its address; or whoever runs it starts it with --public-url.
too-many-posts = That was very much at once. Wait a few seconds.
too-fast = That was very much at once. Wait a second and say it again.
hello-first = Say hello first: with your seat's secret, or as a spectator.
already-here = You have said hello already.
other-version = This page is older or newer than its server. Reload it to go on; your seat is kept.

too-long = That is too long: 16 kB are enough for everything there is to say.
too-long-sent = What was sent is too long: 16 kB are enough for everything there is to say.
not-text = Only text is understood here, as JSON.
not-json = Only JSON is understood here.
not-acceptable = There is only JSON here.
not-here = This cannot be done at this address.
not-here-page = Pages can only be read.
no-such-place = There is nothing at this address.
no-such-page = There is no such page.

unreadable = What was sent cannot be read.
# $problem (Text): what the reader of JSON says, in English.
unreadable-because = What was sent cannot be read: { $problem }.
# $problem (Text).
unreadable-said = That cannot be read: { $problem }.

# $cause (Text): what the database says.
no-database = The database cannot be opened: { $cause }
# $cause (Text).
no-such-database = This is no address of a database that is known here: { $cause }
no-such-database-file = Tables are kept in a file, so that they outlive the server: name one.
# $folder (Text): with quotation marks.
no-such-database-folder = There is no folder { $folder } to keep tables in.

## Everything else.

# A sentence in English already, for whoever writes files and programs: edition files, records, the command line.
# $text (Text).
plain = { $text }
