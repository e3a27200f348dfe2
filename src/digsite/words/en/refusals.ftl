### What is refused, and why: shown below the sentence, or beside a field, and read aloud. A message's id is the error's
### code, or begins with it where one code has several sentences.
###
### $given (Text) is what somebody typed or sent, short and as a programmer would write it, quotation marks included;
### lists of ids and other words for programs come as one text, with commas.

## Moves that the rules refuse now.

game-over = The game is over.
game-unfinished = Everybody left: the game ends unfinished.
game-closed = Whoever runs this server closed the table: the game ends unfinished.

# $asked (Message): the question that is open, a sentence of its own.
not-now = Not now. { $asked }

# $who (Seat or Text): whose turn it is.
not-your-turn = It is { $who }’s turn.
not-your-turn-to-trade = You cannot trade now: it is not your turn.

# $most (Number).
trades-used-up = You can trade at most { $most } times a turn.

nothing-given = Give at least one card from your hand.
nothing-taken = Take at least one card from the marketplace.

# $cards (Cards): all the reader has of one kind. $asked (Number): so many were asked for.
not-in-hand = You have { CARDS($cards, form: "label") }, not { $asked }.
# $card (Card).
not-in-hand-none = You have no { CARD($card, form: "name") }.

# $cards (Cards): of one kind. $asked (Number).
not-in-market = The marketplace has { CARDS($cards, form: "label") }, not { $asked }.
# $card (Card).
not-in-market-none = The marketplace has no { CARD($card, form: "name") }.

# $cards (Cards): of one kind. $asked (Number).
not-in-chamber = The chamber has { CARDS($cards, form: "label") }, not { $asked }.
# $card (Card).
not-in-chamber-none = The chamber has no { CARD($card, form: "name") }.

# R32. $card (Card).
same-on-both-sides = You cannot give and take { CARD($card, form: "name") } in one trade.

# $cards (Cards): what is wanted. $price (Number), $paid (Number): trade values.
pays-too-little = Not enough: { CARDS($cards, form: "label") } { COUNT($cards) ->
    [one] costs
   *[other] cost
} { $price }, you offer { $paid }.

# $chamber (Chamber), $maps (Cards): its price. $held (Number): maps in hand.
too-few-maps = { CHAMBER($chamber, form: "begins") } costs { CARDS($maps, form: "figure") }; you have { $held ->
    [0] none
   *[other] { $held }
}.

# $monument (Monument), $count (Number): its chambers. $chamber (Chamber): the one that is not there.
no-such-chamber = The { $monument } has { $count ->
    [one] { $count } chamber
   *[other] { $count } chambers
}; there is no { CHAMBER($chamber, form: "ordinal") }.

# $chamber (Chamber), $left (Several of Chamber): those that have cards.
chamber-empty = { CHAMBER($chamber, form: "begins") } is empty. There are cards in the { LIST($left, form: "ordinal") }.
chamber-empty-all = Every chamber is empty.
# $chamber (Chamber): the only one.
chamber-empty-only = { CHAMBER($chamber, form: "begins") } is empty.

# $monument (Monument).
no-names-needed = You name treasures at the Sphinx, not at the { $monument }.
names-needed = Name two treasures for the Sphinx.
named-twice = Name two different treasures for the Sphinx.

# R40.
explored-already = You can explore only once a turn.

# R50. $card (Card), $most (Number), $count (Number): so many were asked for.
set-too-large = { CARD($card, form: "name") }: the largest set that sells is { $most }, not { $count }.

# R71, R73.
must-sell = Nobody has sold or explored for too long: sell at least one card first.

# $count (Number): cards to discard. $chosen (Number).
wrong-number = This storm takes { some-cards } from you, not { $chosen }.
# $count (Number): cards to keep. $chosen (Number).
wrong-number-kept = You keep { some-cards }, not { $chosen }.

# $victim (Seat), $others (Several of Seat): who can be robbed.
empty-hand = { $victim } has no card to steal. Choose { LIST($others, form: "inside") }.
# $victim (Seat), $others (Several of Seat): who can be robbed.
not-an-opponent = { $you ->
    [victim] You cannot rob yourself. Choose { LIST($others, form: "inside") }.
   *[other] You cannot rob { $victim }. Choose { LIST($others, form: "inside") }.
}

## Undoing one's own trades and sales, where the table allows it.

