"""Bad records: found at the line, with the event and the reason; never a traceback, never half a game."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite import DigsiteError, review, verify
from digsite.editions import MONUMENTS, PRINTED, VARIANTS
from digsite.records import Record, RecordError, check_lines, read_records, record_lines, replay
from examples import examples
from kinds import KINDS, Kind
from referee import check_lines as referee_check

pytestmark = pytest.mark.kernel

Json = dict[str, Any]


def some_record(kind: Kind, seed: int) -> list[bytes]:
    game = kind.game(seed)
    choice = random.Random(seed)
    while not game.is_over:
        game.step(choice.choice(game.legal_steps))
    return record_lines(game)


def a_record() -> list[bytes]:
    return some_record(Kind("new-expedition", 3, "tomb"), 5)


def line(value: Json) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def error_of(lines: list[bytes]) -> RecordError:
    (verdict,) = check_lines(lines)
    assert verdict.error is not None
    return verdict.error


def first(lines: list[bytes], do: str, where: Callable[[Json], bool] = lambda event: True) -> int:
    for number, text in enumerate(lines):
        event = json.loads(text)
        if event.get("do") == do and where(event):
            return number
    raise AssertionError(f"no {do}")


HEADER_FAULTS: list[tuple[str, Any]] = [
    ("digsite", 2),
    ("digsite", "1"),
    ("edition", 7),
    ("edition", "card-game"),
    ("edition", "Not An Id"),
    ("players", ["Ann"]),
    ("players", "Ann"),
    ("players", ["x" * 81, "Ben", "Cleo"]),
    ("players", ["Ann", "Ben", 3]),
    ("players", ["Ann", "Ben", ""]),
    ("players", ["Ann", "Ben", " "]),
    ("players", ["Ann", "Ben", "Cleo\n"]),
    ("monument", "pyramid"),
    ("monument", "tower"),
    ("variants", ["rain"]),
    ("variants", ["fierce_weather", "fierce_weather"]),
    ("variants", None),
    ("first", 3),
    ("first", -1),
    ("first", True),
    ("first", 1.0),
    ("figures", {}),
    ("figures", {"coin": {"cards": 5, "trade": 1}}),
    ("thieves", -1),
    ("thieves", 6.0),
    ("sandstorms", 99),
]


@pytest.mark.parametrize(("key", "value"), HEADER_FAULTS)
def test_a_bad_header_is_refused(key: str, value: Any) -> None:
    lines = a_record()
    header = json.loads(lines[0])
    header[key] = value
    error = error_of([line(header), *lines[1:]])
    assert error.line == 1
    assert str(error)


@pytest.mark.parametrize(
    "key", ["digsite", "edition", "players", "monument", "variants", "first", "figures", "thieves"]
)
def test_a_header_lacks_nothing(key: str) -> None:
    lines = a_record()
    header = json.loads(lines[0])
    del header[key]
    assert error_of([line(header), *lines[1:]]).line == 1


def test_further_keys_in_the_header_are_kept_as_they_are() -> None:
    lines = a_record()
    further = b',"date":"2026-11-15","odd":[1.50,1e3,{"a":{}}],"fair":null}\n'
    lines[0] = lines[0][:-2] + further
    (record,) = read_records(lines, errors="yield")
    assert isinstance(record, Record), record
    assert record.header.extras["odd"] == [1.5, 1000.0, {"a": {}}]
    from digsite.records.header import header_line

    assert header_line(record.header) == lines[0]


def with_header(lines: list[bytes], **changes: Any) -> list[bytes]:
    return [line({**json.loads(lines[0]), **changes}), *lines[1:]]


def figures_of(lines: list[bytes]) -> Json:
    found: Json = json.loads(lines[0])["figures"]
    return found


TABLETS = {"broken_tablet": {"cards": 12, "trade": 1, "sells": [1, 2, 10]}}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (
            lambda figures: {"variants": ["long_expedition"]},
            "figures lack broken_tablet, broken_pendant; allowed for new-expedition with 3 players and long_expedition",
        ),
        (
            lambda figures: {"variants": ["fierce_weather"]},
            "sandstorms is 4; allowed for new-expedition with fierce_weather are all 6 there are (R81).",
        ),
        (lambda figures: {"variants": ["fierce_weather"], "sandstorms": 7}, "sandstorms is 7;"),
        (lambda figures: {"figures": {**figures, **TABLETS}}, "figures have broken_tablet too many;"),
        (lambda figures: {"figures": dict(reversed(figures.items()))}, "figures are in another order;"),
        (
            lambda figures: {"figures": {("idol" if k == "coin" else k): v for k, v in figures.items()}},
            "figures lack coin and have idol too many;",
        ),
    ],
)
def test_r1_r80_r81_a_header_that_contradicts_the_printed_edition_is_refused(
    changes: Callable[[Json], Json], reason: str
) -> None:
    lines = some_record(Kind("new-expedition", 3, "mine"), 5)
    changed = with_header(lines, **changes(figures_of(lines)))
    error = error_of(changed)
    assert error.line == 1
    assert error.reason.startswith(reason)
    assert error.reason.endswith(("(R1, R80).", "(R81)."))
    assert referee_check(changed)[0].reason.startswith(("R1", "R81"))


def test_figures_of_its_own_are_legal_and_told() -> None:
    lines = some_record(Kind("new-expedition", 3, "mine"), 5)
    (verdict,) = check_lines(lines)
    assert (verdict.error, verdict.own) == (None, ())
    figures = figures_of(lines)
    figures["pharaohs_mask"]["sells"][-1] = 999
    figures["broken_cup"]["sells"].append(16)
    changed = with_header(lines, figures=figures)
    (verdict,) = check_lines(changed)
    assert verdict.error is None
    assert [str(figure) for figure in verdict.own] == [
        "broken_cup sells 2 15 16 (printed: 2 15)",
        "pharaohs_mask sells 4 12 26 999 (printed: 4 12 26 50)",
    ]
    assert referee_check(changed) == []
    begun = with_header(
        lines[:2], thieves=9, sandstorms=2, figures={**figures, "coin": {**figures["coin"], "cards": 13}}
    )
    (verdict,) = check_lines(begun)
    told = [(figure.key, figure.value, figure.printed) for figure in verdict.own]
    assert told[0] == ("coin.cards", 13, 12)
    assert told[-2:] == [("thieves", 9, 6), ("sandstorms", 2, 4)]


def test_an_edition_of_ones_own_has_treasures_and_weather_of_its_own() -> None:
    lines = some_record(Kind("new-expedition", 3, "mine"), 5)
    own = with_header(lines[:2], edition="mine", rules="new-expedition", variants=["fierce_weather"])
    (verdict,) = check_lines(own)
    assert (verdict.error, verdict.own) == (None, ())
    assert referee_check(own) == []


EVENT_FAULTS: list[tuple[str, Callable[[Json], Json]]] = [
    ("dig", lambda e: {**e, "extra": 1}),
    ("dig", lambda e: {**e, "card": "gold"}),
    ("dig", lambda e: {**e, "card": None}),
    ("dig", lambda e: {**e, "card": 5}),
    ("dig", lambda e: {**e, "by": e["by"] + 1}),
    ("dig", lambda e: {**e, "by": "0"}),
    ("dig", lambda e: {"do": "dig", "card": e["card"]}),
    ("dig", lambda e: {**e, "do": "dug"}),
    ("sell", lambda e: {**e, "money": e["money"] + 1}),
    ("sell", lambda e: {**e, "count": e["count"] + 9}),
    ("sell", lambda e: {**e, "count": 0}),
    ("sell", lambda e: {**e, "by": (e["by"] + 1) % 3}),
    ("sell", lambda e: {**e, "card": "map" if e["card"] != "map" else "coin", "count": 3}),
    ("steal", lambda e: {**e, "from": e["by"]}),
    ("steal", lambda e: {**e, "from": 9}),
    ("steal", lambda e: {**e, "card": "thief"}),
    ("trade", lambda e: {**e, "give": []}),
    ("trade", lambda e: {**e, "take": []}),
    ("trade", lambda e: {**e, "take": e["give"]}),
    ("trade", lambda e: {**e, "give": None}),
    ("trade", lambda e: {**e, "give": "coin"}),
    ("discard", lambda e: {**e, "cards": e["cards"][1:]}),
    ("discard", lambda e: {**e, "cards": e["cards"] + ["coin"]}),
    ("tent", lambda e: {**e, "use": 1}),
    ("explore", lambda e: {**e, "maps": e["maps"] + 1}),
    ("explore", lambda e: {**e, "chamber": 7}),
    ("explore", lambda e: {**e, "got": e["got"] + ["coin"]}),
    ("explore", lambda e: {**e, "got": None}),
    ("explore", lambda e: {k: v for k, v in e.items() if k != "got"}),
    ("explore", lambda e: {**e, "named": ["coin", "talisman"]}),
    ("explore", lambda e: {**e, "drawn": ["coin"]}),
    ("end", lambda e: {**e, "by": (e["by"] + 1) % 3}),
    ("over", lambda e: {**e, "money": [0, 0, 0]}),
    ("over", lambda e: {**e, "winners": [0, 1, 2]}),
    ("over", lambda e: {**e, "sold": e["sold"][:2]}),
    ("deal", lambda e: {**e, "pile": []}),
    ("deal", lambda e: {**e, "hands": e["hands"][:2]}),
    ("deal", lambda e: {**e, "hands": [["map", *e["hands"][0][1:]], *e["hands"][1:]]}),
    ("deal", lambda e: {**e, "market": e["market"][:4]}),
    ("deal", lambda e: {**e, "market": [*e["market"], "coin"]}),
    ("deal", lambda e: {**e, "chambers": [[], []]}),
    ("deal", lambda e: {**e, "market": ["pharaohs_mask"] * 5}),
]


@pytest.mark.parametrize(("do", "fault"), EVENT_FAULTS)
def test_a_bad_event_is_refused_at_its_line(do: str, fault: Callable[[Json], Json]) -> None:
    for seed in range(5, 60):
        lines = some_record(Kind("new-expedition", 3, "tomb"), seed)
        try:
            at = first(lines, do)
        except AssertionError:
            continue
        lines[at] = line(fault(json.loads(lines[at])))
        error = error_of(lines)
        assert error.line == at + 1
        assert error.event is not None
        assert error.reason
        assert referee_check(lines) != []
        return
    pytest.fail(f"no {do} in any of the games")


HIDDEN: list[tuple[str, str, Callable[[Json], Json]]] = [
    ("tomb", "dig", lambda e: {**e, "card": None}),
    ("tomb", "steal", lambda e: {**e, "card": None}),
    ("tomb", "explore", lambda e: {**e, "got": None}),
    ("tomb", "explore", lambda e: {k: v for k, v in e.items() if k != "got"}),
    ("tomb", "deal", lambda e: {**e, "hands": [None, *e["hands"][1:]]}),
    ("tomb", "deal", lambda e: {**e, "chambers": [None]}),
    ("buried_ruins", "deal", lambda e: {**e, "pile": None}),
]


@pytest.mark.parametrize(("monument", "do", "hide"), HIDDEN)
def test_a_record_with_a_hidden_card_cannot_even_be_read(monument: str, do: str, hide: Callable[[Json], Json]) -> None:
    lines = some_record(Kind("new-expedition", 3, monument), 5)
    at = first(lines, do)
    lines[at] = line(hide(json.loads(lines[at])))
    (error,) = read_records(lines, errors="yield")
    assert isinstance(error, RecordError)
    assert (error.code, error.line) == ("bad-event", at + 1)
    assert error.reason == "A record tells every card, and here some are missing."
    assert error.event is not None


@pytest.mark.parametrize("seat", [0, None])
def test_a_game_that_only_might_be_has_no_record(seat: int | None) -> None:
    game = Kind("new-expedition", 3, "tomb").game(5)
    with pytest.raises(RecordError, match="A record tells every card") as caught:
        record_lines(game.resampled(seat, 1))
    assert caught.value.code == "hidden-cards"
    assert caught.value.line == 2


def test_a_list_out_of_table_order_is_refused() -> None:
    lines = a_record()
    deal = json.loads(lines[1])
    deal["market"] = deal["market"][::-1]
    assert deal["market"] != sorted(deal["market"])
    lines[1] = line(deal)
    assert error_of(lines).line == 2


def test_two_events_in_the_wrong_order_are_refused() -> None:
    lines = a_record()
    at = first(lines, "end")
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    assert error_of(lines).line == at + 1


def test_a_missing_event_is_found() -> None:
    lines = a_record()
    for do in ("deal", "dig", "end", "discard"):
        at = first(lines, do)
        assert error_of(lines[:at] + lines[at + 1 :]).line <= at + 2


def test_a_game_that_is_over_says_so_and_nothing_follows() -> None:
    lines = a_record()
    assert "outcome is missing" in error_of(lines[:-1]).reason
    assert error_of([*lines, b'{"do":"end","by":0}\n']).line == len(lines) + 1


@pytest.mark.parametrize(
    "text",
    [
        b"\n",
        b"{\n",
        b"null\n",
        b"[]\n",
        b"\xff\xfe\n",
        b'{"do":"end","by":0}\r\n',
        b'{"do":"end","do":"end","by":0}\n',
        b"[" * 5000 + b"\n",
    ],
)
def test_a_line_that_is_no_event_is_refused(text: bytes) -> None:
    lines = a_record()
    assert error_of([*lines[:4], text]).line == 5


def test_white_space_and_key_order_are_free_but_doubled_keys_and_fractions_are_not() -> None:
    lines = a_record()
    at = first(lines, "dig")
    event = json.loads(lines[at])
    spaced = lines.copy()
    spaced[at] = b'{ "card": "%s", "by": %d, "do": "dig" }\n' % (event["card"].encode(), event["by"])
    assert [verdict.error for verdict in check_lines(spaced)] == [None]
    doubled = lines.copy()
    doubled[at] = b'{"do":"dig","by":%d,"by":%d,"card":"%s"}\n' % (event["by"], event["by"], event["card"].encode())
    assert error_of(doubled).line == at + 1
    fraction = lines.copy()
    fraction[at] = b'{"do":"dig","by":%d.0,"card":"%s"}\n' % (event["by"], event["card"].encode())
    assert error_of(fraction).line == at + 1


@given(st.lists(st.binary(max_size=60), max_size=8))
def test_any_bytes_are_read_or_refused(lines: list[bytes]) -> None:
    for record in read_records(lines, errors="yield"):
        if isinstance(record, Record):
            try:
                replay(record)
            except RecordError as error:
                refused = str(error)
                assert refused


_SIX_KINDS = KINDS[:: len(KINDS) // 6]
_record_of = functools.cache(some_record)
_PIECES = [
    b"0",
    b"1",
    b"-1",
    b"2",
    b"null",
    b"true",
    b'"coin"',
    b'"map"',
    b'"thief"',
    b"[]",
    b'["coin"]',
    b"{}",
    b"1.0",
    b"9" * 30,
]


@examples(300)
@given(
    st.sampled_from(_SIX_KINDS),
    st.integers(0, 10**6),
    st.integers(0, 10**6),
    st.sampled_from(_PIECES),
    st.integers(0, 3),
)
def test_a_record_with_something_changed_is_legal_or_refused_and_the_referee_thinks_the_same(
    kind: Kind, which: int, where: int, piece: bytes, how: int
) -> None:
    """Mutations: our verdict and the independent referee's are the same."""
    lines = _record_of(kind, 1)
    changed = lines.copy()
    at = which % len(lines)
    values = json.loads(changed[at])
    if how == 0 and isinstance(values, dict):
        key = sorted(values)[where % len(values)]
        changed[at] = line({**values, key: json.loads(piece)})
    elif how == 1:
        other = where % len(lines)
        changed[at], changed[other] = changed[other], changed[at]
    elif how == 2:
        del changed[at]
    else:
        place = where % max(1, len(changed[at]) - 1)
        changed[at] = changed[at][:place] + piece + changed[at][place + 1 :]
    ours = [verdict.error for verdict in check_lines(changed)]
    theirs = referee_check(changed)
    if changed[0] != lines[0] and at == 0:
        return  # how far a header may go is each reader's own affair: ours refuses more
    assert any(ours) == bool(theirs), (ours, theirs)


