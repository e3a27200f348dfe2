"""The referee names the rule that a record breaks, and accepts what the rules allow: turns and the end."""

import pytest

from referee.reading import Event
from referee.scenes import (
    COIN,
    CUP,
    MAP,
    MASK,
    POT,
    SCRAP,
    STORM,
    TABLET,
    TALISMAN,
    THIEF,
    caught,
    changed,
    dig,
    discard,
    end,
    explore,
    fine,
    over,
    scene,
    sell,
    steal,
    tent,
    trade,
    two,
    uncover,
)

# Digging


def test_r10_dig_first_once_and_what_is_there() -> None:
    start = two([COIN, MASK])
    fine(start, dig(0, COIN), end(0), dig(1, MASK), end(1), end(0))
    caught("R10", start, end(0))
    caught("R10", start, sell(0, COIN, 1, 2))
    caught("R10", start, dig(0, COIN), dig(0, MASK))
    caught("R10", start, dig(0, COIN), end(0), dig(1, COIN))
    caught("R10", start, dig(0, SCRAP))
    caught("R10", start, dig(0, STORM))
    caught("R10", start, dig(1, COIN))


def test_record_every_turn_is_closed_by_its_end() -> None:
    start = two([COIN, MASK])
    caught("RECORD", start, dig(0, COIN), dig(1, MASK))
    caught("RECORD", start, dig(0, COIN), sell(1, POT, 1, 1))
    caught("RECORD", start, dig(0, COIN), end(1))


def test_r12_thief() -> None:
    start = two([THIEF, COIN])
    fine(start, dig(0, THIEF), steal(0, 1, POT), end(0))
    caught("R12", start, dig(0, THIEF), end(0))
    caught("R12", start, dig(0, THIEF), steal(0, 0, COIN))
    caught("R12", start, dig(0, THIEF), steal(0, 1, COIN))
    caught("R12", start, dig(0, THIEF), steal(1, 0, COIN))
    caught("R12", start, dig(0, THIEF), steal(0, 1, POT), steal(0, 1, POT))
    three = scene([[COIN] * 4, [POT] * 4, [POT] * 4], [SCRAP] * 5, [COIN, COIN, POT, THIEF])
    broke = [dig(0, COIN), sell(0, COIN, 5, 30), end(0)]
    fine(three, *broke, dig(1, THIEF), steal(1, 2, POT))
    caught("R12", three, *broke, dig(1, THIEF), steal(1, 0, COIN))
    fine(start, dig(0, COIN), sell(0, COIN, 5, 30), end(0), dig(1, THIEF), end(1))  # nobody to rob
    caught("R12", start, dig(0, COIN), sell(0, COIN, 5, 30), end(0), dig(1, THIEF), steal(1, 0, COIN))


# Sandstorms


def test_r13_r20_r21_new_expedition_storm() -> None:
    start = two([STORM, COIN, MASK])
    blows = [dig(0, STORM), tent(1, False), tent(0, False)]
    fine(
        start,
        *blows,
        discard(1, POT, POT),
        discard(0, COIN, COIN),
        dig(0, MASK),
        trade(0, [MASK], [COIN, COIN]),
    )
    caught("R10", start, *blows, discard(1, POT, POT), discard(0, COIN, COIN), end(0))
    caught("R10", start, *blows, discard(1, POT, POT), discard(0, COIN, COIN), sell(0, COIN, 1, 2))
    caught("R20", start, *blows, discard(1, POT, POT, POT))
    caught("R20", start, *blows, discard(1, POT))
    caught("R20", start, *blows, discard(1, COIN, COIN))
    caught("R21", start, *blows, discard(0, COIN, COIN))
    caught("R25", start, *blows, dig(0, MASK))
    caught("R20", start, dig(0, COIN), discard(0, COIN, COIN))
    # The last card dug is a storm: no further dig, and the turn goes on.
    fine(two([STORM]), *blows, discard(1, POT, POT), discard(0, COIN, COIN), sell(0, COIN, 1, 2), end(0))


def test_r21_card_game_storm_starts_with_the_drawer() -> None:
    start = two([STORM, COIN], rules="card-game", monument="pyramid")
    fine(start, dig(0, STORM), discard(0, COIN, COIN), discard(1, POT, POT), dig(0, COIN))
    caught("R21", start, dig(0, STORM), discard(1, POT, POT))
    caught("R22", start, dig(0, STORM), tent(0, True))


