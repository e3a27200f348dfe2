### A game reviewed (digsite review), and hints. Only the terminal says this.

## The first sentence: two messages one after the other.

review-won = { $you ->
    [who] Tu as gagné { $money } à { $against }.
   *[other] { $who } a gagné { $money } à { $against }.
}
review-shared = { $you ->
    [who] Tu partages la victoire avec { $money }.
   *[other] { $who } partage la victoire avec { $money }.
}
review-lost = { $you ->
    [who] Tu as perdu { $money } à { $against }.
   *[other] { $who } a perdu { $money } à { $against }.
}
review-account = { $you ->
    [who] Chances égales { $even }, hasard { $luck } (donne { $deal }, cartes { $cards }, caché { $unseen }), coups des autres { $others }, les tiens { $own } : à hasard égal, tu gagnes { $fair } fois sur 100.
   *[other] Chances égales { $even }, hasard { $luck } (donne { $deal }, cartes { $cards }, caché { $unseen }), coups des autres { $others }, les siens { $own } : à hasard égal, { $who } gagne { $fair } fois sur 100.
}
review-account-money = { $you ->
    [who] En argent : part égale { $even }, hasard { $luck_sign }{ $luck }, coups des autres { $others_sign }{ $others }, les tiens { $own_sign }{ $own }.
   *[other] { $who } en argent : part égale { $even }, hasard { $luck_sign }{ $luck }, coups des autres { $others_sign }{ $others }, les siens { $own_sign }{ $own }.
}

## The parts of the review.

review-curve = Chances de gagner, de la donne à la fin
review-legend = T voleur · S tempête de sable · + belle trouvaille · ! erreur
review-turning-points = Tournants
review-moves = { $you ->
    [who] Tes coups : dans { $mistakes } décisions sur { $count }, un autre coup était nettement meilleur.
   *[other] { $who } : dans { $mistakes } décisions sur { $count }, un autre coup était nettement meilleur.
}
review-no-mistakes = { $you ->
    [who] Tes coups : dans aucune des { $count } décisions un autre coup n’était nettement meilleur.
   *[other] { $who } : dans aucune des { $count } décisions un autre coup n’était nettement meilleur.
}
review-mistake = { $what } : { $made }. Mieux : { $best } ({ $gain } ± { $error }). { $why }
review-mistake-money = { $what } : { $made }. Mieux : { $best } (chances à peu près égales, { $money } de plus). { $why }
review-mistake-money-alone = { $what } : { $made }. Mieux : { $best } (chances à peu près égales, { $money } de plus).
review-fine = { CAPITAL($made) } : rien de mieux trouvé.
review-plot-events = événements de la partie
review-plot-chance = chance de gagner
review-how = Chaque position a été jugée par { $games } parties d’experts. Les chiffres sont des centièmes de victoire.

game-not-over = Seule une partie terminée peut être analysée : l’analyse dévoile toutes les cartes.

## Hints.

hint-best = Le mieux : { $move }. Cela gagne { $chance } de telles parties.
hint-best-why = Le mieux : { $move }. Cela gagne { $chance } de telles parties. { $why }
hint-next = Ensuite : { $move } ({ $cost }).
hint-as-good = Tout aussi bien : { $move }.
hint-expert = L’expert conseille : { $move }.

## Moves, as something one may do.

do-sell = vendre { $cards }
do-trade = échanger { $give } contre { $take }
do-explore = explorer { $chamber } pour { $maps }
do-explore-naming = nommer { KIND($one, article: "definite") } et { KIND($other, article: "definite") } au sphinx
do-discard = perdre { $cards }
do-keep = garder { $cards }
do-steal = voler { $victim }
do-tent = utiliser la tente
do-no-tent = garder la tente
do-look = regarder dans { $chamber }
do-no-look = ne regarder dans aucune salle
do-turn-up = retourner encore une carte
do-stop = s’arrêter et prendre les cartes
do-end = finir le tour

## Mistakes.

mistake-sold-too-early = Vendu trop tôt
mistake-sold-the-wrong-set = Mauvaise collection vendue
mistake-held-too-long = Gardé trop longtemps
mistake-paid-too-much = Payé trop cher
mistake-poor-trade = Mauvais échange
mistake-missed-trade = Échange manqué
mistake-not-worth-the-maps = Salle qui ne vaut pas les plans
mistake-wrong-chamber = Mauvaise salle
mistake-wrong-names = Mauvais noms
mistake-missed-chamber = Salle manquée
mistake-wrong-victim = Mauvaise victime
mistake-tent-too-soon = Tente trop tôt
mistake-tent-too-late = Tente trop tard
mistake-wrong-loss = Mauvaises cartes perdues
mistake-wrong-find = Mauvaises cartes gardées
mistake-too-deep = Une carte de trop
mistake-stopped-too-soon = Arrêt trop tôt
mistake-wrong-look = Regard dans la mauvaise salle

## Why a move is better than another.

why-money = En moyenne, cela rapporte { $money } de plus.
why-others = Cela ne rapporte pas plus, mais les autres gagnent moins souvent.
why-use-tent = Sans la tente, cette tempête coûte { $loss } ; { $storms ->
    [0] aucune autre tempête ne viendra.
    [one] une autre tempête viendra.
   *[other] { $storms } autres tempêtes viendront.
}
why-save-tent = Cette tempête coûte { $loss } ; { $storms ->
    [0] aucune autre tempête ne viendra.
    [one] une autre tempête viendra.
   *[other] { $storms } autres tempêtes viendront.
}
why-rob-leader = { $victim } gagne { $chance } de telles parties, { $other } seulement { $less }.
why-rob = { $victim } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main, et plus utiles.
why-stop = La carte suivante fait s’écrouler la mine avec une chance de { $danger }.
why-turn-up = La carte suivante ne fait s’écrouler la mine qu’avec une chance de { $danger }.
why-hand = La main se vend alors { $then }, et non { $now }.
why-pay-less = { CAPITAL($cheaper) } { COUNT($cheaper) ->
    [one] aurait
   *[other] auraient
} suffi, au lieu { CARDS($dearer, case: "de") }.
why-larger-set = Vendus ensemble, { $cards } rapportent { $money }.
why-sell-other = Pour { $cards }, on reçoit { $money } ; pour { $other }, seulement { $less }.
why-collect = Cela fait { $cards } (pas encore vu : { $out }) ; pour { $set }, on reçoit { $money }.
why-hold = Pas encore vu : { $out }. { CAPITAL($cards) } rapporteraient { $then }, et non { $now }.
why-sell-storm = { $storms ->
    [one] { $storms } tempête
   *[other] { $storms } tempêtes
} dans { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} : garder risque { $risk } ; vendre { $cards } maintenant rapporte { $money }.
why-sell-both = { $storms ->
    [one] { $storms } tempête
   *[other] { $storms } tempêtes
} et { $thieves ->
    [one] { $thieves } voleur
   *[other] { $thieves } voleurs
} dans { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} : garder risque { $risk } rien qu’aux tempêtes ; vendre { $cards } maintenant rapporte { $money }.
why-sell-thieves = { $thieves ->
    [one] { $thieves } voleur
   *[other] { $thieves } voleurs
} dans { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} : personne ne vole ce qui est vendu ; vendre { $cards } maintenant rapporte { $money }.
why-sell-end = Il n’y a plus rien à fouiller : vendre { $cards } rapporte { $money }, les garder ne rapporte rien.
why-explore = Il y a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dedans pour { $maps }.
