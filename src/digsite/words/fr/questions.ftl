### What a player is asked, and what the others read meanwhile: one sentence above the table, also read aloud.

## What the player who decides is asked.

asked-act = Échange, explore, vends, ou finis ton tour.

asked-free = { $free ->
    [trade-explore-sell] Échange, explore, vends, ou finis ton tour.
    [trade-explore] Échange, explore, ou finis ton tour.
    [trade-sell] Échange, vends, ou finis ton tour.
    [explore-sell] Explore, vends, ou finis ton tour.
    [trade] Échange, ou finis ton tour.
    [explore] Explore, ou finis ton tour.
    [sell] Vends, ou finis ton tour.
   *[nothing] Plus rien à faire : finis ton tour.
}

asked-must-sell = Tu dois vendre au moins une carte avant de finir ton tour.

asked-taking = Échange : prends encore, ou commence à payer.
asked-paying = Échange : paie ce que tu prends.

asked-by-coach = Ton guide dit ce qui vient ensuite.
asked-victim = Voleur ! Choisis qui voler.
asked-only-victim = Voleur ! Vole { $victim }.

asked-tents = Tempête de sable ! Tu utilises ta tente, ou tu la gardes ?
asked-shelter = Tempête de sable ! Tu utilises ta tente, ou tu perds { some-cards } au choix ?
asked-shelter-last = La dernière tempête de sable ! Tu utilises ta tente, ou tu perds { some-cards } au choix ?
asked-losing = Tempête de sable ! Sur tes { $size } cartes, choisis { $count ->
    [one] celle que tu perds.
   *[other] les { $count } que tu perds.
}

asked-looking = Tu peux regarder dans une salle du temple.
asked-keeping = Choisis { some-cards } à garder.
asked-mining = Retourne encore une carte, ou arrête-toi et prends ce que tu as.
asked-naming = Nomme deux trésors pour le sphinx.
asked-over = La partie est terminée.
asked-chance = Le hasard décide de la suite.

## What the player just got, before the question.

news-and-question = { $news } { $asked }
news-dug-last = La dernière fouille t’a donné { $card }.
news-dug = Tu as déterré { $card }.
news-stolen = Tu as volé { $card }.
news-found = Tu as trouvé { $cards }.
news-found-nothing = Rien de ce que tu as nommé n’y était.
news-cave-in = Éboulement ! Tu repars les mains vides.
news-thief-in-vain = Tu as déterré un voleur, mais personne n’a de carte.
news-dig-site-empty = Le site de fouilles est vide ; { $count ->
    [0] tu n’as plus de cartes
   *[other] il te reste { some-cards } à vendre
}.

## Beside the question, in the terminal.

mine-odds = Tu en es à { $points } sur { $limit } : { $chance } de risque d’éboulement.
must-sell-why = Personne n’a vendu ni exploré depuis trop longtemps (R71, R73).

## What the others read about the player who decides.

waiting-act = C’est à { $who } de jouer.
waiting-taking = { $who } fait un échange.
waiting-paying = { $who } fait un échange.
waiting-victim = { $who } a déterré un voleur et choisit qui voler.
waiting-tents = Tempête de sable ! { $who } décide pour sa tente.
waiting-losing = Tempête de sable ! { $who } choisit ce qui part.
waiting-looking = { $who } peut regarder dans une salle du temple.
waiting-keeping = { $who } fouille le tombeau.
waiting-mining = { $who } est dans la mine : encore une carte, ou stop ?
waiting-naming = { $who } nomme des trésors pour le sphinx.
waiting-away = { $told } { $who } n’est pas là.

## A trade in the making.

draft-empty = Choisis ce que tu prends et ce que tu donnes.
draft-give = Tu donnes { CARDS($give, form: "figure") }. Choisis ce que tu prends.
draft-give-or-sell = { CARDS($give, form: "figure") } : vends pour { $money }, ou choisis ce que tu prends.
draft-take = Tu prends { CARDS($take, form: "figure") }.
draft-take-owes = Tu prends { CARDS($take, form: "figure") }. Il manque { $owed }.
draft-both = Tu donnes { CARDS($give, form: "figure") } contre { CARDS($take, form: "figure") }.
draft-owes = Tu donnes { CARDS($give, form: "figure") } contre { CARDS($take, form: "figure") }. Il manque { $owed }.
draft-loses = Tu donnes { CARDS($give, form: "figure") } contre { CARDS($take, form: "figure") }. { $lost } de trop (c’est perdu).
draft-even = Tu donnes { CARDS($give, form: "figure") } contre { CARDS($take, form: "figure") } : le compte est bon.
