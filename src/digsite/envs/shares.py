"""Games that threads share out among themselves: whoever has time takes the next share.

Nobody waits for a thread that is not there yet: what it has not taken, others take. A game that changes hands has to
come from the other processor's memory, which takes twice as long. So each thread has a pile of its own, takes from its
front, and from the back of the others' when it is through: in the next step it mostly meets the same games again.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.kernels import is_plain
from digsite.rules import inlined, kernel

Counts = npt.NDArray[np.int64]

if TYPE_CHECKING or is_plain():
    _COUNTING = Lock()

    def read_count(counts: Counts, at: int) -> int:
        """Read a count that other threads change."""
        return int(counts[at])

    def add_count(counts: Counts, at: int, more: int) -> None:
        """Add to a count. Who reads the sum also sees everything written before."""
        with _COUNTING:
            counts[at] += more

    def swap_count(counts: Counts, at: int, old: int, new: int) -> bool:
        """Put a new number where the old one still stands; say whether it did."""
        with _COUNTING:
            stands = bool(counts[at] == old)
            if stands:
                counts[at] = new
        return stands

    def pause() -> None:
        """Let the processor rest for some nanoseconds."""
else:
    from digsite.observations import instructions

    read_count = instructions.read_count
    add_count = instructions.add_count
    swap_count = instructions.swap_count
    pause = instructions.pause

#: A share has at most so many games: few enough that all threads end at about the same time.
MOST_IN_A_SHARE = 16

#: So often a thread looks for work before it goes to sleep: some tenths of a millisecond.
PATIENCE = 200 if is_plain() else 30_000

#: After so many looks it pauses. Who pauses more often is late afterwards, perhaps taken for idle by a virtual machine.
_LOOKS = 16

#: The last share of a pile is left to whoever it belongs to, unless so many looks have shown that nobody comes for it.
LONG_ENOUGH = 100 if is_plain() else 2_000

# Where the counts stand: so far apart that threads which change one of them do not slow down those who read another.
_APART = 16
_OPENED = 0  # how often all shares were laid out
_DONE = 16  # shares done since the beginning
_PILES = 32  # one for each pile, of shares taken: by its thread, from the front (upper half), by others, from the back

_HALF = 32
_LOWER_HALF = (1 << _HALF) - 1
_FROM_THE_FRONT, _FROM_THE_BACK = 1 << _HALF, 1


class Shares(NamedTuple):
    """Games in shares, as many on each thread's pile."""

    counts: Counts
    threads: int
    each: int  # shares on a pile
    size: int  # games in a share; the last ones may have fewer, or none


def shares_of(games: int, threads: int) -> Shares:
    """Share out so many games among so many threads.

    >>> shares_of(100, 2)[1:]
    (2, 4, 13)
    """
    each = -(-games // (threads * MOST_IN_A_SHARE))
    counts = np.zeros(_PILES + _APART * threads, np.int64)
    counts[_PILES::_APART] = each  # all taken
    return Shares(counts, threads, each, -(-games // (threads * each)))


@inlined
def open_shares(shares: Shares) -> None:
    """Lay out all shares once more; all of them were done."""
    add_count(shares.counts, _OPENED, 1)
    for pile in range(shares.threads):
        at = _PILES + pile * _APART
        add_count(shares.counts, at, -read_count(shares.counts, at))


@inlined
def take_share(shares: Shares, thread: int, waited: int) -> int:
    """Take a share that nobody has, the thread's own first; -1 if there is none for it."""
    for further in range(shares.threads):
        pile = (thread + further) % shares.threads
        at = _PILES + pile * _APART
        spared = 1 if further > 0 and waited < LONG_ENOUGH else 0
        taken = read_count(shares.counts, at)
        while (taken >> _HALF) + (taken & _LOWER_HALF) < shares.each - spared:
            if swap_count(shares.counts, at, taken, taken + (_FROM_THE_FRONT if further == 0 else _FROM_THE_BACK)):
                place = taken >> _HALF if further == 0 else shares.each - 1 - (taken & _LOWER_HALF)
                return pile * shares.each + place
            taken = read_count(shares.counts, at)
    return -1


@inlined
def pause_at_times(waited: int) -> None:
    """Wait for a few nanoseconds, after so many looks that helped nothing."""
    if waited % _LOOKS == 0:
        pause()


@inlined
def end_shares(shares: Shares, number: int) -> None:
    """Tell that so many shares are done."""
    add_count(shares.counts, _DONE, number)


@inlined
def all_done(shares: Shares) -> bool:
    """Say whether no share is open or under way."""
    opened = read_count(shares.counts, _OPENED)
    return read_count(shares.counts, _DONE) == opened * shares.each * shares.threads


@kernel
def wait_for_shares(shares: Shares) -> bool:
    """Wait for a moment; say whether all shares are done."""
    for waited in range(PATIENCE):
        if all_done(shares):
            return True
        pause_at_times(waited)
    return False
