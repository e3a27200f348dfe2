"""Whoever has no browser gets one, or is told how to; nothing is left out in silence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from browser import getting_chromium
from browser.chromium import chromium, launch_options
from browser.getting_chromium import NoChromium, get_chromium


def test_the_one_that_is_named_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGSITE_CHROMIUM", "/bin/sh")
    assert launch_options()["executable_path"] == "/bin/sh"


@pytest.mark.parametrize("variables", [{"DIGSITE_CHROMIUM": "/nowhere/chromium"}, {"PATH": "/nowhere"}])
def test_without_one_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str]) -> None:
    monkeypatch.delenv("DIGSITE_CHROMIUM", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(FileNotFoundError, match="apt-get install chromium"):
        chromium()


class Machine:
    """A machine whose only programs are these, each a line of shell."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder / "bin"
        self.programs.mkdir()
        self.told: list[str] = []

    def has(self, name: str, line: str) -> None:
        """Put a program there."""
        path = self.programs / name
        path.write_text(f"#!/bin/sh\n{line}\n")
        path.chmod(0o755)

    def get(self, *, root: bool = True, download: str = "exit 1", patience: float = 60) -> str:
        """Get a Chromium on this machine."""
        return get_chromium(self.told.append, root=root, download=("/bin/sh", "-c", download), patience=patience)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine with nothing on it."""
    machine = Machine(tmp_path)
    monkeypatch.delenv("DIGSITE_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(machine.programs))
    monkeypatch.setattr("browser.chromium._NAMES", ("chromium", "google-chrome"))
    monkeypatch.setattr(getting_chromium, "BROWSERS", tmp_path / "browsers")
    own = tmp_path / "browsers" / "chrome"
    monkeypatch.setattr(getting_chromium, "_ITS_PATH", f"print({str(own)!r})")
    return machine


#: What a package's or Playwright's installation comes to: a program that runs.
def installs(path: Path) -> str:
    return f"/bin/mkdir -p {path.parent}; printf '#!/bin/sh\\nexit 0\\n' >{path}; /bin/chmod 755 {path}"


def test_the_one_that_is_there_is_taken_and_nothing_is_installed(machine: Machine) -> None:
    machine.has("google-chrome", "exit 0")
    machine.has("apt-get", "exit 1")
    assert machine.get() == str(machine.programs / "google-chrome")
    assert not machine.told


def test_root_gets_the_system_s_package(machine: Machine) -> None:
    machine.has("apt-get", f'case "$1" in install) {installs(machine.programs / "chromium")};; esac')
    assert machine.get() == str(machine.programs / "chromium")


@pytest.mark.parametrize("root", [True, False])
def test_else_playwright_s_own_is_downloaded_and_found_again(machine: Machine, tmp_path: Path, root: bool) -> None:
    """By somebody who is not root, and where the system's package cannot be had or does not run."""
    machine.has("apt-get", f'case "$1" in install) printf "#!/bin/sh\\nexit 1\\n" >{machine.programs}/chromium;; esac')
    own = tmp_path / "browsers" / "chrome"
    assert machine.get(root=root, download=installs(own)) == str(own)
    machine.told.clear()
    assert machine.get(root=root) == str(own)
    assert not machine.told


def test_where_none_can_be_had_a_sentence_tells_what_was_tried(machine: Machine) -> None:
    machine.has("apt-get", "echo 'E: no such package' >&2; exit 100")
    with pytest.raises(NoChromium, match="apt-get install chromium") as caught:
        machine.get(download="/bin/sleep 60", patience=0.5)
    assert "E: no such package" in str(caught.value)
    assert "not done after" in str(caught.value)


def test_one_that_is_named_and_does_not_run_is_not_replaced(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGSITE_CHROMIUM", "/nowhere/chromium")
    with pytest.raises(NoChromium, match="DIGSITE_CHROMIUM names one that cannot be run"):
        machine.get(download=f"exec {sys.executable} -c 0")
    assert not machine.told
