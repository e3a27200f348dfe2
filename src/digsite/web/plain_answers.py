"""Saying what was wrong with a request, also where the interface is not there yet."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from digsite.web.asgi import Send
from digsite.words.message import Message


async def answer_problem(
    send: Send, status: int, code: str, why: Message, headers: Iterable[tuple[bytes, bytes]] = ()
) -> None:
    """Answer with a code for programs and a message for people, in English too."""
    problem = {"code": code, "why": msgspec.to_builtins(why), "sentence": str(why)}
    await answer_json(send, status, problem, headers)


async def answer_json(send: Send, status: int, what: object, headers: Iterable[tuple[bytes, bytes]] = ()) -> None:
    """Answer with JSON."""
    body = json.dumps(what).encode()
    about = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers]
    await send({"type": "http.response.start", "status": status, "headers": about})
    await send({"type": "http.response.body", "body": body})
