"""The terminal in a language nobody speaks: whatever can be read as English did not come from a catalogue."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.running import Run
from cli.sitting import Script
from digsite import rulebook
from digsite.arena import Simulation
from digsite.cli.terminal.session import Session, Wishes
from digsite.cli.terminal.typed_moves import EVERY_VERB
from digsite.editions import MONUMENTS, PRINTED, load_edition, rules_with_monument
from digsite.words import voice as voices
from digsite.words.catalogue import Catalogue
from words.pseudo import pseudo, pseudo_sources, unaccented

NAMES = ("Zoë", "Ben", "Cleo")
#: The printed editions have names that nobody translates.
PROPER = {*["Archaeology", "The", "New", "Expedition", "Card", "Game"], *NAMES}
#: What is typed may be said in English: treasures by their ids, and what somebody typed here before.
TYPED = {word for name in PRINTED for treasure in load_edition(name).treasures for word in treasure.id.split("_")}


@pytest.fixture(autouse=True)
def nobodys_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let English be the language nobody speaks."""
    monkeypatch.setattr("digsite.words.catalogue.sources", lambda _: pseudo_sources())
    monkeypatch.setattr("digsite.seat.hints.GAMES", 2)  # what is said is looked at here, not how good it is
    words = Catalogue("en")
    monkeypatch.setattr(voices, "catalogue", lambda _: words)
    document = accented(rulebook._document("en"))
    monkeypatch.setattr(rulebook, "_document", lambda _: document)
    for read in (rulebook.rules, rulebook.ruling_mark):
        read.cache_clear()


@pytest.fixture(autouse=True)
def afterwards() -> Iterator[None]:
    """Nobody else reads these rules."""
    yield
    for read in (rulebook.rules, rulebook.ruling_mark):
        read.cache_clear()


def accented(part: Any, key: str = "") -> Any:
    """Give the rulebook with accents, but for what programs read in it."""
    match part:
        case dict():
            return {name: accented(value, name) for name, value in part.items()}
        case list():
            return [accented(value, key) for value in part]
        case str() if key in ("id", "editions"):
            return part
    return pseudo(part)


#: Words of the terminal, and moves that are refused.
WORDS = (
    *("ok", "cancel", "cheapest", "undo", "clear", "end", "trade", "explore"),
    *("log", "hand", "museums", "rules", "hint"),
)
WRONG = (
    "sell 9 coins",
    "steal 7",
    "why sell 2 maps",
    "why",
    "trade coin for coin",
    "explore 9",
    "b",
    "no",
    "yes",
    "-1",
)
TYPED |= {*EVERY_VERB, *(word for line in (*WORDS, *WRONG) for word in line.split())}


class Curious(Script):
    """Tries everything for a while, then takes the first choice; has enough after one game."""

    def __init__(self, seed: int) -> None:
        super().__init__(())
        self._luck = random.Random(seed)
        self._asked = 0

    def ask(self, prompt: str, completing: object) -> str:
        self._asked += 1
        if self._asked > 600:
            raise EOFError
        if self._asked > 120:
            return "1"
        if self._luck.random() < 0.6:
            return str(self._luck.randint(1, 9))
        return self._luck.choice((*WORDS, *WRONG))


@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_whole_game_speaks_no_english(monument: str) -> None:
    written = io.StringIO()
    console = Console(file=written, width=100, highlight=False, emoji=False, markup=False)
    edition = load_edition(rules_with_monument(monument).id)  # type: ignore[union-attr]
    variants = ("beginners_luck",) if "beginners_luck" in edition.rules.variants else ()
    wishes = Wishes(NAMES, ("", "novice", "novice"), edition, monument, variants, (), 5)
    Session(console, Curious(7), wishes).play()
    assert len(written.getvalue()) > 5000
    assert sorted(set(unaccented(written.getvalue(), PROPER | TYPED))) == []


def test_help_speaks_no_english() -> None:
    written = io.StringIO()
    console = Console(file=written, width=100, highlight=False, emoji=False, markup=False)
    wishes = Wishes(NAMES, ("", "digger", "novice"), load_edition("new-expedition"), "sphinx", (), (), 2)
    Session(console, Script(["help", "trade", "help", "cancel", "rules tent"]), wishes).play()
    assert sorted(set(unaccented(written.getvalue(), PROPER | {"tent"}))) == []  # what was typed


@pytest.mark.parametrize("command", [("rules",), ("rules", "--edition", "card-game"), ("rules", "R12", "X4")])
def test_the_rules_speak_no_english(run: Run, command: tuple[str, ...]) -> None:
    found = run(*command)
    assert found.exit_code == 0
    assert sorted(set(unaccented(found.stdout))) == []


@pytest.mark.parametrize("seen_as", [(), ("--as", "Ann"), ("--as", "spectator")])
def test_a_game_looked_on_at_speaks_no_english(run: Run, seen_as: tuple[str, ...]) -> None:
    names = {"Ann", "Ben", "Cleo"}
    found = run("watch", "--seed", "4", "--monument", "mine", "--bots", "novice,digger,professor", *seen_as)
    assert found.exit_code == 0
    assert sorted(set(unaccented(found.stdout, PROPER | names))) == []


@pytest.mark.parametrize("monument", ["tomb", "sphinx", "mine"])
def test_a_review_speaks_no_english(run: Run, tmp_path: Path, monument: str) -> None:
    file = tmp_path / "game.jsonl"
    games = Simulation(players=3, monument=monument, bots=("random", "greedy", "expert"), seed=3, records=True)
    file.write_bytes(games.play(0)[1])
    found = run("review", str(file), "--as", "0", "--rollouts", "12", "--all")
    assert found.exit_code == 0
    bots = {word for name in ("random", "greedy", "expert") for word in unaccented(name)}
    assert len(found.stdout) > 2000
    below_the_curve = set("TS")
    assert [word for word in unaccented(found.stdout, bots) if set(word) - below_the_curve] == []


def test_the_figures_of_an_edition_speak_no_english_but_ids_and_its_own_notes(run: Run) -> None:
    edition = load_edition("new-expedition")
    notes = set(unaccented(edition.notes))
    ids = {word for name in (*edition.rules.monuments, *edition.rules.variants) for word in unaccented(name)}
    found = run("edition", "new-expedition").stdout
    assert sorted(set(unaccented(found, PROPER | notes | ids | {"new", "expedition"}))) == []
    listed = run("edition").stdout
    assert sorted(set(unaccented(listed, PROPER | {"new", "expedition", "card", "game"}))) == []
