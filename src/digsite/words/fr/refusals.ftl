### What is refused, and why: shown below the sentence, or beside a field, and read aloud.

## Moves that the rules refuse now.

game-over = La partie est terminée.
game-unfinished = Tout le monde est parti : la partie s’arrête sans vainqueur.
game-closed = La personne qui gère ce serveur a fermé la table : la partie s’arrête sans vainqueur.

not-now = Pas maintenant. { $asked }

not-your-turn = C’est à { $who } de jouer.
not-your-turn-to-trade = Tu ne peux pas échanger maintenant : ce n’est pas ton tour.

trades-used-up = Tu peux échanger { $most } fois par tour au plus.

nothing-given = Donne au moins une carte de ta main.
nothing-taken = Prends au moins une carte du marché.

not-in-hand = Tu as { CARDS($cards, form: "figure") }, pas { $asked }.
not-in-hand-none = Tu n’as { CARD($card, form: "none") }.

not-in-market = Le marché a { CARDS($cards, form: "figure") }, pas { $asked }.
not-in-market-none = Le marché n’a { CARD($card, form: "none") }.

not-in-chamber = La salle a { CARDS($cards, form: "figure") }, pas { $asked }.
not-in-chamber-none = La salle n’a { CARD($card, form: "none") }.

same-on-both-sides = Tu ne peux pas donner et prendre { CARD($card, form: "kind", article: "partitive") } dans le même échange.

pays-too-little = Pas assez : { CARDS($cards, form: "figure") } { COUNT($cards) ->
    [one] coûte
   *[other] coûtent
} { $price }, tu proposes { $paid }.

too-few-maps = { CHAMBER($chamber, form: "begins") } coûte { CARDS($maps, form: "figure") } ; { $held ->
    [0] tu n’en as pas.
   *[other] tu en as { $held }.
}

no-such-chamber = { CAPITAL(MONUMENT($monument, form: "the")) } { TRAIT($monument, "number") ->
    [plural] ont
   *[singular] a
} { $count ->
    [one] { $count } salle
   *[other] { $count } salles
} ; il n’y a pas de { CHAMBER($chamber, form: "ordinal") }.

chamber-empty = { CHAMBER($chamber, form: "begins") } est vide. Il y a des cartes dans { LIST($left, form: "short") }.
chamber-empty-all = Toutes les salles sont vides.
chamber-empty-only = { CHAMBER($chamber, form: "begins") } est vide.

no-names-needed = On nomme des trésors au Sphinx, pas { MONUMENT($monument, form: "at") }.
names-needed = Nomme deux trésors pour le Sphinx.
named-twice = Nomme deux trésors différents pour le Sphinx.

explored-already = Tu ne peux explorer qu’une fois par tour.

set-too-large = { CARD($card, form: "name") } : la plus grande collection qui se vend est de { $most }, pas de { $count }.

must-sell = Personne n’a vendu ni exploré depuis trop longtemps : vends d’abord au moins une carte.

wrong-number = Cette tempête te prend { some-cards }, pas { $chosen }.
wrong-number-kept = Tu gardes { some-cards }, pas { $chosen }.

empty-hand = { $victim } n’a pas de carte à voler. Choisis { LIST($others, form: "inside") }.
not-an-opponent = { $you ->
    [victim] Tu ne peux pas te voler toi-même. Choisis { LIST($others, form: "inside") }.
   *[other] { $victim } n’est pas à cette table. Choisis { LIST($others, form: "inside") }.
}

## Undoing one's own trades and sales, where the table allows it.

take-back-not-your-turn = Tu ne peux annuler que pendant ton tour, avant de le finir.
take-back-nothing = Tu n’as rien échangé ni vendu ce tour-ci.
take-back-explored = Tu as exploré depuis : ce que tu as fait avant est fait.
take-back-looked = Tu as regardé dans une salle depuis : ce que tu as fait avant est fait.
take-back-half-made = Finis d’abord l’échange commencé.
take-back-often = Tu peux annuler { $most } fois par tour au plus.

## What is no move at all: for whoever types moves, and for programs.

not-a-move = { $given } n’est pas un coup. Les coups : { $moves }.
not-a-move-verb = { $given } n’est pas un coup. Un coup commence par un de ces mots : { $verbs }.
not-a-move-text = Un coup est un texte, pas { $given }.
not-a-move-unreadable = { $given } n’est pas un coup lisible.
not-a-move-kind = { $given } n’est pas un des coups : { $moves }.
not-a-move-parts = { $given } n’est pas un coup lisible. { $move } prend : { $parts }.

