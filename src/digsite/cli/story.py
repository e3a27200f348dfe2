"""A whole game told in the terminal: the setup, the deal, turn after turn, the museums at the end."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from digsite.cli.ledger import Ledger
from digsite.cli.onlooker import Onlooker
from digsite.cli.tables import plain_table
from digsite.editions import BEGINNERS_LUCK, VARIANTS
from digsite.game.events import Dealt, Dug, Ended, Event, Over, Stolen
from digsite.telling.events import nothing_to_steal, passed, tell
from digsite.telling.palette import QUIET, TITLE
from digsite.telling.words import Words, counted, joined, money

CARD = "▮"
TENT = "▲"
GUTTER = 5
WIDEST = 110


class Story:
    """Tells a game to a console, one event after another, as one onlooker sees it."""

    def __init__(self, console: Console, words: Words, onlooker: Onlooker, pace: float = 0.0) -> None:
        self._console = console
        self._words = words
        self._onlooker = onlooker
        self._pace = pace
        self._ledger = Ledger(words.setup)
        self._turns = 0
        self._lines = 0  # of the turn being told; 0 between turns
        self._thief: int | None = None  # who dug one up just now

    @property
    def turns(self) -> int:
        """How many turns were told."""
        return self._turns

    def heading(self, title: str, players: Sequence[str], notes: Sequence[str]) -> None:
        """Say what is played, by whom (``players`` says of each what plays for them), and what else is to know."""
        setup = self._words.setup
        who = [self._introduced(seat, kind) for seat, kind in enumerate(players)]
        lines = [
            Text(title, TITLE),
            joined(who),
            Text.assemble((setup.monument.name, TITLE), f". {setup.monument.description}"),
        ]
        lines += [
            Text.assemble((VARIANTS[name].name, TITLE), f". {VARIANTS[name].description}") for name in setup.variants
        ]
        tents = f", {TENT} a tent not yet used" if setup.tents else ""
        quiet = [*notes, f"After each turn: money, {CARD} cards in hand{tents}, and what is left to dig."]
        lines += [Text(note, QUIET) for note in quiet]
        self._print(Panel(Group(*lines), box=box.ROUNDED, border_style=QUIET, padding=(0, 2)))

    def _introduced(self, seat: int, kind: str) -> Text:
        """Name a player and what plays for them, unless the name says it."""
        name = self._words.name(seat)
        return name if not kind or kind in name.plain else name.append(f" ({kind})")

    def hear(self, events: Iterable[Event]) -> None:
        """Tell what happened."""
        for event in events:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        before = self._thief
        self._thief = None
        if before is not None and not isinstance(event, Stolen):
            self._line(nothing_to_steal(before, self._words))
        dig_site_was_empty = not self._ledger.dig_size
        self._ledger.note(event)
        match event:
            case Dealt():
                self._deal(event)
            case Ended(by):
                if not self._lines:
                    self._line(passed(by, self._words) if dig_site_was_empty else tell(event, self._words))
                self._status(by)
            case Over():
                self._over(event)
            case _:
                if isinstance(event, Dug) and event.card == "thief":
                    self._thief = event.by
                self._line(tell(self._onlooker.sees(event, self._words.setup), self._words))

    def _print(self, what: object, *, indent: int = 0) -> None:
        width = min(self._console.width, WIDEST)
        self._console.print(Padding(what, (0, 0, 0, indent)) if indent else what, width=width)  # type: ignore[arg-type]

    def _line(self, sentence: Text) -> None:
        """Write a line of a turn; the first has the turn's number before it."""
        if not self._lines:
            self._turns += 1
            self._console.print()
        grid = Table.grid(padding=0)
        grid.add_column(width=GUTTER - 2, justify="right", style=QUIET)
        grid.add_column(width=2)
        grid.add_column(overflow="fold")
        grid.add_row("" if self._lines else str(self._turns), "", sentence)
        self._print(grid)
        self._lines += 1
        if self._pace:
            time.sleep(self._pace)

    def _deal(self, event: Dealt) -> None:
        words, setup = self._words, self._words.setup
        seen = self._onlooker.sees(event, setup)
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        hands = seen.hands if isinstance(seen, Dealt) else ()
        for seat, hand in enumerate(hands):
            held = counted(len(event.hands[seat] or ()), "card") if hand is None else words.cards(hand)
            table.add_row(words.name(seat), held)
        table.add_row("Marketplace", words.cards(event.market))
        chambers = seen.chambers if isinstance(seen, Dealt) else ()
        for number, cards in enumerate(chambers):
            maps, size = setup.monument.maps[number], setup.monument.chambers[number]
            name = words.chamber(number).removeprefix("the ").capitalize()
            inside = Text(counted(size, "card")) if cards is None else words.cards(cards)
            table.add_row(name, inside.append(f", for {counted(maps, 'map')}", QUIET))
        if setup.monument.pile:
            table.add_row("Pile", f"{counted(setup.monument.pile, 'card')}, face down")
        dig = f"{counted(self._ledger.dig_size, 'card')}, among them {counted(setup.thieves, 'thief')}"
        table.add_row("Dig site", f"{dig} and {counted(setup.sandstorms, 'sandstorm')}")
        if BEGINNERS_LUCK in setup.variants:
            said = [words.name(seat).append(f" {words.value(hand or ())}") for seat, hand in enumerate(event.hands)]
            table.add_row("Announced", joined(said))
        self._console.print()
        self._print(table, indent=GUTTER)

    def _status(self, by: int) -> None:
        """Close a turn with what everybody can see now (R14)."""
        ledger, words, setup = self._ledger, self._words, self._words.setup
        pieces = []
        for seat, line in enumerate(ledger.seats):
            figures = f" {f'${line.money}':<3} {f'{CARD}{line.hand_size}':<2}"
            tents = f" {TENT * line.tents:<{setup.tents}}" if setup.tents else ""
            pieces.append(words.name(seat).append(figures + tents))
        if ledger.dig_size:
            left = (
                f"{ledger.dig_size} to dig, {counted(ledger.thieves, 'thief')}, {counted(ledger.sandstorms, 'storm')}"
            )
        else:
            left = "nothing left to dig"
        pieces.append(Text(left))
        for row in packed(pieces, min(self._console.width, WIDEST) - GUTTER):
            row.stylize(QUIET)
            self._print(row, indent=GUTTER)
        if self._onlooker.seat == by:
            hand = Text.assemble(words.name(by), " holds ", words.cards(ledger.seats[by].hand.elements()), ".")
            self._print(hand, indent=GUTTER)
        self._lines = 0

    def _over(self, event: Over) -> None:
        words = self._words
        self._console.print()
        self._print(tell(event, words), indent=GUTTER)
        self._console.print()
        self._print(museums(self._ledger, words, event), indent=GUTTER)
        self._lines = 0

    def break_off(self) -> None:
        """Say that the game goes on after what was told."""
        if self._lines:
            self._status(-1)
        self._console.print()
        self._print(Text("The record ends here; the game is not over.", QUIET), indent=GUTTER)


def museums(ledger: Ledger, words: Words, over: Over) -> Table:
    """Lay out what everybody sold, the winner first (R75)."""
    table = plain_table("Player", "Money>", "Sold>", "Museum")
    ranking = sorted(range(len(over.money)), key=lambda seat: (-over.money[seat], over.sold[seat], seat))
    for seat in ranking:
        sets = sorted(ledger.seats[seat].museum, key=lambda sold: -sold.money)
        told = []
        for sold, times in Counter((sold.card, sold.count, sold.money) for sold in sets).items():
            card, count, earned = sold
            again = f" ×{times}" if times > 1 else ""
            told.append(words.amount(card, count, figure=True).append(f" ${earned}{again}"))
        table.add_row(words.name(seat), money(over.money[seat]), str(over.sold[seat]), Text(", ").join(told))
    return table


def packed(pieces: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Set pieces side by side, beginning a new line only between them.

    >>> [line.plain for line in packed([Text("Ann $12"), Text("Ben $7"), Text("31 to dig")], 18)]
    ['Ann $12  Ben $7', '31 to dig']
    """
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1].append(gap).append_text(piece)
        else:
            lines.append(piece.copy())
    return lines
