"""Games at the table in the terminal: one person, the others bots, from the deal to the museums."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from digsite.bots import find_bot
from digsite.cli.terminal.asking import Asking
from digsite.cli.terminal.heading import edition_title, heading, player
from digsite.cli.terminal.layout import width_of
from digsite.cli.terminal.lines import Lines
from digsite.cli.terminal.narrator import Narrator
from digsite.cli.terminal.palette import QUIET, TITLE
from digsite.cli.terminal.place import Leave, Place
from digsite.cli.terminal.record_file import RecordFile
from digsite.cli.terminal.speech import LANGUAGE, Speech
from digsite.dealers import seed_of
from digsite.editions import Edition
from digsite.game import Game
from digsite.words import Seat, message

#: The person's seat; chance or the table says who goes first (R6).
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
    language: str = LANGUAGE


class Session:
    """Games of one person against bots, one after another."""

    def __init__(self, console: Console, lines: Lines, wishes: Wishes) -> None:
        self._console = console
        self._lines = lines
        self._wishes = wishes
        self._record = RecordFile(wishes.record, wishes.kinds)

    def play(self) -> None:
        """Play games until the person has had enough."""
        number = 0
        while True:
            game = self._deal(self._wishes.seed + number)
            if not self._play(game, self._wishes.seed + number):
                return
            self._record.next_game(game)
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
        speech = Speech(game.setup, game.names, SEAT, self._wishes.language)
        asking = Asking(self._console, self._lines, speech)
        narrator = Narrator(self._console, speech, self._wishes.pace)
        place = Place(game, SEAT, asking, narrator, self._record)
        self._heading(game, seed)
        try:
            self._run(game, place, narrator, seed)
            if SEAT in (game.outcome.winners if game.outcome else ()):
                self._console.print(speech.words("well-dug", TITLE))
            self._console.print()
            place.show_museums()
            return asking.yes(message("play-again"), commands=True)
        except (Leave, EOFError):
            if not game.is_over:
                self._console.print(speech.words("left-table", QUIET))
            return False
        finally:
            self._keep(game, speech)

    def _run(self, game: Game, place: Place, narrator: Narrator, seed: int) -> None:
        """Play a game to its end."""
        bots = {
            seat: find_bot(kind, seed_of(seed, seat)) for seat, kind in enumerate(self._wishes.kinds) if seat != SEAT
        }
        narrator.hear(game.view(SEAT))
        while not game.is_over:
            if game.player == SEAT:
                game.play(place.decide(), by=SEAT)
            else:
                bot = bots[game.player]
                game.play(bot.choose(game.view(game.player), game.legal_moves, THINKING))
            narrator.hear(game.view(SEAT))

    def _keep(self, game: Game, speech: Speech) -> None:
        self._record.keep(game)
        if self._record.path is not None:
            told = speech.words("record-is-in", QUIET, file=str(self._record.path))
            self._console.print(told, soft_wrap=True)

    def _heading(self, game: Game, seed: int) -> None:
        wishes = self._wishes
        speech = Speech(game.setup, game.names, language=wishes.language)
        players = [
            message("heading-person", who=Seat(seat)) if seat == SEAT else player(speech, seat, kind)
            for seat, kind in enumerate(wishes.kinds)
        ]
        legend = message("heading-legend-tents" if game.setup.tents else "heading-legend")
        notes = [legend, message("heading-seed", seed=str(seed))]
        self._console.print(
            heading(speech, edition_title(wishes.edition), players, notes), width=width_of(self._console)
        )
