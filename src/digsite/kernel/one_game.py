"""One game at kernel speed, step by step from Python."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import numpy as np
import numpy.typing as npt

from digsite.dealers.fast import Luck, below, new_luck, settle_chance
from digsite.dealers.resample import resample
from digsite.editions import DEFAULT_EDITION, Edition, Setup
from digsite.game import RANDOM
from digsite.kernel import checks
from digsite.kernel.games import Games
from digsite.kernel.loops import NOT_LEGAL, happen_one, list_legal, spread_mask, step_one
from digsite.kernel.playing import Playing
from digsite.observations import SIZE, Observation, observe_into
from digsite.rules import (
    ACTIONS,
    BOX,
    OUTCOMES,
    STATE,
    Boxes,
    States,
    chances,
    hide_from,
    legal_steps,
    new_state,
    winners,
)
from digsite.rules.phases import FIRST_DECISION, OVER


def _place(field: str) -> int:
    return int(STATE.fields[field][1]) // 2  # type: ignore[index]


_PHASE, _TURN, _PLAYER, _MONEY = (_place(field) for field in ("phase", "turn", "player", "money"))


class OneGame:
    """One game: the legal actions as a list, a step with all chance after it in one call.

    >>> import random
    >>> choose = random.Random(4).choice
    >>> game = OneGame(players=2, monument="mine", seed=4)
    >>> while not game.is_over:
    ...     game.step(choose(game.legal))
    >>> game.money, game.winners
    ([47, 28], [0])

    It is the game that ``digsite.Game`` deals from the same words and seed, without its log. Chance is settled by the
    game's own luck. With ``settle=False`` the game stops where chance decides: ``chances`` are its weights, and
    ``happen`` says what came (or ``settle`` lets luck go on):

    >>> game = OneGame(players=2, monument="mine", seed=4, settle=False)
    >>> game.chance_decides, int(game.chances.sum())
    (True, 62)
    >>> game.happen(0)
    >>> int(game.chances.sum())
    61

    A wrong action, seat or outcome is a ``KernelError`` with a code and changes nothing. ``checked=False`` leaves that
    to you; a wrong action can then make the interpreter crash.
    """

    __slots__ = (
        "_boxes",
        "_checked",
        "_count",
        "_found",
        "_legal",
        "_luck",
        "_numbers",
        "_settles",
        "_states",
        "setup",
    )

    def __init__(
        self,
        players: int = 3,
        *,
        edition: str | Path | Edition = DEFAULT_EDITION,
        monument: str = RANDOM,
        variants: Sequence[str] = (),
        first: int | Sequence[int] | None = None,
        seed: int | None = None,
        settle: bool = True,
        checked: bool = True,
    ) -> None:
        """Set up and, unless chance is yours, deal; the other words are those of ``digsite.Game``."""
        playing = Playing.of(players, edition=edition, monument=monument, variants=variants, first=first)
        luck = new_luck(secrets.randbits(64) if seed is None else seed)
        place = int(below(luck, len(playing.setups))) if playing.draws else 0
        boxes, states = playing.boxes[place : place + 1].copy(), playing.fresh[place : place + 1].copy()
        if settle:
            settle_chance(boxes, states, luck)
        self._sit_down(playing.setups[place], boxes, states, luck, settle, checked)

    def _sit_down(self, setup: Setup, boxes: Boxes, states: States, luck: Luck, settles: bool, checked: bool) -> None:
        self.setup = setup
        self._boxes, self._states, self._luck = boxes, states, luck
        self._settles, self._checked = settles, checked
        self._numbers = states.view(np.int16).data
        found = np.zeros(ACTIONS, np.int16)
        self._count = list_legal(boxes, states, found)
        self._found, self._legal = found, found.data

    @classmethod
    def of(
        cls,
        setup: Setup,
        states: States,
        *,
        boxes: Boxes,
        seed: int | None = None,
        settle: bool = True,
        checked: bool = True,
    ) -> Self:
        """Go on with a state from somewhere else, such as ``game.position``: a copy of it is taken and looked at.

        >>> from digsite import Game
        >>> game = Game(players=2, monument="mine", seed=4)
        >>> other = OneGame.of(game.setup, game.position.states, boxes=game.position.boxes, seed=1)
        >>> other.legal == game.legal_steps
        True
        """
        playing = Playing((setup,), boxes, states, draws=False)
        looked_at = Games.of(playing, states[:1], seed=0, checked=checked)
        one = cls.__new__(cls)
        luck = new_luck(secrets.randbits(64) if seed is None else seed)
        one._sit_down(setup, boxes.copy(), looked_at.states, luck, settle, checked)
        return one

    def __repr__(self) -> str:
        now = "over" if self.is_over else "chance decides" if self.chance_decides else f"seat {self.player} decides"
        return f"<One game of {self.setup.players} at {self.setup.monument.id}: {now}>"

    # What there is to know.

    @property
    def legal(self) -> list[int]:
        """The legal actions of whoever decides, ascending; none while chance decides or when the game is over."""
        return self._legal[: self._count].tolist()

    @property
    def phase(self) -> int:
        """Where the game stands (``kernel.PHASES``)."""
        return self._numbers[_PHASE]

    @property
    def player(self) -> int:
        """Who decides."""
        return self._numbers[_PLAYER]

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self._numbers[_TURN]

    @property
    def is_over(self) -> bool:
        """Whether the game is over (R74)."""
        return self._numbers[_PHASE] == OVER

    @property
    def chance_decides(self) -> bool:
        """Whether an outcome of chance comes next."""
        return self._numbers[_PHASE] < FIRST_DECISION

    @property
    def money(self) -> list[int]:
        """The money of every seat."""
        return self._numbers[_MONEY : _MONEY + self.setup.players].tolist()

    @property
    def winners(self) -> list[int]:
        """The seats that won (R75, R76); none while the game goes on."""
        won = int(winners(self._boxes, self._states)) if self.is_over else 0
        return [seat for seat in range(self.setup.players) if won >> seat & 1]

    @property
    def boxes(self) -> Boxes:
        """What is played with: an array of one box (``kernel.BOX``)."""
        return self._boxes

    @property
    def states(self) -> States:
        """The state itself, an array of one (``kernel.STATE``): what you change in here, the game has become."""
        return self._states

    @property
    def words(self) -> tuple[int, int]:
        """What is legal, as two 64-bit words: action ``a`` is bit ``a % 64`` of word ``a // 64``."""
        low, high = legal_steps(self._boxes, self._states)
        return int(low), int(high)

    def mask(self, out: npt.NDArray[np.bool_] | None = None) -> npt.NDArray[np.bool_]:
        """Return what is legal as an array of 126 yes or no."""
        if out is None:
            room = np.empty(ACTIONS, np.bool_)
        else:
            room = checks.checked_room(out, (ACTIONS,), (np.bool_, np.uint8, np.int8), "mask").view(np.bool_)
        spread_mask(self._found, self._count, room)
        return room if out is None else out

    def observation(self, viewer: int | None, out: Observation | None = None) -> Observation:
        """Return what a seat, or (None) the public, knows as a row of small numbers, as ``Game.observation`` does.

        >>> game = OneGame(players=2, monument="mine", seed=4)
        >>> seen = game.observation(game.player)
        >>> seen.shape, seen.dtype
        ((413,), dtype('uint8'))
        """
        number = checks.checked_viewer(viewer, self.setup.players)
        row = np.empty(SIZE, np.uint8) if out is None else checks.checked_room(out, (SIZE,), (np.uint8,), "numbers")
        observe_into(self._boxes, self._states, np.frombuffer(self._numbers, np.int16), number, row)
        return row

    def seen(self, viewer: int | None) -> States:
        """Return a copy of the state with all blanked out that a seat, or (None) the public, does not know."""
        number = checks.checked_viewer(viewer, self.setup.players)
        room = self._states.copy()
        hide_from(self._boxes, room, number)
        return room

    # Playing.

    def step(self, action: int, by: int | None = None) -> None:
        """Take a legal step; ``by`` is the seat that takes it, if you want that checked too."""
        if by is not None and by != self._numbers[_PLAYER]:
            checks.refuse("not-your-turn", f"Seat {self.player} decides, not seat {by!r:.20}.")
        if self._checked and (type(action) is not int or not 0 <= action < ACTIONS):
            action = checks.checked_action(action)
        count = step_one(self._boxes, self._states, self._luck, self._found, action, self._settles, self._checked)
        if count == NOT_LEGAL:
            words = np.array(legal_steps(self._boxes, self._states), np.uint64)
            checks.refuse_action(action, self.phase, words, self.setup.ids, "This game")
        self._count = count

    @property
    def chances(self) -> npt.NDArray[np.int16]:
        """Where chance decides: the weight of each outcome (a kind, 10 thief, 11 sandstorm; or a seat); else zeros."""
        weights = np.zeros(OUTCOMES, np.int16)
        if self.chance_decides:
            chances(self._boxes, self._states, weights)
        return weights

    def happen(self, outcome: int) -> None:
        """Say what chance brought: an outcome with a weight above 0."""
        if self._checked:
            outcome = checks.checked_outcome(outcome)
        weights = np.zeros(OUTCOMES, np.int16)
        if not happen_one(self._boxes, self._states, outcome, weights, self._checked):
            if not self.chance_decides:
                checks.refuse("no-chance", "Nothing is left to chance now.")
            possible = ", ".join(str(place) for place, weight in enumerate(weights.tolist()) if weight > 0)
            checks.refuse("impossible-outcome", f"Chance cannot bring outcome {outcome}; it can bring {possible}.")
        self._count = list_legal(self._boxes, self._states, self._found)

    def settle(self) -> None:
        """Let the game's own luck decide until a player does, or the game is over."""
        settle_chance(self._boxes, self._states, self._luck)
        self._count = list_legal(self._boxes, self._states, self._found)

    # What could be.

    def copy(self) -> Self:
        """Return the same game once more, with the same luck to come."""
        twin = self.__class__.__new__(self.__class__)
        twin.setup, twin._boxes, twin._settles, twin._checked = self.setup, self._boxes, self._settles, self._checked
        # Another type for the same bytes is far cheaper to have from a buffer than from an array.
        bytes_ = bytearray(self._numbers)
        twin._states = np.frombuffer(bytes_, STATE)
        twin._numbers = memoryview(bytes_).cast("h")
        twin._luck, twin._found = self._luck.copy(), self._found.copy()
        twin._legal, twin._count = twin._found.data, self._count
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self._boxes.tobytes(), self._states.tobytes(), int(self._luck[0]), self._settles, self._checked)
        return (_revive, (type(self), self.setup, *parts))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, OneGame):
            return NotImplemented
        return self._told() == other._told()

    __hash__ = None  # type: ignore[assignment]  # a game goes on

    def _told(self) -> tuple[object, ...]:
        return self.setup, self._boxes.tobytes(), self._numbers.tobytes(), int(self._luck[0]), self._settles

    def resample(self, viewer: int | None, seed: int) -> None:
        """Deal anew, in place, all that a seat, or (None) the public, cannot know, from its lower bounds."""
        number = checks.checked_viewer(viewer, self.setup.players)
        resample(self._boxes, self._states, number, new_luck(seed))
        self._count = list_legal(self._boxes, self._states, self._found)

    def again(self, seed: int) -> Self:
        """Deal another game of the same kind: quicker than setting one up.

        >>> OneGame(players=2, monument="mine", seed=1).again(4) == OneGame(players=2, monument="mine", seed=4)
        True
        """
        other = self.__class__.__new__(self.__class__)
        luck, states = new_luck(seed), new_state(self._boxes)
        if self._settles:
            settle_chance(self._boxes, states, luck)
        other._sit_down(self.setup, self._boxes, states, luck, self._settles, self._checked)
        return other

    def reseed(self, seed: int) -> None:
        """Give the game other luck to come."""
        self._luck[:] = new_luck(seed)

    def times(self, count: int, seed: int | None = None, threads: int = 1) -> Games:
        """Return so many copies of this game as a batch, each with luck of its own to come.

        >>> game = OneGame(players=2, monument="mine", seed=4)
        >>> games = game.times(500, seed=1)
        >>> games.play_randomly() > 0, 20 < float(games.money[:, 0].mean()) < 60
        (True, True)
        """
        number = checks.checked_count(count)
        playing = Playing((self.setup,), self._boxes, self._states.copy(), draws=False)
        return Games.of(playing, np.repeat(self._states, number), seed=seed, checked=self._checked, threads=threads)


def _revive(
    kind: type[OneGame], setup: Setup, box: bytes, state: bytes, luck: int, settles: bool, checked: bool
) -> OneGame:
    one = kind.__new__(kind)
    boxes, states = np.frombuffer(box, BOX).copy(), np.frombuffer(state, STATE).copy()
    one._sit_down(setup, boxes, states, new_luck(luck), settles, checked)  # its own
    return one
