"""Moves as values: what can be said, and what is refused before any rule is asked."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.game import MalformedMove, Move, parse_move
from digsite.game.moves import Discard, EndTurn, Explore, Keep, Look, Sell, Steal, Stop, Trade, TurnUp, UseTent

pytestmark = pytest.mark.pure

treasures = st.from_regex(r"[a-z][a-z0-9_]{0,12}", fullmatch=True).filter(lambda t: t not in {"for", "and", "naming"})
cards = st.lists(treasures, max_size=6).map(tuple)
any_move = st.one_of(
    st.builds(Sell, treasures, st.integers(1, 120)),
    st.builds(Trade, cards.filter(len), cards.filter(len)),
    st.builds(Explore, st.integers(0, 9), st.none() | st.tuples(treasures, treasures)),
    st.builds(Discard, cards),
    st.builds(Keep, cards),
    st.builds(Steal, st.integers(0, 9)),
    st.builds(UseTent, st.booleans()),
    st.builds(Look, st.none() | st.integers(0, 9)),
    st.sampled_from([TurnUp(), Stop(), EndTurn()]),
)


@given(any_move)
def test_every_move_is_read_back_from_its_words_and_from_its_repr(move: Move) -> None:
    assert parse_move(str(move)) == move
    assert parse_move(repr(move)) == move


@given(st.text(max_size=80))
def test_any_text_is_a_move_or_refused_in_words(text: str) -> None:
    try:
        move = parse_move(text)
    except MalformedMove as error:
        refused = error
        assert refused.code
        assert str(refused)
    else:
        assert parse_move(str(move)) == move


_WORDS = ["sell", "trade", "for", "explore", "naming", "coin", "map", "2", "99", "0", ",", "and", "no", "tent", "look"]
_CODE = [
    "Sell(",
    "Trade(",
    "give=",
    "take=",
    "[",
    "]",
    ")",
    "(",
    "'coin'",
    ",",
    "1",
    "None",
    "{",
    "}",
    "lambda:",
    "*",
    "-",
]


@given(st.lists(st.sampled_from(_WORDS + _CODE), max_size=12).map(" ".join))
def test_any_words_in_any_order_are_a_move_or_refused(text: str) -> None:
    try:
        parse_move(text)
    except MalformedMove as error:
        refused = str(error)
        assert refused


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-move"),
        ("dig", "not-a-move"),
        ("sell", "bad-treasure"),
        ("sell 0 coin", "bad-count"),
        ("sell 500 coin", "bad-count"),
        ("sell 1000 coin", "bad-count"),
        ("sell -1 coin", "bad-count"),
        ("sell 1.5 coin", "bad-count"),
        ("sell 3coin", "bad-count"),
        ("sell ٣ coin", "bad-treasure"),
        ("discard ٣ coin", "bad-treasure"),
        ("steal ٣", "bad-seat"),
        ("explore ٣", "bad-words"),
        ("explore -1", "bad-chamber"),
        ("pass it", "bad-words"),
        ("sell two coin", "bad-words"),
        ("sell coin now", "bad-words"),
        ("trade coin", "bad-words"),
        ("trade 200 coin for map", "bad-count"),
        ("explore x", "bad-words"),
        ("explore 0 naming coin", "bad-names"),
        ("explore 12", "bad-chamber"),
        ("steal", "bad-seat"),
        ("steal 77", "bad-seat"),
        ("look", "bad-chamber"),
        ("no way", "bad-words"),
        ("turn down", "bad-words"),
        ("end it", "bad-words"),
        ("Sell()", "not-a-move"),
        ("Sell('coin', True)", "bad-count"),
        ("Sell('Coin', 1)", "bad-treasure"),
        ("Sell(__import__('os'), 1)", "not-a-move"),
        ("Trade(give=3, take=['coin'])", "bad-cards"),
        ("UseTent(1)", "bad-answer"),
        ("Steal(seat='0')", "bad-seat"),
        ("Nothing()", "not-a-move"),
        ("Sell(" * 400, "too-long"),
        ("x" * 1001, "too-long"),
    ],
)
def test_what_is_no_move_is_refused_with_a_code(text: str, code: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        parse_move(text)
    assert caught.value.code == code


def test_cards_may_be_given_in_any_order_and_shape() -> None:
    assert Trade(["map", "coin"], "talisman") == Trade(("coin", "map"), ("talisman",))  # type: ignore[arg-type]
    assert len({Trade(("coin", "map"), ("talisman",)), Trade(("map", "coin"), ("talisman",))}) == 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("sell", "the treasure is missing"),
        ("sell 3", "the treasure is missing"),
        ("discard 2", "the treasure is missing"),
        ("sell 1000 coin", "from 1 to 120, not 1000"),
        ("sell -1 coin", "from 1 to 120, not -1"),
        ("sell 1.5 coin", "the count is a whole number, not '1.5'"),
        ("sell 3coin", "the count is a whole number, not '3coin'"),
        ("sell " + "9" * 900 + " coin", "from 1 to 120, not 999"),
        ("sell ٣ coin", "by its id, such as 'coin' or 'pot_shard', not '٣'"),
        ("steal", "the seat is missing. Put a number here"),
        ("steal ben", "the seat is a whole number, not 'ben'"),
    ],
)
def test_what_is_wrong_with_the_words_is_said(text: str, words: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        parse_move(text)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", EndTurn()),
        ("end turn", EndTurn()),
        ("sell coin", Sell("coin")),
        ("Sell('coin')", Sell("coin", 1)),
        ("sell 2 pot shard", Sell("pot_shard", 2)),
        ("Sell Pharaoh's Mask", Sell("pharaohs_mask")),
        ("trade 2 parchment scrap, broken cup for map", Trade(("parchment_scrap",) * 2 + ("broken_cup",), ("map",))),
        ("discard pot, shard", Discard(("pot", "shard"))),
        ("Discard({'coin': 2})", Discard(("coin", "coin"))),
        ("Keep({'coin': 1, 'map': 0})", Keep(("coin",))),
    ],
)
def test_moves_may_be_said_as_people_say_them(text: str, move: Move) -> None:
    assert parse_move(text) == move


def test_cards_may_be_counted_as_a_hand_counts_them() -> None:
    coins = Trade(give={"coin": 2, "map": np.int64(1)}, take=["talisman"])  # type: ignore[arg-type]
    assert coins == Trade(("coin", "coin", "map"), ("talisman",))
    assert Discard(Counter(coin=3, map=0)) == Discard(("coin",) * 3)  # type: ignore[arg-type]
    assert Explore(0, {"coin": 1, "map": 1}) == Explore(0, ("coin", "map"))  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [-1, 121, 1.0, "2", None, True, pytest.param(10**5000, id="far-too-large")])
def test_cards_are_counted_in_whole_numbers(count: object) -> None:
    with pytest.raises(MalformedMove, match="whole numbers from 0 to 120, not 'coin' by ") as caught:
        Discard({"coin": count})  # type: ignore[arg-type]
    assert caught.value.code == "bad-cards"


@pytest.mark.parametrize(
    ("counts", "code"),
    [({"coin": 100, "map": 21}, "bad-cards"), ({"Coin": 1}, "bad-treasure"), ({3: 0}, "bad-treasure")],
)
def test_counted_cards_are_cards(counts: dict[str, int], code: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        Keep(counts)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_numbers_of_a_move_become_plain_ones() -> None:
    moves = [Sell("coin", np.int8(2)), Steal(np.int64(1)), Look(np.uint8(0)), Explore(np.int16(1))]  # type: ignore[arg-type]
    assert moves == [Sell("coin", 2), Steal(1), Look(0), Explore(1)]
    assert repr(moves) == repr([Sell("coin", 2), Steal(1), Look(0), Explore(1)])
    with pytest.raises(MalformedMove, match="not a number far too large"):
        Sell("coin", 10**5000)
