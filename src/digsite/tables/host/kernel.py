"""The kernel of this server: plain Python, or compiled and being loaded.

On a machine that never compiled anything the server plays plain, which is quick enough for people, and gives its place
to a compiled one as soon as there is something compiled (``digsite.web.changeover``). What is compiled already is
loaded in about a second.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import threading
import time
from collections.abc import Callable

from digsite.arena.compiling import PARTS, compiling_process
from digsite.kernels import PLAYABLE, are_ready, is_plain
from digsite.tables.errors import TableError
from digsite.tables.wire.messages import KernelNow

SEARCH = "search"

_log = logging.getLogger("digsite.tables")
_loaded: set[str] = set()  # in this process, by whichever host
_loading = threading.Lock()


class KernelState:
    """What the kernel can do by now. The deal waits for it, and so do bots that search."""

    def __init__(self) -> None:
        self.plain = is_plain()
        self._began = time.monotonic()
        self._changed: Callable[[], None] = lambda: None
        self._stopping = threading.Event()
        self._compiling: subprocess.Popen[bytes] | None = None
        self._there = asyncio.Event()

    def start(self, changed: Callable[[], None]) -> None:
        """Begin to load; ``changed`` is called, in the thread that loads, whenever a part is there."""
        self._changed = changed
        if not self.plain and not all(part in _loaded for part in PARTS):
            # No daemon: the process waits for the part that is being loaded. Ended in the midst of it, LLVM aborts.
            threading.Thread(target=self._run, name="digsite-kernel").start()

    def stop(self) -> None:
        """Begin no further part, and compile no further."""
        self._stopping.set()
        if self._compiling is not None:
            self._compiling.kill()  # what it has compiled is kept, function by function

    @property
    def ready(self) -> bool:
        """Whether cards can be dealt at once."""
        return self.plain or all(part in _loaded for part in PLAYABLE)

    @property
    def searches(self) -> bool:
        """Whether bots can search; until then they play like the expert."""
        return not self.plain and SEARCH in _loaded

    async def loaded(self) -> None:
        """Wait until cards can be dealt."""
        await self._there.wait()
        if not self.ready:
            raise TableError("stopping")

    def let_in(self) -> None:
        """Let those go on who wait for it, if it is there by now."""
        if self.ready:
            self._there.set()

    def send_away(self) -> None:
        """Tell whoever waits for it that the server stops."""
        self._there.set()

    def now(self) -> KernelNow:
        """Say what can be done by now."""
        return KernelNow(self.ready, self.searches)

    def _run(self) -> None:
        for part in PARTS:
            if self._stopping.is_set():
                return
            try:
                with _loading:
                    self._load(part)
            except Exception as error:  # noqa: BLE001  # in a thread nobody else would hear of it
                _log.error("not-compiled", exc_info=error, extra={"about": {"part": part}})
                return
            if self._stopping.is_set():
                return
            if part == PLAYABLE[-1]:
                _log.info("kernel-ready", extra={"about": {"seconds": round(time.monotonic() - self._began, 1)}})
            self._changed()

    def _load(self, part: str) -> None:
        """Load a part; what is missing is compiled first, in another process: compiling holds the interpreter lock."""
        if part in _loaded:
            return
        if not are_ready((part,)):
            self._compiling = compiling_process()
            if self._stopping.is_set():  # just now
                self._compiling.kill()
            self._compiling.wait()
        if not self._stopping.is_set():
            PARTS[part]()
            _loaded.add(part)
