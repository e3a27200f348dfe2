"""The search at a table: whole moves, within a time limit or an iteration limit."""

from __future__ import annotations

from time import perf_counter

from digsite.bots.endings import Solver, compile_endings, open_ending
from digsite.bots.policies import AN_EXPERT, EXPERT, decide_seen
from digsite.bots.search.settings import DEFAULTS, Settings
from digsite.bots.search.thinking import Search, compile_search
from digsite.dealers import new_luck
from digsite.game import LegalMoves, Move, Position, View
from digsite.game.steps import move_by_steps
from digsite.rules import take_step

#: The first small step of a decision gets this part of the time that is left, and so does each further one.
SHARE = 0.6

#: Positions that may be looked at to solve an ending, for every iteration or second of thinking: about half as long.
POSITIONS_AN_ITERATION = 4
POSITIONS_A_SECOND = 80_000

#: With less than this part of a decision's time left, further small steps take what is known already.
LEAST_SHARE = 0.05


class SearchBot:
    """A bot that thinks: within ``seconds`` a decision, or exactly ``iterations``, whichever it was made with.

    Where nothing that matters is hidden any more it plays perfectly, if it can work that out in time (``endings``).

    >>> from digsite import Game
    >>> game = Game(players=2, monument="mine", seed=4)
    >>> bot = SearchBot(seed=1, iterations=50)
    >>> bot.choose(game.view(game.player), game.legal_moves, 1.0) in game.legal_moves
    True
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        settings: Settings = DEFAULTS,
        endings: bool = True,
    ) -> None:
        compile_search()
        if endings:
            compile_endings()
        self._endings = endings
        self._seed = seed
        self._seconds = seconds
        self._iterations = iterations
        self._settings = settings

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:  # noqa: ARG002  # it sees what is legal
        """Choose a whole move by small steps, looking only at what the player knows."""
        limit = seconds if self._seconds is None else min(seconds, self._seconds)
        thought = Thought(self._seed, self._settings, limit, self._iterations, endings=self._endings)
        return move_by_steps(legal.seen, legal.setup, thought.step)


class Thought:
    """One whole decision: a search that goes on from small step to small step."""

    def __init__(
        self, seed: int, settings: Settings, seconds: float, iterations: int | None, *, endings: bool = True
    ) -> None:
        self._seed = seed
        self._settings = settings
        self._seconds = seconds
        self._iterations = iterations
        self._left = 1.0
        self._search: Search | None = None
        self._endings = endings
        self._solver: Solver | None = None

    def step(self, position: Position) -> int:
        """Choose the next small step."""
        perfect = self._perfect_step(position) if self._endings else None
        if perfect is not None:
            return perfect
        if self._search is None:
            self._search = Search(position, self._seed, self._settings)
        search = self._search
        options = search.options
        step = options[0] if len(options) == 1 else self._think(search)
        search.advance(step)
        return step

    def _perfect_step(self, position: Position) -> int | None:
        """Return a step of perfect play, the expert's if it is one; None where it cannot be told."""
        ending = open_ending(position)
        if ending is None:
            return None
        start = perf_counter()
        if self._solver is None:
            timed = POSITIONS_A_SECOND * self._seconds
            limit = timed if self._iterations is None else POSITIONS_AN_ITERATION * self._iterations
            self._solver = Solver(ending.position, int(limit) + 1)
        usual = int(decide_seen(position.boxes, position.states, EXPERT, new_luck(0), AN_EXPERT))
        found = self._solver.best_step(ending.position, usual)
        self._endings = found is not None  # what is too large now is not tried again in this decision
        self._seconds = max(0.0, self._seconds - (perf_counter() - start))
        return found

    def _think(self, search: Search) -> int:
        """Think for a share of what is left; for all of it, once the step found ends the decision."""
        if self._left >= LEAST_SHARE or not search.result().steps:
            self._run(search, self._left * SHARE)
            if not goes_on(search.position, search.result().best):
                self._run(search, self._left)
        return search.result().best

    def _run(self, search: Search, share: float) -> None:
        self._left -= share
        if self._iterations is not None:
            search.run_up_to(max(1, int(self._iterations * share)))
        else:
            search.run_for(self._seconds * share)


def goes_on(position: Position, step: int) -> bool:
    """Say whether a small step leaves its decision unfinished (a trade, names, several cards)."""
    take_step(position.boxes, position.states, step)
    return bool(position.number("half_made"))
