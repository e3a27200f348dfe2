"""Accounts that balance: for every seat, even share + deal + cards + unseen + decisions = result.

Every position of the game is valued once, with all cards open, from the end backwards:

- The last position is worth its result.
- Where chance decides, a position is worth the exact mean of all that could have come, with the kernel's weights: what
  came has its value already, what did not come is played out. *Cards*: the value of what came, less that mean.
- Where a player does as the judge expects (as the expert would), nothing changes. Where they do something else, both
  moves are played out with the same luck, twice: from what the player knew (*decisions*) and with all cards open. The
  position was worth what it is after the move, less the open change. *Unseen*: the open change, less the judged one.
- *Deal*: what the first position is worth, less an even share; all seats are alike before the deal.

So each figure is a difference of two values on one chain, and sums are exact whatever the number of games; that number
only decides how much noise is in the parts.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from digsite.dealers import seed_of
from digsite.editions import Setup
from digsite.game import LegalMoves, Position
from digsite.game.view import seen_position
from digsite.judge.judge import Judge
from digsite.judge.moments import Chosen, Happened, Moment
from digsite.judge.playing_out import MONEY, VICTORY, WON
from digsite.judge.trying import Trial, try_moves
from digsite.rules import OUTCOMES, actions_in, chances, legal_steps, new_state, winners

Figures = npt.NDArray[np.float64]

#: Outcomes that hardly ever come are played out at least so often.
LEAST_GAMES = 8


@dataclass(frozen=True, slots=True)
class Entry:
    """One moment in the accounts: how every seat's value changed, by seat and what is noted (victory, money)."""

    moment: Moment
    value: Figures  # after it
    value_error: Figures
    cards: Figures
    unseen: Figures
    decision: Figures
    trial: Trial | None = None

    @property
    def change(self) -> Figures:
        """All of it together."""
        return self.cards + self.unseen + self.decision


@dataclass(frozen=True, slots=True)
class Accounts:
    """A whole game: what every seat's result is made of."""

    players: int
    even: Figures
    deal: Figures
    dealt: Figures  # the value after the deal
    dealt_error: Figures
    entries: tuple[Entry, ...]
    result: Figures
    games: int = field(default=0)  # played out for it, in all

    @property
    def cards(self) -> Figures:
        """What chance brought, by seat."""
        return self._sum([entry.cards for entry in self.entries])

    @property
    def unseen(self) -> Figures:
        """What lay in cards that whoever decided could not see, by seat."""
        return self._sum([entry.unseen for entry in self.entries])

    @property
    def luck(self) -> Figures:
        """All three kinds of luck, by seat."""
        return self.deal + self.cards + self.unseen

    @property
    def own(self) -> Figures:
        """What each seat's own decisions brought it."""
        own = np.zeros((self.players, 2))
        for entry in self.entries:
            if isinstance(entry.moment, Chosen):
                own[entry.moment.by] += entry.decision[entry.moment.by]
        return own

    @property
    def others(self) -> Figures:
        """What the others' decisions brought each seat."""
        return self.decisions - self.own

    @property
    def decisions(self) -> Figures:
        """What all decisions brought each seat."""
        return self._sum([entry.decision for entry in self.entries])

    def _sum(self, parts: Sequence[Figures]) -> Figures:
        total = np.zeros((self.players, 2))
        for part in parts:
            total += part
        return total


@dataclass(frozen=True, slots=True)
class _Weighed:
    """What did not come, weighed: its part in the mean, with its variance; and the weight of what came."""

    rest: Figures
    variance: Figures
    share: float


@dataclass(frozen=True, slots=True)
class _Judged:
    """A decision judged: how it changed things as its player could know, and with all cards open."""

    trial: Trial
    open_change: Figures
    variance: Figures


#: Told how much is done and how much there is.
Progress = Callable[[int, int], None]


def keep_accounts(
    setup: Setup,
    end: Position,
    moments: Sequence[Moment],
    judge: Judge,
    workers: int | None = None,
    progress: Progress = lambda _done, _all: None,
) -> Accounts:
    """Keep the accounts of a finished game; ``workers`` threads share the work, and change nothing in the figures."""
    done = 0
    found: list[_Weighed | _Judged | None] = []
    with ThreadPoolExecutor(workers or os.cpu_count() or 1) as pool:
        at_even = pool.submit(_even, end, judge)
        jobs = [pool.submit(_look_into, setup, moment, _own(judge, place)) for place, moment in enumerate(moments)]
        try:
            for job in jobs:
                found.append(job.result())
                done += 1
                progress(done, len(jobs))
        finally:
            for job in jobs:
                job.cancel()
        even = at_even.result()
    result = value = result_of(end)
    variance = np.zeros_like(value)
    entries: list[Entry] = []
    for moment, seen in zip(reversed(moments), reversed(found), strict=True):
        entry, value, variance = _enter(moment, seen, value, variance)
        entries.append(entry)
    entries.reverse()
    return Accounts(setup.players, even, value - even, value, np.sqrt(variance), tuple(entries), result)


