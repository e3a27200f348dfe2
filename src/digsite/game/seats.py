"""Seats: how many there are, what they are called, which one is meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from digsite.editions import Setup, SetupError
from digsite.errors import shown
from digsite.game.names import why_not_name
from digsite.whole_numbers import whole_number
from digsite.words.message import message

#: More seats than any edition has; how many a game may have is the edition's to say.
_MANY_SEATS = 9


def seat_names(players: int | Iterable[str]) -> tuple[str, ...]:
    """Name the seats: as given, or Player 1, Player 2 and so on.

    >>> seat_names(2)
    ('Player 1', 'Player 2')
    """
    number = whole_number(players)
    if number is not None:
        if not 1 <= number <= _MANY_SEATS:
            raise SetupError("players", "players", message("setup-players", given=shown(number)))
        return tuple(f"Player {seat + 1}" for seat in range(number))
    names = _list_of(players)
    if names is None or not all(isinstance(name, str) for name in names):
        raise SetupError("players", "players", message("setup-players-list", given=shown(players)))
    for name in names:
        why_not = why_not_name(str(name))
        if why_not is not None:
            raise SetupError("name", "players", why_not)
    return tuple(str(name) for name in names)


def seat_number(seat: object, players: int) -> int:
    """Return a seat as a plain number, or refuse what is none of so many.

    >>> seat_number(1, 2)
    1
    >>> seat_number(7, 2)
    Traceback (most recent call last):
    ...
    digsite.editions.refusals.SetupError: There are seats 0 to 1, not 7.
    """
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise SetupError("seat", "seat", message("setup-seat", most=players - 1, given=shown(seat)))
    return number


def viewer_number(seat: object, players: int) -> int | None:
    """Return a seat as a plain number; None is a spectator."""
    if seat is None or (type(seat) is int and 0 <= seat < players):
        return seat
    return seat_number(seat, players)


def sand_ranks(setup: Setup, names: Sequence[str], first: object) -> tuple[int, ...]:
    """Rank the seats by who last had their feet in sand (R6, R82): one or several, by number or by name."""
    if first is None:
        return ()
    listed = _list_of(first)
    ranked = tuple(_seat_called(seat, names) for seat in ((first,) if listed is None else listed))
    if not setup.rules.first_player_may_be_named:
        raise SetupError("first", "first", message("setup-first", rules=setup.rules.id))
    if len(set(ranked)) != len(ranked):
        raise SetupError("first", "first", message("setup-first-twice", given=shown(first)))
    return ranked


def _seat_called(seat: object, names: Sequence[str]) -> int:
    """Find the seat that a number or a player's name means, in capitals or not."""
    number = whole_number(seat)
    if number is not None and 0 <= number < len(names):
        return number
    called = seat.strip().casefold() if isinstance(seat, str) else None
    found = [place for place, name in enumerate(names) if name.strip().casefold() == called]
    if len(found) == 1:
        return found[0]
    there = ", ".join(f"{name} ({place})" for place, name in enumerate(names))
    if found:
        raise SetupError("first", "first", message("setup-first-several", given=shown(seat), there=there))
    raise SetupError("first", "first", message("setup-first-unknown", given=shown(seat), there=there))


def _list_of(value: object) -> tuple[object, ...] | None:
    """Return what a list holds; text is no list of letters."""
    return tuple(value) if isinstance(value, Iterable) and not isinstance(value, str | bytes) else None
