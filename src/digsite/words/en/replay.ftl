### Looking back at a game: the replay in the page, a record that somebody brings, the past of a game that goes on.
###
### "For the ear" means: read aloud by screen readers, never shown. Buttons and labels have no full stop.

title-replay = Replay · digsite
replay-title = Replay

## The way through the game.

# For the ear: the part of the page with chart and buttons.
replay-way = Through the game
# For the ear: the slider.
replay-scrubber = Moment of the game
# For the ear: the buttons together.
replay-controls = Play and step
replay-to-deal = To the deal
replay-turn-back = One turn back
replay-event-back = One step back
replay-play = Play
replay-pause = Pause
replay-event-on = One step on
replay-turn-on = One turn on
replay-to-end = To the end
replay-speed = Speed
# $speed (Text): a figure, such as 0.5.
replay-times = × { $speed }
replay-at-deal = The deal
# $turn (Number), $event (Number): how many steps since the deal. $last (Number): of so many.
replay-at = Turn { $turn } · step { $event } of { $last }

## Great moments.

replay-moments = Moments
replay-moments-note = You see who it was once you get there.
replay-no-moments = There were no thieves, storms, explorations or big sales.
# $kind (Text): thief, storm, exploration or sale. $turn (Number).
replay-mark = Turn { $turn }: { $kind ->
    [thief] a thief
    [storm] a sandstorm
    [exploration] an exploration
   *[sale] a big sale
  }
# $kind (Text), $turn (Number), $who (Seat): whose turn it is.
replay-mark-by = Turn { $turn }: { $kind ->
    [thief] a thief, dug up by { $who }
    [storm] a sandstorm, dug up by { $who }
    [exploration] an exploration by { $who }
   *[sale] a big sale by { $who }
  }

## Money and hands.

replay-figures = Figures
replay-figures-note = Money after each turn; after the plus, what the hand would sell for. In the chart: the line is the money, the dotted line adds the hand.
replay-turn = Turn
replay-deal = Deal
# $turn (Number), $name (Text).
replay-turn-of = { $turn }: { $name }
# $money (Number), $worth (Number).
replay-money-and-worth = { $money } + { $worth }
# For the ear: all hands together.
replay-hands = All hands
replay-hand-worth = The hand would sell for
replay-no-cards = No cards

## Whose eyes.

replay-eyes = Whose eyes
replay-eyes-all = All hands open
# $name (Text).
replay-eyes-of = As { $name } saw it
replay-eyes-public = As spectators saw it
replay-reveal = Show the result

## Handing a moment on.

replay-share = Share
replay-link = Link to this moment
# Shared along with the link.
replay-link-title = A moment at the dig
replay-link-note = Whoever opens it sees the game from here, and not how it ends.
replay-embed = For a page of your own
replay-embed-note = Paste this into your page: it shows the game from here.
# The name of the frame in somebody's page.
replay-frame-title = A game of Archaeology, move by move
replay-download = Download the record
replay-open = Open in digsite

## A record that somebody brings.

replay-bring = Watch a record
replay-bring-how = Drop a game record here, or choose the file.
replay-choose-file = Choose a file
replay-bring-note = Your server reads the file and keeps nothing of it.
replay-another = Another record
replay-which = Which game
# $number (Number), $count (Number).
replay-game-of = Game { $number } of { $count }

## When there is nothing to see.

replay-not-yet = Still being played
replay-none = No replay
replay-to-table = To the table

not-over-yet-replay = This game is still going on. You can watch it again when it is over.
# $reason (Text): in English, with the line.
bad-record = This is no game record, or the rules forbid what it tells. { $reason }
no-record = This file has no game record in it.
# $number (Number), $count (Number).
no-such-record = There { $count ->
    [one] is one game
   *[other] are { $count } games
  } in this file, and no number { $number }.
# $most (Number).
long-record = This game has more than { $most } events, which is too long for the page. In a terminal, digsite replay tells it.
replays-busy = Many people are looking back right now. Try again in a moment.
too-many-replays = That was a lot of replays at once. Wait a moment.

## Looking back in a game that goes on.

lookback-now = You are looking back. Nothing you press here counts.
# $count (Number): moves since then.
lookback-gone-on = You are looking back. The game went on: { $count ->
    [one] one move
   *[other] { $count } moves
  } since.
lookback-your-turn = You are looking back, and it is your turn.
lookback-close = Back to the game
