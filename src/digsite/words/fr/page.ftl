### What only the page says at the table.

## Cards that lie together. Spoken.

label-market = Marché, { some-cards }
label-market-pile = Marché : { COUNT($cards) } × { CARDS($cards, form: "name") }, valeur d’échange { $trade }
label-hand-pile = { $next ->
    [0] Ta main : { COUNT($cards) } × { CARDS($cards, form: "name") }, valeur d’échange { $trade }, prix de vente { $sells }
   *[other] Ta main : { COUNT($cards) } × { CARDS($cards, form: "name") }, valeur d’échange { $trade }, prix de vente { $sells }, une carte de plus ajoute { $next }
}
label-tomb-pile = Dans la salle : { COUNT($cards) } × { CARDS($cards, form: "name") } ; tu en as { $held }, une carte de plus ajoute { $next }
label-tomb-pile-all = Dans la salle : { COUNT($cards) } × { CARDS($cards, form: "name") } ; tu en as { $held }
label-chosen = { $count ->
    [one] { $label }. { $count } choisie
   *[other] { $label }. { $count } choisies
}
label-put-back = Reposer une carte. { $label }
label-giving = Tu donnes { CARDS($cards, form: "figure") } : reposer une carte
label-taking = Tu prends { CARDS($cards, form: "figure") } : reposer une carte
label-dig-site = Site de fouilles : { $count ->
    [0] plus de carte
   *[other] encore { some-cards }
}

held-and-next = Tu en as { $held } ; une carte de plus ajoute { $next } au prix de vente

## Prices.

label-sale = Vendre { CARDS($cards, form: "figure") } pour { $price }
prices-held = { $hidden ->
    [0] Tu en as { $held } sur { $cards } ; plus aucune n’est cachée.
    [one] Tu en as { $held } sur { $cards } ; { $hidden } est encore cachée.
   *[other] Tu en as { $held } sur { $cards } ; { $hidden } sont encore cachées.
}
prices-next = { $next ->
    [0] Une carte de plus n’ajoute rien.
   *[other] Une carte de plus ajoute { $next }.
}
prices-full = Cette collection est complète : attendre n’ajoute rien.
museum-set = { CARDS($cards, form: "figure") } pour { $money }
museum-sets = { $times } fois { CARDS($cards, form: "figure") } pour { $money }

## Players.

label-in-hand = { some-cards } en main
known-in-hand = Cartes connues dans cette main : { CARDS($cards, form: "figure") }
known-in-hand-why = Tu as vu ces cartes arriver, et elles n’ont pas pu repartir. Il y en a peut-être d’autres.
label-rob = Voler { $who }, { some-cards } en main
label-details = { $you ->
    [who] Toi : détails
   *[other] { $who } : détails
}
label-player = { $rob ->
    [yes] { $away ->
        [yes] Voler { $who } (pas là) : { $money } { $money ->
            [one] dollar
           *[other] dollars
        }, { some-cards } en main
       *[no] Voler { $who } : { $money } { $money ->
            [one] dollar
           *[other] dollars
        }, { some-cards } en main
    }
   *[no] { $away ->
        [yes] { $who } (pas là) : { $money } { $money ->
            [one] dollar
           *[other] dollars
        }, { some-cards } en main
       *[no] { $who } : { $money } { $money ->
            [one] dollar
           *[other] dollars
        }, { some-cards } en main
    }
}
label-player-tents = { $player }, { $tents }
announced-value = A annoncé une valeur d’échange de { $total } au début.

resigned-mark = a abandonné
away-for = { $seconds ->
    [0] pas là
   *[other] pas là · { $seconds } s
}
plays-like-for-now = joue comme un { LEVEL($level, form: "bare") } pour l’instant
level-plays-for-you = Un { LEVEL($level, form: "bare") } joue pour toi.
level-plays-for-them = Un { LEVEL($level, form: "bare") } joue à sa place.
bot-plays-for = Maintenant, un bot joue pour { $who }.
plays-again = { $you ->
    [who] Tu as repris ta place.
   *[other] { $who } a repris sa place.
}
has-left = { $you ->
    [who] Tu as quitté la partie. Un bot joue pour toi jusqu’à ton retour.
   *[other] { $who } a quitté la partie. Un bot continue.
}
has-resigned = { $you ->
    [who] Tu as abandonné. Un bot continue.
   *[other] { $who } a abandonné. Un bot continue.
}

