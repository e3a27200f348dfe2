### Around a game in the page: a new table, the seats before the deal, coming back, the end.

## Titles, in tabs and bookmarks.

title-new-table = Neuer Tisch · digsite
title-table = Der Tisch · digsite
title-your-move = Du bist dran · digsite
title-game-over = Spiel aus · digsite

## A new table: who plays.

new-title = Neuer Tisch
new-who-plays = Wer spielt mit
new-way = Wie gespielt wird
way-alone = Gegen Bots
way-here = Ein Bildschirm
way-network = Übers Netz

seat-kind-here = Am Bildschirm
seat-kind-open = Per Link
seat-kind-bot = Bot
add-here = Noch jemand hier
add-open = Platz per Link
add-bot = Noch ein Bot
seat-is-for = Platz { $number } ist für
seat-name-field = Name für Platz { $number }
seat-level-field = Stärke des Bots auf Platz { $number }
seat-remove-label = Platz { $number } entfernen
seat-remove = Entfernen
your-name = Dein Name
a-name = Name
seat-by-link-means = Wer deinen Link hat, kann hier sitzen.
seats-at-most = { $name } ist für { $fewest } bis { $most } Personen.
seat-of-number = Platz { $number }
bot-of-number = Bot auf Platz { $number }

names-needed-here = Alle an diesem Bildschirm brauchen einen Namen.
names-alike = Zwei haben denselben Namen.

## A new table: what is played.

new-begins = Wer fängt an
new-pace = Tempo der Bots
new-edition = Ausgabe
new-monument = Monument
new-variants = Varianten
edition-for = { $year }, { $fewest } bis { $most } Personen
edition-not-for = { $year }, { $fewest } bis { $most } Personen. Nicht mit { $players }.
variant-only-with = Nur mit { $players } Personen.
variant-only-with-or = Nur mit { $fewest } oder { $most } Personen.
variant-only-with-to = Nur mit { $fewest } bis { $most } Personen.
monument-random = Zufällig
    .about = Wird beim Austeilen gezogen.
monument-for-first-game = Gut fürs erste Spiel
new-open = Tisch eröffnen
new-dig = Losgraben

begins-how = Wer anfängt
begins-by-chance = Zufall
begins-by-sand = Zuletzt am Strand
begins-by-sand-why = Wer war zuletzt am Strand? Tipp den Namen an.

## The seats before the deal.

lobby-open = Der Tisch ist offen
lobby-all-here = Alle sind da
lobby-waiting-for = Warten auf { $name }
lobby-waiting-for-several = Es fehlen noch { $count } Leute
lobby-edition = { $name }, { $players } Personen
lobby-random-monument = zufälliges Monument
lobby-voided = Das Austeilen ist gescheitert: Ein Browser hat seine Zufallsbytes nicht rechtzeitig gezeigt. Startet noch einmal, wenn alle da sind.
lobby-watching = Du schaust zu. Nimm unten einen Platz, um mitzuspielen.
lobby-watching-full = Du schaust zu: Alle Plätze sind besetzt.
lobby-watching-bots = Wer am Tisch sitzt, kann den Platz eines Bots freimachen.
lobby-seats = Plätze
lobby-free-seat = Freier Platz
lobby-bot = Bot
lobby-at-this-screen = am Bildschirm
lobby-sit-here = Hinsetzen
lobby-let-bot-play = Bot spielen lassen
lobby-seats-free = { $count ->
    [one] { $count } von { $players } Plätzen ist frei.
   *[other] { $count } von { $players } Plätzen sind frei.
}
lobby-seats-taken = Alle Plätze sind besetzt.
lobby-somebody-else = Noch jemand an diesem Bildschirm
lobby-their-name = Name
lobby-sit-down = Hinsetzen
lobby-name-first = Gib erst deinen Namen ein.
lobby-link = Schick diesen Link den anderen
lobby-link-title = Ein Tisch bei digsite
lobby-link-why = Wer ihn öffnet, kann einen freien Platz nehmen oder zuschauen. Derselbe Link bringt auch dich zurück.
lobby-ready = Alles ist bereit.
lobby-fill = { $count ->
    [one] Freien Platz an einen Bot geben
   *[other] Freie Plätze mit Bots besetzen
}
lobby-fill-level = Stärke: { $level }
lobby-start = Start
lobby-bot-level = Stärke des Bots auf Platz { $number }
lobby-bot-give = Platz { $number } an einen Bot geben
lobby-bot-choose = An einen Bot geben …
lobby-bot-free = Platz freimachen
lobby-bot-free-label = Platz von { $name } freimachen

