### Ce qu’est chaque chose sur la table.

tip-card = { CARD($card, form: "name") } : valeur d’échange { $trade }. Il y en a { $count } dans le jeu ; pas encore vues : { $hidden }.
tip-prices = { $most ->
    [1] Une carte se vend { $prices }.
   *[other] De 1 à { $most } cartes, une collection se vend { $prices }.
}
tip-map = Avec des plans, tu peux aussi explorer le monument.
tip-held = { $next ->
    [0] Les tiennes rapportent { $sells } maintenant. Une de plus n’ajouterait rien.
   *[other] Les tiennes rapportent { $sells } maintenant. Une de plus ajouterait { $next }.
}
tip-take = Choisis-la pour en prendre une dans un échange.
tip-give = Choisis-la pour en échanger ou en vendre une.
tip-trade-value = Valeur d’échange : ce que la carte compte dans un échange.
tip-in-all = Le nombre de ces cartes dans tout le jeu.
tip-ladder = Ce que rapporte une collection : d’abord le prix d’une carte, puis de deux ensemble, et ainsi de suite. En relief, ce que rapportent les tiennes.
tip-lying-here = Le nombre de cartes posées ici.
tip-so-many-held = Combien tu en as.
tip-sells-now = Ce que ces cartes rapportent maintenant, en une collection.
tip-one-more = Ce qu’une carte de plus ajouterait.
tip-set-full = La plus grande collection qui se vende. Attendre n’ajoute rien ; d’autres cartes commencent une nouvelle collection.
tip-minus = Repose une carte (−).

tip-left = Cartes encore à déterrer. Chaque tour commence par là. Quand il n’y en a plus, on ne fait plus qu’échanger et vendre, et la partie finit quand toutes les mains sont vides.
tip-thieves = Les voleurs encore à venir, et combien il y en avait. Qui en déterre un vole une carte au hasard à quelqu’un.
tip-storms = Les tempêtes encore à venir, et combien il y en avait. Chacun y perd la moitié de sa main, arrondie en dessous. Ensuite, la même personne creuse encore.
tip-marketplace = Tout le monde peut échanger contre ces cartes. Ce qu’on échange ou perd dans une tempête finit ici.

tip-mark = { $you ->
    [who] Ton signe. Il est à côté de tout ce que tu fais.
   *[other] Le signe de { $who }. Il est à côté de tout ce que fait { $who }.
}
tip-money = L’argent des collections vendues. Qui en a le plus à la fin gagne.
tip-cards = Les cartes de cette main. Seul son propriétaire les voit.
tip-tent = { $count ->
    [0] La tente a servi : la prochaine tempête touchera la main.
    [one] Une tente sauve toute la main d’une tempête. À la fin de la partie, elle ne vaut rien.
   *[other] Ces tentes sauvent toute la main de { $count } tempêtes. À la fin de la partie, elles ne valent rien.
}
tip-museum = Les collections vendues, la dernière d’abord. Ni voleur ni tempête ne peut les prendre.
tip-clock = Le temps de réflexion qui reste.
tip-details = Choisis pour en voir plus.
tip-rob = Choisis pour voler une carte au hasard.

tip-chamber-empty = Cette salle est vide.
tip-price-in-maps = Le prix, en plans.
tip-cards-inside = Le nombre de cartes à l’intérieur.

tip-act-trade = Échange des cartes au marché. Ce que tu donnes doit valoir au moins ce que tu prends (T).
tip-act-sell = Vends des cartes d’une même sorte. Plus la collection est grande, plus elle rapporte (S).
tip-act-explore = Paie avec des plans pour prendre des cartes du monument (E).
tip-act-end = Au suivant de creuser. Ce que tu as en main peut encore se perdre (.).
tip-undo-all = Reprend tous les échanges et ventes de ce tour qui peuvent l’être.
tip-auto-pay = Paie avec les cartes dont tu as le moins besoin.
tip-trade-confirm = Fait cet échange (Enter).
tip-trade-cancel = Repose tout (Escape).
tip-tray-sell = Vend ces cartes en une collection.
tip-scales = À gauche, ce que tu donnes ; à droite, ce que tu prends. On ne rend pas la monnaie.
tip-storm-suggest = Choisit les cartes dont tu as le moins besoin.
tip-storm-confirm = Met ces cartes au marché (Enter).
tip-tent-use = Tu ne perds rien dans cette tempête. Une tente sert pour une seule tempête.
tip-tent-keep = Tu choisis les cartes à perdre, et tu gardes la tente pour une autre tempête.
tip-thief-choice = Vole une carte au hasard dans cette main.
tip-mine-stop = Tu reçois toutes les cartes retournées jusqu’ici.
tip-mine-turn-up = Retourne la carte suivante. Si c’est trop, tu n’as rien.
tip-gauge = Le risque que la mine s’éboule à la prochaine carte.
tip-tomb-suggest = Choisit les cartes qui te rapportent le plus.
tip-since = Ce que les autres ont fait depuis ton dernier tour.
tip-look-back = Revois comment on en est arrivé là. La partie continue.
tip-help = Les règles, ouvertes à ce qui compte maintenant, et les touches (?).
