"""Sentences in the terminal: facts in their colours, and nobody's text can do anything to the terminal."""

from __future__ import annotations

import io
from dataclasses import replace

from rich.text import Text

from digsite.cli.screen import Screen
from digsite.cli.terminal.misunderstood import misunderstood
from digsite.cli.terminal.palette import DANGER, MONEY, QUIET, seat_style, treasure_style
from digsite.cli.terminal.speech import Speech
from digsite.cli.terminal.treasure_names import TreasureNames
from digsite.cli.terminal.typed_moves import TypedMoves
from digsite.editions import load_edition
from digsite.game.events import Dug, Sold
from digsite.telling import tell
from digsite.words import Percent, message

SETUP = load_edition("card-game").setup(2, "pyramid")


def test_facts_have_colours_of_their_own() -> None:
    told = Speech(SETUP, ["Ann", "Ben"]).text(tell(Sold(1, "coin", 2, 5), SETUP), QUIET)
    styles = {told.plain[span.start : span.end]: span.style for span in told.spans}
    assert styles == {told.plain: QUIET, "Ben": seat_style(1), "2 coins": treasure_style("coin"), "$5": MONEY}
    assert told.spans[0].style == QUIET, "the fact's own colour comes after it, and counts"


def test_thieves_storms_and_odds_are_warnings() -> None:
    speech = Speech(SETUP, ["Ann", "Ben"])
    odds = message("mine-odds", points=1, limit=5, chance=Percent(0.5))
    for told in (tell(Dug(0, "thief"), SETUP), tell(Dug(0, "sandstorm"), SETUP), odds):
        assert DANGER in {span.style for span in speech.text(told).spans}


def test_nobodys_text_can_control_the_terminal() -> None:
    speech = Speech(SETUP, ["Ann\x1b[2J", "Ben\r\n"])
    assert speech.text(tell(Dug(0, "coin"), SETUP)).plain == "Ann�[2J dug up a coin."
    assert speech.text(tell(Dug(1, "coin"), SETUP)).plain == "Ben�  dug up a coin."
    assert speech.names == ("Ann�[2J", "Ben��")
    typed = misunderstood("misunderstood-card", word="\x1b[2Jcoin\x07" + "x" * 1000).message
    assert speech.text(typed).plain.isprintable()
    assert len(speech.text(typed).plain) < 120


def test_somebodys_own_treasures_have_the_names_their_owner_gave_them() -> None:
    last, *others = SETUP.treasures[::-1]
    named = replace(SETUP, treasures=(*others[::-1], replace(last, name="Vase of Ur")))
    assert named.own_names == {last.id: "Vase of Ur"}
    speech = Speech(named, ["Ann", "Ben"])
    assert speech.text(tell(Dug(0, last.id), named)).plain == "Ann dug up Vase of Ur."
    assert TreasureNames(speech).read(["vase", "of", "urs"]) == (last.id, True, 3)
    assert TreasureNames(speech).read(["ur"]) == (last.id, False, 1)


def test_no_break_spaces_are_kept_and_no_line_breaks_there() -> None:
    asked = Speech(SETUP, ["Ann", "Ben"], language="fr").text(message("asked-tents"))
    assert "\u202f!" in asked.plain
    for width in range(12, 80):
        screen = Screen(width=width, file=io.StringIO())
        screen.print(asked, Text("Ann a gagné avec 30\u00a0$."))
        assert isinstance(screen.file, io.StringIO)
        starts = {line[:1] for line in screen.file.getvalue().splitlines()}
        assert not starts & set("!?$"), width


def test_what_is_typed_needs_no_accents() -> None:
    speech = Speech(SETUP, ["Ann", "Ben"], language="fr")
    names = TreasureNames(speech)
    assert names.read(["pieces"]) == names.read(["pièces"]) == ("coin", True, 1)
    chambers = TypedMoves(speech)._chambers
    assert chambers["premiere"] == chambers["first"] == 0
