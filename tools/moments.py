"""How long the page is busy in one go while big moments are staged: a theft, a storm, a sale, monuments, the end.

Usage: python tools/moments.py [ROUNDS] [--phone] [--what] [--only NAME]

For every moment: the longest tasks of all rounds, in milliseconds of processor time (of the page's main thread alone,
so that other work on the machine counts little), and in brackets as a clock sees them. ``--what`` tells what the
longest did, and of how many elements the style was worked out in it. No task should take 50 ms or more.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from copy import copy
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browser.chromium import launch_options
from browser.positions import LayingOut, Position, before, free_turn, phase, position
from browser.screens import DESK, PHONE
from browser.sight import come_to
from digsite.game import Explore, Game, TurnUp
from servers import running

_CATEGORIES: Final = ["toplevel", "devtools.timeline", "disabled-by-default-lighthouse", "v8.execute"]
#: Until everything that a moment set going has come to rest.
_PLAYED_MS: Final = 4_500
#: Until what has just come takes presses.
_SETTLED_MS: Final = 1_000
_SHOWN: Final = 3
_TASKS: Final = ("RunTask", "ThreadControllerImpl::RunTask")

Play = Callable[[Page], None]
Event = dict[str, Any]


class Task(NamedTuple):
    """One task of the main thread."""

    busy: float  # ms of processor time
    lasted: float  # ms on a clock
    parts: Counter[str]  # ms of processor time of each kind of work, without what is inside it
    styled: int  # elements whose style was worked out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rounds", type=int, nargs="?", default=3, metavar="ROUNDS")
    parser.add_argument("--phone", action="store_true", help="on a phone's screen")
    parser.add_argument("--what", action="store_true", help="what the longest tasks did")
    parser.add_argument("--only", choices=_MOMENTS, action="append", help="this moment only; may be given again")
    told = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), "--no-limits") as server,
        closing(LayingOut(server)) as lay_out,
        sync_playwright() as playwright,
        playwright.chromium.launch(**launch_options()) as browser,
    ):
        for name in told.only or _MOMENTS:
            at, play = _MOMENTS[name]
            tasks: list[Task] = []
            for _ in range(told.rounds):
                context = browser.new_context(base_url=server.address, **(PHONE if told.phone else DESK))
                page = context.new_page()
                page.set_default_timeout(60_000)
                come_to(page, lay_out(at()))
                page.get_by_test_id("stage").wait_for(state="attached")
                tasks += _traced(browser, page, play)
                context.close()
            tasks.sort(reverse=True)
            longest = "  ".join(f"{task.busy:5.1f} ({task.lasted:5.1f})" for task in tasks[:_SHOWN])
            print(f"{name:10} {longest}", flush=True)
            if told.what:
                for task in tasks[:2]:
                    parts = ", ".join(f"{part} {took:.1f}" for part, took in task.parts.most_common(9))
                    print(" " * 10, f"{parts}; {task.styled} elements styled", flush=True)


def _traced(browser: Browser, page: Page, play: Play) -> list[Task]:
    browser.start_tracing(page=page, categories=_CATEGORIES)
    play(page)
    page.wait_for_timeout(_PLAYED_MS)
    return list(_tasks(json.loads(browser.stop_tracing())["traceEvents"]))


def _tasks(events: list[Event]) -> Iterator[Task]:
    """List the tasks of the main thread of whatever page had most to do."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    spans = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in mains]
    work = Counter[tuple[int, int]]()
    for span in spans:
        if span["name"] in _TASKS:
            work[span["pid"], span["tid"]] += span.get("tdur", 0)
    (page, _), *_ = work.most_common(1)
    spans = sorted(
        (span for span in spans if (span["pid"], span["tid"]) == page), key=lambda span: (span["ts"], -span["dur"])
    )
    for number, span in enumerate(spans):
        if span["name"] in _TASKS:
            inside = _inside(spans, number)
            styled = sum(one.get("args", {}).get("elementCount", 0) for one in inside)
            yield Task(span.get("tdur", 0) / 1e3, span["dur"] / 1e3, _parts(span, inside), styled)


