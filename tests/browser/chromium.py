"""The Chromium of this machine, as tests and tools start it."""

from __future__ import annotations

import os
import shutil
from typing import Any, Final

#: Names it has on various systems.
_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> str:
    """Find it; whoever has none is told how to get one."""
    named = os.environ.get("DIGSITE_CHROMIUM")
    for name in (named,) if named else _NAMES:
        if found := shutil.which(name):
            return found
    wanted = f"DIGSITE_CHROMIUM names {named}, which cannot be run" if named else "No Chromium was found"
    raise FileNotFoundError(
        f"{wanted}. The browser tests need one: install your system's package (apt-get install chromium), "
        "or set DIGSITE_CHROMIUM to the path of a Chromium or Chrome."
    )


def launch_options() -> dict[str, Any]:
    """Say how Playwright starts it."""
    return {"executable_path": chromium(), "args": list(_ARGUMENTS)}
