"""What the server writes down: one JSON object a line. Nothing in it is secret.

Seats' secrets travel on live lines and in the fragments of links, which never reach a server. So no path, and no line
here, ever holds one.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

_LOGGERS: Final = ("digsite", "uvicorn", "uvicorn.error", "litestar")
#: Of uvicorn's lines, only its own errors; a client that breaks the protocol is no news.
_QUIET: Final = {"uvicorn.error": logging.ERROR}


def told(scope: Mapping[str, Any], **more: object) -> dict[str, Any]:
    """Say what is known about a connection, for a line's ``extra``."""
    client = scope.get("client")
    about = {"client": client[0] if client else None, "path": scope["path"], **more}
    if "method" in scope:
        about["method"] = scope["method"]
    return {"about": about}


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Write it."""
        line: dict[str, object] = {
            "time": f"{_second(int(record.created))}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


@lru_cache(2)
def _second(time_of_day: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(time_of_day))


class _OurFaults(logging.Filter):
    """Lets through what went wrong here, not what a client sent."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "Invalid UTF-8" not in record.getMessage()


def write_logs(level: int) -> None:
    """Write what is at least this important to stderr."""
    # No line says where in the code it was written, by which thread or process: finding that out costs more than it.
    logging._srcfile = None  # noqa: SLF001  # as Python's logging HOWTO advises
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(max(level, _QUIET.get(name, level)))
    logging.getLogger("uvicorn.error").addFilter(_OurFaults())
