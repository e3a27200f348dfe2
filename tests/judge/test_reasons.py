"""Reasons: true sentences from what the player knew, and no verdict from games that the move was chosen by."""

from __future__ import annotations

import numpy as np
import pytest

from digsite.game import EndTurn, Game, LegalMoves, Move, Sell, Trade
from digsite.judge import Judge, PlayedOut, trying
from digsite.judge.candidates import candidates
from digsite.judge.knowledge import Knowledge
from digsite.judge.reasons import reason
from digsite.words import Voice
from scenes import run, scene

pytestmark = pytest.mark.kernel

NOTHING = np.zeros((2, 2))

#: The looks that a move is chosen by: the first, and both halves of the second. The games of the others count.
FIRST = 1
CHOOSING = (FIRST, 2, 4)


def told(game: Game, made: Move, best: Move, language: str = "en") -> str:
    """The reason, to whoever decides."""
    known = Knowledge(LegalMoves(game.legal_moves.seen, game.setup), game.player)
    return Voice(language, game.names, you=game.player).say(reason(made, best, known, NOTHING, 0.0))


def dug(hand: str, dig: str = "", market: str = "5 pot_shard") -> Game:
    """Somebody with this hand has just dug up a map; so much is left to dig."""
    game = scene([hand, "4 broken_cup"], market, f"map, {dig}")
    run(game, "dig map")
    return game


def test_another_set_was_better_sold() -> None:
    game = dug("3 talisman, pot_shard", "coin")
    assert told(game, Sell("pot_shard", 1), Sell("talisman", 3)) == (
        "There is $20 for 3 talismans, and only $1 for a pot shard."
    )
    assert told(game, Sell("talisman", 1), Sell("talisman", 3)) == "Sold together, 3 talismans bring $20."


def test_thieves_are_named_beside_storms() -> None:
    game = dug("4 talisman", "sandstorm, thief, coin")
    game.position.states["tents"][0, 0] = 0
    assert told(game, EndTurn(), Sell("talisman", 4)).startswith("1 storm and 1 thief in 3 cards: holding on risks $")


def test_one_card_and_several_are_told_as_such() -> None:
    game = dug("3 coin, talisman", "thief, 2 coin")
    assert told(game, EndTurn(), Sell("talisman", 1)).startswith(
        "1 thief in 3 cards: nobody can steal what is sold; selling a talisman now brings $"
    )
    held = told(game, Sell("coin", 3), EndTurn(), "de")
    assert held.startswith("Noch nicht gesehen: 2 Münzen. 5 Münzen würden ")
    cheap, dear = Trade(("talisman",), ("map",)), Trade(("coin", "coin"), ("map",))
    assert told(game, dear, cheap, "de") == "Ein Talisman hätte gereicht, statt 2 Münzen."
    assert told(game, cheap, dear, "de") == "2 Münzen hätten gereicht, statt einem Talisman."


def test_a_trade_that_sells_for_less_now_leads_towards_a_set() -> None:
    game = dug("2 coin, 2 talisman", "2 coin", "coin, 4 pot_shard")
    found = told(game, EndTurn(), Trade(("talisman", "talisman"), ("coin",)))
    assert found == "That makes 3 coins (2 more unseen); for 5 coins there is $30."


def test_at_the_end_only_what_is_sold_counts() -> None:
    found = told(dug("4 talisman"), EndTurn(), Sell("talisman", 4))
    assert found.startswith("Nothing is left to dig: selling 4 talismans brings $")


@pytest.mark.parametrize(("fresh", "better"), [(False, False), (True, True)])
def test_only_fresh_games_count_against_a_move(monkeypatch: pytest.MonkeyPatch, fresh: bool, better: bool) -> None:
    """A move that looked far better when it was chosen is no better, unless fresh games say so, too."""
    game = Game(players=2, monument="mine", seed=4)
    legal = game.legal_moves
    expected = trying.expert_move(legal)
    looks = []

    def play(table: trying._Table, moves: list[Move], games: int, look: int) -> dict[Move, PlayedOut]:
        looks.append(look)
        return all_lost_but(lucky if look in CHOOSING or fresh else None, table.seat, moves, games)

    lucky = next(move for move in candidates(legal, [expected]) if move != expected)
    monkeypatch.setattr(trying._Table, "play", play)
    trial = trying.try_moves(legal, game.player, Judge(games=20), expected)
    assert trial.best.move == (lucky if better else expected)
    assert set(looks) > set(CHOOSING)


def test_what_seems_no_better_half_way_is_left_at_that(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(players=2, monument="mine", seed=4)
    legal = game.legal_moves
    expected = trying.expert_move(legal)
    lucky = next(move for move in candidates(legal, [expected]) if move != expected)
    played: dict[int, int] = {}

    def play(table: trying._Table, moves: list[Move], games: int, look: int) -> dict[Move, PlayedOut]:
        played[look] = games * (lucky in moves)
        return all_lost_but(lucky if look == FIRST else None, table.seat, moves, games)

    monkeypatch.setattr(trying._Table, "play", play)
    trial = trying.try_moves(legal, game.player, Judge(games=20), expected)
    assert trial.best.move == expected
    assert sum(games for look, games in played.items() if look != FIRST) < 20


@pytest.mark.parametrize(
    ("gain", "error", "money", "better"),
    [
        (0.0, 0.0, 5.0, True),  # the game is lost or won whatever one does: money tells
        (-0.01, 0.02, 5.0, True),
        (-0.05, 0.02, 5.0, False),
        (0.0, 0.0, 0.5, False),
        (0.1, 0.02, -5.0, True),
    ],
)
def test_where_chances_are_level_money_tells(gain: float, error: float, money: float, better: bool) -> None:
    assert trying.Tried(EndTurn(), gain, error, money, 0.1).is_better is better


def all_lost_but(winner: Move | None, seat: int, moves: list[Move], games: int) -> dict[Move, PlayedOut]:
    """Games of two after each of the moves: lost by the seat, but won after one of them."""
    found = {}
    for move in moves:
        results = np.zeros((games, 2, 2), np.int32)
        results[:, seat if move == winner else 1 - seat, 0] = 60  # a whole victory
        found[move] = PlayedOut(results)
    return found
