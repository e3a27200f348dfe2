### My games, notices, and digsite as an app.

title-games = Meine Spiele · digsite
games-title = Meine Spiele
games-about = Nur in diesem Browser gespeichert. Ein Spiel kommt dazu, wenn es aus ist und du mitgespielt hast; wobei du nur zugesehen hast, zählt nicht.
games-not-lasting = Dieser Browser behält nichts zwischen zwei Besuchen (vielleicht ein privates Fenster). Was du hier siehst, ist weg, wenn du die Seite schließt.
games-none = Noch keine Spiele. Spiel eines zu Ende, dann steht es hier.
games-none-filtered = Keines deiner Spiele passt dazu.
games-coming = Deine Spiele werden geholt …

games-filters = Welche Spiele
games-all = Alle
games-players = Spielerzahl
games-monument = Monument
games-edition = Ausgabe
games-opponent = Gegner
games-result = Ergebnis
games-time = Wann
games-as = Gespielt als
games-time-week = Letzte 7 Tage
games-time-month = Letzte 30 Tage
games-time-year = Letzte 365 Tage
games-clear = Alle zeigen
games-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}

games-result-won = Gewonnen
games-result-shared = Zusammen gewonnen
games-result-lost = Verloren
games-result-gone = Bot übernahm
games-result-unfinished = Nicht beendet
games-place = Platz { $number }
games-against = mit { $names }
games-replay = Ansehen
games-replay-of = Ansehen: { $names }, { $date }
games-remove = Entfernen
games-remove-of = Das Spiel mit { $names }, { $date }, entfernen
games-remove-title = Dieses Spiel entfernen?
games-remove-why = Es verschwindet in diesem Browser aus deiner Liste und deinen Zahlen. Der Server behält die Aufzeichnung.
games-keep = Behalten

games-history = Verlauf
games-figures = Zahlen
games-figures-note = Spiele, die nicht beendet wurden oder die ein Bot für dich beendet hat, zählen hier nicht. An einem gemeinsamen Bildschirm zählen alle, die dort gespielt haben.
games-figure-played = Spiele
games-figure-won = Gewonnen
games-won-of = { $won } von { $played } ({ $percent } %)
games-figure-average = Geld im Schnitt
games-figure-most = Meistes Geld
games-figure-longest = Meiste Siege in Folge
games-figure-running = Siege in Folge jetzt
games-by-players = Siege nach Spielerzahl
games-by-monument = Siege nach Monument
games-by-opponent = Siege gegen
games-course = Geld, Spiel für Spiel
games-best = Beste Sets
games-with-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
games-column-played = Gespielt
games-column-won = Gewonnen
games-column-share = Anteil
games-column-date = Datum
games-column-money = Geld
games-column-result = Ergebnis
games-column-set = Set
games-column-name = Name
games-course-label = Ein Diagramm deines Geldes in { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
  }, höchstens { $most }. Die Tabelle darunter hat dieselben Zahlen.
games-course-table = Dasselbe als Tabelle

games-file = Mitnehmen
games-file-about = Deine Spiele als Datei: für einen anderen Browser oder zur Sicherheit. Eine Datei ergänzt, was fehlt; sie zweimal zu lesen ändert nichts.
games-export = Als Datei sichern
games-import = Datei lesen …
games-nothing-new = { $known ->
    [one] Nichts Neues: Dieses Spiel war schon da.
   *[other] Nichts Neues: Alle { $known } waren schon da.
}
games-added = { $added ->
    [one] { $added } Spiel dazu.
   *[other] { $added } Spiele dazu.
}
games-known = { $known ->
    [one] { $known } war schon da.
   *[other] { $known } waren schon da.
}
games-file-large = Diese Datei ist zu groß: Höchstens 20 MB können gelesen werden.
games-file-other = Das ist keine Datei mit Spielen von digsite.
games-file-version = Diese Datei hat Version { $version }, die diese Seite nicht kennt. Sie liest Version 1.
games-file-game = Spiel { $number } in dieser Datei stimmt bei „{ $what }“ nicht. Es wurde nichts übernommen.
games-file-unreadable = Diese Datei konnte nicht gelesen werden.
games-erase = Alle löschen …
games-erase-title = Alle deine Spiele löschen?
games-erase-why = { $count ->
    [one] { $count } Spiel verschwindet
   *[other] { $count } Spiele verschwinden
  } für immer aus diesem Browser, und damit deine Plätze an beendeten Tischen. Spiele, die noch laufen, bleiben. Sichere vorher eine Datei, wenn du sie vielleicht zurückhaben willst.
games-erase-yes = Alle löschen

device-notices = Ruf mich, wenn ich dran bin
device-on = An
device-off = Aus
device-notices-about = Solange digsite in einem Tab offen ist, ruft es dich, wenn jemand gezogen hat und du woanders hinsiehst.
device-notices-plain = Browser erlauben das nur über https oder auf dem Rechner, auf dem digsite läuft. Diese Seite kam über einfaches http; der Titel des Tabs sagt es dir trotzdem.
device-notices-never = Dieser Browser kennt keine Benachrichtigungen. Der Titel des Tabs sagt es dir trotzdem.
device-notices-denied = Dieser Browser erlaubt digsite keine Benachrichtigungen. Ändern kannst du das in seinen Einstellungen für diese Seite.
device-app = Als App
device-install = digsite installieren
device-installed = digsite läuft als App.
device-app-about = Über das Menü deines Browsers kommt digsite auf den Startbildschirm. Ohne Netz öffnet es dann deine Spiele und die Regeln; zum Spielen braucht es den Server.
device-app-plain = Installieren und Öffnen ohne Netz gehen nur über https oder auf dem Rechner, auf dem digsite läuft. Diese Seite kam über einfaches http: Alles andere geht.
device-app-never = Dieser Browser kann digsite nicht ohne Netz öffnen. Alles andere geht.

## Tables that wait, on the home page.

home-your-turn = Du bist dran
home-turn-of = { $name } ist dran
home-last-move = letzter Zug { $ago }
home-time-left = Bedenkzeit endet { $until }
home-more-tables = { $count ->
    [one] Noch { $count } Tisch
   *[other] Noch { $count } Tische
}
home-forget = Vergessen
home-forget-of = Den Tisch von { $names } vergessen
home-forget-title = Diesen Tisch vergessen?
home-forget-why = Dieser Browser findet dann nicht mehr zum Spiel von { $names } zurück.
home-forget-why-others = Dieser Browser findet dann nicht mehr zum Spiel von { $names } zurück. Die anderen warten auf dich: Wenn du aufhören willst, gib lieber am Tisch auf, dann spielt ein Bot weiter.
home-forget-no = Behalten

## Being called when it is one's turn.

notice-your-turn = Du bist dran
notice-where = Mit { $names } · { $monument }
notice-offer = Soll dich dieser Browser rufen, wenn du dran bist? Das geht, solange digsite in einem Tab offen ist, auch wenn du woanders hinsiehst.
notice-yes = Ruf mich
notice-no = Nein, danke
notice-denied = Dieser Browser erlaubt es nicht. Ändern kannst du das in seinen Einstellungen für diese Seite.
