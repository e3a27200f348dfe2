"""Changes that were looked at and change no result, each with the reason: no test can notice them.

They are named by what stands in the source, so that a file can be edited around them; ``test_harmless.py`` fails for
one that is not there any more.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from mutation.changes import lines_of, mutant


class Harmless(NamedTuple):
    """One change of a file: the line as it is, and as it would be."""

    file: str
    was: str
    now: str


_TRIED_IN_VAIN = "more trades are tried, and refused where every trade is judged: the list is the same"

HARMLESS = {
    Harmless(
        "dealers/fast.py",
        "floor = (_LOW_32 - bound + np.uint64(1)) % bound",
        "floor = (_LOW_32 + bound + np.uint64(1)) % bound",
    ): "one bound more or less is the same remainder",
    Harmless(
        "rules/actions.py",
        "kind, count = divmod(action - SELL, LONGEST_SET)",
        "kind, count = divmod(action + SELL, LONGEST_SET)",
    ): "sales begin at number 0",
    Harmless(
        "rules/actions.py", "OUTCOMES = KINDS + 2", "OUTCOMES = KINDS + 3"
    ): "one place more, into which nothing is ever put",
    Harmless("rules/monuments/way_out.py", "s.owed = 0", "pass"): "nobody comes out who still owes a card",
    Harmless("rules/state.py", "s.deal_to = 0", "pass"): "a new record is all zeros",
    Harmless("rules/taking_back.py", "s.idle = turn[8]", "pass"): "idle turns are counted when a turn ends",
    Harmless("rules/trade.py", "balance -= (hand[u] - cursor[u]) * b.trade[u]", "pass"): _TRIED_IN_VAIN,
    Harmless(
        "rules/trade.py",
        "cursor[u] = max(-s.market[u], hand[u] - max(0, balance) // b.trade[u])",
        "cursor[u] = max(-s.market[u], hand[u] - max(0, balance) * b.trade[u])",
    ): _TRIED_IN_VAIN,
    Harmless(
        "rules/trade.py", "n_given += given[t]", "n_given -= given[t]"
    ): "all that is asked of the sum is whether it is nothing",
    Harmless("rules/trade.py", "dearest = 0", "dearest = 1"): "one sum more to go through, which no trade comes to",
    Harmless(
        "rules/turn.py", "s.phase = ACT", "pass"
    ): "with nothing left to dig, a turn begins in the phase in which the last one ended",
    Harmless(
        "rules/why_not.py",
        "for count in range(1, LONGEST_SET + 1):",
        "for count in range(0, LONGEST_SET + 1):",
    ): "what is written for no cards lies where the longest set is written after it",
    Harmless("seat/odds.py", "if size <= 0:", "if size < 0:"): "of no cards, none is expected",
    Harmless(
        "seat/odds.py",
        "hidden = {card: count + min(0, there.get(card, 0)) for card, count in view.unseen.items() if card != MAP}",
        "hidden = {card: count + min(0, there.get(card, 1)) for card, count in view.unseen.items() if card != MAP}",
    ): "the lesser of 0 and what is not there is 0",
}


def places(source: str, change: Harmless) -> list[int]:
    """Find a change among those of a source, by number."""
    lines = [_words(line.partition("#")[0]) for line in source.splitlines()]
    words = _words(change.was)
    # Making a change takes its time: only where it can be.
    near = [number for number, line in enumerate(lines_of(source)) if lines[line - 1] <= words]
    return [number for number in near if mutant(source, number)[1:] == (change.was, change.now)]


def _words(line: str) -> set[str]:
    return set(re.findall(r"\w+", line))
