### What only the page says at the table.

## Cards that lie together. Spoken.

label-market = Markt, { some-cards }
label-market-pile = Markt: { COUNT($cards) } × { CARDS($cards, form: "name") }, Tauschwert { $trade }
label-hand-pile = { $next ->
    [0] Deine Hand: { COUNT($cards) } × { CARDS($cards, form: "name") }, Tauschwert { $trade }, Verkaufspreis { $sells }
   *[other] Deine Hand: { COUNT($cards) } × { CARDS($cards, form: "name") }, Tauschwert { $trade }, Verkaufspreis { $sells }, eine mehr bringt { $next }
}
label-tomb-pile = In der Kammer: { COUNT($cards) } × { CARDS($cards, form: "name") }; du hast { $held }, eine mehr bringt { $next }
label-tomb-pile-all = In der Kammer: { COUNT($cards) } × { CARDS($cards, form: "name") }; du hast { $held }
label-chosen = { $label }. { $count } gewählt
label-put-back = Eine zurücklegen: { $label }
label-giving = Du gibst { CARDS($cards, form: "figure", case: "accusative") }: eine Karte zurücklegen
label-taking = Du nimmst { CARDS($cards, form: "figure", case: "accusative") }: eine Karte zurücklegen
label-dig-site = Grabungsstätte: noch { some-cards }
held-and-next = Du hast { $held }; eine mehr bringt beim Verkauf { $next } dazu

## Prices.

label-sale = { CARDS($cards, form: "figure", case: "accusative") } für { $price } verkaufen
prices-held = { $hidden ->
    [0] Du hast { $held } von { $cards }; verborgen ist keine mehr.
    [one] Du hast { $held } von { $cards }; { $hidden } ist noch verborgen.
   *[other] Du hast { $held } von { $cards }; { $hidden } sind noch verborgen.
}
prices-next = { $next ->
    [0] Eine mehr bringt nichts.
   *[other] Eine mehr bringt { $next }.
}
prices-full = Dieses Set ist voll: Warten bringt nichts mehr.
museum-set = { CARDS($cards, form: "figure") } für { $money }
museum-sets = { $times }-mal { CARDS($cards, form: "figure") } für { $money }

## Players.

label-in-hand = { some-cards } auf der Hand
known-in-hand = Auf dieser Hand bekannt: { CARDS($cards, form: "figure") }
known-in-hand-why = Du hast gesehen, wie diese Karten auf die Hand kamen, und sie können noch nicht wieder weg sein. Vielleicht sind es noch mehr.
label-rob = { $who } bestehlen, { some-cards } auf der Hand
label-details = { $who }: genauer ansehen
label-player = { $rob ->
    [yes] { $away ->
        [yes] { $who } bestehlen, gerade weg: { $money } Dollar, { some-cards } auf der Hand
       *[no] { $who } bestehlen: { $money } Dollar, { some-cards } auf der Hand
    }
   *[no] { $away ->
        [yes] { $who }, gerade weg: { $money } Dollar, { some-cards } auf der Hand
       *[no] { $who }: { $money } Dollar, { some-cards } auf der Hand
    }
}
label-player-tents = { $player }, { $tents }
announced-value = Hat am Anfang einen Tauschwert von { $total } angesagt.

resigned-mark = aufgegeben
away-for = { $seconds ->
    [0] weg
   *[other] weg · { $seconds } s
}
plays-like-for-now = spielt erst mal wie ein { LEVEL($level, form: "bare") }
level-plays-for-you = Ein { LEVEL($level, form: "bare") } spielt für dich.
level-plays-for-them = Hier spielt jetzt ein { LEVEL($level, form: "bare") }.
bot-plays-for = Für { SEAT($who, case: "accusative") } spielt jetzt ein Bot.
plays-again = { $you ->
    [who] Du hast deinen Platz zurückgeholt.
   *[other] { $who } ist wieder da.
}
has-left = { $you ->
    [who] Du bist gegangen. Bis du wiederkommst, spielt ein Bot für dich.
   *[other] { $who } ist gegangen. Ein Bot spielt weiter.
}
has-resigned = { $you ->
    [who] Du hast aufgegeben. Ein Bot spielt weiter.
   *[other] { $who } hat aufgegeben. Ein Bot spielt weiter.
}

