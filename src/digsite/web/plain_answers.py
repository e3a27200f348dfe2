"""Saying what was wrong with a request, also where the interface is not there yet."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from digsite.web.asgi import Send
from digsite.web.headers import HEADERS
from digsite.web.refusals import refused
from digsite.words.message import Message, message


async def answer_problem(
    send: Send, status: int, code: str, why: Message, headers: Iterable[tuple[bytes, bytes]] = ()
) -> None:
    """Answer with a code for programs and a message for people, in English too."""
    refused(code)
    problem = {"code": code, "why": msgspec.to_builtins(why), "sentence": str(why)}
    await answer_json(send, status, problem, headers)


async def answer_json(send: Send, status: int, what: object, headers: Iterable[tuple[bytes, bytes]] = ()) -> None:
    """Answer with JSON."""
    await send_json(send, status, json.dumps(what).encode(), headers)


async def send_json(send: Send, status: int, body: bytes, headers: Iterable[tuple[bytes, bytes]] = ()) -> None:
    """Answer with what is written as JSON already."""
    about = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers]
    await send({"type": "http.response.start", "status": status, "headers": about})
    await send({"type": "http.response.body", "body": body})


def raw_problem(status: int, phrase: str, code: str) -> bytes:
    """Write a whole answer, to be sent where there is no request yet that could be answered."""
    why = message(code)
    body = json.dumps({"code": code, "why": msgspec.to_builtins(why), "sentence": str(why)}).encode()
    about = "".join(f"{name.decode()}: {value.decode()}\r\n" for name, value in HEADERS)
    return (
        f"HTTP/1.1 {status} {phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        f"connection: close\r\n{about}\r\n"
    ).encode() + body
