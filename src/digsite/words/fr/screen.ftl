### The table on the screen: headings, buttons, and what only the ear is told.

## Headings and places.

table-title = La table
table-players = Joueurs
table-other-players = Les autres joueurs
dig-site = Site de fouilles
dig-site-empty = Vide
dig-site-left = à déterrer
dig-site-thieves = voleurs
dig-site-storms = tempêtes
dig-site-thieves-left = { $count ->
    [one] encore { $count } voleur sur { $all }
   *[other] encore { $count } voleurs sur { $all }
}
dig-site-storms-left = { $count ->
    [one] encore { $count } tempête de sable sur { $all }
   *[other] encore { $count } tempêtes de sable sur { $all }
}
marketplace = Marché
your-hand = Ta main
your-hand-empty = Ta main est vide.
your-museum = Ton musée
your-museum-empty = Ici, ce que tu as vendu est à l’abri.
museum-title = Musée
museum-empty = Encore rien de vendu.
museum-label = Musée, le plus récent d’abord
log-title = Ce qui s’est passé
log-label = Journal, le plus récent d’abord
since-title = Depuis ton dernier tour
log-earlier = Avant

monument-what-it-does = { $name } : ce qu’on y fait
chamber-unit = { $count ->
    [one] carte
   *[other] cartes
}
monument-turned-up = Cartes retournées :
monument-shown = Cartes montrées :
chamber-label = Salle
chamber-is-empty = vide
chamber-unknown = à découvrir

## Players.

so-much-money = { $amount ->
    [one] { $amount } dollar
   *[other] { $amount } dollars
}
known-in-hand-label = Tu connais ces cartes de cette main :
known-word = connues
known-in-hand-title = Ce que tu connais de cette main
seat-wins = gagne
seat-shares-win = gagne aussi
seat-stood-in = un bot joue
seat-thinking = réfléchit

## What cards are worth.

adds-next = puis +{ $more }
set-full = complète
held-so-many = tu en as { $held }
exist-so-many = { $count } en tout
chosen-of = *{ $count }* sur { $of }

## Buttons, and what they say when the mouse rests on them.

act-trade = Échanger
act-sell = Vendre
act-explore = Explorer
act-end = Finir le tour
undo-trade = Annuler l’échange
undo-sale = Annuler la vente
undo-all = Reprendre le tour

sell-title = Vendre une collection
sell-about = Plus tu as de cartes d’une sorte, plus elles rapportent. Ce que tu vends est à l’abri dans ton musée.

storm-title = Tempête de sable
storm-suggest = Conseil
storm-lose = Perdre { some-cards }
tent-title = Tempête de sable : ta tente ?
tent-use = Utiliser la tente
thief-title = Choisis qui voler

tray-title = Échange
tray-you-give = Tu donnes
tray-you-take = Tu prends
tray-nothing = encore rien
tray-cheapest = Paiement auto
tray-confirm = Échanger
tray-put-back = Annuler

## Monuments.

temple-title = Un œil dans le temple
temple-decline = Ne pas regarder
temple-put-back = C’est vu
tomb-suggest = Conseil
tomb-keep = Garder { some-cards }
mine-title = Dans la mine
mine-value = Valeur d’échange jusqu’ici
mine-turn-up = Encore une carte
mine-cave-in = risque d’éboulement
sphinx-name-two = Nomme deux trésors
