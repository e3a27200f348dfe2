"""Finding a bot: by name (``greedy``, ``search@5000``, ``my_module:MyBot``, ``process:./mybot``), or as an object.

>>> find_bot("gready", 1)
Traceback (most recent call last):
...
digsite.errors.DigsiteError: There is no bot 'gready'. There are: random, greedy, ...; or my_module:MyBot.
>>> called("greedy"), called(KernelBot), called(lambda view, legal: next(iter(legal)))
('greedy', 'digsite.bots.bot:KernelBot', '<lambda>')
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from digsite.bots.bot import Bot, KernelBot
from digsite.bots.levels import LEVELS, level_bot
from digsite.bots.policies import POLICIES
from digsite.bots.process_bot import PROCESS, ProcessBot
from digsite.bots.search import SearchBot
from digsite.errors import DigsiteError, shown
from digsite.game import LegalMoves, Move, View

#: A bot as people hand one in: a name, a class, an instance, or a function of view and legal moves.
AnyBot: TypeAlias = str | type[Bot] | Bot | Callable[..., Move | str]

#: A search with a limit of its own: so many iterations a move, or so many seconds.
_LIMITED = re.compile(r"search@(?:(?P<iterations>[1-9]\d{0,8})|(?P<seconds>\d{1,4}(?:\.\d{1,6})?)s)", re.ASCII)
#: Programs that run other programs, after which a bot is not called.
_INTERPRETER = re.compile(r"(?:python|node|deno|bun|ruby|perl|java|bash|sh|Rscript|julia)[0-9.]*(?:\.exe)?", re.ASCII)
_WHAT = "a bot is a name, a class with a method 'choose', an instance of one, or a function of view and legal moves"


class FunctionBot:
    """A function as a bot: it is given view and legal moves, and the seconds if it takes them."""

    def __init__(self, function: Callable[..., Move | str]) -> None:
        self._function = function
        self._takes_seconds = _positions(function) > 2

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move | str:
        """Choose as the function does."""
        return self._function(view, legal, seconds) if self._takes_seconds else self._function(view, legal)


def bot_names() -> tuple[str, ...]:
    """Return the names of the bots there are.

    >>> bot_names()
    ('random', 'greedy', 'expert', 'search', 'novice', 'digger', 'professor', 'pharaoh')
    """
    return (*POLICIES, "search", *LEVELS)


def find_bot(bot: AnyBot, seed: int = 0) -> Bot:
    """Make a bot for one seat of one game.

    A class is made anew, with the seed if it takes one. An instance plays itself; if it has a method ``new_game``, that
    is called with the seed.
    """
    if isinstance(bot, str):
        return _by_name(bot, seed)
    if isinstance(bot, type):
        return _made(bot, called(bot), seed)
    if callable(getattr(bot, "choose", None)):
        begin = getattr(bot, "new_game", None)
        if callable(begin):
            begin(seed)
        return bot  # type: ignore[return-value]  # it has what a bot has
    if callable(bot) and _positions(bot) > 1:
        return FunctionBot(bot)  # type: ignore[return-value]  # text is read as a move
    raise DigsiteError("not-a-bot", f"{shown(bot)} is no bot: {_WHAT}.")


def called(bot: AnyBot) -> str:
    """Name a bot, for records and results: by its name, or as ``module:Class``; an instance may have a ``name``."""
    if isinstance(bot, str):
        return bot
    own = getattr(bot, "name", None)
    if not isinstance(bot, type) and isinstance(own, str) and own:
        return own
    kind = bot if isinstance(bot, type) or hasattr(bot, "__qualname__") else type(bot)
    name = str(getattr(kind, "__qualname__", kind)).rpartition("<locals>.")[2]
    module = getattr(kind, "__module__", "__main__")
    return name if module == "__main__" or inspect.isroutine(bot) else f"{module}:{name}"


def names_of(bots: Sequence[AnyBot]) -> tuple[str, ...]:
    """Name several bots, each object by a name of its own.

    >>> names_of(["greedy", "greedy", KernelBot(1, 1), KernelBot(1, 2)])
    ('greedy', 'greedy', 'digsite.bots.bot:KernelBot', 'digsite.bots.bot:KernelBot 2')
    """
    owners: dict[str, AnyBot] = {}
    names = []
    for bot in bots:
        name, number = called(bot), 1
        while not _same(owners.setdefault(name, bot), bot):
            number += 1
            name = f"{called(bot)} {number}"
        names.append(name)
    return tuple(names)


def short_name(name: str) -> str:
    """Cut a bot's name down to what fits on a seat.

    >>> (
    ...     short_name("my_module:MyBot"),
    ...     short_name("process:./bots/mine --fast"),
    ...     short_name("process:node bots/other.js"),
    ... )
    ('MyBot', 'mine', 'other')
    """
    if name.startswith(PROCESS):
        files = [_file(word) for word in name.removeprefix(PROCESS).split() if not word.startswith("-")]
        if len(files) > 1 and _INTERPRETER.fullmatch(files[0]):
            return files[1].rpartition(".")[0] or files[1]
        return files[0] if files else name
    return name.rpartition(":")[2]


def check_bot(bot: AnyBot) -> None:
    """Refuse what is no bot."""
    if isinstance(bot, str | type) or not callable(getattr(bot, "choose", None)):
        find_bot(bot, 0)


def check_bots(bots: object, seats: int | None = None) -> tuple[AnyBot, ...]:
    """Take a list of bots, or refuse and say what one is; with ``seats``, no more than there are.

    >>> check_bots("greedy")
    Traceback (most recent call last):
    ...
    digsite.errors.DigsiteError: Bots are a list, such as ['greedy', 'random'], not 'greedy'.
    """
    if isinstance(bots, str | bytes) or not isinstance(bots, Iterable):
        raise DigsiteError("bots", f"Bots are a list, such as ['greedy', 'random'], not {shown(bots)}.")
    listed = tuple(bots)
    if not listed or (seats is not None and len(listed) > seats):
        there = "bot" if len(listed) == 1 else "bots"
        allowed = f"1 to {seats}" if seats is not None else "at least one"
        raise DigsiteError("bots", f"There are {len(listed)} {there} for {seats or 'any'} seats; name {allowed}.")
    for bot in listed:
        check_bot(bot)
    return listed


def _by_name(name: str, seed: int) -> Bot:
    if name in POLICIES:
        return KernelBot(POLICIES[name], seed)
    if name in LEVELS:
        return level_bot(name, seed)
    if name == "search":
        return SearchBot(seed)
    if name.startswith("search@"):
        return _limited_search(name, seed)
    if name.startswith(PROCESS):
        return ProcessBot(name.removeprefix(PROCESS), seed)
    if ":" not in name:
        raise DigsiteError(
            "no-such-bot", f"There is no bot {name!r}. There are: {', '.join(bot_names())}; or my_module:MyBot."
        )
    found = _import(name)
    if isinstance(found, type):
        return _made(found, name, seed)
    if isinstance(found, str) or not (callable(getattr(found, "choose", None)) or _positions(found) > 1):
        raise DigsiteError("not-a-bot", f"{name!r} is no bot: {_WHAT}.")
    return find_bot(found, seed)


def _made(kind: type[Any], name: str, seed: int) -> Bot:
    if not callable(getattr(kind, "choose", None)):
        raise DigsiteError("not-a-bot", f"{name!r} is no bot: a bot is a class with a method 'choose'.")
    try:
        takes_seed = "seed" in inspect.signature(kind).parameters
        bot: Bot = kind(seed=seed) if takes_seed else kind()
    except (TypeError, ValueError) as error:
        raise DigsiteError("not-a-bot", f"The bot {name!r} cannot be made: {error}.") from error
    return bot


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


def _file(word: str) -> str:
    return word.replace("\\", "/").rpartition("/")[2]


def _same(one: AnyBot, other: AnyBot) -> bool:
    return one == other if isinstance(one, str) and isinstance(other, str) else one is other


def _positions(function: object) -> int:
    """Count what a function takes by position; what is no function takes nothing."""
    if not callable(function):
        return 0
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return 3
    if any(one.kind is inspect.Parameter.VAR_POSITIONAL for one in parameters):
        return 3
    return sum(one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD) for one in parameters)
