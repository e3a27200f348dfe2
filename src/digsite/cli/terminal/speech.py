r"""Messages in the terminal: in one language, in colours, and without control codes from other people's names.

>>> from digsite.editions import load_edition
>>> from digsite.words import Card, Seat, message
>>> speech = Speech(load_edition("card-game").setup(2, "pyramid"), ["Ann", "Ben\x1b[2J"], you=0)
>>> print(speech.text(message("stolen", who=Seat(1), victim=Seat(0), card=Card("coin"))))
Ben�[2J stole your coin.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from digsite.cli.screen import clean
from digsite.cli.terminal.palette import fact_style, seat_style
from digsite.editions import Setup
from digsite.words import Chamber, Fact, Thing, Voice, message

#: What is spoken to whoever did not choose.
LANGUAGE = "en"


class Speech:
    """Speaks to one reader at one game."""

    def __init__(self, setup: Setup, names: Sequence[str], you: int | None = None, language: str = LANGUAGE) -> None:
        """Know the players' names; ``you`` is the seat of whoever is spoken to."""
        self.setup = setup
        self._voice = Voice(language, names, setup.own_names, you)
        self._places = {treasure: place for place, treasure in enumerate(setup.ids)}

    def text(self, what: Thing, style: str = "", **options: str) -> Text:
        """Say a message, or a fact by itself, each fact in its colour."""
        told = Text()
        for span in self._voice.spans(what, **options):
            told.append(clean(span.text.replace("\n", " ")), fact_style(span.what, self._places))
        if style:
            told.stylize_before(style)
        return told

    def words(self, id: str, /, style: str = "", **facts: Fact) -> Text:  # noqa: A002
        """Say a message that is written down here and now."""
        return self.text(message(id, **facts), style)

    def plain(self, what: Thing, **options: str) -> str:
        """Say something without colours."""
        return self.text(what, **options).plain

    def ordinal(self, chamber: int) -> str:
        """Say which chamber it is, as people count: the first."""
        return self.plain(Chamber(self.setup.monument.id, chamber, chamber + 2), form="ordinal")

    @property
    def language(self) -> str:
        """The language spoken."""
        return self._voice.language

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, as they are shown."""
        return tuple(clean(name) for name in self._voice.names)

    def name(self, seat: int) -> Text:
        """Name a player, even the reader."""
        return Text.assemble((self.names[seat], seat_style(seat)))
