"""Every refusal: its code, a sentence that says what is allowed, and a game that is as before."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest

from digsite import Discard, Explore, Game, IllegalMove, Keep, Look, MalformedMove, Move, Sell, Steal, Trade, UseTent
from digsite.game import moves, refusals
from scenes import refused, run, scene, with_maps

pytestmark = pytest.mark.kernel


def acting() -> Game:
    """Seat 0 holds 4 coins and a map; a talisman and 4 pot shards lie in the marketplace."""
    game = scene(["4 coin", "4 coin"], market="talisman, 4 pot_shard", dig="4 map, 4 pot_shard")
    run(game, "dig map")
    return game


def two_maps() -> Game:
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard")
    with_maps(game, 2)
    return game


def explored() -> Game:
    game = two_maps()
    run(game, "explore 0")
    return game


def chamber_gone() -> Game:
    game = explored()
    run(game, "end", "dig map")
    return game


def traded_out() -> Game:
    game = acting()
    run(game, *["trade coin for 2 pot_shard", "trade 2 pot_shard for coin"] * 10)
    return game


def many_coins() -> Game:
    game = scene(["4 coin", "4 coin"], dig="map, 6 coin")
    run(game, *["dig coin", "end"] * 4, "dig coin")
    return game


def all_passed() -> Game:
    game = scene(["4 coin", "4 coin"])
    run(game, "dig map", "end", "end", "end")
    return game


def storm() -> Game:
    game = scene(["3 coin, talisman", "4 coin"], dig="map, sandstorm", monument="pyramid")
    run(game, "dig sandstorm")
    return game


def tomb() -> Game:
    game = scene(["4 coin", "4 coin"], monument="tomb", chambers=["6 coin, talisman", "8 pot_shard"])
    run(game, "dig map", "explore 0")
    return game


def thief() -> Game:
    """Seat 0 has nothing; seat 1 has a thief's choice."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="2 map, thief")
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig thief")
    return game


def sphinx() -> Game:
    game = scene(["4 coin", "4 coin"], monument="sphinx")
    run(game, "dig map")
    return game


def temple_sale() -> Game:
    game = scene(["4 coin", "4 coin"], dig="2 map, pot_shard", monument="temple")
    with_maps(game, 2)
    run(game, "explore 1", "sell coin")
    return game


def over() -> Game:
    game = scene(["4 coin", "4 coin"])
    run(game, "dig map", "sell 4 coin", "sell map", "end", "sell 4 coin")
    return game


def waiting_for_chance() -> Game:
    return scene(["4 coin", "4 coin"])


