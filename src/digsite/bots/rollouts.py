"""Playing on to the end, thousands of times, inside the kernel: what could come of a position.

>>> from digsite import Game
>>> view = Game(players=2, monument="mine", seed=4).view(0)
>>> ends = rollout(view, policies="greedy", games=200, seed=1)
>>> ends.money.shape, ends.shares.shape, 0 < ends.win_rate[0] < 1
((200, 2), (200, 2), True)
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from digsite.bots.finishing import finish_game
from digsite.bots.policies import POLICIES, expert_among
from digsite.dealers.fast import Luck, new_luck, seed_each
from digsite.dealers.random_steps import ones
from digsite.dealers.resample import deal_hidden
from digsite.editions import BEGINNERS_LUCK, Setup
from digsite.errors import DigsiteError, shown
from digsite.game import Game, Move, View
from digsite.game.imagining import seen_from, setup_of
from digsite.rules import OUTCOMES, SEATS, STATE, Boxes, States, kernel, make_box
from digsite.rules.score import winning_seats
from digsite.whole_numbers import whole_number

#: The hidden cards of a start are all there: nothing is dealt anew.
NOTHING_HIDDEN = -1


@kernel
def play_out(
    boxes: Boxes,
    starts: States,
    viewer: int,
    luck: Luck,
    minds: Luck,
    policies: npt.NDArray[np.int64],
    an_expert: int | None,
    money: npt.NDArray[np.int16],
    shares: npt.NDArray[np.float32],
) -> int:
    """Play a game to its end for each row of ``money``, from the starts in turn; return how many decisions were made.

    What the viewer of a start does not know is dealt anew for every game.
    """
    b = boxes[0]
    states = np.zeros(2, STATE)
    s = states[0]
    scratch = states[1:]
    weights = np.zeros(OUTCOMES, np.int16)
    mind = np.zeros(1, np.uint64)
    decisions = 0
    for i in range(len(money)):
        states[0] = starts[i % len(starts)]
        own = luck[i : i + 1]
        mind[0] = minds[i]
        if viewer != NOTHING_HIDDEN:
            deal_hidden(b, s, viewer, own)
        decisions += finish_game(boxes, s, scratch, policies, own, mind, weights, an_expert)
        won = winning_seats(b, s)
        among = np.float32(ones(np.uint64(won)))
        for p in range(b.players):
            money[i, p] = s.money[p]
            shares[i, p] = np.float32(1.0) / among if won >> p & 1 else np.float32(0.0)
    return decisions


@dataclass(frozen=True, slots=True, eq=False)
class Rollouts:
    """How so many games ended: a row for each game, a column for each seat."""

    money: npt.NDArray[np.int16]
    shares: npt.NDArray[np.float32]
    """Of the victory: 1 for its winner, equal parts where it is shared (R76)."""
    decisions: int
    """How many decisions were made in all of them."""

    def __len__(self) -> int:
        return len(self.money)

    @property
    def win_rate(self) -> list[float]:
        """The share of victories of each seat."""
        rates: list[float] = self.shares.mean(axis=0).tolist()
        return rates

    @property
    def mean_money(self) -> list[float]:
        """The money of each seat, on average."""
        means: list[float] = self.money.mean(axis=0).tolist()
        return means


def rollout(
    start: Game | View,
    policies: str | Sequence[str] = "expert",
    games: int = 100,
    *,
    seed: int = 0,
    after: Move | str | None = None,
    setup: Setup | None = None,
    threads: int = 1,
) -> Rollouts:
    """Play on to the end so many times, each time with other chance, and say how it ended.

    From a ``Game`` everybody's cards are those that they are. From a ``View`` all that its player does not know is
    dealt anew for every game, so nothing hidden comes in. ``policies`` are bots of the kernel (``random``, ``greedy``,
    ``expert``): one for all seats, or one for each. ``after`` is a move to be made first. ``threads`` share the games
    out; the results are the same on any number.

    >>> from digsite import Game, Sell
    >>> game = Game(players=2, monument="mine", seed=4)
    >>> sale = next(game.legal_moves.of(Sell))
    >>> ends = rollout(game.view(game.player), "greedy", games=50, after=sale)
    >>> len(ends), ends.decisions > 1000
    (50, True)
    """
    count = _number(games, "games")
    seats = _policies(policies, _players(start))
    known, boxes, starts, viewer = _starts(start, after, count, seed, setup)
    luck, minds = np.zeros(count, np.uint64), np.zeros(count, np.uint64)
    seed_each(new_luck(seed), 0, luck)
    seed_each(new_luck(seed), 1 << 40, minds)
    players = known.players
    money, shares = np.zeros((count, players), np.int16), np.zeros((count, players), np.float32)
    an_expert = expert_among(seats.tolist())
    shared = min(_number(threads, "threads"), count)

    def play(part: slice) -> int:
        first = starts if len(starts) == 1 else starts[part]
        row = (luck[part], minds[part], seats, an_expert, money[part], shares[part])
        return int(play_out(boxes, first, viewer, *row))

    edges = [count * place // shared for place in range(shared + 1)]
    parts = [slice(edges[place], edges[place + 1]) for place in range(shared)]
    if shared == 1:
        return Rollouts(money, shares, play(parts[0]))
    with ThreadPoolExecutor(shared, "digsite-rollout") as pool:
        return Rollouts(money, shares, sum(pool.map(play, parts)))


def _players(start: object) -> int:
    if isinstance(start, Game):
        return start.setup.players
    if isinstance(start, View):
        return len(start.seats)
    raise DigsiteError("bad-start", f"A rollout starts from a Game or a View, not from {shown(start)}.")


def _number(value: object, what: str) -> int:
    number = whole_number(value)
    if number is None or number < 1:
        raise DigsiteError("bad-count", f"The number of {what} is a whole number from 1 on, not {shown(value)}.")
    return number


def _policies(policies: object, players: int) -> npt.NDArray[np.int64]:
    names = [policies] * players if isinstance(policies, str) else policies
    if not isinstance(names, Sequence) or len(names) != players:
        raise DigsiteError("bad-policies", f"There is one policy for all, or one for each of {players} seats.")
    for name in names:
        if not isinstance(name, str) or name not in POLICIES:
            there = ", ".join(POLICIES)
            raise DigsiteError(
                "bad-policies", f"Rollouts are played by bots of the kernel ({there}), not {shown(name)}."
            )
    numbers = np.zeros(SEATS, np.int64)
    numbers[:players] = [POLICIES[name] for name in names]
    return numbers


def _starts(
    start: Game | View, after: Move | str | None, count: int, seed: int, setup: Setup | None
) -> tuple[Setup, Boxes, States, int]:
    """Return what is played with, the states to start from, and whose eyes they are seen with."""
    if isinstance(start, Game):
        game = start
        if after is not None:
            game = start.copy()
            game.dealer = None  # chance after the move is another for every game
            game.play(after)
        return game.setup, game.position.boxes, game.position.states.copy(), NOTHING_HIDDEN
    known = setup_of(start) if setup is None else setup
    if after is None and BEGINNERS_LUCK not in known.variants:
        seen = seen_from(start, known)
        return known, seen.boxes, seen.states, len(start.seats) if start.seat is None else start.seat
    states = np.zeros(count, STATE)
    for place in range(count):  # what a move brings depends on what is hidden, and totals on the whole log
        game = start.imagine((seed + place) % (1 << 64), known)
        if after is not None:
            game.dealer = None
            game.play(after)
        states[place] = game.position.states[0]
    return known, make_box(known), states, NOTHING_HIDDEN
