### An edition's figures in the terminal: headings of tables, and where figures come from.

figures-edition = { $name }, { $year }
figures-players = de { $fewest } à { $most } joueurs, règles { $rules }
figures-more = « digsite edition ID » montre tous les chiffres d’une édition.

figures-treasure = Trésor
figures-cards = Cartes
figures-trade = Échange
figures-sells = Vente ×1
figures-by-players = Selon le nombre de joueurs
figures-thieves = Voleurs
figures-sandstorms = Tempêtes de sable
figures-cards-of = Cartes { CARD($card, form: "name") }
figures-left-out = sans
figures-in = avec
figures-monument = Monument
figures-chambers = Salles
figures-maps = Plans
figures-explored = Comment on l’explore
figures-variant = Variante
figures-counts = Joueurs
figures-changes = Ce qui change
figures-id = Id
figures-name = Nom
figures-monuments = Monuments

figures-source-rulebook = imprimé dans les règles
figures-source-card = lu sur une carte imprimée
figures-source-guide = tiré d’un guide de jeu publié
figures-source-pattern = suit la logique de toutes les cartes connues
figures-source-house = choisi ici, sans source

figures-prices-fall = { $key } : les prix baissent. Une collection de { $count } se vend { $money }, une carte de moins { $less }.
figures-prices-unused = { $key } : il y a { $count } prix, mais seulement { $cards } cartes. Les derniers prix ne sont jamais payés.

## The rules, as `digsite rules` shows them.

rules-only-card-game = Card Game
rules-only-new-expedition = New Expedition
rules-in-other-edition = Les règles { $edition } ne disent rien sur « { $words } » ; dans l’autre édition, voir { $others }.
rules-nothing = Aucune règle n’a cet identifiant ni ne parle de « { $words } ». « digsite rules » les liste toutes.
