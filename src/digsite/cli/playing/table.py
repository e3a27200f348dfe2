"""A game at the table in the terminal: one person, the others bots, from the deal to the museums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from digsite.bots import find_bot
from digsite.cli.playing.asking import Asking
from digsite.cli.playing.board import WIDEST, Board
from digsite.cli.playing.desk import Desk, Leave
from digsite.cli.playing.lines import Lines
from digsite.cli.playing.narrator import Narrator
from digsite.cli.playing.saving import Recorder
from digsite.cli.playing.tongue import Tongue
from digsite.cli.story import CARD, TENT
from digsite.dealers import seed_of
from digsite.editions import VARIANTS, Edition
from digsite.game import Game
from digsite.game.events import Over
from digsite.telling.events import tell
from digsite.telling.palette import QUIET, TITLE
from digsite.telling.words import Words, clean, joined

#: The person's seat; who starts is chance's to say, or the table's (R6).
SEAT = 0
#: Seconds a bot may think about a move.
THINKING = 1.0


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for at the start; every game at this table is played so."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]
    """What plays in each seat; nothing in the person's."""
    edition: Edition
    monument: str
    variants: tuple[str, ...]
    first: tuple[int, ...]
    seed: int
    pace: float = 0.0
    record: Path | None = None


class TerminalTable:
    """Games of one person against bots, one after another."""

    def __init__(self, console: Console, lines: Lines, wishes: Wishes) -> None:
        self._console = console
        self._lines = lines
        self._wishes = wishes
        self._recorder = Recorder(wishes.record, wishes.kinds)

    def play(self) -> None:
        """Play games until the person has had enough."""
        number = 0
        while True:
            game = self._deal(self._wishes.seed + number)
            if not self._play(game, self._wishes.seed + number):
                return
            self._recorder.next_game(game)
            number += 1

    def _deal(self, seed: int) -> Game:
        wishes = self._wishes
        return Game(
            wishes.names,
            edition=wishes.edition,
            monument=wishes.monument,
            variants=wishes.variants,
            first=wishes.first or None,
            seed=seed,
        )

    def _play(self, game: Game, seed: int) -> bool:
        """Play one game; say whether another is wished for."""
        words = Words(game.setup, game.names)
        asking = Asking(self._console, self._lines, words, Tongue(game.setup, game.names))
        board = Board(words)
        narrator = Narrator(self._console, Words(game.setup, game.names, you=SEAT), self._wishes.pace)
        desk = Desk(game, SEAT, asking, board, narrator, self._recorder)
        self._heading(game, words, seed)
        try:
            self.run(game, desk, narrator, seed)
            self._over(game, board, words)
            return asking.yes("Play again? ('save FILE' writes the record of this game.)", commands=True)
        except (Leave, EOFError):
            if not game.is_over:
                self._console.print(Text("You leave the table; the game is not over.", QUIET))
            return False
        finally:
            self._keep(game)

    def run(self, game: Game, desk: Desk, narrator: Narrator, seed: int) -> None:
        """Play a game to its end."""
        bots = {
            seat: find_bot(kind, seed_of(seed, seat)) for seat, kind in enumerate(self._wishes.kinds) if seat != SEAT
        }
        narrator.hear(game.view(SEAT))
        while not game.is_over:
            if game.player == SEAT:
                game.play(desk.decide(), by=SEAT)
            else:
                bot = bots[game.player]
                game.play(bot.choose(game.view(game.player), game.legal_moves, THINKING))
            narrator.hear(game.view(SEAT))

    def _keep(self, game: Game) -> None:
        self._recorder.keep(game)
        if self._recorder.path is not None:
            told = f"The record is in {clean(str(self._recorder.path))}."
            self._console.print(Text(told, QUIET), soft_wrap=True)

    def _heading(self, game: Game, words: Words, seed: int) -> None:
        setup, wishes = game.setup, self._wishes
        who = [
            words.name(seat).append(" (you)" if seat == SEAT else f" ({clean(kind)})")
            for seat, kind in enumerate(wishes.kinds)
        ]
        lines = [
            Text(f"{wishes.edition.name}, {wishes.edition.year}", TITLE),
            joined(who),
            Text.assemble((setup.monument.name, TITLE), f". {setup.monument.description}"),
        ]
        lines += [
            Text.assemble((VARIANTS[name].name, TITLE), f". {VARIANTS[name].description}") for name in setup.variants
        ]
        tents = f", {TENT} a tent not yet used" if setup.tents else ""
        lines.append(Text(f"{CARD} cards in hand{tents}, (2) a trade value. 'help' says what you can type.", QUIET))
        lines.append(Text(f"Seed {seed}.", QUIET))
        panel = Panel(Group(*lines), box=box.ROUNDED, border_style=QUIET, padding=(0, 2))
        self._console.print(panel, width=min(self._console.width, WIDEST))

    def _over(self, game: Game, board: Board, words: Words) -> None:
        """Say who won, and show all museums."""
        view = game.view(SEAT)
        self._console.print()
        for event in view.log:
            if isinstance(event, Over):
                told = tell(event, words)
                told.append(_verdict(event.winners), TITLE)
                self._console.print(told, width=min(self._console.width, WIDEST))
        self._console.print()
        self._console.print(board.museums(view), width=min(self._console.width, WIDEST))


def _verdict(winners: Sequence[int]) -> str:
    """Say what the end means to the person.

    >>> _verdict([0]), _verdict([1]), _verdict([0, 2])
    (' Well dug.', '', ' Well dug.')
    """
    return " Well dug." if SEAT in winners else ""
