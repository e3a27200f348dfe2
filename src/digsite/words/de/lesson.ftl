### The guided first dig: what the coach says, one short thing at a time, in the order in which it is said.

lesson-welcome = Willkommen. Das ist ein echter Tisch, und { $who } spielt gegen dich. Für diese Lektion ist der Stapel kurz, und seine Reihenfolge steht fest. Ich sage, was zu tun ist, du machst es.
lesson-dug = Jeder Zug beginnt mit dem Graben. Das geschieht von selbst: Du hast dieses Kelchfragment ausgegraben.
lesson-sets = Geld gibt es für Sets einer Sorte. Ein Kelchfragment bringt { $one }, zwei bringen { $two }. Auf dem Markt liegt noch eins.
lesson-take-cup = Tippe auf dem Markt auf das Kelchfragment.
lesson-give-talisman = Sein Tauschwert ist 2. Zahl mit deinem Talisman, der hat 3: Tippe ihn an.
lesson-take-shard = Das sind 3 für 2, und Wechselgeld gibt es nicht. Nimm noch eine Tonscherbe dazu.
lesson-level = 3 für 3: Die Waage steht gerade. Tausche.
lesson-full-set = Zwei Kelchfragmente sind ein volles Set: Mehr als { $money } bringen sie nie. Verkauf sie.
lesson-sell-both = Verkauf beide für { $money }.
lesson-safe = Verkaufte Sets liegen in deinem Museum und sind dort sicher. Dein Geld kann nur mehr werden.
lesson-wait = Bei Münzen lohnt sich Warten: 2 bringen { $two }, 3 bringen { $three }, 4 bringen { $four }, 5 bringen { $five }. Aber Karten auf der Hand können gestohlen werden oder im Sturm verloren gehen.
lesson-end = Behalt deine Karten und beende deinen Zug.
lesson-robbed = { $who } hat einen Dieb ausgegraben und dir eine Münze gestohlen. Niemand hat sie ausgesucht: Die gestohlene Karte ist immer Zufall.
lesson-thief = Du hast auch einen Dieb ausgegraben.
lesson-rob = Bestiehl { $who }. Welche Karte du bekommst, ist Zufall.
lesson-got-back = Du hast eine Münze zurück. Jetzt sind es wieder zwei: Warte auf mehr.
lesson-cave-in = { $who } hat mit einem Lageplan die Mine erkundet und ein Kelchfragment (2) und eine Maske (4) aufgedeckt. Bei mehr als 5 stürzt die Mine ein: Die Karten gehen dorthin zurück, der Lageplan ist weg.
lesson-storm = Du hast einen Sandsturm ausgegraben. Er trifft alle: Die Hälfte jeder Hand, abgerundet, kommt auf den Markt.
lesson-tent = Dein Zelt schützt deine ganze Hand, einmal. Am Ende des Spiels ist ein Zelt nichts wert.
lesson-use-tent = Benutz dein Zelt.
lesson-sheltered = Du hast nichts verloren. { $who } hat das Zelt aufgespart und zwei Karten verloren: Sie liegen jetzt auf dem Markt.
lesson-dig-again = Nach einem Sandsturm gräbst du noch einmal, von selbst. Diesmal war es ein Lageplan.
lesson-map = Mit Lageplänen erkundest du das Monument: hier die Mine. Drück Erkunden.
lesson-into-mine = Das kostet einen Lageplan. Geh hinein.
lesson-mine-one = Ein Pergamentfetzen: 1. Die Mine trägt bis zu 5, die nächste Karte kann dich also nicht verschütten. Deck sie auf.
lesson-mine-three = Bisher 3. Ein Talisman oder eine Maske würde jetzt alles verschütten; die Anzeige sagt, wie groß das Risiko ist. Deck noch eine auf.
lesson-mine-five = 5: Noch eine Karte würde alles verschütten. Hör auf und nimm alle drei.
lesson-four-coins = Vier Münzen: schon { $four }. Mit einer fünften wären es { $five }.
lesson-second-storm = { $who } hat einen Sandsturm ausgegraben. Dein Zelt ist verbraucht, du verlierst also 3 deiner 7 Karten. Welche, bestimmst du.
lesson-choose = Die markierten Karten gehen verloren; tippe, um andere zu wählen. Behalt die Münzen, dann bestätige.
lesson-in-market = Was der Sturm mitgenommen hat, liegt auf dem Markt. Jeder kann es sich dort ertauschen.
lesson-fifth-coin = Und du hast deine fünfte Münze ausgegraben: { $money }, der höchste Preis. Warten bringt nichts mehr.
lesson-free = Jetzt spielst du ohne Hilfe: Tausche, verkaufe oder warte.
lesson-nothing-held = Deine Hand ist leer. Das macht nichts: Dein nächster Zug beginnt mit dem Graben.
lesson-end-when-done = Wenn du fertig bist, beende deinen Zug.
lesson-press-sell = Verkauf, was du hast.
lesson-sell-five = Verkauf alle fünf für { $money }.
lesson-last-card = Du hast die letzte Karte ausgegraben. Ab jetzt gräbt niemand mehr.
lesson-what-ends = Das Spiel endet, sobald niemand mehr eine Karte hat. Verkauf also alles, auch einzelne Karten.
lesson-no-worth = Ein unbenutztes Zelt ist nichts wert. Das meiste Geld gewinnt.
lesson-sell-set = Verkauf dieses Set.
lesson-sold-out = Alles verkauft. Beende deinen Zug; { $who } verkauft den Rest.
lesson-watch = { $who } ist dran. Schau auf den Tisch.

## Around what the coach says.

lesson-label = Deine erste Grabung
lesson-progress = Schritt { $number } von { $of }
lesson-next = Weiter
lesson-back = Zurück
lesson-leave = Verlassen
    .title = Die Lektion verlassen. Du kannst sie später von der Startseite aus fortsetzen.

## When the lesson is over.

lesson-known-title = Jetzt kennst du das Spiel
lesson-known-dig = Jeder Zug beginnt von selbst mit dem Graben.
lesson-known-storm = Ein Sandsturm nimmt allen die halbe Hand. Dann gräbt noch einmal, wer ihn ausgegraben hat.
lesson-known-thief = Ein Dieb stiehlt eine zufällige Karte.
lesson-known-cave-in = Nach einem Einsturz gehen die Karten zurück in die Mine.
lesson-known-end = Das Spiel endet, wenn die Grabungsstätte leer ist und niemand mehr Karten hat.
lesson-known-sets = Volle Sets bringen am meisten. Unter deinen Karten siehst du, was die nächste bringt.
lesson-known-maps = Heb Lagepläne auf, bis sie für eine große Kammer reichen: Sie bringt viele Karten auf einmal.
lesson-known-tent = Ein Zelt ist am Ende nichts wert.
lesson-play = Ein echtes Spiel spielen
lesson-again = Noch einmal
