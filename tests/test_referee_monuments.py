"""The referee names the rule that a record breaks, and accepts what the rules allow: monuments."""

from referee.scenes import (
    COIN,
    CUP,
    MAP,
    MASK,
    POT,
    SCRAP,
    STORM,
    TALISMAN,
    caught,
    dig,
    discard,
    end,
    explore,
    fine,
    look,
    sell,
    tent,
    trade,
    two,
    uncover,
)


def test_r40_r42_x8_exploring_the_great_pyramid() -> None:
    chambers = [[POT, MASK], [SCRAP] * 5, [COIN] * 8]
    start = two([MAP] * 4, chambers=chambers)
    turns = [
        dig(0, MAP),
        trade(0, [COIN], [SCRAP, SCRAP]),
        end(0),
        dig(1, MAP),
        trade(1, [MAP], [COIN]),
        end(1),
    ]
    two_maps = [*turns, dig(0, MAP), trade(0, [COIN, COIN], [MAP])]
    fine(start, dig(0, MAP), explore(0, 0, 1, [POT, MASK]))
    fine(start, *two_maps, trade(0, [COIN], [SCRAP]), explore(0, 2, 3, [COIN] * 8))
    fine(start, *two_maps, explore(0, 1, 2, [SCRAP] * 5))
    caught("R40", start, *two_maps, explore(0, 1, 2, [SCRAP] * 5), explore(0, 0, 1, [POT, MASK]))
    caught("R40", start, dig(0, MAP), explore(0, 1, 2, [SCRAP] * 5))
    caught("R40", two([COIN, MAP]), dig(0, COIN), explore(0, 0, 1, [POT, POT]))
    caught("R61", start, dig(0, MAP), explore(0, 0, 2, [POT, MASK]))
    caught("R61", start, dig(0, MAP), explore(0, 1, 1, [SCRAP] * 5))
    caught("R61", start, dig(0, MAP), explore(0, 0, 1, [POT]))
    caught("R61", start, dig(0, MAP), explore(0, 0, 1, [MASK, MASK]))
    caught("R61", start, dig(0, MAP), explore(0, 3, 1, []))
    caught("R61", start, dig(0, MAP), explore(0, -1, 3, [COIN] * 8))
    spent = [dig(0, MAP), explore(0, 0, 1, [POT, MASK]), end(0), dig(1, MAP)]
    caught("R42", start, *spent, explore(1, 0, 1, []))


def test_r40_r60_the_card_game_explores_any_number_of_times() -> None:
    chambers = [[POT] * 3, [SCRAP] * 5, [COIN] * 7]
    start = two([MAP, MAP, MAP, MAP], chambers=chambers, rules="card-game", monument="pyramid")
    turns = [dig(0, MAP), end(0), dig(1, MAP), trade(1, [MAP], [SCRAP] * 3), end(1), dig(0, MAP)]
    third = trade(0, [COIN, COIN], [MAP])
    fine(start, *turns, third, explore(0, 1, 2, [SCRAP] * 5), explore(0, 0, 1, [POT] * 3))
    caught("R42", start, *turns, explore(0, 0, 1, [POT] * 3), explore(0, 0, 1, []))


def test_r62_temple() -> None:
    start = two([MAP, MAP, MAP, COIN], monument="temple")
    sale = [dig(0, COIN), sell(0, COIN, 1, 2)]
    fine(start, *sale, look(0, 2), sell(0, COIN, 1, 2), look(0, 2), end(0))
    caught("R62", start, dig(0, COIN), look(0, 2))
    caught("R62", start, *sale, look(0, 2), look(0, 1))
    caught("R62", start, *sale, trade(0, [COIN], [SCRAP]), look(0, 2))
    caught("R62", start, *sale, look(0, 3))
    caught("RECORD", start, *sale, look(1, 0))
    caught("R62", two([COIN]), *sale, look(0, 0))
    turns = [
        dig(0, MAP),
        end(0),
        dig(1, MAP),
        end(1),
        dig(0, MAP),
        explore(0, 1, 2, [POT] * 5),
        sell(0, COIN, 1, 2),
    ]
    fine(start, *turns, look(0, 0))
    caught("R62", start, *turns, look(0, 1))
    end_game = two([], monument="temple")
    caught("R74", end_game, sell(0, COIN, 4, 18), end(0), sell(1, POT, 4, 4), look(1, 0))


def test_r63_tomb() -> None:
    chambers = [[POT] * 3 + [COIN] * 3 + [MASK], [POT] * 8]
    start = two([MAP] * 5, monument="tomb", chambers=chambers)
    fine(start, dig(0, MAP), explore(0, 0, 1, [COIN, MASK]), end(0), dig(1, MAP), explore(1, 0, 1, [POT, COIN]))
    caught("R63", start, dig(0, MAP), explore(0, 0, 1, [MASK, MASK]))
    caught("R63", start, dig(0, MAP), explore(0, 0, 1, [MASK]))
    caught("R63", start, dig(0, MAP), explore(0, 0, 1, [POT, COIN, MASK]))
    three = [
        *[
            dig(0, MAP),
            explore(0, 0, 1, [COIN, MASK]),
            end(0),
            dig(1, MAP),
            explore(1, 0, 1, [POT, COIN]),
            end(1),
        ],
        *[dig(0, MAP), explore(0, 0, 1, [POT, COIN]), end(0), dig(1, MAP)],
    ]
    fine(start, *three, explore(1, 0, 1, [POT]), end(1), dig(0, MAP), explore(0, 1, 1, [POT, POT]))
    caught("R63", start, *three, explore(1, 0, 1, []))
    caught("R42", start, *three, explore(1, 0, 1, [POT]), end(1), dig(0, MAP), explore(0, 0, 1, []))


