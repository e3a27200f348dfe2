"""A game's past: points to go back to, one for every length of the log and one before every move."""

from __future__ import annotations

from typing import Any

from digsite.editions import Setup
from digsite.errors import shown
from digsite.game.errors import IllegalMove
from digsite.game.marks import Mark, pack, unpack
from digsite.game.moves import Move
from digsite.game.position import Position
from digsite.game.steps import move_of, small_steps
from digsite.rules.phases import ACT
from digsite.whole_numbers import whole_number
from digsite.words.message import message


class Past:
    """Marks, and the moves that were made at some of them. A game that forgets its past has none."""

    __slots__ = ("_made", "_marks", "_moves", "remembers")

    def __init__(self, *, remembers: bool = True) -> None:
        self._marks: list[Mark] = []  # one for every length of the log
        self._moves: list[Mark] = []  # one before every move, or small step
        self._made: list[Move | int] = []  # that move or step
        self.remembers = remembers

    def note(self, mark: Mark) -> None:
        """Keep a mark for the length that the log has now; what was kept of longer logs is gone."""
        del self._marks[mark.length :]
        self._marks.append(mark)

    def note_move(self, made: Move | int, mark: Mark) -> None:
        """Keep a move, or a small step, and the mark before it."""
        self._moves.append(mark)
        self._made.append(made)

    def cut(self, length: int) -> None:
        """Let go of what is kept of longer logs."""
        del self._marks[length + 1 :]

    def forget(self) -> None:
        """Give up all marks, now and later."""
        self.remembers = False
        self._marks.clear()
        self._moves.clear()
        self._made.clear()

    def at(self, length: object, events: int) -> Mark:
        """Return the mark of a length of the log, which has so many events now."""
        wanted = whole_number(length)
        if wanted is None or not 0 <= wanted <= events:
            raise IllegalMove("no-such-past", message("no-such-past", events=events, given=shown(length)))
        if not self.remembers:
            raise IllegalMove("past-forgotten")
        return self._marks[wanted]

    # Going back. Each of these forgets the moves since, and returns where to go.

    def back_to(self, length: object, events: int) -> Mark:
        """Go back to a length of the log."""
        mark = self.at(length, events)
        while self._moves and self._moves[-1].length >= mark.length:
            self._forget_move()
        return mark

    def back_by_a_move(self) -> Mark:
        """Go back to before the last move, or small step."""
        if not self._moves:
            raise IllegalMove("nothing-to-undo")
        return self._forget_move()

    def back_to_move(self, number: object, position: Position, setup: Setup) -> Mark | None:
        """Go back to before the move of this number; None: that is where the game is."""
        whole, wanted = self._whole_moves(position, setup), whole_number(number)
        if wanted is None or not 0 <= wanted <= len(whole):
            raise IllegalMove("no-such-move", message("no-such-move", moves=len(whole), given=shown(number)))
        if wanted == len(whole):
            return None
        place = whole[wanted][0]
        mark = self._moves[place]
        del self._moves[place:], self._made[place:]
        return mark

    def take_back(self, mark: Mark, position: Position) -> None:
        """Forget a trade or sale that was taken back: ``mark`` is the game as it is now, with the log shorter by it."""
        self.note(mark)  # others know more now than when the log first had this length
        while self._moves:
            before = self._forget_move()
            if before.length == mark.length and position_at(before, position).phase == ACT:
                return

    def _forget_move(self) -> Mark:
        self._made.pop()
        return self._moves.pop()

    # The moves.

    def moves(self, position: Position, setup: Setup) -> tuple[Move, ...]:
        """Return the moves that were made, small steps gathered; ``position`` is where the game is now."""
        return tuple(move for _, move in self._whole_moves(position, setup))

    def _whole_moves(self, now: Position, setup: Setup) -> list[tuple[int, Move]]:
        """Gather small steps into moves: where each begins among the marks, and what it is."""
        if not self.remembers:
            raise IllegalMove("past-forgotten")
        found: list[tuple[int, Move]] = []
        steps: list[int] = []
        began = 0
        for place, made in enumerate(self._made):
            if isinstance(made, Move) and not steps:
                found.append((place, made))
                continue
            began = began if steps else place
            before = position_at(self._moves[place], now)
            steps += [made] if isinstance(made, int) else small_steps(before, setup, made) or ()
            after = position_at(self._moves[place + 1], now) if place + 1 < len(self._moves) else now
            if not after.number("half_made"):
                found.append((began, move_of(steps, position_at(self._moves[began], now), setup)))
                steps = []
        return found

    # Copies. Marks never change: copies share them.

    def copy(self) -> Past:
        """Return the same past, to go on by itself."""
        twin = Past.__new__(Past)
        # Its own kind: reaching in is quicker than asking, and copies are made by the thousand.
        twin._marks, twin._moves, twin._made = self._marks.copy(), self._moves.copy(), self._made.copy()
        twin.remembers = self.remembers
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Pickle small: most of a game is its past, and one moment of it is nearly the one before."""
        packed = pack([*self._marks, *self._moves])
        return {"packed": packed, "marks": len(self._marks), "made": self._made, "remembers": self.remembers}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        marks = unpack(kept["packed"])
        self._marks, self._moves = marks[: kept["marks"]], marks[kept["marks"] :]
        self._made, self.remembers = kept["made"], kept["remembers"]


def position_at(mark: Mark, position: Position) -> Position:
    """Return the position of a mark, played with the box of any position of the same game."""
    there = position.copy()
    there.restore(mark.numbers)
    return there
