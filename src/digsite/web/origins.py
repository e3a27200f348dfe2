"""Is it one of our own pages that asks? A page of somebody else must not sit down in our players' names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from digsite.web.asgi import header

_USUAL = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def is_foreign(scope: Mapping[str, Any]) -> bool:
    """Say whether a browser sent this for a page that does not come from here. Programs send no origin.

    >>> is_foreign({"headers": [(b"host", b"dig.example"), (b"origin", b"https://dig.example")]})
    False
    >>> is_foreign({"headers": [(b"host", b"dig.example"), (b"origin", b"https://else.example")]})
    True
    """
    origin = header(scope, b"origin")
    return bool(origin) and _place(origin) != _place(f"{origin.partition(':')[0]}://{header(scope, b'host')}")


def _place(address: str) -> tuple[str | None, int | None]:
    try:
        parts = urlsplit(address)
        return parts.hostname, parts.port or _USUAL.get(parts.scheme)
    except ValueError:
        return None, None
