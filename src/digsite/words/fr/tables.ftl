### Around a game in the page: a new table, the seats before the deal, coming back, the end.

## Titles, in tabs and bookmarks.

title-new-table = Nouvelle table · digsite
title-table = La table · digsite
title-your-move = À toi de jouer · digsite
title-game-over = Partie terminée · digsite

## A new table: who plays.

new-title = Nouvelle table
new-who-plays = Qui joue
new-way = Façon de jouer
way-alone = Solo
way-here = Un écran
way-network = En réseau

seat-kind-here = À cet écran
seat-kind-open = Par lien
seat-kind-bot = Bot
add-here = Ajouter quelqu’un
add-open = Ajouter une place par lien
add-bot = Ajouter un bot
seat-is-for = La place { $number } est pour
seat-name-field = Nom à la place { $number }
seat-level-field = Niveau du bot à la place { $number }
seat-remove-label = Retirer la place { $number }
seat-remove = Ôter
your-name = Ton nom
a-name = Nom
seat-by-link-means = Quiconque a ton lien peut s’asseoir ici.
seats-at-most = { $name } : de { $fewest } à { $most } joueurs.
seat-of-number = Place { $number }
bot-of-number = Bot à la place { $number }

names-needed-here = Il faut un nom pour chaque personne à cet écran.
names-alike = Deux personnes ont le même nom.

## A new table: what is played.

new-begins = Qui commence
new-pace = Vitesse des bots
new-edition = Édition
new-monument = Monument
new-variants = Variantes
edition-for = { $year }, de { $fewest } à { $most } joueurs
edition-not-for = { $year }, de { $fewest } à { $most } joueurs. Pas à { $players }.
variant-only-with = Seulement à { $players } joueurs.
variant-only-with-or = Seulement à { $fewest } ou { $most } joueurs.
variant-only-with-to = Seulement de { $fewest } à { $most } joueurs.
monument-random = Au hasard
    .about = Tiré au moment de la donne.
monument-for-first-game = Idéal pour débuter
new-open = Ouvrir la table
new-dig = Creuser

begins-how = Qui commence
begins-by-chance = Au hasard
begins-by-sand = Retour de plage
begins-by-sand-why = Qui est allé à la plage en dernier ? Choisis cette personne.

## The seats before the deal.

lobby-open = La table est ouverte
lobby-all-here = Tout le monde est là
lobby-waiting-for = On attend { $name }
lobby-waiting-for-several = On attend { $count } joueurs
lobby-edition = { $name }, { $players } joueurs
lobby-random-monument = monument au hasard
lobby-voided = La donne a échoué : un navigateur n’a pas montré ses octets aléatoires à temps. Recommence quand tout le monde est là.
lobby-watching = Tu regardes. Prends une place ci-dessous pour jouer.
lobby-watching-full = Tu regardes : toutes les places sont prises.
lobby-watching-bots = Quelqu’un de la table peut libérer la place d’un bot.
lobby-seats = Places
lobby-free-seat = Place libre
lobby-bot = Bot
lobby-at-this-screen = à cet écran
lobby-sit-here = S’asseoir ici
lobby-let-bot-play = Laisser jouer un bot
lobby-seats-free = { $count ->
    [one] { $count } place sur { $players } est libre.
   *[other] { $count } places sur { $players } sont libres.
}
lobby-seats-taken = Toutes les places sont prises.
lobby-somebody-else = Quelqu’un d’autre à cet écran
lobby-their-name = Son nom
lobby-sit-down = S’asseoir
lobby-name-first = Donne d’abord ton nom.
lobby-link = Envoie ce lien aux autres
lobby-link-title = Une table sur digsite
lobby-link-why = Quiconque l’ouvre peut prendre une place libre ou regarder. Le même lien te ramène ici.
lobby-ready = Tout est prêt.
lobby-fill = { $count ->
    [one] Donner la place libre à un bot
   *[other] Donner les places libres à des bots
}
lobby-fill-level = Niveau : { $level }
lobby-start = Commencer
lobby-bot-level = Niveau du bot à la place { $number }
lobby-bot-give = Donner la place { $number } à un bot
lobby-bot-choose = Donner à un bot…
lobby-bot-free = Libérer la place
lobby-bot-free-label = { INITIAL($name) ->
    [vowel] Libérer la place d’{ $name }
   *[consonant] Libérer la place de { $name }
}

