"""One version: ``digsite.__version__``. Everything else reads it, or is held to it here."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import metadata

import digsite
from project.checkout import ROOT


def field(name: str) -> str:
    """One line of CITATION.cff."""
    (found,) = re.findall(
        rf'^{name}: "?([^"\n]+)"?$', (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE
    )
    return str(found)


def newest_release() -> tuple[str, str]:
    """Version and date of the newest release in CHANGELOG.md."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.findall(r"^## \[(\d[^\]]*)\] - (\S+)$", text, re.MULTILINE)[0]  # type: ignore[no-any-return]


def said_by(*command: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", *command], capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout.strip()


def test_the_package_takes_its_version_from_the_source() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert said_by("hatchling", "version") == digsite.__version__


def test_the_citation_names_this_version_and_its_day() -> None:
    assert (field("version"), field("date-released")) == newest_release()
    assert field("version") == digsite.__version__


def test_the_changelog_keeps_room_for_what_comes_next() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", text, re.MULTILINE)[0] == "[Unreleased]"


def test_python_m_digsite_is_the_command() -> None:
    (command,) = (script for script in metadata.entry_points(group="console_scripts") if script.name == "digsite")
    assert command.value == "digsite.cli:main"
    assert said_by("digsite", "--version") == said_by("digsite.cli", "--version") == f"digsite {digsite.__version__}"
    assert said_by("digsite", "--help").startswith("Usage: digsite ")
