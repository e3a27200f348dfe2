"""The game for OpenSpiel: ``pyspiel.load_game("python_archaeology")``, with chance as a player of its own.

>>> import pyspiel
>>> import digsite.envs.open_spiel
>>> game = pyspiel.load_game("python_archaeology(players=2,monument=mine)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_distinct_actions(), game.observation_tensor_shape()
(True, 126, [413])

Parameters: ``players`` (2 to 5), ``edition`` (an id or a path), ``monument``, ``variants`` (joined by ``+``) and
``reward`` (``win`` or ``margin``). Observations are those of ``digsite.observations``. An information state is the
observation and all that its player has seen happen, step by step: nothing is forgotten (perfect recall).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from digsite.dealers import new_luck, resample
from digsite.editions import DEFAULT_EDITION, MonumentKind, Setup, load_edition
from digsite.errors import DigsiteError, shown
from digsite.game import Position
from digsite.game.drawing import draw_text
from digsite.game.phase import PHASES
from digsite.observations import SIZE, observation_of
from digsite.rules import (
    ACTIONS,
    OUTCOMES,
    Boxes,
    States,
    actions_in,
    chances,
    describe,
    legal_steps,
    make_box,
    new_state,
    take_step,
    winners,
)
from digsite.rules.actions import KEEP, NAME, SANDSTORM, THIEF
from digsite.rules.phases import DEAL, DIG, FIRST, ROB

SHORT_NAME = "python_archaeology"

#: No game is longer, steps and chance together. Random games take some 250 steps; a trade in every turn of a long
#: endgame (R73) is what makes one longer.
LONGEST = 4000

#: What a player saw of a step: 1 + an action, or one of these; 0 stands for no step.
_CHANCE = 1 + ACTIONS  # + the outcome, where the player saw it
_HIDDEN = _CHANCE + OUTCOMES  # a card, or a choice, that the player did not see

#: The parameters, and what they are unless somebody says otherwise.
_WISHES: dict[str, Any] = {
    "players": 2,
    "edition": DEFAULT_EDITION,
    "monument": "great_pyramid",
    "variants": "",
    "reward": "win",
}

_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Archaeology",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_WISHES,
)


class ArchaeologyGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The rules of one setup, as OpenSpiel knows games."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wished = {name: value for name, value in _WISHES.items() if name not in (params or {})} | (params or {})
        variants = [part for part in str(wished["variants"]).split("+") if part]
        edition = load_edition(str(wished["edition"]))
        self.setup = edition.setup(int(wished["players"]), str(wished["monument"]), variants)
        self.reward = str(wished["reward"])
        if self.reward not in ("win", "margin"):
            told = f"OpenSpiel's game pays at the end: 'win' or 'margin', not {shown(self.reward)}."
            raise DigsiteError("no-such-reward", told)
        self.boxes = make_box(self.setup)
        most = 1.0 if self.reward == "win" else float(_most_money(self.setup))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.setup.players,
            min_utility=0.0 if self.reward == "win" else -most,
            max_utility=most,
            utility_sum=1.0 if self.reward == "win" else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> ArchaeologyState:
        """Return the game before the deal: chance comes first."""
        return ArchaeologyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ArchaeologyObserver:
        """Return what writes observations, or information states, into a tensor."""
        return ArchaeologyObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class _Constants:
    """What stays the same in a game; copies of a state share it."""

    def __init__(self, game: ArchaeologyGame) -> None:
        self.setup, self.boxes, self.reward = game.setup, game.boxes, game.reward

    def __deepcopy__(self, memo: dict[int, Any]) -> _Constants:
        return self


class ArchaeologyState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """Where one game stands. OpenSpiel copies it attribute by attribute."""

    def __init__(self, game: ArchaeologyGame) -> None:
        super().__init__(game)
        self._constants = _Constants(game)
        self._position = Position(game.boxes, new_state(game.boxes))
        self.seen: list[list[int]] = [[] for _ in range(game.setup.players)]
        self._half_made: list[int] = []

    @property
    def setup(self) -> Setup:
        """What the game is played with."""
        return self._constants.setup

    @property
    def boxes(self) -> Boxes:
        """The kernel's record of what the game is played with."""
        return self._constants.boxes

    @property
    def states(self) -> States:
        """The kernel's record of where the game stands."""
        return self._position.states

    # What OpenSpiel asks.

    def current_player(self) -> int:
        """Return who decides: a seat, chance, or nobody any more."""
        if self._position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._position.chance_decides else self._position.player

    def _legal_actions(self, player: int) -> list[int]:
        return actions_in(*legal_steps(self.boxes, self.states)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can bring, and how likely."""
        weights = np.zeros(OUTCOMES, np.int16)
        total = int(chances(self.boxes, self.states, weights))
        return [(outcome, weight / total) for outcome, weight in enumerate(weights.tolist()) if weight > 0]

    def _apply_action(self, action: int) -> None:
        self._note(action)
        take_step(self.boxes, self.states, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return describe(action, self.setup.ids)
        if self._position.phase == FIRST:
            return f"seat {action} starts"
        special = {THIEF: "thief", SANDSTORM: "sandstorm"}
        return special[action] if action in special else self.setup.ids[action]

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self._position.is_over

    def returns(self) -> list[float]:
        """Return what each seat gets, once the game is over."""
        players = self.setup.players
        if not self._position.is_over:
            return [0.0] * players
        if self._constants.reward == "margin":
            money = self._position.row("money")[:players]
            return [own - (sum(money) - own) / (players - 1) for own in money]
        won = int(winners(self.boxes, self.states))
        return [(won >> seat & 1) / won.bit_count() for seat in range(players)]

    def __str__(self) -> str:
        told = draw_text(self.boxes, self.states, self.setup, None)
        return f"{told}\n{PHASES[self._position.phase]} {self._position.to_bytes().hex()}"

    def resample_from_infostate(self, player_id: int, sampler: Any) -> ArchaeologyState:
        """Return a state with all dealt anew that the player cannot know, consistent with what they do know."""
        twin: ArchaeologyState = self.clone()
        resample(twin.boxes, twin.states, player_id, new_luck(int(sampler() * (1 << 63))))
        return twin

    # What each player sees happen.

    def _note(self, action: int) -> None:
        """Write down what each seat sees of a step that is about to be taken."""
        phase, player, position = self._position.phase, self._position.player, self._position
        if position.chance_decides:
            for seat, seen in enumerate(self.seen):
                seen.append(_CHANCE + action if self._sees_card(seat, phase) else _HIDDEN)
            return
        # Others learn of a trade, or of names, when it is complete; what is kept in the tomb they never learn.
        for seat, seen in enumerate(self.seen):
            if seat == player:
                seen.append(1 + action)
        hidden = KEEP <= action < NAME
        self._half_made.append(_HIDDEN if hidden else 1 + action)
        after = self.states.copy()
        take_step(self.boxes, after, action)
        if not int(after["half_made"][0]):
            for seat, seen in enumerate(self.seen):
                if seat != player:
                    seen.extend(self._half_made)
            self._half_made = []

    def _sees_card(self, seat: int, phase: int) -> bool:
        """Whether a seat sees what chance brings now: its own cards, what lies open, and what everybody is told."""
        position = self._position
        if phase == DEAL:
            to, market = position.number("deal_to"), self.setup.players
            return to == seat or to == market or (market < to and self._lies_open())
        if phase == DIG:
            return seat == position.turn
        if phase == ROB:
            return seat in (position.turn, position.number("victim"))
        return True

    def _lies_open(self) -> bool:
        last_chamber = self.setup.players + len(self.setup.monument.chambers)
        return self.setup.monument.kind is MonumentKind.RUINS and self._position.number("deal_to") <= last_chamber


class ArchaeologyObserver:
    """Writes what a player knows into a tensor: the observation, and with perfect recall all that was seen before."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise DigsiteError("no-such-parameter", f"The observer takes no parameters, not {shown(params)}.")
        self._recalls = bool(iig_obs_type.perfect_recall)
        self._is_public = iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: npt.NDArray[np.float32] = np.zeros(SIZE + (LONGEST if self._recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:SIZE]}
        if self._recalls:
            self.dict["history"] = self.tensor[SIZE:]

    def set_from(self, state: ArchaeologyState, player: int) -> None:
        """Write down what a player knows."""
        self.dict["observation"][:] = observation_of(state.boxes, state.states, self._viewer(state, player))
        if self._recalls:
            history, seen = self.dict["history"], state.seen[player]
            history[:] = 0
            history[: len(seen)] = seen

    def string_from(self, state: ArchaeologyState, player: int) -> str:
        """Say what a player knows, in letters and numbers: other knowledge, another string."""
        known = observation_of(state.boxes, state.states, self._viewer(state, player)).tobytes().hex()
        return f"{known} {','.join(map(str, state.seen[player]))}" if self._recalls else known

    def _viewer(self, state: ArchaeologyState, player: int) -> int:
        return state.setup.players if self._is_public else player


def _most_money(setup: Setup) -> int:
    """More money than this nobody can have: every card sold at the best price for one card of a set."""
    return sum(
        treasure.cards * max(price / count for count, price in enumerate(treasure.sells, 1)).__ceil__()
        for treasure in setup.treasures
    )


def _register(names: Iterable[str]) -> None:
    if SHORT_NAME not in names:
        pyspiel.register_game(_TYPE, ArchaeologyGame)


_register(pyspiel.registered_names())

__all__: Sequence[str] = ("LONGEST", "SHORT_NAME", "ArchaeologyGame", "ArchaeologyState")
