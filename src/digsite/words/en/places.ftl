### Monuments and their chambers, variants, levels of bots, bot speeds.
###
###   the message    its name
###   .about         what it is, in a sentence or two, under the name

## Monuments.

monument-pyramid = Pyramid
    .about = Three chambers (3, 5, 7 cards) cost 1, 2, 3 maps.

monument-great-pyramid = Great Pyramid
    .about = Three chambers (2, 5, 8 cards) cost 1, 2, 3 maps.

monument-temple = Temple
    .about = After each sale you may look into one chamber. Emptying one costs 2 maps.

monument-tomb = Tomb
    .about = For 1 map you search a chamber and keep the 2 cards you like best.

monument-mine = Mine
    .about = For 1 map you turn up cards until you stop. If the total passes 5 it caves in and you get nothing.

monument-sphinx = Sphinx
    .about = For 1 map you name 2 treasures. Of the 5 cards turned up you get those you named.

monument-buried-ruins = Buried Ruins
    .about = Each sandstorm adds a card to every open chamber. For 1 map you empty one.

## Chambers, as CHAMBER says them: with $number, which is 1 for the first; $case and $article as for cards.
##
##   the message    in a sentence: "the second chamber"
##   .begins        the same at the beginning of a sentence
##   .bare          without an article
##   .title         the same as a heading
##   .ordinal       its number alone

# $number (Number): 1 for the first. Places of players use it too ("You came third").
ordinal =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
       *[other] { $number }th
    }

chamber = the { ordinal } chamber
    .begins = The { ordinal } chamber
    .bare = { ordinal } chamber
    .title = { $number ->
        [1] First
        [2] Second
        [3] Third
       *[other] { $number }th
    } chamber
    .ordinal = { ordinal }

# A monument with only one chamber is called by its own name.
chamber-mine = the mine
    .begins = The mine
    .bare = mine
    .title = Mine

chamber-sphinx = the sphinx
    .begins = The sphinx
    .bare = sphinx
    .title = Sphinx

## Variants.

variant-long-expedition = Long Expedition
    .about = All treasure cards, plus one extra thief.

variant-fierce-weather = Fierce Weather
    .about = All sandstorms; each tent works twice.

variant-beginners-luck = Beginner's Luck
    .about = After the deal, whoever has the lowest hand value goes first.

## Levels of bots. A bot's name is its level, so these are names of players too.
##
##   .bare          in the middle of a sentence, after an article: "a novice plays for you"

level-novice = Novice
    .bare = novice
    .about = Often sells pairs too soon and makes mistakes.

level-digger = Digger
    .bare = digger
    .about = Collects full sets and sometimes trades well.

level-professor = Professor
    .bare = professor
    .about = Weighs every card, storm and thief. Makes no mistakes.

level-pharaoh = Pharaoh
    .bare = pharaoh
    .about = Plays the rest of the game thousands of times before each move.

# A bot of whoever runs the server. $name (Text).
level-own = { $name }
    .bare = { $name }
    .about = A bot of whoever runs this server.

## How fast bots play: a choice of three.

pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
