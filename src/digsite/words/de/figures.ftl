### An edition's figures in the terminal: headings of tables, and where figures come from.

figures-edition = { $name }, { $year }
figures-players = { $fewest } bis { $most } Personen, Regeln: { $rules }
figures-more = „digsite edition ID“ zeigt alle Zahlen einer Ausgabe.

figures-treasure = Schatz
figures-cards = Karten
figures-trade = Tausch
figures-sells = Preis ×1
figures-by-players = Bei so vielen Personen
figures-thieves = Diebe
figures-sandstorms = Sandstürme
figures-cards-of = { CAPITAL(CARD($card, form: "kind")) }
figures-left-out = nicht dabei
figures-in = dabei
figures-monument = Monument
figures-chambers = Kammern
figures-maps = Lagepläne
figures-explored = So wird es erkundet
figures-variant = Variante
figures-counts = Personen
figures-changes = Was sich ändert
figures-id = Id
figures-name = Name
figures-monuments = Monumente

# Where a figure comes from; each after its letter.
figures-source-rulebook = steht in der Spielregel
figures-source-card = von einer gedruckten Karte abgelesen
figures-source-guide = aus einer veröffentlichten Spielanleitung
figures-source-pattern = folgt dem Muster aller bekannten Karten
figures-source-house = hier gewählt, ohne Quelle

figures-prices-fall = { $key }: Die Preise fallen. Ein Set von { $count } bringt { $money }, eine Karte weniger { $less }.
figures-prices-unused = { $key }: Es gibt { $count } Preise, aber nur { $cards } Karten. Die letzten Preise zahlt niemand.

## The rules, as `digsite rules` shows them.

rules-only-card-game = Card Game
rules-only-new-expedition = New Expedition
rules-in-other-edition = Die Regeln von { $edition } sagen nichts über „{ $words }“; in der anderen Ausgabe siehe { $others }.
rules-nothing = Keine Regel hat diese Id oder erwähnt „{ $words }“. „digsite rules“ zählt alle auf.
