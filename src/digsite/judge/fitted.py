"""The fitted estimate: every seat's chance to win and its money to come, in microseconds, with all cards open.

A small network of two layers, one for each number of players, that was fitted to games of experts
(``tools/fit_estimate.py``). It judges positions in which chance comes next; anywhere else experts play on until then.

>>> from digsite import Game
>>> chances = FittedJudge().open(Game(players=2, monument="mine", seed=4).position)
>>> round(sum(chances.wins), 6), len(chances.money)
(1.0, 2)
"""

from __future__ import annotations

from functools import cache
from math import exp
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.bots.expert import expert
from digsite.bots.search.playing_on import NOT_FORCED, forced_step
from digsite.dealers import new_luck, seed_of
from digsite.dealers.fast import Luck, next_word
from digsite.dealers.resample import deal_hidden
from digsite.game import Position
from digsite.game.view import seen_position
from digsite.judge.features import fill_row
from digsite.judge.judge import Chances
from digsite.judge.playing_out import MONEY, OPEN, WON
from digsite.rules import OUTCOMES, SEATS, STATE, Box, Boxes, State, States, kernel, wide
from digsite.rules.chance import happen, weigh
from digsite.rules.knowledge import hide
from digsite.rules.legal import legal
from digsite.rules.phases import DEAL, DIG, FIRST_DECISION, OVER, ROB
from digsite.rules.score import winning_seats
from digsite.rules.step import act

#: What the network counts money in.
DOLLARS = 30.0

#: Games dealt anew for an estimate from what one player knows.
IMAGINED = 64

Layer = npt.NDArray[np.float32]
#: By seat: share of the victory, money.
Figures = npt.NDArray[np.float64]

_WEIGHTS = Path(__file__).with_name("estimate.npz")


class Depth(NamedTuple):
    """How far to look ahead before estimating."""

    plies: int = 0
    """Cards of the dig site, and of robbed hands, that are all tried: each makes it some ten times slower."""
    exact: int = 3
    """With so few cards left to dig, every order in which they can come is played out."""

    def room(self) -> States:
        """Return states to look ahead in: for every card one, one for a thief's catch, and a few besides."""
        return np.zeros(2 * (self.plies + self.exact) + 4, STATE)


class Network(NamedTuple):
    """The weights for one number of players: a row of ``features`` in, a share and money for each seat out."""

    first: Layer
    first_bias: Layer
    second: Layer
    second_bias: Layer
    last: Layer
    last_bias: Layer


@cache
def network(players: int) -> Network:
    """Load the weights for so many players."""
    with np.load(_WEIGHTS) as kept:
        return Network(*(kept[f"{name}_{players}"].astype(np.float32) for name in Network._fields))


@kernel
def _through(x: Layer, weights: Layer, bias: Layer) -> Layer:
    """One layer, before it bends. What is 0 is passed over: most of a row is."""
    y = bias.copy()
    for i in range(len(x)):
        if x[i] != 0.0:
            row = weights[i]
            for j in range(len(y)):
                y[j] += x[i] * row[j]
    return y


@kernel
def _bend(x: Layer) -> None:
    for i in range(len(x)):
        x[i] = max(x[i], np.float32(0.0))


@kernel
def estimate(b: Box, s: State, net: Network, values: Figures) -> None:
    """Fill in what a position in which chance comes next is worth to each seat."""
    players = wide(b.players)
    row = np.empty(len(net.first), np.float32)
    fill_row(b, s, row)
    hidden = _through(row, net.first, net.first_bias)
    _bend(hidden)
    hidden = _through(hidden, net.second, net.second_bias)
    _bend(hidden)
    told = _through(hidden, net.last, net.last_bias)
    start = wide(s.turn) if s.phase > 0 else 0
    highest = np.float64(told[0])
    for k in range(1, players):
        highest = max(highest, np.float64(told[k]))
    total = 0.0
    for k in range(players):
        total += exp(told[k] - highest)
    for k in range(players):
        p = (start + k) % players
        values[p, WON] = exp(told[k] - highest) / total
        values[p, MONEY] = s.money[p] + DOLLARS * told[players + k]


@kernel
def _end(b: Box, s: State, values: Figures) -> None:
    """Fill in what a finished game is worth to each seat (R75, R76)."""
    won = winning_seats(b, s)
    winners = 0
    for p in range(b.players):
        winners += won >> p & 1
    for p in range(b.players):
        values[p, WON] = (won >> p & 1) / winners
        values[p, MONEY] = s.money[p]


@kernel
def _play_to_chance(b: Box, states: States, at: int) -> None:
    """Let experts play on until chance comes, or the game is over. The last of ``states`` is for them to look at."""
    s = states[at]
    last = len(states) - 1
    while s.phase != OVER and s.phase >= FIRST_DECISION:
        low, high = legal(b, s)
        choice = forced_step(low, high)
        if choice == NOT_FORCED:
            states[last] = s
            hide(b, states[last], s.player)
            choice = wide(expert(b, states[last]))
        act(b, s, choice)


@kernel
def _judge_leaf(b: Box, s: State, net: Network, values: Figures) -> None:
    """Fill in what a position is worth without looking further: its result, or the estimate."""
    if s.phase == OVER:
        _end(b, s, values)
    else:
        estimate(b, s, net, values)


