### What is refused, and why: shown below the sentence, or beside a field, and read aloud.

## Moves that the rules refuse now.

game-over = Das Spiel ist aus.
game-unfinished = Alle sind gegangen: Das Spiel endet unvollendet.
game-closed = Wer diesen Server betreibt, hat den Tisch geschlossen: Das Spiel endet unvollendet.
not-now = Jetzt nicht. { $asked }
not-your-turn = { $who } ist dran.
not-your-turn-to-trade = Du kannst jetzt nicht tauschen: Du bist nicht dran.
trades-used-up = Du kannst höchstens { $most }-mal pro Zug tauschen.
nothing-given = Gib mindestens eine Karte von deiner Hand.
nothing-taken = Nimm mindestens eine Karte vom Markt.

not-in-hand = Du hast { CARDS($cards, form: "label", case: "accusative") }, nicht { $asked }.
not-in-hand-none = Du hast { CARD($card, form: "none", case: "accusative") }.
not-in-market = Auf dem Markt { COUNT($cards) ->
    [one] liegt
   *[other] liegen
} { CARDS($cards, form: "label") }, nicht { $asked }.
not-in-market-none = Auf dem Markt liegt { CARD($card, form: "none") }.
not-in-chamber = In der Kammer { COUNT($cards) ->
    [one] liegt
   *[other] liegen
} { CARDS($cards, form: "label") }, nicht { $asked }.
not-in-chamber-none = In der Kammer liegt { CARD($card, form: "none") }.

same-on-both-sides = { CAPITAL(CARD($card, form: "kind")) } kannst du in einem Tausch nur geben oder nehmen, nicht beides.
pays-too-little = Zu wenig: { CARDS($cards, form: "label") } { COUNT($cards) ->
    [one] kostet
   *[other] kosten
} { $price }, du bietest { $paid }.

too-few-maps = { CHAMBER($chamber, form: "begins") } kostet { CARDS($maps, form: "figure", case: "accusative") }; du hast { $held ->
    [0] keinen
   *[other] nur { $held }
}.
no-such-chamber = { MONUMENT($monument, form: "has") } { $count ->
    [one] nur { $count } Kammer
   *[other] nur { $count } Kammern
}; eine { CHAMBER($chamber, form: "ordinal") } gibt es nicht.
chamber-empty = { CHAMBER($chamber, form: "begins") } ist leer. Karten liegen noch in der { LIST($left, form: "ordinal", case: "dative") }.
chamber-empty-all = Alle Kammern sind leer.
chamber-empty-only = { CHAMBER($chamber, form: "begins") } ist leer.

no-names-needed = Schätze nennst du bei der Sphinx, nicht { MONUMENT($monument, form: "at") }.
names-needed = Nenne der Sphinx zwei Schätze.
named-twice = Nenne der Sphinx zwei verschiedene Schätze.
explored-already = Erkunden kannst du nur einmal pro Zug.
set-too-large = { CARD($card, form: "name") }: Ein Set hat höchstens { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
}, nicht { $count }.
must-sell = Zu lange hat niemand verkauft oder erkundet: Verkaufe erst mindestens eine Karte.

wrong-number = Dieser Sturm kostet dich { some-cards }, nicht { $chosen }.
wrong-number-kept = Du behältst { some-cards }, nicht { $chosen }.

empty-hand = Bei { SEAT($victim, case: "dative") } gibt es nichts zu stehlen. Wähle { LIST($others, form: "inside") }.
not-an-opponent = { $you ->
    [victim] Dich selbst kannst du nicht bestehlen. Wähle { LIST($others, form: "inside") }.
   *[other] { $victim } kannst du nicht bestehlen. Wähle { LIST($others, form: "inside") }.
}

## Undoing one's own trades and sales.

take-back-not-your-turn = Zurücknehmen kannst du nur etwas in deinem eigenen Zug, bevor du ihn beendest.
take-back-nothing = Du hast in diesem Zug noch nichts getauscht oder verkauft.
take-back-explored = Du hast seitdem erkundet: Was davor war, bleibt.
take-back-looked = Du hast seitdem in eine Kammer geschaut: Was davor war, bleibt.
take-back-half-made = Mach erst den angefangenen Tausch fertig.
take-back-often = Du kannst höchstens { $most }-mal pro Zug etwas zurücknehmen.

## What is no move at all.

not-a-move = { $given } ist kein Zug. Züge sind: { $moves }.
not-a-move-verb = { $given } ist kein Zug. Ein Zug beginnt mit einem von: { $verbs }.
not-a-move-text = Ein Zug ist Text, nicht { $given }.
not-a-move-unreadable = { $given } ist kein lesbarer Zug.
not-a-move-kind = { $given } ist keiner der Züge: { $moves }.
not-a-move-parts = { $given } ist kein lesbarer Zug. { $move } braucht: { $parts }.
not-a-kind = { $given } ist keine Art von Zug. Arten sind: { $kinds }.
not-a-sale = { $given } ist kein Verkauf. Ein Verkauf sieht so aus: sell 2 coin.

