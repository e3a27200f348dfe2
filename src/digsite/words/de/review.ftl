### A game reviewed (digsite review), and hints. Only the terminal says this.

## The first sentence: two messages one after the other.

review-won = { $you ->
    [who] Du hast mit { $money } zu { $against } gewonnen.
   *[other] { $who } hat mit { $money } zu { $against } gewonnen.
}
review-shared = { $you ->
    [who] Du teilst dir den Sieg mit { $money }.
   *[other] { $who } teilt sich den Sieg mit { $money }.
}
review-lost = { $you ->
    [who] Du hast mit { $money } zu { $against } verloren.
   *[other] { $who } hat mit { $money } zu { $against } verloren.
}
review-account = { $you ->
    [who] Gleiche Chancen { $even }, Glück { $luck } (Austeilen { $deal }, Karten { $cards }, Verdecktes { $unseen }), Züge der anderen { $others }, deine { $own }: Bei gleichem Glück gewinnst du das { $fair } Mal von 100.
   *[other] Gleiche Chancen { $even }, Glück { $luck } (Austeilen { $deal }, Karten { $cards }, Verdecktes { $unseen }), Züge der anderen { $others }, eigene { $own }: Bei gleichem Glück gewinnt { $who } das { $fair } Mal von 100.
}
review-account-money = { $you ->
    [who] In Geld: gleicher Anteil { $even }, Glück { $luck_sign }{ $luck }, Züge der anderen { $others_sign }{ $others }, deine { $own_sign }{ $own }.
   *[other] { $who } in Geld: gleicher Anteil { $even }, Glück { $luck_sign }{ $luck }, Züge der anderen { $others_sign }{ $others }, eigene { $own_sign }{ $own }.
}

## The parts of the review.

review-curve = Gewinnchancen, vom Austeilen bis zum Ende
review-legend = T Dieb · S Sandsturm · + guter Fund · ! Fehler
review-turning-points = Wendepunkte
review-moves = { $you ->
    [who] Deine Züge: Bei { $mistakes } von { $count } Entscheidungen war ein anderer Zug klar besser.
   *[other] { $who }: Bei { $mistakes } von { $count } Entscheidungen war ein anderer Zug klar besser.
}
review-no-mistakes = { $you ->
    [who] Deine Züge: Bei keiner von { $count } Entscheidungen war ein anderer Zug klar besser.
   *[other] { $who }: Bei keiner von { $count } Entscheidungen war ein anderer Zug klar besser.
}
review-mistake = { $what }: { $made }. Besser: { $best } ({ $gain } ± { $error }). { $why }
review-mistake-money = { $what }: { $made }. Besser: { $best } (Chancen etwa gleich, { $money } mehr). { $why }
review-mistake-money-alone = { $what }: { $made }. Besser: { $best } (Chancen etwa gleich, { $money } mehr).
review-fine = { CAPITAL($made) }: Nichts Besseres gefunden.
review-plot-events = Ereignisse des Spiels
review-plot-chance = Gewinnchance
review-how = Jede Stellung wurde nach { $games } Spielen von Experten beurteilt. Zahlen sind Hundertstel eines Sieges.

game-not-over = Nur ein beendetes Spiel lässt sich auswerten: Die Auswertung verrät jede Karte.

## Hints.

hint-best = Am besten: { $move }. Das gewinnt { $chance } solcher Spiele.
hint-best-why = Am besten: { $move }. Das gewinnt { $chance } solcher Spiele. { $why }
hint-next = Am zweitbesten: { $move } ({ $cost }).
hint-as-good = Genauso gut: { $move }.
hint-expert = Der Experte rät: { $move }.

## Moves, as something one may do.

do-sell = { CARDS($cards, case: "accusative") } verkaufen
do-trade = { CARDS($give, case: "accusative") } gegen { CARDS($take, case: "accusative") } tauschen
do-explore = { CHAMBER($chamber, case: "accusative") } für { CARDS($maps, case: "accusative") } erkunden
do-explore-naming = der Sphinx { $one } und { $other } nennen
do-discard = { CARDS($cards, case: "accusative") } abwerfen
do-keep = { CARDS($cards, case: "accusative") } behalten
do-steal = { SEAT($victim, case: "accusative") } bestehlen
do-tent = das Zelt benutzen
do-no-tent = das Zelt aufsparen
do-look = in { CHAMBER($chamber, case: "accusative") } schauen
do-no-look = in keine Kammer schauen
do-turn-up = noch eine Karte aufdecken
do-stop = aufhören und die Karten nehmen
do-end = den Zug beenden

