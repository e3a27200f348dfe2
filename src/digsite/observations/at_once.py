"""Many small numbers at once: what ``observing`` is made of, and masks. Compiled, each is a few instructions.

The numbers of a state are read sixteen or eight at a time, and written so many bytes at a time: whoever wants ten gets
zeros after them. So **fields are written in the order of the row**, and what a later field says replaces these zeros.
Wherever a field of a state begins, sixteen numbers can be read, except in ``maps_at_most``, its last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from digsite.kernels import is_plain
from digsite.observations.layout import SIZE, Observation
from digsite.rules.actions import ACTIONS, CHAMBERS, HIGH, KINDS, SEATS
from digsite.rules.compiled import inlined
from digsite.rules.records import Numbers
from digsite.rules.state import STATE

if TYPE_CHECKING or is_plain():

    def copy_numbers(numbers: Numbers, at: int, row: Observation, to: int, count: int) -> None:
        """Copy so many numbers (at most sixteen), each modulo 256, and write zeros after them: sixteen bytes."""
        for place in range(16):
            row[to + place] = numbers[at + place] & 255 if place < count else 0

    def word_of(numbers: Numbers, at: int, shift: int) -> np.uint64:
        """Return eight numbers as the bytes of one word, the first as the lowest; without their last ``shift`` bits."""
        word = 0
        for place in range(8):
            word |= (int(numbers[at + place]) >> shift & 255) << 8 * place
        return np.uint64(word)

    def write_word(row: Observation, to: int, word: np.uint64) -> None:
        """Write the eight bytes of a word."""
        for place in range(8):
            row[to + place] = int(word) >> 8 * place & 255

    def write_rest(
        cards: Numbers, numbers: Numbers, market: int, known: int, sold: int, chamber: int, row: Observation, to: int
    ) -> None:
        """Write, for each kind, ``cards`` less those in the marketplace, five hands, five museums, three chambers."""
        for kind in range(16):
            rest = 0
            if kind < KINDS:
                rest = int(cards[kind]) - int(numbers[market + kind])
                for start, rows in ((known, SEATS), (sold, SEATS), (chamber, CHAMBERS)):
                    for place in range(rows):
                        rest -= int(numbers[start + place * KINDS + kind])
            row[to + kind] = rest & 255

    def clear_32(row: Observation, to: int) -> None:
        """Write thirty-two zeros."""
        row[to : to + 32] = 0

    def clear_96(row: Observation, to: int) -> None:
        """Write ninety-six zeros."""
        row[to : to + 96] = 0

    def spread_bits(word: np.uint64, row: npt.NDArray[Any], to: int) -> None:
        """Write each bit of a word as a number, 0 or 1: sixty-four of them."""
        for place in range(64):
            row[to + place] = int(word) >> place & 1

    def fetch_state(numbers: Numbers, at: int) -> None:
        """Have the processor fetch a state that will be wanted soon; ``numbers`` has one in each row."""

    def fetch_row(rows: Observation, at: int) -> None:
        """Have the processor fetch a row that will be written soon."""
else:
    from digsite.observations import instructions

    copy_numbers = instructions.copy_numbers
    word_of = instructions.word_of
    write_word = instructions.write_word
    write_rest = instructions.write_rest
    spread_bits = instructions.spread_bits
    clear_32 = instructions.clearing(32)
    clear_96 = instructions.clearing(96)
    fetch_state = instructions.fetching(STATE.itemsize)
    fetch_row = instructions.fetching(SIZE)

#: The first of the last sixty-four actions, and how many of these are in the low word.
_BEFORE, _AGAIN = np.uint64(ACTIONS - HIGH), np.uint64(2 * HIGH - ACTIONS)


@inlined
def spread_words(low: np.uint64, high: np.uint64, mask: npt.NDArray[Any]) -> None:
    """Write the two words of a mask as one number for each action, 0 or 1."""
    # The last sixty-four actions, then the first: two of them are in both.
    spread_bits((high << _AGAIN) | (low >> _BEFORE), mask, ACTIONS - HIGH)
    spread_bits(low, mask, 0)