unknown-treasure = „{ $id }“ gibt es in diesem Spiel nicht. Es gibt: { $there }.
unknown-treasure-near = „{ $id }“ gibt es in diesem Spiel nicht. Meinst du „{ $near }“? Es gibt: { $there }.
bad-names = Nenne der Sphinx zwei Schätze, nicht { $count }.
bad-answer = Zelt benutzen oder nicht: True oder False, nicht { $given }.
bad-treasure = Nenne einen Schatz bei seiner Id, etwa „coin“ oder „pot_shard“, nicht { $given }.
bad-treasure-missing = { $text }: Der Schatz fehlt. Nenne ihn bei seiner Id, etwa „coin“ oder „pot_shard“.

bad-count = Die Anzahl ist eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
bad-count-missing = { $text }: Die Anzahl fehlt. Hier gehört eine Zahl hin.
bad-count-word = { $text }: Die Anzahl ist eine ganze Zahl, nicht { $given }.
bad-chamber = Die Kammer ist eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
bad-chamber-missing = { $text }: Die Kammer fehlt. Hier gehört eine Zahl hin.
bad-chamber-word = { $text }: Die Kammer ist eine ganze Zahl, nicht { $given }.
bad-seat = Der Platz ist eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
bad-seat-missing = { $text }: Der Platz fehlt. Hier gehört eine Zahl hin.
bad-seat-word = { $text }: Der Platz ist eine ganze Zahl, nicht { $given }.
bad-cards = Karten sind eine Liste von Schatz-Ids oder Anzahlen nach Schatz-Id, nicht { $given }.
bad-cards-many = Kein Zug hat mehr als { $most } Karten auf einer Seite.
bad-cards-count = Zähle Karten in ganzen Zahlen von 0 bis { $most }, nicht { $card } mit { $given }.
bad-words = { $text }: Das Wort „{ $word }“ fehlt.
bad-words-more = { $text }: Das Ende passt hier nicht: { $rest }.
bad-words-no = Es gibt „no tent“ und „no look“.
too-long-typed = Ein getippter Zug hat höchstens { NUMBER($most, useGrouping: 0) } Zeichen, nicht { NUMBER($length, useGrouping: 0) }.

## Games that cannot be set up.

setup-players = Ein Tisch hat 2 bis 5 Plätze, nicht { $given }.
setup-players-names = Es gibt { $count } Namen für { $seats } Plätze.
setup-players-twins = Zwei heißen { $name }: Gib allen einen eigenen Namen.

setup-seat = Es gibt die Plätze 0 bis { $most }, nicht { $given }.
setup-first = Nach den Regeln von { $rules } entscheidet das Los, wer anfängt.
setup-first-twice = Nenne jeden Platz nur einmal, wenn es darum geht, wer anfängt, nicht wie in { $given }.
setup-first-several = Mehrere heißen { $given }: Gib den Platz an. Es gibt: { $there }.
setup-first-unknown = Wer anfängt, ist ein Platz oder ein Name, nicht { $given }. Es gibt: { $there }.

## Tables.

no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
not-stored = Der Server konnte das nicht speichern, also ist es nicht passiert. Versuch es gleich noch einmal.
disk-full = Die Festplatte des Servers ist voll. Er konnte das nicht speichern, also ist es nicht passiert.
database-read-only = Der Server darf nicht in seine Datenbank schreiben. Er konnte das nicht speichern, also ist es nicht passiert.
database-busy = Ein anderes Programm hält die Datenbank des Servers besetzt. Er konnte das nicht speichern, also ist es nicht passiert. Versuch es gleich noch einmal.
database-damaged = Die Datenbank des Servers ist hier beschädigt. Er konnte das nicht speichern, also ist es nicht passiert.
database-lost = Die Datenbank des Servers ist weg. Er konnte das nicht speichern, also ist es nicht passiert. Das Spiel geht weiter, wenn die Datenbank wieder da ist.
older-than-seen = Das gespeicherte Spiel ist älter als das, was du hier gesehen hast, oder ging anders weiter. Frag, wer diesen Server betreibt.
table-broken-cut = Das Ende dieses Spiels fehlt: { $length } Einträge waren gespeichert, { $found } sind noch da. Hier geht es nicht weiter.
table-broken-changed = Jemand hat das gespeicherte Spiel geändert, bei Eintrag { NUMBER($number, useGrouping: 0) }. Hier geht es nicht weiter.
table-broken-unreadable = Das gespeicherte Spiel liegt auf einem beschädigten Teil der Festplatte. Hier geht es nicht weiter.
table-broken = Das gespeicherte Spiel lässt sich ab Eintrag { NUMBER($number, useGrouping: 0) } nicht mehr nachspielen. Hier geht es nicht weiter.

