"""Whatever goes wrong with a request becomes a problem: a status, a code and a sentence. Never a traceback."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from digsite.errors import DigsiteError
from digsite.tables.wire.messages import Problem
from digsite.web.logs import told
from digsite.web.refusals import refused
from digsite.words.message import Message, message

_log = logging.getLogger("digsite.web")

#: HTTP statuses for mistakes at a table; all others are 409, as they depend on how the table stands.
_STATUS: Final = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "foreign-page": 403,
    "not-stored": 503,
    "disk-full": 503,
    "database-read-only": 503,
    "database-busy": 503,
    "database-damaged": 503,
    "database-lost": 503,
    "table-broken": 503,
    "replays-busy": 429,
    "too-many-replays": 429,
    "too-many-turns": 429,
    "too-many-posts": 429,
    "too-many-listed": 429,
    "too-many-tables": 429,
    "too-many-tables-in-all": 429,
}

#: Codes for what the framework finds wrong before any of our own code sees it.
_CODES: Final = {
    400: "unreadable",
    404: "no-such-place",
    405: "not-here",
    406: "not-acceptable",
    413: "too-long",
    415: "not-json",
}


def problem(status: int, code: str, why: Message | None = None) -> Response[Problem]:
    """Answer with a problem."""
    refused(code)
    told = why or message(code)
    return Response(Problem(code, told, str(told)), status_code=status, media_type=MediaType.JSON)


def answer_refusal(_request: Request[Any, Any, Any], error: DigsiteError) -> Response[Problem]:
    """Answer a person's mistake."""
    return problem(status_of(error), error.code, error.message)


def status_of(error: DigsiteError) -> int:
    """Give the HTTP status of a person's mistake."""
    return _STATUS.get(error.code, 409)


def answer_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer what the framework found wrong."""
    code = _CODES.get(error.status_code, "wrong")
    why = message("too-long-sent") if code == "too-long" else None
    if isinstance(error, ValidationException):
        why = message("unreadable-because", problem=_what_is_wrong(error))
    answer = problem(error.status_code, code, why)
    answer.headers.update(error.headers or {})
    return answer


def answer_unreadable(
    _request: Request[Any, Any, Any], _error: RecursionError | UnicodeDecodeError
) -> Response[Problem]:
    """Answer a body that is nested too deeply, or is not text."""
    return problem(400, "unreadable")


def answer_our_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer that something is broken here, and write down what."""
    _log.error("broken", exc_info=error, extra=told(request.scope))
    return problem(500, "broken")


def _what_is_wrong(error: ValidationException) -> str:
    """Say which part of the request is wrong, where that is known."""
    parts = [
        f"{part['key']}: {part['message']}" if part.get("key") else str(part["message"])
        for part in (error.extra if isinstance(error.extra, list) else ())
        if isinstance(part, dict) and part.get("message")
    ]
    return ("; ".join(parts) or error.detail).rstrip(".")
