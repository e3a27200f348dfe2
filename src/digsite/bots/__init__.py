"""Players that are programs."""

from digsite.bots.bot import Bot, KernelBot
from digsite.bots.finding import AnyBot, bot_names, called, check_bot, check_bots, find_bot, names_of, short_name

__all__ = [
    "AnyBot",
    "Bot",
    "KernelBot",
    "bot_names",
    "called",
    "check_bot",
    "check_bots",
    "find_bot",
    "names_of",
    "short_name",
]
