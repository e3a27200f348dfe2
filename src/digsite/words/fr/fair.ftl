### What the page says when it has checked a finished game by itself (docs/fair-dealing.md).

## The verdict.

fair-checking = Ce navigateur vérifie chaque carte de la partie…
fair-yes = Équitable : toutes les cartes sont venues du hasard.
fair-no = Pas équitable : ce n’est pas la partie promise.
fair-unchecked = Ce navigateur n’a pas pu vérifier la partie : { $why }
fair-what = Ce qui a été vérifié

## The server's secret number.

fair-seed-right = Le nombre secret du serveur est bien celui qu’il avait promis.
fair-seed-wrong = Le nombre secret du serveur n’est pas celui qu’il avait promis : l’empreinte ne correspond pas.
fair-promise-right = La promesse est celle que ce navigateur a vue avant la donne.
fair-promise-wrong = La promesse n’est pas celle que ce navigateur a vue avant la donne.
fair-not-here = Ce navigateur n’était pas là avant la donne : il ne peut pas dire si la promesse date d’alors.

## The players' random bytes.

fair-bytes-right = Chacun s’est engagé sur ses octets aléatoires avant que quiconque en montre, puis a montré ceux-là.
fair-bytes-wrong = { $you ->
    [who] Les octets aléatoires montrés en ton nom ne sont pas ceux de ton engagement.
   *[other] { $who } n’a pas montré les octets aléatoires de son engagement.
}
fair-commitments-wrong = Les engagements des joueurs ne sont pas ceux que ce navigateur a vus avant la donne.
fair-nobody-added = Aucun joueur n’a ajouté d’octets aléatoires : tout le hasard de cette partie vient du serveur seul.
fair-own-right = Les octets aléatoires de ce navigateur sont dans la donne, inchangés.
fair-own-wrong = Les octets aléatoires de ce navigateur ne sont pas dans la donne : quelqu’un les a remplacés.

## What was settled, what was drawn, what was seen.

fair-settled-right = La partie s’est jouée comme la table l’avait fixé avant la donne.
fair-settled-wrong = La partie ne s’est pas jouée comme la table l’avait fixé avant la donne.
fair-draws-right = Ce navigateur a refait tous les tirages de la partie, { NUMBER($count, useGrouping: 0) } en tout : la donne, chaque fouille, chaque vol et chaque salle. Tout est sorti pareil.
fair-draws-wrong = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : le tirage donne { CARD($drawn) }, l’enregistrement dit { CARD($recorded) }.
fair-draws-deal = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : les tirages distribuent d’autres cartes.
fair-draws-header = Le tirage donne { $drawn }, l’enregistrement dit { $recorded }.
fair-draws-impossible = La ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement prend des cartes qui ne sont pas là.
fair-seen-right = L’enregistrement raconte la partie que cet écran a montrée.
fair-seen-wrong = La ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement n’est pas ce que cet écran a montré.
fair-seen-length = L’enregistrement est plus long ou plus court que la partie que cet écran a montrée.
fair-record-unreadable = L’enregistrement n’est pas lisible comme celui d’une partie équitable.

## No fault, but good to know.

fair-older = La donne s’est faite à l’ancienne, sans engagements : qui connaissait le nombre secret et venait en dernier pouvait choisir ses octets.
fair-openly = Octets aléatoires ajoutés à découvert, sans engagement, par { $who }.
fair-silent = Sans octets aléatoires : { $who }.
fair-voided = { $count ->
    [one] { $count } donne a échoué avant celle-ci parce que quelqu’un n’a pas montré ses octets aléatoires.
   *[other] { $count } donnes ont échoué avant celle-ci parce que quelqu’un n’a pas montré ses octets aléatoires.
}
fair-voided-wrong = Donnes ratées : l’enregistrement en compte { $count }, ce navigateur { $shown }.
fair-voided-hidden = Donnes ratées : ce navigateur en a vu { $count }, plus que l’enregistrement n’en compte.
