### What is refused to programs, and to whoever starts a server. The page does not load it.

bad-step = Ein Schritt ist eine Zahl von 0 bis { $most }, nicht { $given }.
illegal-step = Schritt { $number } ist hier nicht erlaubt. Erlaubt sind: { $legal }.
impossible-chance = { $given } kann hier nicht kommen. Möglich ist: { $possible }.
no-such-past = Das Protokoll hat { NUMBER($events, useGrouping: 0) } Ereignisse: Geh zurück auf 0 bis { NUMBER($events, useGrouping: 0) }, nicht { $given }.
no-such-move = Es wurden { NUMBER($moves, useGrouping: 0) } Züge gemacht: Geh zurück zu 0 bis { NUMBER($moves, useGrouping: 0) }, nicht { $given }.
past-forgotten = Dieses Spiel weiß nicht mehr, wie es hierher kam.
nothing-to-undo = Es gibt keinen Zug, den du zurücknehmen kannst.
setup-players-list = Wer spielt, ist eine Zahl oder eine Liste von Namen, nicht { $given }.
setup-seed = Der Zufall kommt aus einem Startwert (Seed) oder von einem Dealer: Gib eins von beiden an.
setup-setup = Ein Setup kommt aus Edition.setup; { $given } ist keins.
setup-edition = Eine Ausgabe ist die Id einer gedruckten, eine Datei oder eine Edition, nicht { $given }.
setup-dealer = Ein Dealer kann draw, tell und seek; { $given } kann { $skill } nicht.
no-database = Die Datenbank geht nicht auf: { $cause }
no-such-database = Diese Datenbank-Adresse kennt digsite nicht: { $cause }
no-such-database-file = Tische liegen in einer Datei, damit sie den Server überdauern: Nenne eine.
no-such-database-folder = Den Ordner { $folder } für die Tische gibt es nicht.
# $names (Text).
engines-missing = Mehrere Server werden auf einem eigenen PostgreSQL und einem eigenen Redis gemessen, und diese Pakete sind nicht installiert: { $names }. (pip install 'digsite[bench]', oder im Quellbaum: make bench)
bench-stuck = Der Server hat nicht rechtzeitig geantwortet: Es wurde nichts gemessen. Vielleicht ist auf diesem Rechner zu viel anderes los.
database-not-current = Diese Datenbank hat eine andere Version von digsite geschrieben, oder noch niemand. Starte einmal einen Server darauf: Der bringt sie auf den neuesten Stand.
