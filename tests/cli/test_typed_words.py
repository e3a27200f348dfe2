"""Words typed in the reader's own language, and in English always."""

from __future__ import annotations

import pytest

from cli.sitting import Sitting, seated
from cli.test_play_decisions import acting
from digsite.cli.terminal.speech import Speech
from digsite.cli.terminal.typed_words import EVERY_WORD, TypedWords
from digsite.editions import load_edition
from digsite.game import EndTurn, Game, Move, Sell, Steal, Trade, UseTent
from digsite.words import languages
from scenes import COIN, MASK


def sitting(game: Game, language: str, *lines: str) -> Sitting:
    return seated(game, *lines, seat=game.player, language=language)


@pytest.mark.parametrize(
    ("language", "line", "move"),
    [
        ("de", "verkaufe 2 münzen", Sell(COIN, 2)),
        ("de", "verk alle Münzen", Sell(COIN, 2)),
        ("de", "tausche 2 munzen für pharaonenmaske", Trade((COIN, COIN), (MASK,))),
        ("de", "sell 2 coin", Sell(COIN, 2)),
        ("de", "Beenden", EndTurn()),
        ("fr", "vends 2 pièces", Sell(COIN, 2)),
        ("fr", "échange 2 pieces contre masque", Trade((COIN, COIN), (MASK,))),
        ("fr", "vends toutes pièces", Sell(COIN, 2)),
        ("fr", "end", EndTurn()),
        ("fr", "passer", EndTurn()),
    ],
)
def test_a_move_is_said_in_the_language_or_in_english(language: str, line: str, move: Move) -> None:
    assert sitting(acting(), language, line).place.decide() == move


@pytest.mark.parametrize(
    ("language", "lines"),
    [("de", ["tausche", "pharaonenmaske", "vorschlag", "ok"]), ("fr", ["échange", "masque", "conseil", "ok"])],
)
def test_a_trade_is_built_in_the_language(language: str, lines: list[str]) -> None:
    assert sitting(acting(), language, *lines).place.decide() == Trade((COIN, COIN), (MASK,))


@pytest.mark.parametrize(("language", "line"), [("de", "bestiehl Cleo"), ("fr", "vole à Cleo"), ("de", "steal Cleo")])
def test_a_thief_is_sent_in_the_language(language: str, line: str) -> None:
    game = acting("thief")
    assert sitting(game, language, line).place.decide() == Steal(2)


@pytest.mark.parametrize(
    ("language", "line", "use"),
    [
        ("de", "kein zelt", False),
        ("de", "nein", False),
        ("de", "ja", True),
        ("fr", "sans tente", False),
        ("fr", "pas de tente", False),
        ("fr", "oui", True),
        ("fr", "no tent", False),
    ],
)
def test_a_tent_is_used_or_not_in_the_language(language: str, line: str, use: bool) -> None:
    game = acting("sandstorm")
    assert sitting(game, language, line).place.decide() == UseTent(use)


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("de", "verkaufe 2 gold", "„gold“ ist kein Schatz in diesem Spiel. Es gibt Tonscherben"),
        ("fr", "vends", "Il y a des tessons"),
        ("de", "warum tanzen", "Tippe eine Zahl, einen Zug (verkaufe, tausche, erkunde, ende) oder „hilfe“."),
    ],
)
def test_what_is_refused_names_treasures_and_words_of_the_language(language: str, line: str, told: str) -> None:
    there = sitting(acting(), language, line, "end")
    assert there.place.decide() == EndTurn()
    assert told in there.plain
    assert "pot_shard" not in there.plain


def test_tab_offers_the_words_of_the_language_and_completes_english_ones_too() -> None:
    there = sitting(acting(), "de", "end")
    there.place.decide()
    completing = there.script.completions[0]
    assert "verkaufe" in completing("")
    assert "sell" not in completing("")
    assert list(completing("sel")) == ["sell"]
    assert "münze" in completing("verkaufe ")
    assert "pharaonenmaske" in completing("tausche münze für ")


@pytest.mark.parametrize("language", languages())
def test_no_two_commands_moves_or_answers_are_called_alike(language: str) -> None:
    """Words of one question, together with the commands, which work at every question."""
    from digsite.cli.terminal.place import COMMANDS
    from digsite.cli.terminal.trade_builder import WORDS
    from digsite.cli.terminal.typed_moves import VERBS

    setup = load_edition("new-expedition").setup(2, "mine")
    typed = TypedWords(Speech(setup, ["Ann", "Ben"], language=language))
    assert all(typed.shown(word) for word in EVERY_WORD)
    for own in (*VERBS.values(), WORDS, ("yes", "no")):
        for word in {*own, *COMMANDS}:
            assert typed.exact(typed.shown(word), (*own, *COMMANDS)) == word