## Mistakes.

mistake-sold-too-early = Zu früh verkauft
mistake-sold-the-wrong-set = Das falsche Set verkauft
mistake-held-too-long = Zu lange behalten
mistake-paid-too-much = Zu viel bezahlt
mistake-poor-trade = Schlechter Tausch
mistake-missed-trade = Tausch verpasst
mistake-not-worth-the-maps = Kammer die Lagepläne nicht wert
mistake-wrong-chamber = Falsche Kammer
mistake-wrong-names = Falsche Namen
mistake-missed-chamber = Kammer verpasst
mistake-wrong-victim = Falsches Opfer
mistake-tent-too-soon = Zelt zu früh
mistake-tent-too-late = Zelt zu spät
mistake-wrong-loss = Die falschen Karten abgeworfen
mistake-wrong-find = Die falschen Karten behalten
mistake-too-deep = Eine Karte zu viel
mistake-stopped-too-soon = Zu früh aufgehört
mistake-wrong-look = In die falsche Kammer geschaut

## Why a move is better than another.

why-money = Das bringt im Schnitt { $money } mehr.
why-others = Das bringt nicht mehr Geld, aber die anderen gewinnen seltener.
why-use-tent = Ohne Zelt kostet dieser Sturm { $loss }; { $storms ->
    [0] es kommt kein weiterer Sturm.
    [one] es kommt noch ein Sturm.
   *[other] es kommen noch { $storms } Stürme.
}
why-save-tent = Dieser Sturm kostet { $loss }; { $storms ->
    [0] es kommt kein weiterer Sturm.
    [one] es kommt noch ein Sturm.
   *[other] es kommen noch { $storms } Stürme.
}
why-rob-leader = { $victim } gewinnt { $chance } solcher Spiele, { $other } nur { $less }.
why-rob = { $victim } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand, und bessere.
why-stop = Die nächste Karte bringt die Mine mit einer Chance von { $danger } zum Einsturz.
why-turn-up = Die nächste Karte bringt die Mine nur mit einer Chance von { $danger } zum Einsturz.
why-hand = Die Hand bringt dann { $then } ein, nicht { $now }.
why-pay-less = { CAPITAL($cheaper) } { COUNT($cheaper) ->
    [one] hätte
   *[other] hätten
} gereicht, statt { CARDS($dearer, case: "dative") }.
why-larger-set = Zusammen verkauft bringen { $cards } { $money }.
why-sell-other = Für { CARDS($cards, case: "accusative") } gibt es { $money }, für { CARDS($other, case: "accusative") } nur { $less }.
why-collect = Das macht { CARDS($cards, case: "accusative") } (noch nicht gesehen: { $out }); für { CARDS($set, case: "accusative") } gibt es { $money }.
why-hold = Noch nicht gesehen: { $out }. { CAPITAL($cards) } würden { $then } bringen, nicht { $now }.
why-sell-storm = { $storms ->
    [one] { $storms } Sturm
   *[other] { $storms } Stürme
} in { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}: Behalten setzt { $risk } aufs Spiel; { CARDS($cards, case: "accusative") } jetzt zu verkaufen bringt { $money }.
why-sell-both = { $storms ->
    [one] { $storms } Sturm
   *[other] { $storms } Stürme
} und { $thieves ->
    [one] { $thieves } Dieb
   *[other] { $thieves } Diebe
} in { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}: Behalten setzt allein bei Stürmen { $risk } aufs Spiel; { CARDS($cards, case: "accusative") } jetzt zu verkaufen bringt { $money }.
why-sell-thieves = { $thieves ->
    [one] { $thieves } Dieb
   *[other] { $thieves } Diebe
} in { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}: Verkauftes stiehlt niemand; { CARDS($cards, case: "accusative") } jetzt zu verkaufen bringt { $money }.
why-sell-end = Es ist nichts mehr auszugraben: Für { CARDS($cards, case: "accusative") } gibt es { $money }, fürs Behalten nichts.
why-explore = Darin { $count ->
    [one] liegt { $count } Karte
   *[other] liegen { $count } Karten
} für { CARDS($maps, case: "accusative") }.
