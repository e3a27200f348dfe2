"""Gets a Chromium where there is none: the system's package where that is allowed, else Playwright's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from browser.chromium import found_chromium

#: Playwright's own lies with everything else that is set up, and goes with it.
BROWSERS: Final = Path(sys.prefix) / "browsers"
#: Seconds for each way of getting one; a line that answers takes a small part of it.
PATIENCE: Final = 300.0

#: The first is the same without its windows, which nobody would see; not every system has it.
_PACKAGES: Final = ("chromium-headless-shell", "chromium")
_DOWNLOAD: Final = (sys.executable, "-m", "playwright", "install", "--no-shell", "chromium")
_ITS_PATH: Final = (
    "from playwright.sync_api import sync_playwright as p\nwith p() as p: print(p.chromium.executable_path)"
)


class NoChromium(Exception):
    """There is none, and none could be had; says what was tried."""


def get_chromium(
    tell: Callable[[str], None],
    *,
    root: bool | None = None,
    download: Sequence[str] = _DOWNLOAD,
    patience: float = PATIENCE,
) -> str:
    """Give the path of a Chromium that runs; get one first if need be."""
    tried: list[str] = []
    found = found_chromium()
    if found is not None and _runs(found, tried):
        return found
    if os.environ.get("DIGSITE_CHROMIUM"):
        raise NoChromium(_sentence([*tried, "DIGSITE_CHROMIUM names one that cannot be run"]))
    found = _playwrights_own()
    if found is not None and _runs(found, tried):
        return found
    if (os.geteuid() == 0 if root is None else root) and shutil.which("apt-get"):
        tell("Installing the system's Chromium (once) ...")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        _ran(["apt-get", "update", "-q"], tried, patience, quiet)
        for package in _PACKAGES:
            _ran(["apt-get", "install", "-qy", "--no-install-recommends", package], tried, patience, quiet)
            found = found_chromium()
            if found is not None and _runs(found, tried):
                return found
    else:
        tried.append("the system's package can be installed by root with apt-get only")
    tell("Downloading Playwright's Chromium (once) ...")
    _ran(download, tried, patience, {"PLAYWRIGHT_BROWSERS_PATH": str(BROWSERS)})
    found = _playwrights_own()
    if found is not None and _runs(found, tried):
        return found
    raise NoChromium(_sentence(tried))


def _sentence(tried: Sequence[str]) -> str:
    reasons = "".join(f"\n- {reason}" for reason in tried)
    return (
        "The browser tests need a Chromium, and there is none that runs. Install your system's package "
        f"(apt-get install chromium), or set DIGSITE_CHROMIUM to the path of one. What was tried:{reasons}"
    )


def _playwrights_own() -> str | None:
    """Give the path of the one that was downloaded before, if it was."""
    if not BROWSERS.exists():
        return None
    environment = {**os.environ, "PLAYWRIGHT_BROWSERS_PATH": str(BROWSERS)}
    asking = [sys.executable, "-c", _ITS_PATH]
    path = subprocess.run(asking, check=False, capture_output=True, text=True, env=environment).stdout.strip()
    return path if path and Path(path).exists() else None


def _runs(path: str, tried: list[str]) -> bool:
    """Try it: a path alone may be that of a package that only points elsewhere, or lack its libraries."""
    return _ran([path, "--version"], tried, 60, {})


def _ran(command: Sequence[str], tried: list[str], patience: float, more: Mapping[str, str]) -> bool:
    """Run something for so long at most; what went wrong is noted."""
    what = " ".join(command)
    try:
        subprocess.run(
            command, check=True, capture_output=True, text=True, timeout=patience, env={**os.environ, **more}
        )
    except subprocess.TimeoutExpired:
        tried.append(f"{what}: not done after {patience:.0f} seconds")
    except subprocess.CalledProcessError as error:
        gist = _gist(error.stdout + error.stderr) or f"exit code {error.returncode}"
        tried.append(f"{what}: {gist}")
    except OSError as error:
        tried.append(f"{what}: {error.strerror}")
    else:
        return True
    return False


def _gist(said: str) -> str:
    """Give the line that tells what is wrong: the first that speaks of an error, else the last."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    wrong = [line for line in lines if line.startswith("E: ") or "error" in line.lower()]
    return next(iter([*wrong, *lines[-1:]]), "")
