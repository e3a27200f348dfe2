"""Does one of our own pages ask? Another site's page must not act in our players' names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

from digsite.web.asgi import header

_USUAL = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def is_foreign(scope: Mapping[str, Any], public: Iterable[str] = ()) -> bool:
    """Say whether a browser sent this for a page that does not come from here. Programs send no origin.

    ``public``: addresses of our pages that a proxy in front of us may not tell us of.

    >>> is_foreign({"headers": [(b"host", b"dig.example"), (b"origin", b"https://dig.example")]})
    False
    >>> is_foreign({"headers": [(b"host", b"dig.example"), (b"origin", b"https://else.example")]})
    True
    >>> is_foreign(
    ...     {"headers": [(b"host", b"10.0.0.1:80"), (b"origin", b"https://dig.example")]}, ["https://dig.example/"]
    ... )
    False
    """
    origin = header(scope, b"origin")
    if not origin:
        return False
    asked = f"{origin.partition(':')[0]}://{header(scope, b'host')}"
    return _place(origin) not in (_place(asked), *(_place(url) for url in public))


def _place(address: str) -> tuple[str | None, int | None]:
    try:
        parts = urlsplit(address)
        return parts.hostname, parts.port or _USUAL.get(parts.scheme)
    except ValueError:
        return None, None
