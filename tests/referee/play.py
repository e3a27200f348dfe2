"""One event after another: shape, order, then what it does to the table."""

from collections.abc import Callable

from . import actions, chance, exploring
from .reading import Event
from .shapes import check_shape
from .table import Table
from .turns import check_order

DOERS: dict[str, Callable[[Table, Event], None]] = {
    "deal": chance.deal,
    "dig": chance.dig,
    "steal": chance.steal,
    "uncover": chance.uncover,
    "tent": chance.tent,
    "discard": chance.discard,
    "trade": actions.trade,
    "sell": actions.sell,
    "look": actions.look,
    "explore": exploring.explore,
    "end": actions.end,
    "over": actions.over,
}


def play(table: Table, event: Event) -> None:
    """Apply one event; a Fault leaves the table in no state to go on with."""
    do = check_shape(event, table.setting)
    check_order(table, do, event)
    DOERS[do](table, event)
    table.just_sold = do == "sell"
