"""The numbered choices: what is sensible here, grouped, best first; everything else can be typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from digsite.cli.playing.board import WIDEST, Board
from digsite.cli.story import CARD, packed
from digsite.editions import Style
from digsite.editions.checks import MAP
from digsite.game import Discard, EndTurn, Explore, Keep, Look, Move, Sell, Steal, Stop, Trade, TurnUp, UseTent, View
from digsite.game.events import Ended
from digsite.game.odds import chances
from digsite.game.worth import Values
from digsite.rules.box import TRADES_A_TURN
from digsite.telling.palette import GOOD, QUIET, TITLE
from digsite.telling.words import Words, counted, joined, money

_MOST_TRADES = 4
_GROUP = 9

#: Choices that open a dialogue instead of making a move at once.
BUILD_TRADE = "build a trade"
NAME_TREASURES = "name treasures"
PICK_CARDS = "pick cards"


@dataclass(frozen=True, slots=True)
class Choice:
    """One numbered choice: a move, or the name of a dialogue."""

    group: str
    label: Text
    does: Move | str


def laid_out(cards: dict[str, int]) -> tuple[str, ...]:
    """Lay out counted cards one by one.

    >>> laid_out({"coin": 2, "map": 1})
    ('coin', 'coin', 'map')
    """
    return tuple(card for card, count in cards.items() for _ in range(count))


def signed(amount: int) -> str:
    """Write a change of what the hand sells for.

    >>> signed(4), signed(-4), signed(0)
    ('+$4', '-$4', '+$0')
    """
    return f"{'-' if amount < 0 else '+'}${abs(amount)}"


def choices_of(view: View, board: Board) -> list[Choice]:
    """List the choices of the seat whose view this is."""
    makers = {
        "act": _act,
        "victim": _victims,
        "tents": _tents,
        "losing": _losses,
        "keeping": _keeps,
        "mining": _mining,
        "looking": _looks,
    }
    maker = makers.get(view.phase)
    return list(maker(view, board.words, board.values)) if maker else []


def show_choices(console: Console, choices: Sequence[Choice]) -> None:
    """Print the choices, each group on lines of its own."""
    width = min(console.width, WIDEST)
    table = Table.grid(padding=0)
    table.add_column(width=_GROUP, style=QUIET)
    table.add_column(width=width - _GROUP)
    for group in dict.fromkeys(choice.group for choice in choices):
        pieces = [
            Text.assemble((f"[{number}]", TITLE), " ", choice.label)
            for number, choice in enumerate(choices, 1)
            if choice.group == group
        ]
        for place, row in enumerate(packed(pieces, width - _GROUP)):
            table.add_row("" if place else group, row)
    console.print(table, width=width)


def _act(view: View, words: Words, values: Values) -> Iterator[Choice]:
    yield from _sales(view, words, values)
    yield from _explorations(view, words)
    yield from _trades(view, words, values)
    if not view.must_sell or not view.hand:
        passing = bool(view.log) and isinstance(view.log[-1], Ended)  # R70: neither dug nor done anything
        yield Choice("End", Text("end turn" if not passing else "end turn (pass)"), EndTurn())


def _sales(view: View, words: Words, values: Values) -> Iterator[Choice]:
    sales = [(values.sells[card], card, count) for card, count in view.hand.items()]
    offers = [(sells[min(count, len(sells)) - 1], card, min(count, len(sells))) for sells, card, count in sales]
    for price, card, count in sorted(offers, key=lambda offer: -offer[0]):
        label = words.amount(card, count, figure=True).append(" ").append_text(money(price))
        yield Choice("Sell", label, Sell(card, count))


def _explorations(view: View, words: Words) -> Iterator[Choice]:
    setup = words.setup
    most = setup.rules.explorations_per_turn  # R40
    if most is not None and view.this_turn.explored >= most:
        return
    held = view.hand.get(MAP, 0)
    for number, chamber in enumerate(view.chambers):
        if not chamber.size or chamber.maps > held:
            continue
        label = Text(words.chamber(number).removeprefix("the ")).append(f" for {counted(chamber.maps, 'map')}")
        if setup.monument.style is Style.SPHINX:
            yield Choice("Explore", label.append(": name two treasures"), NAME_TREASURES)
        else:
            yield Choice("Explore", label, Explore(number))


def _trades(view: View, words: Words, values: Values) -> Iterator[Choice]:
    """Offer the best trade for each kind in the marketplace, cheapest payment included."""
    if not view.hand or not view.market or view.this_turn.trades >= TRADES_A_TURN:
        return
    found = []
    for card, there in view.market.items():
        best: tuple[int, int, dict[str, int]] | None = None
        for count in range(1, there + 1):
            payment = values.cheapest_payment(view.hand, {card: count})
            if payment is None:
                break
            lost = sum(values.loss(view.hand, given, number) for given, number in payment.items())
            change = values.gain(view.hand, card, count) - lost
            if best is None or change > best[0]:
                best = (change, count, payment)
        if best is not None and (best[0] > 0 or card == MAP):
            found.append((best[0], card, best[1], best[2]))
    for change, card, count, payment in sorted(found, key=lambda trade: -trade[0])[:_MOST_TRADES]:
        label = words.cards(laid_out(payment)).append(" for ").append_text(words.amount(card, count))
        label.append(f" {signed(change)}", GOOD if change > 0 else QUIET)
        yield Choice("Trade", label, Trade(laid_out(payment), (card,) * count))
    yield Choice("Trade", Text("build a trade"), BUILD_TRADE)


def _victims(view: View, words: Words, _values: Values) -> Iterator[Choice]:
    for seat, there in enumerate(view.seats):
        if seat != view.seat and there.hand_size:
            label = Text.assemble(words.name(seat), f" {CARD}{there.hand_size}")
            if there.known:
                label.append(" holds ").append_text(words.cards(laid_out(there.known)))
            yield Choice("Steal", label, Steal(seat))


def _tents(view: View, _words: Words, _values: Values) -> Iterator[Choice]:
    own = view.seats[view.seat or 0]
    last = " (its last use)" if own.tents == 1 else ""
    yield Choice("Tent", Text(f"use it{last}"), UseTent(True))
    yield Choice("Tent", Text("keep it for another storm"), UseTent(False))


def _losses(view: View, words: Words, values: Values) -> Iterator[Choice]:
    least = values.least_missed(view.hand, view.owed)
    cost = sum(values.loss(view.hand, card, count) for card, count in least.items())
    label = words.cards(laid_out(least)).append(f" {signed(-cost)}", QUIET)
    yield Choice("Discard", label, Discard(laid_out(least)))
    yield Choice("Discard", Text("choose others"), PICK_CARDS)


def _keeps(view: View, words: Words, values: Values) -> Iterator[Choice]:
    chamber = view.chambers[view.exploring or 0].known
    best = values.most_welcome(view.hand, chamber, view.owed)
    gain = sum(values.gain(view.hand, card, count) for card, count in best.items())
    label = words.cards(laid_out(best)).append(f" {signed(gain)}", GOOD)
    yield Choice("Keep", label, Keep(laid_out(best)))
    yield Choice("Keep", Text("choose others"), PICK_CARDS)


def _mining(view: View, words: Words, values: Values) -> Iterator[Choice]:
    up = laid_out(view.turned_up)
    gain = sum(values.gain(view.hand, card, count) for card, count in view.turned_up.items())
    yield Choice("Mine", Text.assemble("stop and take ", words.cards(up), (f" {signed(gain)}", GOOD)), Stop())
    likely = sorted(chances(view).items(), key=lambda chance: -chance[1])[:3]
    label = Text("turn up one more")
    if likely:
        label.append(", most likely ", QUIET)
        label.append_text(joined([words.kind(card) for card, _ in likely], "or"))
    yield Choice("Mine", label, TurnUp())


def _looks(view: View, words: Words, _values: Values) -> Iterator[Choice]:
    for number, chamber in enumerate(view.chambers):
        if chamber.size:
            known = sum(chamber.known.values())
            label = Text(words.chamber(number)).append(f" (you know {known} of {chamber.size})" if known else "")
            yield Choice("Look", label, Look(number))
    yield Choice("Look", Text("do not look"), Look(None))
