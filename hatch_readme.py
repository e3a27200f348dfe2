"""README.md as a package index shows it.

In a checkout and on a forge, ``docs/bots.md`` leads to the page. A package index shows the README alone, and there such
a link leads nowhere. So the index gets links into the repository, at the version's tag. While ``pyproject.toml`` names
no repository, it gets plain words instead: no link is better than a dead one.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

#: A picture or a link to a file of ours: no address with a scheme, no place on the same page.
_LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]\[]*)\]\((?P<path>(?!#|[a-z][a-z+.-]*:)[^)\s]+)\)")
_CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_WHERE = "\nThe source archive (sdist) of digsite holds the files that this page names.\n"


class IndexReadme(MetadataHookInterface):
    """Hands the README to whoever asks for the package's metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the readme; ``Repository`` in ``[project.urls]`` is the one place that names the repository."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        repository = metadata.get("urls", {}).get("Repository", "")
        readme = for_index(text, repository, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


def for_index(text: str, repository: str, tag: str) -> str:
    """Make links into the repository absolute; without a repository, make them plain words."""

    def absolute(link: re.Match[str]) -> str:
        view = "raw" if link["picture"] else "blob"
        return f"{link['picture']}[{link['words']}]({repository.rstrip('/')}/{view}/{tag}/{link['path']})"

    def plain(link: re.Match[str]) -> str:
        if link["picture"]:
            return ""
        return link["words"] if link["words"] == link["path"] else f"{link['words']} ({link['path']})"

    parts = _CODE.split(text)
    parts[::2] = [_LINK.sub(absolute if repository else plain, part) for part in parts[::2]]
    readme = re.sub(r"\n{3,}", "\n\n", "".join(parts))
    return readme if repository else readme + _WHERE
