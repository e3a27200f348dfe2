"""Players that are programs."""

from digsite.bots.bot import Bot, KernelBot
from digsite.bots.finding import bot_names, check_bot, find_bot

__all__ = ["Bot", "KernelBot", "bot_names", "check_bot", "find_bot"]
