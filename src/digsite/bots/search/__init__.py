"""Search: information-set Monte Carlo tree search over small steps, from nothing but what its player knows."""

from digsite.bots.search.bot import SearchBot
from digsite.bots.search.settings import DEFAULTS, Settings
from digsite.bots.search.thinking import Search, SearchResult, StepStatistics, compile_search

__all__ = ["DEFAULTS", "Search", "SearchBot", "SearchResult", "Settings", "StepStatistics", "compile_search"]