not-a-kind = { $given } n’est pas une sorte de coup. Il y a : { $kinds }.

not-a-sale = { $given } n’est pas une vente. Une vente s’écrit ainsi : sell 2 coin.

unknown-treasure = Il n’y a pas de « { $id } » dans cette partie. Il y a : { $there }.
unknown-treasure-near = Il n’y a pas de « { $id } » dans cette partie. Tu veux dire « { $near } » ? Il y a : { $there }.

bad-names = Nomme deux trésors pour le sphinx, pas { $count }.

bad-answer = Utiliser la tente ou non : True ou False, pas { $given }.

bad-treasure = Nomme un trésor par son identifiant, comme « coin » ou « pot_shard », pas { $given }.
bad-treasure-missing = { $text } : il manque le trésor. Nomme-le par son identifiant, comme « coin » ou « pot_shard ».

bad-count = La quantité est un nombre entier de { $least } à { $most }, pas { $given }.
bad-count-missing = { $text } : il manque la quantité. Mets un nombre ici.
bad-count-word = { $text } : la quantité est un nombre entier, pas { $given }.

bad-chamber = La salle est un nombre entier de { $least } à { $most }, pas { $given }.
bad-chamber-missing = { $text } : il manque la salle. Mets un nombre ici.
bad-chamber-word = { $text } : la salle est un nombre entier, pas { $given }.

bad-seat = La place est un nombre entier de { $least } à { $most }, pas { $given }.
bad-seat-missing = { $text } : il manque la place. Mets un nombre ici.
bad-seat-word = { $text } : la place est un nombre entier, pas { $given }.

bad-cards = Des cartes sont une liste d’identifiants de trésors, ou des quantités par identifiant, pas { $given }.
bad-cards-many = Aucun coup n’a plus de { $most } cartes d’un côté.
bad-cards-count = Compte les cartes en nombres entiers de 0 à { $most }, pas { $card } par { $given }.

bad-words = { $text } : il manque le mot « { $word } ».
bad-words-more = { $text } : la fin n’a pas de sens ici : { $rest }.
bad-words-no = Il y a « no tent » et « no look ».

too-long-typed = Un coup tapé a { NUMBER($most, useGrouping: 0) } caractères au plus, pas { NUMBER($length, useGrouping: 0) }.

## Games that cannot be set up.

setup-players = Une table a de 2 à 5 places, pas { $given }.
setup-players-names = Il y a { $count } { $count ->
    [one] nom
   *[other] noms
} pour { $seats } { $seats ->
    [one] place
   *[other] places
}.
setup-players-twins = Deux joueurs s’appellent { $name } : donne à chacun son propre nom.

setup-seat = Il y a les places 0 à { $most }, pas { $given }.

setup-first = Avec les règles { $rules }, on tire au sort qui commence.
setup-first-twice = Pour savoir qui commence, nomme chaque place une seule fois, pas comme dans { $given }.
setup-first-several = Plusieurs joueurs s’appellent { $given } : donne la place. Il y a : { $there }.
setup-first-unknown = Qui commence est une place ou le nom d’un joueur, pas { $given }. Il y a : { $there }.

## Tables.

no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
not-stored = Le serveur n’a pas pu enregistrer ça : rien ne s’est passé. Réessaie dans un instant.
disk-full = Le disque du serveur est plein. Il n’a pas pu enregistrer ça : rien ne s’est passé.
database-read-only = Le serveur n’a pas le droit d’écrire dans sa base de données. Il n’a pas pu enregistrer ça : rien ne s’est passé.
database-busy = Un autre programme occupe la base de données du serveur. Le serveur n’a pas pu enregistrer ça : rien ne s’est passé. Réessaie dans un instant.
database-damaged = La base de données du serveur est abîmée à cet endroit. Il n’a pas pu enregistrer ça : rien ne s’est passé.
database-lost = La base de données du serveur a disparu. Il n’a pas pu enregistrer ça : rien ne s’est passé. La partie continuera quand elle sera revenue.
older-than-seen = La partie enregistrée est plus ancienne que ce que tu as vu ici, ou a continué autrement. Demande à la personne qui gère ce serveur.
table-broken-cut = La fin de cette partie manque : { $length } { $length ->
    [one] entrée avait été enregistrée
   *[other] entrées avaient été enregistrées
}, il en reste { $found }. On ne peut plus jouer ici.
table-broken-changed = Quelqu’un a changé la partie enregistrée, à l’entrée { NUMBER($number, useGrouping: 0) }. On ne peut plus jouer ici.
table-broken-unreadable = La partie enregistrée se trouve sur un coin abîmé du disque. On ne peut plus jouer ici.
table-broken = La partie enregistrée ne se rejoue pas à partir de l’entrée { NUMBER($number, useGrouping: 0) }. On ne peut plus jouer ici.

