### The home page, the settings that are there everywhere, and what stands where nothing is.

language-name = Français

## Titles, in tabs and bookmarks.

title-home = digsite : le jeu de cartes Archaeology
title-nowhere = Rien ici · digsite
title-waiting = ({ $count }) { $title }

## The home page: its tagline, and buttons.

home-tagline = Le jeu de cartes Archaeology : déterre des trésors, échange, monte des collections, et vends tout avant la tempête de sable.
home-dig = Creuser
home-unpacking = On déballe…
home-new-table = Nouvelle table…
home-join = Rejoindre par lien…
home-replay = Voir un enregistrement
home-continue = Reprendre
home-waiting-for = { $count ->
    [one] il manque { $count } joueur
   *[other] il manque { $count } joueurs
}
home-ready = tout est prêt
home-credits = Une adaptation de fans, non officielle. *Phil Walker-Harding* a créé _Archaeology: The Card Game_ (2007) et _Archaeology: The New Expedition_ (2016). Sa propre maison, Adventureland Games, a publié le premier, repris ensuite par Z-Man Games, qui a aussi publié le second. digsite n’a aucun lien avec eux et n’utilise ni leurs images ni leurs textes. Achète le jeu, il est bon !

## What is about to be played, in a few words.

plan-against = { $people } contre { $bots }
plan-with = { $people } avec { $bots }
plan-people = { $people }
plan-you = Toi
plan-nameless = Archéologue
plan-somebody = quelqu’un
plan-by-link = { $count } par lien
plan-random-monument = monument au hasard

bots-novice = { $count ->
    [0] { $count } novice
    [one] un novice
   *[other] { $count } novices
}
bots-digger = { $count ->
    [0] { $count } fouilleur
    [one] un fouilleur
   *[other] { $count } fouilleurs
}
bots-professor = { $count ->
    [0] { $count } professeur
    [one] un professeur
   *[other] { $count } professeurs
}
bots-pharaoh = { $count ->
    [0] { $count } pharaon
    [one] un pharaon
   *[other] { $count } pharaons
}

bot-name = { $number ->
    [1] { $level }
   *[other] { $level } { $number }
}

bot-called-novice = { $number ->
    [1] Pip
    [2] Tilly
    [3] Moss
    [4] Juno
   *[other] Fern
}
bot-called-digger = { $number ->
    [1] Bruno
    [2] Marta
    [3] Otto
    [4] Nadia
   *[other] Hugo
}
bot-called-professor = { $number ->
    [1] Emil
    [2] Ada
    [3] Leopold
    [4] Sigrid
   *[other] Iris
}
bot-called-pharaoh = { $number ->
    [1] Khaba
    [2] Neferu
    [3] Djoser
    [4] Tiye
   *[other] Merit
}

## Joining by a link.

join-title = Rejoindre par lien
join-field = Le lien que tu as reçu
join-button = Rejoindre
join-paste-first = Colle d’abord le lien.
join-no-link = Ce n’est pas le lien d’une table. Il devrait contenir /table/ et un code.

## Where nothing is.

nowhere-title = Ici, rien que du sable
nowhere-why = Il n’y a rien à cette adresse.

## On every page.

page-home = Accueil
page-logo = digsite : accueil
sheet-close = Fermer
sheet-close-key = Fermer (Escape)

## Settings.

settings-title = Réglages
settings-language = Langue
settings-as-browser = Comme le navigateur
settings-theme = Thème
settings-as-system = Système
settings-light = Clair
settings-dark = Sombre
settings-motion = Animations
settings-reduced = Réduites
settings-sound = Son
settings-silent = coupé

## The guided first dig, and the rules.

home-lesson = Apprendre à jouer
home-lesson-what = C’est la première fois ? Apprends le jeu en trois minutes, à une vraie table.
home-lesson-begun = Ta première fouille t’attend.
home-lesson-on = Continuer la leçon
home-lesson-skip = Je connais
guide-label = Aide : la règle qui compte maintenant
page-rules = Règles
page-games = Mes parties

## When the server is not there.

server-silent = Le serveur ne répond pas. digsite tourne-t-il encore ?
server-wordless = Le serveur a répondu { $status }, sans dire pourquoi.
home-offline = Pas de connexion au serveur. Mes parties et les règles s’ouvrent sans lui ; pour jouer, rejoindre ou revoir, il le faut.
offline-title = Ici, il faut le serveur
offline-again = Réessayer
