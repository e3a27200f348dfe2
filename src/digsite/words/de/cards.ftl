### Cards. $case is "nominative", "accusative" or "dative".
###
###   .printed       the name where a card has little room: with soft hyphens, where it may be cut
###   .none          that there is not one of them: "keine Münze", "kein Talisman"

## Treasures of the printed editions.

card-pot-shard =
    { $count ->
        [one] { $case ->
            [dative] einer Tonscherbe
           *[nominative] eine Tonscherbe
        }
       *[other] { $count } Tonscherben
    }
    .figure =
        { $count ->
            [one] { $count } Tonscherbe
           *[other] { $count } Tonscherben
        }
    .label =
        { $count ->
            [one] { $count } Tonscherbe
           *[other] { $count } Tonscherben
        }
    .name = Tonscherbe
    .printed = Ton{ "\u00AD" }scherbe
    .kind = Tonscherben
    .none = keine Tonscherbe

card-parchment-scrap =
    { $count ->
        [one] { $case ->
            [accusative] einen Pergamentfetzen
            [dative] einem Pergamentfetzen
           *[nominative] ein Pergamentfetzen
        }
       *[other] { $count } Pergamentfetzen
    }
    .figure = { $count } Pergamentfetzen
    .label = { $count } Pergamentfetzen
    .name = Pergamentfetzen
    .printed = Pergament{ "\u00AD" }fetzen
    .kind = Pergamentfetzen
    .none =
        { $case ->
            [accusative] keinen Pergamentfetzen
           *[nominative] kein Pergamentfetzen
        }

card-coin =
    { $count ->
        [one] { $case ->
            [dative] einer Münze
           *[nominative] eine Münze
        }
       *[other] { $count } Münzen
    }
    .figure =
        { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        }
    .label =
        { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        }
    .name = Münze
    .printed = Münze
    .kind = Münzen
    .none = keine Münze

card-broken-cup =
    { $count ->
        [one] { $case ->
            [dative] einem Kelchfragment
           *[nominative] ein Kelchfragment
        }
       *[other] { $case ->
            [dative] { $count } Kelchfragmenten
           *[nominative] { $count } Kelchfragmente
        }
    }
    .figure =
        { $count ->
            [one] { $count } Kelchfragment
           *[other] { $case ->
                [dative] { $count } Kelchfragmenten
               *[nominative] { $count } Kelchfragmente
            }
        }
    .label =
        { $count ->
            [one] { $count } Kelchfragment
           *[other] { $case ->
                [dative] { $count } Kelchfragmenten
               *[nominative] { $count } Kelchfragmente
            }
        }
    .name = Kelchfragment
    .printed = Kelch{ "\u00AD" }fragment
    .kind =
        { $case ->
            [dative] Kelchfragmenten
           *[nominative] Kelchfragmente
        }
    .none = kein Kelchfragment

card-talisman =
    { $count ->
        [one] { $case ->
            [accusative] einen Talisman
            [dative] einem Talisman
           *[nominative] ein Talisman
        }
       *[other] { $case ->
            [dative] { $count } Talismanen
           *[nominative] { $count } Talismane
        }
    }
    .figure =
        { $count ->
            [one] { $count } Talisman
           *[other] { $case ->
                [dative] { $count } Talismanen
               *[nominative] { $count } Talismane
            }
        }
    .label =
        { $count ->
            [one] { $count } Talisman
           *[other] { $case ->
                [dative] { $count } Talismanen
               *[nominative] { $count } Talismane
            }
        }
    .name = Talisman
    .printed = Talisman
    .kind =
        { $case ->
            [dative] Talismanen
           *[nominative] Talismane
        }
    .none =
        { $case ->
            [accusative] keinen Talisman
           *[nominative] kein Talisman
        }

card-map =
    { $count ->
        [one] { $case ->
            [accusative] einen Lageplan
            [dative] einem Lageplan
           *[nominative] ein Lageplan
        }
       *[other] { $case ->
            [dative] { $count } Lageplänen
           *[nominative] { $count } Lagepläne
        }
    }
    .figure =
        { $count ->
            [one] { $count } Lageplan
           *[other] { $case ->
                [dative] { $count } Lageplänen
               *[nominative] { $count } Lagepläne
            }
        }
    .label =
        { $count ->
            [one] { $count } Lageplan
           *[other] { $case ->
                [dative] { $count } Lageplänen
               *[nominative] { $count } Lagepläne
            }
        }
    .name = Lageplan
    .printed = Lageplan
    .kind =
        { $case ->
            [dative] Lageplänen
           *[nominative] Lagepläne
        }
    .none =
        { $case ->
            [accusative] keinen Lageplan
           *[nominative] kein Lageplan
        }

