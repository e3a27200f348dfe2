"""A whole game told to an onlooker: the deal, turn after turn with how all stand, the museums at the end."""

from __future__ import annotations

import time
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from digsite.cli.terminal.heading import heading, player
from digsite.cli.terminal.layout import CARD, TENT, packed, width_of
from digsite.cli.terminal.museums import museums
from digsite.cli.terminal.palette import QUIET
from digsite.cli.terminal.speech import Speech
from digsite.editions import SANDSTORM, THIEF
from digsite.game import Game, View
from digsite.game.events import Dealt, Ended, Over
from digsite.game.refusals import chamber_of
from digsite.telling import Line, lines
from digsite.telling.marks import marks_of, turn_at, turns_of
from digsite.telling.onlooker import Onlooker
from digsite.words import Cards, Message, Money, Seat, message

GUTTER = 5
#: Stands before a thief, a storm, an exploration and a big sale.
MOMENT = "•"


class Story:
    """Tells a game on a console, as one onlooker sees it; each call tells what is new."""

    def __init__(self, console: Console, speech: Speech, game: Game, onlooker: Onlooker, pace: float = 0.0) -> None:
        self._console = console
        self._speech = speech
        self._game = game
        self._onlooker = onlooker
        self._pace = pace
        self._moments: frozenset[int] = frozenset()  # events that are marked
        self._told = 0  # events
        self._turns = 0
        self._lines = 0  # of the turn being told; 0 between turns

    def heading(self, title: Message, players: Sequence[str], notes: Sequence[Message]) -> None:
        """Say what is played, by whom (``players`` says of each what plays for them), and what else is to know."""
        legend = message("heading-after-turns-tents" if self._speech.setup.tents else "heading-after-turns")
        who = [player(self._speech, seat, kind) for seat, kind in enumerate(players)]
        self._print(heading(self._speech, title, who, [*notes, legend]))

    def mark_moments(self) -> None:
        """Mark thieves, storms, explorations and big sales in a game that was played."""
        self._moments = frozenset(mark.event for mark in marks_of(self._game.log))

    def hear(self) -> None:
        """Tell what happened since."""
        log = self._game.log
        for number in range(self._told, len(log)):
            if isinstance(log[number], Ended | Over):
                self._hear(number + 1)
        self._hear(len(log))

    def _hear(self, length: int) -> None:
        """Tell what is new, as it was seen when the log had so many events: at most to the end of a turn."""
        if length == self._told:
            return
        view = self._onlooker.view(self._game, length)
        for line in lines(view, self._speech.setup, self._told):
            match line.event:
                case Dealt():
                    self._deal(line)
                case Over():
                    self._over(view, line)
                case Ended(by):
                    if line.is_news or not self._lines:
                        self._line(line)
                    self._status(view)
                    if self._onlooker.seat == by:
                        held = message("story-holds", who=Seat(by), cards=Cards(view.hand))
                        self._print(self._speech.text(held), indent=GUTTER)
                case _:
                    self._line(line)
        self._told = length

    def _print(self, what: RenderableType, *, indent: int = 0) -> None:
        width = width_of(self._console)
        self._console.print(Padding(what, (0, 0, 0, indent)) if indent else what, width=width)

    def _sentences(self, told: Sequence[Message]) -> Text:
        return Text(" ").join(self._speech.text(sentence) for sentence in told)

    def _line(self, line: Line) -> None:
        """Write a line of a turn; the first has the turn's number before it."""
        if not self._lines:
            self._turns += 1
            self._console.print()
        grid = Table.grid(padding=0)
        grid.add_column(width=GUTTER - 2, justify="right", style=QUIET)
        grid.add_column(width=2)
        grid.add_column(overflow="fold")
        mark = MOMENT if line.number in self._moments else ""
        grid.add_row("" if self._lines else str(self._turns), mark, self._sentences(line.told))
        self._print(grid)
        self._lines += 1
        if self._pace:
            time.sleep(self._pace)

    def _deal(self, line: Line) -> None:
        """Lay out what was dealt, and say who goes first."""
        self._lay_out(self._onlooker.view(self._game, 1))
        if line.told[1:]:
            self._print(self._sentences(line.told[1:]), indent=GUTTER)

    def begin_at(self, event: int) -> None:
        """Leap to right after an event (0 is the deal): lay out the table as it was then, and tell on from there."""
        view = self._onlooker.view(self._game, event + 1)
        self._told, self._turns, self._lines = event + 1, turn_at(turns_of(self._game.log), event), 0
        self._lay_out(view)
        self._status(view)
        if not isinstance(self._game.log[event], Ended):
            self._lines = 1  # the turn goes on
        last = next(lines(view, self._speech.setup, event))
        self._print(self._sentences(last.told), indent=GUTTER)

    def _lay_out(self, dealt: View) -> None:
        """Lay out hands, marketplace, monument and dig site."""
        speech, setup = self._speech, self._speech.setup
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for seat, there in enumerate(dealt.seats):
            held = speech.text(Cards(there.known)) if there.known else speech.words("some-cards", count=there.hand_size)
            table.add_row(speech.name(seat), held)
        table.add_row(speech.words("board-market"), speech.text(Cards(dealt.market)))
        for number, chamber in enumerate(dealt.chambers):
            maps = Cards({setup.ids[setup.map_index]: chamber.maps})
            inside = (
                message("deal-inside", cards=Cards(chamber.known), maps=maps)
                if chamber.known
                else message("deal-inside-unseen", count=chamber.size, maps=maps)
            )
            table.add_row(speech.text(chamber_of(setup, number), form="begins"), speech.text(inside))
        if dealt.pile_size:
            table.add_row(speech.words("deal-pile"), speech.words("deal-pile-cards", count=dealt.pile_size))
        thieves, storms = Cards({THIEF: dealt.thieves}), Cards({SANDSTORM: dealt.sandstorms})
        dig = speech.words("deal-dig-cards", count=dealt.dig_size, thieves=thieves, storms=storms)
        table.add_row(speech.words("deal-dig-site"), dig)
        self._console.print()
        self._print(table, indent=GUTTER)

    def _status(self, view: View) -> None:
        """Close a turn with what everybody can see now (R14)."""
        tents = self._speech.setup.tents
        pieces = []
        for seat, there in enumerate(view.seats):
            money = self._speech.plain(Money(there.money))
            tent = f" {TENT * there.tents:<{tents}}" if tents else ""
            pieces.append(self._speech.name(seat).append(f" {money:<3} {f'{CARD}{there.hand_size}':<2}{tent}"))
        left = (
            message("left-to-dig", count=view.dig_size, thieves=view.thieves, storms=view.sandstorms)
            if view.dig_size
            else message("nothing-to-dig")
        )
        pieces.append(self._speech.text(left))
        for row in packed(pieces, width_of(self._console) - GUTTER):
            row.stylize(QUIET)
            self._print(row, indent=GUTTER)
        self._lines = 0

    def _over(self, view: View, line: Line) -> None:
        self._console.print()
        self._print(self._sentences(line.told), indent=GUTTER)
        self._console.print()
        self._print(museums(view, self._speech), indent=GUTTER)
        self._lines = 0

    def break_off(self) -> None:
        """Say that the game goes on after this."""
        if self._lines:
            self._status(self._onlooker.view(self._game, self._told))
        self._console.print()
        self._print(self._speech.words("story-breaks-off", QUIET), indent=GUTTER)