no-such-edition = Die Ausgabe { $given } gibt es nicht. Es gibt: { $there }.
no-such-level = Einen Bot der Stärke { $given } gibt es nicht. Es gibt: { $there }.
level-without-bot = Nur der Platz eines Bots hat eine Stärke.
nobody-to-play = Lass mindestens einen Platz für einen Menschen frei.
drawn-by-lot = In dieser Ausgabe entscheidet das Los, wer anfängt.

no-such-seat = Dieser Tisch hat die Plätze 0 bis { $most }, nicht { $given }.
no-such-seat-in-sand = Nenne jeden der Plätze 0 bis { $most } höchstens einmal.
seat-taken = { $you ->
    [who] Da sitzt du schon.
   *[other] Da sitzt schon { $who }.
}
name-taken = { $name } heißt hier am Tisch schon jemand. Such dir einen anderen Namen aus.
bad-name = Ein Name hat 1 bis { $most } Zeichen, davon mindestens ein sichtbares, anders als { $given }.
bad-name-letters = Ein Name ist eine Zeile ohne Steuerzeichen, anders als { $given }.
somebody-there = { $you ->
    [who] Da sitzt du schon.
   *[other] Da sitzt schon { $who }.
} Nur ein freier Platz kann an einen Bot gehen.
somebody-there-to-free = { $you ->
    [who] Da sitzt du.
   *[other] Da sitzt { $who }.
} Nur der Platz eines Bots lässt sich freimachen.

seats-open = Platz { $seat } ist noch frei.
seats-open-several = { $count } Plätze sind noch frei.
bytes-missing = Warten auf { $who }: Jeder Browser gibt Zufallsbytes zum Mischen dazu. Für alle, die weg sind, kann ein Bot spielen.
revealing-now = Warten auf die Zufallsbytes von { $who }. Bis sie da sind, lässt sich nichts ändern.
not-revealing = Der Tisch hat noch nicht nach deinen Zufallsbytes gefragt.
nothing-to-reveal = Du hast dich für dieses Austeilen auf keine Zufallsbytes festgelegt.
wrong-bytes = Das sind nicht die Zufallsbytes, auf die du dich festgelegt hast.
committed-openly = Leg dich auf deine Zufallsbytes fest, oder gib sie offen dazu, aber nicht beides: Wer sie sieht, weiß, worauf du dich festgelegt hast.
dealt-already = Die Karten sind schon ausgeteilt.
dealt-already-stand-up = Die Karten sind schon ausgeteilt. Du kannst stattdessen das Spiel verlassen: Ein Bot spielt für dich weiter.
not-dealt = Die Karten sind noch nicht ausgeteilt.
ready-already = Deine Zufallsbytes sind schon da.

wrong-secret = Der Schlüssel dieses Browsers passt hier zu keinem Platz mehr.
hello-again = Du bist schon am Tisch.
spectators-watch = Du schaust zu. Das kann nur, wer am Tisch sitzt.
not-understood = Das versteht der Tisch nicht.
not-over-yet = Eine Revanche kannst du eröffnen, wenn dieses Spiel aus ist.
not-over-yet-record = Die Aufzeichnung bekommst du, wenn das Spiel aus ist: Vorher würde sie alle Karten verraten.
not-over-yet-result = Wie das Spiel ausging, siehst du, wenn es aus ist.

late = Zu spät: { $what }
late-unseen = Zu spät: Das Spiel ist schon weiter.
late-conflict = Am Tisch ist vorher etwas anderes passiert. Schau noch einmal hin.
no-such-state = Das Spiel ist bei Stand { NUMBER($now, useGrouping: 0) }; Stand { NUMBER($number, useGrouping: 0) } gibt es noch nicht.
take-back-off = An diesem Tisch lässt sich nichts zurücknehmen.

stood-in = Ein Bot spielt für dich. Hol dir erst deinen Platz zurück.
not-stood-in = Für dich spielt kein Bot.
your-own-seat = Deinen eigenen Platz kannst du nicht abgeben.
nobody-there = Ein Bot kann nur für einen Menschen spielen, und da sitzt niemand.
stood-in-already = Für { $who } spielt schon ein Bot.
still-here = { $who } ist da. Ein Bot spielt nur für Leute, die weg sind.
just-gone = { $seconds ->
    [one] { $who } ist gerade erst gegangen. Ein Bot darf in { $seconds } Sekunde spielen.
   *[other] { $who } ist gerade erst gegangen. Ein Bot darf in { $seconds } Sekunden spielen.
}
you-left = Du hast dieses Spiel verlassen. Komm erst zurück.
resigned = Du hast aufgegeben: Ein Bot spielt deinen Platz zu Ende.

