"""Moves as values: what can be said, and what is refused before any rule is asked."""

from __future__ import annotations

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
        ("Sell('coin')", "not-a-move"),
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
