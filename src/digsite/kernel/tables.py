"""The tables of the kernel: what every action, phase, outcome and field of a state means.

They are made from the constants themselves; ``python tools/kernel_tables.py`` writes them into docs/kernel.md.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from digsite.game.phase import PHASES as _PHASES
from digsite.rules import ACTIONS, BOX, KINDS, OUTCOMES, SANDSTORM, STATE, THIEF, actions, box, phases, state


class Action(NamedTuple):
    """A block of actions: from its first number on, one for each thing it is done to."""

    first: int
    numbers: int
    name: str
    meaning: str


#: Every action there is, block by block; together they are numbers 0 to 125.
ACTION_BLOCKS = (
    Action(actions.SELL, KINDS * actions.LONGEST_SET, "SELL", "sell n cards of kind t: SELL + 6 t + (n - 1) (R50)"),
    Action(actions.END_TURN, 1, "END_TURN", "end the turn"),
    Action(actions.EXPLORE, actions.CHAMBERS, "EXPLORE", "spend maps on chamber c: EXPLORE + c (R40)"),
    Action(actions.TAKE, KINDS, "TAKE", "begin a trade, or ask for one card more of kind t: TAKE + t, in table order"),
    Action(actions.GIVE, KINDS, "GIVE", "pay with a card of kind t: GIVE + t, in descending trade value"),
    Action(actions.DISCARD, KINDS, "DISCARD", "lose a card of kind t to the storm: DISCARD + t, in table order (R20)"),
    Action(actions.KEEP, KINDS, "KEEP", "keep a card of kind t from the tomb: KEEP + t, in table order (R63)"),
    Action(actions.NAME, KINDS, "NAME", "name kind t to the sphinx: NAME + t, twice, ascending (R65)"),
    Action(actions.LOOK, actions.CHAMBERS, "LOOK", "look into chamber c of the temple: LOOK + c (R62)"),
    Action(actions.NO_LOOK, 1, "NO_LOOK", "do not look"),
    Action(actions.STEAL, actions.SEATS - 1, "STEAL", "rob the k-th seat to the left: STEAL + (k - 1) (R12)"),
    Action(actions.TENT, 1, "TENT", "use the tent in this storm (R22)"),
    Action(actions.NO_TENT, 1, "NO_TENT", "do not use it"),
    Action(actions.TURN_UP, 1, "TURN_UP", "turn up one more card of the mine (R64)"),
    Action(actions.STOP, 1, "STOP", "take what is turned up in the mine (R64)"),
)

#: The phases by number: what chance decides next (below ``FIRST_DECISION``), or what a player is asked.
PHASES: dict[int, str] = {number: str(phase) for number, phase in _PHASES.items()}


def action_table() -> str:
    """Return the table of actions in Markdown."""
    rows = []
    for block in ACTION_BLOCKS:
        last = block.first + block.numbers - 1
        numbers = str(block.first) if block.numbers == 1 else f"{block.first}–{last}"
        rows.append((numbers, f"`{block.name}`", block.meaning))
    return _table(("number", "name", "what it does"), rows)


def phase_table() -> str:
    """Return the table of phases in Markdown."""
    comments = _comments(phases)
    rows = []
    for number, name in sorted(PHASES.items()):
        who = "chance" if number < phases.FIRST_DECISION else "nobody" if number == phases.OVER else "a player"
        rows.append((str(number), f"`{name.upper()}`", who, comments.get(name.upper(), "the game is over (R74)")))
    return _table(("number", "name", "who decides", "what"), rows)


def outcome_table() -> str:
    """Return the table of chance's outcomes in Markdown."""
    rows = [
        (f"0–{KINDS - 1}", "a treasure of this kind; in phase `FIRST`: the seat that starts"),
        (str(THIEF), "a thief"),
        (str(SANDSTORM), "a sandstorm"),
    ]
    return _table(("number", f"outcome ({OUTCOMES} in all)"), rows)


def state_table() -> str:
    """Return the table of a state's fields in Markdown."""
    return _fields(STATE, _field_comments(state, "STATE"))


def box_table() -> str:
    """Return the table of a box's fields in Markdown."""
    return _fields(BOX, _field_comments(box, "BOX"))


#: What tools/kernel_tables.py writes, by the name that stands in the page's marks.
TABLES = {
    "actions": action_table,
    "phases": phase_table,
    "outcomes": outcome_table,
    "state": state_table,
    "box": box_table,
}


