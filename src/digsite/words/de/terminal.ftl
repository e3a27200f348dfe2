### What only the terminal says: its board, its choices, its dialogues, its help.

## At the beginning.

heading-edition = { $name }, { $year }
heading-own-edition = Archaeology, Ausgabe { $id }
heading-person = { $who } (du)
heading-bot = { $who } ({ $kind })
heading-legend = ▮ Karten auf der Hand, (2) Tauschwert. Tippe „hilfe“, um zu sehen, was du tippen kannst.
heading-legend-tents = ▮ Karten auf der Hand, ▲ unbenutztes Zelt, (2) Tauschwert. Tippe „hilfe“, um zu sehen, was du tippen kannst.
heading-after-turns = Nach jedem Zug: Geld, ▮ Karten auf der Hand, und was noch auszugraben ist.
heading-after-turns-tents = Nach jedem Zug: Geld, ▮ Karten auf der Hand, ▲ unbenutztes Zelt, und was noch auszugraben ist.
heading-seed = Startwert { $seed }.

## The board.

board-turn = Zug { $number }
board-dig = { $count ->
    [0] nichts mehr auszugraben
   *[other] noch { $count } auszugraben
} · Diebe { $thieves }/{ $all_thieves } · Stürme { $storms }/{ $all_storms }
board-market = Markt
board-empty = leer
board-stall = { CARDS($cards, form: "figure") } ({ $value })
board-holds = hat { CARDS($cards, case: "accusative") }
board-announced = hat { $total } angesagt
board-chamber = { CHAMBER($chamber, form: "ordinal") }: { $inside }
inside-empty = leer
inside-unseen = { some-cards } für { CARDS($maps, form: "figure", case: "accusative") }
inside-partly-known = { some-cards } für { CARDS($maps, form: "figure", case: "accusative") }, bekannt: { $known }
inside-known = { some-cards } für { CARDS($maps, form: "figure", case: "accusative") }: { $known }
inside-open = { $known } für { CARDS($maps, form: "figure", case: "accusative") }
board-pile = Stapel { $count }
board-turned-up = aufgedeckt: { $cards }
board-hand-sells = Hand bringt { $money }

hand-none = keine Karten auf der Hand
hand-now = jetzt { $money }
hand-next = nächste +{ $more }
hand-trade = Tausch { $value }

set-for = { CARDS($cards, form: "figure") } { $money }
set-for-again = { CARDS($cards, form: "figure") } { $money } ×{ $times }
so-many-more = noch { $count }
some-sets = { $count ->
    [one] { $count } Set
   *[other] { $count } Sets
}

museums-player = Name
museums-money = Geld
museums-sold = Verkauft
museums-museum = Museum

## The choices, in groups.

choices-sell = Verkauf
choices-explore = Erkunden
choices-trade = Tausch
choices-end = Ende
choices-steal = Stehlen
choices-tent = Zelt
choices-discard = Abwerfen
choices-keep = Behalten
choices-mine = Mine
choices-look = Schauen

choice-explore = { CHAMBER($chamber, form: "bare") } für { CARDS($maps, form: "figure", case: "accusative") }
choice-explore-naming = { CHAMBER($chamber, form: "bare") } für { CARDS($maps, form: "figure", case: "accusative") }: zwei Schätze nennen
choice-trade = { $give } für { CARDS($take, case: "accusative") } { MONEY($change, form: "change") }
choice-build-trade = Tausch zusammenstellen
choice-end = Zug beenden
choice-pass = Zug beenden (passen)
choice-steal = { $victim } ▮{ $count }
choice-steal-known = { $victim } ▮{ $count } hat { CARDS($known, case: "accusative") }
choice-tent = benutzen
choice-tent-last = benutzen (zum letzten Mal)
choice-no-tent = für einen anderen Sturm aufsparen
choice-cards = { $cards } { MONEY($change, form: "change") }
choice-others = andere aussuchen
choice-stop = aufhören und { CARDS($cards, case: "accusative") } nehmen { MONEY($change, form: "change") }
choice-turn-up = noch eine aufdecken
choice-turn-up-likely = noch eine aufdecken, am ehesten { $likely }
choice-look = { $chamber }
choice-look-known = { $chamber } (du kennst { $known } von { $size })
choice-no-look = nicht schauen

## What somebody typed makes no sense.

