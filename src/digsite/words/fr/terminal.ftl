### What only the terminal says: its board, its choices, its dialogues, its help. The page does not load it.

## At the beginning.

heading-edition = { $name }, { $year }
heading-own-edition = Archaeology, édition { $id }
heading-person = { $who } (toi)
heading-bot = { $who } ({ $kind })
heading-legend = ▮ cartes en main, (2) valeur d’échange. Tape « aide » pour voir ce que tu peux taper.
heading-legend-tents = ▮ cartes en main, ▲ tente disponible, (2) valeur d’échange. Tape « aide » pour voir ce que tu peux taper.
heading-after-turns = Après chaque tour : l’argent, ▮ cartes en main, et ce qui reste à déterrer.
heading-after-turns-tents = Après chaque tour : l’argent, ▮ cartes en main, ▲ tente disponible, et ce qui reste à déterrer.
heading-seed = Graine { $seed }.

## The board.

board-turn = Tour { $number }
board-dig = { $count ->
    [0] plus rien à déterrer
   *[other] { $count } à déterrer
} · voleurs { $thieves }/{ $all_thieves } · tempêtes { $storms }/{ $all_storms }
board-market = Marché
board-empty = vide
board-stall = { CARDS($cards, form: "figure") } ({ $value })
board-holds = a { $cards }
board-announced = annonce { $total }
board-chamber = { CHAMBER($chamber, form: "ordinal") } : { $inside }
inside-empty = vide
inside-unseen = { some-cards } pour { CARDS($maps, form: "figure") }
inside-partly-known = { some-cards } pour { CARDS($maps, form: "figure") }, dont { $known }
inside-known = { some-cards } pour { CARDS($maps, form: "figure") } : { $known }
inside-open = { $known } pour { CARDS($maps, form: "figure") }
board-pile = pile { $count }
board-turned-up = retourné : { $cards }
board-hand-sells = la main se vend { $money }

hand-none = pas de carte en main
hand-now = vente { $money }
hand-next = puis +{ $more }
hand-trade = échange { $value }

set-for = { CARDS($cards, form: "figure") } { $money }
set-for-again = { CARDS($cards, form: "figure") } { $money } ×{ $times }
so-many-more = { $count } de plus
some-sets = { $count ->
    [one] { $count } collection
   *[other] { $count } collections
}

museums-player = Joueur
museums-money = Argent
museums-sold = Vendu
museums-museum = Musée

## The choices, in groups: first the names of the groups, then the choices, each after its number.

choices-sell = Vendre
choices-explore = Explorer
choices-trade = Échanger
choices-end = Finir
choices-steal = Voler
choices-tent = Tente
choices-discard = Perdre
choices-keep = Garder
choices-mine = Mine
choices-look = Regarder

choice-explore = { CHAMBER($chamber, form: "bare") } pour { CARDS($maps, form: "figure") }
choice-explore-naming = { CHAMBER($chamber, form: "bare") } pour { CARDS($maps, form: "figure") } : nommer deux trésors
choice-trade = { $give } contre { $take } { MONEY($change, form: "change") }
choice-build-trade = composer un échange
choice-end = finir le tour
choice-pass = finir le tour (passer)
choice-steal = { $victim } ▮{ $count }
choice-steal-known = { $victim } ▮{ $count } a { $known }
choice-tent = l’utiliser
choice-tent-last = l’utiliser (dernière fois)
choice-no-tent = la garder pour une autre tempête
choice-cards = { $cards } { MONEY($change, form: "change") }
choice-others = en choisir d’autres
choice-stop = stop : prendre { $cards } { MONEY($change, form: "change") }
choice-turn-up = encore une carte
choice-turn-up-likely = encore une carte, souvent { LIST($likely, article: "partitive") }
choice-look = { $chamber }
choice-look-known = { $chamber } (tu en connais { $known } sur { $size })
choice-no-look = ne pas regarder

## What somebody typed makes no sense.

