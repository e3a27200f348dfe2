"""A record that lies on a server: its address, as the page's own shows it, and what the address asks for."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from typing import Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

from digsite.cli.failing import UsageError

_SECONDS: Final = 20.0
#: More than any record of a table has.
_MOST_BYTES: Final = 1 << 22
_TABLE: Final = re.compile(r"(?P<before>.*)/(?:api/tables|table|embed)/(?P<id>[^/]+)(?:/(?:replay|record))?/?")


class RecordAddress(NamedTuple):
    """Where a record is, and from which moment and through whose eyes somebody wants to see it."""

    record: str
    at: int | None
    eyes: str | None  # a seat, or spectator; None: all cards


def is_address(source: str) -> bool:
    """Say whether this is no file.

    >>> is_address("http://localhost:8712/table/23456789abcd/replay"), is_address("games.jsonl")
    (True, False)
    """
    return source.startswith(("http://", "https://"))


def read_address(address: str) -> RecordAddress:
    """Read the address of a table, of its replay, or of its record.

    >>> read_address("http://localhost:8712/table/23456789abcd/replay?at=57&eyes=1")
    RecordAddress(record='http://localhost:8712/api/tables/23456789abcd/record', at=57, eyes='1')
    """
    parts = urlsplit(address)
    found = _TABLE.fullmatch(parts.path)
    if found is None or not parts.netloc:
        raise UsageError(f"{address[:80]!r} is not the address of a table, such as http://HOST/table/ID/replay.")
    asked = parse_qs(parts.query)
    at = asked.get("at", [""])[0]
    eyes = asked.get("eyes", ["all"])[0]
    return RecordAddress(
        f"{parts.scheme}://{parts.netloc}{found['before']}/api/tables/{found['id']}/record",
        int(at) if at.isdecimal() and len(at) <= len("100000") else None,
        {"all": None, "public": "spectator"}.get(eyes, eyes),
    )


def fetched(address: RecordAddress) -> list[bytes]:
    """Fetch a record, or say why that cannot be."""
    try:
        with urllib.request.urlopen(address.record, timeout=_SECONDS) as answer:  # noqa: S310  # http or https: is_address
            text = answer.read(_MOST_BYTES + 1)
    except urllib.error.HTTPError as error:
        raise UsageError(_sentence(error)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", None) or error
        raise UsageError(f"{address.record} cannot be fetched: {reason}.") from None
    if len(text) > _MOST_BYTES:
        raise UsageError(f"What {address.record} sends is too long for a record.")
    return bytes(text).splitlines(keepends=True)


def _sentence(error: urllib.error.HTTPError) -> str:
    """Take the server's own sentence, where it has one."""
    try:
        told = json.loads(error.read(_MOST_BYTES))["sentence"]
    except (ValueError, KeyError, TypeError, OSError):
        told = None
    return str(told) if told else f"The server answered {error.code}: no record is there."
