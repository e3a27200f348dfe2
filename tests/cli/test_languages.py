"""The terminal in other languages: which one, and a whole game in French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.running import Run, Start
from digsite.editions import PRINTED, load_edition
from digsite.rulebook import rules
from digsite.words import Card, Level, Voice, message

FIRST_CHOICE = "1\n" * 1000
#: Words that English cannot do without, and that are no words to be typed.
ENGLISH = {"the", "you", "your", "and", "with", "cards", "this", "is"}
PROPER = re.compile(r"Archaeology: The (New Expedition|Card Game)")


def english_in(text: str) -> set[str]:
    return ENGLISH & {word.lower() for word in re.findall(r"[^\W\d_]+", PROPER.sub(" ", text))}


@pytest.mark.parametrize(
    ("options", "settings", "language"),
    [
        ((), {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_CA.UTF-8"}, "fr"),
        ((), {"LC_ALL": "", "LC_MESSAGES": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        ((), {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ((), {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja_JP.UTF-8"}, "en"),
        ((), {"LANG": "fr_FR.UTF-8", "DIGSITE_LANGUAGE": "de"}, "de"),
        (("--language", "fr"), {"LC_ALL": "de_DE.UTF-8", "DIGSITE_LANGUAGE": "de"}, "fr"),
        (("--language", "DE-at"), {}, "de"),
    ],
)
def test_the_option_comes_first_then_our_own_setting_then_the_terminals(
    run: Run, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], settings: dict[str, str], language: str
) -> None:
    monkeypatch.delenv("DIGSITE_LANGUAGE")
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert rules(language)[0].title in run("rules", "R1", *options).stdout


def test_a_language_that_there_is_not_is_refused(run: Run) -> None:
    found = run("rules", "--language", "tlh")
    assert found.exit_code == 2
    assert "There are no words in 'tlh'. There are: de, en, fr." in found.stderr


def test_a_whole_game_in_a_french_terminal(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    found = start(
        "play", "--terminal", "--name", "Zoë", "--opponents", "digger,novice", "--seed", "3",
        "--monument", "temple", "--record", str(path), stdin=FIRST_CHOICE,
        DIGSITE_LANGUAGE="", LC_ALL="", LC_MESSAGES="", LANG="fr_FR.UTF-8", PYTHONUTF8="1",
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    assert found.stderr == ""
    voice = Voice("fr")
    text = " ".join(found.stdout.split())
    for said in ("board-market", "choices-trade", "museums-museum", "play-again"):
        assert " ".join(voice.say(message(said)).split()) in text, said
    assert voice.say(Level("digger"), form="bare") in text
    assert not english_in(found.stdout.replace(str(path), ""))
    assert max(len(line) for line in found.stdout.splitlines() if str(path) not in line) <= 80
    told = start("replay", str(path), "--language", "de", PYTHONUTF8="1")
    assert told.returncode == 0
    assert Voice("de").say(message("museums-museum")) in told.stdout
    assert not english_in(told.stdout)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_game_looked_on_at(run: Run, language: str) -> None:
    found = run("watch", "--seed", "4", "--monument", "mine", "--bots", "novice", "--language", language)
    assert found.exit_code == 0
    assert Voice(language).say(message("deal-dig-site")) in found.stdout
    assert not english_in(found.stdout)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("printed", PRINTED)
def test_an_editions_figures_stand_beside_the_names_of_the_language(run: Run, printed: str, language: str) -> None:
    found = run("edition", printed, "--language", language).stdout
    for treasure in load_edition(printed).treasures:
        assert Voice(language).say(Card(treasure.id), form="name") in found
    assert Voice(language).say(message("figures-source-rulebook")) in " ".join(found.split())


@pytest.mark.parametrize("language", ["de", "fr"])
def test_treasures_are_called_by_their_names_in_the_language(run: Run, language: str) -> None:
    """With or without accents, one or several; and by their ids."""
    from digsite.cli.terminal.speech import Speech
    from digsite.cli.terminal.treasure_names import TreasureNames, words_in

    setup = load_edition("new-expedition").setup(2, "mine")
    names = TreasureNames(Speech(setup, ["Ann", "Ben"], language=language))
    coin = {"de": ("Münze", "munzen"), "fr": ("pièce", "pieces")}[language]
    for typed in (*coin, "coin"):
        found = names.read(words_in(typed))
        assert found is not None
        assert found[0] == "coin"