#: Changes to a header that both readers understand, each of a number and the header's figures.
_HEADER_CHANGES: list[Callable[[int, Json], Json]] = [
    lambda number, figures: {"variants": [name for bit, name in enumerate(VARIANTS) if number >> bit & 1]},
    lambda number, figures: {"variants": [name for bit, name in enumerate(reversed(VARIANTS)) if number >> bit & 1]},
    lambda number, figures: {"sandstorms": number % 9},
    lambda number, figures: {"thieves": number % 13},
    lambda number, figures: {"first": number % 6},
    lambda number, figures: {"players": [f"P{seat}" for seat in range(1 + number % 6)]},
    lambda number, figures: {"monument": sorted(MONUMENTS)[number % len(MONUMENTS)]},
    lambda number, figures: {"edition": PRINTED[number % 2]},
    lambda number, figures: {"figures": {k: v for at, (k, v) in enumerate(figures.items()) if at != number % 9}},
    lambda number, figures: {"figures": {**figures, **TABLETS}},
    lambda number, figures: {
        "figures": dict(sorted(figures.items(), key=lambda pair: hash((pair[1]["cards"], number))))
    },
    lambda number, figures: _one_figure(number, figures, lambda one: {**one, "cards": 1 + number % 18}),
    lambda number, figures: _one_figure(number, figures, lambda one: {**one, "trade": 1 + number % 5}),
    lambda number, figures: _one_figure(
        number, figures, lambda one: {**one, "sells": [*one["sells"][:5], number % 99]}
    ),
    lambda number, figures: _one_figure(number, figures, lambda one: {**one, "sells": one["sells"][1:] or [9]}),
]


