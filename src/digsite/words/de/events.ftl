### What happened: the log, the replay, what somebody who comes late is told. Always in the past tense.

## The beginning.

dealt = Die Karten sind ausgeteilt. Auf dem Markt: { $market }.

begins = { $you ->
    [who] Du fängst an.
   *[other] { $who } fängt an.
}

announced-hand = { $who } ({ $total })

begins-announced = { $you ->
    [who] Tauschwerte: { $said }. Du hast den kleinsten und fängst an.
   *[other] Tauschwerte: { $said }. { $who } hat den kleinsten und fängt an.
}

begins-announced-tied = { $you ->
    [who] Tauschwerte: { $said }. Gleichstand zwischen { LIST($tied, case: "dative") }; du fängst an.
   *[other] Tauschwerte: { $said }. Gleichstand zwischen { LIST($tied, case: "dative") }; { $who } fängt an.
}

## Digging.

dug = { $you ->
    [who] Du hast { CARD($card, case: "accusative") } ausgegraben.
   *[other] { $who } hat { CARD($card, case: "accusative") } ausgegraben.
}

dug-unseen = { $you ->
    [who] Du hast einen Schatz ausgegraben.
   *[other] { $who } hat einen Schatz ausgegraben.
}

stolen = { $you ->
    [who] Du hast { $victim } { CARD($card, case: "accusative") } gestohlen.
    [victim] { $who } hat dir { CARD($card, case: "accusative") } gestohlen.
   *[other] { $who } hat { $victim } { CARD($card, case: "accusative") } gestohlen.
}

stolen-unseen = { $you ->
    [who] Du hast { $victim } eine Karte gestohlen.
    [victim] { $who } hat dir eine Karte gestohlen.
   *[other] { $who } hat { $victim } eine Karte gestohlen.
}

nothing-to-steal = { $you ->
    [who] Du konntest nichts stehlen: Niemand hatte Karten.
   *[other] { $who } konnte nichts stehlen: Niemand hatte Karten.
}

## Sandstorms.

uncovered = Der Sturm hat { $cards } freigelegt.
uncovered-card = { CARD($card, case: "accusative") } in { CHAMBER($chamber, case: "dative") }

tent-used = { $you ->
    [who] Du hast dein Zelt benutzt.
   *[other] { $who } hat das Zelt benutzt.
}

tent-kept = { $you ->
    [who] Du hast dein Zelt aufgespart.
   *[other] { $who } hat das Zelt aufgespart.
}

discarded = { $you ->
    [who] Du hast im Sturm { CARDS($cards, case: "accusative") } verloren.
   *[other] { $who } hat im Sturm { CARDS($cards, case: "accusative") } verloren.
}

storm-blew-over = { $tents ->
    [used] Niemand hat Karten verloren: Alle mit mehr als einer Karte waren im Zelt.
   *[none] Niemand hat Karten verloren: Niemand hatte mehr als eine.
}

## Trades and sales.

traded = { $you ->
    [who] Du hast { CARDS($give, case: "accusative") } gegen { CARDS($take, case: "accusative") } getauscht.
   *[other] { $who } hat { CARDS($give, case: "accusative") } gegen { CARDS($take, case: "accusative") } getauscht.
}

traded-overpaid = { $you ->
    [who] Du hast { CARDS($give, case: "accusative") } gegen { CARDS($take, case: "accusative") } getauscht und { $lost } zu viel bezahlt.
   *[other] { $who } hat { CARDS($give, case: "accusative") } gegen { CARDS($take, case: "accusative") } getauscht und { $lost } zu viel bezahlt.
}

sold = { $you ->
    [who] Du hast { CARDS($cards, case: "accusative") } für { $money } verkauft.
   *[other] { $who } hat { CARDS($cards, case: "accusative") } für { $money } verkauft.
}

took-back-trade = { $you ->
    [who] Du hast den Tausch zurückgenommen: { CARDS($give, form: "figure") } gegen { CARDS($take, case: "accusative", form: "figure") }.
   *[other] { $who } hat den Tausch zurückgenommen: { CARDS($give, form: "figure") } gegen { CARDS($take, case: "accusative", form: "figure") }.
}

took-back-sale = { $you ->
    [who] Du hast den Verkauf von { CARDS($cards, case: "dative") } zurückgenommen.
   *[other] { $who } hat den Verkauf von { CARDS($cards, case: "dative") } zurückgenommen.
}

## The monument.

