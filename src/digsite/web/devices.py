"""What kind of device a line comes from: one of three words, enough for people to recognise their own devices.

The server keeps nothing else of what a browser says about itself.
"""

from __future__ import annotations

from digsite.tables.wire.messages import Device


def device_of(user_agent: str) -> Device:
    """Tell phones and tablets, computers, and programs apart.

    >>> device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)"), device_of("Mozilla/5.0 (X11; Linux)")
    ('phone', 'computer')
    >>> device_of("python-httpx/0.28"), device_of("")
    ('program', 'program')
    """
    if not user_agent.startswith("Mozilla/"):
        return "program"
    return "phone" if any(word in user_agent for word in ("Mobi", "Android", "iPhone", "iPad")) else "computer"
