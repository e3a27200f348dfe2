"""The log tells every event in the words of the record, key by key (docs/record-format.md)."""

from __future__ import annotations

import json

import pytest

from scenes import run, scene, told

pytestmark = pytest.mark.kernel


@pytest.mark.pure
def test_record_deal_with_and_without_a_pile() -> None:
    """Cards in table order; the pile only with the buried ruins."""
    game = scene(["talisman, 3 coin", "4 coin"], chambers=["talisman, coin", "5 coin", "8 coin"])
    coins = ",".join(['"coin"'] * 5)
    dealt = (
        '{"do":"deal","hands":[["coin","coin","coin","talisman"],["coin","coin","coin","coin"]],'
        '"market":["pot_shard","pot_shard","pot_shard","pot_shard","pot_shard"],'
        f'"chambers":[["coin","talisman"],[{coins}],[{coins},"coin","coin","coin"]]}}'
    )
    assert told(game) == [dealt]
    game = scene(["4 coin", "4 coin"], monument="buried_ruins", pile="2 talisman, 10 coin")
    deal = json.loads(told(game)[0])
    assert list(deal) == ["do", "hands", "market", "chambers", "pile"]
    assert deal["pile"] == ["coin"] * 10 + ["talisman"] * 2


def test_record_a_game_with_a_thief_and_a_storm() -> None:
    """Dig, steal, tent, discard, trade, sell, explore, end."""
    game = scene(["4 coin", "4 talisman"], dig="map, thief, sandstorm")
    run(game, "dig thief", "steal 1", "rob talisman", "trade talisman for 3 pot_shard", "sell 3 pot_shard", "end")
    run(game, "dig sandstorm", "no tent", "tent", "discard 2 coin", "dig map", "explore 0", "end")
    assert told(game, 1) == [
        '{"do":"dig","by":0,"card":"thief"}',
        '{"do":"steal","by":0,"from":1,"card":"talisman"}',
        '{"do":"trade","by":0,"give":["talisman"],"take":["pot_shard","pot_shard","pot_shard"]}',
        '{"do":"sell","by":0,"card":"pot_shard","count":3,"money":3}',
        '{"do":"end","by":0}',
        '{"do":"dig","by":1,"card":"sandstorm"}',
        '{"do":"tent","by":0,"use":false}',
        '{"do":"tent","by":1,"use":true}',
        '{"do":"discard","by":0,"cards":["coin","coin"]}',
        '{"do":"dig","by":1,"card":"map"}',
        '{"do":"explore","by":1,"chamber":0,"maps":1,"got":["pot_shard","pot_shard"]}',
        '{"do":"end","by":1}',
    ]


def test_record_uncover_in_the_order_of_the_chambers() -> None:
    """The one list of cards beside ``drawn`` that is not in table order."""
    game = scene(["4 coin", "4 coin"], dig="map, sandstorm", monument="buried_ruins", pile="6 talisman, 6 coin")
    run(game, "dig sandstorm", "uncover talisman", "uncover coin", "uncover talisman")
    assert told(game)[-1] == '{"do":"uncover","cards":["talisman","coin","talisman"]}'


def test_record_a_look_and_none_when_declined() -> None:
    """A declined look leaves no event."""
    game = scene(["4 coin", "4 coin"], monument="temple")
    run(game, "dig map", "sell coin", "look 2", "sell coin", "no look", "end")
    assert told(game, 2) == [
        '{"do":"sell","by":0,"card":"coin","count":1,"money":2}',
        '{"do":"look","by":0,"chamber":2}',
        '{"do":"sell","by":0,"card":"coin","count":1,"money":2}',
        '{"do":"end","by":0}',
    ]


@pytest.mark.parametrize(
    ("monument", "chambers", "steps", "line"),
    [
        ("temple", ["5 coin"] * 3, ["explore 0"], '"maps":2,"got":["coin","coin","coin","coin","coin"]}'),
        ("tomb", ["7 coin", "8 coin"], ["explore 0", "keep 2 coin"], '"maps":1,"got":["coin","coin"]}'),
        (
            "mine",
            ["8 coin, 7 pot_shard"],
            ["explore", "bring coin", "turn up", "bring pot_shard", "stop"],
            '"maps":1,"drawn":["coin","pot_shard"],"got":["pot_shard","coin"]}',
        ),
        (
            "sphinx",
            ["8 coin, 7 pot_shard"],
            ["explore 0 naming talisman, coin", *["bring coin", "bring pot_shard"] * 2, "bring coin"],
            (
                '"maps":1,"named":["coin","talisman"],'
                '"drawn":["coin","pot_shard","coin","pot_shard","coin"],"got":["coin","coin","coin"]}'
            ),
        ),
        ("buried_ruins", ["coin", "coin", "coin"], ["explore 0"], '"maps":1,"got":["coin"]}'),
    ],
)
def test_record_an_exploration_is_one_event(monument: str, chambers: list[str], steps: list[str], line: str) -> None:
    """Written when it is complete; named and drawn where the monument has them."""
    game = scene(["4 coin", "4 talisman"], dig="2 map, pot_shard", monument=monument, chambers=chambers)
    run(game, "dig map", "end", "dig pot_shard", "end", "dig map")
    before = len(game.log)
    run(game, *steps)
    assert told(game, before) == ['{"do":"explore","by":0,"chamber":0,' + line]


def test_record_typed_lists_are_written_in_table_order() -> None:
    """However a player says it."""
    game = scene(["talisman, 3 coin", "4 coin"], dig="map, sandstorm", market="pharaohs_mask, 4 pot_shard")
    run(game, "dig map", "trade talisman, coin for pot_shard, pharaohs_mask", "end")
    assert told(game)[-2] == '{"do":"trade","by":0,"give":["coin","talisman"],"take":["pot_shard","pharaohs_mask"]}'
    run(game, "dig sandstorm", "no tent", "tent", "discard pharaohs_mask, coin")
    assert told(game)[-1] == '{"do":"discard","by":0,"cards":["coin","pharaohs_mask"]}'


def test_record_every_turn_is_closed_by_its_end_unless_the_game_is_over() -> None:
    """Then the outcome follows at once."""
    game = scene(["4 coin", "4 coin"])
    run(game, "dig map", "sell 4 coin", "sell map", "end", "sell 4 coin")
    assert told(game, 1) == [
        '{"do":"dig","by":0,"card":"map"}',
        '{"do":"sell","by":0,"card":"coin","count":4,"money":18}',
        '{"do":"sell","by":0,"card":"map","count":1,"money":3}',
        '{"do":"end","by":0}',
        '{"do":"sell","by":1,"card":"coin","count":4,"money":18}',
        '{"do":"over","money":[21,18],"sold":[5,4],"winners":[0]}',
    ]
