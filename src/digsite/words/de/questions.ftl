### What a player is asked, and what the others read meanwhile: one sentence above the table, also read aloud.

## What the player who decides is asked.

asked-act = Tausche, erkunde, verkaufe oder beende deinen Zug.

asked-free = { $free ->
    [trade-explore-sell] Tausche, erkunde, verkaufe oder beende deinen Zug.
    [trade-explore] Tausche, erkunde oder beende deinen Zug.
    [trade-sell] Tausche, verkaufe oder beende deinen Zug.
    [explore-sell] Erkunde, verkaufe oder beende deinen Zug.
    [trade] Tausche oder beende deinen Zug.
    [explore] Erkunde oder beende deinen Zug.
    [sell] Verkaufe oder beende deinen Zug.
   *[nothing] Du kannst nichts mehr tun: Beende deinen Zug.
}

asked-must-sell = Du musst mindestens eine Karte verkaufen, bevor du deinen Zug beendest.

asked-taking = Tausch: Nimm noch mehr, oder fang an zu bezahlen.
asked-paying = Tausch: Bezahle, was du nimmst.

asked-by-coach = Dein Coach sagt, was als Nächstes kommt.
asked-victim = Ein Dieb! Wen bestiehlst du?
asked-only-victim = Ein Dieb! Bestiehl { $victim }.

asked-tents = Sandsturm! Zelt benutzen oder aufsparen?
asked-shelter = Sandsturm! Zelt benutzen, oder { some-cards } deiner Wahl verlieren?
asked-shelter-last = Der letzte Sandsturm! Zelt benutzen, oder { some-cards } deiner Wahl verlieren?
asked-losing = Sandsturm! Such { $count ->
    [one] eine
   *[other] { $count }
} von deinen { $size } Karten aus und wirf sie ab.

asked-looking = Du darfst in eine Kammer des Tempels schauen.
asked-keeping = { $count ->
    [one] Welche Karte behältst du?
   *[other] Welche { $count } Karten behältst du?
}

asked-mining = Noch eine Karte aufdecken, oder aufhören und nehmen, was du hast?
asked-naming = Nenne der Sphinx zwei Schätze.
asked-over = Das Spiel ist aus.
asked-chance = Jetzt entscheidet der Zufall.

## What the player just got, before the question.

news-and-question = { $news } { $asked }
news-dug-last = Die letzte Grabung: { CARD($card, form: "name") }.
news-dug = Du hast { CARD($card, case: "accusative") } ausgegraben.
news-stolen = Du hast { CARD($card, case: "accusative") } gestohlen.
news-found = Du hast { CARDS($cards, case: "accusative") } gefunden.
news-found-nothing = Von dem, was du genannt hast, war nichts dabei.
news-cave-in = Einsturz! Du gehst leer aus.
news-thief-in-vain = Du hast einen Dieb ausgegraben, aber niemand hat Karten.
news-dig-site-empty = Die Grabungsstätte ist leer; du hast { $count ->
    [0] keine Karten mehr
   *[other] noch { some-cards } zu verkaufen
}.

## Beside the question, in the terminal.

mine-odds = Du hast { $points } von { $limit }: { $chance } Einsturzgefahr.
must-sell-why = Zu lange hat niemand verkauft oder erkundet (R71, R73).

## What the others read about the player who decides.

waiting-act = { $who } ist dran.
waiting-taking = { $who } tauscht.
waiting-paying = { $who } tauscht.
waiting-victim = { $who } hat einen Dieb ausgegraben und überlegt, wen es trifft.
waiting-tents = Sandsturm! { $who } überlegt: Zelt benutzen oder nicht?
waiting-losing = Sandsturm! { $who } überlegt, was weg kann.
waiting-looking = { $who } darf in eine Kammer des Tempels schauen.
waiting-keeping = { $who } durchsucht das Grabmal.
waiting-mining = { $who } ist in der Mine: noch eine Karte, oder aufhören?
waiting-naming = { $who } nennt der Sphinx zwei Schätze.
waiting-away = { $told } { $who } ist gerade weg.

## A trade in the making.

draft-empty = Wähle, was du nimmst und was du gibst.
draft-give = Du gibst { CARDS($give, form: "figure", case: "accusative") }. Was nimmst du dafür?
draft-give-or-sell = { CARDS($give, form: "figure") }: für { $money } verkaufen? Oder nimm etwas dafür.
draft-take = Du nimmst { CARDS($take, form: "figure", case: "accusative") }.
draft-take-owes = Du nimmst { CARDS($take, form: "figure", case: "accusative") }. Zahl noch { $owed }.
draft-both = Du gibst { CARDS($give, form: "figure", case: "accusative") } für { CARDS($take, form: "figure", case: "accusative") }.
draft-owes = Du gibst { CARDS($give, form: "figure", case: "accusative") } für { CARDS($take, form: "figure", case: "accusative") }. Zahl noch { $owed }.
draft-loses = Du gibst { CARDS($give, form: "figure", case: "accusative") } für { CARDS($take, form: "figure", case: "accusative") }. Das ist { $lost } zu viel (kein Wechselgeld).
draft-even = Du gibst { CARDS($give, form: "figure", case: "accusative") } für { CARDS($take, form: "figure", case: "accusative") }: Das geht genau auf.
