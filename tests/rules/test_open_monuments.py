"""Monuments whose cards are seen by all: mine, sphinx, buried ruins (R64-R66)."""

from __future__ import annotations

import pytest

from digsite import Explore, Game, Stop, TurnUp
from digsite.rules import describe
from scenes import cards, eyes, hand, refused, run, said, scene, seen_last, told, with_maps

pytestmark = pytest.mark.kernel


def mine(chamber: str = "5 pot_shard, 5 coin, 5 talisman") -> Game:
    return scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard", monument="mine", chambers=[chamber])


def sphinx(chamber: str = "5 pot_shard, 5 coin, 5 talisman") -> Game:
    return scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard", monument="sphinx", chambers=[chamber])


def ruins(dig: str = "4 map, 4 pot_shard, 5 sandstorm") -> Game:
    return scene(
        ["2 coin, 2 pot_shard", "4 coin"],
        dig=dig,
        monument="buried_ruins",
        chambers=["coin", "talisman", "pharaohs_mask"],
        pile="6 broken_cup, 6 talisman",
    )


@pytest.mark.pure
def test_r64_mine_turn_up_and_stop() -> None:
    """R64: 1 map; the first card without asking; then one more or stop, and all that are up are taken, seen by all."""
    game = mine()
    assert [(chamber.maps, chamber.size, chamber.known) for chamber in game.view(0).chambers] == [(1, 15, {})]
    run(game, "dig map", "explore")
    assert game.phase == "turn"
    assert {card: weight for card, weight in game.chances.items() if weight} == {
        "pot_shard": 5,
        "coin": 5,
        "talisman": 5,
    }
    run(game, "bring coin")
    assert (game.phase, list(game.legal_moves)) == ("mining", [TurnUp(), Stop()])
    assert [view.turned_up for view in eyes(game)] == [{"coin": 1}] * 3
    refused(game, "end", "not-now")
    run(game, "turn up")
    assert game.chances["coin"] == 4
    run(game, "bring pot_shard", "stop")
    assert hand(game, 0) == {"pot_shard": 1, "coin": 5}
    assert [view.seats[0].known for view in eyes(game)][1:] == [{"pot_shard": 1, "coin": 1}] * 2
    line = '{"do":"explore","by":0,"chamber":0,"maps":1,"drawn":["coin","pot_shard"],"got":["pot_shard","coin"]}'
    assert seen_last(game) == [line] * 3
    assert [view.chambers[0].size for view in eyes(game)] == [13] * 3
    assert game.view(0).turned_up == {}


def test_r64_mine_more_than_five_and_all_go_back() -> None:
    """R64: nothing is got, the map is spent, the turn goes on; all have seen what is in there now."""
    game = mine()
    run(game, "dig map", "explore", "bring talisman", "turn up", "bring pot_shard", "turn up", "bring coin")
    assert game.phase == "act"
    assert hand(game, 0) == {"coin": 4}
    assert game.view(None).maps_spent == 1
    line = '{"do":"explore","by":0,"chamber":0,"maps":1,"drawn":["talisman","pot_shard","coin"],"got":[]}'
    assert seen_last(game) == [line] * 3
    for view in eyes(game):
        assert (view.chambers[0].size, view.chambers[0].known) == (15, {"pot_shard": 1, "coin": 1, "talisman": 1})


def test_r64_mine_exactly_five_is_not_more_than_five() -> None:
    """R64: at 5 the player may still stop, or dare one more."""
    game = mine()
    run(game, "dig map", "explore", "bring talisman", "turn up", "bring coin")
    assert said(game.legal_moves) == {"turn up", "stop"}
    run(game, "stop")
    assert hand(game, 0) == {"coin": 5, "talisman": 1}


def test_r64_mine_it_is_shuffled_every_time() -> None:
    """R64: whatever was seen before, every card in it is equally likely again."""
    game = mine()
    run(game, "dig map", "explore", "bring talisman", "turn up", "bring talisman", "end", "dig map", "explore")
    assert {card: weight for card, weight in game.chances.items() if weight} == {
        "pot_shard": 5,
        "coin": 5,
        "talisman": 5,
    }


def test_r64_mine_the_last_card_of_the_chamber_stops_by_itself() -> None:
    """R64, ruling: when the chamber is empty you take what is up; then it cannot be explored any more (R42)."""
    game = mine("15 pot_shard")
    for _ in range(2):
        run(game, "dig map", "explore", *["bring pot_shard", "turn up"] * 4, "bring pot_shard")
        assert game.phase == "mining"
        run(game, "stop", "end", "dig pot_shard", "end")
    run(game, "dig map", "explore", *["bring pot_shard", "turn up"] * 4, "bring pot_shard")
    assert game.phase == "act"
    assert hand(game, 0) == {"pot_shard": 15, "coin": 4}
    assert told(game)[-1].endswith(',"got":["pot_shard","pot_shard","pot_shard","pot_shard","pot_shard"]}')
    run(game, "end", "dig map")
    refused(game, "explore", "chamber-empty")


