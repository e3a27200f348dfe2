"""A game in progress: the typed face of the kernel for people who write Python."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from digsite.dealers import Dealer, FastDealer, new_luck, resample
from digsite.editions import DEFAULT_EDITION, Edition, Setup, SetupError, load_edition
from digsite.game.errors import IllegalMove, MalformedMove
from digsite.game.events import Event, Traded
from digsite.game.legal_moves import LegalMoves
from digsite.game.log import Log
from digsite.game.moves import Explore, Move, Sell, Trade, parse_move
from digsite.game.outcome import Outcome, outcome_of
from digsite.game.position import Position, Snapshot
from digsite.game.refusals import refusal, sides
from digsite.game.scribe import Scribe
from digsite.game.small_steps import is_legal_step, small_steps
from digsite.game.view import View, seen_position, view_of
from digsite.game.words import what_is_asked
from digsite.rules import (
    OUTCOMES,
    actions_in,
    chances,
    describe,
    legal_steps,
    make_box,
    new_state,
    trade_whole,
)
from digsite.rules.phases import FIRST, PHASE_NAMES

#: Let chance choose the monument (R4).
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class _Mark:
    """A point of the log that can be gone back to."""

    length: int
    numbers: Snapshot
    loose: tuple[int, ...]
    chance: int


class Game:
    """One game, from the deal to the last sale.

    >>> game = Game(players=["Ann", "Ben"], monument="great_pyramid", seed=7)
    >>> game
    <Game of Ann, Ben (great_pyramid): 2 events, Ben decides>
    >>> game.is_over, game.names[game.player]
    (False, 'Ben')
    >>> game.play("sell 1 coin")
    >>> game.view(1).seats[1].money
    2

    Chance comes from a dealer: a fast one with a ``seed`` of yours, or any you give. A game begun by ``Game.of``
    without one stops wherever chance decides, and ``happen`` tells it what chance brought.
    """

    def __init__(
        self,
        players: int | Sequence[str] = 3,
        *,
        edition: str | Path | Edition = DEFAULT_EDITION,
        monument: str = RANDOM,
        variants: Sequence[str] = (),
        first: int | Sequence[int] | None = None,
        seed: int | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        """Set up and deal; ``first`` names the seat whose feet were in sand last, or ranks several (R6, R82)."""
        if dealer is None:
            dealer = FastDealer(secrets.randbits(64) if seed is None else seed)
        box = edition if isinstance(edition, Edition) else load_edition(edition)
        names = seat_names(players)
        if monument == RANDOM:
            among = box.rules.monuments
            monument = among[dealer.draw([1] * len(among))]
        self._begin(box.setup(len(names), monument, variants), names, first, dealer)

    def __repr__(self) -> str:
        decides = "chance" if self.position.chance_decides else self.names[self.player]
        now = "over" if self.is_over else f"{decides} decides"
        return f"<Game of {', '.join(self.names)} ({self.setup.monument.id}): {len(self.log)} events, {now}>"

    @classmethod
    def of(
        cls,
        setup: Setup,
        names: Sequence[str],
        *,
        first: int | Sequence[int] | None = None,
        dealer: Dealer | None = None,
    ) -> Game:
        """Begin a game of a setup; without a dealer it stops wherever chance decides."""
        game = cls.__new__(cls)
        game._begin(setup, seat_names(names), first, dealer)
        return game

    def _begin(
        self, setup: Setup, names: tuple[str, ...], first: int | Sequence[int] | None, dealer: Dealer | None
    ) -> None:
        if len(names) != setup.players:
            raise SetupError("players", "players", f"There are {len(names)} names for {setup.players} seats.")
        self.setup = setup
        self.names = names
        self.dealer = dealer
        boxes = make_box(setup, _sand(setup, first))
        self.position = Position(boxes, new_state(boxes))
        self._scribe = Scribe(self.position, setup)
        self._log: list[Event] = []
        self._marks = [self._mark()]  # one for every length of the log
        self._moves: list[_Mark] = []  # one before every move
        self._remembers = True
        self._settle()

    # What there is to know.

    @property
    def log(self) -> Sequence[Event]:
        """Everything that happened so far, hidden cards included."""
        return Log(self._log)

    @property
    def player(self) -> int:
        """The seat that decides now (the last one to have decided, when the game is over)."""
        return self.position.player

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.position.turn

    @property
    def first(self) -> int | None:
        """The seat that started, once it is known."""
        seat = self.position.number("first")
        return seat if seat >= 0 else None

    @property
    def phase(self) -> str:
        """Where the game stands, in one word."""
        return PHASE_NAMES[self.position.phase]

    @property
    def asked(self) -> str:
        """What is asked of the player who decides, in one sentence."""
        return what_is_asked(self.position)

    @property
    def is_over(self) -> bool:
        """Whether the game is over (R74)."""
        return self.position.is_over

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return outcome_of(self.position) if self.is_over else None

    def view(self, seat: int | None) -> View:
        """Return exactly what a seat, or (None) a spectator, may know."""
        if seat is not None and not 0 <= seat < self.setup.players:
            raise SetupError("seat", "seat", f"There are seats 0 to {self.setup.players - 1}, not {seat}.")
        return view_of(self.position, self.setup, self.names, self._log, seat)

    def money_for(self, sale: Sell) -> int:
        """Say what a set sells for (R51).

        >>> Game(players=2, seed=1).money_for(Sell("coin", 5))
        30
        """
        prices = {treasure.id: treasure.sells for treasure in self.setup.treasures}
        if sale.treasure not in prices or sale.count > len(prices[sale.treasure]):
            raise MalformedMove("no-such-set", f"No price is known for {sale}.")
        return prices[sale.treasure][sale.count - 1]

    # Playing.

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player who decides may do, computed from what that player knows."""
        return LegalMoves(self._seen_by_player(), self.setup)

    def why_not(self, move: Move | str) -> MalformedMove | IllegalMove | None:
        """Return the error that ``play`` would raise, or None when the move is allowed."""
        try:
            read = parse_move(move) if isinstance(move, str) else move
        except MalformedMove as error:
            return error
        return refusal(self._seen_by_player(), self.setup, read)

    def play(self, move: Move | str, by: int | None = None) -> None:
        """Make a move for the player who decides; a wrong one is refused and nothing changes."""
        move = parse_move(move) if isinstance(move, str) else move
        if by is not None and by != self.player and not self.is_over and not self.position.chance_decides:
            raise IllegalMove("not-your-turn", f"It is for {self.names[self.player]} to decide now.")
        refused = self.why_not(move)
        if refused is not None:
            raise refused
        self._remember_move()
        if isinstance(move, Trade):
            trade_whole(self.position.boxes, self.position.states, *sides(self.setup, move))
            in_order = self.setup.ids.index
            self._write(
                [Traded(self.player, tuple(sorted(move.give, key=in_order)), tuple(sorted(move.take, key=in_order)))]
            )
        else:
            for step in self._steps_of(move):
                self._write(self._scribe.step(step))
        self._settle()

    def _steps_of(self, move: Move) -> list[int]:
        steps = small_steps(self.position, self.setup.ids, move) or []
        return sorted(steps) if isinstance(move, Explore) else steps  # names in table order

    def _seen_by_player(self) -> Position:
        if self.position.chance_decides or self.is_over:
            return seen_position(self.position, None)
        return seen_position(self.position, self.player)

    # Small steps and chance, for machine players.

    @property
    def legal_steps(self) -> list[int]:
        """The legal small steps of the player who decides, as action numbers."""
        return actions_in(*legal_steps(self.position.boxes, self.position.states))

    def step(self, action: int) -> None:
        """Take one small step for the player who decides."""
        if self.position.chance_decides or not is_legal_step(self.position, action):
            words = "; ".join(describe(legal, self.setup.ids) for legal in self.legal_steps) or "nothing"
            raise IllegalMove("illegal-step", f"Step {action} is not legal here. Legal is: {words}.")
        self._remember_move()
        self._write(self._scribe.step(action))
        self._settle()

    @property
    def chances(self) -> dict[str, int]:
        """Where chance decides: each outcome (a card, or a seat's number) with its weight; else nothing."""
        return dict(zip(self._outcome_names(), self._weights(), strict=False)) if self.position.chance_decides else {}

    def happen(self, outcome: str) -> None:
        """Tell what chance brought, one of ``chances`` with a weight above 0."""
        names = self._outcome_names()
        weights = self._weights() if self.position.chance_decides else []
        index = names.index(outcome) if outcome in names else -1
        if not 0 <= index < len(weights) or weights[index] <= 0:
            possible = [name for name, weight in zip(names, weights, strict=False) if weight > 0]
            raise IllegalMove(
                "impossible-chance", f"{outcome!r} cannot come up here. Possible: {', '.join(possible) or 'nothing'}."
            )
        self._write(self._scribe.step(self._choice(index)))
        self._settle()

    def _outcome_names(self) -> tuple[str, ...]:
        if self.position.phase == FIRST:
            return tuple(str(seat) for seat in range(self.setup.players))
        return (*self.setup.ids, "thief", "sandstorm")

    def _weights(self) -> list[int]:
        """Weights in the order of the outcomes' names: seats, or treasures, thief, sandstorm."""
        weights = np.zeros(OUTCOMES, np.int16)
        chances(self.position.boxes, self.position.states, weights)
        listed: list[int] = weights.tolist()
        if self.position.phase == FIRST:
            return listed[: self.setup.players]
        return listed[: len(self.setup.ids)] + listed[-2:]

    def _choice(self, index: int) -> int:
        """The kernel's number of an outcome: thief and sandstorm stand after all kinds there could be."""
        kinds = len(self.setup.ids)
        return index if self.position.phase == FIRST or index < kinds else index + OUTCOMES - 2 - kinds

    def _settle(self) -> None:
        """Let the dealer decide until a player does."""
        while self.dealer is not None and self.position.chance_decides:
            self._write(self._scribe.step(self._choice(self.dealer.draw(self._weights()))))

    # The log and going back.

    def _write(self, events: Sequence[Event]) -> None:
        for event in events:
            self._log.append(event)
            if self._remembers:
                self._marks.append(self._mark())

    def _remember_move(self) -> None:
        if self._remembers:
            self._moves.append(self._mark())

    def _mark(self) -> _Mark:
        chance = self.dealer.tell() if self.dealer is not None else 0
        return _Mark(len(self._log), self.position.snapshot(), tuple(self._scribe.loose), chance)

    def forget_past(self) -> None:
        """Give up going back, now and later: for a game that only goes forward this saves most of its memory.

        >>> game = Game(players=2, seed=3)
        >>> game.forget_past()
        >>> game.play("end")
        >>> game.undo()
        Traceback (most recent call last):
        ...
        digsite.game.errors.IllegalMove: There is no move to take back.
        """
        self._remembers = False
        self._marks.clear()
        self._moves.clear()

    def go_back(self, length: int) -> None:
        """Go back to when the log had this many events. The same chance comes again from there.

        >>> game = Game(players=2, seed=3)
        >>> before = len(game.log)
        >>> game.play("end")
        >>> game.go_back(before)
        >>> len(game.log) == before
        True
        """
        if not 0 <= length <= len(self._log):
            raise IndexError(f"The log has {len(self._log)} events; there is no going back to {length}.")
        if not self._remembers:
            raise IllegalMove("past-forgotten", "This game does not remember how it came here.")
        while self._moves and self._moves[-1].length >= length:
            self._moves.pop()
        self._return_to(self._marks[length])

    def undo(self) -> None:
        """Take back the last move, and all that came of it."""
        if not self._moves:
            raise IllegalMove("nothing-to-undo", "There is no move to take back.")
        self._return_to(self._moves.pop())

    def _return_to(self, mark: _Mark) -> None:
        del self._log[mark.length :]
        del self._marks[mark.length + 1 :]
        self.position.restore(mark.numbers)
        self._scribe.loose[:] = mark.loose
        if self.dealer is not None:
            self.dealer.seek(mark.chance)
        self._settle()

    # What could be.

    def resampled(self, seat: int | None, seed: int) -> Game:
        """Return a game in which all that a seat (or a spectator) cannot know is dealt anew; its view is the same."""
        other = Game.__new__(Game)
        other.setup, other.names = self.setup, self.names
        other.dealer = FastDealer(seed)
        other.position = self.position.copy()
        viewer = self.setup.players if seat is None else seat
        resample(other.position.boxes, other.position.states, viewer, new_luck(seed))
        other._scribe = Scribe(other.position, self.setup)
        other._scribe.loose[:] = self._scribe.loose
        other._log = list(view_of(self.position, self.setup, self.names, self._log, seat).log)
        other._marks, other._moves, other._remembers = [], [], False  # its past is not known
        return other