def _one_figure(number: int, figures: Json, change: Callable[[Json], Json]) -> Json:
    treasure = sorted(figures)[number % len(figures)]
    return {"figures": {name: change(one) if name == treasure else one for name, one in figures.items()}}


@examples(300)
@given(
    st.sampled_from(_SIX_KINDS),
    st.lists(st.tuples(st.sampled_from(_HEADER_CHANGES), st.integers(0, 10**4)), min_size=1, max_size=2),
    st.booleans(),
)
def test_a_record_with_another_header_is_legal_or_refused_and_the_referee_thinks_the_same(
    kind: Kind, changes: list[tuple[Callable[[int, Json], Json], int]], begun: bool
) -> None:
    """R1, R80, R81 and all else that a header says."""
    changed = _record_of(kind, 1)[: 2 if begun else None]
    for change, number in changes:
        changed = with_header(changed, **change(number, figures_of(changed)))
    ours = [verdict.error for verdict in check_lines(changed)]
    theirs = referee_check(changed)
    assert any(ours) == bool(theirs), (ours, theirs)


@pytest.mark.parametrize("ask", [replay, verify, review, record_lines])
def test_what_is_no_record_or_game_is_refused_with_a_sentence(ask: Callable[[Any], object]) -> None:
    with pytest.raises(DigsiteError) as refused:
        ask(3)
    assert refused.value.code in ("not-a-record", "not-a-game")
