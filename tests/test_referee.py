"""The referee itself is tested: whole games, the format of records, the set-up.

Its reading of the rules of play is tested in test_referee_rules.py and test_referee_monuments.py.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from referee import check_file, check_lines, review_lines
from referee.printed import PRINTED
from referee.scenes import (
    COIN,
    CUP,
    MAP,
    MASK,
    POT,
    SCRAP,
    THIEF,
    caught,
    changed,
    dig,
    end,
    explore,
    fine,
    lines_of,
    scene,
    trade,
    two,
)
from referee.scripted import random_game
from referee.verdict import main

GAMES = [
    ("card-game", 2, "pyramid"),
    ("card-game", 3, "pyramid"),
    ("card-game", 4, "pyramid"),
    *(("new-expedition", players, place) for players in (2, 3, 4, 5) for place in PRINTED["new-expedition"].monuments),
    ("new-expedition", 2, "mine", "long_expedition"),
    ("new-expedition", 3, "tomb", "long_expedition", "fierce_weather", "beginners_luck"),
    ("new-expedition", 5, "buried_ruins", "fierce_weather"),
    ("new-expedition", 4, "sphinx", "beginners_luck"),
]


# Whole games


@pytest.mark.parametrize("game", GAMES)
def test_legal_games_are_accepted(game: Any) -> None:
    for seed in range(3):
        assert check_lines(lines_of(random_game(seed, *game)), printed=True) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_missing_event_is_noticed(game: Any) -> None:
    events = random_game(7, *game)
    for number, event in enumerate(events):
        if event.get("do") in ("deal", "dig", "steal", "uncover", "tent", "discard", "over"):
            assert check_lines(lines_of(events[:number] + events[number + 1 :])), (number, event)


@pytest.mark.parametrize("game", GAMES[:3])
def test_a_game_in_progress_is_a_record(game: Any) -> None:
    events = random_game(3, *game)
    lines = lines_of(events)
    for length in range(2, len(lines) - 1):
        assert check_lines(lines[:length]) == []
    assert check_lines(lines[:-1])[0].reason.startswith("R74")  # over, and not said so
    assert check_lines(lines[:1])[0].reason.startswith("RECORD")  # no deal


def test_many_records_in_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, other = random_game(1), random_game(2, "card-game", 2, "pyramid")
    bad = [*good[:2], end(0), *good[2:]]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(lines_of([*good, *bad, *other, *bad[:-1]])), newline="\n")
    assert [(problem.record, problem.line) for problem in check_file(path)] == [
        (2, len(good) + 3),
        (4, len(good) + len(bad) + len(other) + 3),
    ]
    assert main([str(path)]) == 1
    assert "4 records, 2 problems" in capsys.readouterr().out
    path.write_text("".join(lines_of([*good, *other])), newline="\n")
    assert main(["--printed", str(path)]) == 0
    assert "2 records, 0 problems" in capsys.readouterr().out


# The record


def test_record_lines_that_are_not_events() -> None:
    good = lines_of(two([COIN]))
    for line in (
        "",
        "\n",
        "[]",
        "{",
        '{"do":"dig","by":0,"by":0,"card":"coin"}',
        '{"do":NaN}',
        b'{"do":"\xff"}',
    ):
        problems = check_lines([*good, line, *good])
        assert [(problem.record, problem.line) for problem in problems] == [(1, 3)]
        assert problems[0].reason.startswith("RECORD")
    assert check_lines([good[0].replace("\n", "\r\n"), good[1]])
    review = review_lines([lines_of([dig(0, COIN)])[0], *good])
    assert (review.records, len(review.problems)) == (2, 1)


def test_record_unknown_and_missing_keys_and_types() -> None:
    start = two([COIN])
    caught("RECORD", start, dig(0, COIN) | {"why": "because"})
    caught("RECORD", start, {"do": "dig", "by": 0})
    caught("RECORD", start, dig(0, COIN) | {"by": False})
    caught("RECORD", start, dig(0, COIN) | {"by": 0.0})
    caught("RECORD", start, dig(0, COIN) | {"by": 2})
    caught("RECORD", start, dig(0, "amulet"))
    caught("RECORD", start, {"do": "rest", "by": 0})
    caught("RECORD", start, {"by": 0})
    caught("RECORD", start, dig(0, COIN), {"do": "sell", "by": 0, "card": COIN, "count": "1", "money": 2})
    caught("RECORD", start, dig(0, COIN), trade(0, [COIN], [SCRAP, MASK]))
    caught("RECORD", start, dig(0, COIN), explore(0, 0, 1, [], drawn=[]))
    caught("RECORD", start[:1], dig(0, COIN))
    caught("RECORD", start, start[1])
    fine(changed(start, 0, date="1922-11-04", bots=[None, "x"]), dig(0, COIN))


def test_record_lists_are_in_table_order() -> None:
    start = scene([[POT, COIN, COIN, MASK], [POT] * 4], [SCRAP] * 4 + [CUP], [COIN])
    fine(start, dig(0, COIN), trade(0, [POT, MASK], [SCRAP, SCRAP, CUP]))
    caught("RECORD", start, dig(0, COIN), trade(0, [MASK, POT], [SCRAP, SCRAP, CUP]))
    caught("RECORD", start, dig(0, COIN), trade(0, [POT, MASK], [CUP, SCRAP, SCRAP]))
    caught("RECORD", changed(start, 1, hands=[[MASK, POT, COIN, COIN], [POT] * 4]))


def test_record_header() -> None:
    start = two([COIN])
    for key in start[0]:
        if key not in ("digsite", "edition"):
            caught("RECORD", [{name: start[0][name] for name in start[0] if name != key}])
    figure = start[0]["figures"]
    for wrong in (
        {"digsite": 2},
        {"digsite": True},
        {"edition": 1},
        {"rules": "scene"},
        {"players": [1, 2]},
        {"variants": "none"},
        {"first": True},
        {"thieves": -1},
        {"sandstorms": 1.0},
        {"figures": {**figure, COIN: {"cards": 4, "trade": 2}}},
        {"figures": {**figure, COIN: {"cards": 4, "trade": 2, "sells": []}}},
        {"figures": {**figure, THIEF: figure[COIN]}},
    ):
        caught("RECORD", [start[0] | wrong])
    caught("section 1", [start[0] | {"players": ["alone"]}])
    caught("R4", [start[0] | {"monument": "pyramid"}])
    caught("R6", [start[0] | {"first": 2}])
    caught("R83", [start[0] | {"variants": ["fierce_weather", "fierce_weather"]}])
    caught("R83", [start[0] | {"rules": "card-game", "monument": "pyramid", "variants": ["beginners_luck"]}])


def test_printed_figures_are_compared_only_when_asked() -> None:
    events = random_game(5)
    assert check_lines(lines_of(changed(events, 0, thieves=7)))[0].reason.startswith("R10")  # one was never dug
    cheap = {kind: figure | {"sells": [*figure["sells"], 99]} for kind, figure in events[0]["figures"].items()}
    own = lines_of(changed(events, 0, figures=cheap))
    assert check_lines(own) == []
    assert [problem.line for problem in check_lines(own, printed=True)] == [1]


# Set-up


def test_r1_treasures_left_out() -> None:
    for players, kinds in ((2, 7), (3, 7), (4, 8), (5, 9)):
        header = random_game(1, "new-expedition", players)[0]
        assert len(header["figures"]) == kinds
        fewer = dict(list(header["figures"].items())[:-1])
        caught("R1", [header | {"figures": fewer}])
        caught("R1", [header | {"figures": dict(reversed(header["figures"].items()))}])


def test_r2_r3_r4_the_deal() -> None:
    start = two([MAP, COIN])
    caught("R2", changed(start, 1, hands=[[COIN] * 4, [POT] * 3]))
    caught("R2", changed(start, 1, hands=[[COIN] * 4]))
    caught("R2", changed(start, 1, hands=[[SCRAP] * 4, [POT] * 4]))  # more scraps than there are
    caught("R3", changed(start, 1, market=[SCRAP] * 4))
    caught("R4", changed(start, 1, hands=[[COIN] * 3 + [MAP], [POT] * 4]))
    caught("R61", changed(start, 1, chambers=[[POT] * 3, [POT] * 5, [POT] * 7]))
    caught("RECORD", changed(start, 1, pile=[]))


def test_r80_r81_variants_in_the_header() -> None:
    header = random_game(1, "new-expedition", 2, "tomb", "long_expedition", "fierce_weather")[0]
    assert (header["thieves"], header["sandstorms"], len(header["figures"])) == (5, 6, 9)
    caught("R80", [random_game(1, "new-expedition", 4)[0] | {"variants": ["long_expedition"]}])
    plain = random_game(1, "new-expedition", 3, "mine")[0]
    caught("R1", [plain | {"variants": ["long_expedition"]}])
    caught("R81", [plain | {"variants": ["fierce_weather"]}])
    caught("R81", [plain | {"variants": ["fierce_weather"], "sandstorms": 7}])
    own = plain | {"edition": "mine", "rules": "new-expedition", "variants": ["fierce_weather"]}
    fine([own, *random_game(1, "new-expedition", 3, "mine")[1:2]])  # the box of somebody's own may hold 4


def test_r82_the_lowest_hand_starts() -> None:
    start = two([COIN], variants=("beginners_luck",), first=1)
    fine(start, dig(1, COIN))
    caught("R82", changed(start, 0, first=0))
    fine(scene([[POT] * 4, [SCRAP] * 4], [COIN] * 5, [COIN], variants=("beginners_luck",), first=1))  # tied


def test_problems_are_readable() -> None:
    problem = check_lines(lines_of([*two([COIN]), end(0)]))[0]
    assert json.loads(problem.event) == end(0)
    assert str(problem).startswith("record 1, line 3: R10: ")
