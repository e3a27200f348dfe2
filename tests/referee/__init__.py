"""An independent referee for game records of Archaeology.

A second reading of the rules (`digsite rules`) and of the record format (docs/record-format.md) in plain Python, slow
and literal. The tests use it to check what the engine writes. It never imports digsite, nor shares code with it.

    check_lines(lines)  the problems of all records in an iterable of lines
    check_file(path)    the same for a file, read line by line
    python -m referee FILE...

Where the rules leave a moment open, the code takes the most literal reading and says so beside the rule's id.
"""

from .reading import Fault, Problem
from .verdict import Review, check_file, check_lines, review_file, review_lines

__all__ = ["Fault", "Problem", "Review", "check_file", "check_lines", "review_file", "review_lines"]
