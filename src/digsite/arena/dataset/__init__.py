"""Games as data to learn from: a row for every small step, with what its player knew and how the game ended."""

from digsite.arena.dataset.making import Dataset
from digsite.arena.dataset.rows import Rows, rows_of_record

__all__ = ["Dataset", "Rows", "rows_of_record"]
