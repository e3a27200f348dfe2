"""What travels to other processes, and what can be typed to do the same there."""

from __future__ import annotations

import pickle
import shlex
import sys
from collections.abc import Iterable, Mapping

from digsite.bots import AnyBot, called
from digsite.editions import PRINTED, Edition
from digsite.errors import DigsiteError


def check_travel(whole: object, bots: Iterable[AnyBot]) -> None:
    """Refuse bots that no other process could find: functions without a name, classes typed at a prompt."""
    at_a_prompt = not hasattr(sys.modules.get("__main__"), "__file__")
    for bot in bots:
        kind = bot if isinstance(bot, type) or hasattr(bot, "__qualname__") else type(bot)
        if not isinstance(bot, str) and at_a_prompt and getattr(kind, "__module__", "") == "__main__":
            raise _cannot_travel(bot, "it was typed at a prompt or in a notebook")
        try:
            pickle.dumps(bot)
        except Exception as error:  # noqa: BLE001  # whatever its own pickling says
            raise _cannot_travel(bot, str(error)) from None
    pickle.dumps(whole)


def _cannot_travel(bot: AnyBot, why: str) -> DigsiteError:
    told = f"The bot {called(bot)!r} cannot travel to other processes: {why}."
    return DigsiteError("bot-cannot-travel", f"{told} Put it into a module of its own, or play with workers=1.")


def name_or_file(edition: Edition) -> str:
    """Name an edition as a command takes it."""
    return edition.id if edition.id in PRINTED else str(edition.path)


def as_options(options: Mapping[str, str]) -> str:
    """Write options as they are typed; those that say nothing are left out.

    >>> as_options({"bots": "a,b", "variants": "", "edition": "my file.toml"})
    "--bots a,b --edition 'my file.toml'"
    """
    return " ".join(f"--{name} {shlex.quote(value)}" for name, value in options.items() if value)
