"""What players know of each other's hands, and that nothing is left in a hidden state of what others know."""

from __future__ import annotations

import pytest

from digsite.rules import hide_from
from scenes import run, scene

pytestmark = [pytest.mark.kernel, pytest.mark.pure]


def test_a_card_dug_unseen_may_be_a_map_as_far_as_others_know() -> None:
    """R11: nobody starts with a map, and each card that nobody saw can be one."""
    game = scene(["4 coin", "4 coin"], dig="2 map, 4 pot_shard")
    assert [seat.most_maps for seat in game.view(1).seats] == [0, 0]
    run(game, "dig pot_shard")
    assert game.view(0).seats[0].most_maps == 0, "Ann knows what she dug"
    for viewer in (1, None):
        assert game.view(viewer).seats[0].most_maps == 1
        assert game.view(viewer).seats[0].most_maps_to_all == 1
    run(game, "end", "dig map")
    assert [seat.most_maps for seat in game.view(0).seats] == [0, 1]
    assert [seat.most_maps for seat in game.view(1).seats] == [1, 1]


def test_a_stolen_map_is_known_to_be_gone_to_the_two_of_them_alone() -> None:
    """R12: whoever watches must reckon with it in either hand."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="2 map, 4 pot_shard, thief")
    run(game, "dig map", "end", "dig thief", "steal 0", "rob map")
    most = [[seat.most_maps for seat in game.view(viewer).seats] for viewer in (0, 1, 2, None)]
    assert most == [[0, 1, 0], [0, 1, 0], [1, 1, 0], [1, 1, 0]]


def test_a_hidden_state_has_nothing_of_what_other_seats_know() -> None:
    game = scene(["4 coin", "4 talisman", "4 coin"], dig="2 map, 4 pot_shard, thief")
    run(game, "dig pot_shard", "end", "dig thief", "steal 2", "rob coin", "end", "dig map")
    for viewer in range(3):
        seen = game.position.copy()
        hide_from(seen.boxes, seen.states, viewer)
        for other in set(range(3)) - {viewer}:
            for field in ("known", "known_chamber", "maps_at_most"):
                assert not seen.states[field][0][other].any(), (field, other, viewer)
        assert seen.states["maps_at_most"][0][viewer].any()
