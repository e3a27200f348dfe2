"""Opens tables through the page's own form."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page


def fill_in(
    page: Page,
    *,
    way: str = "Against bots",
    edition: str = "Archaeology: The New Expedition",
    monument: str | None = None,
    players: int = 2,
    variants: Sequence[str] = (),
    names: Sequence[str] = (),
    first: int | None = 0,
    pace: str = "Instant",
) -> None:
    """Fill in the form of a new table: for two, with quick bots, if nothing else is said."""
    page.goto("/new")
    page.get_by_text(way, exact=True).click()
    remove = page.get_by_role("button", name="Remove seat")
    while page.locator("ol > li").count() > players:
        remove.last.click()
    while page.locator("ol > li").count() < players:
        page.get_by_role("button", name="Add a bot").click()
    page.get_by_text(edition, exact=True).click()
    if monument is not None:
        page.get_by_role("radiogroup", name="Monument").get_by_text(monument, exact=True).click()
    for variant in variants:
        page.get_by_text(variant, exact=True).click()
    for seat, name in enumerate(names):
        page.get_by_label(f"Name for seat {seat + 1}").fill(name)
    page.get_by_text(pace, exact=True).click()
    if first is not None:
        page.get_by_text("Last at the beach").click()
        page.locator("[aria-labelledby=sand-question] button").nth(first).click()


def dig(page: Page) -> None:
    """Open the table as filled in, and wait until it is dealt."""
    page.get_by_role("button", name="Dig", exact=True).click()
    page.locator('[data-testid="table"], [data-testid="hand-over"]').first.wait_for()
