"""The fast dealer: a small generator of our own, compiled, beside the kernel and not in it.

The generator is SplitMix64: one 64-bit counter, stepped by a constant and mixed. It is the same on every platform. A
whole number below ``n`` is drawn from its upper 32 bits by multiplication, without bias.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.errors import DigsiteError, shown
from digsite.rules import OUTCOMES, Box, Boxes, State, States, inlined, kernel
from digsite.rules.chance import from_dig_site, happen, weigh
from digsite.rules.phases import FIRST_DECISION
from digsite.rules.step import act
from digsite.whole_numbers import whole_number

#: An array of one 64-bit counter: the whole state of the generator.
Luck = npt.NDArray[np.uint64]

_STRIDE = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_LOW_32 = np.uint64(0xFFFFFFFF)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_WORD = 1 << 64


@inlined
def next_word(luck: Luck) -> np.uint64:
    """Return the next 64 random bits."""
    luck[0] += _STRIDE
    z = luck[0]
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@inlined
def below(luck: Luck, n: int) -> int:
    """Return a whole number from 0 to n - 1, each equally likely (n below 2**32)."""
    bound = np.uint64(n)
    product = (next_word(luck) >> _32) * bound
    fraction = product & _LOW_32
    if fraction < bound:
        floor = (_LOW_32 - bound + np.uint64(1)) % bound  # 2**32 mod n
        while fraction < floor:
            product = (next_word(luck) >> _32) * bound
            fraction = product & _LOW_32
    return np.int64(product >> _32)  # type: ignore[return-value]  # compiled, it is a number


@inlined
def pick(luck: Luck, weights: npt.NDArray[Any], total: int) -> int:
    """Return an index with probability weight / total."""
    left = below(luck, total)
    # Going through all of them is quicker than stopping at the right one: where to stop cannot be foreseen.
    index = 0
    passed = 0
    for i in range(len(weights)):
        passed += weights[i]
        index += passed <= left
    return index


@inlined
def chance_step(b: Box, s: State, luck: Luck, weights: npt.NDArray[Any]) -> None:
    """Let chance decide once."""
    if from_dig_site(s):  # without copying the weights
        outcome = pick(luck, s.dig, s.dig_size)
    else:
        outcome = pick(luck, weights, weigh(b, s, weights))
    happen(b, s, outcome)


@inlined
def settle(b: Box, s: State, luck: Luck, weights: npt.NDArray[Any]) -> None:
    """Let chance decide until a player does, or the game is over."""
    while s.phase < FIRST_DECISION:
        chance_step(b, s, luck, weights)


#: No step yet: only chance.
NO_STEP = -1


@kernel
def act_and_settle(boxes: Boxes, states: States, luck: Luck, action: int) -> None:
    """Take a small step, then let chance decide until a player does again (called from Python)."""
    b = boxes[0]
    s = states[0]
    if action != NO_STEP:
        act(b, s, action)
    if s.phase < FIRST_DECISION:
        settle(b, s, luck, np.zeros(OUTCOMES, np.int16))


def settle_chance(boxes: Boxes, states: States, luck: Luck) -> None:
    """Let chance decide until a player does, or the game is over."""
    act_and_settle(boxes, states, luck, NO_STEP)


def seed_of(*parts: int) -> int:
    """Make one 64-bit seed out of several numbers, such as a tournament's seed and a game's number.

    >>> seed_of(7, 0) == seed_of(7, 1)
    False
    """
    seed = 0
    for part in parts:
        luck = new_luck((seed ^ part) % _WORD)
        seed = int(next_word(luck))
    return seed


@kernel
def seed_each(seed: Luck, first: int, luck: Luck) -> None:
    """Give each place of ``luck`` a seed of its own: that of ``seed_of(seed, number)``, for numbers from ``first``."""
    root = next_word(seed.copy())
    for i in range(len(luck)):
        luck[i] = root ^ np.uint64(first + i)
        luck[i] = next_word(luck[i : i + 1])


def new_luck(seed: int) -> Luck:
    """Return a generator for this seed.

    >>> new_luck(-1)
    Traceback (most recent call last):
    ...
    digsite.errors.DigsiteError: A seed is a whole number from 0 to 18446744073709551615, not -1.
    """
    number = whole_number(seed)
    if number is None or not 0 <= number < _WORD:
        raise DigsiteError("bad-seed", f"A seed is a whole number from 0 to {_WORD - 1}, not {shown(seed)}.")
    return np.array([number], np.uint64)


class FastDealer:
    """Deals for simulation: seedable, quick, the same on every platform.

    >>> dealer = FastDealer(seed=7)
    >>> [dealer.draw([1, 1, 2]) for _ in range(8)]
    [1, 0, 2, 2, 1, 0, 1, 1]

    Dealers are equal when the same chance comes from them; a copy deals on its own.
    """

    def __init__(self, seed: int = 0) -> None:
        self.luck = new_luck(seed)

    def __eq__(self, other: object) -> bool:
        return self.tell() == other.tell() if isinstance(other, FastDealer) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a dealer's stream runs on

    def __getstate__(self) -> dict[str, object]:
        """Copied or pickled, the stream is another's from here on."""
        return {**self.__dict__, "luck": self.luck.copy()}

    def copy(self) -> FastDealer:
        """Return a dealer from whom the same chance comes."""
        twin = FastDealer.__new__(FastDealer)
        twin.luck = self.luck.copy()
        return twin

    def draw(self, weights: Sequence[int]) -> int:
        """Draw an index with probability weight / total."""
        array = np.asarray(weights, np.int64)
        total = int(array.sum())
        if total <= 0 or int(array.min()) < 0:
            raise ValueError(f"Chance needs weights of at least 0 and a total above 0, not {list(weights)}.")
        return int(pick(self.luck, array, total))

    def tell(self) -> int:
        """Return where the stream stands."""
        return int(self.luck[0])

    def seek(self, position: int) -> None:
        """Go back to where the stream stood."""
        self.luck[0] = position