def test_r22_r23_tents() -> None:
    start = two([STORM, COIN, STORM])
    fine(start, dig(0, STORM), tent(1, True), tent(0, False), discard(0, COIN, COIN), dig(0, COIN))
    caught("R21", start, dig(0, STORM), tent(0, True))
    caught("R22", start, dig(0, STORM), discard(1, POT, POT))
    caught("R22", start, dig(0, STORM), tent(1, False), discard(1, POT, POT))
    caught("R21", start, dig(0, STORM), tent(1, True), tent(0, False), discard(1, POT, POT))
    used = [
        dig(0, STORM),
        tent(1, True),
        tent(0, True),
        dig(0, COIN),
        sell(0, COIN, 4, 18),
        end(0),
        dig(1, STORM),
    ]
    fine(start, *used, discard(1, POT, POT))
    caught("R22", start, *used, tent(1, True))
    caught("R23", start, *used, tent(0, False))
    one_card = [dig(0, COIN), sell(0, COIN, 4, 18), end(0), dig(1, STORM)]
    fine(start, *one_card, tent(1, True), dig(1, STORM), discard(1, POT, POT), end(1))
    caught("R23", start, *one_card, tent(0, False))
    caught("R20", start, *one_card, tent(1, False), discard(0, COIN))


def test_r81_fierce_weather_tents_hold_twice() -> None:
    start = two([STORM] * 3, variants=("fierce_weather",))
    both = [dig(0, STORM), tent(1, True), tent(0, True)]
    fine(start, *both, *both, dig(0, STORM), discard(1, POT, POT), discard(0, COIN, COIN))
    caught("R22", start, *both, *both, *both[:2])


def test_x2_r22_storm_of_the_new_expedition() -> None:
    start = scene([[COIN] * 4, [POT] * 4, [POT] * 4, [SCRAP] * 4], [POT] * 5, [STORM, STORM, COIN, MASK, MASK, COIN])
    fine(
        start,
        *[dig(0, STORM), tent(1, False), tent(2, False), tent(3, False), tent(0, True)],
        *[discard(1, POT, POT), discard(2, POT, POT), discard(3, SCRAP, SCRAP)],
        *[dig(0, COIN), sell(0, COIN, 4, 18), end(0)],
        *[dig(1, MASK), trade(1, [MASK], [POT] * 4), end(1)],
        *[dig(2, MASK), trade(2, [MASK], [POT] * 3), end(2)],
        *[dig(3, COIN), end(3)],
        *[dig(0, STORM), tent(1, False), tent(2, False), tent(3, True)],
        *[discard(1, POT, POT, POT), discard(2, POT, POT), end(0), end(1)],
    )


def test_x3_r21_storm_of_the_card_game() -> None:
    hands = [[SCRAP] * 3 + [COIN], [POT] * 4, [POT] * 4, [POT] * 4]
    dug = [MASK, POT, POT, POT, STORM]
    start = scene(hands, [COIN] * 5, dug, rules="card-game", monument="pyramid")
    fine(
        start,
        *[dig(0, MASK), trade(0, [MASK], [COIN, COIN]), end(0), dig(1, POT), end(1)],
        *[dig(2, POT), sell(2, POT, 2, 2), end(2), dig(3, POT), sell(3, POT, 4, 4), end(3)],
        *[dig(0, STORM), discard(0, SCRAP, SCRAP, COIN), discard(1, POT, POT), discard(2, POT), end(0)],
    )


# Trade and sale


def test_r30_r31_r32_r34_trade() -> None:
    start = two([MAP, MASK])
    dug = [dig(0, MASK)]
    fine(start, *dug, trade(0, [MASK], [SCRAP] * 4), trade(0, [SCRAP] * 4, [MASK]))
    fine(start, *dug, trade(0, [MASK], [SCRAP]))  # the difference is lost
    fine(start, dig(0, MAP), trade(0, [MAP], [SCRAP] * 3), trade(0, [SCRAP] * 3, [MAP]))
    caught("R30", start, *dug, trade(0, [COIN], [SCRAP] * 3))  # underpaid
    caught("R30", start, *dug, trade(0, [MASK], [COIN, COIN]))  # not in the marketplace
    caught("R30", start, *dug, trade(0, [POT, COIN], [SCRAP]))  # not in the hand
    caught("R30", start, *dug, trade(0, [COIN] * 5, [SCRAP]))
    caught("R32", start, *dug, trade(0, [COIN], []))
    caught("R32", start, *dug, trade(0, [], [SCRAP]))
    caught("R32", start, *dug, trade(0, [COIN], [SCRAP]), trade(0, [SCRAP, COIN], [SCRAP]))
    caught("R32", start, *dug, trade(0, [COIN, MASK], [COIN]))
    to_and_fro = [trade(0, [MASK], [SCRAP] * 4), trade(0, [SCRAP] * 4, [MASK])]
    fine(start, *dug, *to_and_fro * 10, end(0), dig(1, MAP), trade(1, [POT], [SCRAP]))
    caught("R34", start, *dug, *to_and_fro * 10, trade(0, [COIN], [SCRAP]))