no-such-edition = Il n’y a pas d’édition { $given }. Il y a : { $there }.
no-such-level = Il n’y a pas de bot de niveau { $given }. Il y a : { $there }.
level-without-bot = Seule la place d’un bot a un niveau.
nobody-to-play = Laisse au moins une place à quelqu’un.
drawn-by-lot = Dans cette édition, on tire au sort qui commence.

no-such-seat = Cette table a les places 0 à { $most }, pas { $given }.
no-such-seat-in-sand = Nomme chacune des places 0 à { $most } une fois au plus.

seat-taken = Cette place est déjà prise par { $who }.
name-taken = Quelqu’un à cette table s’appelle déjà { $name }. Choisis un autre nom.
bad-name = Un nom a de 1 à { $most } caractères, dont au moins un visible, pas comme { $given }.
bad-name-letters = Un nom tient sur une ligne, sans caractères de contrôle, pas comme { $given }.
somebody-there = Cette place est déjà prise par { $who }. Seule une place libre peut aller à un bot.
somebody-there-to-free = Cette place est prise par { $who }. On ne peut libérer que la place d’un bot.

seats-open = La place { $seat } est encore libre.
seats-open-several = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
bytes-missing = On attend { $who } : chaque navigateur ajoute des octets aléatoires à la donne. Un bot peut jouer pour les absents.
revealing-now = On attend encore des octets aléatoires ({ $who }). Rien ne peut changer d’ici là.
not-revealing = La table n’a pas encore demandé tes octets aléatoires.
nothing-to-reveal = Tu n’as pris aucun engagement sur des octets aléatoires pour cette donne.
wrong-bytes = Ce ne sont pas les octets aléatoires de ton engagement.
committed-openly = Engage-toi sur tes octets aléatoires ou ajoute-les à découvert, pas les deux : qui les voit connaît ton engagement.
dealt-already = Les cartes sont déjà distribuées.
dealt-already-stand-up = Les cartes sont déjà distribuées. Tu peux quitter la partie : un bot jouera à ta place.
not-dealt = Les cartes ne sont pas encore distribuées.
ready-already = Tes octets aléatoires sont déjà là.

wrong-secret = La clé de ce navigateur n’ouvre plus de place ici.
hello-again = Tu es déjà à la table.
spectators-watch = Tu regardes. Seuls les joueurs à la table peuvent faire ça.
not-understood = La table ne comprend pas ça.
not-over-yet = Tu pourras ouvrir une revanche quand cette partie sera terminée.
not-over-yet-record = Tu auras l’enregistrement quand la partie sera terminée : d’ici là, il montrerait toutes les mains.
not-over-yet-result = Tu verras le résultat quand la partie sera terminée.

late = Trop tard : { $what }
late-unseen = Trop tard : la partie a avancé.
late-conflict = Il s’est passé autre chose à la table entre-temps. Regarde encore.
no-such-state = La partie en est à l’état { NUMBER($now, useGrouping: 0) } ; il n’y a pas encore d’état { NUMBER($number, useGrouping: 0) }.

take-back-off = À cette table, on n’annule rien.

stood-in = Un bot joue pour toi. Reprends d’abord ta place.
not-stood-in = Aucun bot ne joue pour toi.
your-own-seat = Tu ne peux pas confier ta propre place.
nobody-there = Un bot ne peut jouer que pour quelqu’un, et cette place est vide.
stood-in-already = Un bot joue déjà pour { $who }.
still-here = { $you ->
    [who] Tu es là. Un bot ne joue que pour les absents.
   *[other] { $who } est là. Un bot ne joue que pour les absents.
}
just-gone = { $seconds ->
    [one] { $who } vient de partir. Un bot pourra jouer dans { $seconds } seconde.
   *[other] { $who } vient de partir. Un bot pourra jouer dans { $seconds } secondes.
}
you-left = Tu as quitté cette partie. Reviens d’abord.
resigned = Tu as abandonné : un bot joue ta place jusqu’au bout.