bad-clock-move = Eine Uhr gibt { $least } bis { NUMBER($most, useGrouping: 0) } Sekunden pro Zug, nicht { NUMBER($given, useGrouping: 0) }.
bad-clock-game = Eine Uhr gibt { $least } bis { $most } Minuten pro Spiel, nicht { NUMBER($given, useGrouping: 0) }.
bad-clock-days = Eine Uhr gibt { $least } bis { $most } Tage pro Zug, nicht { NUMBER($given, useGrouping: 0) }.

secret-in-use = Dieser Schlüssel ist schon vergeben. Mach einen neuen.
no-rematch = Hier hat niemand eine Revanche für dich eröffnet.
went-along-already = Du sitzt schon von einem anderen Gerät aus bei der Revanche. Öffne von dort den Link zu deinem Platz.
signed-out = Du hast dieses Gerät von einem anderen aus abgemeldet oder deinen Platz dort aufgegeben.

## The server.

stopping = Der Server hält gerade an. Komm gleich wieder.
broken = Hier ist etwas kaputtgegangen. Der Server hat aufgeschrieben, was.
closed = Der Server konnte seine Tische nicht öffnen.
wrong = Darauf kann der Server nicht antworten.
foreign-page = Das dürfen nur Seiten von dieser Adresse.
too-many-tables = Du hast sehr viele Tische aufgemacht. Spiel erst an ein paar davon.
too-many-tables-in-all = Gerade machen sehr viele Leute Tische auf. Versuch es in einer Minute noch einmal.
too-many-requests = Das war viel auf einmal. Warte ein paar Sekunden.
banned = Wer diesen Server betreibt, lässt deine Adresse nicht herein.
too-many-changes = Du hast an diesem Tisch gerade viel geändert. Warte einen Moment; Züge gehen trotzdem durch.
too-many-emotes = Das war viel Zuruf auf einmal. Warte ein paar Sekunden.
too-many-listed = Du hast sehr viele Tische in die Liste gesetzt. Warte eine Weile mit dem nächsten; über den Link kann man trotzdem kommen.
too-many-lines = Von deiner Adresse sind sehr viele Verbindungen an Tischen hier. Schließ erst ein paar deiner Seiten.
too-many-connections = Von deiner Adresse gibt es schon sehr viele Verbindungen. Schließ ein paar deiner Seiten, und versuch es dann noch einmal.
server-full = Gerade sind sehr viele Leute hier. Versuch es in einer Minute noch einmal.
too-slow = Deine Anfrage kam zu langsam an. Versuch es noch einmal.
other-name = Dieser Server heißt nicht { $name }. Öffne ihn über seine Adresse, oder bitte, wer ihn betreibt, ihn mit --public-url zu starten.
too-many-posts = Das war viel auf einmal. Warte ein paar Sekunden.
too-many-turns = Das waren viele Tische auf einmal. Warte einen Augenblick.
too-fast = Das war viel auf einmal. Warte eine Sekunde, und versuch es noch einmal.
hello-first = Sag erst Hallo: mit dem Geheimnis deines Platzes, oder zum Zuschauen.
already-here = Du hast schon Hallo gesagt.
other-version = Diese Seite ist älter oder neuer als ihr Server. Lade sie neu, dann geht es weiter; dein Platz bleibt dir.

too-long = Das ist zu lang: 16 kB reichen für alles, was es zu sagen gibt.
too-long-sent = Was du geschickt hast, ist zu lang: 16 kB reichen für alles, was es zu sagen gibt.
not-text = Schick Text, als JSON.
not-json = Schick JSON.
not-acceptable = Dieser Server antwortet nur in JSON.
not-here = Das geht an dieser Adresse nicht.
not-here-page = Seiten kann man nur lesen.
no-such-place = An dieser Adresse ist nichts.
no-such-page = Diese Seite gibt es nicht.
unreadable = Das konnte der Server nicht lesen.
unreadable-because = Der Server konnte nicht lesen, was du geschickt hast: { $problem }.
unreadable-said = Das konnte der Server nicht lesen: { $problem }.

## Lessons.

no-such-lesson = Es gibt keine Lektion { $given }; es gibt: { $there }.
lesson-later = Eins nach dem anderen: Mach zuerst, was der Coach sagt.
no-rematch-of-lesson = Zu einer Lektion gibt es keine Revanche; öffne sie noch einmal oder spiel ein echtes Spiel.

## Everything else.

plain = { $text }
