### Was alles auf dem Tisch ist.

tip-card = { CARD($card, form: "name") }: Tauschwert { $trade }. Im Spiel gibt es { $count } davon; noch nicht gesehen: { $hidden }.
tip-prices = { $most ->
    [1] Eine Karte bringt { $prices }.
   *[other] Sets von 1 bis { $most } bringen { $prices }.
}
tip-map = Mit Lageplänen bezahlst du auch das Erkunden.
tip-held = { $next ->
    [0] Deine bringen jetzt { $sells }. Noch eine Karte brächte nichts dazu.
   *[other] Deine bringen jetzt { $sells }. Noch eine brächte { $next } mehr.
}
tip-take = Wähl sie aus, um eine einzutauschen.
tip-give = Wähl sie aus, um eine zu tauschen oder zu verkaufen.
tip-trade-value = Tauschwert: So viel zählt die Karte beim Tauschen.
tip-in-all = So viele davon gibt es im Spiel.
tip-ladder = Was ein Set bringt: zuerst der Preis für 1 Karte, dann für 2 zusammen und so weiter. Hervorgehoben ist, was deine jetzt bringen.
tip-lying-here = So viele liegen hier.
tip-so-many-held = So viele davon hast du.
tip-sells-now = So viel bringen diese Karten jetzt als Set.
tip-one-more = So viel brächte noch eine Karte davon dazu.
tip-set-full = Das größte Set, das man verkaufen kann. Warten bringt nichts mehr; weitere Karten davon sind ein neues Set.
tip-minus = Legt eine zurück (−).

tip-left = So viele Karten kann man noch ausgraben. Jeder Zug beginnt damit. Sind alle weg, wird nur noch getauscht und verkauft, und wenn niemand mehr Karten auf der Hand hat, ist das Spiel aus.
tip-thieves = Diebe, die noch kommen, und wie viele es waren. Wer einen ausgräbt, stiehlt jemandem eine zufällige Karte.
tip-storms = Sandstürme, die noch kommen, und wie viele es waren. Bei einem Sturm verlieren alle die halbe Hand, abgerundet. Danach gräbt dieselbe Person noch einmal.
tip-marketplace = Diese Karten können alle eintauschen. Was jemand weggibt oder im Sturm verliert, landet hier.

tip-mark = { $you ->
    [who] Dein Zeichen. Es steht neben allem, was du tust.
   *[other] Das Zeichen von { $who }. Es steht neben allem, was { $who } tut.
}
tip-money = Geld für verkaufte Sets. Wer am Ende am meisten hat, gewinnt.
tip-cards = Karten auf der Hand. Sehen kann sie nur, wem sie gehören.
tip-tent = { $count ->
    [0] Das Zelt ist verbraucht: Der nächste Sturm trifft die Hand.
    [one] Ein Zelt rettet die ganze Hand vor einem Sandsturm. Am Ende des Spiels ist es nichts wert.
   *[other] Diese Zelte retten die ganze Hand vor { $count } Sandstürmen. Am Ende des Spiels sind sie nichts wert.
}
tip-museum = Verkaufte Sets, das neueste zuerst. Weder Dieb noch Sturm kommt an sie heran.
tip-clock = Bedenkzeit, die noch bleibt.
tip-details = Wähl das aus, um mehr zu sehen.
tip-rob = Wähl das aus, um eine zufällige Karte zu stehlen.

tip-chamber-empty = Diese Kammer ist leer.
tip-price-in-maps = Der Preis in Lageplänen.
tip-cards-inside = So viele Karten liegen darin.

tip-act-trade = Tausch Karten mit dem Markt. Was du gibst, muss mindestens so viel wert sein wie das, was du nimmst (T).
tip-act-sell = Verkauf gleiche Karten als Set. Größere Sets bringen mehr (S).
tip-act-explore = Bezahl mit Lageplänen für Karten aus dem Monument (E).
tip-act-end = Dann gräbt die nächste Person. Was du auf der Hand hast, kannst du noch verlieren (.).
tip-undo-all = Nimmt alles zurück, was du in diesem Zug getauscht und verkauft hast, soweit das geht.
tip-auto-pay = Zahlt mit den Karten, die du am wenigsten brauchst.
tip-trade-confirm = Macht diesen Tausch (Enter).
tip-trade-cancel = Legt alles zurück (Escape).
tip-tray-sell = Verkauft diese Karten als ein Set.
tip-scales = Links, was du gibst, rechts, was du nimmst. Wechselgeld gibt es nicht.
tip-storm-suggest = Wählt die Karten, die du am wenigsten brauchst.
tip-storm-confirm = Legt diese Karten auf den Markt (Enter).
tip-tent-use = Du verlierst in diesem Sturm nichts. Ein Zelt hält einen Sturm lang.
tip-tent-keep = Du suchst aus, welche Karten du verlierst, und hebst das Zelt für einen anderen Sturm auf.
tip-thief-choice = Stiehlt eine zufällige Karte aus dieser Hand.
tip-mine-stop = Du bekommst alle Karten, die bisher aufgedeckt sind.
tip-mine-turn-up = Deckt die nächste Karte auf. Wird es zu viel, bekommst du nichts.
tip-gauge = So wahrscheinlich stürzt die Mine mit der nächsten Karte ein.
tip-tomb-suggest = Wählt die Karten, die dir am meisten bringen.
tip-since = Was die anderen seit deinem letzten Zug getan haben.
tip-look-back = Schau dir an, wie es dazu kam. Das Spiel läuft weiter.
tip-help = Die Regeln, aufgeschlagen bei dem, was gerade zählt, und die Tasten (?).
