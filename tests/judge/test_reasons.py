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


def told(game: Game, made: Move, best: Move) -> str:
    """The reason in English, to whoever decides."""
    known = Knowledge(LegalMoves(game.legal_moves.seen, game.setup), game.player)
    return Voice("en", game.names, you=game.player).say(reason(made, best, known, NOTHING, 0.0))


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


def test_a_trade_that_sells_for_less_now_leads_towards_a_set() -> None:
    game = dug("2 coin, 2 talisman", "2 coin", "coin, 4 pot_shard")
    found = told(game, EndTurn(), Trade(("talisman", "talisman"), ("coin",)))
    assert found == "That makes 3 coins (2 more unseen); for 5 coins there is $30."


def test_at_the_end_only_what_is_sold_counts() -> None:
    found = told(dug("4 talisman"), EndTurn(), Sell("talisman", 4))
    assert found.startswith("Nothing is left to dig: selling 4 talismans brings $")


@pytest.mark.parametrize(("fresh", "better"), [(0, False), (60, True)])
def test_only_fresh_games_count_against_a_move(monkeypatch: pytest.MonkeyPatch, fresh: int, better: bool) -> None:
    """A move that looked far better when it was chosen is no better, unless fresh games say so, too."""
    game = Game(players=2, monument="mine", seed=4)
    legal = game.legal_moves
    expected = trying.expert_move(legal)
    games_of = {"looks": 0}

    def played_out(
        legal: LegalMoves, seat: int, judge: Judge, moves: list[Move], games: int, look: int
    ) -> list[PlayedOut]:
        games_of["looks"] += 1
        won = {1: 60, 2: 60, 3: fresh}[look]  # of 60: a whole victory
        results = np.zeros((len(moves), games, 2, 2), np.int32)
        results[:, :, 1 - seat, 0] = 60
        for place, move in enumerate(moves):
            if move == lucky and won:
                results[place, :, seat, 0] = 60
                results[place, :, 1 - seat, 0] = 0
        return [PlayedOut(rows) for rows in results]

    lucky = next(move for move in candidates(legal, [expected]) if move != expected)
    monkeypatch.setattr(trying, "_played_out", played_out)
    trial = trying.try_moves(legal, game.player, Judge(games=20), expected)
    assert games_of["looks"] == 3
    assert trial.best.move == (lucky if better else expected)
