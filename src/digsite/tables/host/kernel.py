"""Compiling the rules in the background, while the home page is there already.

The first start on a machine compiles (a minute or two); later ones load what was compiled, in about a second.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from digsite.arena.compiling import PARTS, RULES
from digsite.rules import is_ready, mark_ready
from digsite.tables.wire.messages import KernelNow

#: Seconds that compiling a part takes, measured on a cloud machine with 2 cores.
COMPILING = {RULES: 45.0, "expert": 30.0, "search": 30.0}
#: Seconds that loading a part takes which was compiled before.
LOADING = 1.0
#: Without these no game is dealt: the expert also gives advice at the table. The search may come later, and whoever
#: plays against it waits for its first move.
NEEDED = (RULES, "expert")

_log = logging.getLogger("digsite.tables")
_loaded: set[str] = set()  # in this process, by whichever host
_loading = threading.Lock()


class KernelState:
    """How far the compiled parts are: told to the home page, and waited for by the deal."""

    def __init__(self) -> None:
        self._missing = tuple(part for part in PARTS if part not in _loaded and not is_ready(part))
        self._began = time.monotonic()
        self._ready_after: float | None = None
        self._part: str | None = None
        self._changed: Callable[[], None] = lambda: None
        self._stopped = False

    def start(self, changed: Callable[[], None]) -> None:
        """Begin; ``changed`` is called, in the thread that compiles, whenever a part is there."""
        self._changed = changed
        self._began = time.monotonic()
        if self.ready:
            self._ready_after = 0.0
        if not all(part in _loaded for part in PARTS):
            threading.Thread(target=self._run, name="digsite-compiling", daemon=True).start()

    def stop(self) -> None:
        """Begin no further part."""
        self._stopped = True

    @property
    def is_missing(self) -> bool:
        """Whether something needed was never compiled on this machine: that takes long, loading it does not."""
        return any(part in self._missing and part not in _loaded for part in NEEDED)

    @property
    def ready(self) -> bool:
        """Whether cards can be dealt at once."""
        return all(part in _loaded for part in NEEDED)

    def now(self) -> KernelNow:
        """Say how far it is: the parts, the seconds and the expectation are those until cards can be dealt."""
        seconds = time.monotonic() - self._began if self._ready_after is None else self._ready_after
        return KernelNow(
            ready=self.ready,
            part=self._part,
            done=sum(part in _loaded for part in NEEDED),
            parts=len(NEEDED),
            seconds=round(seconds, 1),
            expected=sum(COMPILING[part] if part in self._missing else LOADING for part in NEEDED),
        )

    def _run(self) -> None:
        for part, compile_part in PARTS.items():
            if self._stopped:
                return
            with _loading:
                if part not in _loaded:
                    self._part = part
                    try:
                        compile_part()
                    except Exception as error:  # noqa: BLE001  # in a thread nobody else would hear of it
                        _log.error("not-compiled", exc_info=error, extra={"about": {"part": part}})
                        return
                    mark_ready(part)
                    _loaded.add(part)
            if self._ready_after is None and self.ready:
                self._ready_after = time.monotonic() - self._began
                _log.info("kernel-ready", extra={"about": {"seconds": round(self._ready_after, 1)}})
            self._changed()
        self._part = None
