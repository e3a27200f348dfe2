### My games, notices, and digsite as an app.

title-games = Mes parties · digsite
games-title = Mes parties
games-about = Gardées dans ce navigateur seulement. Une partie s’ajoute quand elle est terminée et que tu y avais une place ; celles que tu as seulement regardées ne comptent pas.
games-not-lasting = Ce navigateur ne garde rien entre deux visites (une fenêtre privée, peut-être). Ce que tu vois ici disparaîtra quand tu fermeras la page.
games-none = Pas encore de partie. Joues-en une jusqu’au bout, et elle sera ici.
games-none-filtered = Aucune de tes parties ne correspond.
games-coming = On va chercher tes parties…

games-filters = Quelles parties
games-all = Toutes
games-players = Joueurs
games-monument = Monument
games-edition = Édition
games-opponent = Adversaire
games-result = Résultat
games-time = Quand
games-as = Sous le nom de
games-time-week = 7 derniers jours
games-time-month = 30 derniers jours
games-time-year = 365 derniers jours
games-clear = Tout montrer
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

games-result-won = Gagnée
games-result-shared = Gagnée ensemble
games-result-lost = Perdue
games-result-gone = Reprise par un bot
games-result-unfinished = Pas terminée
games-place = Place { $number }
games-against = avec { $names }
games-replay = Revoir
games-replay-of = Revoir : { $names }, { $date }
games-remove = Retirer
games-remove-of = Retirer la partie avec { $names }, { $date }
games-remove-title = Retirer cette partie ?
games-remove-why = Elle disparaît de ta liste et de tes chiffres dans ce navigateur. Le serveur garde l’enregistrement.
games-keep = Garder

games-history = Historique
games-figures = Chiffres
games-figures-note = Les parties qui ne sont pas terminées, ou qu’un bot a terminées pour toi, ne comptent pas ici. Sur un écran partagé, tous ceux qui y ont joué comptent.
games-figure-played = Parties
games-figure-won = Gagnées
games-won-of = { $won } sur { $played } ({ $percent } %)
games-figure-average = Argent en moyenne
games-figure-most = Plus gros montant
games-figure-longest = Plus longue série gagnante
games-figure-running = Série gagnante en cours
games-by-players = Victoires par nombre de joueurs
games-by-monument = Victoires par monument
games-by-opponent = Victoires contre
games-course = Argent, partie par partie
games-best = Meilleures séries
games-with-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
games-column-played = Jouées
games-column-won = Gagnées
games-column-share = Part
games-column-date = Date
games-column-money = Argent
games-column-result = Résultat
games-column-set = Série
games-column-name = Nom
games-course-label = Un graphique de ton argent dans { $count ->
    [one] une partie
   *[other] { $count } parties
  }, { $most } au plus. Le tableau au-dessous a les mêmes chiffres.
games-course-table = La même chose en tableau

games-file = Les emporter
games-file-about = Tes parties dans un fichier : pour un autre navigateur, ou par sécurité. Lire un fichier ajoute ce qui manque ; le lire deux fois ne change rien.
games-export = Enregistrer un fichier
games-import = Lire un fichier…
games-nothing-new = { $known ->
    [one] Rien de nouveau : cette partie était déjà là.
   *[other] Rien de nouveau : les { $known } étaient déjà là.
}
games-added = { $added ->
    [one] { $added } partie ajoutée.
   *[other] { $added } parties ajoutées.
}
games-known = { $known ->
    [one] { $known } était déjà là.
   *[other] { $known } étaient déjà là.
}
games-file-large = Ce fichier est trop gros : on peut lire 20 Mo au plus.
games-file-other = Ce n’est pas un fichier de parties de digsite.
games-file-version = Ce fichier est de la version { $version }, que cette page ne connaît pas. Elle lit la version 1.
games-file-game = La partie { $number } de ce fichier est fausse à « { $what } ». Rien n’a été ajouté.
games-file-unreadable = Ce fichier n’a pas pu être lu.
games-erase = Tout effacer…
games-erase-title = Effacer toutes tes parties ?
games-erase-why = { $count ->
    [one] { $count } partie disparaît
   *[other] { $count } parties disparaissent
  } de ce navigateur pour toujours, et avec elles tes places aux tables terminées. Les parties en cours restent. Enregistre d’abord un fichier si tu risques de les vouloir de nouveau.
games-erase-yes = Tout effacer

device-notices = Appelle-moi quand c’est à moi
device-on = Oui
device-off = Non
device-notices-about = Tant que digsite est ouvert dans un onglet, il t’appelle quand quelqu’un a joué et que tu regardes ailleurs.
device-notices-plain = Les navigateurs ne le permettent que par https, ou sur la machine où tourne digsite. Cette page est venue en simple http ; le titre de l’onglet te le dit quand même.
device-notices-never = Ce navigateur n’a pas de notifications. Le titre de l’onglet te le dit quand même.
device-notices-denied = Ce navigateur ne permet pas à digsite de te notifier. Tu peux changer cela dans ses réglages pour cette page.
device-app = En application
device-install = Installer digsite
device-installed = digsite tourne en application.
device-app-about = Le menu de ton navigateur peut ajouter digsite à l’écran d’accueil. Sans réseau, il ouvre alors tes parties et les règles ; pour jouer, il faut le serveur.
device-app-plain = Installer et ouvrir sans réseau ne vont que par https ou sur la machine où tourne digsite. Cette page est venue en simple http : tout le reste marche.
device-app-never = Ce navigateur ne peut pas ouvrir digsite sans réseau. Tout le reste marche.

## Tables that wait, on the home page.

home-your-turn = À toi de jouer
home-turn-of = C’est à { $name } de jouer
home-last-move = dernier coup { $ago }
home-time-left = temps écoulé { $until }
home-more-tables = { $count ->
    [one] Encore { $count } table
   *[other] Encore { $count } tables
}
home-forget = Oublier
home-forget-of = Oublier la table : { $names }
home-forget-title = Oublier cette table ?
home-forget-why = Ce navigateur ne pourra plus revenir à cette partie ({ $names }).
home-forget-why-others = Ce navigateur ne pourra plus revenir à cette partie ({ $names }). Les autres t’attendront : si tu veux arrêter, abandonne plutôt à la table, un bot jouera la suite.
home-forget-no = Garder

## Being called when it is one's turn.

notice-your-turn = À toi de jouer
notice-where = Avec { $names } · { $monument }
notice-offer = Ce navigateur doit-il t’appeler quand c’est à toi ? Il le peut tant que digsite est ouvert dans un onglet, même si tu regardes ailleurs.
notice-yes = Appelle-moi
notice-no = Non merci
notice-denied = Ce navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.
