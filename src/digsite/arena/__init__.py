"""Many games: playouts, simulations, benchmarks."""

from digsite.arena.simulation import Simulation
from digsite.arena.table import play_game
from digsite.arena.warming import warm_up

__all__ = ["Simulation", "play_game", "warm_up"]
