"""The table as one seat sees it, on one small screen: numbers first, always in the same place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from digsite.cli.terminal.layout import CARD, TENT, packed, width_of
from digsite.cli.terminal.palette import GOOD, QUIET, TITLE
from digsite.cli.terminal.speech import Speech
from digsite.editions import MonumentKind
from digsite.game import View
from digsite.game.events import Ended
from digsite.game.refusals import chamber_of
from digsite.game.view import Chamber, SoldSet, Tally
from digsite.seat import AnyQuestion, hand_of
from digsite.telling import beside, what_goes_on
from digsite.words import Cards, Message, Money, Monument, Several, message

_LABEL = 12


class Board:
    """Draws views of one game."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._setup = speech.setup

    def show(self, console: Console, view: View, asked: AnyQuestion | None) -> None:
        """Print the whole board, and under it what is asked."""
        width = width_of(console)
        console.print()
        console.print(self._ruler(view, width), no_wrap=True, overflow="ellipsis")
        for part in (self._opponents(view, width), self._places(view, width), self._own(view, width)):
            console.print(part, width=width)
        console.print(self.sentence(view, asked), width=width)

    def sentence(self, view: View, asked: AnyQuestion | None) -> Text:
        """Say what is going on and what is asked, with the odds where there are any."""
        told = self._speech.text(what_goes_on(view, self._setup, asked, None), TITLE)
        known = beside(asked)
        return told if known is None else told.append(" ").append_text(self._speech.text(known))

    def _ruler(self, view: View, width: int) -> Text:
        turn = self._speech.words("board-turn", number=1 + sum(isinstance(event, Ended) for event in view.log))
        dig = self._speech.words(
            "board-dig",
            style=TITLE if view.dig_size else QUIET,
            count=view.dig_size,
            thieves=view.thieves,
            all_thieves=self._setup.thieves,
            storms=view.sandstorms,
            all_storms=self._setup.sandstorms,
        )
        left = f"── {turn.plain} "
        line = "─" * max(2, width - len(left) - dig.cell_len - 1)
        return Text.assemble((f"{left}{line} ", QUIET), dig)

    def _opponents(self, view: View, width: int) -> RenderableType:
        table = _grid(width)
        for seat, there in enumerate(view.seats):
            if seat == view.seat:
                continue
            counts = self._counts(there.money, there.hand_size, there.tents)
            if there.known:
                counts.append_text(self._speech.words("board-holds", cards=Cards(there.known))).append("  ")
            if there.announced is not None:
                counts.append_text(self._speech.words("board-announced", QUIET, total=there.announced)).append("  ")
            counts.append_text(self._museum(there.museum, width - _LABEL - 1 - counts.cell_len))
            table.add_row(self._label(seat), counts)
        return table

    def _label(self, seat: int) -> Text:
        name = self._speech.name(seat)
        name.truncate(_LABEL, overflow="ellipsis")
        return name

    def _counts(self, money: int, cards: int, tents: int) -> Text:
        """Write money, cards in hand and tents, always in the same place."""
        told = self._speech.text(Money(money))
        told.pad_right(max(1, 5 - told.cell_len))
        return told.append(f"{CARD}{cards:<3}{TENT * tents:<{self._setup.tents}}  ")

    def _museum(self, museum: Sequence[SoldSet], room: int) -> Text:
        """Write down sets, newest first, as many as there is room for on the line."""
        sets = [set_for(sold) for sold in reversed(museum)]
        line = Text(", ").join(self._speech.text(sold) for sold in sets)
        shown = len(sets)
        while line.cell_len > room and shown:
            shown -= 1
            more = message("so-many-more", count=len(sets) - shown)
            line = self._speech.text(Several((*sets[:shown], more)) if shown else message("some-sets", count=len(sets)))
        line.stylize(QUIET)
        return line

    def _places(self, view: View, width: int) -> RenderableType:
        """Lay out the marketplace and the monument."""
        table = _grid(width)
        stalls = [self._speech.text(stall(self._setup.trade_values, card, n)) for card, n in view.market.items()]
        rows = packed(stalls, width - _LABEL - 1) or [self._speech.words("board-empty", QUIET)]
        table.add_row(self._speech.words("board-market", QUIET), Group(*rows))
        name = self._speech.text(Monument(self._setup.monument.id), QUIET)
        if name.cell_len > _LABEL:
            name = name.split(" ")[-1]
        rows = packed(list(self._monument(view)), width - _LABEL - 1, gap="   ")
        table.add_row(name, Group(*rows))
        return table

    def _monument(self, view: View) -> Iterable[Text]:
        for number, chamber in enumerate(view.chambers):
            told = self._inside(chamber)
            if len(view.chambers) > 1:
                told = message("board-chamber", chamber=chamber_of(self._setup, number), inside=told)
            yield self._speech.text(told, "" if chamber.size else QUIET)
        if self._setup.monument.pile:
            yield self._speech.words("board-pile", QUIET, count=view.pile_size)
        if view.turned_up:
            yield self._speech.words("board-turned-up", TITLE, cards=Cards(view.turned_up))

    def _inside(self, chamber: Chamber) -> Message:
        if not chamber.size:
            return message("inside-empty")
        maps, known = Cards({self._setup.ids[self._setup.map_index]: chamber.maps}), Cards(chamber.known)
        if self._setup.monument.kind is MonumentKind.RUINS:
            return message("inside-open", maps=maps, known=known)
        if not chamber.known:
            return message("inside-unseen", count=chamber.size, maps=maps)
        some = sum(chamber.known.values()) < chamber.size
        return message("inside-partly-known" if some else "inside-known", count=chamber.size, maps=maps, known=known)

    def _own(self, view: View, width: int) -> RenderableType:
        table = _grid(width)
        own = view.seats[view.seat or 0]
        head = self._counts(own.money, own.hand_size, own.tents)
        if view.hand:
            money = Money(sum(held.sells for held in hand_of(view, self._setup)))
            head.append_text(self._speech.words("board-hand-sells", money=money)).append("  ")
        head.append_text(self._museum(own.museum, width - _LABEL - 1 - head.cell_len))
        table.add_row(self._label(view.seat or 0), head)
        table.add_row("", self.hand(view))
        return table

    def hand(self, view: View) -> RenderableType:
        """Lay out the hand by kind: what it sells for now, what one more adds, the whole ladder, the trade value."""
        if not view.hand:
            return self._speech.words("hand-none", QUIET)
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        for _ in range(3):
            table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        prices = {treasure.id: treasure.sells for treasure in self._setup.treasures}
        for held in hand_of(view, self._setup):
            sells = prices[held.treasure]
            table.add_row(
                self._speech.text(Cards({held.treasure: held.count}), form="figure"),
                self._speech.words("hand-now", money=Money(held.sells)),
                self._speech.words("hand-next", GOOD if held.next > sells[0] else "", more=held.next),
                self._speech.words("hand-trade", value=self._setup.trade_values[held.treasure]),
                _ladder(sells, held.rung),
            )
        return table


def set_for(sold: SoldSet) -> Message:
    """Tell a set of a museum."""
    return message("set-for", cards=Cards({sold.treasure: sold.count}), money=Money(sold.money))


def stall(trade_values: Tally, card: str, count: int) -> Message:
    """Tell cards of a kind that lie open, with their trade value."""
    return message("board-stall", cards=Cards({card: count}), value=trade_values[card])


def _ladder(sells: Sequence[int], here: int) -> Text:
    """Write a price list with the rung one stands on in brackets."""
    rungs = [
        Text(f"[{price}]", TITLE) if rung == here else Text(str(price), QUIET) for rung, price in enumerate(sells, 1)
    ]
    return Text(" ").join(rungs)


def _grid(width: int) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=_LABEL, no_wrap=True)
    table.add_column(width=width - _LABEL - 1)
    return table
