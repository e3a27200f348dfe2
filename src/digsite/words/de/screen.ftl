### The table on the screen: headings, buttons, and what only the ear is told.

## Headings and places.

table-title = Der Tisch
table-players = Am Tisch
table-other-players = Die anderen
dig-site = Grabungsstätte
dig-site-empty = Leer
dig-site-left = übrig
dig-site-thieves = Diebe
dig-site-storms = Stürme
dig-site-thieves-left = noch { $count } von { $all } Dieben
dig-site-storms-left = noch { $count } von { $all } Sandstürmen
marketplace = Markt
your-hand = Deine Hand
your-hand-empty = Du hast keine Karten auf der Hand.
your-museum = Dein Museum
your-museum-empty = Verkaufte Sets sind hier sicher.
museum-title = Museum
museum-empty = Noch nichts verkauft.
museum-label = Museum, das Neueste zuerst
log-title = Was bisher geschah
log-label = Verlauf, das Neueste zuerst
since-title = Seit deinem letzten Zug
log-earlier = Davor

monument-what-it-does = { $name }: So geht’s
chamber-unit = { $count ->
    [one] Karte
   *[other] Karten
}
monument-turned-up = Aufgedeckt:
monument-shown = Gezeigt:
chamber-label = Kammer
chamber-is-empty = leer
chamber-unknown = unbekannt

## Players.

so-much-money = { $amount } Dollar
known-in-hand-label = Diese Karten auf dieser Hand kennst du:
known-word = bekannt
known-in-hand-title = Auf dieser Hand bekannt
seat-wins = gewinnt
seat-shares-win = gewinnt mit
seat-stood-in = Bot spielt
seat-thinking = überlegt

## What cards are worth.

adds-next = nächste +{ $more }
set-full = Set voll
held-so-many = du hast { $held }
exist-so-many = { $count } insgesamt
chosen-of = *{ $count }* von { $of }

## Buttons, and what they say when the mouse rests on them.

act-trade = Tauschen
act-sell = Verkaufen
act-explore = Erkunden
act-end = Zug beenden
undo-trade = Tausch zurücknehmen
undo-sale = Verkauf zurücknehmen
undo-all = Zug von vorn

sell-title = Ein Set verkaufen
sell-about = Mehr Karten einer Sorte bringen mehr. Was du verkaufst, ist in deinem Museum sicher.

storm-title = Sandsturm
storm-suggest = Vorschlag
storm-lose = { some-cards } abwerfen
tent-title = Sandsturm: Zelt benutzen?
tent-use = Zelt benutzen
thief-title = Wen bestiehlst du?

tray-title = Tausch
tray-you-give = Du gibst
tray-you-take = Du nimmst
tray-nothing = noch nichts
tray-cheapest = Günstig zahlen
tray-confirm = Tauschen
tray-put-back = Abbrechen

## Monuments.

temple-title = Ein Blick in den Tempel
temple-decline = Nicht schauen
temple-put-back = Fertig
tomb-suggest = Vorschlag
tomb-keep = { some-cards } behalten
mine-title = In der Mine
mine-value = Tauschwert bisher
mine-turn-up = Noch eine aufdecken
mine-cave-in = Einsturzgefahr
sphinx-name-two = Nenne zwei Schätze