take-back-not-your-turn = You can take something back only in your own turn, before you end it.
take-back-nothing = You have not traded or sold anything this turn.
take-back-explored = You have explored since then: what you did before stands.
take-back-looked = You have looked into a chamber since then: what you did before stands.
take-back-half-made = Finish the trade you started first.
# $most (Number).
take-back-often = You can take back at most { $most } times a turn.

## What is no move at all: for whoever types moves, and for programs.

# $given (Text), $moves (Text).
not-a-move = { $given } is not a move. Moves are: { $moves }.
# $given (Text), $verbs (Text).
not-a-move-verb = { $given } is not a move. A move starts with one of: { $verbs }.
# $given (Text).
not-a-move-text = A move is text, not { $given }.
# $given (Text).
not-a-move-unreadable = { $given } is not a readable move.
# $given (Text), $moves (Text).
not-a-move-kind = { $given } is not one of the moves: { $moves }.
# $given (Text), $move (Text), $parts (Text).
not-a-move-parts = { $given } is not a readable move. { $move } takes: { $parts }.

# $given (Text), $kinds (Text).
not-a-kind = { $given } is not a kind of move. Kinds are: { $kinds }.

# $given (Text).
not-a-sale = { $given } is not a sale. A sale looks like this: sell 2 coin.

# $id (Text): a treasure's id, without quotation marks. $there (Text): all there are.
unknown-treasure = There is no '{ $id }' in this game. There are: { $there }.
# $id (Text), $near (Text): what may be meant. $there (Text).
unknown-treasure-near = There is no '{ $id }' in this game. Did you mean '{ $near }'? There are: { $there }.

# $count (Number).
bad-names = Name two treasures for the sphinx, not { $count }.

# $given (Text).
bad-answer = Use the tent or not: True or False, not { $given }.

# $given (Text).
bad-treasure = Name a treasure by its id, such as 'coin' or 'pot_shard', not { $given }.
# $text (Text): the whole line.
bad-treasure-missing = { $text }: the treasure is missing. Name it by its id, such as 'coin' or 'pot_shard'.

# $least (Number), $most (Number), $given (Text).
bad-count = The count is a whole number from { $least } to { $most }, not { $given }.
# $text (Text).
bad-count-missing = { $text }: the count is missing. Put a number here.
# $text (Text), $given (Text).
bad-count-word = { $text }: the count is a whole number, not { $given }.

# $least (Number), $most (Number), $given (Text).
bad-chamber = The chamber is a whole number from { $least } to { $most }, not { $given }.
# $text (Text).
bad-chamber-missing = { $text }: the chamber is missing. Put a number here.
# $text (Text), $given (Text).
bad-chamber-word = { $text }: the chamber is a whole number, not { $given }.

# $least (Number), $most (Number), $given (Text).
bad-seat = The seat is a whole number from { $least } to { $most }, not { $given }.
# $text (Text).
bad-seat-missing = { $text }: the seat is missing. Put a number here.
# $text (Text), $given (Text).
bad-seat-word = { $text }: the seat is a whole number, not { $given }.

# $given (Text).
bad-cards = Cards are a list of treasure ids, or counts by treasure id, not { $given }.
# $most (Number).
bad-cards-many = No move has more than { $most } cards on one side.
# $most (Number), $card (Text), $given (Text).
bad-cards-count = Count cards in whole numbers from 0 to { $most }, not { $card } by { $given }.

# $text (Text), $word (Text).
bad-words = { $text }: the word '{ $word }' is missing.
# $text (Text), $rest (Text).
bad-words-more = { $text }: the end makes no sense here: { $rest }.
bad-words-no = There is 'no tent' and 'no look'.

# $most (Number), $length (Number).
too-long-typed = A typed move has at most { NUMBER($most, useGrouping: 0) } characters, not { NUMBER($length, useGrouping: 0) }.

## Games that cannot be set up.

# $given (Text).
setup-players = A table has 2 to 5 seats, not { $given }.
# $count (Number): names. $seats (Number).
setup-players-names = There are { $count } names for { $seats } seats.
# $name (Text).
setup-players-twins = Two players are called { $name }: give each a name of their own.

# $most (Number), $given (Text).
setup-seat = There are seats 0 to { $most }, not { $given }.

