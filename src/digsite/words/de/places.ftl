### Monuments and their chambers, variants, levels of bots, bot speeds.

## Monuments.
##
##   .has           how a sentence about its chambers begins
##   .at            where one explores

monument-pyramid = Pyramide
    .about = Drei Kammern (3, 5, 7 Karten) kosten 1, 2, 3 Lagepläne.
    .has = Die Pyramide hat
    .at = in der Pyramide

monument-great-pyramid = Große Pyramide
    .about = Drei Kammern (2, 5, 8 Karten) kosten 1, 2, 3 Lagepläne.
    .has = Die Große Pyramide hat
    .at = in der Großen Pyramide

monument-temple = Tempel
    .about = Nach jedem Verkauf darfst du in eine Kammer schauen. Eine leer räumen kostet 2 Lagepläne.
    .has = Der Tempel hat
    .at = im Tempel

monument-tomb = Grabmal
    .about = Für 1 Lageplan durchsuchst du eine Kammer und behältst die 2 Karten, die dir am besten gefallen.
    .has = Das Grabmal hat
    .at = im Grabmal

monument-mine = Mine
    .about = Für 1 Lageplan deckst du Karten auf, bis du aufhörst. Steigt ihr Tauschwert über 5, stürzt die Mine ein und du bekommst nichts.
    .has = Die Mine hat
    .at = in der Mine

monument-sphinx = Sphinx
    .about = Für 1 Lageplan nennst du 2 Schätze. Von 5 aufgedeckten Karten bekommst du alle, die du genannt hast.
    .has = Die Sphinx hat
    .at = bei der Sphinx

monument-buried-ruins = Versunkene Ruinen
    .about = Jeder Sandsturm legt in jede offene Kammer eine Karte. Für 1 Lageplan räumst du eine leer.
    .has = Die Versunkenen Ruinen haben
    .at = in den Versunkenen Ruinen

## Chambers. All of them are feminine: nominative and accusative are the same.

ordinal = { $case ->
    [dative] { $number ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
        [10] zehnten
       *[other] { $number }.
    }
   *[nominative] { $number ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
        [6] sechste
        [7] siebte
        [8] achte
        [9] neunte
        [10] zehnte
       *[other] { $number }.
    }
}

chamber = { $case ->
    [dative] der { ordinal } Kammer
   *[nominative] die { ordinal } Kammer
}
    .begins = Die { ordinal } Kammer
    .bare = { ordinal } Kammer
    .title = Kammer { $number }
    .ordinal = { ordinal }

chamber-mine = { $case ->
    [dative] der Mine
   *[nominative] die Mine
}
    .begins = Die Mine
    .bare = Mine
    .title = Mine

chamber-sphinx = { $case ->
    [dative] der Sphinx
   *[nominative] die Sphinx
}
    .begins = Die Sphinx
    .bare = Sphinx
    .title = Sphinx

## Variants.

variant-long-expedition = Lange Expedition
    .about = Alle Schätze, dazu ein Dieb mehr.

variant-fierce-weather = Unwetter
    .about = Alle Sandstürme; jedes Zelt hält zweimal.

variant-beginners-luck = Anfängerglück
    .about = Nach dem Austeilen fängt an, wer den kleinsten Tauschwert auf der Hand hat.

## Levels of bots.

level-novice = Neuling
    .bare = Neuling
    .about = Verkauft Pärchen oft zu früh und macht Fehler.

level-digger = Ausgräber
    .bare = Ausgräber
    .about = Sammelt volle Sets und macht ab und zu einen guten Tausch.

level-professor = Professor
    .bare = Professor
    .about = Wägt jede Karte, jeden Sturm und jeden Dieb ab. Macht keine Fehler.

level-pharaoh = Pharao
    .bare = Pharao
    .about = Spielt den Rest der Partie vor jedem Zug tausende Male durch.

level-own = { $name }
    .bare = { $name }
    .about = Ein Bot von denen, die diesen Server betreiben.

## How fast bots play.

pace-calm = Gemütlich
pace-brisk = Flott
pace-instant = Sofort
