"""How soon a press is on one's own screen, in a real browser; and how soon the first press of all deals.

Usage: python tools/presses.py moves [MOVES]   from the press to the painted change, for moves of one's own
       python tools/presses.py start           from the start of the program to cards, cold, with one press; then the
                                               game is played on until the compiled server has taken over
Figures are milliseconds. Measure on a machine that does nothing else.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browser.chromium import launch_options
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.screens import DESK
from digsite.web.bench.first_card import nothing_there
from digsite.web.process import ServerProcess
from servers import running

#: From the last press before a move is said: when it was said, when the state it led to was told, when the page had
#: changed, and when that was painted. A frame is painted right after its callbacks; a message comes after that.
_NOTE: Final = """
(() => {
  window.presses = [];
  let pressed = 0;
  let open = null;
  for (const kind of ["pointerdown", "keydown"]) {
    addEventListener(kind, ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  }
  const afterPaint = (call) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = call;
    port2.postMessage(null);
  });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const said = JSON.parse(text);
    if (said.say === "play") {
      open = { move: said.move.move, number: said.number, pressed, said: performance.now() };
    }
    return send.call(this, text);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        const now = performance.now();
        const told = JSON.parse(data);
        if (told.tell === "state" && told.number > (open?.number ?? Infinity)) open.told ??= now;
      });
    }
  };
  new MutationObserver(() => {
    const number = Number(document.querySelector('[data-testid="table"]')?.dataset.number ?? -1);
    if (!open || number <= open.number) return;
    const done = open;
    open = null;
    done.changed = performance.now();
    afterPaint(() => window.presses.push({ ...done, painted: performance.now() }));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-number"] });
})();
"""
_PARTS: Final = (("said", "pressed"), ("told", "said"), ("changed", "told"), ("painted", "changed"))


def main(arguments: Sequence[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        match list(arguments):
            case ["moves", *most]:
                _moves(browser, int(most[0]) if most else 60)
            case ["start"]:
                _start(browser)
            case _:
                sys.exit(__doc__)
        browser.close()


def _moves(browser: Browser, most: int) -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), "--no-limits") as server:
        server.wait_until_searching()
        page = browser.new_context(base_url=server.address, **DESK).new_page()
        page.add_init_script(_NOTE)
        page.set_default_timeout(120_000)
        fill_in(page)
        dig(page)
        player = PagePlayer(page)
        found: list[dict[str, Any]] = []
        while len(found) < most:
            sight = player.play(until=lambda: len(page.evaluate("window.presses")) >= most)
            found = page.evaluate("window.presses")
            if sight.over:
                player.end()
                player.rematch()
    for move in ("", *sorted({press["move"] for press in found})):
        chosen = [press for press in found if press["move"] == move or not move]
        print(f"{move or 'all':8} {len(chosen):4}", _parts("pressed to painted", chosen, "painted", "pressed"))
        for end, begin in _PARTS:
            print(" " * 13, _parts(f"{begin} to {end}", chosen, end, begin))


def _parts(name: str, found: Sequence[dict[str, Any]], end: str, begin: str) -> str:
    took = sorted(press[end] - press[begin] for press in found)
    shares = {share: took[min(len(took) - 1, int(share / 100 * len(took)))] for share in (50, 90, 99)}
    return f"{name:20}" + "".join(f"  p{share} {value:6.1f}" for share, value in shares.items())


def _start(browser: Browser) -> None:
    with tempfile.TemporaryDirectory(prefix="digsite-start-") as folder:
        context = browser.new_context(**DESK)
        page = context.new_page()
        page.set_default_timeout(600_000)
        began = time.perf_counter()
        with ServerProcess(Path(folder) / "tables.sqlite", environment=nothing_there(Path(folder))) as server:
            times = {"listening": time.perf_counter()}
            page.goto(server.address)
            page.get_by_role("button", name="Dig now").click()
            times["pressed"] = time.perf_counter()
            page.locator('[data-testid="table"]').wait_for()
            times["cards"] = time.perf_counter()
            print(json.dumps({what: round(1e3 * (when - began)) for what, when in times.items()}), flush=True)
            player = PagePlayer(page)
            played = 0
            while not server.get("/api/kernel")["searches"]:
                sight = player.wait()
                if sight.over:
                    player.end()
                    player.rematch()
                else:
                    player.wait(player.decide(sight))
                    played += 1
            times["compiled"] = time.perf_counter()
            player.wait(player.decide(player.wait()))
            took = round(times["compiled"] - began)
            print(f"{played} moves of one's own until the compiled server had taken over, after {took} s", flush=True)
            print("faults:", player.faults or "none", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