seat-status-bot = Bot
seat-status-free = Libre
seat-status-stood-in = Un bot joue
seat-status-coming = Arrive…
seat-status-awaited = Pas encore là
seat-status-ready = C’est bon
seat-status-away = Pas là

## Links.

copy-button = Copier
copy-done = Copié
copy-done-why = Le lien est copié.
copy-share = Partager
copy-share-not = Copié. Les navigateurs ne partagent qu’en https : colle le lien où tu veux.
only-here-unknown = Les autres machines ne peuvent pas ouvrir une adresse avec « { $host } ». Prends plutôt l’adresse de cette machine dans ton réseau.
only-here = Les autres machines ne peuvent pas ouvrir une adresse avec « { $host } ». Pour les laisser entrer, lance `digsite serve --host 0.0.0.0` et ouvre l’adresse qu’il affiche pour les autres.

## Fair dealing.

fair-title = Donne équitable
fair-means = Personne ne choisit une carte, pas même ce serveur. Il a déjà fixé un nombre secret et en montre ici l’empreinte. Chaque navigateur à la table fixe de la même façon des octets aléatoires. Ensuite seulement, tous montrent les leurs, et tout le hasard de la partie vient de l’ensemble. Après la partie, le serveur montre son nombre, et ce navigateur vérifie chaque carte.
fair-means-voided = { $count ->
    [one] { $count } donne a échoué parce que quelqu’un n’a pas montré ses octets aléatoires. L’enregistrement le dira.
   *[other] { $count } donnes ont échoué parce que quelqu’un n’a pas montré ses octets aléatoires. L’enregistrement le dira.
}
fair-fingerprint = Empreinte du nombre secret (SHA-256)
fair-revealed = Avant la donne, le serveur a fixé un nombre secret et montré son empreinte. Le navigateur de chaque joueur a fait de même avec ses octets aléatoires. Voici le nombre. Avec l’enregistrement, n’importe qui peut aussi vérifier chaque carte :
fair-download = Télécharger l’enregistrement
fair-verify = puis `digsite verify { $file }`
fair-secret = Le nombre secret
fair-fingerprint-shown = Son empreinte, montrée dès le début (SHA-256)
fair-again = Réessayer
lesson-fixed = Une leçon : ses cartes sont disposées à l’avance. Dans une vraie partie, c’est le hasard qui les donne, et chacun peut le vérifier.

## At the table: what stands in the bar above it.

table-watching = Tu regardes
table-take-back-of = { INITIAL($name) ->
    [vowel] Reprendre la place d’{ $name }
   *[consonant] Reprendre la place de { $name }
}
table-take-back = Un bot joue pour toi : reprendre
table-away = { $name } n’est pas là…
table-away-several = { $count } absents…
table-to-rematch = Vers la revanche
table-result = Résultat
table-emote = Faire un signe
table-look-back = Regarder en arrière
table-replay = Revoir la partie
table-coming = On arrive à la table…
table-shuffling = On mélange…
line-lost = Connexion perdue. On se reconnecte.
line-broke = La connexion a coupé avant la réponse. La table montrera ce qui s’est passé.
connection-lost = Connexion perdue. On se reconnecte ; ta place est gardée.

trouble-damaged = Une table abîmée
trouble-no-table = Pas de table ici
trouble-version = Une autre version
trouble-older = Une partie plus ancienne
trouble-not-your-seat = Pas ta place
trouble-reload = Recharger
trouble-play-on = Reprendre de là
trouble-watch = Regarder seulement

## Settings at a table.

own-link = Continuer sur un autre appareil
own-link-title = Ma place à la table
own-link-why = Ce lien, c’est ta place : quiconque l’a joue pour toi. Ne l’envoie qu’à toi-même.

## Who is away.

away-title = Qui est là
away-here = À la table.
away-not-here = Pas là.
away-take-back = Reprendre
away-level = { INITIAL($name) ->
    [vowel] Niveau du bot à la place d’{ $name }
   *[consonant] Niveau du bot à la place de { $name }
}
away-hand-over = Confier à un bot
away-why = Quiconque revient par son lien peut reprendre sa place à tout moment.

## Several people at one screen.

handover-title = Passe l’écran à { $name }
handover-look-away = Les autres, on ne regarde pas !
handover-i-am = C’est moi, { $name }

## The end.

over-player = Joueur
over-sold = Cartes vendues
over-money = Argent
over-you = Toi
over-winner = Victoire
over-nothing-sold = Rien vendu.
over-rematch = Revanche
over-look = Revoir la table
