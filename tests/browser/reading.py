"""What somebody can read on a page or hear of it; and what does not fit where it stands."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial
from typing import Final

from playwright.sync_api import Page, Route

from words.pseudo import page_parts, unaccented

#: Every text on the page, shown or spoken, with where it stands; but for code, and what a language calls itself.
_TEXTS: Final = """
() => {
  const found = [["title", document.title]];
  const skipped = (element) => element.closest("code, script, style, noscript, option[lang]") !== null;
  const where = (element) => `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className}`;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.data.trim() && !skipped(node.parentElement)) found.push([where(node.parentElement), node.data]);
  }
  for (const element of document.body.querySelectorAll("*")) {
    if (skipped(element)) continue;
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description", "data-why"]) {
      if (element.getAttribute(name)) found.push([`${where(element)} ${name}`, element.getAttribute(name)]);
    }
  }
  return found;
}
"""

#: What is wider than the screen, or cut off where nothing says so.
_TOO_LARGE: Final = """
() => {
  const wrong = [];
  const wide = document.documentElement.clientWidth;
  const over = document.scrollingElement.scrollWidth - wide;
  if (over > 0) wrong.push(`the page is ${over} pixels wider than the screen`);
  const scrolls = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (at.matches("html, body")) return false;
      if (/auto|scroll/.test(overflowX + overflowY)) return true;
    }
    return false;
  };
  const ellipsis = (element) => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).textOverflow === "ellipsis") return true;
    return false;
  };
  const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  for (const element of document.body.querySelectorAll("*")) {
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
    if (!own || !shown(element) || element.closest(".unseen, .card, option, svg")) continue;
    const { left, right } = element.getBoundingClientRect();
    const text = element.textContent.trim().slice(0, 40);
    const style = getComputedStyle(element);
    const cut = element.scrollWidth > element.clientWidth + 1 && style.display !== "inline";
    const says = ellipsis(element) || /auto|scroll/.test(style.overflowX);
    if (cut && !says) wrong.push(`${element.className || element.tagName} is too small for: ${text}`);
    if ((left < -1 || right > wide + 1) && !says && !scrolls(element)) wrong.push(`out of sight: ${text}`);
    const button = element.closest("button, .button, label");
    if (button && !says && !element.matches(".count")) {
      const box = button.getBoundingClientRect();
      if (right > box.right + 1 || left < box.left - 1) wrong.push(`sticks out of its button: ${text}`);
    }
  }
  return wrong;
}
"""

#: What digsite and the printed games are called, in every language; and the players of a test.
NAMES: Final = frozenset(["Archaeology", "The", "New", "Expedition", "Card", "Game", "digsite", "localhost", "Ann"])
_ADDRESS: Final = re.compile(r"\S*[/#]\S*")


def speak_pseudo(page: Page) -> None:
    """Let a page speak the language nobody speaks, instead of English."""
    for part in page_parts():
        page.route(f"**/assets/en-{part}-*.js", partial(_answer, page_parts()[part]))


def _answer(script: str, route: Route) -> None:
    route.fulfill(body=script, content_type="text/javascript")


def texts_on(page: Page) -> list[tuple[str, str]]:
    """List every text on a page, shown or spoken, and where it stands."""
    texts: list[tuple[str, str]] = page.evaluate(_TEXTS)
    return texts


def english_on(page: Page, names: Collection[str] = NAMES) -> list[str]:
    """List what can be read as English on a page that speaks the language nobody speaks, and where."""
    return [f"{where}: {text.strip()}" for where, text in texts_on(page) if unaccented(_ADDRESS.sub(" ", text), names)]


def too_large_on(page: Page) -> list[str]:
    """List what does not fit on a page."""
    wrong: list[str] = page.evaluate(_TOO_LARGE)
    return wrong