seat-status-bot = Bot
seat-status-free = Frei
seat-status-stood-in = Ein Bot spielt
seat-status-coming = Kommt …
seat-status-awaited = Noch nicht da
seat-status-ready = Bereit
seat-status-away = Weg

## Links.

copy-button = Kopieren
copy-done = Kopiert
copy-done-why = Der Link ist kopiert.
copy-share = Teilen
copy-share-not = Kopiert. Teilen können Browser nur über https: Füge den Link dort ein, wo du ihn brauchst.
only-here-unknown = Eine Adresse mit „{ $host }“ können andere Rechner nicht öffnen. Nimm stattdessen die Adresse dieses Rechners in eurem Netz.
only-here = Eine Adresse mit „{ $host }“ können andere Rechner nicht öffnen. Um sie hereinzulassen, starte `digsite serve --host 0.0.0.0` und öffne die Adresse, die dort für andere steht.

## Fair dealing.

fair-title = Fair ausgeteilt
fair-means = Niemand sucht eine Karte aus, auch dieser Server nicht. Er hat sich schon auf eine Geheimzahl festgelegt und zeigt hier ihren Fingerabdruck. Genauso legen sich die Browser aller, die mitspielen, auf Zufallsbytes fest. Erst dann zeigen alle Browser ihre, und alles Glück des Spiels kommt aus allem zusammen. Nach dem Spiel zeigt der Server seine Zahl, und dieser Browser prüft jede Karte.
fair-means-voided = Das Austeilen ist { $count }-mal gescheitert, weil ein Browser seine Zufallsbytes nicht gezeigt hat. In der Aufzeichnung wird das stehen.
fair-fingerprint = Fingerabdruck der Geheimzahl (SHA-256)
fair-revealed = Vor dem Austeilen hat sich der Server auf eine Geheimzahl festgelegt und ihren Fingerabdruck gezeigt. Die Browser am Tisch haben es mit ihren Zufallsbytes genauso gemacht. Hier ist die Zahl. Mit der Aufzeichnung können auch andere jede Karte prüfen:
fair-download = Aufzeichnung herunterladen
fair-verify = dann `digsite verify { $file }`
fair-secret = Die Geheimzahl
fair-fingerprint-shown = Ihr Fingerabdruck, von Anfang an gezeigt (SHA-256)
fair-again = Noch einmal versuchen
lesson-fixed = Eine Lektion: Ihre Karten liegen vorher fest. In einem echten Spiel entscheidet der Zufall, und alle können das prüfen.

## At the table: what stands in the bar above it.

table-watching = Du schaust zu
table-take-back-of = Platz von { $name } zurückholen
table-take-back = Ein Bot spielt für dich: zurückholen
table-away = { $name } ist weg …
table-away-several = { $count } sind weg …
table-to-rematch = Zur Revanche
table-result = Ergebnis
table-emote = Etwas zurufen
table-look-back = Zurückschauen
table-replay = Wiederholung ansehen
table-coming = Du kommst an den Tisch …
table-shuffling = Es wird gemischt …
line-lost = Verbindung weg. Wird neu aufgebaut.
line-broke = Die Verbindung brach ab, bevor die Antwort kam. Am Tisch siehst du gleich, was passiert ist.
connection-lost = Verbindung weg. Wird neu aufgebaut; dein Platz bleibt dir.

trouble-damaged = Ein beschädigter Tisch
trouble-no-table = Kein solcher Tisch
trouble-version = Andere Version
trouble-older = Ein älteres Spiel
trouble-not-your-seat = Nicht dein Platz
trouble-reload = Neu laden
trouble-play-on = Von dort weiterspielen
trouble-watch = Nur zuschauen

## Settings at a table.

own-link = Auf einem anderen Gerät weiterspielen
own-link-title = Mein Platz am Tisch
own-link-why = Dieser Link ist dein Platz: Wer ihn hat, spielt für dich. Schick ihn nur dir selbst.

## Who is away.

away-title = Wer ist da
away-here = Da.
away-not-here = Weg.
away-take-back = Zurückholen
away-level = Stärke des Bots für { $name }
away-hand-over = An einen Bot geben
away-why = Wer über den eigenen Link zurückkommt, kann den Platz jederzeit wieder übernehmen.

## Several people at one screen.

handover-title = Bildschirm an { $name } weitergeben
handover-look-away = Alle anderen: wegschauen!
handover-i-am = Ich bin { $name }

## The end.

over-player = Name
over-sold = Verkauft
over-money = Geld
over-you = Du
over-winner = Sieg
over-nothing-sold = Nichts verkauft.
over-rematch = Revanche
over-look = Tisch ansehen