def test_r64_mine_the_last_card_can_be_one_too_many() -> None:
    """R64: with the last card over 5, all go back all the same."""
    game = mine("13 pot_shard, 2 talisman")
    for _ in range(2):
        run(game, "dig map", "explore", *["bring pot_shard", "turn up"] * 4, "bring pot_shard", "stop", "end")
        run(game, "dig pot_shard", "end")
    run(
        game,
        "dig map",
        "explore",
        "bring pot_shard",
        "turn up",
        "bring pot_shard",
        "turn up",
        "bring pot_shard",
        "stop",
    )
    run(game, "end", "dig pot_shard", "end", "dig map", "explore", "bring talisman", "turn up", "bring talisman")
    assert game.view(None).chambers[0].size == 2
    assert told(game)[-1].endswith('"drawn":["talisman","talisman"],"got":[]}')


@pytest.mark.pure
def test_r65_sphinx_name_two_turn_up_five_take_those_named() -> None:
    """R65: 1 map; of 5 cards turned up, seen by all, those of the named kinds are taken, the rest goes back."""
    game = sphinx()
    assert [(chamber.maps, chamber.size, chamber.known) for chamber in game.view(0).chambers] == [(1, 15, {})]
    run(game, "dig map", "explore 0 naming talisman, coin")
    assert game.phase == "reveal"
    assert {card: weight for card, weight in game.chances.items() if weight} == {
        "pot_shard": 5,
        "coin": 5,
        "talisman": 5,
    }
    for card in ("pot_shard", "talisman", "coin", "coin", "pot_shard"):
        run(game, f"bring {card}")
    assert game.phase == "act"
    assert hand(game, 0) == {"coin": 6, "talisman": 1}
    assert [view.seats[0].known for view in eyes(game)][1:] == [{"coin": 2, "talisman": 1}] * 2
    assert [(view.chambers[0].size, view.chambers[0].known) for view in eyes(game)] == [(12, {"pot_shard": 2})] * 3
    line = (
        '{"do":"explore","by":0,"chamber":0,"maps":1,"named":["coin","talisman"],'
        '"drawn":["pot_shard","talisman","coin","coin","pot_shard"],"got":["coin","coin","talisman"]}'
    )
    assert seen_last(game) == [line] * 3


def test_r65_sphinx_nothing_named_comes_up() -> None:
    """R65: then the map was spent in vain."""
    game = sphinx()
    run(game, "dig map", "explore 0 naming pot_shard, coin", *["bring talisman"] * 5)
    assert hand(game, 0) == {"coin": 4}
    assert told(game)[-1].endswith(',"got":[]}')
    assert [view.chambers[0].known for view in eyes(game)] == [{"talisman": 5}] * 3
    assert game.view(None).maps_spent == 1


def test_r65_sphinx_two_different_treasures() -> None:
    """R65: not one, not the same twice, and only those in this game."""
    game = sphinx()
    run(game, "dig map")
    refused(game, "explore 0", "names-needed")
    refused(game, Explore(0, ("coin", "coin")), "named-twice")
    refused(game, "explore 0 naming coin, broken_pendant", "unknown-treasure")
    assert game.why_not(Explore(0, ("coin", "talisman"))) is None


def test_r65_sphinx_maps_may_be_named_by_people() -> None:
    """R65, ruling: any two treasures in this game; machine players are not offered maps, which are never there."""
    game = sphinx()
    run(game, "dig map")
    assert said(game.legal_moves.of(Explore)) == {
        f"explore 0 naming {two}"
        for two in (
            "pot_shard, coin",
            "pot_shard, talisman",
            "pot_shard, map",
            "coin, talisman",
            "coin, map",
            "talisman, map",
        )
    }
    run(game, "explore 0 naming map, talisman", *["bring talisman"] * 4, "bring coin")
    assert hand(game, 0) == {"coin": 4, "talisman": 4}
    assert '"named":["talisman","map"]' in told(game)[-1]
    run(game, "end", "dig map")
    steps = {describe(step, game.setup.ids): step for step in game.legal_steps}
    game.step(steps["explore 0"])
    offered = [describe(step, game.setup.ids) for step in game.legal_steps]
    assert offered == ["name pot_shard", "name coin"]  # two, ascending: nothing could follow the talisman
    game.step(game.legal_steps[0])
    assert [describe(step, game.setup.ids) for step in game.legal_steps] == ["name coin", "name talisman"]


