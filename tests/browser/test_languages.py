"""German and French browsers: whole games, two languages at one table, and a change of mind in the middle of a game."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.hastening import hasten, hastened
from browser.page_player import PagePlayer
from browser.positions import LayingOut, free_turn, position
from browser.reading import texts_on, too_large_on
from browser.screens import PHONE
from browser.sight import come_to, come_to_rest
from browser.test_network import play_together
from digsite.web.process import ServerProcess
from digsite.words import Voice, message

pytestmark = pytest.mark.browser

#: Words that English cannot do without, and the others do not have.
_ENGLISH: Final = frozenset(["the", "you", "your", "and", "with", "card", "cards", "from", "turn"])
#: The same of German and French.
_GERMAN: Final = frozenset(["der", "das", "und", "dein", "deine", "karte", "karten", "mit"])
_FRENCH: Final = frozenset(["le", "la", "les", "et", "tu", "ta", "tes", "carte", "cartes", "avec"])
_PROPER: Final = re.compile(r"Archaeology: The (New Expedition|Card Game)|Archaeology")
_WORD: Final = re.compile(r"[^\W\d_]+")


def words_on(page: Page) -> set[str]:
    """Every word that can be read on a page or heard of it, but for the names of the printed games."""
    return {
        word.lower()
        for _, text in texts_on(page)
        for word in _WORD.findall(_PROPER.sub(" ", text.replace("\u00ad", "")))
    }


def said(language: str, id: str, **facts: int | str) -> str:  # noqa: A002
    """What a language says by itself."""
    return Voice(language).say(message(id, **facts))


class Reader:
    """Reads every new scene of a game, and notes words of other languages, and what does not fit."""

    def __init__(self, page: Page, foreign: frozenset[str]) -> None:
        self.wrong: list[str] = []
        self._page = page
        self._foreign = foreign

    def read(self, scene: str) -> None:
        """Read what is on the screen."""
        come_to_rest(self._page)
        foreign = sorted(words_on(self._page) & self._foreign)
        self.wrong += [f"{scene}: {word}" for word in foreign]
        self.wrong += [f"{scene}: {one}" for one in too_large_on(self._page)]


@hastened
@pytest.mark.parametrize(
    ("locale", "language", "foreign"),
    [("de-AT", "de", _ENGLISH | _FRENCH), ("fr-FR", "fr", _ENGLISH | _GERMAN)],
)
def test_a_game_in_a_browser_of_another_language(
    visit: Visit, server: ServerProcess, locale: str, language: str, foreign: frozenset[str], hurry: bool
) -> None:
    page = visit(locale=locale, flying=True, reduced_motion="reduce")
    reader = Reader(page, foreign)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page).to_have_title(said(language, "title-home"))
    page.get_by_test_id("dig-now").wait_for()
    reader.read("home")
    page.get_by_test_id("dig-now").click()
    player = PagePlayer(page, on_scene=reader.read)
    if hurry:
        player.play_until_met("turn ended", "thief", most_games=1)
        hasten(server, [page])
    player.play()
    player.end()
    expect(page.get_by_test_id("fair-verdict")).to_have_attribute("data-verdict", "fair")
    expect(page).to_have_title(said(language, "title-game-over"))
    for more in page.locator("dialog summary").all():
        more.click()
    reader.read("the end, and the check")
    assert not reader.wrong, "\n".join(reader.wrong)
    assert player.met["sale"] > 0


@hastened
def test_a_table_with_two_languages(server: ServerProcess, visit: Visit, hurry: bool) -> None:
    """Ann reads German, Ben French; each reads the same game."""
    ann = visit(locale="de-DE", flying=True, reduced_motion="reduce")
    ben = visit(locale="fr-CA", flying=True, reduced_motion="reduce", **PHONE)
    ann.goto("/new")
    ann.get_by_text(said("de", "way-network"), exact=True).click()
    ann.get_by_text(said("de", "pace-instant"), exact=True).click()
    ann.locator("ol input").first.fill("Ann")
    ann.locator("footer button").click()
    ben.goto(ann.locator(".copy input").input_value())
    ben.locator("#name").fill("Ben")
    ben.get_by_role("button", name=said("fr", "lobby-sit-down"), exact=True).click()
    ann.get_by_text(said("de", "lobby-ready")).wait_for()
    ann.get_by_role("button", name=said("de", "lobby-start"), exact=True).click()
    for page in (ann, ben):
        page.get_by_test_id("table").wait_for()
    if hurry:
        hasten(server, [ann, ben])
    readers = [Reader(ann, _ENGLISH | _FRENCH), Reader(ben, _ENGLISH | _GERMAN)]
    players = [PagePlayer(ann, on_scene=readers[0].read), PagePlayer(ben, touch=True, on_scene=readers[1].read)]
    play_together(players)
    for player, reader in zip(players, readers, strict=True):
        player.end()
        assert not reader.wrong, "\n".join(reader.wrong)
    told = "(all) => all.map((one) => one.dataset.line)"
    # Whoever dug up a treasure is told which; the others only where nothing else happened in that turn.
    news = '[data-line]:not([data-event="dig"])'
    lines = [page.get_by_test_id("log").locator(news).evaluate_all(told) for page in (ann, ben)]
    assert lines[0]
    assert lines[0] == lines[1]


def test_somebody_changes_the_language_in_the_middle_of_a_game(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(reduced_motion="reduce", flying=True)
    come_to(page, lay_out(position(free_turn)))
    page.evaluate("() => (window.sameDocument = true)")
    assert not words_on(page) & (_GERMAN | _FRENCH)
    page.locator("header > button").last.click()
    choice = page.get_by_test_id("language")
    expect(choice.locator("option")).to_have_text([re.compile("."), "Deutsch", "English", "Français"])
    for language, foreign in (("de", _ENGLISH | _FRENCH), ("fr", _ENGLISH | _GERMAN), ("en", _GERMAN | _FRENCH)):
        choice.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page).to_have_title(said(language, "title-your-move"))
        expect(page.get_by_test_id("action-end")).to_contain_text(said(language, "act-end"))
        heard = words_on(page) & foreign
        assert not heard, (language, heard)
    choice.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("() => window.sameDocument"), "without loading the page again"
    page.reload()
    expect(page.get_by_test_id("action-end")).to_contain_text(said("fr", "act-end"))


def test_a_browser_whose_languages_there_are_not_reads_english(visit: Visit) -> None:
    page = visit(locale="ja-JP")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("dig-now")).to_have_text(said("en", "home-dig"))