misunderstood-several = „{ $word }“ könnte { $could } sein.
misunderstood-word = „{ $word }“ passt hier nicht. Tippe eine Zahl, einen Zug ({ $verbs }) oder „hilfe“.
misunderstood-card = „{ $word }“ passt hier nicht. Tippe eine Zahl aus der Liste oder einen Schatz.
misunderstood-choice = Wähle 1 bis { $most }.
misunderstood-number = Die Liste geht von 1 bis { $most }.
misunderstood-nothing = Tippe eine Zahl aus der Liste oder einen Schatz.
misunderstood-not-there = Hier gibt es { CARD($card, form: "none", case: "accusative") } zur Auswahl.
misunderstood-how-many = Wie viele { $kind }? Tippe eine Zahl davor oder „alle“.
misunderstood-treasure = „{ $word }“ ist kein Schatz in diesem Spiel. Es gibt { LIST($there, case: "accusative") }.
misunderstood-which-treasure = Welcher Schatz? Es gibt { LIST($there, case: "accusative") }.
misunderstood-missing = Das Wort „{ $word }“ fehlt.
misunderstood-rest = Das Ende passt hier nicht: „{ $word }“.
misunderstood-yes-or-no = Tippe ja oder nein.

## Laying out cards.

prompt-trade = tauschen
prompt-discard = abwerfen
prompt-keep = behalten
prompt-name = nennen
prompt-yes-or-no = ja oder nein

laying-hint = Zahl oder Name nimmt eine dazu, -2 eine weg; ok vorschlag leeren zurück abbrechen.
laying-hand = Deine Hand
laying-take = nehmen
laying-give = geben
laying-chosen = gewählt
laying-chosen-count = gewählt { $count }
laying-so-far = Gewählt: { $cards }.
laying-kinds-so-far = Gewählt: { $kinds }.
laying-done = Tippe ok.
laying-expected = ungefähr { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } kommen
laying-loss = eine weniger { MONEY($change, form: "change") }
laying-gain = du hast { $held }, eine mehr { MONEY($change, form: "change") }
laying-hand-then = Deine Hand brächte { $then } (jetzt { $now }).

nothing-to-take-back = Es gibt nichts zurückzunehmen.
take-first = Nimm erst etwas; dann bezahlt es „vorschlag“.
say-give-or-take = { CAPITAL(CARD($card, form: "kind")) } gibt es auf deiner Hand und auf dem Markt: Tippe „gib“ oder „nimm“ davor.
only-so-many-there = Davon gibt es nur { $count }.
so-many-chosen = { $count ->
    [0] Du hast keine davon gewählt.
   *[other] Du hast nur { $count } davon gewählt.
}
all-chosen = Du hast schon { some-cards } gewählt: Leg erst eine zurück, etwa -{ $id }.
choose-more = Wähle noch { $count }.

## Commands.

why-what = Tippe einen Zug dahinter: warum verkaufe 3 münzen.
why-allowed = Das ist jetzt erlaubt.
save-later = Die Aufzeichnung kannst du speichern, wenn das Spiel aus ist: Vorher würde sie alle Karten verraten.
save-where = Tippe, wohin: speichere DATEI.
save-over = { $file } gibt es schon. Überschreiben?
saved = Die Aufzeichnung liegt in { $file }.
not-saved = { $file }: { $reason }.
not-saved-unknown = { $file } lässt sich nicht schreiben.
no-such-rule = Keine Regel dieser Ausgabe hat diese Id oder erwähnt „{ $words }“. „regeln“ allein zählt alle auf.
rules-hint = Tippe „regeln R12“ oder „regeln Zelt“, um zu lesen, was sie sagen.
nothing-yet = Noch ist nichts passiert.
earlier = { $count } davor; „protokoll alles“ zeigt auch die.
leave-game = Dieses Spiel verlassen?
left-table = Du hast den Tisch verlassen; das Spiel ist nicht aus.
play-again = Noch einmal? („speichere DATEI“ speichert die Aufzeichnung dieses Spiels.)
record-is-in = Die Aufzeichnung liegt in { $file }.
well-dug = Danke fürs Mitspielen!

## Help: what each word does that can be typed.