def test_x1_r30() -> None:
    start = scene([[SCRAP, SCRAP, COIN, COIN], [POT] * 4], [POT] * 4 + [TALISMAN], [CUP])
    fine(start, dig(0, CUP), trade(0, [SCRAP, SCRAP, COIN], [POT, TALISMAN]))
    caught("R30", start, dig(0, CUP), trade(0, [SCRAP, SCRAP, COIN], [POT, POT, TALISMAN]))


@pytest.mark.parametrize("rules, place, x4, x2", [("new-expedition", "tomb", 32, 10), ("card-game", "pyramid", 24, 7)])
def test_x4_x5_x6_r50_r51_sales(rules: str, place: str, x4: int, x2: int) -> None:
    hands = [[TALISMAN] * 4, [POT] * 4]
    start = scene(hands, [TALISMAN] * 2 + [COIN] * 3, [CUP, COIN, COIN], rules=rules, monument=place)
    fine(start, dig(0, CUP), sell(0, TALISMAN, 4, x4))
    caught("R51", start, dig(0, CUP), sell(0, TALISMAN, 4, x4 + 1))
    caught("R50", start, dig(0, CUP), sell(0, TALISMAN, 5, 50 if x4 == 32 else 40))
    caught("R50", start, dig(0, CUP), sell(0, TALISMAN, 6, 60))
    caught("R50", start, dig(0, CUP), sell(0, TALISMAN, 0, 0))
    caught("R50", start, dig(0, CUP), sell(0, POT, 1, 1))
    fine(start, dig(0, CUP), sell(0, TALISMAN, 2, x2), sell(0, TALISMAN, 2, x2))
    sold = scene([[TALISMAN] * 4, [COIN] * 4], [TALISMAN] * 2 + [COIN] * 3, [], rules=rules, monument=place)
    score = [sell(0, TALISMAN, 4, x4), end(0), trade(1, [COIN] * 3, [TALISMAN] * 2), sell(1, TALISMAN, 2, x2)]
    fine(sold, *score, sell(1, COIN, 1, 2), over([x4, x2 + 2], [4, 3], [0]))


def test_x7_r1_broken_tablets() -> None:
    start = scene([[TABLET] * 4, [POT] * 4], [SCRAP] * 5, [COIN])
    fine(start, dig(0, COIN), trade(0, [TABLET], [SCRAP]), sell(0, TABLET, 3, 10))


# The end of the game


def test_r70_a_turn_begun_with_a_dig_is_no_pass() -> None:
    start = two([COIN])
    fine(start, dig(0, COIN), end(0), end(1), end(0), sell(1, POT, 1, 1), end(1))
    caught("R71", start, dig(0, COIN), end(0), end(1), end(0), end(1))
    caught("R10", start, dig(0, COIN), end(0), dig(1, COIN))


def test_r71_the_first_who_passed_must_sell() -> None:
    start = two([])
    caught("R71", start, end(0), end(1), end(0))
    caught("R71", start, end(0), end(1), trade(0, [COIN], [SCRAP]), end(0))
    fine(
        start,
        end(0),
        end(1),
        trade(0, [COIN], [SCRAP]),
        sell(0, COIN, 1, 2),
        trade(0, [COIN], [SCRAP]),
        end(0),
    )
    broken = [end(0), trade(1, [POT], [SCRAP]), end(1), end(0), end(1)]
    caught("R71", start, *broken, end(0))
    sold = [end(0), end(1), sell(0, COIN, 1, 2), end(0)]
    caught("R71", start, *sold, end(1), end(0), end(1))


def test_r72_only_those_with_cards_have_turns() -> None:
    start = scene([[COIN] * 4, [POT] * 4, [SCRAP] * 4], [SCRAP] * 5, [])
    one_out = [sell(0, COIN, 4, 18), end(0), end(1), end(2)]
    caught("RECORD", start, *one_out, end(0))
    caught("R71", start, *one_out, end(1))
    fine(start, *one_out, sell(1, POT, 4, 4), end(1), end(2), sell(2, SCRAP, 1, 1), end(2))
    caught("R71", start, *one_out, sell(1, POT, 4, 4), end(1), end(2), end(2))
    # While there is something to dig, whoever has no cards digs as usual.
    digging = two([COIN, POT, CUP, CUP])
    fine(digging, dig(0, COIN), sell(0, COIN, 5, 30), end(0), dig(1, POT), end(1), dig(0, CUP), end(0))