## A trade in the making.

scales-empty = Touche des cartes des deux côtés
scales-nothing-taken = Que prends-tu ?
scales-owed = Il manque { $owed }
scales-lost = { $lost } de trop
scales-even = Le compte est bon
nothing-chosen = Choisis des cartes au marché et dans ta main.
weighing = Un instant : on vérifie le prix.
choose-first = Choisis d’abord ce que tu prends.
all-taken = Tu as déjà tout pris.
all-given = Tu n’en as pas d’autre.
tray-sell = Vendre { $money }
nothing-to-sell = Tu n’as pas de carte à vendre.
undo-why = { $left ->
    [one] Annuler : { $told } Tu peux encore annuler { $left } fois ce tour-ci.
   *[other] Annuler : { $told } Tu peux encore annuler { $left } fois ce tour-ci.
}

## Storms, thieves, and choosing cards.

lose-cards = Perdre { some-cards }
keep-cards = Garder { some-cards }
choose-more-in-hand = Choisis-en encore { $count } dans ta main.
choose-more-cards = Choisis encore { some-cards }.
as-suggested = C’est déjà le conseil.

## The monument.

label-chamber = { CHAMBER($chamber, form: "begins") } : { some-cards }, { CARDS($maps, form: "figure") }
label-chamber-known = { $label } ; tu en connais { $count }
chamber-figures = { $count ->
    [0] Salle { $number } : vide
   *[other] Salle { $number } : { some-cards } pour { CARDS($maps, form: "figure") }
}
label-pile = { some-cards } dans la pile
pile-why = Chaque tempête de sable en met une dans chaque salle
shown-and-taken = { $count ->
    [0] aucune prise
    [one] { $count } prise
   *[other] { $count } prises
}
inside-chamber = Dans { $chamber }
look-why = Regarde toutes les cartes d’une salle. Personne d’autre ne les voit, et elles y restent.
looked-why = Personne d’autre ne les a vues. Elles y restent, et la salle montre ce que tu sais.

choose-chamber = Choisis une salle.
name-two = Nomme deux trésors.
name-one-more = Nomme encore un trésor.

costs-maps = Coûte { CARDS($maps, form: "figure") } ; { $held ->
    [0] tu n’en as pas.
   *[other] tu en as { $held }.
}
holds-maps = Tu as { CARDS($maps, form: "figure") }.
explore-for = Explorer pour { CARDS($maps, form: "figure") }

expected-inside = Contenu probable :
expected-count = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) }
name-inside = ≈ { expected-count } dedans
name-inside-none = 0 dedans
label-name = { CARD($card, form: "name") }, environ { expected-count } à l’intérieur, une carte de plus ajoute { $next }
label-name-none = { CARD($card, form: "name") }, aucune carte à l’intérieur, une carte de plus ajoute { $next }

label-cave-in = Risque d’éboulement : { $chance }
face-down = encore { some-cards } face cachée
stop-and-take = Stop : prendre { some-cards }

## Several people at one screen.

handover-act = C’est à { $name } de jouer.
handover-storm = Tempête de sable ! { $name } choisit ce qui part.
handover-tent = Tempête de sable ! { $name } décide pour sa tente.
handover-thief = Voleur ! { $name } choisit qui voler.
handover-keep = Dans le tombeau : { $name } choisit quoi garder.
handover-mine = Dans la mine : { $name } retourne une carte, ou s’arrête.
handover-look = Au temple : { $name } peut regarder dans une salle.
handover-next = L’écran passe à { $name }.

## How the game came out.

