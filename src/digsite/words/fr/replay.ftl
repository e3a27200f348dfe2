title-replay = Rediffusion · digsite
replay-title = Rediffusion

replay-way = À travers la partie
replay-scrubber = Moment de la partie
replay-controls = Lecture et pas à pas
replay-to-deal = À la donne
replay-turn-back = Un tour en arrière
replay-event-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-event-on = Un pas en avant
replay-turn-on = Un tour en avant
replay-to-end = À la fin
replay-speed = Vitesse
replay-times = × { $speed }
replay-at-deal = La donne
replay-at = Tour { $turn } · pas { $event } sur { $last }

replay-moments = Moments
replay-moments-note = Tu verras qui c’était en y arrivant.
replay-no-moments = Ni voleur, ni tempête, ni exploration, ni grosse vente.
replay-mark = Tour { $turn } : { $kind ->
    [thief] un voleur
    [storm] une tempête de sable
    [exploration] une exploration
   *[sale] une grosse vente
  }
replay-mark-by = Tour { $turn }, { $who } : { $kind ->
    [thief] un voleur
    [storm] une tempête de sable
    [exploration] une exploration
   *[sale] une grosse vente
  }

replay-figures = Chiffres
replay-figures-note = L’argent après chaque tour ; après le plus, ce que la main rapporterait. Sur le graphique, le trait est l’argent, le pointillé y ajoute la main.
replay-turn = Tour
replay-deal = Donne
replay-turn-of = { $turn } : { $name }
replay-money-and-worth = { $money } + { $worth }
replay-hands = Toutes les mains
replay-hand-worth = La main rapporterait
replay-no-cards = Aucune carte

replay-eyes = Avec les yeux de
replay-eyes-all = Toutes les mains visibles
replay-eyes-of = Comme { $name } l’a vue
replay-eyes-public = Comme le public l’a vue
replay-reveal = Montrer le résultat

replay-share = Partager
replay-link = Lien vers ce moment
replay-link-title = Un moment sur le chantier
replay-link-note = Qui l’ouvre voit la partie à partir d’ici, et pas comment elle finit.
replay-embed = Pour ta propre page
replay-embed-note = Colle ceci dans ta page : elle montrera la partie à partir d’ici.
replay-frame-title = Une partie d’Archéologie, coup par coup
replay-download = Télécharger l’enregistrement
replay-open = Ouvrir dans digsite

replay-bring = Voir un enregistrement
replay-bring-how = Dépose un enregistrement de partie ici, ou choisis le fichier.
replay-choose-file = Choisir un fichier
replay-bring-note = Ton serveur lit le fichier et n’en garde rien.
replay-another = Autre enregistrement
replay-which = Quelle partie
replay-game-of = Partie { $number } sur { $count }

replay-not-yet = Encore en cours
replay-none = Pas de rediffusion
replay-to-table = À la table

not-over-yet-replay = Cette partie est encore en cours. Tu pourras la revoir quand elle sera terminée.
bad-record = Ce n’est pas un enregistrement, ou les règles interdisent ce qu’il raconte. { $reason }
no-record = Ce fichier ne contient aucun enregistrement.
no-such-record = Ce fichier contient { $count ->
    [one] une partie
   *[other] { $count } parties
  }, et pas de numéro { $number }.
long-record = Cette partie a plus de { $most } évènements, c’est trop pour la page. Dans un terminal, digsite replay la raconte.
replays-busy = Beaucoup de monde regarde en arrière en ce moment. Réessaie dans un instant.
too-many-replays = Cela faisait beaucoup de rediffusions d’un coup. Attends un instant.

lookback-now = Tu regardes en arrière. Rien de ce que tu presses ici ne compte.
lookback-gone-on = Tu regardes en arrière. La partie a continué : { $count ->
    [one] un coup
   *[other] { $count } coups
  } depuis.
lookback-your-turn = Tu regardes en arrière, et c’est à toi de jouer.
lookback-close = Retour à la partie
