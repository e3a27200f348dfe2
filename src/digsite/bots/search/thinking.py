"""The search as Python sees it: think some more, at any time say what you think."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from time import perf_counter
from zlib import crc32

import numpy as np

from digsite.bots.search.descent import Mind, iterate
from digsite.bots.search.outlook import Outlook, look_ahead, new_outlook
from digsite.bots.search.settings import DEFAULTS, Settings
from digsite.bots.search.tree import Tree, find_child, new_nodes, with_room
from digsite.dealers import new_luck, seed_of
from digsite.game import Game, Position
from digsite.rules import ACTIONS, STATE, Boxes, States, actions_in, kernel, legal_steps, take_step

#: Iterations of the first batch, before anything is known about how long they take.
FIRST_BATCH = 8

#: So few iterations are done at once.
SMALL_BATCH = 64

#: A batch takes about this part of the time that is left, so that the end is met closely.
BATCH_SHARE = 0.25

#: Room for nodes that a search begins with.
FIRST_ROOM = 1024

#: More nodes than this are not kept; thinking goes on with those there are.
MOST_NODES = 4_000_000


@kernel
def prepare(boxes: Boxes, states: States, settings: Settings, outlook: Outlook) -> None:
    """Fill in the tables for a position (called from Python)."""
    look_ahead(boxes[0], states[0], settings, outlook)


@dataclass(frozen=True, slots=True)
class StepStatistics:
    """What a search found out about one small step."""

    step: int
    visits: int
    value: float
    """From 0 to 1, to the player who decides."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search thinks so far: the small steps it tried, the most visited first."""

    steps: tuple[StepStatistics, ...]
    iterations: int
    value: float
    """Of the position, to the player who decides."""

    @property
    def best(self) -> int:
        """The small step to take."""
        return self.steps[0].step


class Search:
    """A search from one position, which must show only what the player who decides knows (``LegalMoves.seen``).

    >>> from digsite import Game
    >>> game = Game(players=2, monument="mine", seed=4)
    >>> search = Search(game.legal_moves.seen, seed=1)
    >>> search.run(200)
    >>> search.result().iterations
    200
    >>> search.result().best in game.legal_steps
    True
    """

    def __init__(self, seen: Position, seed: int, settings: Settings = DEFAULTS) -> None:
        self._seen = seen.copy()
        self._boxes = seen.boxes
        self._states = np.zeros(3, STATE)
        self._states[:1] = seen.states
        self._viewer = seen.player
        self._root = 0
        self._nodes = new_nodes(FIRST_ROOM)
        self._used = np.ones(1, np.int64)
        # The same position is thought about with the same luck, whatever was thought about before.
        luck = new_luck(seed_of(seed, crc32(seen.states.tobytes())))
        self._mind = Mind(self._viewer, luck, new_outlook(), settings)
        prepare(self._boxes, self._states, settings, self._mind.outlook)

    @property
    def position(self) -> Position:
        """Where the search stands."""
        return self._seen.copy()

    @property
    def options(self) -> list[int]:
        """The legal small steps."""
        return actions_in(*legal_steps(self._boxes, self._seen.states))

    def run(self, iterations: int) -> None:
        """Think so many iterations further."""
        if iterations <= 0:
            return
        needed = int(self._used[0]) + iterations
        if needed > len(self._nodes):
            self._nodes = with_room(self._nodes, min(MOST_NODES, max(needed, 2 * len(self._nodes))))
        iterate(self._boxes, self._states, Tree(self._nodes, self._used), self._root, self._mind, iterations)

    def run_up_to(self, iterations: int) -> None:
        """Think at most so many iterations further, and stop when the best step cannot change any more."""
        while iterations > 0:
            batch = max(1, iterations // 4) if iterations > SMALL_BATCH else iterations
            self.run(batch)
            iterations -= batch
            if self.lead() > iterations:
                return

    def run_for(self, seconds: float, *, early: bool = True) -> int:
        """Think for so many seconds; ``early`` stops when the best step cannot change any more. Return iterations."""
        start = perf_counter()
        done = 0
        batch = FIRST_BATCH
        while True:
            self.run(batch)
            done += batch
            spent = perf_counter() - start
            left = seconds - spent
            rate = done / max(spent, 1e-6)
            batch = int(rate * left * BATCH_SHARE)
            if batch < 1 or left < 0.02 * seconds:
                return done
            if early and self.lead() > rate * left:
                return done

    def lead(self) -> int:
        """Return by how many visits the best step is ahead of the next."""
        best, second, *_ = (*(tried.visits for tried in self.result().steps[:2]), 0, 0)
        return best - second

    def result(self) -> SearchResult:
        """Say what was found out so far."""
        nodes, player = self._nodes, self._viewer
        root = nodes[self._root]
        found = []
        child = int(root["first"])
        while child > 0:
            node = nodes[child]
            visits = int(node["visits"])
            found.append(StepStatistics(int(node["edge"]), visits, float(node["value"][player]) / max(1, visits)))
            child = int(node["next"])
        found.sort(key=lambda tried: (-tried.visits, -tried.value, tried.step))
        visits = int(root["visits"])
        return SearchResult(tuple(found), visits, float(root["value"][player]) / max(1, visits))

    def principal_variation(self) -> tuple[int, ...]:
        """Return the small steps that the search thinks come next: from each node the one it visited most.

        It ends where chance decides, where something is shown to the player alone, or where nothing was tried.
        """
        line: list[int] = []
        nodes, node = self._nodes, self._root
        while True:
            tried = []
            child = int(nodes[node]["first"])
            while child > 0:
                tried.append((int(nodes[child]["visits"]), -int(nodes[child]["edge"]), child))
                child = int(nodes[child]["next"])
            if not tried or min(-edge for _, edge, _ in tried) >= ACTIONS:
                return tuple(line)
            _, edge, node = max(tried)
            if -edge >= ACTIONS:
                return tuple(line)
            line.append(-edge)

    def advance(self, step: int) -> None:
        """Take a small step in the middle of a decision of several.

        Nothing is learnt by it, so what was found out about the positions after it stays true, and is kept.
        """
        forced = len(self.options) == 1  # a forced step has no node
        child = self._root if forced else int(find_child(self._nodes, self._root, step))
        take_step(self._boxes, self._seen.states, step)
        self._states[:1] = self._seen.states
        if child == 0 and not forced:  # never tried: nothing to keep
            self._nodes = new_nodes(FIRST_ROOM)
            self._used[0] = 1
        self._root = child


@cache
def compile_search() -> None:
    """Compile the search, or load it from disk: once, so that no decision has to wait for it."""
    search = Search(Game(players=2, monument="mine", seed=4).legal_moves.seen, seed=0)
    search.run(1)
    search.advance(search.result().best)
