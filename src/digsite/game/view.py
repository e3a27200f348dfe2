"""What one seat, or a spectator, may know: nothing in here depends on anything else.

A view is made from the kernel's record with everything hidden from the viewer blanked out first, and from the log as
that viewer saw it. Change what the viewer cannot know, and every byte of the view stays the same; change anything they
know, their own half-made choice included, and it does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, NoReturn

import msgspec
import numpy as np

from digsite.editions import BEGINNERS_LUCK, Setup
from digsite.errors import DigsiteError
from digsite.game.events import AnyEvent
from digsite.game.phase import AT_A_CHAMBER, PHASES, Phase
from digsite.game.position import Position
from digsite.game.withdrawn import Withdrawn
from digsite.rules import hide_from
from digsite.rules.survey import CARD_ROWS, CHAMBER_NUMBERS, LONGEST_SURVEY, SCALARS, SEAT_NUMBERS, survey

if TYPE_CHECKING:
    from digsite.game.game import Game

# Phases by the kernel's numbers, which are quicker to look up.
_INSIDE = frozenset(number for number, phase in PHASES.items() if phase in AT_A_CHAMBER)
_DECISIONS = frozenset(number for number, phase in PHASES.items() if not phase.is_chance and phase is not Phase.OVER)

#: Cards by treasure id, in table order; what is not there is left out.
Tally = dict[str, int]


class Counted(dict[str, int]):
    """A tally that nobody changes: a view tells what is, and its reader may not make it otherwise.

    >>> Counted({"coin": 2})["coin"]
    2
    >>> Counted({"coin": 2}).clear()
    Traceback (most recent call last):
    ...
    TypeError: A view is only read; dict(...) makes a copy to change.
    """

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("A view is only read; dict(...) makes a copy to change.")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[object, ...]:
        return (Counted, (dict(self),))

    def __copy__(self) -> Counted:
        return self

    def __deepcopy__(self, _memo: object) -> Counted:
        return self


_NOTHING = Counted()


class Chamber(msgspec.Struct, frozen=True):
    """A chamber of the monument: its price, its size, and the cards the viewer knows to be in it."""

    maps: int
    size: int
    known: Tally
    known_to_all: Tally  # what everybody knows to be in it


class SoldSet(msgspec.Struct, frozen=True):
    """A set in a museum."""

    treasure: str
    count: int
    money: int


class Seat(msgspec.Struct, frozen=True):
    """What the viewer knows of one seat: all of it is public but ``known`` and ``most_maps``."""

    name: str
    hand_size: int
    known: Tally  # cards the viewer knows to be in the hand; their own hand whole
    known_to_all: Tally  # cards everybody knows to be in the hand
    most_maps: int  # it holds no more maps than that, as far as the viewer knows (nobody starts with one, R4)
    most_maps_to_all: int
    tents: int
    sheltered: bool  # in the storm that is going on
    money: int
    museum: tuple[SoldSet, ...]  # oldest first
    announced: int | None  # R82


class TurnSoFar(msgspec.Struct, frozen=True):
    """What was done in the turn that is going on."""

    dug: bool  # it began with a dig (R70)
    acted: bool
    sold: bool
    explored: int
    trades: int
    may_step_to_trade: bool  # R33: whether small steps may begin a trade
    must_sell: bool  # R71, R73: it began with the duty to sell


class HalfMade(msgspec.Struct, frozen=True):
    """The viewer's own decision, begun by small steps and not complete: nobody else sees it."""

    taking: Tally
    giving: Tally
    keeping: Tally
    last: int  # where the canonical order of small steps has come


