### What is refused to programs, and to whoever starts a server. The page does not load it.

bad-step = Un pas est un nombre de 0 à { $most }, pas { $given }.
illegal-step = Le pas { $number } n’est pas permis ici. Sont permis : { $legal }.
impossible-chance = { $given } ne peut pas sortir ici. Possible : { $possible }.
no-such-past = Le journal a { NUMBER($events, useGrouping: 0) } { $events ->
    [one] événement
   *[other] événements
} : reviens entre 0 et { NUMBER($events, useGrouping: 0) }, pas à { $given }.
no-such-move = { NUMBER($moves, useGrouping: 0) } coups ont été joués : reviens à un numéro de 0 à { NUMBER($moves, useGrouping: 0) }, pas { $given }.
past-forgotten = Cette partie ne se souvient pas de son début.
nothing-to-undo = Il n’y a pas de coup à annuler.
setup-players-list = Les joueurs sont un nombre ou une liste de noms, pas { $given }.
setup-seed = Le hasard vient d’une graine ou d’un donneur : donne l’un ou l’autre.
setup-setup = Une mise en place vient d’Edition.setup ; { $given } n’en est pas une.
setup-edition = Une édition est l’identifiant d’une édition imprimée, un fichier ou une Edition, pas { $given }.
setup-dealer = Un donneur sait faire draw, tell et seek ; { $given } ne sait pas faire { $skill }.
no-database = La base de données ne s’ouvre pas : { $cause }
no-such-database = digsite ne connaît pas cette adresse de base de données : { $cause }
no-such-database-file = Les tables vivent dans un fichier, pour survivre au serveur : donne son nom.
no-such-database-folder = Il n’y a pas de dossier { $folder } pour garder les tables.
# $names (Text).
engines-missing = Plusieurs serveurs se mesurent sur un PostgreSQL et un Redis à eux, et ces paquets ne sont pas installés : { $names }. (pip install 'digsite[bench]', ou dans les sources : make bench)
bench-stuck = Le serveur n’a pas répondu à temps : rien n’a été mesuré. Cette machine a peut-être trop d’autre travail.
database-not-current = Une autre version de digsite a écrit cette base de données, ou personne encore. Démarre une fois un serveur dessus : il la met à jour.
