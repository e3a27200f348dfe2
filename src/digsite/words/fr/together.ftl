### Jouer avec d’autres : inviter, tables ouvertes, signes, revanche, et ce qui vaut à la table.

invite-title = Inviter d’autres
invite-qr = Code QR
invite-qr-label = Code QR du lien { $link }
invite-qr-how = Vise-le avec l’appareil photo d’un téléphone.
invite-address = Adresse

list-toggle = Mettre cette table dans la liste ouverte à tous
list-means-on = Tout le monde la voit sur la page d’accueil de ce serveur, et peut jouer ou regarder.
list-means-off = Seuls ceux qui reçoivent le lien la trouvent.

open-title = Tables ouvertes
open-count = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
open-seats = { $free ->
    [one] { $free } place libre sur { $players }
   *[other] { $free } places libres sur { $players }
}
open-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
open-no-clock = sans pendule
open-join = Jouer
open-join-label = Jouer avec { $who }
open-watch = Regarder
open-watch-label = Regarder { $who }
open-more = { $count ->
    [one] … et { $count } autre
   *[other] … et { $count } autres
}

emote-hello = Bonjour
emote-nice = Bien joué
emote-thanks = Merci
emote-ouch = Aïe
emote-moment = Un instant
emote-good-game = Belle partie
emote-said = { $who } : { $what }
emote-mute-of = Cacher les signes de { $who }
emote-mute-all = Cacher tous les signes

rematch-wanted = { $who } veut une revanche.
rematch-accept = Rejouer
rematch-decline = Non merci
rematch-asked = veut une revanche
rematch-accepted = vient aussi
rematch-declined = ne vient pas
rematch-unanswered = n’a pas encore répondu
rematch-you-declined = Tu as refusé la revanche.

house-title = Ce qui vaut à cette table
house-no-clock = Aucune
house-then-once = Un { LEVEL($level, form: "bare") } décide cette fois-ci.
house-then-on = Un { LEVEL($level, form: "bare") } continue jusqu’à ce que la place soit reprise.
house-undo = Annuler
house-undo-everybody = Chacun peut annuler ses propres échanges et ventes pendant son tour, tant que rien de caché n’a été vu. La personne qui a ouvert la table l’a permis.
house-undo-nobody = Non. La personne qui a ouvert la table l’a voulu ainsi.
house-undo-alone = Seulement pour qui joue contre des bots uniquement.
house-undo-alone-on = Tu joues contre des bots seulement : tu peux annuler tes échanges et tes ventes pendant ton tour.
house-undo-alone-off = Seulement pour qui joue contre des bots uniquement, donc pas ici.
house-leaving = Partir
house-leaving-means = Un { LEVEL($level, form: "bare") } continue pour qui part ou abandonne. Qui est parti peut revenir.
undo-title = Annuler
undo-alone = Contre des bots
undo-everybody = Tous
undo-nobody = Personne
undo-means-alone = Seul qui joue contre des bots uniquement peut annuler.
undo-means-everybody = Chacun peut annuler ses propres échanges et ventes pendant son tour, tant que rien de caché n’a été vu.
undo-means-nobody = Ce qui est fait est fait.
stand-in-level = Bots remplaçants