ILLEGAL: list[tuple[Callable[[], Game], Move | str, str, str]] = [
    (over, "end", "game-over", "The game is over"),
    (over, Trade(("coin",), ("pot_shard",)), "game-over", "The game is over"),
    (waiting_for_chance, "end", "not-now", "Chance decides what comes next"),
    (acting, "stop", "not-now", "Trade, explore, sell, or end your turn"),
    (acting, "tent", "not-now", "Trade, explore, sell, or end your turn"),
    (storm, "end", "not-now", "Choose 2 of your 4 cards to discard"),
    (storm, "trade coin for pot_shard", "not-now", "Choose 2 of your 4 cards to discard"),
    (tomb, "explore 1", "not-now", "Choose 2 cards to keep"),
    (thief, "sell coin", "not-now", "Choose who to rob"),
    (temple_sale, "end", "not-now", "You may look into one chamber"),
    (all_passed, "stop", "not-now", "You must sell at least one card"),
    (traded_out, "trade coin for pot_shard", "trades-used-up", "at most 20 times a turn"),
    (acting, Trade((), ("talisman",)), "nothing-given", "Give at least one card from your hand"),
    (acting, Trade(("coin",), ()), "nothing-taken", "Take at least one card from the marketplace"),
    (acting, "trade 5 coin for talisman", "not-in-hand", "You have 4 Coins, not 5"),
    (acting, "trade talisman for pot_shard", "not-in-hand", "You have no Talisman."),
    (acting, "trade 4 coin for 2 talisman", "not-in-market", "The marketplace has 1 Talisman, not 2"),
    (acting, "trade map for coin", "not-in-market", "The marketplace has no Coin."),
    (many_coins, "trade pot_shard for coin", "not-in-hand", "You have no Pot Shard."),
    (explored, "trade pot_shard, map for 2 pot_shard", "same-on-both-sides", "You cannot give and take Pot Shard"),
    (acting, "trade coin for talisman", "pays-too-little", "1 Talisman costs 3, you offer 2"),
    (acting, "trade coin for 3 pot_shard", "pays-too-little", "3 Pot Shards cost 3, you offer 2"),
    (acting, "explore 1", "too-few-maps", "The second chamber costs 2 maps; you have 1"),
    (acting, "explore 3", "no-such-chamber", "The Great Pyramid has 3 chambers; there is no fourth"),
    (acting, "explore 0 naming coin, map", "no-names-needed", "at the Sphinx, not at the Great Pyramid"),
    (explored, "explore 1", "explored-already", "only once a turn"),
    (
        chamber_gone,
        "explore 0",
        "chamber-empty",
        "The first chamber is empty. There are cards in the second and third.",
    ),
    (sphinx, "explore", "names-needed", "Name two treasures for the Sphinx"),
    (sphinx, Explore(0, ("coin", "coin")), "named-twice", "Name two different treasures"),
    (acting, "sell 5 coin", "not-in-hand", "You have 4 Coins, not 5"),
    (acting, "sell talisman", "not-in-hand", "You have no Talisman."),
    (many_coins, "sell 6 coin", "set-too-large", "the largest set that sells is 5, not 6"),
    (two_maps, "sell 2 map", "set-too-large", "Map: the largest set that sells is 1, not 2"),
    (all_passed, "end", "must-sell", "sell at least one card first"),
    (storm, "discard 2 talisman", "not-in-hand", "You have 1 Talisman, not 2"),
    (storm, "discard coin", "wrong-number", "This storm takes 2 cards from you, not 1"),
    (storm, Discard(()), "wrong-number", "This storm takes 2 cards from you, not 0"),
    (storm, "discard 3 coin", "wrong-number", "This storm takes 2 cards from you, not 3"),
    (tomb, "keep 2 talisman", "not-in-chamber", "The chamber has 1 Talisman, not 2"),
    (tomb, "keep pot_shard, coin", "not-in-chamber", "The chamber has no Pot Shard."),
    (tomb, "keep coin", "wrong-number", "You keep 2 cards, not 1"),
    (tomb, Keep(("coin",) * 3), "wrong-number", "You keep 2 cards, not 3"),
    (thief, "steal 0", "empty-hand", "Seat 0 has no card to steal. Choose seat 2"),
    (thief, "steal 1", "not-an-opponent", "You cannot rob Seat 1. Choose seat 2"),
    (thief, Steal(3), "not-an-opponent", "You cannot rob Seat 3. Choose seat 2"),
    (temple_sale, "look 1", "chamber-empty", "The second chamber is empty. There are cards in the first and third."),
    (temple_sale, Look(3), "no-such-chamber", "The Temple has 3 chambers; there is no fourth"),
]
MALFORMED: list[tuple[Move | str, str, str]] = [
    ("dig", "not-a-move", "A move starts with one of: discard, end, explore, keep"),
    ("", "not-a-move", "A move starts with one of"),
    ("Dig('coin')", "not-a-move", "is not one of the moves: Discard, EndTurn, Explore"),
    ("Sell('coin'", "not-a-move", "is not a readable move"),
    ("Sell(open('x'), 1)", "not-a-move", "is not a readable move"),
    ("sell coins", "unknown-treasure", "Did you mean 'coin'? There are: pot_shard, coin, talisman, map"),
    ("trade 2 amber for coin", "unknown-treasure", "There is no 'amber' in this game"),
    ("discard broken_pendant", "unknown-treasure", "There are: pot_shard, coin"),
    ("keep broken_pendant", "unknown-treasure", "There are: pot_shard, coin"),
    ("explore 0 naming coin, amber", "unknown-treasure", "There are: pot_shard, coin"),
    ("explore 0 naming coin", "bad-names", "two treasures for the sphinx, not 1"),
    ("explore 0 naming coin, map, talisman", "bad-names", "two treasures for the sphinx, not 3"),
    ("sell 0 coin", "bad-count", "whole number from 1 to 120, not 0"),
    ("sell 121 coin", "bad-count", "whole number from 1 to 120, not 121"),
    ("trade 0 coin for map", "bad-count", "whole number from 1 to 120, not 0"),
    ("Explore(chamber=-1)", "bad-chamber", "whole number from 0 to 9, not -1"),
    ("look", "bad-chamber", "Put a number here"),
    ("steal ben", "bad-seat", "a whole number, not 'ben'"),
    ("Steal(10)", "bad-seat", "whole number from 0 to 9, not 10"),
    ("UseTent('maybe')", "bad-answer", "True or False, not 'maybe'"),
    ("sell 3", "bad-treasure", "the treasure is missing. Name it by its id, such as 'coin'"),
    ("discard #", "bad-treasure", "such as 'coin' or 'pot_shard'"),
    ("Discard(3)", "bad-cards", "a list of treasure ids, or counts by treasure id, not 3"),
    ("discard 100 coin, 21 map", "bad-cards", "No move has more than 120 cards"),
    ("trade coin map", "bad-words", "the word 'for' is missing"),
    ("turn", "bad-words", "the word 'up' is missing"),
    ("no", "bad-words", "'no tent' and 'no look'"),
    ("end now", "bad-words", "the end makes no sense here"),
    ("discard " + "coin, " * 200, "too-long", "at most 1000 characters, not 1207"),
]


