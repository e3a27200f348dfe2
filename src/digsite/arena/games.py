"""Games of the kernel's bots, from the deal to the end, with every step written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from digsite.bots.policies import POLICIES, decide, expert_among
from digsite.dealers.fast import Luck, pick
from digsite.editions import Setup
from digsite.rules import OUTCOMES, STATE, Boxes, States, kernel, make_box, new_state, winners
from digsite.rules.chance import happen, weigh
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.step import act

#: No game has more steps than this; a trail that is full would be a fault of the kernel.
LONGEST_TRAIL = 20_000


@kernel
def play_trail(
    boxes: Boxes,
    states: States,
    luck: Luck,
    minds: Luck,
    policies: npt.NDArray[np.int64],
    an_expert: int | None,
    trail: npt.NDArray[np.int16],
) -> tuple[int, int]:
    """Play one game to its end; write down every step; return the number of steps and of decisions (whole moves).

    ``states`` holds the fresh game and one more state for the bots to look at.
    """
    b = boxes[0]
    s = states[0]
    scratch = states[1:]
    weights = np.zeros(OUTCOMES, np.int16)
    steps = 0
    decisions = 0
    while s.phase != OVER:
        if s.phase < FIRST_DECISION:
            choice = pick(luck, weights, weigh(b, s, weights))
            trail[steps] = choice
            happen(b, s, choice)
        else:
            p = s.player
            decisions += s.half_made == 0  # several small steps can make one decision
            choice = decide(boxes, s, scratch, policies[p], minds[p : p + 1], an_expert)
            trail[steps] = choice
            act(b, s, choice)
        steps += 1
    return steps, decisions


@dataclass(frozen=True, slots=True, eq=False)
class GameResult:
    """How one simulated game went. Results are equal when the games went the same way, step by step."""

    money: tuple[int, ...]
    sold: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    decisions: int
    trail: npt.NDArray[np.int16]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameResult):
            return NotImplemented
        return self._told == other._told and np.array_equal(self.trail, other.trail)

    def __hash__(self) -> int:
        return hash(self._told)

    @property
    def _told(self) -> tuple[object, ...]:
        return self.money, self.sold, self.winners, self.first, self.decisions


class KernelTable:
    """A table at which the kernel's bots play game after game of one setup."""

    def __init__(self, setup: Setup, bots: Sequence[str], sand: Sequence[int] = ()) -> None:
        self.setup = setup
        self._boxes = make_box(setup, sand)
        self._fresh = new_state(self._boxes)
        self._states = np.zeros(2, STATE)
        self._flat = self._states[:1].view(np.int16)
        self._fresh_flat = self._fresh.view(np.int16)
        self._policies = np.array([POLICIES[bot] for bot in bots], np.int64)
        self._an_expert = expert_among(self._policies.tolist())
        self._trail = np.zeros(LONGEST_TRAIL, np.int16)

    def play(self, luck: Luck, minds: Luck) -> GameResult:
        """Play one game: chance from ``luck``, each seat's bot with its own of ``minds``."""
        self._flat[:] = self._fresh_flat
        steps, decisions = play_trail(
            self._boxes, self._states, luck, minds, self._policies, self._an_expert, self._trail
        )
        state = self._states[:1]
        players = self.setup.players
        won = int(winners(self._boxes, state))
        return GameResult(
            money=tuple(state["money"][0][:players].tolist()),
            sold=tuple(state["sold_cards"][0][:players].tolist()),
            winners=tuple(seat for seat in range(players) if won >> seat & 1),
            first=int(state["first"][0]),
            decisions=int(decisions),
            trail=self._trail[: int(steps)].copy(),
        )