## A trade in the making.

scales-empty = Tipp Karten auf beiden Seiten an
scales-nothing-taken = Was nimmst du?
scales-owed = Zahl noch { $owed }
scales-lost = { $lost } zu viel
scales-even = Geht genau auf
nothing-chosen = Wähle Karten vom Markt und von deiner Hand.
weighing = Moment, der Preis wird geprüft.
choose-first = Wähle erst, was du nimmst.
all-taken = Davon hast du schon alle genommen.
all-given = Davon hast du keine mehr.
tray-sell = Für { $money } verkaufen
nothing-to-sell = Du hast keine Karten zu verkaufen.
undo-why = { $left ->
    [one] Zurücknehmen: { $told } Das geht in diesem Zug noch einmal.
   *[other] Zurücknehmen: { $told } Das geht in diesem Zug noch { $left }-mal.
}

## Storms, thieves, and choosing cards.

lose-cards = { some-cards } abwerfen
keep-cards = { some-cards } behalten
choose-more-in-hand = Wähle noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf deiner Hand.
choose-more-cards = Wähle noch { some-cards }.
as-suggested = Das ist schon der Vorschlag.

## The monument.

label-chamber = { CHAMBER($chamber, form: "begins") }: { some-cards }, { CARDS($maps, form: "figure") }
label-chamber-known = { $label }; davon kennst du { some-cards }
chamber-figures = { $count ->
    [0] Kammer { $number }: leer
   *[other] Kammer { $number }: { some-cards } für { CARDS($maps, form: "figure", case: "accusative") }
}
label-pile = { some-cards } im Stapel
pile-why = Jeder Sandsturm legt davon eine in jede Kammer
shown-and-taken = { $count ->
    [0] keine genommen
   *[other] { $count } genommen
}
inside-chamber = In { CHAMBER($chamber, case: "dative") }
look-why = Schau dir alle Karten einer Kammer an. Nur du siehst sie, und sie bleiben dort.
looked-why = Nur du hast sie gesehen. Sie bleiben dort, und an der Kammer steht, was du weißt.

choose-chamber = Wähle eine Kammer.
name-two = Nenne zwei Schätze.
name-one-more = Nenne noch einen Schatz.
costs-maps = Kostet { CARDS($maps, form: "figure", case: "accusative") }; du hast { $held ->
    [0] keinen
   *[other] { $held }
}.
holds-maps = Du hast { CARDS($maps, form: "figure", case: "accusative") }.
explore-for = Für { CARDS($maps, form: "figure", case: "accusative") } erkunden

expected-inside = Vermutlicher Inhalt:
expected-count = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) }
name-inside = ≈ { expected-count } drin
name-inside-none = keine drin
label-name = { CARD($card, form: "name") }, ungefähr { expected-count } drin, eine mehr bringt { $next }
label-name-none = { CARD($card, form: "name") }, keine drin, eine mehr bringt { $next }

label-cave-in = Einsturzgefahr: { $chance }
face-down = noch { some-cards } verdeckt
stop-and-take = Aufhören: { some-cards } nehmen

## Several people at one screen.

handover-act = { $name } ist dran.
handover-storm = Sandsturm! { $name } wirft Karten ab.
handover-tent = Sandsturm! { $name } entscheidet über das Zelt.
handover-thief = Ein Dieb! { $name } entscheidet, wen es trifft.
handover-keep = Im Grabmal: { $name } sucht sich Karten aus.
handover-mine = In der Mine: { $name } deckt noch eine auf oder hört auf.
handover-look = Im Tempel: { $name } darf in eine Kammer schauen.
handover-next = Als Nächstes ist { $name } an diesem Bildschirm dran.

## How the game came out.