misunderstood-several = « { $word } » peut être { $could }.
misunderstood-word = « { $word } » n’a pas de sens ici. Tape un numéro, un coup ({ $verbs }), ou « aide ».
misunderstood-card = « { $word } » n’a pas de sens ici. Tape un numéro de la liste, ou un trésor.
misunderstood-choice = Choisis de 1 à { $most }.
misunderstood-number = La liste va de 1 à { $most }.
misunderstood-nothing = Tape un numéro de la liste, ou un trésor.
misunderstood-not-there = Il n’y a { CARD($card, form: "none") } à choisir ici.
misunderstood-how-many = Combien ? Tape un nombre devant { KIND($kind, article: "definite") }, ou « tout ».
misunderstood-treasure = « { $word } » n’est pas un trésor de cette partie. Il y a { LIST($there, article: "partitive") }.
misunderstood-which-treasure = Quel trésor ? Il y a { LIST($there, article: "partitive") }.
misunderstood-missing = Il manque le mot « { $word } ».
misunderstood-rest = La fin n’a pas de sens ici : « { $word } ».
misunderstood-yes-or-no = Tape oui ou non.

## Laying out cards.

prompt-trade = échange
prompt-discard = perdre
prompt-keep = garder
prompt-name = nommer
prompt-yes-or-no = oui ou non

laying-hint = Un numéro ou un nom ajoute, -2 retire ; ok conseil vide annule abandonne.
laying-hand = Ta main
laying-take = prendre
laying-give = donner
laying-chosen = choisi
laying-chosen-count = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
}
laying-so-far = Choisi : { $cards }.
laying-kinds-so-far = Choisi : { $kinds }.
laying-done = Tape ok.
laying-expected = il en sortira environ { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) }
laying-loss = une carte de moins { MONEY($change, form: "change") }
laying-gain = tu en as { $held }, une carte de plus { MONEY($change, form: "change") }
laying-hand-then = Ta main se vendrait { $then } (maintenant { $now }).

nothing-to-take-back = Il n’y a rien à annuler.
take-first = Prends d’abord quelque chose ; ensuite « conseil » le paie.
say-give-or-take = Tu as { CARD($card, form: "kind", article: "partitive") } en main, et le marché aussi : tape « donne » ou « prends » devant.
only-so-many-there = Il n’y en a que { $count }.
so-many-chosen = Tu n’en as choisi que { $count }.
all-chosen = Tu as déjà choisi { some-cards } : retires-en d’abord une, par exemple -{ $id }.
choose-more = Choisis-en encore { $count }.

## Commands.

why-what = Tape un coup après : pourquoi vends 3 pièces.
why-allowed = C’est permis maintenant.
save-later = Tu pourras sauver l’enregistrement quand la partie sera terminée : d’ici là, il montrerait toutes les mains.
save-where = Tape où : sauve FICHIER.
save-over = { $file } existe déjà. L’écraser ?
saved = L’enregistrement est dans { $file }.
not-saved = { $file } : { $reason }.
not-saved-unknown = Impossible d’écrire { $file }.
no-such-rule = Aucune règle de cette édition n’a cet identifiant ni ne parle de « { $words } ». « règles » tout seul les liste toutes.
rules-hint = Tape « règles R12 » ou « règles tente » pour les lire.
nothing-yet = Il ne s’est encore rien passé.
earlier = { $count ->
    [one] { $count } ligne plus tôt ; « journal tout » la montre aussi.
   *[other] { $count } lignes plus tôt ; « journal tout » les montre aussi.
}
leave-game = Quitter cette partie ?
left-table = Tu as quitté la table ; la partie n’est pas terminée.
play-again = On rejoue ? (« sauve FICHIER » sauve l’enregistrement de cette partie.)
record-is-in = L’enregistrement est dans { $file }.
well-dug = Merci d’avoir joué !

## Help: what each word does that can be typed. Small letters, no full stop.

