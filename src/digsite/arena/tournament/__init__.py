"""Tournaments: who is the better bot, how much better, and how sure that is."""

from digsite.arena.tournament.deals import Deals
from digsite.arena.tournament.estimate import Estimate
from digsite.arena.tournament.running import run
from digsite.arena.tournament.seatings import Seatings
from digsite.arena.tournament.standings import Standing, Standings
from digsite.arena.tournament.tournament import Tournament

__all__ = ["Deals", "Estimate", "Seatings", "Standing", "Standings", "Tournament", "run"]
