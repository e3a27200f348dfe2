"""digsite as an app: without a network, after an upgrade, over plain http; and being called when it is one's turn."""

from __future__ import annotations

import json
import re
import shutil
import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

from browser.axe import serious
from browser.chromium import launch_options
from browser.conftest import PATIENCE_MS, NewBrowser, Visit
from browser.page_player import PagePlayer
from browser.positions import LayingOut, finished
from browser.screens import PHONE
from browser.test_network import asked_of, open_for_others, sit_down, start
from browser.watching import Watch
from digsite.web.process import ServerProcess
from servers import running_seeded

pytestmark = pytest.mark.browser

#: All that is kept by the service worker.
_KEPT = """
async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  }
  return found;
}
"""
_READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
#: Notifications are noted instead of shown; the browser allows them when somebody asks.
_NOTIFICATIONS = """
window.notified = [];
window.permission = "default";
window.Notification = class {
  static get permission() { return window.permission; }
  static requestPermission() { window.permission = "granted"; return Promise.resolve("granted"); }
  constructor(title, options) { window.notified.push([title, options.body, options.tag]); }
};
"""
_AWAY = """
(away) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


def test_it_opens_without_a_network_keeps_nothing_of_a_table_and_is_never_older_than_its_server(
    new_browser: NewBrowser, package: Path, tmp_path: Path
) -> None:
    (tmp_path / "newer").mkdir()
    with running_seeded(tmp_path, package) as server:
        watch = Watch(f"localhost:{server.port}")
        laying_out = LayingOut(server)
        page = new_browser(server, watch, flying=True, service_workers="allow", reduced_motion="reduce").new_page()
        page.goto("/")
        page.wait_for_function(_READY)
        game = laying_out(finished())
        page.goto(game)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.goto("/games")
        expect(page.get_by_test_id("kept-game")).to_have_count(1)
        laying_out.close()
        kept = page.evaluate(_KEPT)
        assert "/" in kept
        assert any(path.startswith("/assets/GamesPage") for path in kept)
        private = [path for path in kept if path != "/" and not path.startswith(("/assets/", "/api/rules/"))]
        assert not private, private

        server.stop()
        page.reload()
        expect(page.get_by_test_id("kept-game")).to_have_count(1)
        page.get_by_test_id("game-replay").click()  # which needs the server, and leads back
        expect(page.get_by_role("heading", name="This needs the server")).to_be_visible()
        page.get_by_role("link", name="My games").click()
        expect(page.get_by_test_id("kept-game")).to_have_count(1)
        page.goto("/rules")
        expect(page.get_by_role("heading", name="Set-up")).to_be_visible()
        page.goto("/")
        expect(page.get_by_text("My games and the rules open without it")).to_be_visible()
        assert not serious(page)

        newer = tmp_path / "newer" / "package"
        shutil.copytree(package, newer)
        static = newer / "digsite" / "web" / "static"
        for form in static.glob("*.html.*"):
            form.unlink()
        for built in static.glob("*.html"):
            built.write_text(built.read_text().replace("<title>", '<meta name="newer" content="1" /><title>'))
        with running_seeded(tmp_path, newer, port=server.port):
            page.goto("/games")
            expect(page.get_by_test_id("kept-game")).to_have_count(1)
            assert page.locator('meta[name="newer"]').count() == 1
        server.start()


def test_the_manifest_has_what_systems_ask_for_in_the_reader_s_language(visit: Visit) -> None:
    page = visit(locale="de-DE")
    page.goto("/")
    address = str(page.locator('link[rel="manifest"]').get_attribute("href"))
    manifest: dict[str, Any] = json.loads(page.evaluate("(address) => fetch(address).then((it) => it.text())", address))
    assert (manifest["lang"], manifest["display"], manifest["start_url"]) == ("de", "standalone", "/")
    assert [one["name"] for one in manifest["shortcuts"]] == ["Neuer Tisch", "Meine Spiele", "Regeln"]
    assert {one["purpose"] for one in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        size = page.evaluate(
            """(source) => new Promise((done, failed) => {
              const picture = new Image();
              picture.onload = () => done(`${picture.naturalWidth}x${picture.naturalHeight}`);
              picture.onerror = failed;
              picture.src = source;
            })""",
            icon["src"],
        )
        assert size == icon["sizes"]


def test_over_plain_http_the_page_works_and_says_what_browsers_do_not_give_there(
    server: ServerProcess, browser_type: BrowserType, lay_out: LayingOut
) -> None:
    name = f"{socket.gethostname().partition('.')[0]}.lan"
    options = launch_options()
    options["args"] = [*options.get("args", ()), f"--host-resolver-rules=MAP {name} 127.0.0.1"]
    with browser_type.launch(**options) as browser:
        watch = Watch(f"{name}:{server.port}")
        context = browser.new_context(base_url=f"http://{name}:{server.port}", locale="en-US", **PHONE)
        context.set_default_timeout(PATIENCE_MS)
        watch.expect("Cross-Origin-Opener-Policy")  # browsers leave that out over plain http, too, and say so
        watch.over(context)
        page = context.new_page()
        page.goto("/")
        assert page.evaluate("isSecureContext || 'serviceWorker' in navigator") is False
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_test_id("device-notices")).to_contain_text("only over https")
        expect(page.get_by_test_id("device-app")).to_contain_text("This page came over plain http")
        assert not serious(page)
        page.keyboard.press("Escape")
        page.goto(lay_out(finished()))
        expect(page.get_by_role("dialog")).to_be_visible()
        page.goto("/games")
        expect(page.get_by_test_id("kept-game")).to_have_count(1)
        watch.check()


def away(page: Page, *, hidden: bool) -> None:
    """Look elsewhere, or come back."""
    page.evaluate(_AWAY, hidden)


def test_whoever_looks_elsewhere_is_asked_once_and_then_called_and_told_nothing_but_whose_turn_it_is(
    visit: Visit,
) -> None:
    ann, ben = visit(flying=True, reduced_motion="reduce"), visit(flying=True, reduced_motion="reduce")
    for page in (ann, ben):
        page.add_init_script(_NOTIFICATIONS)
    link = open_for_others(ann, "Ann", players=2)
    expect(ann.get_by_test_id("notice-offer")).to_have_count(0)  # nobody is asked on the first page, or before a game
    sit_down(ben, link, "Ben")
    start(ann)
    ben.get_by_test_id("table").wait_for()
    people = [PagePlayer(ann), PagePlayer(ben)]
    mover = asked_of(people)
    other = next(person for person in people if person is not mover)
    while other.page.get_by_test_id("notice-offer").count() == 0:  # what sees it is fetched once the game goes on
        away(other.page, hidden=True)
        away(other.page, hidden=False)
        other.page.wait_for_timeout(50)
    assert not serious(other.page)
    other.page.get_by_test_id("notice-yes").click()
    expect(other.page.get_by_test_id("notice-offer")).to_have_count(0)
    away(other.page, hidden=True)
    while mover.look().ask != "none":
        mover.decide(mover.look())
    other.page.wait_for_function("() => window.notified.length > 0")
    name = "Ann" if mover.page is ann else "Ben"
    table = ann.url.rpartition("/")[2]
    told = other.page.evaluate("window.notified")
    assert told[0][0] == "Your turn"
    assert re.fullmatch(rf"With {name} · [A-Z][A-Za-z ]+", told[0][1])
    assert told[0][2] == f"digsite-{table}"
    assert mover.page.evaluate("window.notified") == []
    away(other.page, hidden=False)
    other.page.get_by_role("button", name="Settings").click()
    notices = other.page.get_by_test_id("device-notices")
    expect(notices.get_by_label("On")).to_be_checked()
    notices.get_by_text("Off").click()
    expect(notices.get_by_label("Off")).to_be_checked()
    assert other.page.evaluate("localStorage.getItem('digsite.notices')") == '"off"'
