"""Plays through the visible page, by pressing what is shown: any table, any monument, any course of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, expect

from browser.sight import Pressable, Sight, look

#: Trades in one game for anything but maps; more would only take time.
_MOST_TRADES: Final = 3
#: Until the table asks something, is handed over, or the game is over.
_ASKED: Final = """
(after) => {
  if (document.querySelector('[data-testid="hand-over"]')) return true;
  const table = document.querySelector('[data-testid="table"]')?.dataset;
  return table && Number(table.number) > after && (table.ask !== "none" || table.phase === "over");
}
"""
_MOVED: Final = """
(after) => {
  if (document.querySelector('[data-testid="hand-over"]')) return true;
  return Number(document.querySelector('[data-testid="table"]')?.dataset.number ?? -1) > after;
}
"""


#: Where a button lies, and what it decides if that costs anything.
_PRESSED: Final = """
(button) => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  return [left, top, right, bottom, button.dataset.costly ?? null];
}
"""
#: What costs something takes no press soon after another where something else lay (settling.ts).
_REST: Final = "() => new Promise((rested) => setTimeout(rested, 1600))"
#: As far as something may still have to travel to where it goes.
_NEAR: Final = 100


class _Pressed(NamedTuple):
    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0
    costly: str | None = None

    def near(self, other: _Pressed) -> bool:
        across = self.left < other.right + _NEAR and other.left < self.right + _NEAR
        return across and self.top < other.bottom + _NEAR and other.top < self.bottom + _NEAR


def _nothing(_scene: str) -> None:
    pass


class PagePlayer:
    """Somebody at a page who likes variety: trades, explores and sells in all the ways there are, and tallies them.

    ``on_scene`` is told the name of each scene when it is met for the first time, while it is on the screen.
    """

    def __init__(self, page: Page, *, touch: bool = False, on_scene: Callable[[str], None] = _nothing) -> None:
        self.page = page
        self.met: Counter[str] = Counter()
        self.faults: list[str] = []  # what was wrong, but could be lived with
        self._touch = touch
        self._on_scene = on_scene
        self._scenes: set[str] = set()
        self._pressed = _Pressed()  # last
        self._trades = 0
        self._traded_at = -1  # cards left to dig then: one trade a turn will do

    # Seeing.

    def look(self) -> Sight:
        """Look at the table; it must fit the screen at all times."""
        sight = look(self.page)
        assert sight.too_wide <= 0, f"The page is {sight.too_wide} pixels wider than the screen."
        return sight

    def wait(self, after: int = -1) -> Sight:
        """Wait until this player is asked something after a state, or the game is over."""
        self.page.wait_for_function(_ASKED, arg=after)
        return self.look()

    def _scene(self, name: str) -> None:
        if name not in self._scenes:
            self._scenes.add(name)
            self._on_scene(name)

    # Playing.

    def play(self, until: Callable[[], bool] = lambda: False) -> Sight:
        """Play until the game is over, or until something holds."""
        sight = self.wait()
        while not sight.over and not until():
            sight = self.wait(self._decide(sight))
        return sight

    def play_until(self, wanted: Callable[[Sight], bool], most_games: int = 20) -> Sight:
        """Play, one rematch after the other, until this player is asked something in a sight that is wanted."""
        for _ in range(most_games):
            sight = self.wait()
            while not sight.over:
                if wanted(sight):
                    return sight
                sight = self.wait(self._decide(sight))
            self.end()
            self.rematch()
        raise AssertionError(f"In {most_games} games there was no such moment.")

    def play_until_met(self, *wanted: str, most_games: int = 20) -> None:
        """Play, one rematch after the other, until all of this was met: a deal may leave something out."""
        for _ in range(most_games):
            sight = self.play(until=lambda: all(self.met[what] for what in wanted))
            if sight.over:
                self.end()
            if all(self.met[what] for what in wanted):
                return
            self.rematch()
        missing = [what for what in wanted if not self.met[what]]
        raise AssertionError(f"In {most_games} games never met: {', '.join(missing)}.")

    def end(self) -> None:
        """See the end of the game."""
        expect(self.page.get_by_test_id("winner-tag").first).to_be_visible()
        self._scene("end")
        self.met["end"] += 1

    def rematch(self) -> None:
        """Play again: one press."""
        before = self.page.url
        self._tap(self.page.get_by_test_id("rematch"))
        self.page.wait_for_url(lambda url: url != before)
        self.page.locator('[data-testid="table"]:not([data-phase="over"])').wait_for()
        self._trades = 0
        self._traded_at = -1
        self.met["rematch"] += 1

    def decide(self, sight: Sight) -> int:
        """Make one decision; give the number of the state it was made in, which is past when this returns."""
        number = self._decide(sight)
        self.page.wait_for_function(_MOVED, arg=number)
        return number

    def _decide(self, sight: Sight) -> int:
        if sight.handing_over is not None:
            self.take_over(sight.handing_over)
            return -1
        {
            "act": self._act,
            "storm": self._lose,
            "tent": self._shelter,
            "thief": self._rob,
            "keep": self._keep,
            "mine": self._mine,
            "look": self._look_inside,
        }[sight.ask](sight)
        return sight.number

    def take_over(self, name: str) -> None:
        """Say who is here now. The screen ignores presses of the first moment: they were meant for somebody else."""
        self._scene("hand-over")
        button = self.page.locator(f'[data-testid="hand-over"][data-name="{name}"] [data-testid="take-over"]')
        while button.count():
            self._tap(button)
        self.met["hand-over"] += 1

    # The turn.

    def _act(self, sight: Sight) -> None:
        self._scene("turn")
        digging = sight.left_to_dig > 0
        if sight.free("action-explore"):
            self._explore(sight)
        elif digging and self._trade(sight):
            pass
        elif sets := self._sets(sight, full=digging):
            self._sell(sets[0])
        elif sight.free("action-end"):
            self.met["turn ended"] += 1
            self.press("action-end")
        else:
            self._sell(self._sets(sight, full=False)[0])

    def _sets(self, sight: Sight, *, full: bool) -> list[Pressable]:
        """List the sets to sell: while cards are left to dig only full ones, so that storms and thieves find some."""
        return [kind for kind in sight.all("hand-kind") if not full or 1 < kind.prices <= (kind.count or 0)]

    def _sell(self, kind: Pressable) -> None:
        self.press("action-sell")
        self._one("price-list").wait_for()
        self._scene("price list")
        sales = [sale for sale in self.look().free("sale") if sale.treasure == kind.treasure]
        best = max(sales, key=lambda sale: sale.count or 0)
        self.met["sale"] += 1
        self.press("sale", treasure=best.treasure, count=best.count)

    def _trade(self, sight: Sight) -> bool:
        """Trade for a map, or else for what one has already; give False where there is nothing to trade."""
        if self._traded_at == sight.left_to_dig or not sight.free("action-trade"):
            return False
        wanted = [pile for pile in sight.free("market-pile") if pile.treasure == "map"]
        if not wanted and self._trades < _MOST_TRADES:
            held = sight.hand()
            wanted = [pile for pile in sight.free("market-pile") if pile.treasure in held]
        if not wanted:
            return False
        pile = max(wanted, key=lambda pile: pile.trade)
        even = self._even(sight, pile)
        self._trades += 1
        self._traded_at = sight.left_to_dig
        self.press("market-pile", treasure=pile.treasure)
        balance = self.page.get_by_test_id("balance")
        expect(balance).to_have_attribute("data-owed", str(pile.trade))
        self._scene("trade")
        if even and self.met["trade by hand"] <= self.met["trade by cheapest"]:
            for place, treasure in enumerate(even):
                self.raise_card(treasure, even[:place].count(treasure))
            expect(balance).to_have_attribute("data-owed", "0")
            expect(balance).to_have_attribute("data-lost", "0")
            self.met["trade by hand"] += 1
        else:
            self.press("trade-cheapest")
            expect(balance).to_have_attribute("data-owed", "0")
            self.met["trade by cheapest"] += 1
        self.press("trade-confirm")
        self.page.wait_for_function(_MOVED, arg=sight.number)
        self.see_the_scales_empty()
        return True

    def see_the_scales_empty(self) -> None:
        """See that a trade that is done lies there no longer; where it does, note that and put it back to go on."""
        try:
            expect(self.page.get_by_test_id("trade-tray")).to_be_hidden(timeout=2_000)
        except AssertionError:
            self.faults.append("A trade that was made is still on the scales, to be made once more.")
            self.press("trade-cancel")

    def _even(self, sight: Sight, pile: Pressable) -> list[str]:
        """Find cards of the hand that are worth just as much; none: there are no such."""
        cards = [
            (kind.trade, kind.treasure)
            for kind in sight.free("hand-kind") + [k for k in sight.all("hand-kind") if k.why == ""]
            if kind.treasure not in (pile.treasure, "map")
            for _ in range(kind.count or 0)
        ]
        ways: dict[int, list[str]] = {0: []}
        for trade, treasure in cards:
            for paid in sorted(ways, reverse=True):
                ways.setdefault(paid + trade, [*ways[paid], treasure])
        return ways.get(pile.trade, [])

    # Monuments.

    def _explore(self, sight: Sight) -> None:
        self.press("action-explore")
        self._one("explore-dialogue").wait_for()
        chambers = self.look().free("explore-chamber")
        if chambers:
            self.press("explore-chamber", chamber=chambers[-1].chamber)
        names = self.look().free("sphinx-name")
        for name in names[:2]:
            self.press("sphinx-name", treasure=name.treasure)
        self._scene("naming" if names else "explore")
        self.met["naming" if names else "explore"] += 1
        self.press("explore-confirm")

    def _mine(self, sight: Sight) -> None:
        self._scene("mine")
        if sight.free("mine-turn-up") and self.met["mine turned up"] <= self.met["mine stopped"]:
            self.met["mine turned up"] += 1
            self.press("mine-turn-up")
        else:
            self.met["mine stopped"] += 1
            self.press("mine-stop")

    def _keep(self, sight: Sight) -> None:
        self._scene("tomb")
        others = [pile for pile in sight.free("tomb-card") if not pile.raised]
        if others:
            self.press("tomb-card", treasure=others[0].treasure)
            expect(self._one("tomb-card", treasure=others[0].treasure)).to_have_attribute("data-raised", "1")
            self.met["tomb changed"] += 1
        self.met["tomb kept"] += 1
        self.press("tomb-confirm")

    def _look_inside(self, sight: Sight) -> None:
        self._scene("temple")
        if self.met["temple looked"] <= self.met["temple declined"]:
            self.met["temple looked"] += 1
            self.press("temple-chamber", chamber=sight.free("temple-chamber")[0].chamber)
            inside = self._one("looked-inside")
            inside.wait_for()
            self._scene("temple inside")
            assert inside.locator(".card").count() == 5, "All the cards of the chamber lie open (R62)."
            self.press("looked-put-back")
        else:
            self.met["temple declined"] += 1
            self.press("temple-decline")

    # Storms and thieves.

    def _shelter(self, sight: Sight) -> None:
        self._scene("tent")
        if self.met["tent used"] < self.met["tent declined"]:
            self.met["tent used"] += 1
            self.press("tent-use")
        else:
            self.met["tent declined"] += 1
            self.press("tent-keep")

    def _lose(self, sight: Sight) -> None:
        self._scene("storm")
        others = [kind for kind in sight.all("hand-kind") if kind.raised == 0]
        if others and self.met["storm changed"] <= self.met["storm as suggested"]:
            self.raise_card(others[0].treasure, 0)
            expect(self._one("hand-kind", treasure=others[0].treasure)).to_have_attribute("data-raised", "1")
            self.met["storm changed"] += 1
        else:
            self.met["storm as suggested"] += 1
        self.press("storm-confirm")

    def _rob(self, sight: Sight) -> None:
        self._scene("thief")
        self.met["thief"] += 1
        self.press("thief-choice", seat=sight.free("thief-choice")[-1].seat)

    # Pressing.

    def press(self, testid: str, **data: str | int | None) -> None:
        """Press something with mouse or finger: it must be shown, enabled, still, and under nothing else."""
        self._tap(self._one(testid, **data))

    def raise_card(self, treasure: str, place: int) -> None:
        """Press a card of the hand: in a fan each has its own strip, in a stack the top one is taken."""
        card = self.page.locator(f'[data-testid="hand-card"][data-treasure="{treasure}"][data-index="{place}"]')
        if card.count():
            card.click(position={"x": 6, "y": 60})
        else:
            self.press("hand-kind", treasure=treasure)

    def _tap(self, what: Locator) -> None:
        now = _Pressed(*what.evaluate(_PRESSED))
        if now.costly is not None and now.costly != self._pressed.costly and now.near(self._pressed):
            self.page.evaluate(_REST)
        self._pressed = now
        if self._touch:
            what.tap()
        else:
            what.click()

    def _one(self, testid: str, **data: str | int | None) -> Locator:
        attributes = "".join(f'[data-{name}="{value}"]' for name, value in data.items())
        return self.page.locator(f'[data-testid="{testid}"]{attributes}')
