"""Asks axe-core whether everybody can use what is on the screen."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from browser.sight import come_to_rest

_AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: A card is full of figures, and its button speaks a sentence instead of them: "Your hand: 2 coins, trade value 2".
#: What this rule is there for, that the name one reads is the name one says, is asked below.
_NOT_ASKED: Final = "label-content-name-mismatch"
_RUN: Final = """
async (notAsked) => {
  const rules = { [notAsked]: { enabled: false } };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, impact, help, target: target.join(" "), why: failureSummary })));
}
"""


#: Buttons that say something, but not the name written on them. Where a word may be cut is neither seen nor said.
_UNSPOKEN: Final = r"""
() => [...document.querySelectorAll("button[aria-label] .name")]
  .map((name) => [name.textContent.trim().replaceAll("\u00AD", ""), name.closest("button").getAttribute("aria-label")])
  .filter(([name, said]) => !said.toLowerCase().includes(name.toLowerCase()))
  .map(([name, said]) => `${name} (said: ${said})`)
"""


@cache
def _source() -> str:
    assert _AXE.is_file(), f"{_AXE} is missing: `npm ci` in web/ installs it."
    return _AXE.read_text(encoding="utf-8")


def serious(page: Page) -> list[str]:
    """List what keeps somebody out: violations that axe calls serious or critical."""
    come_to_rest(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate(_RUN, _NOT_ASKED)
    unspoken: list[str] = page.evaluate(_UNSPOKEN)
    return [*(f"A name that is shown but not spoken: {name}" for name in unspoken)] + [
        f"{one['id']} ({one['impact']}): {one['help']}\n  {one['target']}\n  {one['why']}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
