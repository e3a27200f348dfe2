"""What goes with a question, and a trade in the making."""

from __future__ import annotations

import pytest

from digsite.game import Game
from digsite.seat import question_for, weigh
from digsite.telling import beside, trade_so_far, what_goes_on
from scenes import COIN, MASK, TALISMAN, run, scene


def told_beside(game: Game) -> str | None:
    view = game.view(game.player)
    told = beside(question_for(view, game.legal_moves))
    return None if told is None else str(told)


@pytest.mark.parametrize(
    "dig, sentence",
    [
        ("map, 2 sandstorm", "Sandstorm! Use your tent, or lose 2 cards of your choice?"),
        ("map, sandstorm", "The last sandstorm! Use your tent, or lose 2 cards of your choice?"),
    ],
)
def test_a_storm_tells_what_the_tent_would_save_and_when_it_is_the_last(dig: str, sentence: str) -> None:
    game = scene(["coin, 3 talisman", "4 pot_shard"], "5 pot_shard", dig=dig)
    run(game, "dig sandstorm", "tent")
    view = game.view(game.player)
    asked = question_for(view, game.legal_moves)
    told = what_goes_on(view, game.setup, asked, None)
    assert str(told) == sentence


def test_what_is_good_to_know_with_a_question() -> None:
    game = scene(["4 coin", "4 pot_shard"], dig="map", monument="mine", chambers=["15 pharaohs_mask"])
    run(game, "dig map")
    assert told_beside(game) is None
    run(game, "explore 0", "bring pharaohs_mask")
    assert told_beside(game) == "You have 4 of 5: 78% risk of a cave-in."
    game = scene(["coin, 3 talisman", "4 pot_shard"], dig="map")
    run(game, "dig map", "end", "end", "end")
    assert told_beside(game) == "Nobody has sold or explored for too long (R71, R73)."


@pytest.mark.parametrize(
    "dig, course, sentence",
    [
        ("2 map", ["dig map"], "You dug up a map. Trade, explore, sell, or end your turn."),
        ("map", ["dig map"], "The last dig brought you a map. Trade, explore, sell, or end your turn."),
        (
            "map, thief",
            ["dig map", "sell 4 coin", "sell map", "end", "dig thief"],
            "The dig site is empty; you have 4 cards left to sell. Trade, sell, or end your turn.",
        ),
        (
            "2 map, thief",
            ["dig map", "sell 4 coin", "sell map", "end", "dig thief"],
            "You dug up a thief, but nobody has a card to steal. Trade, sell, or end your turn.",
        ),
    ],
)
def test_whoever_digs_is_told_what_came_of_it(dig: str, course: list[str], sentence: str) -> None:
    game = scene(["4 coin", "4 coin"], "5 pot_shard", dig=dig)
    run(game, *course)
    view = game.view(game.player)
    assert str(what_goes_on(view, game.setup, question_for(view, game.legal_moves), None)) == sentence


@pytest.mark.parametrize(
    "monument, chambers, course, sentence",
    [
        (
            "great_pyramid",
            ["2 coin", "5 talisman", "8 pot_shard"],
            ["explore 0"],
            "You found 2 coins. Trade, sell, or end your turn.",
        ),
        (
            "sphinx",
            ["5 coin, 10 talisman"],
            ["explore 0 naming coin, map", *["bring talisman"] * 5],
            "You found nothing you named. Trade, sell, or end your turn.",
        ),
        ("mine", ["15 coin"], ["explore 0", "bring coin", "stop"], "You found a coin. Trade, sell, or end your turn."),
        (
            "mine",
            ["15 pharaohs_mask"],
            ["explore 0", "bring pharaohs_mask", "turn up", "bring pharaohs_mask"],
            "Cave-in! You got nothing. Trade, sell, or end your turn.",
        ),
    ],
)
def test_whoever_explored_is_told_what_they_found(
    monument: str, chambers: list[str], course: list[str], sentence: str
) -> None:
    game = scene(["4 coin", "4 coin"], "5 pot_shard", dig="2 map", monument=monument, chambers=chambers)
    run(game, "dig map", *course)
    view = game.view(0)
    assert str(what_goes_on(view, game.setup, question_for(view, game.legal_moves), None)) == sentence


@pytest.mark.parametrize(
    "give, take, sentence",
    [
        ({}, {}, "Choose what to take and what to give."),
        ({COIN: 2}, {}, "You give 2 coins. Choose what to take."),
        ({}, {MASK: 1}, "You take 1 pharaoh's mask. Pay 4 more."),
        ({COIN: 1}, {MASK: 1}, "You give 1 coin for 1 pharaoh's mask. Pay 2 more."),
        ({COIN: 2}, {MASK: 1}, "You give 2 coins for 1 pharaoh's mask: an even trade."),
        (
            {COIN: 1, TALISMAN: 1},
            {MASK: 1},
            "You give 1 coin and 1 talisman for 1 pharaoh's mask. You overpay by 1 (no change given).",
        ),
    ],
)
def test_a_trade_in_the_making_is_told(give: dict[str, int], take: dict[str, int], sentence: str) -> None:
    game = scene(["2 coin, 2 talisman", "4 pot_shard"], "4 pot_shard, pharaohs_mask", dig="map")
    run(game, "dig map")
    laid = [[card for card, count in side.items() for _ in range(count)] for side in (give, take)]
    draft = weigh(game.view(0), game.legal_moves, laid[0], laid[1])
    assert str(trade_so_far(draft, give, take)) == sentence
