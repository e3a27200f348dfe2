"""A decision that is begun and not complete: its player's own affair, in every kind of decision that takes steps."""

from __future__ import annotations

import pytest

from digsite import Game
from digsite.game.view import seen_position
from digsite.rules import actions as a
from digsite.rules.why_not import STEPPING, why_not
from scenes import refused, run, scene

pytestmark = [pytest.mark.kernel, pytest.mark.pure]


def test_names_for_the_sphinx_belong_to_one_decision() -> None:
    """R65: others see who stands before the sphinx, but no name until there are two."""
    game = scene(["4 coin", "4 coin"], dig="6 map", monument="sphinx", chambers=["5 coin, 10 talisman"])
    run(game, "dig map")
    game.step(a.EXPLORE)
    before = [game.view(viewer).to_json() for viewer in (1, None)]
    assert game.view(0).half_made is not None
    game.step(game.legal_steps[0])
    assert game.view(0).half_made is not None
    assert [game.view(viewer).to_json() for viewer in (1, None)] == before
    game.step(game.legal_steps[0])
    assert game.view(0).half_made is None
    assert game.view(1).to_json() != before[0]


def test_a_trade_in_the_making_shows_what_is_taken_and_what_is_given_so_far() -> None:
    game = scene(["2 pot_shard, 2 coin", "4 coin"], market="4 parchment_scrap, talisman")
    run(game, "dig map")
    before = [game.view(viewer).to_json() for viewer in (1, None)]
    as_seen = [seen_position(game.position, viewer).to_bytes() for viewer in (1, None)]
    talisman, pot, coin = (game.setup.ids.index(card) for card in ("talisman", "pot_shard", "coin"))
    game.step(a.TAKE + talisman)
    for card in (coin, pot):
        if a.GIVE + card in game.legal_steps:
            game.step(a.GIVE + card)
            break
    half = game.view(0).half_made
    assert half is not None
    assert half.taking == {"talisman": 1}
    assert half.giving == {game.setup.ids[card]: 1}
    assert half.keeping == {}
    assert [game.view(viewer).to_json() for viewer in (1, None)] == before
    assert [seen_position(game.position, viewer).to_bytes() for viewer in (1, None)] == as_seen


def test_cards_kept_of_the_tomb_so_far_are_shown_to_whoever_keeps_them() -> None:
    """R63."""
    inside = ["3 coin, 4 talisman", "8 pot_shard"]
    game: Game = scene(["4 coin", "4 coin"], dig="6 map", monument="tomb", chambers=inside)
    run(game, "dig map", "explore 0")
    game.step(game.legal_steps[0])
    half = game.view(0).half_made
    assert half is not None
    assert sum(half.keeping.values()) == 1
    assert half.giving == half.taking == {}


def test_a_single_step_is_allowed_exactly_where_it_is_listed() -> None:
    """From below the first number of the table to beyond its last."""
    game = scene(["2 pot_shard, 2 coin", "4 coin"], market="4 parchment_scrap, talisman")
    run(game, "dig map")
    boxes, states = game.position.boxes, game.position.states
    allowed = [step for step in range(-1, a.ACTIONS + 65) if why_not(boxes, states, STEPPING, step, 0, 0) == 0]
    assert allowed == game.legal_steps
    assert allowed[0] == a.SELL, "one pot shard can be sold"


def test_cards_that_small_steps_have_passed_are_refused_with_a_sentence() -> None:
    """R63, R20: begun step by step, in table order, a choice is finished so; whole moves are told what is asked."""
    inside = ["3 coin, 4 talisman", "8 pot_shard"]
    tomb = scene(["4 coin", "4 coin"], dig="6 map", monument="tomb", chambers=inside)
    run(tomb, "dig map", "explore 0")
    tomb.step(a.KEEP + tomb.setup.ids.index("talisman"))
    assert refused(tomb, "keep coin", "not-now").endswith(".")
    assert "no Pot Shard" in refused(tomb, "keep pot_shard", "not-in-chamber")
    storm = scene(["2 coin, 2 talisman"] * 2, dig="2 map, sandstorm")
    run(storm, "dig sandstorm", "no tent", "no tent")
    storm.step(a.DISCARD + storm.setup.ids.index("talisman"))
    assert refused(storm, "discard coin", "not-now").endswith(".")
    assert "no Map" in refused(storm, "discard map", "not-in-hand")
