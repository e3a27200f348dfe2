### The guided first dig: what the coach says, one short thing at a time, in the order in which it is said.

lesson-welcome = Bienvenue. C’est une vraie table, et { $who } joue contre toi. Pour cette leçon, la pioche est courte et son ordre est fixé. Je dis quoi faire, tu le fais.
lesson-dug = Chaque tour commence par une fouille. Elle se fait toute seule : tu as déterré cette coupe brisée.
lesson-sets = On gagne de l’argent avec des collections d’une même sorte. Une coupe se vend { $one }, deux se vendent { $two }. Il y en a une autre au marché.
lesson-take-cup = Touche la coupe brisée au marché.
lesson-give-talisman = Sa valeur d’échange est 2. Paie avec ton talisman, qui vaut 3 : touche-le.
lesson-take-shard = Cela fait 3 pour 2, et on ne rend pas la monnaie. Prends aussi un tesson.
lesson-level = 3 pour 3 : la balance est à l’équilibre. Fais l’échange.
lesson-full-set = Deux coupes font une collection complète : elles ne rapporteront jamais plus de { $money }. Vends-les.
lesson-sell-both = Vends les deux pour { $money }.
lesson-safe = Les collections vendues sont dans ton musée, en sécurité. Ton argent ne peut qu’augmenter.
lesson-wait = Avec les pièces, mieux vaut attendre : 2 se vendent { $two }, 3 { $three }, 4 { $four }, 5 { $five }. Mais les cartes en main peuvent être volées ou emportées par le vent.
lesson-end = Garde tes cartes et termine ton tour.
lesson-robbed = { $who } a déterré un voleur et t’a pris une pièce. Personne ne l’a choisie : la carte volée est toujours tirée au hasard.
lesson-thief = Toi aussi, tu as déterré un voleur.
lesson-rob = Vole { $who }. Le hasard choisit la carte.
lesson-got-back = Tu as récupéré une pièce. Tu en as deux de nouveau : attends-en d’autres.
lesson-cave-in = { $who } a exploré la mine avec un plan et y a retourné une coupe (2) et un masque (4). Au-delà de 5, c’est l’éboulement : les cartes retournent dans la mine, et le plan est perdu.
lesson-storm = Tu as déterré une tempête de sable. Elle frappe tout le monde : la moitié de chaque main, arrondie vers le bas, va au marché.
lesson-tent = Ta tente protège toute ta main, une seule fois. À la fin de la partie, une tente ne vaut rien.
lesson-use-tent = Utilise ta tente.
lesson-sheltered = Tu n’as rien perdu. { $who } a gardé sa tente et perdu deux cartes : elles sont maintenant au marché.
lesson-dig-again = Après une tempête, tu fouilles encore une fois, automatiquement. Cette fois, c’était un plan.
lesson-map = Les plans servent à explorer le monument : ici, la mine. Appuie sur Explorer.
lesson-into-mine = Cela coûte un plan. Entre.
lesson-mine-one = Un parchemin : 1. La mine supporte jusqu’à 5, la prochaine carte ne peut donc rien ensevelir. Retourne-la.
lesson-mine-three = 3 pour l’instant. Un talisman ou un masque ensevelirait tout ; la jauge montre le risque. Retourne encore une carte.
lesson-mine-five = 5 : une carte de plus ensevelirait tout. Arrête-toi et prends les trois.
lesson-four-coins = Quatre pièces : déjà { $four }. Avec une cinquième, { $five }.
lesson-second-storm = { $who } a déterré une tempête de sable. Ta tente a déjà servi : tu perds 3 de tes 7 cartes. À toi de choisir lesquelles.
lesson-choose = Les cartes marquées seront perdues ; touches-en d’autres pour changer. Garde les pièces, puis confirme.
lesson-in-market = Ce que la tempête a pris est au marché. Chacun peut l’obtenir en échange d’autre chose.
lesson-fifth-coin = Et tu as déterré ta cinquième pièce : { $money }, le prix maximum. Plus rien à attendre.
lesson-free = Maintenant, à toi de jouer : échange, vends ou attends.
lesson-nothing-held = Ta main est vide. Ce n’est pas grave : ton prochain tour commence par une fouille.
lesson-end-when-done = Quand tu as fini, termine ton tour.
lesson-press-sell = Vends ce que tu as.
lesson-sell-five = Vends les cinq pour { $money }.
lesson-last-card = Tu as déterré la dernière carte. À partir de maintenant, plus personne ne fouille.
lesson-what-ends = La partie se termine dès que plus personne n’a de carte. Vends donc tout, même les cartes seules.
lesson-no-worth = Une tente inutilisée ne vaut rien. La personne la plus riche gagne.
lesson-sell-set = Vends-la.
lesson-sold-out = Tout est vendu. Termine ton tour ; { $who } vend le reste.
lesson-watch = { $who } joue. Regarde la table.

## Around what the coach says.

lesson-label = Ta première fouille
lesson-progress = Étape { $number } sur { $of }
lesson-next = Suivant
lesson-back = Retour
lesson-leave = Quitter
    .title = Quitter la leçon. Tu pourras la reprendre depuis l’accueil.

## When the lesson is over.

lesson-known-title = Maintenant, tu connais le jeu
lesson-known-dig = Chaque tour commence par une fouille, qui se fait toute seule.
lesson-known-storm = Une tempête prend la moitié de chaque main. Puis la personne qui l’a déterrée fouille encore.
lesson-known-thief = Un voleur prend une carte au hasard.
lesson-known-cave-in = Après un éboulement, les cartes retournent dans la mine.
lesson-known-end = La partie se termine quand le site est vide et que plus personne n’a de carte.
lesson-known-sets = Les collections complètes rapportent le plus. Sous tes cartes, tu vois ce qu’une de plus ajoute.
lesson-known-maps = Garde tes plans jusqu’à pouvoir ouvrir une grande salle : elle donne beaucoup de cartes d’un coup.
lesson-known-tent = À la fin, une tente ne vaut rien.
lesson-play = Jouer une vraie partie
lesson-again = Encore une fois
