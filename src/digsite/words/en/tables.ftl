### Around a game in the page: a new table, the seats before the deal, coming back, the end.
###
### `…` in a sentence are words for a keyboard, *…* stands out.
### "For the ear" means: read aloud by screen readers, never shown. Buttons and labels have no full stop.

## Titles, in tabs and bookmarks.

title-new-table = New table · digsite
title-table = The table · digsite
title-your-move = Your turn · digsite
title-game-over = Game over · digsite

## A new table: who plays.

new-title = New table
new-who-plays = Who plays
# The label of the three ways below, for the ear.
new-way = Way to play
way-alone = Against bots
way-here = On one screen
way-network = Over the network

# Whose a seat is.
seat-kind-here = At this screen
seat-kind-open = By link
seat-kind-bot = Bot
add-here = Add a person
add-open = Add a seat by link
add-bot = Add a bot
# $number (Number): of the seat, from 1.
seat-is-for = Seat { $number } is for
# $number (Number).
seat-name-field = Name for seat { $number }
# $number (Number).
seat-level-field = Level of the bot on seat { $number }
# $number (Number).
seat-remove-label = Remove seat { $number }
seat-remove = Remove
your-name = Your name
a-name = Name
seat-by-link-means = Anyone with your link can sit here.
# $name (Text): of the edition. $fewest (Number), $most (Number).
seats-at-most = { $name } is for { $fewest } to { $most } players.
# A seat without a name, as people count. $number (Number): from 1.
seat-of-number = Seat { $number }
# $number (Number).
bot-of-number = Bot on seat { $number }

names-needed-here = Everybody at this screen needs a name.
names-alike = Two people have the same name.

## A new table: what is played.

new-begins = Who goes first
new-pace = Bot speed
new-edition = Edition
new-monument = Monument
new-variants = Variants
# $year (Text), $fewest (Number), $most (Number).
edition-for = { $year }, { $fewest } to { $most } players
# The same where there are too many or too few. $year (Text), $fewest (Number), $most (Number), $players (Number).
edition-not-for = { $year }, { $fewest } to { $most } players. Not with { $players }.
# $players (Number).
variant-only-with = Only with { $players } players.
# $fewest (Number), $most (Number): the next number.
variant-only-with-or = Only with { $fewest } or { $most } players.
# $fewest (Number), $most (Number).
variant-only-with-to = Only with { $fewest } to { $most } players.
monument-random = Random
    .about = Drawn when the cards are dealt.
monument-for-first-game = Good for a first game
new-open = Open the table
new-dig = Dig

# Who goes first: chance, or whoever stood in sand last. For the ear, two choices, a question.
begins-how = First player
begins-by-chance = Random
begins-by-sand = Last at the beach
begins-by-sand-why = Who was last at the beach? Choose that player.

## The seats before the deal.

lobby-open = The table is open
lobby-all-here = Everybody is here
# $name (Text).
lobby-waiting-for = Waiting for { $name }
# $count (Number): two or more.
lobby-waiting-for-several = Waiting for { $count } players
# $name (Text): of the edition. $players (Number).
lobby-edition = { $name }, { $players } players
lobby-random-monument = random monument
lobby-voided = The deal failed: somebody’s browser did not show its random bytes in time. Start again when everybody is here.
lobby-watching = You are watching. Take a seat below to play.
lobby-watching-full = You are watching: every seat is taken.
lobby-watching-bots = Players at the table can free a bot’s seat.
lobby-seats = Seats
lobby-free-seat = Free seat
lobby-bot = Bot
lobby-at-this-screen = at this screen
lobby-sit-here = Sit here
lobby-let-bot-play = Let a bot play
# For the ear. $count (Number): free seats. $players (Number).
lobby-seats-free = { $count ->
    [one] { $count } of { $players } seats is free.
   *[other] { $count } of { $players } seats are free.
}
lobby-seats-taken = Every seat is taken.
lobby-somebody-else = Somebody else at this screen
lobby-their-name = Their name
lobby-sit-down = Sit down
lobby-name-first = Enter your name first.
lobby-link = Send this link to the others
# What is shared along with the link.
lobby-link-title = A table at digsite
lobby-link-why = Anyone who opens it can take a free seat or watch. The same link brings you back.
lobby-ready = Everything is ready.
# $count (Number): free seats.
lobby-fill = { $count ->
    [one] Give the free seat to a bot
   *[other] Fill the free seats with bots
}
# $level (Level).
lobby-fill-level = Level: { $level }
lobby-start = Start
# $number (Number): of the seat, from 1.
lobby-bot-level = Level of the bot on seat { $number }
# $number (Number).
lobby-bot-give = Give seat { $number } to a bot
lobby-bot-choose = Give to a bot…
lobby-bot-free = Free the seat
# $name (Text): of the bot.
lobby-bot-free-label = Free { $name }’s seat