card-pharaohs-mask =
    { $count ->
        [one] { $case ->
            [dative] einer Pharaonenmaske
           *[nominative] eine Pharaonenmaske
        }
       *[other] { $count } Pharaonenmasken
    }
    .figure =
        { $count ->
            [one] { $count } Pharaonenmaske
           *[other] { $count } Pharaonenmasken
        }
    .label =
        { $count ->
            [one] { $count } Pharaonenmaske
           *[other] { $count } Pharaonenmasken
        }
    .name = Pharaonenmaske
    .printed = Pharaonen{ "\u00AD" }maske
    .kind = Pharaonenmasken
    .none = keine Pharaonenmaske

card-broken-tablet =
    { $count ->
        [one] { $case ->
            [dative] einem Tafelfragment
           *[nominative] ein Tafelfragment
        }
       *[other] { $case ->
            [dative] { $count } Tafelfragmenten
           *[nominative] { $count } Tafelfragmente
        }
    }
    .figure =
        { $count ->
            [one] { $count } Tafelfragment
           *[other] { $case ->
                [dative] { $count } Tafelfragmenten
               *[nominative] { $count } Tafelfragmente
            }
        }
    .label =
        { $count ->
            [one] { $count } Tafelfragment
           *[other] { $case ->
                [dative] { $count } Tafelfragmenten
               *[nominative] { $count } Tafelfragmente
            }
        }
    .name = Tafelfragment
    .printed = Tafel{ "\u00AD" }fragment
    .kind =
        { $case ->
            [dative] Tafelfragmenten
           *[nominative] Tafelfragmente
        }
    .none = kein Tafelfragment

card-broken-pendant =
    { $count ->
        [one] { $case ->
            [dative] einem Anhängerfragment
           *[nominative] ein Anhängerfragment
        }
       *[other] { $case ->
            [dative] { $count } Anhängerfragmenten
           *[nominative] { $count } Anhängerfragmente
        }
    }
    .figure =
        { $count ->
            [one] { $count } Anhängerfragment
           *[other] { $case ->
                [dative] { $count } Anhängerfragmenten
               *[nominative] { $count } Anhängerfragmente
            }
        }
    .label =
        { $count ->
            [one] { $count } Anhängerfragment
           *[other] { $case ->
                [dative] { $count } Anhängerfragmenten
               *[nominative] { $count } Anhängerfragmente
            }
        }
    .name = Anhängerfragment
    .printed = Anhänger{ "\u00AD" }fragment
    .kind =
        { $case ->
            [dative] Anhängerfragmenten
           *[nominative] Anhängerfragmente
        }
    .none = kein Anhängerfragment

## What else can be dug up.

card-thief =
    { $count ->
        [one] { $case ->
            [accusative] einen Dieb
            [dative] einem Dieb
           *[nominative] ein Dieb
        }
       *[other] { $case ->
            [dative] { $count } Dieben
           *[nominative] { $count } Diebe
        }
    }
    .figure =
        { $count ->
            [one] { $count } Dieb
           *[other] { $case ->
                [dative] { $count } Dieben
               *[nominative] { $count } Diebe
            }
        }
    .label =
        { $count ->
            [one] { $count } Dieb
           *[other] { $case ->
                [dative] { $count } Dieben
               *[nominative] { $count } Diebe
            }
        }
    .name = Dieb
    .printed = Dieb
    .kind =
        { $case ->
            [dative] Dieben
           *[nominative] Diebe
        }
    .none =
        { $case ->
            [accusative] keinen Dieb
           *[nominative] kein Dieb
        }

card-sandstorm =
    { $count ->
        [one] { $case ->
            [accusative] einen Sandsturm
            [dative] einem Sandsturm
           *[nominative] ein Sandsturm
        }
       *[other] { $case ->
            [dative] { $count } Sandstürmen
           *[nominative] { $count } Sandstürme
        }
    }
    .figure =
        { $count ->
            [one] { $count } Sandsturm
           *[other] { $case ->
                [dative] { $count } Sandstürmen
               *[nominative] { $count } Sandstürme
            }
        }
    .label =
        { $count ->
            [one] { $count } Sandsturm
           *[other] { $case ->
                [dative] { $count } Sandstürmen
               *[nominative] { $count } Sandstürme
            }
        }
    .name = Sandsturm
    .printed = Sandsturm
    .kind =
        { $case ->
            [dative] Sandstürmen
           *[nominative] Sandstürme
        }
    .none =
        { $case ->
            [accusative] keinen Sandsturm
           *[nominative] kein Sandsturm
        }

## A treasure of somebody's own edition, bare.

card-own =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
    .figure = { $count } { $name }
    .label = { $count } { $name }
    .name = { $name }
    .printed = { $name }
    .kind = { $name }
    .none = kein { $name }

## Cards in general.

nothing = nichts

some-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

some-tents =
    { $count ->
        [0] kein Zelt mehr
        [one] { $count } Zelt
       *[other] { $count } Zelte
    }
