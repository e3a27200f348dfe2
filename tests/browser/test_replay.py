"""Looking back in a browser: a record that is brought, a finished game at its own address, a game that goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import FilePayload, Page, expect

from browser.axe import serious
from browser.conftest import Visit
from browser.moves_said import MovesSaid
from browser.positions import LayingOut, finished, free_turn, position
from browser.screens import PHONE
from browser.sight import settled
from browser.watching import Watch
from digsite.game import Game
from digsite.records import read_record, replay
from digsite.telling.marks import marks_of, turns_of
from digsite.web.process import ServerProcess
from golden_games import golden_kinds, path_of
from kinds import Kind

pytestmark = pytest.mark.browser

#: One of every monument, both editions, all variants: whole games in a page take a second each.
SOME = [kind for kind in golden_kinds() if kind.players == 2 or len(kind.variants) > 1][:9]

#: Go through the game by the scrubber, and read the hands off the screen at every event.
_ALL_HANDS = """
async () => {
  const scrubber = document.querySelector('[data-testid="scrubber"]');
  const found = [];
  for (let at = 0; at <= Number(scrubber.max); at++) {
    scrubber.value = String(at);
    scrubber.dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve().then(() => new Promise((done) => queueMicrotask(done)));
    const hands = [...document.querySelectorAll('[data-testid="open-hands"] [data-seat]')].map((hand) =>
      Object.fromEntries([...hand.querySelectorAll("[data-card]")].map((card) =>
        [card.dataset.card, Number(card.dataset.count)])));
    found.push(hands);
  }
  return found;
}
"""


def file_of(kind: Kind) -> FilePayload:
    return {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": path_of(kind).read_bytes()}


def bring(page: Page, file: FilePayload) -> Game:
    """Bring a record to the page; give the same game in Python."""
    page.goto("/replay")
    page.get_by_test_id("record-file").set_input_files(file)
    expect(page.get_by_test_id("replay")).to_be_visible()
    settled(page)
    return replay(read_record(file["buffer"].splitlines(keepends=True)))


def at(page: Page, event: int) -> None:
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(event))


def test_every_kind_of_game_shows_the_same_hands_as_python_at_every_event(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    for kind in SOME:
        game = bring(page, file_of(kind))
        shown: list[list[dict[str, int]]] = page.evaluate(_ALL_HANDS)
        views = [game.view_face_up(length) for length in range(1, len(game.log) + 1)]
        assert shown == [[dict(seat.known) for seat in view.seats] for view in views], kind.label
        assert page.get_by_test_id("marks").locator("button").count() == len(marks_of(game.log))


def test_the_keyboard_goes_through_a_game_that_does_not_give_its_end_away(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    game = bring(page, file_of(golden_kinds()[0]))
    turns, marks, last = turns_of(game.log), marks_of(game.log), len(game.log) - 1
    assert game.outcome is not None
    expect(page.get_by_text("Game over")).to_have_count(0)
    at(page, 0)
    moment = next(mark.event for mark in marks if mark.event > 1)
    for key, there in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("Shift+ArrowRight", turns[1].event),
        ("Shift+ArrowLeft", turns[0].event),
        ("n", moment),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        at(page, there)
    scrubber = page.get_by_role("slider", name="Moment of the game")
    expect(scrubber).to_have_attribute("aria-valuetext", "The deal")
    scrubber.press("ArrowRight")
    expect(scrubber).to_have_attribute("aria-valuetext", f"Turn 1 · step 1 of {last}")
    page.get_by_role("button", name="Moments").click()
    seen = max(turns[1].event, moment)  # what lies beyond is told by its kind alone
    known = sum(mark.event <= seen for mark in marks)
    expect(page.get_by_test_id("moments").get_by_text(re.compile(" by "))).to_have_count(known)
    assert known < len(marks)
    assert not serious(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Figures").click()
    expect(page.get_by_test_id("figures").get_by_role("row")).to_have_count(
        2 + sum(turn.event <= seen for turn in turns)
    )
    assert not serious(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show the result").click()
    at(page, last)
    expect(page.get_by_test_id("sentence")).to_contain_text("Game over")
    page.get_by_test_id("eyes").select_option("1")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-eyes", "1")
    at(page, last)
    assert not serious(page)


def test_it_plays_by_itself_and_pauses(visit: Visit) -> None:
    page = visit(reduced_motion="reduce", flying=True)
    bring(page, file_of(golden_kinds()[0]))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", re.compile(r"^([4-9]|\d\d+)$"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_what_is_no_record_is_told_in_a_sentence_and_the_next_file_is_welcome(visit: Visit, watch: Watch) -> None:
    watch.expect("409")
    page = visit()
    page.goto("/replay")
    page.get_by_test_id("record-file").set_input_files({"name": "x", "mimeType": "text/plain", "buffer": b"hello\n"})
    expect(page.get_by_role("alert")).to_contain_text("This is no game record")
    assert not serious(page)
    page.get_by_test_id("record-file").set_input_files(file_of(golden_kinds()[0]))
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_a_finished_game_has_an_address_and_every_moment_a_link_a_friend_opens_on_a_phone(
    visit: Visit, lay_out: LayingOut
) -> None:
    path = lay_out(finished()).partition("#")[0]
    page = visit(reduced_motion="reduce")
    page.goto(f"{path}/replay")
    at(page, 0)
    page.get_by_role("button", name="One step on").click()  # waits until it is painted, as a key does not
    at(page, 1)
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this moment").input_value()
    assert link.partition("/table/")[2] == page.url.partition("/table/")[2]
    assert not serious(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_bytes().startswith(b'{"digsite":1')
    friend = visit(**PHONE)
    friend.goto("/table/" + link.partition("/table/")[2])
    at(friend, int(link.rpartition("=")[2]))
    expect(friend.get_by_text("Game over")).to_have_count(0)
    assert friend.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not serious(friend)


def test_a_running_game_has_no_replay_yet(visit: Visit, watch: Watch, lay_out: LayingOut) -> None:
    watch.expect("409")
    page = visit()
    page.goto(lay_out(position(free_turn)).partition("#")[0] + "/replay")
    expect(page.get_by_role("heading", name="Still being played")).to_be_visible()
    expect(page.get_by_role("link", name="To the table")).to_be_visible()
    assert not serious(page)


def test_others_may_frame_the_embedded_replay_and_nothing_else(
    visit: Visit, watch: Watch, lay_out: LayingOut, server: ServerProcess
) -> None:
    watch.expect("frame|Framing|refused|asked for")
    table = lay_out(finished()).partition("#")[0].rpartition("/")[2]
    page = visit()
    with a_page_of_others() as others:
        page.goto(f"{others}?{server.address}/embed/{table}?at=3")
        framed = page.frame_locator("iframe")
        expect(framed.get_by_test_id("replay")).to_have_attribute("data-at", "3")
        expect(framed.get_by_role("link", name="Open in digsite")).to_have_attribute("target", "_blank")
        assert framed.get_by_role("link").count() == 1  # there is no other way out
        page.goto(f"{others}?{server.address}/table/{table}/replay")
        page.wait_for_load_state("networkidle")
        expect(page.frame_locator("iframe").get_by_test_id("replay")).to_have_count(0)


@contextmanager
def a_page_of_others() -> Iterator[str]:
    """Another site on this machine, whose page frames the address after its question mark."""

    class Others(BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # the library's name
            body = f'<iframe src="{self.path.partition("?")[2]}" width="900" height="700"></iframe>'.encode()
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    site = ThreadingHTTPServer(("127.0.0.1", 0), Others)
    Thread(target=site.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{site.server_port}/"
    finally:
        site.shutdown()
        site.server_close()


def test_no_press_made_while_looking_back_acts_in_the_game(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(reduced_motion="reduce")
    said = MovesSaid(page)
    page.goto(lay_out(position(free_turn, players=2)))
    table = page.get_by_test_id("table")
    expect(table).to_have_attribute("data-ask", "act")
    number = table.get_attribute("data-number")
    hand = page.locator('[data-spot^="hand:0:"]').first
    expect(hand).to_be_visible()
    page.get_by_test_id("look-back").click()
    expect(page.get_by_test_id("looking-back")).to_be_visible()
    expect(page.get_by_test_id("looking-back").get_by_role("status").first).to_contain_text("it is your turn")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-eyes", "0")
    expect(page.get_by_test_id("open-hands")).to_have_count(0)
    assert not serious(page)
    expect(page.get_by_test_id("scrubber")).to_be_focused()
    for key in ("t", "e", ".", "Enter", "ArrowLeft", ".", "t", "Enter"):
        page.keyboard.press(key)
    for card in page.locator('[data-spot^="market:"]').all()[:2]:
        card.click(force=True)
    page.get_by_role("button", name="Back to the game").click()
    expect(table).to_have_attribute("data-ask", "act")
    assert table.get_attribute("data-number") == number
    settled(page)
    page.keyboard.press(".")
    expect(table).not_to_have_attribute("data-number", str(number))
    assert said.numbers == [int(number or 0)]
