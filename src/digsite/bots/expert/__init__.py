"""Expert: hand-made judgement, instant and without chance, for good company at the table and for search to lean on."""

from digsite.bots.expert.expert import expert

__all__ = ["expert"]
