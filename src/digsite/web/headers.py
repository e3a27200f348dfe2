"""What every answer says to the browser about safety: our own files only, no inline script, no frames, no sniffing."""

from __future__ import annotations

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

_STARTS = frozenset({"http.response.start", "websocket.http.response.start"})


def guarded(send: Send) -> Send:
    """Add the headers to whatever is answered."""

    async def send_guarded(message: Message) -> None:
        if message["type"] in _STARTS:
            message = {**message, "headers": [*message.get("headers", ()), *HEADERS]}
        await send(message)

    return send_guarded
