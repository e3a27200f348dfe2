"""The names this server answers to.

Any site can let its own name point at this machine (DNS rebinding). Its scripts would then talk to the server as if
they were the server's own. But they cannot change the name that their browser asks for. So the server answers only to
names of this machine, and to those that whoever runs it has named.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from digsite.errors import DigsiteError

#: Endings that home networks give to names, and that nobody can register.
_AT_HOME: Final = ("local", "lan", "home", "internal", "home.arpa", "localdomain")


class Names:
    """The names that may be asked for: addresses as numbers, localhost, this machine's own, and those of its links.

    >>> names = Names(own=["attic"], public=["https://dig.example/"])
    >>> [names.know(host) for host in ("192.0.2.7:8712", "[::1]", "localhost:80", "attic.local", "dig.example")]
    [True, True, True, True, True]
    >>> [names.know(host) for host in ("else.example", "attic.example", "dig.example.else.example", "1.2.3", "a b")]
    [False, False, False, False, False]
    """

    def __init__(self, own: Iterable[str] = (), public: Iterable[str] = ()) -> None:
        self._names = {"localhost"}
        for name in own:
            if _is_number(name):
                continue
            plain = name.lower().rstrip(".")
            first = plain.partition(".")[0]
            self._names |= {plain, first, *(f"{first}.{ending}" for ending in _AT_HOME)}
        self._names |= {urlsplit(url).hostname or "" for url in public}
        self._names.discard("")

    def know(self, host: str) -> bool:
        """Say whether a Host header asks for this server. Only programs send none."""
        if not host:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or name.endswith(".localhost") or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def own_names() -> list[str]:
    """List what this machine calls itself, without asking anybody else."""
    return [name for name in (socket.gethostname(),) if name]


def public_url(text: str) -> str:
    """Read the address of the page as others know it, or refuse it.

    >>> public_url("https://dig.example")
    'https://dig.example/'
    """
    try:
        parts = urlsplit(text)
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError:
        raise _no_public_url(text) from None
    name = parts.hostname
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not name or rest:
        raise _no_public_url(text)
    return f"{parts.scheme}://{f'[{name}]' if ':' in name else name}{port}/"


def _no_public_url(text: str) -> DigsiteError:
    return DigsiteError(
        "no-public-url",
        f"{text[:80]!r} is no address of a page: write it as people open it, such as https://dig.example/.",
    )