def test_r73_trading_to_and_fro_does_not_hold_up_the_game() -> None:
    start = two([])
    turns: list[Event] = []
    for number in range(3):
        give, take = ([COIN], [SCRAP]) if number % 2 == 0 else ([SCRAP], [POT])
        turns += [trade(0, give, take), end(0), trade(1, [POT], [SCRAP]), end(1)]
    fine(start, *turns, sell(0, COIN, 1, 2), end(0), end(1), end(0))
    caught("R73", start, *turns, end(0))
    caught("R73", start, *turns, trade(0, [COIN], [POT]), end(0))
    dug = two([POT])  # the turn that emptied the dig site does not count
    fine(changed(dug, 0, first=1), dig(1, POT), end(1), *turns[:-1], end(1), sell(0, COIN, 1, 2), end(0))


def test_r73_free_of_selling_with_an_empty_hand() -> None:
    start = two([MAP], monument="mine", chambers=[[MASK] * 15])
    turns = [dig(0, MAP), sell(0, COIN, 4, 18), end(0), end(1), end(0)]
    caught("R71", start, *turns, end(1))
    spent = [sell(1, POT, 1, 1), end(1), end(0), end(1), explore(0, 0, 1, [], drawn=[MASK, MASK])]
    fine(start, *turns, *spent, end(0), sell(1, POT, 3, 3), over([18, 4], [4, 4], [0]))


def test_r74_over_at_once_and_not_before() -> None:
    start = two([])
    sales = [sell(0, COIN, 4, 18), end(0), sell(1, POT, 4, 4)]
    fine(start, *sales, over([18, 4], [4, 4], [0]))
    caught("R74", start, *sales[:2], over([18, 0], [4, 0], [0]))
    caught("R74", start, *sales, end(1))
    caught("R74", start, *sales)
    caught("RECORD", start, *sales, over([18, 4], [4, 4], [0]), end(1))
    # With cards left to dig the game goes on; a storm as the last card ends it with no uncover,
    # or a thief.
    for last in (STORM, THIEF):
        digging = two([COIN, POT, last], monument="buried_ruins")
        emptied = [dig(0, COIN), sell(0, COIN, 5, 30), end(0), dig(1, POT), sell(1, POT, 5, 15)]
        fine(digging, *emptied, end(1), dig(0, last), over([30, 15], [5, 5], [0]))
        caught("R74", digging, *emptied, over([30, 15], [5, 5], [0]))
        caught("R74", digging, *emptied, end(1), dig(0, last), uncover(POT, POT, POT))
        caught("R74", digging, *emptied, end(1), dig(0, last), end(0))


def test_r75_r76_winners() -> None:
    start = two([])
    sales = [sell(0, COIN, 4, 18), end(0), sell(1, POT, 4, 4)]
    for money, sold, winners in (
        ([18, 5], [4, 4], [0]),
        ([18, 4], [4, 5], [0]),
        ([18, 4], [4, 4], [1]),
        ([18, 4], [4, 4], [0, 1]),
        ([18, 4], [4, 4], []),
        ([18], [4], [0]),
    ):
        caught("R75", start, *sales, over(money, sold, winners))
    # 4 cards a seat for the same money: shared; 3 cards against 4: fewer win.
    shared = scene([[POT] * 4, [SCRAP, SCRAP, POT, POT]], [COIN] * 5, [])
    equal = [sell(0, POT, 4, 4), end(0), sell(1, POT, 2, 2), sell(1, SCRAP, 2, 2)]
    fine(shared, *equal, over([4, 4], [4, 4], [0, 1]))
    caught("R76", shared, *equal, over([4, 4], [4, 4], [0]))
    caught("RECORD", shared, *equal, over([4, 4], [4, 4], [1, 0]))
    by_cards = [
        sell(0, POT, 4, 4),
        end(0),
        trade(1, [POT, POT], [COIN]),
        sell(1, COIN, 1, 2),
        sell(1, SCRAP, 2, 2),
    ]
    fine(shared, *by_cards, over([4, 4], [4, 3], [1]))
    caught("R75", shared, *by_cards, over([4, 4], [4, 3], [0, 1]))
