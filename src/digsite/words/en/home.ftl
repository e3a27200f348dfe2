### The home page, the settings that are there everywhere, and what stands where nothing is.
###
### `…` in a sentence are words for a keyboard, _…_ a printed title, *…* stands out.
### "For the ear" means: read aloud by screen readers, never shown. Buttons and labels have no full stop.

# What this language calls itself: shown to whoever looks for it among the others.
language-name = English

## Titles, in tabs and bookmarks.

title-home = digsite: the card game Archaeology
title-nowhere = Nothing here · digsite
# A title, while other tables of one's own wait. $count (Number): so many. $title (Text).
title-waiting = ({ $count }) { $title }

## The home page: its tagline, and buttons.

home-tagline = The card game Archaeology: dig up treasures, trade them into sets, and sell them before the sandstorm comes.
home-dig = Dig now
# On the same button, while the table is being opened.
home-unpacking = Setting up…
home-new-table = New table…
home-join = Join by link…
home-replay = Watch a record
# A heading: one's own unfinished games.
home-continue = Continue
# Beside a table of one's own that is not dealt yet. $count (Number): seats that are free.
home-waiting-for = { $count ->
    [one] waiting for { $count } more player
   *[other] waiting for { $count } more players
}
home-ready = ready to start
home-credits = An unofficial fan implementation. *Phil Walker-Harding* designed _Archaeology: The Card Game_ (2007) and _Archaeology: The New Expedition_ (2016). His own Adventureland Games published the first, later Z-Man Games, which also published the second. digsite is not connected with them and uses none of their artwork or text. Buy the game, it is a good one!

## What is about to be played, in a few words, under the button that starts it: who, against whom.

# $people (Several of Text): one of them. $bots (Several of Message): bots-… for each level.
plan-against = { $people } against { $bots }
# Several people. $people (Several of Text), $bots (Several of Message).
plan-with = { $people } with { $bots }
# No bots. $people (Several of Text).
plan-people = { $people }
# The reader, who gave no name, in such a list and alone.
plan-you = You
# The same, where the others and the record need a name.
plan-nameless = Explorer
# Somebody else who gave no name.
plan-somebody = somebody
# $count (Number): people who will come by the link.
plan-by-link = { $count } by link
plan-random-monument = random monument

# So many bots of a level; $case as for cards. $count (Number).
bots-novice = { $count ->
    [one] a novice
   *[other] { $count } novices
}
# $count (Number).
bots-digger = { $count ->
    [one] a digger
   *[other] { $count } diggers
}
# $count (Number).
bots-professor = { $count ->
    [one] a professor
   *[other] { $count } professors
}
# $count (Number).
bots-pharaoh = { $count ->
    [one] a pharaoh
   *[other] { $count } pharaohs
}

# What a bot is called at a table: its level, and from the second of them on its number. $level (Level), $number (Number).
bot-name = { $number ->
    [1] { $level }
   *[other] { $level } { $number }
}

# Names that bots go by, the same whatever the language says of their level. $number (Number): the first of its level is 1.
bot-called-novice = { $number ->
    [1] Pip
    [2] Tilly
    [3] Moss
    [4] Juno
   *[other] Fern
}
# $number (Number).
bot-called-digger = { $number ->
    [1] Bruno
    [2] Marta
    [3] Otto
    [4] Nadia
   *[other] Hugo
}
# $number (Number).
bot-called-professor = { $number ->
    [1] Emil
    [2] Ada
    [3] Leopold
    [4] Sigrid
   *[other] Iris
}
# $number (Number).
bot-called-pharaoh = { $number ->
    [1] Khaba
    [2] Neferu
    [3] Djoser
    [4] Tiye
   *[other] Merit
}

## Joining by a link.

# A title, the label of a field, a button.
join-title = Join by link
join-field = The link you got
join-button = Join
join-paste-first = Paste the link first.
join-no-link = That isn’t a table link. It should contain /table/ and a code.

## Where nothing is.

nowhere-title = Only sand here
nowhere-why = There is nothing at this address.

## On every page.

page-home = Home
# The label of the logo, for the ear.
page-logo = digsite: home
sheet-close = Close
# The same, with its key.
sheet-close-key = Close (Escape)

## Settings.

settings-title = Settings
settings-language = Language
# As the browser has it.
settings-as-browser = Same as browser
settings-theme = Theme
settings-as-system = Same as system
settings-light = Light
settings-dark = Dark
settings-motion = Motion
settings-reduced = Reduced
# A slider: how loud, and what stands there for no sound at all.
settings-sound = Sound
settings-silent = off

## The guided first dig, and the rules.

# A button; also the label of what surrounds it.
home-lesson = Learn to play
home-lesson-what = New here? Learn it in three minutes, at a real table.
home-lesson-begun = Your first dig is waiting for you.
home-lesson-on = Go on learning
# A button: somebody knows the game.
home-lesson-skip = I know it
# The label of the question mark in the bar, for the ear.
guide-label = Help: the rule that matters now
page-rules = Rules
page-games = My games

## When the server is not there.

server-silent = The server does not answer. Is digsite still running?
# $status (Text): a number that servers answer with.
server-wordless = The server answered { $status } and gave no reason.
# On the home page, where the server does not answer.
home-offline = No connection to the server. My games and the rules open without it; playing, joining and replays need it.
# The title of a page that cannot be shown without the server; home-offline stands below it. And a button.
offline-title = This needs the server
offline-again = Try again
