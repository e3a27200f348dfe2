"""Whatever goes wrong with a request becomes a problem: a status, a code and a sentence. Never a traceback."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from digsite.errors import DigsiteError
from digsite.tables.messages import Problem
from digsite.web.logs import told

_log = logging.getLogger("digsite.web")

#: What a person's mistake at a table is in the words of HTTP; other mistakes are 409, for they depend on the table.
_STATUS: Final = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "foreign-page": 403,
    "not-stored": 503,
    "table-broken": 503,
    "too-many-posts": 429,
    "too-many-tables": 429,
}

#: Codes and sentences for what the framework finds wrong before any of our own code sees it.
_FOUND: Final = {
    400: ("unreadable", "What was sent cannot be read."),
    404: ("no-such-place", "There is nothing at this address."),
    405: ("not-here", "This cannot be done at this address."),
    406: ("not-acceptable", "There is only JSON here."),
    413: ("too-long", "What was sent is too long: 16 kB are enough for everything there is to say."),
    415: ("not-json", "Only JSON is understood here."),
}


def problem(status: int, code: str, sentence: str) -> Response[Problem]:
    """Answer with a problem."""
    return Response(Problem(code, sentence), status_code=status, media_type=MediaType.JSON)


def mistaken(_request: Request[Any, Any, Any], error: DigsiteError) -> Response[Problem]:
    """Answer a person's mistake."""
    return problem(_STATUS.get(error.code, 409), error.code, str(error))


def found(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer what the framework found wrong."""
    code, sentence = _FOUND.get(error.status_code, ("wrong", "This cannot be answered."))
    if isinstance(error, ValidationException):
        sentence = _what_is_wrong(error)
    answer = problem(error.status_code, code, sentence)
    answer.headers.update(error.headers or {})
    return answer


def unreadable(_request: Request[Any, Any, Any], _error: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """Answer what is nested deeper than anything that makes sense, or no text at all."""
    return problem(400, *_FOUND[400])


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer that it is our fault, and write down why."""
    _log.error("broken", exc_info=error, extra=told(request.scope))
    return problem(500, "broken", "Something is broken here. It has been written down.")


def _what_is_wrong(error: ValidationException) -> str:
    """Say which part of what was sent cannot be, where that is known."""
    parts = [
        f"{part['key']}: {part['message']}" if part.get("key") else str(part["message"])
        for part in (error.extra if isinstance(error.extra, list) else ())
        if isinstance(part, dict) and part.get("message")
    ]
    told_apart = "; ".join(parts) or error.detail
    return f"What was sent cannot be read: {told_apart.rstrip('.')}."