help-moves = Tippe die Zahl einer Auswahl oder einen Zug in Worten:
help-short = Verben und Schätze kannst du abkürzen (ve, ta, en; mü, kelch, ton). Tab ergänzt.
help-sell = ein Set verkaufen; „verkaufe münzen“, „verkaufe mü“ oder „verkaufe alle münzen“ verkauft so viele, wie ein Set fasst
help-trade = tauschen; „tausche“ allein geht Schritt für Schritt, „tausche für talisman“ bezahlt ihn gleich
help-explore = Lagepläne für eine Kammer zahlen (oder mit ihrer Nummer in Aufzeichnungen: erkunde 0)
help-sphinx = die Sphinx fragen; „erkunde“ allein fragt Schritt für Schritt nach den Namen
help-undo-move = deinen letzten Tausch oder Verkauf in diesem Zug zurücknehmen; was die anderen sahen, wissen sie
help-end = deinen Zug beenden
help-steal = jemanden bestehlen, nach Name oder Platz
help-tent = dein Zelt in diesem Sturm benutzen oder aufsparen; ja und nein gehen auch
help-discard = diese Karten abwerfen; „abwerfen“ allein lässt dich Schritt für Schritt wählen
help-keep = diese Karten behalten; „behalte“ allein lässt dich Schritt für Schritt wählen
help-mine = noch eine Karte aufdecken, oder nehmen, was du hast
help-look = in eine Kammer des Tempels schauen, oder nicht
help-log = was passiert ist, so wie du es gesehen hast
help-hand = deine Hand; die Sets von allen
help-rules = die Regeln: alle Überschriften, die mit diesen Wörtern, oder eine davon
help-hint = der beste Zug für dich, warum, und der nächstbeste
help-why = warum ein Zug jetzt nicht erlaubt ist
help-save = die Aufzeichnung speichern, wenn das Spiel aus ist: Sie verrät alle Karten
help-quit = gehen; Strg-D geht auch
help-enter-key = Enter allein
help-enter = zeigt den Tisch noch einmal
help-add = die Dritte der Liste dazunehmen, eine Münze, zwei Münzen
help-take-back = eine zurücklegen
help-ok = ausführen
help-cheapest = den Vorschlag nehmen: was du am wenigsten brauchst, oder am liebsten hast
help-clear = alles zurücklegen
help-undo = den letzten Schritt zurücknehmen
help-cancel = das hier abbrechen und etwas anderes wählen
help-take = „nimm münze“: vom Markt, wenn auch deine Hand Münzen hat
help-give = „gib münze“: von deiner Hand, wenn auch der Markt Münzen hat

## A whole game, told to somebody who watches or replays it.

deal-inside = { $cards }, für { CARDS($maps, form: "figure", case: "accusative") }
deal-inside-unseen = { some-cards }, für { CARDS($maps, form: "figure", case: "accusative") }
deal-pile = Stapel
deal-pile-cards = { some-cards }, verdeckt
deal-dig-site = Grabungsstätte
deal-dig-cards = { some-cards }, darunter { CARDS($thieves, form: "figure") } und { CARDS($storms, form: "figure") }
left-to-dig = noch { $count } auszugraben, { $thieves ->
    [one] { $thieves } Dieb
   *[other] { $thieves } Diebe
}, { $storms ->
    [one] { $storms } Sturm
   *[other] { $storms } Stürme
}
nothing-to-dig = nichts mehr auszugraben
story-holds = { $who } hat { CARDS($cards, case: "accusative") } auf der Hand.
story-breaks-off = Hier endet die Aufzeichnung; das Spiel war noch nicht aus.

## Words that can be typed.

typed-sell = verkaufe, verkaufen, verkauf
typed-trade = tausche, tauschen, tausch, kaufe, kaufen
typed-explore = erkunde, erkunden
typed-end = ende, beende, beenden, passe, passen, fertig
typed-steal = bestiehl, bestehle, bestehlen, stiehl, stehle, stehlen
typed-tent = zelt, zelte, benutzen
typed-discard = abwerfen, wirf, verliere, verlieren
typed-keep = behalte, behalten
typed-turn = aufdecken, decke, weiter, noch
typed-stop = stopp, aufhören, halt, nehmen
typed-look = schaue, schau, schauen
typed-yes = ja
typed-no = nein, kein, keins, nicht
typed-log = protokoll
typed-hand = hand
typed-museums = museen, museum
typed-rules = regeln, regel
typed-help = hilfe
typed-why = warum, wieso
typed-hint = tipp, hinweis
typed-save = speichere, speichern
typed-quit = gehe, gehen, aufstehen
typed-undo = zurück, rückgängig
typed-ok = ok, fertig
typed-cheapest = vorschlag, billigste
typed-clear = leeren, leere
typed-cancel = abbrechen, lass
typed-take = nimm, nehme, nehmen
typed-give = gib, gebe, geben
typed-for = für, gegen
typed-all = alle, alles
typed-naming = nenne, nennen
typed-and = und
typed-from = von
typed-the = ein, eine, einen, der, die, das, den
typed-into = in, kammer, die

## Help: examples of what can be typed.

help-sell-typed = verkaufe 3 münzen
help-trade-typed = tausche 2 münzen für talisman
help-explore-typed = erkunde erste
help-sphinx-typed = erkunde nenne münze, talisman
help-undo-move-typed = zurück
help-end-typed = ende
help-steal-typed = bestiehl Ben
help-tent-typed = zelt, kein zelt
help-discard-typed = abwerfen 2 münzen, lageplan
help-keep-typed = behalte maske, münze
help-mine-typed = aufdecken, stopp
help-look-typed = schaue erste, nicht schauen
help-log-typed = protokoll [alles]
help-hand-typed = hand, museen
help-rules-typed = regeln [wörter|R12]
help-why-typed = warum ZUG
help-hint-typed = tipp
help-save-typed = speichere DATEI
help-quit-typed = gehe
help-add-typed = 3, münze, 2 münzen
help-take-back-typed = -3, -münze
