"""The Chromium of this machine, as tests and tools start it."""

from __future__ import annotations

import os
import shutil
from typing import Any, Final

#: Names it has on various systems, and where it lies on a Mac.
_NAMES: Final = (
    "chromium-headless-shell",  # the same without its windows: a tenth less to do
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
_ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def found_chromium() -> str | None:
    """Find the one that DIGSITE_CHROMIUM names, else one that the system has."""
    named = os.environ.get("DIGSITE_CHROMIUM")
    return next(filter(None, map(shutil.which, (named,) if named else _NAMES)), None)


def chromium() -> str:
    """Find it; whoever has none is told how to get one."""
    found = found_chromium()
    if found is None:
        named = os.environ.get("DIGSITE_CHROMIUM")
        wanted = f"DIGSITE_CHROMIUM names {named}, which cannot be run" if named else "No Chromium was found"
        raise FileNotFoundError(
            f"{wanted}. `make browser` gets one; or install your system's package (apt-get install chromium), "
            "or set DIGSITE_CHROMIUM to the path of a Chromium or Chrome."
        )
    return found


def launch_options() -> dict[str, Any]:
    """Say how Playwright starts it."""
    return {"executable_path": chromium(), "args": list(_ARGUMENTS)}
