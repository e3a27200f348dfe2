### Cards.
###
### A card's message is called by CARD, CARDS, KIND and ROW with $count, and with every option that the caller of the
### function names: $case ("nominative" unless named) and $article ("indefinite" unless named) are always there, for
### languages that need them. The option `form` is not a variable: it chooses one of the attributes.
###
###   the message    in a sentence: "a coin", "2 coins"
###   .figure        in a list, always with its number: "1 coin", "2 coins"
###   .label         with its number, as printed on the card: "1 Coin", "2 Coins"
###   .name          as printed on the card: "Coin"
###   .bare          after "your": "coin"
###   .kind          the treasure as such: "coins"
###
### An attribute that sentences can ask for with TRAIT($card, "gender") may be added where a language has genders.

## Treasures of the printed editions.

card-pot-shard =
    { $count ->
        [one] a pot shard
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
    .bare = pot shard
    .kind = pot shards

card-parchment-scrap =
    { $count ->
        [one] a parchment scrap
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
    .bare = parchment scrap
    .kind = parchment scraps

card-coin =
    { $count ->
        [one] a coin
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
    .bare = coin
    .kind = coins

card-broken-cup =
    { $count ->
        [one] a broken cup
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
    .bare = broken cup
    .kind = broken cups

card-talisman =
    { $count ->
        [one] a talisman
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
    .bare = talisman
    .kind = talismans

card-map =
    { $count ->
        [one] a map
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
    .bare = map
    .kind = maps

card-pharaohs-mask =
    { $count ->
        [one] a pharaoh's mask
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
    .bare = pharaoh's mask
    .kind = pharaoh's masks

card-broken-tablet =
    { $count ->
        [one] a broken tablet
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
    .bare = broken tablet
    .kind = broken tablets

card-broken-pendant =
    { $count ->
        [one] a broken pendant
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
    .bare = broken pendant
    .kind = broken pendants

## What else can be dug up.

card-thief =
    { $count ->
        [one] a thief
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
    .bare = thief
    .kind = thieves

card-sandstorm =
    { $count ->
        [one] a sandstorm
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
    .bare = sandstorm
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
    .bare = { $name }
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