def _inside(spans: list[Event], number: int) -> list[Event]:
    end = spans[number]["ts"] + spans[number]["dur"]
    last = number + 1
    while last < len(spans) and spans[last]["ts"] < end:
        last += 1
    return spans[number + 1 : last]


def _parts(task: Event, inside: list[Event]) -> Counter[str]:
    """Share a task's time out to the kinds of work in it: each its own, without what others did inside it."""
    parts: Counter[str] = Counter()
    above = [task]
    for span in (task, *inside):
        took = span.get("tdur", 0) / 1e3
        parts[span["name"]] += took
        if span is task:
            continue
        while span["ts"] >= above[-1]["ts"] + above[-1]["dur"]:
            above.pop()
        parts[above[-1]["name"]] -= took
        above.append(span)
    return parts


# The moments.


def _press(page: Page, testid: str) -> None:
    """Press the last of these that can be pressed, by a bare mouse: more care would be more work for the page."""
    page.wait_for_timeout(_SETTLED_MS)
    box = page.locator(f'[data-testid="{testid}"]:not([aria-disabled="true"])').last.bounding_box()
    if box is None:
        sys.exit(f"There is no {testid} to press.")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _rob(page: Page) -> None:
    _press(page, "thief-choice")


def _end_turn(page: Page) -> None:
    _press(page, "action-end")


def _sell(page: Page) -> None:
    _press(page, "action-sell")
    _press(page, "sale")


def _explore(page: Page) -> None:
    _press(page, "action-explore")
    _press(page, "explore-chamber")
    _press(page, "explore-confirm")


def _name_two(page: Page) -> None:
    _press(page, "action-explore")
    names = page.locator('[data-testid="sphinx-name"]:not([aria-disabled="true"])')
    names.nth(0).click()
    names.nth(1).click()
    _press(page, "explore-confirm")


def _turn_up(page: Page) -> None:
    _press(page, "mine-turn-up")


def _dig_in(page: Page) -> None:
    """Into the mine, and out again with its first card."""
    _press(page, "action-explore")
    _press(page, "explore-confirm")
    page.get_by_test_id("mine-dialogue").wait_for()
    _press(page, "mine-stop")


def _set_in_hand(game: Game) -> bool:
    """Want a set that is the last of the price list."""
    hand = game.view(0).hand
    return game.phase == "act" and bool(hand) and hand[list(hand)[-1]] > 1


def _can_explore(game: Game) -> bool:
    return game.phase == "act" and next(game.legal_moves.of(Explore), None) is not None


def _caves_in(game: Game) -> bool:
    """Want a mine that the next card will bring down."""
    if game.phase != "mining":
        return False
    twin = copy(game)  # with the same luck to come
    twin.play(TurnUp())
    return twin.phase != "mining" and game.view(0).hand == twin.view(0).hand


def _one_card_left(game: Game) -> bool:
    """Want the sale that ends the game."""
    view = game.view(0)
    return game.phase == "act" and view.dig_size == 0 and [seat.hand_size for seat in view.seats] == [1, 0, 0]


def _storm() -> Position:
    return position(before("tents", 1), level="professor")


_MOMENTS: Final[dict[str, tuple[Callable[[], Position], Play]]] = {
    "theft": (lambda: position(phase("victim")), _rob),
    "storm": (_storm, _end_turn),
    "sale": (lambda: position(_set_in_hand), _sell),
    "chamber": (lambda: position(free_turn), _explore),
    "sphinx": (lambda: position(_can_explore, monument="sphinx"), _name_two),
    "mine": (lambda: position(_can_explore, monument="mine"), _dig_in),
    "cave-in": (lambda: position(_caves_in, monument="mine"), _turn_up),
    "end": (lambda: position(_one_card_left), _sell),
}


if __name__ == "__main__":
    main()
