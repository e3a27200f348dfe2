"""Thousands of games at once: arrays of states, stepped in place, without Python in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from digsite.dealers.fast import Luck
from digsite.editions import DEFAULT_EDITION, Edition
from digsite.game import RANDOM
from digsite.kernel import checks, loops
from digsite.kernel.playing import Playing, luck_of
from digsite.kernel.sane import first_insane
from digsite.observations import SIZE, Observation, numbers_of
from digsite.rules import ACTIONS, STATE, States
from digsite.rules.phases import OVER

#: Streams of one seed: chance, the players' choices, and dealing anew.
_CHANCE, _CHOICES, _GUESSES = 0, 1, 2


class Games:
    """So many games, each with a state, luck and choices of its own; one call goes through all of them.

    >>> games = Games(1000, players=3, monument="tomb", seed=1)
    >>> games.masks().shape, games.player.shape
    ((1000, 126), (1000,))
    >>> while not games.is_over.all():
    ...     games.step(games.random_actions())
    >>> games.money.shape, float(games.shares().sum())
    ((1000, 3), 1000.0)

    Game ``i`` of a batch with seed ``s`` is the game that ``OneGame`` and ``digsite.Game`` deal from the same words and
    the seed ``digsite.dealers.seed_of(s, i)``. With ``monument="random"`` each game draws its own (``which``).

    Chance is settled by the games' own luck as soon as it is due. Everything is checked by default: a wrong action
    changes no game at all and raises a ``KernelError``. ``checked=False`` leaves checking actions to you; then a wrong
    one can make the interpreter crash. ``threads`` share the games out: compiled code holds no interpreter lock.
    """

    def __init__(
        self,
        count: int,
        players: int = 3,
        *,
        edition: str | Path | Edition = DEFAULT_EDITION,
        monument: str = RANDOM,
        variants: Sequence[str] = (),
        first: int | Sequence[int] | None = None,
        seed: int | None = None,
        checked: bool = True,
        threads: int = 1,
    ) -> None:
        """Deal so many games; the other words are those of ``digsite.Game``."""
        playing = Playing.of(players, edition=edition, monument=monument, variants=variants, first=first)
        self._take_seats(playing, checks.checked_count(count), seed, checked=checked, threads=threads)
        self.restart(np.ones(len(self), np.bool_))

    def _take_seats(self, playing: Playing, count: int, seed: int | None, *, checked: bool, threads: int) -> None:
        self.playing = playing
        self.checked = checked
        self.threads = checks.checked_count(threads, "threads")
        self.which: npt.NDArray[np.int64] = np.zeros(count, np.int64)
        self.states: States = np.zeros(count, STATE)
        self.luck: Luck = luck_of(seed, count, _CHANCE)
        self.minds: Luck = luck_of(seed, count, _CHOICES)
        self.words: npt.NDArray[np.uint64] = np.zeros((count, 2), np.uint64)
        self._pool: ThreadPoolExecutor | None = None

    @classmethod
    def of(
        cls,
        playing: Playing,
        states: States,
        *,
        which: npt.NDArray[np.int64] | None = None,
        seed: int | None = None,
        checked: bool = True,
        threads: int = 1,
    ) -> Self:
        """Go on with states from somewhere else: a copy of each is taken, looked at, and given luck of its own.

        >>> some = Games(4, players=2, monument="mine", seed=1)
        >>> more = Games.of(some.playing, some.states[[0, 0, 0, 2]], seed=5)
        >>> len(more), bool((more.states[0] == some.states[0]).all())
        (4, True)
        """
        found = checks.checked_states(states)
        games = cls.__new__(cls)
        games._take_seats(playing, len(found), seed, checked=checked, threads=threads)
        games.states[:] = found
        if which is not None:
            games.which[:] = checks.checked_numbers(which, len(found), "boxes")
        if checked:
            wrong = int(first_insane(playing.boxes, games.which, games.states))
            if wrong != loops.ALL_WELL:
                told = f"State {wrong} cannot be one of a game of {playing.players} players at these monuments"
                checks.refuse("bad-state", f"{told}: its piles, places or phase contradict each other.")
        games.refresh()
        return games

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        over = int(self.is_over.sum())
        return f"<{len(self)} games of {self.playing.players} at {', '.join(self.playing.monuments)}: {over} are over>"

    # What there is to know of all of them.

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.playing.players

    @property
    def phase(self) -> npt.NDArray[np.int16]:
        """Where each game stands (``kernel.PHASES``): the states' own numbers, which change with them."""
        return self.states["phase"]

    @property
    def player(self) -> npt.NDArray[np.int16]:
        """Who decides in each game: the states' own numbers, which change with them."""
        return self.states["player"]

    @property
    def money(self) -> npt.NDArray[np.int16]:
        """The money of every seat of every game."""
        return self.states["money"][:, : self.players]

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Which games are over (R74)."""
        over: npt.NDArray[np.bool_] = self.states["phase"] == OVER
        return over

    def shares(self, out: npt.NDArray[np.float32] | None = None) -> npt.NDArray[np.float32]:
        """Return each seat's share of each victory (R75, R76); games that go on have no winner yet."""
        room = self._room(out, (len(self), self.players), (np.float32,), "shares")
        self._spread(lambda *part: loops.share_games(self.playing.boxes, *part), self.which, self.states, room)
        return room

    def masks(self, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """Return what is legal in every game, an array of games by actions (bool; ``out`` may be of uint8 or int8)."""
        room = self._room(out, (len(self), ACTIONS), (np.bool_, np.uint8, np.int8), "masks")
        self._spread(loops.spread_masks, self.words, room.view(np.bool_))
        return room

    def random_actions(self, out: npt.NDArray[np.int64] | None = None) -> npt.NDArray[np.int64]:
        """Choose a legal action in every game, each equally likely; -1 in games that are over."""
        room = self._room(out, (len(self),), (np.int64,), "actions")
        self._spread(loops.random_actions, self.words, self.minds, room)
        return room

    def seen(self, viewers: object = "player", out: States | None = None) -> States:
        """Return the states with all blanked out that each viewer does not know.

        ``viewers`` is a seat, None for the public, an array of seats, or ``"player"``: whoever decides.
        """
        room = self._room(out, (len(self),), (STATE,), "states")
        room[:] = self.states
        arrays = (self.which, room, self._viewers(viewers))
        self._spread(lambda *part: loops.hide_games(self.playing.boxes, *part), *arrays)
        return room

    def observations(self, viewers: object = "player", out: Observation | None = None) -> Observation:
        """Return what each viewer knows as a row of small numbers (``digsite.observations.LAYOUT``).

        ``viewers`` are those of ``seen``.

        >>> games = Games(100, players=3, monument="tomb", seed=7)
        >>> games.observations().shape
        (100, 413)
        """
        room = self._room(out, (len(self), SIZE), (np.uint8,), "observations")
        numbers = numbers_of(self.states).reshape(len(self), -1)
        arrays = (self.which, self.states, numbers, self._viewers(viewers), room)
        self._spread(lambda *part: loops.observe_games(self.playing.boxes, *part), *arrays)
        return room

    # Playing.

    def step(self, actions: object, *, settle: bool = True) -> None:
        """Take one legal small step in every game, with all chance that follows.

        An action of -1 leaves its game as it is; games that are over take no other. Without ``settle`` games stop where
        chance decides, until ``settle`` is called.
        """
        taken = self._actions(actions)
        boxes = self.playing.boxes
        arrays = (self.which, self.states, self.luck, self.words, taken)
        self._spread(lambda *part: loops.step_games(boxes, *part, settle), *arrays)  # type: ignore[call-arg]

    def step_and_restart(self, actions: object, ended: npt.NDArray[np.bool_], money: object, shares: object) -> int:
        """Do the same; where a game is over then, say how it ended, and begin another at once.

        ``ended``, ``money`` (int16) and ``shares`` (float32) are filled in: which games ended with this step, and the
        seats' money and shares of victory there. Returns how many games ended.
        """
        taken, seats = self._actions(actions), (len(self), self.players)
        over = self._room(ended, (len(self),), (np.bool_,), "ends")
        rich = self._room(money, seats, (np.int16,), "sums of money")
        won = self._room(shares, seats, (np.float32,), "shares")
        playing = self.playing
        arrays = (self.which, self.states, self.luck, self.words, taken, over, rich, won)

        def go(*part: Any) -> int:
            games, ends = part[:5], part[5:]
            return int(loops.step_and_begin_again(playing.boxes, playing.fresh, *games, playing.draws, *ends))  # type: ignore[call-arg]

        return sum(self._spread(go, *arrays))

    def restart(self, wanted: object = None) -> int:
        """Begin games anew: those that ``wanted`` marks True, or (None) those that are over. Return how many."""
        chosen = self.is_over if wanted is None else checks.checked_flags(wanted, len(self), "games to begin anew")
        playing = self.playing
        arrays = (self.which, self.states, self.luck, self.words, chosen)

        def go(*part: Any) -> int:
            return int(loops.begin_games(playing.boxes, playing.fresh, *part, playing.draws))  # type: ignore[call-arg]

        return sum(self._spread(go, *arrays))

    def settle(self) -> None:
        """Let chance decide in every game until a player does, or the game is over."""
        self._spread(
            lambda *part: loops.settle_games(self.playing.boxes, *part), self.which, self.states, self.luck, self.words
        )

    def play_randomly(self) -> int:
        """Play every game to its end by random steps, and return how many decisions players took.

        >>> games = Games(100, players=2, monument="mine", seed=1)
        >>> games.play_randomly() > 10_000, bool(games.is_over.all())
        (True, True)
        """
        arrays = (self.which, self.states, self.luck, self.minds, self.words)
        return sum(map(int, self._spread(lambda *part: loops.random_games(self.playing.boxes, *part), *arrays)))

    # What could be.

    def resample(self, viewers: object = "player", seed: int | None = None) -> None:
        """Deal anew, in place, all that each game's viewer cannot know, from the viewer's lower bounds.

        ``viewers`` as for ``seen``. This goes by what the kernel's state holds, as the search does; ``View.imagine``
        also goes by the log.
        """
        guesses = luck_of(seed, len(self), _GUESSES)
        arrays = (self.which, self.states, self._viewers(viewers), guesses)
        self._spread(lambda *part: loops.resample_games(self.playing.boxes, *part), *arrays)
        self.refresh()

    def copy(self) -> Self:
        """Return the same games once more, with the same luck to come."""
        return self.take(np.arange(len(self)))

    def take(self, places: object) -> Self:
        """Return copies of some of the games, in this order and as often as asked; the same luck is to come.

        >>> games = Games(3, players=2, monument="mine", seed=1)
        >>> twice = games.take([0, 0])
        >>> twice.step(twice.random_actions())
        >>> bool((twice.states[0] == twice.states[1]).all()), bool((twice.states[0] == games.states[0]).all())
        (True, False)
        """
        try:
            chosen = np.asarray(places)
            if chosen.dtype.kind not in "iu":
                chosen = chosen.astype(np.int64, casting="safe")
            which = self.which[chosen].reshape(-1)
        except (IndexError, TypeError, ValueError):
            checks.refuse("bad-places", f"Places are whole numbers from 0 to {len(self) - 1}, not {places!r:.60}.")
        other = type(self).__new__(type(self))
        other.playing, other.checked, other.threads, other._pool = self.playing, self.checked, self.threads, None
        other.which, other.states = which, self.states[chosen].reshape(-1)
        other.luck, other.minds = self.luck[chosen].reshape(-1), self.minds[chosen].reshape(-1)
        other.words = self.words[chosen].reshape(-1, 2)
        return other

    def reseed(self, seed: int | None = None) -> None:
        """Give every game other luck to come."""
        self.luck[:] = luck_of(seed, len(self), _CHANCE)
        self.minds[:] = luck_of(seed, len(self), _CHOICES)

    def refresh(self) -> None:
        """Work out anew what is legal: needed only after you changed ``states`` yourself."""
        self._spread(lambda *part: loops.note_legal(self.playing.boxes, *part), self.which, self.states, self.words)

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_pool": None}

    # Checking, and sharing out.

    def _actions(self, actions: object) -> npt.NDArray[np.int64]:
        if not self.checked:
            return actions  # type: ignore[return-value]  # whoever wants no checks hands in the right array
        taken = checks.checked_numbers(actions, len(self), "actions")
        wrong = int(loops.first_illegal(self.words, taken))
        if wrong != loops.ALL_WELL:
            ids = self.playing.setups[int(self.which[wrong])].ids
            where = f"Game {wrong}"
            checks.refuse_action(int(taken[wrong]), int(self.states["phase"][wrong]), self.words[wrong], ids, where)
        return taken

    def _viewers(self, viewers: object) -> npt.NDArray[np.int64]:
        if isinstance(viewers, str):
            if viewers != "player":
                checks.refuse("bad-viewer", f'A viewer is a seat, None, seats or "player", not {viewers!r:.40}.')
            return np.full(len(self), loops.WHO_DECIDES, np.int64)
        if viewers is None or np.ndim(viewers) == 0:  # type: ignore[arg-type]
            return np.full(len(self), checks.checked_viewer(viewers, self.players), np.int64)
        found = checks.checked_numbers(viewers, len(self), "viewers")
        for viewer in (int(found.min()), int(found.max())):
            checks.checked_viewer(viewer, self.players)
        return found

    def _room(self, out: object, shape: tuple[int, ...], dtypes: tuple[Any, ...], what: str) -> npt.NDArray[Any]:
        if out is None:
            return np.zeros(shape, dtypes[0])
        return checks.checked_room(out, shape, dtypes, what) if self.checked else out  # type: ignore[return-value]

    def _spread(self, work: Callable[..., Any], *arrays: Any) -> list[Any]:
        """Do the work on all games, or on as many slices of them as there are threads."""
        count, threads = len(self), self.threads
        if threads == 1 or count < threads:
            return [work(*arrays)]
        edges = [count * place // threads for place in range(threads + 1)]
        parts = [slice(start, end) for start, end in pairwise(edges)]
        return self._in_threads([[array[part] for array in arrays] for part in parts], work)

    def _in_threads(self, slices: list[list[Any]], work: Callable[..., Any]) -> list[Any]:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads, "digsite-games")
        return list(self._pool.map(lambda part: work(*part), slices))