def seat_names(players: int | Sequence[str]) -> tuple[str, ...]:
    """Name the seats: as given, or Player 1, Player 2 and so on.

    >>> seat_names(2)
    ('Player 1', 'Player 2')
    """
    if isinstance(players, int):
        if not 1 <= players <= 9:
            raise SetupError("players", "players", f"A table has 2 to 5 seats, not {players}.")
        return tuple(f"Player {seat + 1}" for seat in range(players))
    if isinstance(players, str) or not all(isinstance(name, str) for name in players):
        raise SetupError("players", "players", "Players are a number or a list of names.")
    return tuple(players)


def _sand(setup: Setup, first: int | Sequence[int] | None) -> tuple[int, ...]:
    """Rank the seats by who last had their feet in sand (R6, R82)."""
    if first is None:
        return ()
    ranked = (first,) if isinstance(first, int) else tuple(first)
    if not setup.rules.first_player_may_be_named:
        raise SetupError("first", "first", f"By {setup.rules.id} rules the first player is drawn by lot.")
    if len(set(ranked)) != len(ranked) or not all(0 <= seat < setup.players for seat in ranked):
        seats = setup.players - 1
        raise SetupError("first", "first", f"Seats are 0 to {seats}, each at most once, not {list(ranked)}.")
    return ranked
