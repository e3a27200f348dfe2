### Monuments and their chambers, variants, levels of bots, paces.
###
###   the message    its name
###   .about         what it is, in a sentence

## Monuments.

monument-pyramid = Pyramid
    .about = Three sealed chambers: the more maps you pay, the bigger the chamber you empty.

monument-great-pyramid = Great Pyramid
    .about = A small, a middling and a grand chamber, yours for one, two or three maps.

monument-temple = Temple
    .about = Every sale buys you a secret look into one chamber; two maps empty one.

monument-tomb = Tomb
    .about = One map lets you search a whole chamber and carry off the two cards you like best.

monument-mine = Mine
    .about = Turn up card after card and stop in time: above a trade value of five it caves in.

monument-sphinx = Sphinx
    .about = Name two treasures; of the five cards turned up, those you named are yours.

monument-buried-ruins = Buried Ruins
    .about = Open chambers that every sandstorm uncovers further; one map empties one of them.

## Chambers, as CHAMBER says them: with $number, which is 1 for the first; $case and $article as for cards.
##
##   the message    in a sentence: "the second chamber"
##   .begins        the same at the beginning of a sentence
##   .bare          without an article
##   .title         the same as a heading
##   .ordinal       its number alone

# $number (Number): 1 for the first.
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
    .about = No treasure is left out, and one more thief is about.

variant-fierce-weather = Fierce Weather
    .about = Every sandstorm is shuffled in; each tent holds twice.

variant-beginners-luck = Beginner's Luck
    .about = Hands are compared after the deal and the poorest one starts.

## Levels of bots; .bare is the level in the middle of a sentence.

level-novice = Novice
    .bare = novice
    .about = A quick seller who turns every pair into money and forgets things.

level-digger = Digger
    .bare = digger
    .about = A hoarder who waits for full sets, and trades well on good days.

level-professor = Professor
    .bare = professor
    .about = Weighs every card, every storm and every thief. Makes no slips.

level-pharaoh = Pharaoh
    .bare = pharaoh
    .about = Plays the rest of the game thousands of times before each move.

## How quickly bots play.

pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
