### The rules to read, and the keys.

rules-title = Les règles
title-rules = Règles · digsite
rules-about = Les règles telles que digsite les joue, avec nos propres mots. Ce que les règles imprimées laissent ouvert, nous le tranchons ; c’est marqué comme précision.
rules-edition = Édition
rules-contents = Sommaire
rules-treasures = Trésors
rules-figures-about = Chaque chiffre indique d’où il vient.
rules-set-of = ×{ $count }
rules-coming = Les règles arrivent…
rules-as-page = Toutes les règles sur une page

## In short.

rules-short = En bref
rules-short-goal = Réunis des collections d’un même trésor et vends-les. Plus la collection est grande, plus chaque carte rapporte.
rules-short-turn = Ton tour : une carte est fouillée, toute seule. Ensuite, échange avec le marché, explore le monument et vends, autant que tu veux.
rules-short-danger = Les voleurs prennent une carte au hasard dans une main. Les tempêtes envoient la moitié de chaque main au marché, sauf si une tente la protège.
rules-short-end = Quand le site est vide et que plus personne n’a de carte, la partie est finie. Le plus riche gagne.

## How to do well: advice, no rules.

rules-well = Pour bien jouer
rules-well-sets = Réunis peu de sortes et complète la collection : sa dernière carte ajoute le plus. Sous ta main, tu vois combien.
rules-well-trade = Échange à chaque tour si cela t’aide : des cartes bon marché isolées contre la sorte que tu réunis. Avant de donner une carte, regarde ce que les autres réunissent.
rules-well-maps = Les plans valent la peine d’être gardés : une grande salle donne beaucoup de cartes d’un coup, et les cartes font les collections. N’en échange pas un qui manque justement à quelqu’un.
rules-well-wait = Vends tout de suite une collection complète : elle n’est en sécurité qu’au musée. Avant d’attendre avec une autre, regarde le site de fouilles : combien de voleurs et de tempêtes restent à venir ?
rules-well-end = Quand le site de fouilles est vide, tu peux encore échanger. Fais des collections avec tes dernières cartes avant de les vendre.

## Help at the table, and the keys.

guide-title = Aide
guide-rules = Règles
guide-keys = Touches
key-trade = Échanger, ou tout remettre
key-sell = Vendre
key-explore = Explorer
key-end = Finir le tour
key-undo = Reprendre
key-confirm = Confirmer un échange, ou ce que prend la tempête
key-less = Reposer une carte
key-back = Remettre, fermer
key-move = D’une chose à l’autre ; après un instant elle s’explique, Enter appuie dessus
key-mute = Son coupé ou non
key-help = Ces touches
key-looking-back = En revoyant une partie
key-step = Un événement en arrière ou en avant
key-turn = Un tour en arrière ou en avant
key-moment = Au grand moment suivant ou précédent
key-ends = À la donne, à la fin
key-play = Lecture et pause
