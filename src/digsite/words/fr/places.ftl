### Monuments and their chambers, variants, levels of bots, bot speeds.

## Monuments. Besides the forms that English has:
##
##   .the           in a sentence: la Grande Pyramide
##   .at            au Temple, aux Ruines ensevelies

monument-pyramid = Pyramide
    .about = Trois salles (3, 5, 7 cartes) coûtent 1, 2, 3 plans.
    .the = la Pyramide
    .at = à la Pyramide
    .number = singular

monument-great-pyramid = Grande Pyramide
    .about = Trois salles (2, 5, 8 cartes) coûtent 1, 2, 3 plans.
    .the = la Grande Pyramide
    .at = à la Grande Pyramide
    .number = singular

monument-temple = Temple
    .about = Après chaque vente, tu peux regarder dans une salle. En vider une coûte 2 plans.
    .the = le Temple
    .at = au Temple
    .number = singular

monument-tomb = Tombeau
    .about = Pour 1 plan, tu fouilles une salle et tu gardes les 2 cartes que tu préfères.
    .the = le Tombeau
    .at = au Tombeau
    .number = singular

monument-mine = Mine
    .about = Pour 1 plan, tu retournes des cartes jusqu’à ce que tu t’arrêtes. Si le total dépasse 5, tout s’éboule et tu n’as rien.
    .the = la Mine
    .at = à la Mine
    .number = singular

monument-sphinx = Sphinx
    .about = Pour 1 plan, tu nommes 2 trésors. Parmi les 5 cartes retournées, tu prends celles que tu as nommées.
    .the = le Sphinx
    .at = au Sphinx
    .number = singular

monument-buried-ruins = Ruines ensevelies
    .about = Chaque tempête de sable ajoute une carte à chaque salle ouverte. Pour 1 plan, tu en vides une.
    .the = les Ruines ensevelies
    .at = aux Ruines ensevelies
    .number = plural

## Chambers. A chamber is feminine, and so is a place in the ranking: both use the same ordinal.
##
##   .short         with its article, where "salle" has been said: la deuxième

ordinal =
    { $number ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
        [10] dixième
       *[other] { $number }ᵉ
    }

chamber = la { ordinal } salle
    .begins = La { ordinal } salle
    .bare = { ordinal } salle
    .title = { $number ->
        [1] Première
        [2] Deuxième
        [3] Troisième
       *[other] { $number }ᵉ
    } salle
    .ordinal = { ordinal }
    .short = la { ordinal }
    .gender = feminine

chamber-mine = la mine
    .begins = La mine
    .bare = mine
    .title = Mine
    .short = la mine
    .gender = feminine

chamber-sphinx = le sphinx
    .begins = Le sphinx
    .bare = sphinx
    .title = Sphinx
    .short = le sphinx
    .gender = masculine

## Variants.

variant-long-expedition = Longue expédition
    .about = Toutes les cartes trésor, et un voleur de plus.

variant-fierce-weather = Sale temps
    .about = Toutes les tempêtes de sable ; chaque tente sert deux fois.

variant-beginners-luck = Chance du débutant
    .about = Après la donne, la main qui vaut le moins commence.

## Levels of bots.

level-novice = Novice
    .bare = novice
    .about = Vend souvent ses paires trop tôt et fait des erreurs.

level-digger = Fouilleur
    .bare = fouilleur
    .about = Rassemble des collections complètes et fait parfois de bons échanges.

level-professor = Professeur
    .bare = professeur
    .about = Pèse chaque carte, chaque tempête, chaque voleur. Ne fait pas d’erreur.

level-pharaoh = Pharaon
    .bare = pharaon
    .about = Joue la fin de la partie des milliers de fois avant chaque coup.

level-own = { $name }
    .bare = { $name }
    .about = Un bot de la personne qui tient ce serveur.

## How fast bots play.

pace-calm = Calme
pace-brisk = Rapide
pace-instant = Immédiat