def result_of(end: Position) -> Figures:
    """Return the shares of the victory and the money at the end, by seat."""
    players = end.players
    won = int(winners(end.boxes, end.states))
    result = np.zeros((players, 2))
    for seat in range(players):
        result[seat, WON] = (VICTORY // won.bit_count() if won >> seat & 1 else 0) / VICTORY
        result[seat, MONEY] = end.row("money")[seat]
    return result


def _own(judge: Judge, place: int) -> Judge:
    """Give every moment luck of its own."""
    return Judge(judge.games, seed_of(judge.seed, place + 1))


def _even(end: Position, judge: Judge) -> Figures:
    """An even share: of the victory exactly; of the money what experts have on average."""
    players = end.players
    fresh = judge.open(Position(end.boxes, new_state(end.boxes)))
    even = np.full((players, 2), 1 / players)
    even[:, MONEY] = sum(fresh.money) / players
    return even


def _look_into(setup: Setup, moment: Moment, judge: Judge) -> _Weighed | _Judged | None:
    if isinstance(moment, Happened):
        return weigh_chance(moment, judge)
    return _judge_move(setup, moment, judge)


def weigh_chance(moment: Happened, judge: Judge) -> _Weighed | None:
    """Play out everything that could have come and did not; None: nothing else could come."""
    position = moment.position
    weights = np.zeros(OUTCOMES, np.int16)
    total = int(chances(position.boxes, position.states, weights))
    possible = [outcome for outcome in range(OUTCOMES) if weights[outcome] > 0 and outcome != moment.outcome]
    if not possible:
        return None
    least = min(LEAST_GAMES, judge.games)
    counts = [max(least, round(judge.games * int(weights[outcome]) / total)) for outcome in possible]
    rest = np.zeros((position.players, 2))
    variance = np.zeros_like(rest)
    for outcome, games in zip(possible, judge.outcomes(position, possible, counts), strict=True):
        share = int(weights[outcome]) / total
        mean, error = games.figures
        rest += share * mean
        variance += (share * error) ** 2
    return _Weighed(rest, variance, int(weights[moment.outcome]) / total)


def _judge_move(setup: Setup, moment: Chosen, judge: Judge) -> _Judged | None:
    """Judge a move by what its player knew, and with all cards open; None: it was the only one there was."""
    position = moment.position
    if len(actions_in(*legal_steps(position.boxes, position.states))) == 1:
        return None
    legal = LegalMoves(seen_position(position, moment.by), setup)
    trial = try_moves(legal, moment.by, judge, moment.move)
    nothing = np.zeros((position.players, 2))
    if trial.made == trial.expected:
        return _Judged(trial, nothing, nothing)
    made, expected = judge.moves(position, setup, (trial.made, trial.expected), open_cards=True, games=trial.games)
    change, error = made.over(expected)
    return _Judged(trial, change, error**2)


def _enter(
    moment: Moment, seen: _Weighed | _Judged | None, value: Figures, variance: Figures
) -> tuple[Entry, Figures, Figures]:
    """Enter a moment, knowing the value after it; return the value before it, and its variance."""
    nothing = np.zeros_like(value)
    error = np.sqrt(variance)
    match seen:
        case _Weighed(rest, rest_variance, share):
            mean = rest + share * value
            entry = Entry(moment, value, error, value - mean, nothing, nothing)
            return entry, mean, rest_variance + share**2 * variance
        case _Judged(trial, open_change, change_variance):
            entry = Entry(moment, value, error, nothing, open_change - trial.change, trial.change, trial)
            return entry, value - open_change, variance + change_variance
    return Entry(moment, value, error, nothing, nothing, nothing), value, variance


def values_by_event(accounts: Accounts) -> Iterator[tuple[int, Figures]]:
    """Yield the value of the position after each event of the log, the deal first."""
    at = 0
    value = accounts.dealt
    for entry in accounts.entries:
        if entry.moment.event != at:
            yield at, value
            at = entry.moment.event
        value = entry.value
    yield at, value
