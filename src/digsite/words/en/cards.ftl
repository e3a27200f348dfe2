### Cards.
###
### A card's message is called by CARD, CARDS, KIND and ROW with $count, and with every option that the caller of the
### function names: $case ("nominative" unless named) and $article ("indefinite" unless named) are always there, for
### languages that need them. The option `form` is not a variable: it chooses one of the attributes.
###
###   the message    in a sentence: "a coin", "2 coins"; after "your", with the article "none": "coin"
###   .figure        in a list, always with its number: "1 coin", "2 coins"
###   .label         with its number, as printed on the card: "1 Coin", "2 Coins"
###   .name          as printed on the card: "Coin"
###   .kind          the treasure as such: "coins"
###
### An attribute that sentences can ask for with TRAIT($card, "gender") may be added where a language has genders.

## Treasures of the printed editions.

card-pot-shard =
    { $count ->
        [one] { $article ->
            [none] pot shard
           *[indefinite] a pot shard
        }
       *[other] { $count } pot shards
    }
    .figure =
        { $count ->
            [one] { $count } pot shard
           *[other] { $count } pot shards
        }
    .label =
        { $count ->
            [one] { $count } Pot Shard
           *[other] { $count } Pot Shards
        }
    .name = Pot Shard
    .kind = pot shards

card-parchment-scrap =
    { $count ->
        [one] { $article ->
            [none] parchment scrap
           *[indefinite] a parchment scrap
        }
       *[other] { $count } parchment scraps
    }
    .figure =
        { $count ->
            [one] { $count } parchment scrap
           *[other] { $count } parchment scraps
        }
    .label =
        { $count ->
            [one] { $count } Parchment Scrap
           *[other] { $count } Parchment Scraps
        }
    .name = Parchment Scrap
    .kind = parchment scraps

card-coin =
    { $count ->
        [one] { $article ->
            [none] coin
           *[indefinite] a coin
        }
       *[other] { $count } coins
    }
    .figure =
        { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
    .label =
        { $count ->
            [one] { $count } Coin
           *[other] { $count } Coins
        }
    .name = Coin
    .kind = coins

card-broken-cup =
    { $count ->
        [one] { $article ->
            [none] broken cup
           *[indefinite] a broken cup
        }
       *[other] { $count } broken cups
    }
    .figure =
        { $count ->
            [one] { $count } broken cup
           *[other] { $count } broken cups
        }
    .label =
        { $count ->
            [one] { $count } Broken Cup
           *[other] { $count } Broken Cups
        }
    .name = Broken Cup
    .kind = broken cups

card-talisman =
    { $count ->
        [one] { $article ->
            [none] talisman
           *[indefinite] a talisman
        }
       *[other] { $count } talismans
    }
    .figure =
        { $count ->
            [one] { $count } talisman
           *[other] { $count } talismans
        }
    .label =
        { $count ->
            [one] { $count } Talisman
           *[other] { $count } Talismans
        }
    .name = Talisman
    .kind = talismans

card-map =
    { $count ->
        [one] { $article ->
            [none] map
           *[indefinite] a map
        }
       *[other] { $count } maps
    }
    .figure =
        { $count ->
            [one] { $count } map
           *[other] { $count } maps
        }
    .label =
        { $count ->
            [one] { $count } Map
           *[other] { $count } Maps
        }
    .name = Map
    .kind = maps

card-pharaohs-mask =
    { $count ->
        [one] { $article ->
            [none] pharaoh's mask
           *[indefinite] a pharaoh's mask
        }
       *[other] { $count } pharaoh's masks
    }
    .figure =
        { $count ->
            [one] { $count } pharaoh's mask
           *[other] { $count } pharaoh's masks
        }
    .label =
        { $count ->
            [one] { $count } Pharaoh's Mask
           *[other] { $count } Pharaoh's Masks
        }
    .name = Pharaoh's Mask
    .kind = pharaoh's masks

card-broken-tablet =
    { $count ->
        [one] { $article ->
            [none] broken tablet
           *[indefinite] a broken tablet
        }
       *[other] { $count } broken tablets
    }
    .figure =
        { $count ->
            [one] { $count } broken tablet
           *[other] { $count } broken tablets
        }
    .label =
        { $count ->
            [one] { $count } Broken Tablet
           *[other] { $count } Broken Tablets
        }
    .name = Broken Tablet
    .kind = broken tablets

card-broken-pendant =
    { $count ->
        [one] { $article ->
            [none] broken pendant
           *[indefinite] a broken pendant
        }
       *[other] { $count } broken pendants
    }
    .figure =
        { $count ->
            [one] { $count } broken pendant
           *[other] { $count } broken pendants
        }
    .label =
        { $count ->
            [one] { $count } Broken Pendant
           *[other] { $count } Broken Pendants
        }
    .name = Broken Pendant
    .kind = broken pendants

## What else can be dug up.

card-thief =
    { $count ->
        [one] { $article ->
            [none] thief
           *[indefinite] a thief
        }
       *[other] { $count } thieves
    }
    .figure =
        { $count ->
            [one] { $count } thief
           *[other] { $count } thieves
        }
    .label =
        { $count ->
            [one] { $count } Thief
           *[other] { $count } Thieves
        }
    .name = Thief
    .kind = thieves

card-sandstorm =
    { $count ->
        [one] { $article ->
            [none] sandstorm
           *[indefinite] a sandstorm
        }
       *[other] { $count } sandstorms
    }
    .figure =
        { $count ->
            [one] { $count } sandstorm
           *[other] { $count } sandstorms
        }
    .label =
        { $count ->
            [one] { $count } Sandstorm
           *[other] { $count } Sandstorms
        }
    .name = Sandstorm
    .kind = sandstorms

## A treasure of somebody's own edition: $name as its owner spells it, bare, with its number.

card-own =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
    .figure = { $count } { $name }
    .label = { $count } { $name }
    .name = { $name }
    .kind = { $name }

## Cards that nobody has seen, and cards in general.

# A tally without a card in it, or an empty list.
nothing = nothing

# $count (Number): so many cards, of whatever kind.
some-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# $count (Number): so many uses of a tent are left.
some-tents =
    { $count ->
        [0] no tent left
        [one] { $count } tent
       *[other] { $count } tents
    }