def test_r64_mine() -> None:
    chambers = [[POT] * 6 + [COIN] * 5 + [MASK] * 4]
    start = two([MAP, MAP], monument="mine", chambers=chambers)
    dug = dig(0, MAP)
    fine(start, dug, explore(0, 0, 1, [POT, MASK], drawn=[MASK, POT]))
    fine(start, dug, explore(0, 0, 1, [POT] * 5, drawn=[POT] * 5))
    fine(start, dug, explore(0, 0, 1, [], drawn=[POT, COIN, MASK]))
    back = [dug, explore(0, 0, 1, [], drawn=[POT, COIN, MASK]), end(0), dig(1, MAP)]
    fine(start, *back, explore(1, 0, 1, [MASK], drawn=[MASK]))  # all went back
    caught("R64", start, dug, explore(0, 0, 1, [], drawn=[]))
    caught("R64", start, dug, explore(0, 0, 1, [POT, COIN, MASK], drawn=[POT, COIN, MASK]))
    caught("R64", start, dug, explore(0, 0, 1, [], drawn=[MASK, MASK, POT]))
    caught("R64", start, dug, explore(0, 0, 1, [], drawn=[MASK, POT]))
    caught("R64", start, dug, explore(0, 0, 1, [MASK], drawn=[MASK, POT]))
    caught("R64", start, dug, explore(0, 0, 1, [SCRAP], drawn=[SCRAP]))
    caught("RECORD", start, dug, explore(0, 0, 1, [MASK, POT], drawn=[MASK, POT]))
    taken = [dug, explore(0, 0, 1, [POT] * 5, drawn=[POT] * 5), end(0), dig(1, MAP)]
    caught("R64", start, *taken, explore(1, 0, 1, [POT] * 2, drawn=[POT] * 2))


def test_r65_sphinx() -> None:
    chambers = [[POT] * 6 + [COIN] * 5 + [MASK] * 4]
    start = two([MAP, MAP], monument="sphinx", chambers=chambers)
    drawn = [MASK, POT, COIN, MASK, COIN]
    fine(start, dig(0, MAP), explore(0, 0, 1, [COIN, COIN, MASK, MASK], drawn=drawn, named=[COIN, MASK]))
    fine(start, dig(0, MAP), explore(0, 0, 1, [], drawn=drawn, named=[SCRAP, MAP]))
    for got, shown, named in (
        ([MASK, MASK], drawn, [MASK, MASK]),
        ([MASK, MASK], drawn, [MASK]),
        ([MASK], drawn, [SCRAP, MASK]),
        ([MASK, MASK], drawn[:4], [SCRAP, MASK]),
        ([MASK] * 5, [MASK] * 5, [SCRAP, MASK]),
        ([POT, MASK, MASK], drawn, [SCRAP, MASK]),
    ):
        caught("R65", start, dig(0, MAP), explore(0, 0, 1, got, drawn=shown, named=named))
    caught("RECORD", start, dig(0, MAP), explore(0, 0, 1, [], drawn=drawn, named=[SCRAP, TALISMAN]))


def test_r24_r66_buried_ruins() -> None:
    chambers, pile = [[COIN], [CUP], [MASK]], [POT] * 6 + [SCRAP] * 6
    start = two([STORM] * 5 + [MAP] * 2, monument="buried_ruins", chambers=chambers, pile=pile)
    tents = [tent(1, True), tent(0, True)]
    storm = [dig(0, STORM), uncover(POT, SCRAP, POT), *tents, dig(0, MAP)]
    fine(start, *storm, explore(0, 1, 1, [SCRAP, CUP]))
    caught("R66", start, *storm, explore(0, 1, 1, [POT, CUP]))
    caught("R66", start, *storm, explore(0, 0, 1, [COIN]))
    caught("R24", start, dig(0, STORM), *tents[:1])
    caught("R66", start, dig(0, STORM), uncover(POT, SCRAP))
    caught("R66", start, dig(0, STORM), uncover(POT, SCRAP, COIN))
    caught("R66", start, dig(0, MAP), uncover(POT, SCRAP, POT))
    caught("R66", start, dig(0, STORM), uncover(POT, POT, POT), uncover(POT, POT, POT))
    gone = [dig(0, STORM), uncover(POT, POT, POT), *tents]
    for lost_by_0, lost_by_1, cards in ((2, 2, [POT] * 3), (1, 1, [SCRAP] * 3)):
        gone += [
            dig(0, STORM),
            uncover(*cards),
            discard(1, *[POT] * lost_by_1),
            discard(0, *[COIN] * lost_by_0),
        ]
    gone += [dig(0, STORM), uncover(SCRAP, SCRAP, SCRAP), dig(0, STORM)]
    fine(start, *gone, dig(0, MAP), explore(0, 2, 1, [POT, POT, SCRAP, SCRAP, MASK]))
    caught("R66", start, *gone, uncover(SCRAP, SCRAP, SCRAP))
    again = [dig(0, MAP), explore(0, 0, 1, [COIN]), end(0), dig(1, MAP)]
    caught("R42", start, *again, explore(1, 0, 1, []))
    caught("RECORD", [start[0], {key: start[1][key] for key in start[1] if key != "pile"}])
