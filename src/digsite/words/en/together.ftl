### Playing with others: inviting them, tables for strangers, calling across the table, rematches, and what the table
### agreed on. "For the ear" means: read aloud by screen readers, never shown. Buttons and labels have no full stop.

## Inviting.

invite-title = Invite others
# A heading that opens and closes.
invite-qr = QR code
# For the ear. $link (Text).
invite-qr-label = QR code of the link { $link }
invite-qr-how = Point the camera of a phone at it.
# The label of a choice: the addresses of this machine in its networks.
invite-address = Address

## Open tables, for strangers.

# A box to tick, and what it means as it is.
list-toggle = List this table for strangers
list-means-on = Everybody on this server’s home page sees it, and may join or watch.
list-means-off = Only those who get the link find it.

# A heading on the home page.
open-title = Open tables
# For the ear. $count (Number).
open-count = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
# $free (Number), $players (Number).
open-seats = { $free ->
    [one] { $free } of { $players } seats free
   *[other] { $free } of { $players } seats free
}
# $count (Number).
open-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
open-no-clock = no clock
# Buttons, and the same for the ear.
open-join = Join
open-watch = Watch
# $who (Several of Text): those who wait there.
open-join-label = Join { $who }
# $who (Several of Text).
open-watch-label = Watch { $who }
# $count (Number): tables that are not shown.
open-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}

## Emotes: called across the table.

emote-hello = Hello
emote-nice = Well played
emote-thanks = Thanks
emote-ouch = Ouch
emote-moment = One moment
emote-good-game = Good game
# For the ear. $who (Text), $what (Message): one of the above.
emote-said = { $who }: { $what }
# Boxes to tick. $who (Text).
emote-mute-of = Hide what { $who } says
emote-mute-all = Hide what everybody says

## A rematch, asked for and answered.

# $who (Text).
rematch-wanted = { $who } wants a rematch.
# Buttons.
rematch-accept = Play again
rematch-decline = No, thanks
# Beside a name.
rematch-asked = wants a rematch
rematch-accepted = comes along
rematch-declined = does not come
rematch-unanswered = has not answered yet
rematch-you-declined = You said no to the rematch.

## What the table agreed on: clock, time that is up, undo, leaving.

house-title = How this table is played
house-no-clock = None
# $level (Level).
house-then-once = A { LEVEL($level, form: "bare") } decides this once.
# $level (Level).
house-then-on = A { LEVEL($level, form: "bare") } plays on until the seat is taken back.
house-undo = Undo
house-undo-everybody = Everybody may undo their own trades and sales during their turn, until something hidden shows. Whoever opened the table allowed it.
house-undo-nobody = Off. Whoever opened the table chose that.
house-undo-alone = Only for somebody who plays alone against bots.
house-undo-alone-on = You play alone against bots, so you may undo your own trades and sales during your turn.
house-undo-alone-off = Only for somebody who plays alone against bots, so not here.
house-leaving = Leaving
# $level (Level).
house-leaving-means = A { LEVEL($level, form: "bare") } plays on for whoever leaves or resigns. Whoever left may come back.
# For a new table: who may undo.
undo-title = Undo
undo-alone = Alone
undo-everybody = Everybody
undo-nobody = Nobody
undo-means-alone = Only somebody who plays alone against bots may undo.
undo-means-everybody = Everybody may undo their own trades and sales during their turn, until something hidden shows.
undo-means-nobody = What is done is done.
# For a new table: the level of the bots that take over.
stand-in-level = Bots that take over