bad-clock-move = Un chrono a de { $least } à { NUMBER($most, useGrouping: 0) } secondes par coup, pas { NUMBER($given, useGrouping: 0) }.
bad-clock-game = Un chrono a de { $least } à { $most } minutes par partie, pas { NUMBER($given, useGrouping: 0) }.
bad-clock-days = Un chrono a de { $least } à { $most } jours par coup, pas { NUMBER($given, useGrouping: 0) }.

secret-in-use = Cette clé sert déjà. Fais-en une nouvelle.
no-rematch = Personne n’a ouvert de revanche pour toi ici.
went-along-already = Tu as déjà pris ta place à la revanche sur un autre appareil. Ouvre le lien de ta place depuis là-bas.
signed-out = Tu as déconnecté cet appareil depuis un autre, ou tu y as laissé ta place.

## The server.

stopping = Le serveur s’arrête. Reviens dans un instant.
broken = Quelque chose a cassé ici. Le serveur a noté quoi.
closed = Le serveur n’a pas pu ouvrir ses tables.
wrong = Le serveur ne peut pas répondre à ça.
foreign-page = Seules les pages de cette adresse peuvent faire ça.
too-many-tables = Tu as ouvert énormément de tables. Joue d’abord à quelques-unes.
too-many-tables-in-all = Énormément de gens ouvrent des tables en ce moment. Réessaie dans une minute.
too-many-requests = Ça fait beaucoup d’un coup. Attends quelques secondes.
banned = La personne qui gère ce serveur ne laisse pas entrer ton adresse.
too-many-changes = Tu viens de changer beaucoup de choses à cette table. Attends un instant ; les coups passent toujours.
too-many-emotes = Ça fait beaucoup de signes d’un coup. Attends quelques secondes.
too-many-listed = Tu as mis énormément de tables dans la liste. Attends un peu avant la prochaine ; on peut toujours venir par le lien.
too-many-lines = Ton adresse a énormément de connexions à des tables ici. Ferme d’abord quelques pages.
too-many-connections = Ton adresse a déjà énormément de connexions. Ferme quelques pages, puis réessaie.
server-full = Il y a énormément de monde ici en ce moment. Réessaie dans une minute.
too-slow = Ta demande a mis trop de temps à arriver. Réessaie.
other-name = Ce serveur ne s’appelle pas { $name }. Ouvre-le par son adresse, ou demande à la personne qui le gère de le lancer avec --public-url.
too-many-posts = Ça fait beaucoup d’un coup. Attends quelques secondes.
too-many-turns = Cela faisait beaucoup de tables d’un coup. Attends un instant.
too-fast = Ça fait beaucoup d’un coup. Attends une seconde et réessaie.
hello-first = Dis d’abord bonjour : avec le secret de ta place, ou en spectateur.
already-here = Tu as déjà dit bonjour.
other-version = Cette page est plus ancienne ou plus récente que son serveur. Recharge-la pour continuer ; ta place est gardée.

too-long = C’est trop long : 16 ko suffisent pour tout ce qu’il y a à dire.
too-long-sent = Ton envoi est trop long : 16 ko suffisent pour tout ce qu’il y a à dire.
not-text = Envoie du texte, en JSON.
not-json = Envoie du JSON.
not-acceptable = Ce serveur ne répond qu’en JSON.
not-here = Tu ne peux pas faire ça à cette adresse.
not-here-page = Les pages ne peuvent qu’être lues.
no-such-place = Il n’y a rien à cette adresse.
no-such-page = Cette page n’existe pas.

unreadable = Le serveur n’a pas pu lire ça.
unreadable-because = Le serveur n’a pas pu lire ton envoi : { $problem }.
unreadable-said = Le serveur n’a pas pu lire ça : { $problem }.

## Lessons.

no-such-lesson = Il n’y a pas de leçon { $given } ; il y a : { $there }.
lesson-later = Une chose à la fois : fais d’abord ce que dit le guide.
no-rematch-of-lesson = Une leçon n’a pas de revanche ; ouvre-la encore une fois, ou joue une vraie partie.

## Everything else.

plain = { $text }