result-won = { $you ->
    [who] Du hast mit { $money } gewonnen.
   *[other] { $who } hat mit { $money } gewonnen.
}
result-shared = Der Sieg geht gemeinsam an { LIST($winners, case: "accusative") }, mit { $money }.
result-shared-why = Gleich viel Geld, und gleich viele Karten verkauft.
result-margin = { $money } mehr als { $who }.
result-fewer-cards = { $you ->
    [who] Du hast genauso viel Geld, aber dafür { $sold } statt { $fewer } Karten verkauft.
   *[other] { $who } hat genauso viel Geld, aber dafür { $sold } statt { $fewer } Karten verkauft.
}
result-place = Du bist auf Platz { $number }, mit { $money }.
dearest-set = { $you ->
    [who] Bestes Set: deins, { CARDS($cards, form: "figure") } für { $money }.
   *[other] Bestes Set: { $who }, { CARDS($cards, form: "figure") } für { $money }.
}
most-lost = { $you ->
    [who] Am meisten Pech: Du hast { some-cards } an Stürme und Diebe verloren.
   *[other] Am meisten Pech: { $who } hat { some-cards } an Stürme und Diebe verloren.
}
over-do-well = So spielst du gut
unfinished-record = Niemand hat gewonnen. Die Aufzeichnung zeigt, wie weit ihr gekommen seid.

## Clocks.

clock-title = Bedenkzeit
clock-kind-off = Ohne
clock-kind-move = Je Zug
clock-kind-game = Je Spiel
clock-kind-days = Tage
clock-amount = Wie lange
clock-amount-move = { $count ->
    [one] { $count } Sekunde pro Zug
   *[other] { $count } Sekunden pro Zug
}
clock-amount-game = { $count ->
    [one] { $count } Minute pro Spiel
   *[other] { $count } Minuten pro Spiel
}
clock-amount-days = { $count ->
    [one] { $count } Tag pro Zug
   *[other] { $count } Tage pro Zug
}
clock-then = Wenn die Zeit um ist
clock-then-once = Bot entscheidet einmal
clock-then-on = Bot spielt weiter
clock-means-off = Lass dir Zeit, so viel du willst.
clock-means-move = Zeit für jede einzelne Entscheidung. Ist der Server weg, steht die Uhr.
clock-means-game = Zeit für alle Entscheidungen zusammen, danach je 10 Sekunden. Ist der Server weg, steht die Uhr.
clock-means-days = Ein Spiel über Tage: Schau ab und zu vorbei. Die Tage zählen immer.

time-left = Zeit übrig
time-days = { $days } T { $hours } h
time-low = Du hast noch { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}.
time-low-hours = { $count ->
    [one] Du hast noch weniger als eine Stunde.
   *[other] Du hast noch weniger als { $count } Stunden.
}
grace-left = { $seconds ->
    [one] In { $seconds } Sekunde darf ein Bot spielen.
   *[other] In { $seconds } Sekunden darf ein Bot spielen.
}

## One's own seat, among the settings.

devices-title = Deine Geräte
device-computer = Ein Computer
device-phone = Ein Handy oder Tablet
device-program = Ein Programm
device-this = { $device } (dieses Gerät)
device-minutes = { $minutes ->
    [0] gerade eben
    [one] seit { $minutes } Minute
   *[other] seit { $minutes } Minuten
}
device-hours = { $hours ->
    [one] seit { $hours } Stunde
   *[other] seit { $hours } Stunden
}
devices-sign-out = Die anderen abmelden
devices-sign-out-means = Nur dieses Gerät bleibt auf deinem Platz. Frühere Links zu deinem Platz gelten nicht mehr.

stand-up = Aufstehen
stand-up-of = Aufstehen, Platz von { $who }

leave-left = Spiel verlassen
leave-resigned = Aufgeben
leave-stay = Bleiben
leave-asked-left = Ein Bot spielt für dich weiter. Solange noch andere spielen, kannst du zurückkommen. Spielt sonst niemand, endet das Spiel hier.
leave-asked-resigned = Du gibst auf: Ein Bot spielt deinen Platz zu Ende, und du bekommst ihn nicht zurück.
