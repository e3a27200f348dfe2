"""One order for the steps of a turn, so that a solver meets every position once.

With the dig site empty and everything known, the order of a turn's actions does not matter: several trades come to one
(R33), and a sale can wait until the turn's trades and explorations are done, where it brings as much or more. So sales
come last, by kind, the larger sets of a kind first, and what sells better as one set is sold as one. Only cards given
away for nothing are left out, as in R33.
"""

from __future__ import annotations

from digsite.rules import Box, State, kernel
from digsite.rules import actions as a
from digsite.rules.phases import LOOKING

#: Nothing was sold yet in this turn, as far as the solver knows, and its trade is still open.
NO_SALE = -1

#: The turn's trade was made, or begun, before the solver was asked: another one may follow the next sale (R33).
TRADED = -2


@kernel
def order_at(s: State) -> int:
    """Return what is in order where a solver begins."""
    return NO_SALE if s.may_trade > 0 and s.half_made == 0 else TRADED


@kernel
def comes_next(b: Box, phase: int, action: int, last_sale: int) -> bool:
    """Say whether a legal step is in order after the last sale of this turn."""
    if phase == LOOKING:  # R62: there is nothing left to see
        return action == a.NO_LOOK
    if last_sale < 0 or action == a.END_TURN:
        return True
    if action > a.END_TURN:
        return False
    kind = action // a.LONGEST_SET
    if kind != last_sale // a.LONGEST_SET:
        return action < last_sale
    count, before = action % a.LONGEST_SET + 1, last_sale % a.LONGEST_SET + 1
    both = count + before
    brings_more_as_one = both <= b.largest[kind] and b.price[kind, both] >= b.price[kind, count] + b.price[kind, before]
    return count <= before and not brings_more_as_one


@kernel
def sale_after(action: int, last_sale: int) -> int:
    """Return the last sale of the turn that goes on after a step."""
    if action < a.END_TURN and last_sale != TRADED:
        return action
    return NO_SALE if action < a.TAKE else last_sale