@kernel
def _looks_further(s: State, depth: Depth, gone: int, room: int) -> bool:
    """Say whether all outcomes of a position are tried, ``gone`` cards after the first."""
    if (s.phase != DIG and s.phase != ROB) or gone >= room:
        return False
    return gone < depth.plies or s.dig_size <= depth.exact


@kernel
def foresee(b: Box, states: States, depth: Depth, net: Network, values: Figures) -> None:
    """Fill in what ``states[1]`` is worth if experts play on, looking ahead in the states after it.

    Where few cards are left to dig (``depth.exact``), it is exact: every order of theirs is played out. What mine,
    sphinx and ruins turn up is left to the estimate. (A loop and not a function that calls itself: Numba keeps those on
    disk, and crashes when it takes them from there.)
    """
    room = len(states) - 3
    _play_to_chance(b, states, 1)
    if not _looks_further(states[1], depth, 0, room):
        _judge_leaf(b, states[1], net, values)
        return
    weights = np.zeros((len(states), OUTCOMES), np.int16)
    totals = np.zeros(len(states), np.int64)
    tried = np.zeros(len(states), np.int64)
    sums = np.zeros((len(states), SEATS, 2))
    totals[1] = weigh(b, states[1], weights[1])
    at = 1
    while True:
        outcome = tried[at]
        while outcome < OUTCOMES and weights[at, outcome] == 0:
            outcome += 1
        tried[at] = outcome + 1
        if outcome < OUTCOMES:
            at += 1
            states[at] = states[at - 1]
            happen(b, states[at], outcome)
            _play_to_chance(b, states, at)
            if _looks_further(states[at], depth, at - 1, room):
                totals[at] = weigh(b, states[at], weights[at])
                tried[at] = 0
                sums[at] = 0.0
                continue
            _judge_leaf(b, states[at], net, values)
        else:
            values[:] = sums[at]
            if at == 1:
                return
        at -= 1
        share = weights[at, tried[at] - 1] / totals[at]
        for p in range(b.players):
            for what in range(2):
                sums[at, p, what] += share * values[p, what]


@kernel
def luck_of(b: Box, states: States, came: int, depth: Depth, net: Network, luck: Figures) -> None:
    """Fill in what an outcome of chance in ``states[0]`` brought each seat: its value, less the mean over all outcomes.

    The mean is exact, with the kernel's weights. So whatever the estimate thinks, luck is nothing on average.
    """
    weights = np.zeros(OUTCOMES, np.int16)
    total = weigh(b, states[0], weights)
    luck[:] = 0.0
    if weights[came] == total:
        return
    part = np.empty((SEATS, 2))
    for outcome in range(OUTCOMES):
        if weights[outcome] > 0:
            states[1] = states[0]
            happen(b, states[1], outcome)
            if states[1].phase == DEAL:
                estimate(b, states[1], net, part)
            else:
                foresee(b, states, depth, net, part)
            share = weights[outcome] / total
            for p in range(b.players):
                for what in range(2):
                    luck[p, what] += ((1.0 if outcome == came else 0.0) - share) * part[p, what]


@kernel
def judge_at_once(
    boxes: Boxes,
    states: States,
    viewer: int,
    games: int,
    depth: Depth,
    seed: Luck,
    net: Network,
    values: Figures,
    squares: Figures,
) -> None:
    """Fill in what ``states[0]`` is worth, and the mean of its squares (called from Python).

    For a viewer it is the mean over so many deals anew of what they do not know.
    """
    b = boxes[0]
    stream = np.zeros(1, np.uint64)
    part = np.zeros((SEATS, 2))
    values[:] = 0.0
    for game in range(games):
        states[1] = states[0]
        stream[0] = seed[0] ^ np.uint64(game)
        stream[0] = next_word(stream)
        if viewer != OPEN:
            deal_hidden(b, states[1], viewer, stream)
        foresee(b, states, depth, net, part)
        values += part / games
        squares += part**2 / games


#: The quickest look.
AT_ONCE = Depth()


class FittedJudge:
    """Judges positions at once: as ``Judge`` does, without playing them to their end."""

    def __init__(self, depth: Depth = AT_ONCE, imagined: int = IMAGINED, seed: int = 0) -> None:
        self.depth = depth
        self.imagined = imagined
        self.seed = seed

    def open(self, position: Position) -> Chances:
        """Judge a position with all cards open."""
        return self._judge(position, OPEN, 1)

    def known(self, position: Position, seat: int) -> Chances:
        """Judge a position from what one seat knows: the mean over hidden cards dealt anew, with its error."""
        return self._judge(seen_position(position, seat), seat, self.imagined)

    def _judge(self, position: Position, viewer: int, games: int) -> Chances:
        players = position.players
        states = self.depth.room()
        states[:1] = position.states
        values, squares = np.zeros((SEATS, 2)), np.zeros((SEATS, 2))
        luck, net = new_luck(seed_of(self.seed)), network(players)
        judge_at_once(position.boxes, states, viewer, games, self.depth, luck, net, values, squares)
        error = np.sqrt(np.maximum(squares - values**2, 0.0) / max(1, games - 1))
        return Chances(
            tuple(values[:players, WON].tolist()),
            tuple(values[:players, MONEY].tolist()),
            tuple(error[:players, WON].tolist()),
            tuple(error[:players, MONEY].tolist()),
            games,
        )
