### What happened: the log, in the passé composé. Names never agree with a participle: always avoir, never être.

## The beginning.

dealt = Les cartes ont été distribuées. Au marché : { $market }.

begins = { $you ->
    [who] Tu commences.
   *[other] { $who } commence.
}

announced-hand = { $who } ({ $total })

begins-announced = { $you ->
    [who] Valeur des mains : { $said }. Tu as la plus basse : tu commences.
   *[other] Valeur des mains : { $said }. { $who } a la plus basse et commence.
}

begins-announced-tied = { $you ->
    [who] Valeur des mains : { $said }. Égalité au plus bas entre { $tied } : tu commences.
   *[other] Valeur des mains : { $said }. Égalité au plus bas entre { $tied } : { $who } commence.
}

## Digging.

dug = { $you ->
    [who] Tu as déterré { $card }.
   *[other] { $who } a déterré { $card }.
}

dug-unseen = { $you ->
    [who] Tu as déterré un trésor.
   *[other] { $who } a déterré un trésor.
}

stolen = { $you ->
    [who] Tu as volé { $card } à { $victim }.
    [victim] { $who } t’a volé { $card }.
   *[other] { $who } a volé { $card } à { $victim }.
}

stolen-unseen = { $you ->
    [who] Tu as volé une carte à { $victim }.
    [victim] { $who } t’a volé une carte.
   *[other] { $who } a volé une carte à { $victim }.
}

nothing-to-steal = { $you ->
    [who] Ton voleur est reparti les mains vides : personne n’avait de carte.
   *[other] { $who } n’a rien volé : personne n’avait de carte.
}

## Sandstorms.

uncovered = La tempête a découvert { $cards }.
uncovered-card = { $card } dans { $chamber }

tent-used = { $you ->
    [who] Tu as utilisé ta tente.
   *[other] { $who } a utilisé sa tente.
}

tent-kept = { $you ->
    [who] Tu as gardé ta tente.
   *[other] { $who } a gardé sa tente.
}

discarded = { $you ->
    [who] { COUNT($cards) ->
        [0] La tempête ne t’a rien pris.
       *[other] La tempête t’a pris { $cards }.
    }
   *[other] { COUNT($cards) ->
        [0] La tempête n’a rien pris à { $who }.
       *[other] La tempête a pris { $cards } à { $who }.
    }
}

storm-blew-over = { $tents ->
    [used] Personne n’a perdu de carte : tous ceux qui en avaient plus d’une ont utilisé leur tente.
   *[none] Personne n’a perdu de carte : personne n’en avait plus d’une.
}

## Trades and sales.

traded = { $you ->
    [who] Tu as échangé { $give } contre { $take }.
   *[other] { $who } a échangé { $give } contre { $take }.
}

traded-overpaid = { $you ->
    [who] Tu as échangé { $give } contre { $take } et payé { $lost } de trop.
   *[other] { $who } a échangé { $give } contre { $take } et payé { $lost } de trop.
}

sold = { $you ->
    [who] Tu as vendu { $cards } pour { $money }.
   *[other] { $who } a vendu { $cards } pour { $money }.
}

took-back-trade = { $you ->
    [who] Tu as annulé ton échange ({ $give } contre { $take }).
   *[other] { $who } a annulé son échange ({ $give } contre { $take }).
}

took-back-sale = { $you ->
    [who] Tu as annulé ta vente ({ $cards }).
   *[other] { $who } a annulé sa vente ({ $cards }).
}

## The monument.

looked = { $you ->
    [who] Tu as regardé dans { $chamber }.
   *[other] { $who } a regardé dans { $chamber }.
}

looked-seen = { $you ->
    [who] Tu as regardé dans { $chamber } : { $cards }.
   *[other] { $who } a regardé dans { $chamber } : { $cards }.
}

emptied = { $you ->
    [who] Tu as payé { $maps } et vidé { $chamber } : { $cards }.
   *[other] { $who } a payé { $maps } et vidé { $chamber } : { $cards }.
}

emptied-unseen = { $you ->
    [who] Tu as payé { $maps } et vidé { $chamber }.
   *[other] { $who } a payé { $maps } et vidé { $chamber }.
}

searched = { $you ->
    [who] Tu as payé { $maps }, fouillé { $chamber } et gardé { $cards }.
   *[other] { $who } a payé { $maps }, fouillé { $chamber } et gardé { $cards }.
}

searched-unseen = { $you ->
    [who] Tu as payé { $maps } et fouillé { $chamber }.
   *[other] { $who } a payé { $maps } et fouillé { $chamber }.
}

mined = { $you ->
    [who] Tu as payé { $maps } à la mine et tu en as sorti { $cards }.
   *[other] { $who } a payé { $maps } à la mine et en a sorti { $cards }.
}

mined-caved-in = { $you ->
    [who] Tu as payé { $maps } à la mine et retourné { $cards }. Éboulement ! { $total } dépasse { $limit } : tu n’as rien eu.
   *[other] { $who } a payé { $maps } à la mine et retourné { $cards }. Éboulement ! { $total } dépasse { $limit } : { $who } n’a rien eu.
}

guessed = { $you ->
    [who] Tu as payé { $maps } et nommé { LIST($named, article: "definite") }. Le sphinx a montré { $drawn } : { COUNT($cards) ->
        [0] tu n’as rien eu.
       *[other] tu as eu { $cards }.
    }
   *[other] { $who } a payé { $maps } et nommé { LIST($named, article: "definite") }. Le sphinx a montré { $drawn } : { COUNT($cards) ->
        [0] { $who } n’a rien eu.
       *[other] { $who } a eu { $cards }.
    }
}

## The end of a turn, and of the game.

ended = { $you ->
    [who] Tu as fini ton tour.
   *[other] { $who } a fini son tour.
}

passed = { $you ->
    [who] Tu as passé.
   *[other] { $who } a passé.
}

won = { $you ->
    [who] Partie terminée. Tu as gagné avec { $money }.
   *[other] Partie terminée. { $who } a gagné avec { $money }.
}

won-fewer-cards = { $you ->
    [who] Partie terminée. Tu as gagné avec { $money } : à égalité d’argent, mais avec moins de cartes vendues.
   *[other] Partie terminée. { $who } a gagné avec { $money } : à égalité d’argent, mais avec moins de cartes vendues.
}

won-together = Partie terminée. Victoire partagée avec { $money } : { $winners }.

skipped = { $you ->
    [who] Tu n’avais plus de carte : ton tour a sauté.
   *[other] { $who } n’avait plus de carte : son tour a sauté.
}
