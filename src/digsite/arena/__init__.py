"""Many games: playouts, simulations, benchmarks."""

from digsite.arena.simulation import Simulation
from digsite.arena.table import play_game
from digsite.arena.warming import missing_parts, warm_up

__all__ = ["Simulation", "missing_parts", "play_game", "warm_up"]
