"""Finding a bot by its name: one of ours, ``search@5000`` (iterations), ``search@0.2s``, or ``my_module:MyBot``."""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from typing import Any

from digsite.bots.bot import Bot, KernelBot
from digsite.bots.levels import LEVELS, level_bot
from digsite.bots.policies import POLICIES
from digsite.bots.search import SearchBot
from digsite.errors import DigsiteError

#: A search with a limit of its own: so many iterations a move, or so many seconds.
_LIMITED = re.compile(r"search@(?:(?P<iterations>[1-9]\d{0,8})|(?P<seconds>\d{1,4}(?:\.\d{1,6})?)s)", re.ASCII)


def bot_names() -> tuple[str, ...]:
    """Return the names of the bots there are.

    >>> bot_names()
    ('random', 'greedy', 'expert', 'search', 'novice', 'digger', 'professor', 'pharaoh')
    """
    return (*POLICIES, "search", *LEVELS)


def find_bot(name: str, seed: int) -> Bot:
    """Make a bot; a class of your own is called with the seed if it takes one.

    >>> find_bot("gready", 1)
    Traceback (most recent call last):
    ...
    digsite.errors.DigsiteError: There is no bot 'gready'. There are: random, greedy, ...; or my_module:MyBot.
    """
    if name in POLICIES:
        return KernelBot(POLICIES[name], seed)
    if name in LEVELS:
        return level_bot(name, seed)
    if name == "search":
        return SearchBot(seed)
    if name.startswith("search@"):
        return _limited_search(name, seed)
    if ":" not in name:
        raise DigsiteError(
            "no-such-bot", f"There is no bot {name!r}. There are: {', '.join(bot_names())}; or my_module:MyBot."
        )
    kind = _import(name)
    if not callable(kind) or not callable(getattr(kind, "choose", None)):
        raise DigsiteError("not-a-bot", f"{name!r} is no bot: a bot is a class with a method 'choose'.")
    try:
        takes_seed = "seed" in inspect.signature(kind).parameters
        bot: Bot = kind(seed=seed) if takes_seed else kind()
    except (TypeError, ValueError) as error:
        raise DigsiteError("not-a-bot", f"The bot {name!r} cannot be made: {error}.") from None
    return bot


def check_bot(name: str) -> None:
    """Refuse a name that is no bot's."""
    find_bot(name, 0)


def _limited_search(name: str, seed: int) -> SearchBot:
    found = _LIMITED.fullmatch(name)
    if found is None or (found["seconds"] and not float(found["seconds"])):
        told = "Its limit is a number of iterations (search@5000) or of seconds (search@0.2s) a move."
        raise DigsiteError("bad-limit", f"There is no bot {name!r}. {told}")
    if found["iterations"]:
        return SearchBot(seed, iterations=int(found["iterations"]))
    return SearchBot(seed, seconds=float(found["seconds"]))


def _import(name: str) -> Any:
    module, _, kind = name.partition(":")
    if "" not in sys.path:  # a bot of one's own mostly lies in the folder one works in
        sys.path.insert(0, "")
    try:
        return getattr(importlib.import_module(module), kind)
    except (ImportError, ValueError, TypeError) as error:
        raise DigsiteError("no-such-bot", f"The bot {name!r} cannot be imported: {error}.") from None
    except AttributeError:
        raise DigsiteError("no-such-bot", f"There is no bot {name!r}: the module {module!r} has no {kind!r}.") from None