def test_r65_sphinx_all_that_remain_when_fewer_than_five() -> None:
    """R65: explored again and again; the last card is turned up alone; then the chamber is empty (R42)."""
    game = sphinx("14 coin, talisman")
    run(game, "dig map", "explore 0 naming coin, pot_shard", *["bring coin"] * 4, "bring talisman")
    for left in (6, 1):
        run(game, "end", "dig pot_shard", "end", "dig map", "explore 0 naming coin, pot_shard", *["bring coin"] * 5)
        assert game.view(None).chambers[0].size == left
    run(game, "end", "dig pot_shard", "end", "dig map", "explore 0 naming coin, talisman", "bring talisman")
    assert game.phase == "act"
    assert told(game)[-1].endswith('"drawn":["talisman"],"got":["talisman"]}')
    run(game, "end", "dig map")
    refused(game, "explore 0 naming coin, talisman", "chamber-empty")


@pytest.mark.pure
def test_r66_ruins_three_open_chambers_and_a_closed_pile() -> None:
    """R66: everybody sees the card in each chamber; of the pile of 12 only the size."""
    game = ruins()
    for view in eyes(game):
        assert [(chamber.maps, chamber.size) for chamber in view.chambers] == [(1, 1)] * 3
        assert [chamber.known for chamber in view.chambers] == [{"coin": 1}, {"talisman": 1}, {"pharaohs_mask": 1}]
        assert view.pile_size == 12
        assert b'"chambers":[["coin"],["talisman"],["pharaohs_mask"]],"pile":null' in view.to_json()


def test_r66_ruins_one_map_takes_all_of_one_chamber_seen_by_all() -> None:
    """R66: also after storms, when there are several cards."""
    game = ruins()
    run(game, "dig sandstorm", "uncover broken_cup", "uncover talisman", "uncover talisman", "tent", "tent")
    run(game, "dig map", "explore 1")
    assert hand(game, 0) == {"pot_shard": 2, "coin": 2, "talisman": 2}
    assert [view.seats[0].known for view in eyes(game)][1:] == [{"talisman": 2}] * 2
    line = '{"do":"explore","by":0,"chamber":1,"maps":1,"got":["talisman","talisman"]}'
    assert seen_last(game) == [line] * 3
    for view in eyes(game):
        assert [chamber.size for chamber in view.chambers] == [2, 0, 2]
        assert view.chambers[1].known == view.chambers[1].known_to_all == {}


def test_r66_ruins_a_storm_adds_one_card_to_each_chamber() -> None:
    """R66: face up, at random from the pile, as the storm is drawn."""
    game = ruins()
    run(game, "dig sandstorm")
    assert {card: weight for card, weight in game.chances.items() if weight} == {"broken_cup": 6, "talisman": 6}
    run(game, "uncover broken_cup")
    assert game.chances["broken_cup"] == 5
    run(game, "uncover talisman", "uncover broken_cup")
    line = '{"do":"uncover","cards":["broken_cup","talisman","broken_cup"]}'
    assert seen_last(game) == [line] * 3
    for view in eyes(game):
        assert [chamber.known for chamber in view.chambers] == [
            {"coin": 1, "broken_cup": 1},
            {"talisman": 2},
            {"broken_cup": 1, "pharaohs_mask": 1},
        ]
        assert view.pile_size == 9


def test_r66_ruins_when_the_pile_is_gone_none() -> None:
    """R66: 12 cards last for four storms; the fifth adds nothing and leaves no event."""
    game = ruins()
    pile = cards("6 broken_cup, 6 talisman")
    for storm in range(4):
        run(game, "dig sandstorm", *[f"uncover {card}" for card in pile[3 * storm : 3 * storm + 3]])
        while game.phase == "losing" or game.phase == "tents":
            game.play(next(iter(game.legal_moves)))
    assert game.view(None).pile_size == 0
    before = len(game.log)
    run(game, "dig sandstorm")
    assert game.phase != "uncover"
    assert not any("uncover" in line for line in told(game, before))
    assert [chamber.size for chamber in game.view(None).chambers] == [5, 5, 5]


def test_r66_ruins_a_chamber_can_be_explored_again_once_cards_were_added() -> None:
    """R66, ruling: not before, and then by anybody."""
    game = ruins()
    run(game, "dig map", "explore 0", "end", "dig map")
    refused(game, "explore 0", "chamber-empty")
    run(game, "end", "dig sandstorm", "uncover broken_cup", "uncover talisman", "uncover talisman", "tent", "tent")
    run(game, "dig pot_shard", "end", "dig pot_shard", "explore 0")
    assert hand(game, 1)["broken_cup"] == 1


def test_r66_ruins_no_exploration_without_a_map() -> None:
    """R66: an open chamber is not free."""
    game = ruins()
    run(game, "dig pot_shard")
    refused(game, "explore 0", "too-few-maps")
    run(game, "end", "dig pot_shard", "end")
    with_maps(game, 2)
    run(game, "explore 0")
    refused(game, "explore 1", "explored-already")
