### My games: what this browser keeps of games that are over, notices, and digsite as an app. Fetched with that page.

title-games = My games · digsite
games-title = My games
games-about = Kept in this browser only. A game is added when it is over and you had a seat; games you only watched are not.
games-not-lasting = This browser keeps nothing between visits (a private window, perhaps). What you see here is gone when you close the page.
games-none = No games yet. Play one to its end, and it is here.
games-none-filtered = None of your games fits that.
games-coming = Fetching your games…

## Filters: labels of lists to choose from. The first choice of each is "all".

games-filters = Which games
games-all = All
games-players = Players
games-monument = Monument
games-edition = Edition
games-opponent = Opponent
games-result = Result
games-time = When
games-as = Played as
games-time-week = Last 7 days
games-time-month = Last 30 days
games-time-year = Last 365 days
# A button that chooses "all" everywhere.
games-clear = Show all
# Said when the list changes. $count (Number): games.
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## One game.

# What happened to the reader's seat: in lists and filters.
games-result-won = Won
games-result-shared = Won together
games-result-lost = Lost
games-result-gone = Bot took over
games-result-unfinished = Not finished
# The place, where it was not won. $number (Number): from 2.
games-place = Place { $number }
# Who else sat there. $names (Text).
games-against = with { $names }
games-replay = Replay
# For the ear: which one. $names (Text), $date (Text).
games-replay-of = Replay: { $names }, { $date }
games-remove = Remove
# For the ear. $names (Text), $date (Text).
games-remove-of = Remove the game with { $names }, { $date }
games-remove-title = Remove this game?
games-remove-why = It disappears from your list and your figures in this browser. The server keeps its record.
games-keep = Keep it

## Statistics.

games-history = History
games-figures = Figures
games-figures-note = Games that were not finished, or that a bot finished for you, do not count here. At one screen, everybody who played there counts.
games-figure-played = Games
games-figure-won = Won
# $won (Number) of $played (Number), and $percent (Number).
games-won-of = { $won } of { $played } ({ $percent }%)
games-figure-average = Money on average
games-figure-most = Most money
games-figure-longest = Most wins in a row
games-figure-running = Wins in a row now
# Headings of charts, which are tables as well.
games-by-players = Wins by players
games-by-monument = Wins by monument
games-by-opponent = Wins against
games-course = Money, game by game
games-best = Best sets
# $count (Number): who sat at the table.
games-with-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# Columns.
games-column-played = Played
games-column-won = Won
games-column-share = Share
games-column-date = Date
games-column-money = Money
games-column-result = Result
games-column-set = Set
games-column-name = Name
# The chart for the ear, before the table of the same. $count (Number): games. $most (Money): the highest of them.
games-course-label = A chart of your money in { $count ->
    [one] one game
   *[other] { $count } games
  }, at most { $most }. The table below has the same figures.
games-course-table = The same as a table

## The file.

games-file = Take them along
games-file-about = Your games as a file: for another browser, or to be safe. Reading a file adds what is missing; reading it twice changes nothing.
games-export = Save as a file
games-import = Read a file…
# $known (Number): games that a file holds and that were here already; it added nothing.
games-nothing-new = { $known ->
    [one] Nothing new: this game was here already.
   *[other] Nothing new: all { $known } were here already.
}
# What reading a file did, in one or two sentences. $added (Number).
games-added = { $added ->
    [one] { $added } game added.
   *[other] { $added } games added.
}
# $known (Number).
games-known = { $known ->
    [one] { $known } was here already.
   *[other] { $known } were here already.
}
games-file-large = This file is too large: at most 20 MB can be read.
games-file-other = This is no file of games from digsite.
# $version (Text).
games-file-version = This file has version { $version }, which this page does not know. It reads version 1.
# $number (Number): which game of the file. $what (Text): the name of a field.
games-file-game = Game { $number } in this file is wrong at “{ $what }”. Nothing was added.
games-file-unreadable = This file could not be read.
games-erase = Erase all…
games-erase-title = Erase all your games?
# $count (Number).
games-erase-why = { $count ->
    [one] { $count } game disappears
   *[other] { $count } games disappear
  } from this browser for good, and with { $count ->
    [one] it
   *[other] them
  } your seats at finished tables. Games that are still being played stay. Save a file first if you may want them back.
games-erase-yes = Erase all

## This device: in the settings.

device-notices = Call me when it is my turn
device-on = On
device-off = Off
device-notices-about = While digsite is open in a tab, it calls you when another player has moved and you look elsewhere.
device-notices-plain = Browsers allow this only over https, or on the machine that digsite runs on. This page came over plain http; the title of the tab tells you all the same.
device-notices-never = This browser has no notifications. The title of the tab tells you all the same.
device-notices-denied = This browser does not allow digsite to notify you. You can change that in its settings for this page.
device-app = As an app
device-install = Install digsite
device-installed = digsite runs as an app.
device-app-about = Your browser’s menu can add digsite to the home screen. Without a network it then opens your games and the rules; playing needs the server.
device-app-plain = Installing, and opening without a network, work only over https or on the machine that digsite runs on. This page came over plain http: everything else works.
device-app-never = This browser cannot open digsite without a network. Everything else works.

## Tables that wait, on the home page.

# Whose turn it is at a table of one's own: the reader's, or somebody's.
home-your-turn = Your turn
# $name (Text).
home-turn-of = { $name } to move
# $ago (Text): "5 minutes ago".
home-last-move = last move { $ago }
# A clock runs. $until (Text): "in 2 days".
home-time-left = time up { $until }
# A button. $count (Number): tables.
home-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
# A button beside a table, and its label for the ear.
home-forget = Forget
# $names (Text): who sits there.
home-forget-of = Forget the table of { $names }
# The question before that, its reason, and the button that does nothing.
home-forget-title = Forget this table?
# $names (Text).
home-forget-why = This browser then has no way back to the game of { $names }.
# $names (Text).
home-forget-why-others = This browser then has no way back to the game of { $names }. The others will wait for you: if you want to stop, better give up at the table, and a bot plays on.
home-forget-no = Keep it

## Being called when it is one's turn.

# The title of a notification, and what stands below: who sits there, at which monument.
notice-your-turn = Your turn
# $names (Text), $monument (Text).
notice-where = With { $names } · { $monument }
# A question asked once, its two buttons, and what is said when the browser did not allow it.
notice-offer = Shall this browser call you when it is your turn? It can while digsite is open in a tab, even if you look elsewhere.
notice-yes = Call me
notice-no = No, thanks
notice-denied = This browser does not allow it. You can change that in its settings for this page.
