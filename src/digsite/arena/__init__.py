"""Many games: playouts, simulations, benchmarks."""

from digsite.arena.compiling import compile_ahead, missing_parts
from digsite.arena.deciding import BotFailed
from digsite.arena.one_game import play_game
from digsite.arena.simulation import Simulation

__all__ = ["BotFailed", "Simulation", "compile_ahead", "missing_parts", "play_game"]