@pytest.mark.parametrize(
    ("situation", "move", "code", "words"), ILLEGAL, ids=[f"{code}: {move}" for _, move, code, _ in ILLEGAL]
)
def test_an_illegal_move_is_refused(situation: Callable[[], Game], move: Move | str, code: str, words: str) -> None:
    """The code, the words, and nothing changed; the game goes on with a legal move."""
    game = situation()
    with pytest.raises(IllegalMove):
        game.play(move)
    assert words in refused(game, move, code)
    if game.legal_moves:
        game.play(next(iter(game.legal_moves)))


@pytest.mark.parametrize(
    ("move", "code", "words"), MALFORMED, ids=[f"{code}: {move!s:.30}" for move, code, _ in MALFORMED]
)
def test_a_malformed_move_is_refused(move: Move | str, code: str, words: str) -> None:
    """The code, the words, and nothing changed."""
    game = acting()
    with pytest.raises(MalformedMove):
        game.play(move)
    assert words in refused(game, move, code)


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Sell("coin", True), "bad-count"),
        (lambda: Sell("coin", 1.5), "bad-count"),  # type: ignore[arg-type]  # as a user might
        (lambda: Sell("Coin!", 1), "bad-treasure"),
        (lambda: Sell(3, 1), "bad-treasure"),  # type: ignore[arg-type]
        (lambda: Trade(("coin",), (3,)), "bad-treasure"),  # type: ignore[arg-type]
        (lambda: Steal("1"), "bad-seat"),  # type: ignore[arg-type]
        (lambda: Look(-1), "bad-chamber"),
        (lambda: UseTent(1), "bad-answer"),  # type: ignore[arg-type]
        (lambda: Explore(0, ("coin",)), "bad-names"),  # type: ignore[arg-type]
        (lambda: Discard(None), "bad-cards"),  # type: ignore[arg-type]
        (lambda: moves.parse_move(3), "not-a-move"),  # type: ignore[arg-type]
    ],
)
def test_a_move_that_is_none_cannot_be_made(make: Callable[[], Move], code: str) -> None:
    """Malformed moves fail where they are made, with the same codes."""
    with pytest.raises(MalformedMove) as caught:
        make()
    assert caught.value.code == code


def test_something_else_is_not_a_move() -> None:
    """Whatever is handed to ``play``."""
    anything: Any = 7
    assert refused(acting(), anything, "not-a-move").startswith("7 is not a move. Moves are: Sell, Trade")


def test_every_code_has_a_test() -> None:
    """A new refusal without a test is noticed here."""
    source = inspect.getsource(refusals) + inspect.getsource(moves)
    there = set(re.findall(r'(?:IllegalMove|MalformedMove)\(\s*"((?:[a-z]+-)+[a-z]+)"', source))
    there |= set(refusals.CODES.values()) | {"game-over", "not-now"}
    tested = {code for _, _, code, _ in ILLEGAL} | {code for _, code, _ in MALFORMED}
    assert there <= tested
    assert {"not-now", "bad-words", "chamber-empty"} <= there


def test_not_your_turn() -> None:
    """Who sits elsewhere is told whose turn it is."""
    words = refused(acting(), "end", "not-your-turn", by=1)
    assert words == "It is Ann’s turn."


def test_an_illegal_small_step() -> None:
    """A machine player's step is checked like a move, and the sentence lists what is legal."""
    game = thief()
    before = game.position.states.tobytes(), game.log
    with pytest.raises(IllegalMove, match=r"Legal are: steal \+1\.") as caught:
        game.step(0)
    assert caught.value.code == "illegal-step"
    assert (game.position.states.tobytes(), game.log) == before


@pytest.mark.parametrize("outcome", ["thief", "talisman", "nonsense", "0"])
def test_an_impossible_outcome_of_chance(outcome: str) -> None:
    """Chance can only bring what is there."""
    game = waiting_for_chance()
    before = game.position.states.tobytes(), game.log
    with pytest.raises(IllegalMove, match="Possible: map") as caught:
        game.happen(outcome)
    assert caught.value.code == "impossible-chance"
    assert (game.position.states.tobytes(), game.log) == before


def test_nothing_to_undo() -> None:
    """Before the first move there is none to take back."""
    with pytest.raises(IllegalMove) as caught:
        waiting_for_chance().undo()
    assert caught.value.code == "nothing-to-undo"
