"""The shape of each event: `do` and exactly these keys, with values of exactly these types."""

from collections.abc import Callable

from .header import Setting
from .printed import MONUMENTS
from .reading import RECORD, Event, Fault

Check = Callable[[object, Setting], str]  # returns what is wrong, or nothing ("")


def _number(value: object, setting: Setting) -> str:
    return "" if type(value) is int else "is not a whole number"


def _flag(value: object, setting: Setting) -> str:
    return "" if type(value) is bool else "is neither true nor false"


def _seat(value: object, setting: Setting) -> str:
    return "" if type(value) is int and 0 <= value < setting.seats else "is not a seat"


def _treasure(value: object, setting: Setting) -> str:
    return "" if type(value) is str and value in setting.order else "is not a treasure in this game"


def _dug(value: object, setting: Setting) -> str:
    return "" if value == "thief" or value == "sandstorm" else _treasure(value, setting)


def _ordered_as_told(value: object, setting: Setting) -> str:
    """Cards in an order that means something: `drawn`, and the cards of `uncover`."""
    if type(value) is not list:
        return "is not a list"
    for card in value:
        if type(card) is not str or card not in setting.order:
            return f"names {card!r}, which is not a treasure in this game"
    return ""


def _cards(value: object, setting: Setting) -> str:
    """All other lists of cards are in table order."""
    if type(value) is not list:
        return "is not a list"
    order, last = setting.order, -1
    for card in value:
        if type(card) is not str or card not in order:
            return f"names {card!r}, which is not a treasure in this game"
        place = order[card]
        if place < last:
            return "is not in table order"
        last = place
    return ""


def _lists_of_cards(value: object, setting: Setting) -> str:
    if type(value) is not list:
        return "is not a list"
    for cards in value:
        wrong = _cards(cards, setting)
        if wrong:
            return f"holds a list that {wrong}"
    return ""


def _numbers(value: object, setting: Setting) -> str:
    if type(value) is not list or any(type(number) is not int for number in value):
        return "is not a list of whole numbers"
    return ""


SHAPES: dict[str, dict[str, Check]] = {
    "deal": {"hands": _lists_of_cards, "market": _cards, "chambers": _lists_of_cards},
    "dig": {"by": _seat, "card": _dug},
    "steal": {"by": _seat, "from": _seat, "card": _treasure},
    "uncover": {"cards": _ordered_as_told},
    "tent": {"by": _seat, "use": _flag},
    "discard": {"by": _seat, "cards": _cards},
    "trade": {"by": _seat, "give": _cards, "take": _cards},
    "sell": {"by": _seat, "card": _treasure, "count": _number, "money": _number},
    "look": {"by": _seat, "chamber": _number},
    "explore": {"by": _seat, "chamber": _number, "maps": _number, "got": _cards},
    "end": {"by": _seat},
    "over": {"money": _numbers, "sold": _numbers, "winners": _numbers},
}
# The format says an order for the mine's `drawn` and none for the sphinx's; any order is accepted for both.
_DRAWN = SHAPES["explore"] | {"drawn": _ordered_as_told}
SHAPES_AT = dict.fromkeys(MONUMENTS, SHAPES) | {
    "buried_ruins": SHAPES | {"deal": SHAPES["deal"] | {"pile": _cards}},
    "mine": SHAPES | {"explore": _DRAWN},
    "sphinx": SHAPES | {"explore": _DRAWN | {"named": _cards}},
}


def check_shape(event: Event, setting: Setting) -> str:
    """What the event does, once it is known to have the right keys and types."""
    do = event.get("do")
    if type(do) is not str or do not in SHAPES:
        raise Fault(RECORD, f"unknown event {do!r}")
    shape = SHAPES_AT[setting.monument][do]
    for key, check in shape.items():
        if key not in event:
            raise Fault(RECORD, f"{do} lacks {key!r}")
        wrong = check(event[key], setting)
        if wrong:
            raise Fault(RECORD, f"{key!r} of {do} {wrong}")
    if len(event) != len(shape) + 1:
        unknown = [key for key in event if key not in shape and key != "do"]
        raise Fault(RECORD, f"{do} has an unknown key {unknown[0]!r}")
    return do
