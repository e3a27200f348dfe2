"""What a server counts while tables are played, for whoever runs it. Nothing here names a table or a person."""

from __future__ import annotations


class Counting:
    """Counts nothing: whoever wants figures hands the host one that does."""

    def stored(self, moves: int, seconds: float) -> None:
        """Something was stored, among it so many moves; storing took so long."""

    def thought(self, seconds: float) -> None:
        """A bot thought for so long about a decision."""

    def answered(self, seconds: float) -> None:
        """Somebody on a live line was answered after so long."""