class View(msgspec.Struct, frozen=True, dict=True):
    """Everything a seat (or, with ``seat`` None, a spectator) may know."""

    seat: int | None
    edition: str
    monument: str
    variants: tuple[str, ...]
    phase: Phase
    first: int | None  # who started
    turn: int | None
    player: int | None  # who decides
    hand: Tally  # the viewer's own
    seats: tuple[Seat, ...]
    market: Tally
    dig_size: int
    thieves: int
    sandstorms: int
    chambers: tuple[Chamber, ...]
    pile_size: int
    maps_spent: int
    unseen: Tally  # treasures whose whereabouts the viewer does not know
    exploring: int | None  # the chamber somebody is in
    owed: int  # cards still to discard or to keep
    turned_up: Tally  # mine and sphinx: what lies open
    named: tuple[str, ...]  # to the sphinx, so far
    robbed: int | None  # whom the thief is about to rob
    this_turn: TurnSoFar
    must_sell: bool  # the turn cannot be ended before a sale
    passes: int  # in a row (R71)
    idle_turns: int  # in a row, without sale or exploration (R73)
    dealing: tuple[int, int] | None  # to which place the deal has come, and how many cards it still gets
    half_made: HalfMade | None
    log: tuple[AnyEvent, ...]
    withdrawn: tuple[Withdrawn, ...] = ()  # what everybody saw done and taken back

    def _repr_html_(self) -> str:
        """Show the table in a notebook."""
        from digsite.game.notebook import as_html

        return as_html(self)

    def _repr_svg_(self) -> str:
        """Draw the table, with the page's own artwork; what the player does not know lies face down."""
        from digsite.game.picture import as_svg

        return as_svg(self)

    def to_json(self) -> bytes:
        """Return the view as JSON, always the same bytes for the same knowledge."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> View:
        """Read a view that ``to_json`` wrote; what is none is a ``DigsiteError``.

        >>> from digsite import Game
        >>> view = Game(players=2, monument="mine", seed=1).view(0)
        >>> View.from_json(view.to_json()) == view
        True
        """
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, TypeError) as error:
            raise DigsiteError("bad-view", f"This is no view as to_json writes it: {error}.") from None

    def imagine(self, seed: int, setup: Setup | None = None) -> Game:
        """Return a game that could be the true one: all that this view's player does not know is dealt anew.

        It depends on the view and the seed alone, and its view is this one. Apply moves to it, copy it, let it be
        played out (``digsite.rollout``). docs/bots.md says which games come how often. Give the ``setup`` for a view
        that was read back, of a game by an edition of somebody's own.

        >>> from digsite import Game
        >>> view = Game(players=2, monument="mine", seed=1).view(0)
        >>> other = view.imagine(seed=7)
        >>> other.view(0) == view, other == View.from_json(view.to_json()).imagine(seed=7)
        (True, True)
        """
        from digsite.game.game import imagined_game

        return imagined_game(self, seed, setup)


def seen_position(position: Position, viewer: int | None) -> Position:
    """Return a copy of a position with all blanked out that the viewer does not know."""
    seen = position.copy()
    hide_from(seen.boxes, seen.states, position.players if viewer is None else viewer)
    return seen


def _tally(ids: tuple[str, ...], counts: tuple[int, ...]) -> Tally:
    return Counted({card: count for card, count in zip(ids, counts, strict=True) if count})


def _chambers(
    ids: tuple[str, ...], maps: tuple[int, ...], numbers: tuple[int, ...], cards: tuple[int, ...]
) -> tuple[Chamber, ...]:
    """Make all chambers from their numbers, and from rows of the cards known in each, and known to all."""

    def tally(row: int) -> Tally:
        return _tally(ids, cards[row * len(ids) : (row + 1) * len(ids)])

    chambers = []
    for chamber, price in enumerate(maps):
        start = chamber * len(CHAMBER_NUMBERS)
        size, known, known_to_all = numbers[start : start + len(CHAMBER_NUMBERS)]
        sure = tally(chamber) if known else _NOTHING
        to_all = tally(len(maps) + chamber) if known_to_all else _NOTHING
        chambers.append(Chamber(price, size, sure, to_all))
    return tuple(chambers)


#: Where a survey tells of the turn that is going on.
_OF_TURN = slice(SCALARS.index("dug"), SCALARS.index("must_sell") + 1)


@lru_cache(1 << 12)
def _turn_so_far(
    dug: int, acted: int, sold: int, explored: int, trades: int, may_trade: int, must_sell: int
) -> TurnSoFar:
    return TurnSoFar(dug > 0, acted > 0, sold > 0, explored, trades, may_trade > 0, must_sell > 0)


class Parts(NamedTuple):
    """Who makes the parts of views that come again and again."""

    tally: Callable[[tuple[str, ...], tuple[int, ...]], Tally]
    chambers: Callable[[tuple[str, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]], tuple[Chamber, ...]]


#: Every view has its own: whoever gets it may do with it what they like.
FRESH = Parts(_tally, _chambers)
#: Made once for the same numbers, and shared by all views that have them: for whoever only reads, and reads a lot.
SHARED = Parts(lru_cache(1 << 15)(_tally), lru_cache(1 << 12)(_chambers))


def view_of(
    position: Position,
    setup: Setup,
    names: Sequence[str],
    museums: Sequence[tuple[SoldSet, ...]],
    seen_log: tuple[AnyEvent, ...],
    viewer: int | None,
    withdrawn: tuple[Withdrawn, ...] = (),
    parts: Parts | None = None,
) -> View:
    """Make the view of a seat or of a spectator (None) from one survey of what they know."""
    players, ids, maps = setup.players, setup.ids, setup.monument.maps
    make_tally, make_chambers = parts or FRESH
    row = np.empty(LONGEST_SURVEY, np.int64)
    length = survey(position.boxes, position.states, players if viewer is None else viewer, row)
    numbers: tuple[int, ...] = tuple(row[:length].tolist())
    (
        phase_number,
        turn,
        player,
        first,
        dig_size,
        thieves,
        sandstorms,
        pile_size,
        maps_spent,
        at,
        owed,
        victim,
        *_,
        cannot_end,
        passes,
        idle,
        deal_to,
        deal_left,
        half_made,
        last,
        named_first,
        named_second,
    ) = numbers[: len(SCALARS)]
    phase = PHASES[phase_number]
    inside = phase_number in _INSIDE
    begun = first >= 0
    of_chambers = len(SCALARS) + players * len(SEAT_NUMBERS)
    cards = of_chambers + len(maps) * len(CHAMBER_NUMBERS)
    kinds = len(ids)

    def tally(row: int) -> Tally:
        start = cards + row * kinds
        return make_tally(ids, numbers[start : start + kinds])

    of_hands = len(CARD_ROWS)
    seats = []
    hand: Tally = _NOTHING
    lucky = BEGINNERS_LUCK in setup.variants
    for seat, name in enumerate(names):
        start = len(SCALARS) + seat * len(SEAT_NUMBERS)
        size, tents, money, announced, sheltered, most, most_to_all, known, known_to_all = numbers[start : start + 9]
        sure = tally(of_hands + seat) if known else _NOTHING
        if seat == viewer:
            hand = sure
        to_all = tally(of_hands + players + seat) if known_to_all else _NOTHING
        total = announced if lucky else None
        shelter = sheltered > 0
        seats.append(Seat(name, size, sure, to_all, most, most_to_all, tents, shelter, money, museums[seat], total))
    in_chambers = cards + (of_hands + 2 * players) * kinds
    view = View(
        viewer,
        setup.edition,
        setup.monument.id,
        setup.variants,
        phase,
        first if begun else None,
        turn if begun else None,
        player if begun and phase_number in _DECISIONS else None,
        hand,
        tuple(seats),
        tally(0),
        dig_size,
        thieves,
        sandstorms,
        make_chambers(ids, maps, numbers[of_chambers:cards], numbers[in_chambers:]),
        pile_size,
        maps_spent,
        tally(1),
        at if inside else None,
        owed,
        tally(2) if inside else _NOTHING,
        tuple(ids[named] for named in (named_first, named_second) if named >= 0) if named_first >= 0 else (),
        victim if phase is Phase.ROB else None,
        _turn_so_far(*numbers[_OF_TURN]),
        cannot_end > 0,
        passes,
        idle,
        (deal_to, deal_left) if phase is Phase.DEAL else None,
        HalfMade(tally(3), tally(4), tally(5), last) if half_made else None,
        seen_log,
        withdrawn,
    )
    view.__dict__["setup"] = setup  # so that it can be imagined whatever edition it is
    return view
