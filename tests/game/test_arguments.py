"""Wrong arguments: refused in a sentence with a code, wherever they go; right ones in any number type."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from digsite import DigsiteError, FastDealer, Game, IllegalMove, Sell
from digsite.editions import SetupError, load_edition
from digsite.game.names import LONGEST_NAME
from digsite.game.seats import seat_names
from digsite.records import read_record, record_lines, replay

pytestmark = pytest.mark.kernel

NUMBERS: Any = np  # the types say plain numbers; NumPy's are welcome all the same

FAR_TOO_LARGE = pytest.param(10**5000, id="far-too-large")  # Python does not even write it down

WRONG_SEATS = [7, -1, 2, 2**70, FAR_TOO_LARGE, True, np.True_, 1.0, "1", "Ann", b"", [0], np.array([0, 1])]


def small() -> Game:
    return Game(players=2, monument="mine", seed=4)


@pytest.mark.parametrize("seat", WRONG_SEATS)
@pytest.mark.parametrize(
    "use",
    [
        lambda game, seat: game.view(seat),
        lambda game, seat: game.resampled(seat, 1),
        lambda game, seat: game.play("end", by=seat),
    ],
    ids=["view", "resampled", "play"],
)
def test_a_seat_that_is_none_is_refused(use: Callable[[Game, Any], object], seat: object) -> None:
    with pytest.raises(SetupError, match="There are seats 0 to 1, not ") as caught:
        use(small(), seat)
    assert caught.value.code == "setup-seat"


def test_a_seat_may_be_any_whole_number_and_becomes_a_plain_one() -> None:
    game = small()
    assert type(game.view(NUMBERS.int8(1)).seat) is int
    assert game.view(NUMBERS.int8(1)) == game.view(1)
    assert game.resampled(NUMBERS.uint16(0), NUMBERS.int64(3)) == game.resampled(0, 3)
    assert game.resampled(None, 1).view(None) == game.view(None)
    game.play("end", by=NUMBERS.int64(game.player))


SETUPS: list[tuple[dict[str, Any], str, str]] = [
    ({"players": 2.0}, "setup-players", "a number or a list of names, not 2.0"),
    ({"players": None}, "setup-players", "a number or a list of names, not None"),
    ({"players": True}, "setup-players", "a number or a list of names, not True"),
    ({"players": "Ann"}, "setup-players", "a number or a list of names, not 'Ann'"),
    ({"players": ["Ann", 3]}, "setup-players", "a number or a list of names"),
    ({"players": 0}, "setup-players", "2 to 5"),
    ({"players": 6}, "setup-players", "2 to 5"),
    ({"players": 10**5000}, "setup-players", "2 to 5"),
    ({"players": []}, "setup-players", "2 to 5"),
    ({"players": ["", "Ben"]}, "setup-name", "A name has 1 to 80 characters"),
    ({"players": ["  ", "Ben"]}, "setup-name", "A name has 1 to 80 characters"),
    ({"players": ["x" * 81, "Ben"]}, "setup-name", "A name has 1 to 80 characters"),
    ({"players": ["Ann\n", "Ben"]}, "setup-name", "without control characters"),
    ({"players": ["A\x1b[31m", "Ben"]}, "setup-name", "without control characters"),
    ({"players": ["\ud800", "Ben"]}, "setup-name", "without control characters"),
    ({"first": 1.0}, "setup-first", "a seat or a player's name, not 1.0. There are: Ann (0), Ben (1)."),
    ({"first": True}, "setup-first", "a seat or a player's name, not True"),
    ({"first": 2}, "setup-first", "not 2. There are: Ann (0), Ben (1)."),
    ({"first": "Cleo"}, "setup-first", "not 'Cleo'"),
    ({"first": [0, "Ann"]}, "setup-first", "Name each seat only once"),
    ({"first": [0, None]}, "setup-first", "not None"),
    ({"first": "Ann", "players": ["Ann", "ann"]}, "setup-first", "Several players are called 'Ann'"),
    ({"first": 0, "edition": "card-game"}, "setup-first", "drawn by lot"),
    ({"edition": None}, "setup-edition", "not None"),
    ({"edition": 3}, "setup-edition", "not 3"),
    ({"edition": b"card-game"}, "setup-edition", "not b'card-game'"),
    ({"edition": "card-gam"}, "edition-unknown", "Did you mean 'card-game'?"),
    ({"monument": None}, "setup-type", "monument is nothing"),
    ({"monument": "tower"}, "setup-monument", "allowed are"),
    ({"variants": None}, "setup-type", "variants is nothing"),
    ({"variants": "rain"}, "setup-type", "variants"),
    ({"seed": -1}, "bad-seed", "from 0 to 18446744073709551615, not -1"),
    ({"seed": 2**64}, "bad-seed", "from 0 to 18446744073709551615, not 18446744073709551616"),
    ({"seed": 10**5000}, "bad-seed", "not a number far too large"),
    ({"seed": 1.0}, "bad-seed", "not 1.0"),
    ({"seed": "1"}, "bad-seed", "not '1'"),
    ({"seed": True}, "bad-seed", "not True"),
    ({"seed": 1, "dealer": FastDealer(1)}, "setup-seed", "one or the other"),
    ({"dealer": 5}, "setup-dealer", "A dealer can draw, tell and seek; 5 cannot draw."),
]


@pytest.mark.parametrize(("wish", "code", "words"), SETUPS, ids=range(len(SETUPS)))
def test_a_game_that_cannot_be_is_refused(wish: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(DigsiteError) as caught:
        Game(**{"players": ["Ann", "Ben"], **wish})
    assert caught.value.code == code
    assert words in str(caught.value)


def test_what_begins_a_game_of_a_setup_is_checked_too() -> None:
    setup = small().setup
    wrong: list[Callable[[], Game]] = [
        lambda: Game.of("mine", ("Ann", "Ben")),  # type: ignore[arg-type]
        lambda: Game.of(setup, ("Ann",)),
        lambda: Game.of(setup, ("Ann", "")),
        lambda: Game.of(setup, ("Ann", "Ben"), first=9),
        lambda: Game.of(setup, ("Ann", "Ben"), dealer=5),  # type: ignore[arg-type]
    ]
    for begin in wrong:
        with pytest.raises(SetupError):
            begin()


def test_who_starts_may_be_named() -> None:
    names = ["Ann", "Ben", "Cleo"]
    assert Game(names, first="Cleo", seed=1).first == 2
    assert Game(names, first=" ben ", seed=1).first == 1
    assert Game(names, first=["Cleo", 0], seed=1).first == 2
    assert Game(names, first=NUMBERS.int8(1), seed=1).first == 1
    assert Game(names, first=(seat for seat in (1, 0)), seed=1).first == 1  # type: ignore[arg-type]


def test_players_may_be_any_whole_number_or_list_of_names() -> None:
    assert seat_names(NUMBERS.int64(2)) == ("Player 1", "Player 2")
    assert seat_names(name for name in ("Ann", "Ben")) == ("Ann", "Ben")
    assert Game(NUMBERS.int64(2), seed=1) == Game(2, seed=1)


def test_an_edition_may_be_a_path(tmp_path: Path) -> None:
    from digsite.editions import load_edition

    own = tmp_path / "own.toml"
    own.write_text(load_edition("card-game").path.read_text().replace('id = "card-game"', 'id = "own"'))
    assert Game(2, edition=own, seed=1).setup.edition == "own"


def test_the_last_seed_is_none_of_the_others() -> None:
    last = Game(2, monument="mine", seed=2**64 - 1)
    assert last == Game(2, monument="mine", seed=NUMBERS.uint64(2**64 - 1))
    assert last != Game(2, monument="mine", seed=0)


@pytest.mark.parametrize("step", [-1, 126, 10**30, "x", 1.0, None, True, [0]])
def test_what_is_no_step_is_refused(step: Any) -> None:
    game = small()
    before = game.copy()
    with pytest.raises(DigsiteError, match="A step is a number from 0 to 125, not ") as caught:
        game.step(step)
    assert caught.value.code == "bad-step"
    assert game == before


def test_a_step_may_be_any_whole_number() -> None:
    game, twin = small(), small()
    game.step(NUMBERS.int64(game.legal_steps[0]))
    twin.step(twin.legal_steps[0])
    assert game == twin


@pytest.mark.parametrize("length", [999, -1, "x", 1.0, None, True])
def test_there_is_no_going_back_to_what_never_was(length: Any) -> None:
    game = small()
    with pytest.raises(IllegalMove, match=f"The log has {len(game.log)} events: go back to 0 to ") as caught:
        game.go_back(length)
    assert caught.value.code == "no-such-past"


@pytest.mark.parametrize("outcome", ["dragon", 3, None, [], FAR_TOO_LARGE])
def test_what_chance_cannot_bring_is_refused(outcome: Any) -> None:
    with pytest.raises(IllegalMove) as caught:
        small().happen(outcome)
    assert caught.value.code == "impossible-chance"


def test_what_a_set_brings_may_be_asked_in_words() -> None:
    game = small()
    assert game.money_for("sell 5 coin") == game.money_for(Sell("coin", 5)) == 30
    for sale, code in [
        ("end", "not-a-sale"),
        (5, "not-a-sale"),
        (None, "not-a-sale"),
        ("dance", "not-a-move"),
        ("sell gold", "unknown-treasure"),
        (Sell("coin", 6), "set-too-large"),
    ]:
        with pytest.raises(DigsiteError) as caught:
            game.money_for(sale)  # type: ignore[arg-type]
        assert caught.value.code == code
        assert str(caught.value).endswith((".", "?"))


@pytest.mark.parametrize("move", [5, None, Sell, FAR_TOO_LARGE, ["end"]])
def test_what_is_no_move_at_all_is_refused(move: Any) -> None:
    game = small()
    refused = game.why_not(move)
    assert refused is not None
    assert refused.code == "not-a-move"
    with pytest.raises(DigsiteError):
        game.play(move)


BLANK = [
    "",
    " ",
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u200b\u200d",
    "\u00ad",
    "\ufe0f",
    "\u0301",
    "\u2060 \u3164",
]


@pytest.mark.parametrize(
    "name", [*BLANK, "A\nB", "A\x00", "A\u2028B", "Be\u202en", "\u2066Ann", "x" * (LONGEST_NAME + 1)]
)
def test_a_name_that_cannot_be_seen_or_changes_what_stands_beside_it_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as caught:
        Game([name, "Ben"], monument="mine", seed=1)
    assert caught.value.code == "setup-name"
    assert str(caught.value).startswith("A name ")


@pytest.mark.parametrize(
    "name",
    ["A", "x" * LONGEST_NAME, "Ann Lee", "Zoë", "Zoe\u0308", "安", "👩‍🔬", "👨‍👩‍👧‍👦", "❤️", "עדי", "{}", '"', "?"],
)
def test_every_name_a_game_takes_its_record_gives_back(name: str) -> None:
    game = Game([name, "Zed"], monument="mine", seed=1)
    assert replay(read_record(record_lines(game))).names == (name, "Zed")


def test_two_players_of_one_name_are_refused_but_an_old_record_of_theirs_is_read() -> None:
    with pytest.raises(SetupError, match="Two players are called Ann") as caught:
        Game(["Ann", "Ben", "Ann"], seed=1)
    assert caught.value.code == "setup-names"
    game = Game.of(load_edition("card-game").setup(2, "pyramid"), ["Ann", "Ann"], dealer=FastDealer(1))
    assert replay(read_record(record_lines(game))).names == ("Ann", "Ann")