# $rules (Text): the id of the rules.
setup-first = By { $rules } rules the first player is drawn by lot.
# $given (Text).
setup-first-twice = Name each seat only once for who goes first, not as in { $given }.
# $given (Text), $there (Text).
setup-first-several = Several players are called { $given }: give the seat. There are: { $there }.
# $given (Text), $there (Text).
setup-first-unknown = Who goes first is a seat or a player's name, not { $given }. There are: { $there }.

## Tables.

no-such-table = There is no such table. Maybe the link is incomplete.
not-stored = The server could not save that, so it did not happen. Try again in a moment.
disk-full = The server’s disk is full. It could not save that, so it did not happen.
database-read-only = The server is not allowed to write to its database. It could not save that, so it did not happen.
database-busy = Another program keeps the server’s database busy. The server could not save that, so it did not happen. Try again in a moment.
database-damaged = The server’s database is damaged here. It could not save that, so it did not happen.
database-lost = The server’s database is gone. It could not save that, so it did not happen. The game goes on when the database is back.
# For somebody who comes back to a table.
older-than-seen = The saved game is older than what you saw here, or went on differently. Ask whoever runs this server.
# $length (Number): entries that were saved. $found (Number): entries that are left.
table-broken-cut = The end of this game is missing: { $length } entries were saved, { $found } are left. Nothing more can be played here.
# $number (Number): of the entry.
table-broken-changed = Somebody changed the saved game, at entry { NUMBER($number, useGrouping: 0) }. Nothing more can be played here.
table-broken-unreadable = The saved game lies on a damaged part of the disk. Nothing more can be played here.
# $number (Number): of the entry.
table-broken = The saved game does not replay from entry { NUMBER($number, useGrouping: 0) } on. Nothing more can be played here.

# $given (Text), $there (Text).
no-such-edition = There is no edition { $given }. There are: { $there }.
# $given (Text), $there (Text).
no-such-level = There is no bot of level { $given }. There are: { $there }.
level-without-bot = Only a bot’s seat has a level.
nobody-to-play = Leave at least one seat open for a person.
drawn-by-lot = In this edition the first player is drawn by lot.

# $most (Number), $given (Number).
no-such-seat = This table has seats 0 to { $most }, not { $given }.
# $most (Number).
no-such-seat-in-sand = Name each of the seats 0 to { $most } at most once.

# $who (Text or Message): a name, or what a bot is called.
seat-taken = { $who } already sits there.
# $name (Text).
name-taken = Somebody at this table is already called { $name }. Choose another name.
# $most (Number), $given (Text).
bad-name = A name has 1 to { $most } characters, at least one of them visible, unlike { $given }.
# $given (Text).
bad-name-letters = A name is one line without control characters, unlike { $given }.
# $who (Seat or Text).
somebody-there = { $who } already sits there. Only an empty seat can go to a bot.
# $who (Seat or Text).
somebody-there-to-free = { $who } sits there. Only a bot’s seat can be freed.

# $seat (Number): as people count, from 1.
seats-open = Seat { $seat } is still free.
# $count (Number).
seats-open-several = { $count } seats are still free.
# $who (Several of Text): their browsers have not committed to random bytes yet.
bytes-missing = Waiting for { $who }: each browser adds random bytes to the deal. A bot can play for whoever is away.
# $who (Several of Text): their browsers have not shown their random bytes yet.
revealing-now = Waiting for the random bytes of { $who }. Nothing can change until they are here.
not-revealing = The table has not asked for your random bytes yet.
nothing-to-reveal = You have not committed to random bytes for this deal.
wrong-bytes = These are not the random bytes you committed to.
committed-openly = Either commit to your random bytes or add them openly, not both: whoever sees them knows what you committed to.
dealt-already = The cards are already dealt.
dealt-already-stand-up = The cards are already dealt. You can leave the game instead: a bot plays on for you.
not-dealt = The cards are not dealt yet.
ready-already = Your random bytes are already in.

wrong-secret = This browser’s key does not open a seat here any more.
hello-again = You are already at the table.
spectators-watch = You are watching. Only players at the table can do that.
not-understood = The table does not understand that.
not-over-yet = You can open a rematch when this game is over.
not-over-yet-record = You can get the record when the game is over: until then it would show all hands.
not-over-yet-result = You can see how the game came out when it is over.