def with_tables(page: str) -> str:
    """Return a page with the tables between their marks written anew.

    >>> print(with_tables("<!-- outcomes -->...<!-- /outcomes -->"))
    <!-- outcomes -->
    | number | outcome (12 in all) |
    |---|---|
    | 0–9 | a treasure of this kind; in phase `FIRST`: the seat that starts |
    | 10 | a thief |
    | 11 | a sandstorm |
    <!-- /outcomes -->
    """
    for name, table in TABLES.items():
        start, end = f"<!-- {name} -->", f"<!-- /{name} -->"
        if start in page:
            before, _, rest = page.partition(start)
            _, _, after = rest.partition(end)
            page = f"{before}{start}\n{table()}\n{end}{after}"
    return page


def _fields(record: np.dtype[Any], meanings: dict[str, str]) -> str:
    rows = []
    for name in record.names or ():
        kind, offset = record.fields[name][:2]  # type: ignore[index]
        shape = " × ".join(map(str, kind.shape)) or "1"
        rows.append((str(int(offset)), f"`{name}`", shape, meanings.get(name, "")))
    return _table(("byte", "field", "numbers (int16)", "what it is"), rows)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)


def _comments(module: ModuleType) -> dict[str, str]:
    """Read what the comments beside a module's constants say."""
    found = {}
    for line in inspect.getsource(module).splitlines():
        name, equals, rest = line.partition(" = ")
        if equals and name.isupper() and "  # " in rest:
            found[name] = rest.partition("  # ")[2]
    return found


def _field_comments(module: ModuleType, record: str) -> dict[str, str]:
    """Read what the comments beside a record's fields say; fields without one are told by their name."""
    found = {}
    for line in inspect.getsource(module).splitlines():
        entry, _, comment = line.strip().partition("  # ")
        if entry.startswith("(") and entry.endswith("),"):
            name = entry.split('"')[1]
            found[name] = comment or _PLAIN.get(name, name.replace("_", " "))
    if not found:
        raise ValueError(f"{module.__name__} has no fields of {record}")
    return found


#: What fields mean that need no comment beside them.
_PLAIN = {
    "phase": "where the game stands (see the phases)",
    "hand": "the cards of every hand, by seat and kind",
    "hand_size": "how many cards each hand has",
    "market": "the marketplace, by kind",
    "dig_size": "how many cards are left to dig",
    "chamber": "the cards of each chamber, by chamber and kind",
    "chamber_size": "how many cards each chamber has",
    "pile": "the buried ruins' pile, by kind (R66)",
    "pile_size": "how many cards it has",
    "sold": "the cards each seat has sold, by seat and kind",
    "sold_cards": "how many cards each seat has sold",
    "money": "the money of each seat",
    "maps_spent": "how many maps were spent",
    "acted": "whether anything was done this turn",
    "sold_now": "whether anything was sold this turn",
    "deal_to": "in the deal: to which place it has come (seats, marketplace, chambers, pile)",
    "deal_left": "in the deal: how many cards that place still gets",
    "sheltered": "who shelters in a tent in the storm that is going on",
    "victim": "whom the thief robs",
    "taking": "in a trade under way: what is taken, by kind",
    "giving": "in a trade under way: what is given, by kind",
    "named": "sphinx: the kinds named so far, or -1",
    "known": "by viewer, seat and kind: at least so many cards of the kind are in that hand",
    "known_chamber": "by viewer, chamber and kind: at least so many are in that chamber",
    "maps_at_most": "by viewer and seat: that hand holds no more maps than this",
    "kinds": "how many treasures there are",
    "players": "how many seats there are",
    "cards": "how many cards of each kind",
    "trade": "the trade value of each kind",
    "price": "what 0, 1, 2 … cards of each kind sell for",
    "thieves": "how many thieves are in the dig site at the start",
    "sandstorms": "how many sandstorms are",
    "hand_dealt": "how many cards a hand is dealt",
    "market_dealt": "how many the marketplace is",
    "chambers": "how many chambers the monument has",
    "chamber_dealt": "how many cards each chamber is dealt",
    "pile_dealt": "how many the pile is",
    "mine_limit": "the trade value over which the mine caves in (R64)",
}

if sum(block.numbers for block in ACTION_BLOCKS) != ACTIONS:  # pragma: no cover  # somebody added an action
    raise AssertionError("the blocks of the action table do not add up")
