"""What every answer says to the browser about safety: our own files only, no inline script, no frames, no sniffing."""

from __future__ import annotations

import re
from typing import Final

from digsite.web.asgi import Message, Send

#: What a page may load, and from where.
SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
POLICY: Final = "; ".join(f"{what} {where}" for what, where in SOURCES.items())

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)

#: The one page that others may show inside theirs: a replay has no seat, and nothing to press that acts.
EMBEDDED: Final = re.compile(r"/embed/[^/]+/?")
_FRAMED: Final = (
    (
        b"content-security-policy",
        "; ".join(f"{w} {'*' if w == 'frame-ancestors' else s}" for w, s in SOURCES.items()).encode(),
    ),
    (b"cross-origin-resource-policy", b"cross-origin"),
    *(
        one
        for one in HEADERS
        if one[0] not in (b"content-security-policy", b"cross-origin-resource-policy", b"x-frame-options")
    ),
)

#: The pictures beside links are for whoever shows such links.
_SHOWN_ELSEWHERE: Final = "/preview/"
_PICTURE: Final = tuple(
    (name, b"cross-origin" if name == b"cross-origin-resource-policy" else value) for name, value in HEADERS
)

_STARTS = frozenset({"http.response.start", "websocket.http.response.start"})


def guarded(send: Send, path: str = "") -> Send:
    """Add the headers to whatever is answered at a path."""
    headers = _FRAMED if EMBEDDED.fullmatch(path) else _PICTURE if path.startswith(_SHOWN_ELSEWHERE) else HEADERS

    async def send_guarded(message: Message) -> None:
        if message["type"] in _STARTS:
            message = {**message, "headers": [*message.get("headers", ()), *headers]}
        await send(message)

    return send_guarded
