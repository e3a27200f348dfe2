"""Whole numbers as people hand them in: Python's or NumPy's, but no fraction, no text, no yes or no.

>>> import numpy as np
>>> whole_number(3), whole_number(np.int8(3)), whole_number(3.0), whole_number("3"), whole_number(True)
(3, 3, None, None, None)
"""

from __future__ import annotations

from operator import index
from typing import SupportsIndex


def whole_number(value: object) -> int | None:
    """Return the number as a plain ``int``, or None where it is no whole number."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:  # an array is asked for its one number, and may have several
        return None