looked = { $you ->
    [who] Du hast in { CHAMBER($chamber, case: "accusative") } geschaut.
   *[other] { $who } hat in { CHAMBER($chamber, case: "accusative") } geschaut.
}

looked-seen = { $you ->
    [who] Du hast in { CHAMBER($chamber, case: "accusative") } geschaut und { CARDS($cards, case: "accusative") } gesehen.
   *[other] { $who } hat in { CHAMBER($chamber, case: "accusative") } geschaut und { CARDS($cards, case: "accusative") } gesehen.
}

emptied = { $you ->
    [who] Du hast für { CARDS($maps, case: "accusative") } { CHAMBER($chamber, case: "accusative") } leer geräumt und { CARDS($cards, case: "accusative") } gefunden.
   *[other] { $who } hat für { CARDS($maps, case: "accusative") } { CHAMBER($chamber, case: "accusative") } leer geräumt und { CARDS($cards, case: "accusative") } gefunden.
}

emptied-unseen = { $you ->
    [who] Du hast für { CARDS($maps, case: "accusative") } { CHAMBER($chamber, case: "accusative") } leer geräumt.
   *[other] { $who } hat für { CARDS($maps, case: "accusative") } { CHAMBER($chamber, case: "accusative") } leer geräumt.
}

searched = { $you ->
    [who] Du hast für { CARDS($maps, case: "accusative") } { CHAMBER($chamber, case: "accusative") } durchsucht und { CARDS($cards, case: "accusative") } behalten.
   *[other] { $who } hat für { CARDS($maps, case: "accusative") } { CHAMBER($chamber, case: "accusative") } durchsucht und { CARDS($cards, case: "accusative") } behalten.
}

searched-unseen = { $you ->
    [who] Du hast für { CARDS($maps, case: "accusative") } { CHAMBER($chamber, case: "accusative") } durchsucht.
   *[other] { $who } hat für { CARDS($maps, case: "accusative") } { CHAMBER($chamber, case: "accusative") } durchsucht.
}

mined = { $you ->
    [who] Du hast in der Mine { CARDS($maps, case: "accusative") } bezahlt und { CARDS($cards, case: "accusative") } herausgeholt.
   *[other] { $who } hat in der Mine { CARDS($maps, case: "accusative") } bezahlt und { CARDS($cards, case: "accusative") } herausgeholt.
}

mined-caved-in = { $you ->
    [who] Du hast in der Mine { CARDS($maps, case: "accusative") } bezahlt und { CARDS($cards, case: "accusative") } aufgedeckt. Einsturz! { $total } ist mehr als { $limit }: Du bist leer ausgegangen.
   *[other] { $who } hat in der Mine { CARDS($maps, case: "accusative") } bezahlt und { CARDS($cards, case: "accusative") } aufgedeckt. Einsturz! { $total } ist mehr als { $limit }: { $who } ist leer ausgegangen.
}

guessed = { $you ->
    [who] Du hast { CARDS($maps, case: "accusative") } bezahlt und { $named } genannt. Die Sphinx zeigte { CARDS($drawn, case: "accusative") }: Du bekamst { CARDS($cards, case: "accusative") }.
   *[other] { $who } hat { CARDS($maps, case: "accusative") } bezahlt und { $named } genannt. Die Sphinx zeigte { CARDS($drawn, case: "accusative") }: { $who } bekam { CARDS($cards, case: "accusative") }.
}

## The end of a turn, and of the game.

ended = { $you ->
    [who] Du hast deinen Zug beendet.
   *[other] { $who } hat den Zug beendet.
}

passed = { $you ->
    [who] Du hast gepasst.
   *[other] { $who } hat gepasst.
}

won = { $you ->
    [who] Das Spiel ist aus. Du hast mit { $money } gewonnen.
   *[other] Das Spiel ist aus. { $who } hat mit { $money } gewonnen.
}

won-fewer-cards = { $you ->
    [who] Das Spiel ist aus. Du hast mit { $money } gewonnen: gleich viel Geld, aber weniger Karten verkauft.
   *[other] Das Spiel ist aus. { $who } hat mit { $money } gewonnen: gleich viel Geld, aber weniger Karten verkauft.
}

won-together = Das Spiel ist aus. Der Sieg geht gemeinsam an { LIST($winners, case: "accusative") }, mit { $money }.

skipped = { $you ->
    [who] Du hattest keine Karten und warst nicht dran.
   *[other] { $who } hatte keine Karten und war nicht dran.
}
