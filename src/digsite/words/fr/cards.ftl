### Cards.
###
### Besides the forms that English has:
###
###   .kind          with article: "definite" les pièces, with article: "partitive" des pièces
###   .none          there is none of it: pas de pièce
###
### In French nothing is one, too: 0 pièce. So [0] stands before [one] where one would be "une".

## Treasures of the printed editions.

card-pot-shard =
    { $count ->
        [0] { $count } tesson
        [one] un tesson
       *[other] { $count } tessons
    }
    .figure =
        { $count ->
            [one] { $count } tesson
           *[other] { $count } tessons
        }
    .label =
        { $count ->
            [one] { $count } tesson
           *[other] { $count } tessons
        }
    .name = Tesson
    .kind =
        { $article ->
            [definite] les tessons
            [partitive] des tessons
           *[indefinite] tessons
        }
    .none = pas de tesson

card-parchment-scrap =
    { $count ->
        [0] { $count } parchemin
        [one] un parchemin
       *[other] { $count } parchemins
    }
    .figure =
        { $count ->
            [one] { $count } parchemin
           *[other] { $count } parchemins
        }
    .label =
        { $count ->
            [one] { $count } parchemin
           *[other] { $count } parchemins
        }
    .name = Parchemin
    .kind =
        { $article ->
            [definite] les parchemins
            [partitive] des parchemins
           *[indefinite] parchemins
        }
    .none = pas de parchemin

card-coin =
    { $count ->
        [0] { $count } pièce
        [one] une pièce
       *[other] { $count } pièces
    }
    .figure =
        { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }
    .label =
        { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }
    .name = Pièce
    .kind =
        { $article ->
            [definite] les pièces
            [partitive] des pièces
           *[indefinite] pièces
        }
    .none = pas de pièce

card-broken-cup =
    { $count ->
        [0] { $count } coupe brisée
        [one] une coupe brisée
       *[other] { $count } coupes brisées
    }
    .figure =
        { $count ->
            [one] { $count } coupe brisée
           *[other] { $count } coupes brisées
        }
    .label =
        { $count ->
            [one] { $count } coupe brisée
           *[other] { $count } coupes brisées
        }
    .name = Coupe brisée
    .kind =
        { $article ->
            [definite] les coupes brisées
            [partitive] des coupes brisées
           *[indefinite] coupes brisées
        }
    .none = pas de coupe brisée

card-talisman =
    { $count ->
        [0] { $count } talisman
        [one] un talisman
       *[other] { $count } talismans
    }
    .figure =
        { $count ->
            [one] { $count } talisman
           *[other] { $count } talismans
        }
    .label =
        { $count ->
            [one] { $count } talisman
           *[other] { $count } talismans
        }
    .name = Talisman
    .kind =
        { $article ->
            [definite] les talismans
            [partitive] des talismans
           *[indefinite] talismans
        }
    .none = pas de talisman

card-map =
    { $count ->
        [0] { $count } plan
        [one] un plan
       *[other] { $count } plans
    }
    .figure =
        { $count ->
            [one] { $count } plan
           *[other] { $count } plans
        }
    .label =
        { $count ->
            [one] { $count } plan
           *[other] { $count } plans
        }
    .name = Plan
    .kind =
        { $article ->
            [definite] les plans
            [partitive] des plans
           *[indefinite] plans
        }
    .none = pas de plan

card-pharaohs-mask =
    { $count ->
        [0] { $count } masque de pharaon
        [one] un masque de pharaon
       *[other] { $count } masques de pharaon
    }
    .figure =
        { $count ->
            [one] { $count } masque de pharaon
           *[other] { $count } masques de pharaon
        }
    .label =
        { $count ->
            [one] { $count } masque de pharaon
           *[other] { $count } masques de pharaon
        }
    .name = Masque de pharaon
    .kind =
        { $article ->
            [definite] les masques de pharaon
            [partitive] des masques de pharaon
           *[indefinite] masques de pharaon
        }
    .none = pas de masque de pharaon

card-broken-tablet =
    { $count ->
        [0] { $count } tablette brisée
        [one] une tablette brisée
       *[other] { $count } tablettes brisées
    }
    .figure =
        { $count ->
            [one] { $count } tablette brisée
           *[other] { $count } tablettes brisées
        }
    .label =
        { $count ->
            [one] { $count } tablette brisée
           *[other] { $count } tablettes brisées
        }
    .name = Tablette brisée
    .kind =
        { $article ->
            [definite] les tablettes brisées
            [partitive] des tablettes brisées
           *[indefinite] tablettes brisées
        }
    .none = pas de tablette brisée

card-broken-pendant =
    { $count ->
        [0] { $count } pendentif brisé
        [one] un pendentif brisé
       *[other] { $count } pendentifs brisés
    }
    .figure =
        { $count ->
            [one] { $count } pendentif brisé
           *[other] { $count } pendentifs brisés
        }
    .label =
        { $count ->
            [one] { $count } pendentif brisé
           *[other] { $count } pendentifs brisés
        }
    .name = Pendentif brisé
    .kind =
        { $article ->
            [definite] les pendentifs brisés
            [partitive] des pendentifs brisés
           *[indefinite] pendentifs brisés
        }
    .none = pas de pendentif brisé

## What else can be dug up.

card-thief =
    { $count ->
        [0] { $count } voleur
        [one] un voleur
       *[other] { $count } voleurs
    }
    .figure =
        { $count ->
            [one] { $count } voleur
           *[other] { $count } voleurs
        }
    .label =
        { $count ->
            [one] { $count } voleur
           *[other] { $count } voleurs
        }
    .name = Voleur
    .kind =
        { $article ->
            [definite] les voleurs
            [partitive] des voleurs
           *[indefinite] voleurs
        }
    .none = pas de voleur

card-sandstorm =
    { $count ->
        [0] { $count } tempête de sable
        [one] une tempête de sable
       *[other] { $count } tempêtes de sable
    }
    .figure =
        { $count ->
            [one] { $count } tempête de sable
           *[other] { $count } tempêtes de sable
        }
    .label =
        { $count ->
            [one] { $count } tempête de sable
           *[other] { $count } tempêtes de sable
        }
    .name = Tempête de sable
    .kind =
        { $article ->
            [definite] les tempêtes de sable
            [partitive] des tempêtes de sable
           *[indefinite] tempêtes de sable
        }
    .none = pas de tempête de sable

## A treasure of somebody's own edition: its name is bare.

card-own =
    { $count ->
        [0] { $count } { $name }
        [one] { $name }
       *[other] { $count } { $name }
    }
    .figure = { $count } { $name }
    .label = { $count } { $name }
    .name = { $name }
    .kind = { $name }
    .none =
        { INITIAL($name) ->
            [vowel] pas d’{ $name }
           *[consonant] pas de { $name }
        }

## Cards that nobody has seen, and cards in general.

nothing = rien

some-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

some-tents =
    { $count ->
        [0] plus de tente
        [one] { $count } tente
       *[other] { $count } tentes
    }
