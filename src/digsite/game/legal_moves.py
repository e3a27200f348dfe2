"""The legal moves of the player who decides: a lazy view that answers, counts and lists without building them all.

There can be very many trades; ``in``, ``bool`` and ``len`` do not list them, and ``of`` does only when asked for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import combinations, islice
from typing import SupportsIndex, TypeVar, overload

import numpy as np

from digsite.editions import MonumentKind, Setup
from digsite.errors import shown
from digsite.game.cards import cards_in, in_table_order
from digsite.game.errors import IllegalMove, MalformedMove
from digsite.game.moves import MOVES, Discard, Explore, Keep, Move, Trade, as_move, trade_of
from digsite.game.picking import picks, ways_to_pick
from digsite.game.position import Position
from digsite.game.refusals import judge
from digsite.game.steps import move_of
from digsite.rules import KINDS, actions, actions_in, legal_steps
from digsite.rules.phases import LOSING
from digsite.rules.why_not import left_to_choose, number_of_trades, trades_after
from digsite.whole_numbers import whole_number
from digsite.words.message import message

M = TypeVar("M", bound=Move)

#: Baskets whose cards a listing keeps laid out: most come up again and again.
_KEPT_BASKETS = 1 << 16
#: Trades that the kernel lists at once.
_TRADES_AT_ONCE = 256
#: The moves that are choices of several cards; all others but trades are single small steps, or nearly.
_PICKS = (Discard, Keep)
_PLAIN = tuple(kind for kind in MOVES if kind not in (*_PICKS, Trade))


class LegalMoves:
    """What the player who decides may do. Empty while a decision made of small steps is half done.

    >>> import digsite
    >>> game = digsite.Game(players=2, monument="mine", seed=4)
    >>> digsite.EndTurn() in game.legal_moves, bool(game.legal_moves)
    (True, True)
    >>> len(game.legal_moves) == len(list(game.legal_moves))
    True
    """

    def __init__(self, seen: Position, setup: Setup) -> None:
        """Look at the moves in a position that shows only what the player knows."""
        self._position = seen
        self._setup = setup

    @property
    def seen(self) -> Position:
        """The position as the player who decides knows it: what they do not know is blanked out."""
        return self._position.copy()

    @property
    def position(self) -> Position:
        """That very position, to read and not to change."""
        return self._position

    @property
    def setup(self) -> Setup:
        """What the game is played with."""
        return self._setup

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move | str) and self.why_not(move) is None

    def why_not(self, move: Move | str) -> MalformedMove | IllegalMove | None:
        """Say why a move is not legal, or None if it is.

        >>> import digsite
        >>> game = digsite.Game(players=2, monument="mine", seed=4)
        >>> print(game.legal_moves.why_not(digsite.Stop()))
        Not now. Trade, explore, sell, or end your turn.
        """
        try:
            read = as_move(move)
        except MalformedMove as error:
            return error
        return judge(self._position, self._setup, read).refused

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __len__(self) -> int:
        stock, count = self._to_choose()
        if count:
            return ways_to_pick(stock, count)
        plain = sum(1 for _ in self._plain())
        return plain + int(number_of_trades(self._position.boxes, self._position.states))

    def __iter__(self) -> Iterator[Move]:
        return self._listed(Move)

    @overload
    def __getitem__(self, index: SupportsIndex) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: SupportsIndex | slice) -> Move | list[Move]:
        """Give the n-th move, as ``random.choice`` wants it. It goes through those before it.

        >>> import random
        >>> import digsite
        >>> game = digsite.Game(players=2, monument="mine", seed=4)
        >>> random.choice(game.legal_moves) in game.legal_moves
        True
        """
        if isinstance(index, slice):
            return list(self)[index]
        number = whole_number(index)
        if number is None:
            raise TypeError(f"Legal moves are numbered: {shown(index)} is no number.")
        count = len(self)
        place = number + count if number < 0 else number
        if not 0 <= place < count:
            raise IndexError(f"There are {count} legal moves, and none of number {number}.")
        return next(islice(self, place, None))

    def of(self, kind: type[M]) -> Iterator[M]:
        """Iterate over the legal moves of one kind, without listing any others.

        >>> import digsite
        >>> game = digsite.Game(players=2, monument="mine", seed=4)
        >>> sum(game.money_for(sale) for sale in game.legal_moves.of(digsite.Sell)) > 0
        True
        """
        try:
            issubclass(Move, kind)
        except TypeError:
            kinds = ", ".join(known.__name__ for known in MOVES)
            raise MalformedMove("not-a-kind", message("not-a-kind", kinds=kinds, given=shown(kind))) from None
        return self._listed(kind)

    def _listed(self, wanted: type[M]) -> Iterator[M]:
        sources: tuple[tuple[tuple[type[Move], ...], Callable[[], Iterator[Move]]], ...] = (
            (_PICKS, self._picks),
            (_PLAIN, self._plain),
            ((Trade,), self._trades),
        )
        for kinds, moves in sources:
            if any(issubclass(kind, wanted) for kind in kinds):
                yield from (move for move in moves() if isinstance(move, wanted))

    def __repr__(self) -> str:
        first = [str(move) for move in islice(self, 12)]
        more = len(self) - len(first)
        listing = "; ".join(first) + (f"; and {more} more" if more > 0 else "")
        return f"<{len(self)} legal moves: {listing}>" if first else "<no legal moves>"

    @cached_property
    def _small_steps(self) -> list[int]:
        return actions_in(*legal_steps(self._position.boxes, self._position.states))

    def _to_choose(self) -> tuple[list[int], int]:
        """The cards to choose from, in a storm or in the tomb, and how many are to be chosen (0: it is neither)."""
        stock = np.zeros(KINDS, np.int64)
        count = int(left_to_choose(self._position.boxes, self._position.states, stock))
        return stock.tolist(), count

    def _picks(self) -> Iterator[Move]:
        """Every choice of cards, in the storm or in the tomb."""
        stock, count = self._to_choose()
        if count:
            kind = Discard if self._position.phase == LOSING else Keep
            for picked in picks(stock, count):
                yield kind(cards_in(picked, self._setup.ids))

    def _trades(self) -> Iterator[Move]:
        @lru_cache(_KEPT_BASKETS)
        def cards(counts: tuple[int, ...]) -> tuple[str, ...]:
            return in_table_order(cards_in(counts, self._setup.ids))

        cursor = np.zeros(KINDS + 1, np.int64)
        given, taken = (np.zeros((_TRADES_AT_ONCE, KINDS), np.int64) for _ in range(2))
        while found := trades_after(self._position.boxes, self._position.states, cursor, given, taken):
            for give, take in zip(given[:found].tolist(), taken[:found].tolist(), strict=True):
                yield trade_of(cards(tuple(give)), cards(tuple(take)))

    def _plain(self) -> Iterator[Move]:
        """Every move that is neither a trade nor a choice of several cards."""
        for step in self._small_steps:
            if actions.EXPLORE <= step < actions.TAKE:
                yield from self._explorations(step - actions.EXPLORE)
            elif step < actions.TAKE or step >= actions.LOOK:  # what lies between is a card of a trade or of a choice
                yield move_of([step], self._position, self._setup)

    def _explorations(self, chamber: int) -> Iterator[Move]:
        ids = self._setup.ids
        if self._setup.monument.kind is not MonumentKind.SPHINX:
            yield Explore(chamber)
            return
        named = (Explore(chamber, pair) for pair in combinations(ids, 2))
        yield from (move for move in named if move in self)
