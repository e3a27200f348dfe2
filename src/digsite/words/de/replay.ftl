title-replay = Wiederholung · digsite
replay-title = Wiederholung

replay-way = Durch das Spiel
replay-scrubber = Augenblick im Spiel
replay-controls = Abspielen und Schritte
replay-to-deal = Zum Austeilen
replay-turn-back = Einen Zug zurück
replay-event-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-event-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-to-end = Zum Ende
replay-speed = Tempo
replay-times = × { $speed }
replay-at-deal = Das Austeilen
replay-at = Zug { $turn } · Schritt { $event } von { $last }

replay-moments = Augenblicke
replay-moments-note = Wer es war, siehst du, wenn du dort bist.
replay-no-moments = Es gab keine Diebe, keine Stürme, keine Erkundungen und keine großen Verkäufe.
replay-mark = Zug { $turn }: { $kind ->
    [thief] ein Dieb
    [storm] ein Sandsturm
    [exploration] eine Erkundung
   *[sale] ein großer Verkauf
  }
replay-mark-by = Zug { $turn }, { $who }: { $kind ->
    [thief] ein Dieb
    [storm] ein Sandsturm
    [exploration] eine Erkundung
   *[sale] ein großer Verkauf
  }

replay-figures = Zahlen
replay-figures-note = Das Geld nach jedem Zug; hinter dem Plus, was die Hand einbrächte. Im Bild ist die Linie das Geld, die gepunktete rechnet die Hand dazu.
replay-turn = Zug
replay-deal = Austeilen
replay-turn-of = { $turn }: { $name }
replay-money-and-worth = { $money } + { $worth }
replay-hands = Alle Hände
replay-hand-worth = So viel brächte die Hand
replay-no-cards = Keine Karten

replay-eyes = Wessen Augen
replay-eyes-all = Alle Hände offen
replay-eyes-of = Wie { $name } es sah
replay-eyes-public = Wie Zuschauer es sahen
replay-reveal = Ergebnis zeigen

replay-share = Teilen
replay-link = Link zu diesem Augenblick
replay-link-title = Ein Augenblick an der Grabung
replay-link-note = Wer ihn öffnet, sieht das Spiel von hier an, und nicht, wie es ausgeht.
replay-embed = Für eine eigene Seite
replay-embed-note = Füge das in deine Seite ein: Sie zeigt das Spiel von hier an.
replay-frame-title = Ein Spiel Archäologie, Zug um Zug
replay-download = Aufzeichnung herunterladen
replay-open = In digsite öffnen

replay-bring = Eine Aufzeichnung ansehen
replay-bring-how = Zieh eine Aufzeichnung hierher, oder wähl die Datei aus.
replay-choose-file = Datei wählen
replay-bring-note = Dein Server liest die Datei und behält nichts davon.
replay-another = Andere Aufzeichnung
replay-which = Welches Spiel
replay-game-of = Spiel { $number } von { $count }

replay-not-yet = Es wird noch gespielt
replay-none = Keine Wiederholung
replay-to-table = Zum Tisch

not-over-yet-replay = Dieses Spiel läuft noch. Du kannst es wieder ansehen, wenn es aus ist.
bad-record = Das ist keine Aufzeichnung, oder die Regeln verbieten, was sie erzählt. { $reason }
no-record = In dieser Datei ist keine Aufzeichnung.
no-such-record = In dieser Datei { $count ->
    [one] ist ein Spiel
   *[other] sind { $count } Spiele
  }, und keins mit der Nummer { $number }.
long-record = Dieses Spiel hat mehr als { $most } Ereignisse, das ist der Seite zu lang. Im Terminal erzählt es digsite replay.
replays-busy = Gerade schauen viele zurück. Versuch es gleich noch einmal.
too-many-replays = Das waren viele Wiederholungen auf einmal. Warte einen Augenblick.

lookback-now = Du schaust zurück. Was du hier drückst, zählt nicht.
lookback-gone-on = Du schaust zurück. Das Spiel ging weiter: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  } seitdem.
lookback-your-turn = Du schaust zurück, und du bist am Zug.
lookback-close = Zurück zum Spiel
