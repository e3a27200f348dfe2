"""The numbered choices: the question of a seat, grouped, best first; everything else can be typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rich.console import Console
from rich.table import Table
from rich.text import Text

from digsite.cli.terminal.layout import packed, width_of
from digsite.cli.terminal.palette import QUIET, TITLE
from digsite.cli.terminal.speech import Speech
from digsite.editions import Setup
from digsite.game import (
    Discard,
    EndTurn,
    Explore,
    Keep,
    LegalMoves,
    Look,
    Move,
    Sell,
    Steal,
    Stop,
    TurnUp,
    UseTent,
    View,
)
from digsite.game.hand_value import HandValue
from digsite.game.refusals import chamber_of
from digsite.game.view import Tally
from digsite.seat import (
    Act,
    AnyQuestion,
    MineDraw,
    Sale,
    Shelter,
    Storm,
    TempleLook,
    Thief,
    TombKeep,
    suggested_trades,
)
from digsite.seat.odds import chances
from digsite.telling.events import cards
from digsite.words import Cards, Kind, Message, Money, Seat, Several, message

_GROUP = 9
#: So many kinds are named of those that may come up in the mine.
_LIKELY = 3


class Dialogue(StrEnum):
    """A choice that asks further instead of making a move at once."""

    BUILD_TRADE = "build a trade"
    NAME_TREASURES = "name treasures"
    PICK_CARDS = "pick cards"


@dataclass(frozen=True, slots=True)
class Choice:
    """One numbered choice: a move, or a dialogue."""

    group: str
    label: Message
    does: Move | Dialogue


def choices_of(view: View, legal: LegalMoves, asked: AnyQuestion | None) -> list[Choice]:
    """List the choices of the seat whose view this is."""
    return list(_choices(view, legal, asked))


def show_choices(console: Console, speech: Speech, choices: Sequence[Choice]) -> None:
    """Print the choices, each group on lines of its own."""
    width = width_of(console)
    table = Table.grid(padding=0)
    table.add_column(width=_GROUP, style=QUIET)
    table.add_column(width=width - _GROUP)
    for group in dict.fromkeys(choice.group for choice in choices):
        pieces = [
            Text.assemble((f"[{number}]", TITLE), " ", speech.text(choice.label))
            for number, choice in enumerate(choices, 1)
            if choice.group == group
        ]
        for place, row in enumerate(packed(pieces, width - _GROUP)):
            table.add_row("" if place else speech.words(f"choices-{group}"), row)
    console.print(table, width=width)


def _choices(view: View, legal: LegalMoves, asked: AnyQuestion | None) -> Iterator[Choice]:
    setup, values = legal.setup, HandValue(legal.setup)
    match asked:
        case Act():
            yield from _act(view, legal, asked)
        case Thief(victims):
            yield from (_steal(view, victim.seat) for victim in victims if victim.why is None)
        case Shelter():
            last = view.seats[view.seat or 0].tents == 1
            yield Choice("tent", message("choice-tent-last" if last else "choice-tent"), UseTent(True))
            yield Choice("tent", message("choice-no-tent"), UseTent(False))
        case Storm(suggestion=lost):
            yield _of_cards("discard", setup, lost, -_sum(values.loss, view, lost), Discard(lost))
            yield Choice("discard", message("choice-others"), Dialogue.PICK_CARDS)
        case TombKeep(suggestion=kept):
            yield _of_cards("keep", setup, kept, _sum(values.gain, view, kept), Keep(kept))
            yield Choice("keep", message("choice-others"), Dialogue.PICK_CARDS)
        case MineDraw():
            yield from _mining(view, values)
        case TempleLook(chambers):
            for choice in chambers:
                if choice.why is None:
                    yield Choice("look", _look(view, setup, choice.chamber), Look(choice.chamber))
            yield Choice("look", message("choice-no-look"), Look(None))


def _sum(price: Callable[[Tally, str, int], int], view: View, listed: Iterable[str]) -> int:
    """Add up what cards of several kinds add to a hand, or take from it."""
    return sum(price(view.hand, card, count) for card, count in Counter(listed).items())


def _act(view: View, legal: LegalMoves, asked: Act) -> Iterator[Choice]:
    for sale in sorted(_largest_sets(asked.sales), key=lambda sale: -sale.money):
        label = message("set-for", cards=Cards({sale.treasure: sale.count}), money=Money(sale.money))
        yield Choice("sell", label, Sell(sale.treasure, sale.count))
    for choice in asked.chambers:
        if choice.why is None:
            yield _explore(view, legal.setup, choice.chamber, naming=bool(asked.naming))
    if asked.trade is None:
        yield from _trades(view, legal)
    if asked.end is None:
        passing = not view.this_turn.dug and not view.this_turn.acted  # R70
        yield Choice("end", message("choice-pass" if passing else "choice-end"), EndTurn())


def _largest_sets(sales: Iterable[Sale]) -> Iterable[Sale]:
    """Keep the largest set of each kind that can be sold."""
    return {sale.treasure: sale for sale in sales if sale.why is None}.values()


def _explore(view: View, setup: Setup, chamber: int, *, naming: bool) -> Choice:
    maps = Cards({setup.ids[setup.map_index]: view.chambers[chamber].maps})
    told = message(
        "choice-explore-naming" if naming else "choice-explore", chamber=chamber_of(setup, chamber), maps=maps
    )
    return Choice("explore", told, Dialogue.NAME_TREASURES if naming else Explore(chamber))


def _trades(view: View, legal: LegalMoves) -> Iterator[Choice]:
    for found in suggested_trades(view, legal):
        give, take = cards(found.trade.give, legal.setup), cards(found.trade.take, legal.setup)
        yield Choice("trade", message("choice-trade", give=give, take=take, change=Money(found.change)), found.trade)
    yield Choice("trade", message("choice-build-trade"), Dialogue.BUILD_TRADE)


def _steal(view: View, seat: int) -> Choice:
    there = view.seats[seat]
    if there.known:
        known = Cards(there.known)
        told = message("choice-steal-known", victim=Seat(seat), count=there.hand_size, known=known)
    else:
        told = message("choice-steal", victim=Seat(seat), count=there.hand_size)
    return Choice("steal", told, Steal(seat))


def _of_cards(group: str, setup: Setup, chosen: tuple[str, ...], change: int, move: Move) -> Choice:
    return Choice(group, message("choice-cards", cards=cards(chosen, setup), change=Money(change)), move)


def _mining(view: View, values: HandValue) -> Iterator[Choice]:
    gain = sum(values.gain(view.hand, card, count) for card, count in view.turned_up.items())
    yield Choice("mine", message("choice-stop", cards=Cards(view.turned_up), change=Money(gain)), Stop())
    odds = chances(view, view.exploring or 0)
    likely = tuple(Kind(card) for card in sorted(odds, key=lambda card: -odds[card])[:_LIKELY])
    more = message("choice-turn-up-likely", likely=Several(likely, "or")) if likely else message("choice-turn-up")
    yield Choice("mine", more, TurnUp())


def _look(view: View, setup: Setup, chamber: int) -> Message:
    there = view.chambers[chamber]
    known = sum(there.known.values())
    if known:
        return message("choice-look-known", chamber=chamber_of(setup, chamber), known=known, size=there.size)
    return message("choice-look", chamber=chamber_of(setup, chamber))
