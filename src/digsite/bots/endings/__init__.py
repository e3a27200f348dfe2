"""Perfect endgames: once the dig site is empty and nothing that matters is hidden, play is worked out to the end."""

from digsite.bots.endings.solving import Ending, OpenEnding, Solver, compile_endings, open_ending

__all__ = ["Ending", "OpenEnding", "Solver", "compile_endings", "open_ending"]
