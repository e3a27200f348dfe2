### Mit anderen spielen: einladen, offene Tische, Zurufe, Revanche, und was am Tisch gilt.

invite-title = Andere einladen
invite-qr = QR-Code
invite-qr-label = QR-Code für den Link { $link }
invite-qr-how = Richte die Kamera eines Handys darauf.
invite-address = Adresse

list-toggle = Diesen Tisch für Fremde auflisten
list-means-on = Alle auf der Startseite dieses Servers sehen ihn und können mitspielen oder zuschauen.
list-means-off = Nur wer den Link bekommt, findet ihn.

open-title = Offene Tische
open-count = { $count ->
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}
open-seats = { $free ->
    [one] { $free } von { $players } Plätzen frei
   *[other] { $free } von { $players } Plätzen frei
}
open-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
open-no-clock = ohne Bedenkzeit
open-join = Mitspielen
open-join-label = Mitspielen bei { $who }
open-watch = Zuschauen
open-watch-label = Zuschauen bei { $who }
open-more = { $count ->
    [one] … und { $count } weiterer
   *[other] … und { $count } weitere
}

emote-hello = Hallo
emote-nice = Gut gespielt
emote-thanks = Danke
emote-ouch = Autsch
emote-moment = Einen Moment
emote-good-game = Schönes Spiel
emote-said = { $who }: { $what }
emote-mute-of = Zurufe von { $who } ausblenden
emote-mute-all = Alle Zurufe ausblenden

rematch-wanted = { $who } möchte eine Revanche.
rematch-accept = Noch einmal spielen
rematch-decline = Nein, danke
rematch-asked = möchte eine Revanche
rematch-accepted = kommt mit
rematch-declined = kommt nicht mit
rematch-unanswered = hat noch nicht geantwortet
rematch-you-declined = Du hast die Revanche abgelehnt.

house-title = Was an diesem Tisch gilt
house-no-clock = Ohne
house-then-once = Ein { LEVEL($level, form: "bare") } entscheidet dieses eine Mal.
house-then-on = Ein { LEVEL($level, form: "bare") } spielt weiter, bis der Platz zurückgenommen wird.
house-undo = Rückgängig
house-undo-everybody = Alle dürfen in ihrem Zug eigene Tausche und Verkäufe rückgängig machen, bis etwas Verdecktes zu sehen war. Wer den Tisch eröffnet hat, hat das erlaubt.
house-undo-nobody = Aus. Wer den Tisch eröffnet hat, wollte es so.
house-undo-alone = Nur für jemanden, der allein gegen Bots spielt.
house-undo-alone-on = Du spielst allein gegen Bots, also darfst du in deinem Zug eigene Tausche und Verkäufe rückgängig machen.
house-undo-alone-off = Nur für jemanden, der allein gegen Bots spielt, also hier nicht.
house-leaving = Gehen
house-leaving-means = Wer geht oder aufgibt, für den spielt ein { LEVEL($level, form: "bare") } weiter. Wer gegangen ist, kann zurückkommen.
undo-title = Rückgängig
undo-alone = Allein
undo-everybody = Alle
undo-nobody = Niemand
undo-means-alone = Nur wer allein gegen Bots spielt, kann etwas rückgängig machen.
undo-means-everybody = Alle dürfen in ihrem Zug eigene Tausche und Verkäufe rückgängig machen, bis etwas Verdecktes zu sehen war.
undo-means-nobody = Was getan ist, ist getan.
stand-in-level = Bots, die einspringen
