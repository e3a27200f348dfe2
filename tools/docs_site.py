"""Build the documentation site into build/site: warnings are errors, and nothing in it comes from elsewhere.

Usage: python tools/docs_site.py [--lenient]

The site has the pages of the repository in the places they have here, so their links hold; and pages that are made: the
rules, from the rulebook, and a reference, from the docstrings.
"""

from __future__ import annotations

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

os.environ["NUMBA_DISABLE_JIT"] = "1"  # to read docstrings nothing needs to be compiled

from sphinx.cmd.build import main as sphinx

from digsite.rulebook import rules

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "build" / "site-source"
SITE = ROOT / "build" / "site"

#: Pages at the top of the repository, and files that pages link to.
TOP = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
FILES = ("LICENSE", "CITATION.cff")

#: The parts of the site, each with its pages.
PARTS = {
    "Start": ("README", "docs/tour", "rules"),
    "How to": (
        "docs/how-to",
        "docs/bots",
        "docs/environments",
        "docs/training",
        "docs/designing",
        "docs/datasets",
        "programs",
        "docs/review",
        "docs/judge",
        "docs/tables",
        "docs/serving",
        "docs/operating",
        "docs/privacy",
        "docs/database",
        "docs/languages",
    ),
    "Formats": ("docs/kernel", "docs/record-format", "docs/fair-dealing", "docs/wire", "reference/wire"),
    "Reference": (
        "reference/game",
        "reference/kernel",
        "reference/observations",
        "reference/envs",
        "reference/bots",
        "reference/arena",
        "reference/records",
        "reference/dealers",
        "reference/editions",
        "reference/errors",
    ),
    "About": ("docs/speed", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "SECURITY", "CODE_OF_CONDUCT"),
}

#: The reference: a page, its title, and the modules on it.
REFERENCE = {
    "game": (
        "Games, moves, views and events",
        ("digsite.game", "digsite.game.standing", "digsite.game.events", "digsite.game.steps"),
    ),
    "kernel": ("The fast path", ("digsite.kernel",)),
    "observations": ("Observations", ("digsite.observations",)),
    "envs": (
        "Environments",
        (
            "digsite.envs",
            "digsite.envs.gymnasium",
            "digsite.envs.vector",
            "digsite.envs.rewards",
            "digsite.envs.pettingzoo",
            "digsite.envs.open_spiel",
        ),
    ),
    "bots": (
        "Bots",
        (
            "digsite.bots",
            "digsite.bots.levels",
            "digsite.bots.rollouts",
            "digsite.bots.search",
        ),
    ),
    "arena": ("Many games", ("digsite.arena", "digsite.arena.tournament", "digsite.arena.dataset")),
    "records": ("Records", ("digsite.records",)),
    "dealers": ("Dealers", ("digsite.dealers",)),
    "editions": ("Editions", ("digsite.editions",)),
    "errors": ("Errors", ("digsite.errors",)),
    "wire": (
        "Messages of the wire",
        (
            "digsite.tables.wire.said",
            "digsite.tables.wire.told",
            "digsite.tables.wire.opening",
            "digsite.tables.wire.server",
            "digsite.tables.wire.values",
        ),
    ),
}


def main() -> None:
    shutil.rmtree(SOURCE, ignore_errors=True)
    SOURCE.mkdir(parents=True)
    for name in (*TOP, *FILES):
        shutil.copy(ROOT / name, SOURCE / name)
    shutil.copytree(ROOT / "docs", SOURCE / "docs")
    shutil.copy(ROOT / "docs" / "conf.py", SOURCE / "conf.py")
    (SOURCE / "docs" / "conf.py").unlink()
    (SOURCE / "rules.md").write_text(rules_page(), encoding="utf-8")
    shutil.copytree(ROOT / "examples", SOURCE / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    (SOURCE / "programs.md").write_text(programs_page(), encoding="utf-8")
    (SOURCE / "reference").mkdir()
    for page, (title, modules) in REFERENCE.items():
        (SOURCE / "reference" / f"{page}.rst").write_text(reference_page(title, modules), encoding="utf-8")
    (SOURCE / "index.md").write_text(index_page(), encoding="utf-8")
    strict = [] if "--lenient" in sys.argv else ["-W", "--keep-going"]
    sys.exit(sphinx(["-q", "-E", "-b", "html", *strict, str(SOURCE), str(SITE)]))


def index_page() -> str:
    lines = ["# digsite", "", "The card game Archaeology as software, for people at a table and for programs.", ""]
    for part, pages in PARTS.items():
        lines += ["```{toctree}", ":maxdepth: 1", f":caption: {part}", "", *pages, "```", ""]
    return "\n".join(lines)


def rules_page() -> str:
    """Write the rulebook as a page."""
    lines, section = ["# The rules"], ""
    for rule in rules():
        if rule.section != section:
            section = rule.section
            lines += ["", f"## {section}"]
        only = f" ({', '.join(rule.editions)} only)" if len(rule.editions) == 1 else ""
        lines += ["", f"**{rule.id} {rule.title}**{only}", "", rule.text.strip()]
    return "\n".join(lines) + "\n"


def programs_page() -> str:
    """Show the programs in examples/ whole, for whoever has the site and no checkout."""
    lines = ["# Whole programs", "", "Each runs as it stands here; the tests run it, too."]
    for program in sorted((ROOT / "examples").glob("*.py")):
        lines += [
            "",
            f"## {program.name}",
            "",
            f"```{{literalinclude}} examples/{program.name}",
            ":language: python",
            "```",
        ]
    return "\n".join(lines) + "\n"


def reference_page(title: str, modules: tuple[str, ...]) -> str:
    lines = [title, "=" * len(title), ""]
    for module in modules:
        # A package shows what it exports; a module what is written in it.
        exports = ["   :imported-members:"] if find_spec(module).submodule_search_locations else []  # type: ignore[union-attr]
        # The pattern of a secret reads like a link to docutils.
        lines += [module, "-" * len(module), "", f".. automodule:: {module}", "   :members:", *exports]
        lines += ["   :exclude-members: Secret", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