# One word about a seat.
seat-status-bot = Bot
seat-status-free = Free
seat-status-stood-in = A bot plays
seat-status-coming = Joining…
seat-status-awaited = Not here yet
seat-status-ready = Ready
seat-status-away = Away

## Links.

copy-button = Copy
copy-done = Copied
copy-done-why = The link is copied.
copy-share = Share
# Where there is no share sheet: what was done instead.
copy-share-not = Copied. Browsers open the share sheet only over https: paste the link where you want it.
# $host (Text): the name in the address.
only-here-unknown = Other machines cannot open an address with “{ $host }”. Use this machine’s address in your network instead.
# $host (Text).
only-here = Other machines cannot open an address with “{ $host }”. To let them in, start `digsite serve --host 0.0.0.0` and open the address it prints for others.

## Fair dealing.

fair-title = Fair dealing
fair-means = Nobody chooses a card, not even this server. It has already fixed a secret number and shows its fingerprint here. Every player’s browser fixes random bytes in the same way. Only then do all browsers show theirs, and all luck of the game comes from all of it together. After the game the server shows its number, and this browser checks every card.
# $count (Number): deals that failed.
fair-means-voided = { $count ->
    [one] { $count } deal failed because somebody did not show their random bytes. The record will say so.
   *[other] { $count } deals failed because somebody did not show their random bytes. The record will say so.
}
fair-fingerprint = Fingerprint of the secret number (SHA-256)
fair-revealed = Before the deal the server fixed a secret number and showed its fingerprint. Every player’s browser did the same with its random bytes. Here is the number. With the record anybody else can check every card, too:
fair-download = Download the record
# $file (Text): its name.
fair-verify = then `digsite verify { $file }`
fair-secret = The secret number
fair-fingerprint-shown = Its fingerprint, shown from the start (SHA-256)
fair-again = Try again
# On the table, instead of the promise of a fair deal.
lesson-fixed = A lesson: its cards are laid out in advance. In a real game they come by chance, and everybody can check that.

## At the table: what stands in the bar above it.

table-watching = You are watching
# Several people are at this screen. $name (Text): whose seat.
table-take-back-of = Take { $name }’s seat back
table-take-back = A bot plays for you: take back
# $name (Text).
table-away = { $name } is away…
# $count (Number): two or more.
table-away-several = { $count } are away…
table-to-rematch = To the rematch
table-result = Result
# A button, and the title of what it opens: something to call across the table.
table-emote = Say something
table-look-back = Look back
table-replay = Watch the replay
table-coming = Joining the table…
table-shuffling = Shuffling…
# Beside a button that was pressed.
line-lost = Connection lost. Reconnecting.
line-broke = The connection broke before the answer came. The table will show what happened.
# A banner over the page.
connection-lost = Connection lost. Reconnecting; your seat is saved.

trouble-damaged = A damaged table
trouble-no-table = No such table
trouble-version = Another version
trouble-older = An older game
trouble-not-your-seat = Not your seat
trouble-reload = Reload
trouble-play-on = Play on from there
trouble-watch = Only watch

## Settings at a table.

own-link = Play on from another device
# What is shared along with the link.
own-link-title = My seat at the table
own-link-why = This link is your seat: anyone who has it plays for you. Only send it to yourself.

## Who is away.

away-title = Who is here
away-here = Here.
away-not-here = Away.
away-take-back = Take back
# $name (Text).
away-level = Level of the bot for { $name }
away-hand-over = Hand to a bot
away-why = Anyone who comes back by their link can take their seat back at any time.

## Several people at one screen.

# $name (Text).
handover-title = Pass the screen to { $name }
handover-look-away = Everybody else, look away!
# A button. $name (Text).
handover-i-am = I am { $name }

## The end.

over-player = Player
over-sold = Cards sold
over-money = Money
over-you = You
over-winner = Winner
over-nothing-sold = Nothing sold.
over-rematch = Rematch
over-look = Look at the table
