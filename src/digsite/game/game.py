"""A game in progress: the typed face of the kernel for people who write Python."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Self

import numpy as np

from digsite.dealers import Dealer, FastDealer, new_luck
from digsite.editions import DEFAULT_EDITION, SPECIAL_CARDS, Edition, Setup, SetupError
from digsite.errors import shown
from digsite.game.cards import cards_in
from digsite.game.errors import IllegalMove, MalformedMove
from digsite.game.events import Event, Traded
from digsite.game.history import History
from digsite.game.imagining import imagined, seen_from, setup_of
from digsite.game.legal_moves import LegalMoves
from digsite.game.marks import Mark
from digsite.game.moves import Move, as_move
from digsite.game.past import Past
from digsite.game.position import Position
from digsite.game.refusals import Counts, judge
from digsite.game.scribe import Scribe
from digsite.game.seats import sand_ranks, seat_names, viewer_number
from digsite.game.setting_up import RANDOM, check_dealer, check_names, edition_of
from digsite.game.standing import Standing
from digsite.game.taking_back import ThisTurn, put_back
from digsite.game.taking_back import why_not as why_not_back
from digsite.game.view import View, seen_position
from digsite.game.withdrawn import Exchange
from digsite.kernels import announce_compiling
from digsite.rules import (
    ACTIONS,
    KINDS,
    OUTCOMES,
    actions_in,
    chances,
    describe,
    legal_steps,
    make_box,
    make_trade,
    new_state,
)
from digsite.rules.phases import FIRST
from digsite.whole_numbers import whole_number
from digsite.words.message import message

#: The chance that is still to come to an imagined game is not the luck it was dealt with.
_OTHER_LUCK = 0x5DEECE66D_1234567


class Game(Standing):
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

    A copy has the same past and the same luck to come, and then goes its own way. Games are equal when everything
    about them is, their dealers included.

    >>> twin = game.copy()
    >>> twin == game
    True
    >>> twin.play("end")
    >>> twin == game, len(twin.log) > len(game.log)
    (False, True)
    >>> twin.undo()
    >>> twin == game
    True

    ============================ =======================================================================
    ``view(seat)``               all that a seat, or a spectator (None), may know
    ``legal_moves``, ``why_not`` what the player who decides may do; why a move is not allowed
    ``play``, ``moves``          make a move, typed or as an object; those made so far
    ``log``, ``outcome``         what happened, hidden cards included; how it ended, once it is over
    ``player``, ``turn``         the seat that decides; the seat whose turn it is
    ``phase``, ``asked``         where the game stands, and the question that is open
    ``undo``, ``go_back``        back by a move, or to a length of the log
    ``go_back_to_move``          back to any decision, also inside an exploration
    ``take_back``                take back one's own trade or sale, as at a table
    ``legal_steps``, ``step``    small steps, for programs
    ``chances``, ``happen``      where chance decides and there is no dealer
    ``copy``, ``resampled``      what could be
    ============================ =======================================================================

    You can pickle a game, too. The pickle holds all hidden cards and the luck to come; for a fair game, the key to
    every card. Show it to nobody who plays.
    """

    def __init__(
        self,
        players: int | Sequence[str] = 3,
        *,
        edition: str | Path | Edition = DEFAULT_EDITION,
        monument: str = RANDOM,
        variants: Sequence[str] = (),
        first: int | str | Sequence[int | str] | None = None,
        seed: int | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        """Set up and deal.

        ``first`` is who stood in sand most recently, by seat or by name; or several of them, ranked (R6, R82).
        """
        names = seat_names(players)
        check_names(names)
        box = edition_of(edition)
        if dealer is None:
            dealer = FastDealer(secrets.randbits(64) if seed is None else seed)
        elif seed is not None:
            raise SetupError("seed", "seed", message("setup-seed"))
        check_dealer(dealer)
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
        first: int | str | Sequence[int | str] | None = None,
        dealer: Dealer | None = None,
    ) -> Game:
        """Begin a game of a setup; without a dealer it stops wherever chance decides."""
        if not isinstance(setup, Setup):
            raise SetupError("setup", "setup", message("setup-setup", given=shown(setup)))
        if dealer is not None:
            check_dealer(dealer)
        game = cls.__new__(cls)
        game._begin(setup, seat_names(names), first, dealer)
        return game

    def _begin(self, setup: Setup, names: tuple[str, ...], first: object, dealer: Dealer | None) -> None:
        if len(names) != setup.players:
            raise SetupError(
                "players", "players", message("setup-players-names", count=len(names), seats=setup.players)
            )
        announce_compiling()
        self.setup = setup
        self.names = names
        self.dealer = dealer
        boxes = make_box(setup, sand_ranks(setup, names, first))
        self.position = Position(boxes, new_state(boxes))
        self._scribe = Scribe(self.position, setup)
        self._history = History(setup)
        self._this_turn = ThisTurn()
        self._past = Past()
        self._past.note(self._mark())
        self._seen: tuple[bytes, Position] | None = None
        self._settle()

    # Playing.

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player who decides may do, computed from what that player knows."""
        return LegalMoves(self._seen_by_player(), self.setup)

    def why_not(self, move: Move | str) -> MalformedMove | IllegalMove | None:
        """Return the error that ``play`` would raise, or None when the move is allowed."""
        try:
            read = as_move(move)
        except MalformedMove as error:
            return error
        return judge(self._seen_by_player(), self.setup, read).refused

    def play(self, move: Move | str, by: int | None = None) -> None:
        """Make a move for the player who decides; a wrong one is refused and nothing changes."""
        move = as_move(move)
        seat = viewer_number(by, self.setup.players)
        if seat not in (None, self.player) and not self.is_over and not self.position.chance_decides:
            raise IllegalMove("not-your-turn", message("not-your-turn", who=self.names[self.player]))
        verdict = judge(self._seen_by_player(), self.setup, move)
        if verdict.refused is not None:
            raise verdict.refused
        self._remember_move(move)
        if verdict.sides is not None:
            self._trade(*verdict.sides)
        for step in verdict.steps:
            self._take_step(step)
        self._settle()

    def _trade(self, given: Counts, taken: Counts) -> None:
        turn = self.position.turn_numbers()
        make_trade(self.position.boxes, self.position.states, given, taken)
        ids = self.setup.ids
        self._write([Traded(self.player, cards_in(given.tolist(), ids), cards_in(taken.tolist(), ids))], turn)

    def _take_step(self, step: int) -> None:
        turn = self.position.turn_numbers()  # a trade in the making has not changed them yet
        self._write(self._scribe.step(step), turn)

    def _seen_by_player(self) -> Position:
        """Return what the player who decides knows, made once for a state: nobody changes it."""
        now = self.position.to_bytes()
        if self._seen is None or self._seen[0] != now:
            nobody = self.position.chance_decides or self.is_over
            self._seen = now, seen_position(self.position, None if nobody else self.player)
        return self._seen[1]

    # Small steps and chance, for machine players.

    @property
    def legal_steps(self) -> list[int]:
        """The legal small steps of the player who decides, as action numbers."""
        return actions_in(*legal_steps(self.position.boxes, self.position.states))

    def step(self, action: int) -> None:
        """Take one small step for the player who decides."""
        number = whole_number(action)
        if number is None or not 0 <= number < ACTIONS:
            raise MalformedMove("bad-step", message("bad-step", most=ACTIONS - 1, given=shown(action)))
        if number not in self.legal_steps:
            words = "; ".join(describe(legal, self.setup.ids) for legal in self.legal_steps) or "nothing"
            raise IllegalMove("illegal-step", message("illegal-step", number=number, legal=words))
        self._remember_move(number)
        self._take_step(number)
        self._settle()

    @property
    def chances(self) -> dict[str, int]:
        """Where chance decides: each outcome (a card, or a seat's number) with its weight; else nothing."""
        return dict(zip(self._outcome_names(), self._weights(), strict=False)) if self.position.chance_decides else {}

    def happen(self, outcome: str) -> None:
        """Say what chance brought: one of ``chances`` with a weight above 0."""
        names = self._outcome_names()
        weights = self._weights() if self.position.chance_decides else []
        index = names.index(outcome) if outcome in names else -1
        if not 0 <= index < len(weights) or weights[index] <= 0:
            possible = [name for name, weight in zip(names, weights, strict=False) if weight > 0]
            told = message("impossible-chance", given=shown(outcome), possible=", ".join(possible) or "nothing")
            raise IllegalMove("impossible-chance", told)
        self._bring(self._choice(index))
        self._settle()

    def _outcome_names(self) -> tuple[str, ...]:
        if self.position.phase == FIRST:
            return tuple(str(seat) for seat in range(self.setup.players))
        return (*self.setup.ids, *SPECIAL_CARDS)

    def _weights(self) -> list[int]:
        """Weights in the order of the outcomes' names: seats, or treasures, thief, sandstorm."""
        weights = np.zeros(OUTCOMES, np.int16)
        chances(self.position.boxes, self.position.states, weights)
        listed: list[int] = weights.tolist()
        if self.position.phase == FIRST:
            return listed[: self.setup.players]
        return listed[: len(self.setup.ids)] + listed[KINDS:]

    def _choice(self, index: int) -> int:
        """The kernel's number of an outcome: thief and sandstorm stand after all kinds there could be."""
        kinds = len(self.setup.ids)
        return index if self.position.phase == FIRST or index < kinds else index + KINDS - kinds

    def _settle(self) -> None:
        """Let the dealer decide until a player does."""
        while self.dealer is not None and self.position.chance_decides:
            self._bring(self._choice(self.dealer.draw(self._weights())))

    def _bring(self, outcome: int) -> None:
        """Let chance bring an outcome, by the kernel's number."""
        self._write(self._scribe.step(outcome))

    # The log and going back.

    def _write(self, events: Sequence[Event], turn: tuple[int, ...] = ()) -> None:
        for event in events:
            self._history.append(event)
            self._this_turn = self._this_turn.after(event, turn)
            if self._past.remembers:
                self._past.note(self._mark())

    def _remember_move(self, made: Move | int) -> None:
        if self._past.remembers:
            self._past.note_move(made, self._mark())

    def _mark(self) -> Mark:
        chance = self.dealer.tell() if self.dealer is not None else 0
        loose = tuple(self._scribe.loose)
        return Mark(len(self._history), self.position.snapshot(), loose, chance, self._this_turn)

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
        self._past.forget()

    def go_back(self, length: int) -> None:
        """Go back to when the log had this many events. The same chance comes again from there.

        >>> game = Game(players=2, seed=3)
        >>> before = len(game.log)
        >>> game.play("end")
        >>> game.go_back(before)
        >>> len(game.log) == before
        True
        """
        self._return_to(self._past.back_to(length, len(self._history)))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that players made so far, taken back ones left out.

        >>> game = Game(players=["Ann", "Ben"], monument="great_pyramid", seed=7)
        >>> game.play("sell 1 coin")
        >>> game.moves
        (Sell(treasure='coin', count=1),)
        """
        return self._past.moves(self.position, self.setup)

    def go_back_to_move(self, number: int) -> None:
        """Go back to before the move of this number in ``moves``, also inside an exploration; the same chance comes.

        >>> game = Game(players=["Ann", "Ben"], monument="great_pyramid", seed=7)
        >>> game.play("sell 1 coin")
        >>> game.play("end")
        >>> game.go_back_to_move(1)
        >>> game.moves
        (Sell(treasure='coin', count=1),)
        """
        mark = self._past.back_to_move(number, self.position, self.setup)
        if mark is not None:
            self._return_to(mark)

    def undo(self) -> None:
        """Go back to before the last move and everything it caused, as if nobody had made it.

        For analysing a game. Players at a table cannot make others forget: see ``take_back``.
        """
        self._return_to(self._past.back_by_a_move())

    def _return_to(self, mark: Mark) -> None:
        self._history.go_back(mark.length)
        self._past.cut(mark.length)
        self.position.restore(mark.numbers)
        self._this_turn = mark.this_turn
        self._scribe.loose[:] = mark.loose
        if self.dealer is not None:
            self.dealer.seek(mark.chance)
        self._settle()

    # Taking back at a table.

    def take_back(self, by: int | None = None) -> Exchange:
        """Take back the last trade or sale of one's turn. Everybody saw it, and knows what they saw.

        This works until the player has seen something hidden (explored, or looked into a chamber) or the turn is over,
        and 10 times a turn. The log and the record hold what stands; the dealer does not go back. Returns what was
        taken back.

        >>> game = Game(players=["Ann", "Ben"], monument="great_pyramid", seed=7)
        >>> game.play("sell 1 coin")
        >>> game.take_back()
        Sold(by=1, card='coin', count=1, money=2)
        >>> game.log[-1], game.view(0).seats[1].known
        (Dug(by=1, card='coin'), {'coin': 1})
        """
        refused = self.why_not_take_back(by)
        if refused is not None:
            raise refused
        *still, last = self._this_turn.open
        put_back(self.position, self.setup, last)
        self._history.withdraw()
        self._this_turn = ThisTurn(tuple(still), self._this_turn.often + 1)
        if self._past.remembers:
            self._past.take_back(self._mark(), self.position)
        return last.event

    def why_not_take_back(self, by: int | None = None) -> IllegalMove | None:
        """Return the error that ``take_back`` would raise for a seat (None: whose turn it is), or None."""
        seat = viewer_number(by, self.setup.players)
        return why_not_back(self.position, self.log, self._this_turn, self.turn if seat is None else seat)

    @property
    def last_to_take_back(self) -> Exchange | None:
        """The trade or sale that ``take_back`` would take back; None: there is none in this turn."""
        return self._this_turn.open[-1].event if self._this_turn.open else None

    @property
    def take_backs_left(self) -> int:
        """How many more times this turn the player can take something back."""
        return self._this_turn.left

    # What could be.

    def copy(self) -> Self:
        """Return a copy with the same past and the same luck to come, but moves of its own."""
        dealer = self.dealer
        return self._twin(dealer.copy() if type(dealer) is FastDealer else deepcopy(dealer))

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = memo[id(self)] = self._twin(deepcopy(self.dealer, memo))
        return twin

    def _twin(self, dealer: Dealer | None) -> Self:
        """Events and marks never change: copies share them."""
        twin = type(self).__new__(type(self))
        twin.__dict__ = self.__dict__.copy()
        twin.dealer = dealer
        twin.position = self.position.copy()
        twin._scribe = self._scribe.watching(twin.position)
        twin._history, twin._past = self._history.copy(), self._past.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_seen": None}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._standing() == other._standing()

    __hash__ = None  # type: ignore[assignment]  # a game goes on

    def _standing(self) -> tuple[object, ...]:
        return self.setup, self.names, self.position, self._history, self._scribe.loose, self.dealer

    def resampled(self, seat: int | None, seed: int) -> Game:
        """Return a game in which all that a seat (or a spectator) cannot know is dealt anew; its view is the same.

        Its log is the one the seat saw. It cannot go back, and it makes no record, because a record tells every
        card.
        """
        other = self.view(seat).imagine(seed, self.setup)
        other._scribe = self._scribe.watching(other.position)  # what is under way has been seen by all
        other._this_turn = self._this_turn
        return other


def imagined_game(view: View, seed: int, setup: Setup | None = None) -> Game:
    """Return a game that could be the true one, as far as the view's player knows (``View.imagine``)."""
    number = int(new_luck(seed)[0])  # any whole number as a plain one, or a sentence
    known = setup_of(view) if setup is None else setup
    kept: tuple[Setup, Position] | None = view.__dict__.get("seen")
    if kept is None or kept[0] is not known:
        kept = view.__dict__["seen"] = known, seen_from(view, known)
    game = Game.__new__(Game)
    game.setup, game.names = known, tuple(seat.name for seat in view.seats)
    game.position = imagined(kept[1], view, known, number)
    game.dealer = FastDealer((number + _OTHER_LUCK) % (1 << 64))
    game._scribe = Scribe(game.position, known)
    ids = known.ids
    game._scribe.loose = [ids.index(card) for card, count in view.turned_up.items() for _ in range(count)]
    game._history = History.told_by(view, known)
    game._this_turn, game._seen = ThisTurn(), None
    game._past = Past(remembers=False)  # not known
    return game
