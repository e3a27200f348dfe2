"""Links in the pages of the project lead somewhere: in the checkout, and on a package index."""

from __future__ import annotations

import re
import runpy
from collections.abc import Callable

import pytest

from project.checkout import ROOT, files

PAGES = sorted(name for name in files() if name.endswith(".md"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")

for_index: Callable[[str, str, str], str] = runpy.run_path(str(ROOT / "hatch_readme.py"))["for_index"]


def links(text: str) -> list[str]:
    return LINK.findall(CODE.sub("", text))


def anchors(text: str) -> set[str]:
    """Where links to a heading lead, as forges make it from the heading."""
    titles = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_to_what_is_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for link in links(text):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (ROOT / name).parent / path if path else ROOT / name
        assert target.exists(), f"{name}: {link}"
        assert not anchor or anchor in anchors(target.read_text(encoding="utf-8")), f"{name}: {link}"


@pytest.mark.parametrize("repository", ["https://forge.example/somebody/digsite", "https://forge.example/digsite/"])
def test_on_an_index_links_lead_into_the_repository(repository: str) -> None:
    found = links(for_index(README, repository, "v1.2.3"))
    place = repository.rstrip("/")
    assert found == [
        f"{place}/{'raw' if link.endswith('.png') else 'blob'}/v1.2.3/{link}" if (ROOT / link).exists() else link
        for link in links(README)
    ]
    assert f"{place}/raw/v1.2.3/docs/table.png" in found
    assert f"{place}/blob/v1.2.3/docs/bots.md" in found


def test_on_an_index_without_a_repository_there_are_no_dead_links() -> None:
    found = for_index(README, "", "v1.2.3")
    assert all(re.match(r"https://|#", link) for link in links(found))
    assert "table.png" not in found
    for link in links(README):
        assert link.endswith(".png") or link in found


def test_code_links_elsewhere_and_places_on_the_page_stay_as_they_are() -> None:
    text = "[a](https://a.example/b.md) [c](#c) [d](mailto:d@a.example)\n\n```python\nx[0](y)\n```\n"
    assert for_index(text, "https://forge.example/r", "v1") == text
    assert for_index(text, "", "v1").startswith(text)