help-moves = Tape le numéro d’un choix, ou un coup en toutes lettres :
help-short = Tu peux raccourcir les verbes (v, éch, fin) et nommer les trésors par un bout de leur nom (masque, tessons). Tab complète.
help-sell = vendre une collection ; « vends pièces », « vends pi » ou « vends tout pièces » en vend autant qu’une collection en contient
help-trade = échanger ; « échange » tout seul compose un échange pas à pas, « échange contre talisman » le paie
help-explore = payer des plans pour une salle (ou par son numéro dans les enregistrements : explore 0)
help-sphinx = interroger le sphinx ; « explore » tout seul demande les noms pas à pas
help-undo-move = annuler ton dernier échange ou ta dernière vente de ce tour ; les autres se souviennent de ce qu’ils ont vu
help-end = finir ton tour
help-steal = voler un joueur, par son nom ou sa place
help-tent = utiliser ta tente dans cette tempête, ou la garder ; oui et non marchent aussi
help-discard = perdre ces cartes ; « perds » tout seul laisse choisir pas à pas
help-keep = garder ces cartes ; « garde » tout seul laisse choisir pas à pas
help-mine = retourner encore une carte, ou prendre ce que tu as
help-look = regarder dans une salle du temple, ou pas
help-log = ce qui s’est passé, comme tu l’as vu
help-hand = ta main ; les collections de tout le monde
help-rules = les règles : tous les titres, celles qui ont ces mots, ou l’une d’elles
help-hint = le meilleur coup pour toi, pourquoi, et le suivant
help-why = pourquoi un coup n’est pas permis maintenant
help-save = sauver l’enregistrement quand la partie est terminée : il montre toutes les mains
help-quit = partir ; Ctrl-D aussi
help-enter-key = Entrée seule
help-enter = remontre la table
help-add = ajouter le troisième de la liste, une pièce, deux pièces
help-take-back = retirer une carte
help-ok = valider
help-cheapest = suivre le conseil : ce dont tu as le moins besoin, ou le plus envie
help-clear = tout reposer
help-undo = annuler le dernier pas
help-cancel = arrêter et choisir autre chose
help-take = « prends pièce » : du marché, quand ta main a aussi des pièces
help-give = « donne pièce » : de ta main, quand le marché a aussi des pièces

## A whole game, told to somebody who watches or replays it.

deal-inside = { $cards }, pour { CARDS($maps, form: "figure") }
deal-inside-unseen = { some-cards }, pour { CARDS($maps, form: "figure") }
deal-pile = Pile
deal-pile-cards = { some-cards }, face cachée
deal-dig-site = Site de fouilles
deal-dig-cards = { some-cards }, dont { CARDS($thieves, form: "figure") } et { CARDS($storms, form: "figure") }
left-to-dig = { $count } à déterrer, { $thieves ->
    [one] { $thieves } voleur
   *[other] { $thieves } voleurs
}, { $storms ->
    [one] { $storms } tempête
   *[other] { $storms } tempêtes
}
nothing-to-dig = plus rien à déterrer
story-holds = { COUNT($cards) ->
    [0] { $who } n’a rien.
   *[other] { $who } a { $cards }.
}
story-breaks-off = L’enregistrement s’arrête ici ; la partie n’était pas terminée.

## Words that can be typed.

typed-sell = vends, vendre, vend
typed-trade = échange, échanger, achète, acheter
typed-explore = explore, explorer
typed-end = fin, finis, finir, passe, passer
typed-steal = vole, voler
typed-tent = tente, utilise, utiliser
typed-discard = perds, perdre, défausse
typed-keep = garde, garder
typed-turn = retourne, retourner, encore
typed-stop = stop, arrête, arrêter, prends
typed-look = regarde, regarder
typed-yes = oui
typed-no = non, sans, pas, ne
typed-log = journal
typed-hand = main
typed-museums = musées, musée
typed-rules = règles, règle
typed-help = aide
typed-why = pourquoi
typed-hint = indice
typed-save = sauve, sauver
typed-quit = quitte, quitter
typed-undo = annule, annuler
typed-ok = ok, valide
typed-cheapest = conseil
typed-clear = vide, vider
typed-cancel = abandonne, abandonner
typed-take = prends, prendre
typed-give = donne, donner
typed-for = contre, pour
typed-all = tout, tous, toutes
typed-naming = nomme, nommant, nommer
typed-and = et
typed-from = à, de
typed-the = un, une, le, la, les, des
typed-into = dans, salle, la

## Help: examples of what can be typed.

help-sell-typed = vends 3 pièces
help-trade-typed = échange 2 pièces contre talisman
help-explore-typed = explore première
help-sphinx-typed = explore nomme pièce, talisman
help-undo-move-typed = annule
help-end-typed = fin
help-steal-typed = vole Ben
help-tent-typed = tente, sans tente
help-discard-typed = perds 2 pièces, plan
help-keep-typed = garde masque, pièce
help-mine-typed = retourne, stop
help-look-typed = regarde première, ne regarde pas
help-log-typed = journal [tout]
help-hand-typed = main, musées
help-rules-typed = règles [mots|R12]
help-why-typed = pourquoi COUP
help-hint-typed = indice
help-save-typed = sauve FICHIER
help-quit-typed = quitte
help-add-typed = 3, pièce, 2 pièces
help-take-back-typed = -3, -pièce
