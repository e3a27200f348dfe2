### The home page, the settings that are there everywhere, and what stands where nothing is.

language-name = Deutsch

## Titles, in tabs and bookmarks.

title-home = digsite: das Kartenspiel Archaeology
title-nowhere = Hier ist nichts · digsite
title-waiting = ({ $count }) { $title }

## The home page.

home-tagline = Das Kartenspiel Archaeology: Grab Schätze aus, tausche sie zu Sets und verkaufe sie, bevor der Sandsturm kommt.
home-dig = Losgraben
home-unpacking = Wird aufgebaut …
home-new-table = Neuer Tisch …
home-join = Per Link dazu …
home-replay = Aufzeichnung ansehen
home-continue = Weiterspielen
home-waiting-for = { $count ->
    [one] { $count } Platz noch frei
   *[other] { $count } Plätze noch frei
}
home-ready = startklar
home-credits = Eine inoffizielle Umsetzung von Fans. *Phil Walker-Harding* hat _Archaeology: The Card Game_ (2007) und _Archaeology: The New Expedition_ (2016) erfunden. Das erste erschien bei seinem eigenen Verlag Adventureland Games, später bei Z-Man Games, wo auch das zweite herauskam. digsite gehört nicht zu ihnen und verwendet weder ihre Bilder noch ihre Texte. Kauft euch das Spiel, es ist ein gutes!

## What is about to be played, in a few words.

plan-against = { $people } gegen { LIST($bots, case: "accusative") }
plan-with = { $people } mit { LIST($bots, case: "dative") }
plan-people = { $people }
plan-you = Du
plan-nameless = Spürnase
plan-somebody = jemand
plan-by-link = { $count } per Link
plan-random-monument = zufälliges Monument

bots-novice = { $count ->
    [one] { $case ->
        [accusative] einen Neuling
        [dative] einem Neuling
       *[nominative] ein Neuling
    }
   *[other] { $case ->
        [dative] { $count } Neulingen
       *[nominative] { $count } Neulinge
    }
}
bots-digger = { $count ->
    [one] { $case ->
        [accusative] einen Ausgräber
        [dative] einem Ausgräber
       *[nominative] ein Ausgräber
    }
   *[other] { $case ->
        [dative] { $count } Ausgräbern
       *[nominative] { $count } Ausgräber
    }
}
bots-professor = { $count ->
    [one] { $case ->
        [accusative] einen Professor
        [dative] einem Professor
       *[nominative] ein Professor
    }
   *[other] { $count } Professoren
}
bots-pharaoh = { $count ->
    [one] { $case ->
        [accusative] einen Pharao
        [dative] einem Pharao
       *[nominative] ein Pharao
    }
   *[other] { $count } Pharaonen
}

bot-name = { $number ->
    [1] { $level }
   *[other] { $level } { $number }
}

bot-called-novice = { $number ->
    [1] Pip
    [2] Tilly
    [3] Moss
    [4] Juno
   *[other] Fern
}
bot-called-digger = { $number ->
    [1] Bruno
    [2] Marta
    [3] Otto
    [4] Nadia
   *[other] Hugo
}
bot-called-professor = { $number ->
    [1] Emil
    [2] Ada
    [3] Leopold
    [4] Sigrid
   *[other] Iris
}
bot-called-pharaoh = { $number ->
    [1] Khaba
    [2] Neferu
    [3] Djoser
    [4] Tiye
   *[other] Merit
}

## Joining by a link.

join-title = Per Link dazukommen
join-field = Der Link, den du bekommen hast
join-button = Dazukommen
join-paste-first = Füg erst den Link ein.
join-no-link = Das ist kein Link zu einem Tisch. Er müsste /table/ und einen Code enthalten.

## Where nothing is.

nowhere-title = Hier ist nur Sand
nowhere-why = An dieser Adresse gibt es nichts.

## On every page.

page-home = Startseite
page-logo = digsite: zur Startseite
sheet-close = Schließen
sheet-close-key = Schließen (Escape)

## Settings.

settings-title = Einstellungen
settings-language = Sprache
settings-as-browser = Wie im Browser
settings-theme = Darstellung
settings-as-system = System
settings-light = Hell
settings-dark = Dunkel
settings-motion = Bewegung
settings-reduced = Weniger
settings-sound = Ton
settings-silent = aus

## The guided first dig, and the rules.

home-lesson = Spiel lernen
home-lesson-what = Neu hier? Lern das Spiel in drei Minuten, an einem echten Tisch.
home-lesson-begun = Deine erste Grabung wartet auf dich.
home-lesson-on = Weiter lernen
home-lesson-skip = Kenne ich
guide-label = Hilfe: die Regel, um die es gerade geht
page-rules = Regeln
page-games = Meine Spiele

## When the server is not there.

server-silent = Der Server antwortet nicht. Läuft digsite noch?
server-wordless = Der Server hat mit { $status } geantwortet und keinen Grund genannt.
home-offline = Keine Verbindung zum Server. Meine Spiele und die Regeln gehen ohne ihn; Spielen, Dazukommen und Ansehen brauchen ihn.
offline-title = Dafür braucht es den Server
offline-again = Noch einmal versuchen
