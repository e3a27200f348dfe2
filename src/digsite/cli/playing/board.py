"""The table as one seat sees it, on one small screen: numbers first, always in the same place."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from digsite.cli.story import CARD, TENT, packed
from digsite.editions import MINE_LIMIT
from digsite.editions.names import ordinal
from digsite.game import View
from digsite.game.events import Dug, Ended
from digsite.game.odds import going_over, percent
from digsite.game.question import question_of
from digsite.game.view import SoldSet
from digsite.game.worth import Values, best_price
from digsite.rules.dig import lost_to_storm
from digsite.telling.palette import DANGER, GOOD, QUIET, TITLE
from digsite.telling.words import Words, counted, joined, money

WIDEST = 110
_LABEL = 12


class Board:
    """Draws views of one game."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.values = Values(words.setup)

    def show(self, console: Console, view: View) -> None:
        """Print the whole board, and under it what is asked."""
        width = min(console.width, WIDEST)
        console.print()
        console.print(self._ruler(view, width), no_wrap=True, overflow="ellipsis")
        for part in (self._opponents(view, width), *self._places(view, width), self._own(view, width)):
            console.print(part, width=width)
        console.print(self.sentence(view), width=width)

    def sentence(self, view: View) -> Text:
        """Say what is going on and what is asked, with the odds where there are any."""
        told = Text()
        dug = self._own_dig(view)
        if view.phase == "act" and dug is not None:
            told.append("Your dig: ").append_text(self.words.amount(dug, 1)).append(". ")
        told.append(str(question_of(view)), TITLE)
        if view.phase == "mining":
            up = self.values.trade_value(view.turned_up)
            told.append(f" You are at {up} of {MINE_LIMIT}; the chance that one more goes over is ")
            told.append(percent(going_over(view, self.values)), DANGER).append(".")
        elif view.phase == "tents":
            size = view.seats[view.seat or 0].hand_size
            told.append(f" Without it you lose {lost_to_storm(size)} of {size} cards.")
        elif view.must_sell and view.phase == "act":
            told.append(" Nobody has done anything for too long (R71, R73).", QUIET)
        return told

    def _own_dig(self, view: View) -> str | None:
        """Find the treasure dug up in this turn, if nothing was done since."""
        last = view.log[-1] if view.log else None
        return last.card if isinstance(last, Dug) and last.by == view.seat and view.turn == view.seat else None

    def _ruler(self, view: View, width: int) -> Text:
        setup = self.words.setup
        turn = 1 + sum(isinstance(event, Ended) for event in view.log)
        left = f"── Turn {turn} "
        dig = f" {view.dig_size} to dig" if view.dig_size else " nothing left to dig"
        right = f"{dig} · thieves {view.thieves}/{setup.thieves} · storms {view.sandstorms}/{setup.sandstorms}"
        line = "─" * max(2, width - len(left) - len(right))
        return Text.assemble((left + line, QUIET), (right, TITLE if view.dig_size else QUIET))

    def _opponents(self, view: View, width: int) -> RenderableType:
        table = _grid(width)
        for seat, there in enumerate(view.seats):
            if seat == view.seat:
                continue
            tents = TENT * there.tents if self.words.setup.tents else ""
            figures = _figures(there.money, there.hand_size)
            figures.append(f"{tents:<{self.words.setup.tents}}  ")
            if there.known:
                figures.append("holds ").append_text(self._tallied(there.known)).append("  ")
            if there.announced is not None:
                figures.append(f"announced {there.announced}  ", QUIET)
            figures.append_text(self._museum(there.museum, width - _LABEL - 1 - figures.cell_len))
            name = self.words.name(seat)
            name.truncate(_LABEL, overflow="ellipsis")
            table.add_row(name, figures)
        return table

    def _museum(self, museum: Sequence[SoldSet], room: int) -> Text:
        """Write down sets, newest first, as many as there is room for on the line."""
        told = [
            self.words.amount(sold.treasure, sold.count, figure=True).append(f" ${sold.money}")
            for sold in reversed(museum)
        ]
        line = Text(", ").join(told)
        shown = len(told)
        while line.cell_len > room and shown:
            shown -= 1
            line = Text(", ").join(told[:shown])
            line.append(f" and {len(told) - shown} more" if shown else counted(len(told), "set"))
        line.stylize(QUIET)
        return line

    def _tallied(self, cards: dict[str, int]) -> Text:
        return joined([self.words.amount(card, count) for card, count in cards.items()])

    def _places(self, view: View, width: int) -> list[RenderableType]:
        """Lay out the marketplace and the monument."""
        table = _grid(width)
        pieces = [
            self.words.amount(card, count, figure=True).append(f" ({self.values.trade[card]})")
            for card, count in view.market.items()
        ]
        rows = packed(pieces, width - _LABEL - 1) or [Text("empty", QUIET)]
        table.add_row(Text("Marketplace", QUIET), Group(*rows))
        monument = self.words.setup.monument
        rows = packed(self._chambers(view), width - _LABEL - 1, gap="   ")
        table.add_row(
            Text(monument.name if len(monument.name) <= _LABEL else monument.name.split()[-1], QUIET), Group(*rows)
        )
        return [table]

    def _chambers(self, view: View) -> list[Text]:
        alone = len(view.chambers) == 1
        told = []
        for number, chamber in enumerate(view.chambers):
            piece = Text("" if alone else f"{ordinal(number)}: ")
            if not chamber.size:
                told.append(piece.append("empty", QUIET))
                continue
            if view.monument == "buried_ruins":
                piece.append_text(self._tallied(chamber.known))
            else:
                piece.append(counted(chamber.size, "card"))
            piece.append(f" for {counted(chamber.maps, 'map')}")
            if chamber.known and view.monument != "buried_ruins":
                piece.append(", there: " if sum(chamber.known.values()) < chamber.size else ": ")
                piece.append_text(self._tallied(chamber.known))
            told.append(piece)
        if self.words.setup.monument.pile:
            told.append(Text(f"pile {view.pile_size}", QUIET))
        if view.turned_up:
            told.append(Text("turned up: ", TITLE).append_text(self._tallied(view.turned_up)))
        return told

    def _own(self, view: View, width: int) -> RenderableType:
        table = _grid(width)
        own = view.seats[view.seat or 0]
        head = _figures(own.money, own.hand_size)
        head.append(f"{TENT * own.tents:<{self.words.setup.tents}}  ")
        if view.hand:
            head.append("hand sells for ").append_text(money(self.values.money(view.hand))).append("  ")
        head.append_text(self._museum(own.museum, width - _LABEL - 1 - head.cell_len))
        name = self.words.name(view.seat or 0)
        name.truncate(_LABEL, overflow="ellipsis")
        table.add_row(name, head)
        table.add_row("", self.hand(view))
        return table

    def hand(self, view: View) -> RenderableType:
        """Lay out the hand by kind: what it sells for now, what one more adds, the whole ladder, the trade value."""
        if not view.hand:
            return Text("no cards in hand", QUIET)
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        for _ in range(3):
            table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        for card, count in view.hand.items():
            sells = self.values.sells[card]
            adds = best_price(sells, count + 1) - best_price(sells, count)
            more = Text(f"+{adds}", GOOD if adds > sells[0] else "")
            table.add_row(
                self.words.amount(card, count, figure=True),
                Text.assemble("now ", money(best_price(sells, count))),
                Text.assemble("next ", more),
                f"trade {self.values.trade[card]}",
                _ladder(sells, count),
            )
        return table

    def museums(self, view: View) -> RenderableType:
        """Lay out everybody's museum."""
        from digsite.cli.ledger import Ledger
        from digsite.cli.story import museums
        from digsite.game.events import Over, Sold

        ledger = Ledger(self.words.setup)
        for event in view.log:
            if isinstance(event, Sold):
                ledger.note(event)
        sold = [sum(kept.count for kept in seat.museum) for seat in view.seats]
        return museums(ledger, self.words, Over(tuple(seat.money for seat in view.seats), tuple(sold), ()))


def _ladder(sells: Sequence[int], count: int) -> Text:
    """Write a price list with the rung one stands on in brackets."""
    here = min(count, len(sells))
    rungs = [
        Text(f"[{price}]", TITLE) if rung == here else Text(str(price), QUIET) for rung, price in enumerate(sells, 1)
    ]
    return Text(" ").join(rungs)


def _figures(earned: int, cards: int) -> Text:
    """Write money and cards in hand, always in the same place."""
    told = money(earned)
    told.pad_right(max(1, 5 - told.cell_len))
    return told.append(f"{CARD}{cards:<3}")


def _grid(width: int) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=_LABEL, no_wrap=True)
    table.add_column(width=width - _LABEL - 1)
    return table
