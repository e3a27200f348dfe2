"""Reading the kernel's record from Python: every field by name, as plain numbers, quickly."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.rules import BOX, STATE, Boxes, States
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.taking_back import TURN_NUMBERS


def _place(name: str) -> int:
    fields: Any = STATE.fields
    return int(fields[name][1]) // 2


_PHASE, _TURN, _PLAYER, _FIRST = (_place(name) for name in ("phase", "turn", "player", "first"))
_OF_THE_TURN = slice(_place(TURN_NUMBERS[0]), _place(TURN_NUMBERS[-1]) + 1)
_FIELDS = {name: (_place(name), STATE[name].shape) for name in STATE.names or ()}


#: All numbers of a state, one after the other.
Snapshot = npt.NDArray[np.int16]


class Position:
    """A box and a state, with the state's numbers at hand."""

    __slots__ = ("_flat", "_numbers", "boxes", "states")

    def __init__(self, boxes: Boxes, states: States, flat: Snapshot | None = None) -> None:
        """Take a box and a state; ``flat``: the numbers of that very state, where they are at hand."""
        self.boxes = boxes
        self.states = states
        self._flat = states.view(np.int16) if flat is None else flat
        self._numbers = self._flat.data

    def copy(self) -> Position:
        """Return the same position, to try things out on."""
        twin = Position.__new__(Position)
        twin.boxes = self.boxes
        # Plain numbers are copied quicker than a record; a buffer gives them its type quicker than an array does.
        flat = twin._flat = self._flat.copy()  # noqa: SLF001  # of its own kind
        twin._numbers = flat.data  # noqa: SLF001
        twin.states = np.frombuffer(flat, STATE)
        return twin

    __copy__ = copy

    def __reduce__(self) -> tuple[object, ...]:
        return (_position_of, (self.boxes.tobytes(), self.states.tobytes()))

    def snapshot(self) -> Snapshot:
        """Return the state's numbers as they are now (NumPy copies plain numbers far faster than records)."""
        return self._flat.copy()

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to numbers that ``snapshot`` gave."""
        self._flat[:] = snapshot

    @property
    def phase(self) -> int:
        """Where the game stands (``rules.phases``)."""
        return self._numbers[_PHASE]

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self._numbers[_TURN]

    @property
    def player(self) -> int:
        """Who decides."""
        return self._numbers[_PLAYER]

    @property
    def chance_decides(self) -> bool:
        """Whether an outcome of chance comes next."""
        return self._numbers[_PHASE] < FIRST_DECISION

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._numbers[_PHASE] == OVER

    def to_bytes(self) -> bytes:
        """Return all numbers of the state: another state has other bytes."""
        return self._numbers.tobytes()

    def turn_numbers(self) -> tuple[int, ...]:
        """Return what the turn counts (``rules.taking_back.TURN_NUMBERS``)."""
        return tuple(self._numbers[_OF_THE_TURN])

    def number(self, field: str, at: int = 0) -> int:
        """Return one number of a field."""
        return self._numbers[_FIELDS[field][0] + at]

    def row(self, field: str, *at: int) -> list[int]:
        """Return the innermost row of a field, such as ``row("hand", seat)``.

        >>> import digsite
        >>> game = digsite.Game(players=2, seed=1)
        >>> sum(game.position.row("market"))
        5
        """
        start, shape = _FIELDS[field]
        width = shape[-1]
        for axis, index in enumerate(at):
            stride = width
            for extent in shape[axis + 1 : -1]:
                stride *= extent
            start += index * stride
        return self._numbers[start : start + width].tolist()

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.boxes["players"][0])

    def box_row(self, field: str) -> list[int]:
        """Return a row of the box."""
        row: list[int] = self.boxes[field][0].tolist()
        return row

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.to_bytes() == other.to_bytes() and self.boxes.tobytes() == other.boxes.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a position changes


def _position_of(box: bytes, state: bytes) -> Position:
    """Bring a pickled position back; the kernel wants arrays of its own, that can be written."""
    return Position(np.frombuffer(box, BOX).copy(), np.frombuffer(state, STATE).copy())