# Somebody else was faster. $what (Message): what happened, a sentence of its own.
late = Too late: { $what }
late-unseen = Too late: the game has moved on.
late-conflict = Something else happened at the table first. Look again.
# $now (Number), $number (Number).
no-such-state = The game is at state { NUMBER($now, useGrouping: 0) }; there is no state { NUMBER($number, useGrouping: 0) } yet.

take-back-off = At this table nobody can take anything back.

stood-in = A bot plays for you. Take your seat back first.
not-stood-in = No bot plays for you.
your-own-seat = You cannot hand over your own seat.
nobody-there = A bot can only play for a person, and nobody sits there.
# $who (Seat or Text).
stood-in-already = A bot already plays for { $who }.
# $who (Seat or Text).
still-here = { $who } is here. A bot only plays for people who are away.
# $who (Seat or Text), $seconds (Number).
just-gone = { $seconds ->
    [one] { $who } has only just left. A bot may play after { $seconds } more second.
   *[other] { $who } has only just left. A bot may play after { $seconds } more seconds.
}
you-left = You have left this game. Come back first.
resigned = You have resigned: a bot plays your seat to the end.

# $least (Number), $most (Number), $given (Number): seconds.
bad-clock-move = A clock has { $least } to { NUMBER($most, useGrouping: 0) } seconds a move, not { NUMBER($given, useGrouping: 0) }.
# $least (Number), $most (Number), $given (Number): minutes.
bad-clock-game = A clock has { $least } to { $most } minutes a game, not { NUMBER($given, useGrouping: 0) }.
# $least (Number), $most (Number), $given (Number): days.
bad-clock-days = A clock has { $least } to { $most } days a move, not { NUMBER($given, useGrouping: 0) }.

secret-in-use = This key is already in use. Make a new one.
no-rematch = Nobody has opened a rematch for you here.
went-along-already = You already took your seat at the rematch from another device. Open your seat’s link from there.
signed-out = You signed this device out from another one, or gave up your seat there.

## The server.

stopping = The server is stopping. Come back in a moment.
broken = Something broke here. The server wrote down what.
closed = The server could not open its tables.
wrong = The server cannot answer this.
foreign-page = Only pages from this address may do this.
too-many-tables = You have opened very many tables. Play at some of them first.
too-many-tables-in-all = Very many people are opening tables right now. Try again in a minute.
too-many-requests = That was a lot at once. Wait a few seconds.
banned = Whoever runs this server does not let your address in.
too-many-changes = You changed a lot at this table just now. Wait a moment; moves still go through.
too-many-emotes = That was a lot of calling. Wait a few seconds.
too-many-listed = You have listed very many tables. Wait a while before you list another; people can still come by its link.
too-many-lines = Very many connections from your address are at tables here. Close some of your pages first.
too-many-connections = Your address already has very many connections. Close some of your pages, then try again.
server-full = Very many people are here right now. Try again in a minute.
too-slow = Your request took too long to arrive. Try again.
# $name (Text): the name that was asked for.
other-name = This server is not called { $name }. Open it by its address, or ask whoever runs it to start it with --public-url.
too-many-posts = That was a lot at once. Wait a few seconds.
too-many-turns = That was a lot of tables at once. Wait a moment.
too-fast = That was a lot at once. Wait a second and try again.
hello-first = Say hello first: with your seat’s secret, or as a spectator.
already-here = You have already said hello.
other-version = This page is older or newer than its server. Reload it to go on; your seat is saved.

too-long = That is too long: 16 kB are enough for everything there is to say.
too-long-sent = What you sent is too long: 16 kB are enough for everything there is to say.
not-text = Send text, as JSON.
not-json = Send JSON.
not-acceptable = This server answers only in JSON.
not-here = You cannot do that at this address.
not-here-page = Pages can only be read.
no-such-place = There is nothing at this address.
no-such-page = There is no such page.

unreadable = The server could not read that.
# $problem (Text): what the reader of JSON says, in English.
unreadable-because = The server could not read what you sent: { $problem }.
# $problem (Text).
unreadable-said = The server could not read that: { $problem }.

## Lessons.

# $given (Text), $there (Text): a list.
no-such-lesson = There is no lesson { $given }; there is: { $there }.
# For everything that a lesson does not offer yet.
lesson-later = One thing at a time: first do what the coach says.
no-rematch-of-lesson = A lesson has no rematch; open it once more, or play a real game.

## Everything else.

# A sentence in English already, for whoever writes files and programs: edition files, records, the command line.
# $text (Text).
plain = { $text }
