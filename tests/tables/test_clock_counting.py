"""However entries with times follow each other: what was used is the same, live, loaded, and counted by hand."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.errors import DigsiteError
from digsite.tables.log.entries import AnyEntry, Opened, Seated, TakenBack, read_entry, write_entry
from digsite.tables.log.rows import StoredTable
from digsite.tables.room.clocks import OVERTIME, UNITS, Clocks
from digsite.tables.room.live_table import Table, load_table
from digsite.tables.room.sayings import hear
from digsite.tables.wire import messages as m

rules = st.builds(m.ClockRule, st.sampled_from(["move", "game", "days"]), st.integers(5, 60))
#: Who does what after how many milliseconds; a clock that went back counts nothing.
deeds = st.lists(
    st.tuples(
        st.sampled_from(["play", "play", "play", "leave", "back", "resign", "pace"]),
        st.integers(0, 2),
        st.integers(-5_000, 100_000),
    ),
    max_size=30,
)


def said(what: str, table: Table) -> m.AnySaid:
    """What somebody says to do it."""
    assert table.game is not None
    match what:
        case "play":
            return m.Play(1, table.moves, next(iter(table.game.legal_moves)))  # type: ignore[arg-type]
        case "leave":
            return m.Leave(1, "left")
        case "resign":
            return m.Leave(1, "resigned")
        case "back":
            return m.TakeBack(1)
    return m.SetPace(1, "calm")


def counted(table: Table) -> tuple[object, ...]:
    clocks = table.clocks
    assert clocks is not None
    return clocks.used, clocks.runs, clocks.since, clocks.thought, clocks.due


@settings(max_examples=60)
@given(rules, deeds, st.randoms(use_true_random=False))
def test_what_is_used_is_the_same_live_and_loaded(
    rule: m.ClockRule, done: list[tuple[str, int, int]], chance: random.Random
) -> None:
    new = m.NewTable((m.SeatPlan("open"),) * 3, clock=rule)
    table = Table("23456789abcd", b"\7" * 32, Opened(new, (None,) * 3, "00"))
    entries: list[AnyEntry] = [table.opened]
    for seat in range(3):
        entries.append(Seated(seat, f"P{seat}", None, "5a"))
        table.note(entries[-1])
    now = table.time = 1_000_000
    entries.append(table.deal())
    used, thinker, since = [0, 0, 0], table.person_to_decide, now
    for what, who, passed in done:
        now += passed
        table.time = now
        assert table.game is not None
        seat = table.game.player if what == "play" and chance.random() < 0.8 else who
        try:
            made = hear(table, seat, said(what, table), set()).entries
        except DigsiteError:
            continue
        entries += made  # type: ignore[arg-type]  # all of them are in AnyEntry
        if any(hasattr(entry, "at") for entry in made):
            if thinker is not None:
                used[thinker] += max(0, now - since)
            thinker, since = table.person_to_decide, now
    assert table.clocks is not None
    assert table.clocks.used == used
    assert table.clocks.runs == thinker
    stored = tuple(read_entry(write_entry(entry)) for entry in entries)
    again = load_table(StoredTable(table.id, table.secret, stored, (0,) * len(stored)))
    assert counted(again) == counted(table)


@given(rules, st.lists(st.tuples(st.integers(0, 1), st.integers(0, 10**9), st.booleans()), max_size=20))
def test_time_left_never_grows_within_a_decision_and_is_never_negative(
    rule: m.ClockRule, notes: list[tuple[int, int, bool]]
) -> None:
    clocks, now = Clocks(rule, 2), 0
    for seat, passed, decided in notes:
        clocks.note(now, seat, decided=decided)
        before = clocks.left(seat, now)
        least = OVERTIME if rule.kind == "game" else rule.amount * UNITS[rule.kind]
        assert before >= (least if decided else 0)
        now += passed
        after = clocks.left(seat, now)
        assert 0 <= after <= before
        assert before - after == min(before, passed)
        assert clocks.due is not None
        assert (clocks.due <= now) == (after == 0)


def test_entries_without_times_are_written_as_they_ever_were() -> None:
    assert write_entry(TakenBack(1)) == '{"entry":"taken_back","seat":1}'
    assert write_entry(TakenBack(1, at=5)) == '{"entry":"taken_back","seat":1,"at":5}'