result-won = { $you ->
    [who] Tu as gagné avec { $money }.
   *[other] { $who } a gagné avec { $money }.
}
result-shared = Victoire partagée avec { $money } : { $winners }.
result-shared-why = Même argent, et autant de cartes vendues.
result-margin = { $you ->
    [who] { $money } de plus que toi.
   *[other] { INITIAL($who) ->
        [vowel] { $money } de plus qu’{ $who }.
       *[consonant] { $money } de plus que { $who }.
    }
}
result-fewer-cards = { $you ->
    [who] Tu as autant d’argent, mais pour { $sold ->
        [one] { $sold } carte vendue
       *[other] { $sold } cartes vendues
    } au lieu de { $fewer }.
   *[other] { $who } a autant d’argent, mais pour { $sold ->
        [one] { $sold } carte vendue
       *[other] { $sold } cartes vendues
    } au lieu de { $fewer }.
}
result-place = Tu finis à la { ordinal } place avec { $money }.
dearest-set = { $you ->
    [who] Plus belle collection : toi, { CARDS($cards, form: "figure") } pour { $money }.
   *[other] Plus belle collection : { $who }, { CARDS($cards, form: "figure") } pour { $money }.
}
most-lost = { $you ->
    [who] La poisse : les tempêtes et les voleurs t’ont pris { some-cards }.
   *[other] La poisse : les tempêtes et les voleurs ont pris { some-cards } à { $who }.
}
over-do-well = Pour bien jouer
unfinished-record = Personne n’a gagné. L’enregistrement montre jusqu’où vous êtes allés.

## Clocks.

clock-title = Chrono
clock-kind-off = Sans
clock-kind-move = Coup
clock-kind-game = Partie
clock-kind-days = Jours
clock-amount = Durée
clock-amount-move = { $count ->
    [one] { $count } seconde par coup
   *[other] { $count } secondes par coup
}
clock-amount-game = { $count ->
    [one] { $count } minute par partie
   *[other] { $count } minutes par partie
}
clock-amount-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
clock-then = Temps écoulé
clock-then-once = Un bot décide une fois
clock-then-on = Un bot continue
clock-means-off = Prends tout ton temps.
clock-means-move = Du temps pour chaque décision. Quand le serveur est arrêté, le chrono aussi.
clock-means-game = Du temps pour toutes les décisions ensemble, puis 10 secondes chacune. Quand le serveur est arrêté, le chrono aussi.
clock-means-days = Une partie sur plusieurs jours : passe de temps en temps. Les jours comptent quoi qu’il arrive.

time-left = Temps restant
time-days = { $days } j { $hours } h
time-low = { $count ->
    [one] Il te reste { $count } seconde.
   *[other] Il te reste { $count } secondes.
}
time-low-hours = { $count ->
    [one] Il te reste moins d’une heure.
   *[other] Il te reste moins de { $count } heures.
}
grace-left = { $seconds ->
    [one] Un bot pourra jouer dans { $seconds } seconde.
   *[other] Un bot pourra jouer dans { $seconds } secondes.
}

## One's own seat, among the settings.

devices-title = Tes appareils
device-computer = Un ordinateur
device-phone = Un téléphone ou une tablette
device-program = Un programme
device-this = { $device } (celui-ci)
device-minutes = { $minutes ->
    [0] à l’instant
    [one] depuis { $minutes } minute
   *[other] depuis { $minutes } minutes
}
device-hours = { $hours ->
    [one] depuis { $hours } heure
   *[other] depuis { $hours } heures
}
devices-sign-out = Déconnecter les autres
devices-sign-out-means = Seul cet appareil garde ta place. Les liens donnés plus tôt pour ta place ne marcheront plus.

stand-up = Laisser la place
stand-up-of = { INITIAL($who) ->
    [vowel] Laisser la place d’{ $who }
   *[consonant] Laisser la place de { $who }
}

leave-left = Quitter la partie
leave-resigned = Abandonner
leave-stay = Rester
leave-asked-left = Un bot joue à ta place. Tu peux revenir tant que d’autres jouent. S’il n’y a plus personne, la partie s’arrête là.
leave-asked-resigned = Tu abandonnes : un bot joue ta place jusqu’au bout, et tu ne peux pas la reprendre.
