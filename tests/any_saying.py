"""Everything that can be said at a table, found in the wire's own union: nothing added there is forgotten here."""

from __future__ import annotations

import random
import re
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from digsite.tables.wire.messages import AnySaid, Said

#: By the word that a saying goes by.
SAYINGS: Final[dict[str, type[Said]]] = {str(one.__struct_config__.tag): one for one in get_args(AnySaid)}
#: What a text may be where nothing more is asked of it.
TEXTS: Final = ("coin", "parchment_scrap", "map", "pharaohs_mask", "thief", "nothing", "digger", "α", "💰")


def made_up(say: str, chance: random.Random) -> dict[str, Any]:
    """Make a saying up that can be read, with anything in it that its types allow (moves allow less than that)."""
    while True:
        made = _made_up(say, chance)
        try:
            msgspec.convert(made, SAYINGS[say])
        except msgspec.ValidationError:
            continue
        return made


def _made_up(say: str, chance: random.Random) -> dict[str, Any]:
    fields = (field for field in _fields(SAYINGS[say]) if field.required or chance.random() < 0.7)
    return {"say": say} | {field.encode_name: _value(field.type, chance) for field in fields}


def misread(say: str, chance: random.Random) -> dict[str, Any]:
    """Make a saying up that cannot be read: something in it is what nothing may be."""
    made = made_up(say, chance)
    made[chance.choice([*made, "more"])] = {"what": "nothing may be"}
    return made


def _fields(struct: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    found = inspect.type_info(struct)
    assert isinstance(found, inspect.StructType)
    return found.fields


def _value(kind: inspect.Type, chance: random.Random) -> Any:
    match kind:
        case inspect.IntType():
            least, most = kind.ge or 0, 2**31 - 1 if kind.le is None else kind.le
            return chance.choice([least, most, chance.randint(least, most)])
        case inspect.StrType():
            return _text(kind, chance)
        case inspect.BoolType():
            return chance.random() < 0.5
        case inspect.NoneType():
            return None
        case inspect.LiteralType():
            return chance.choice(kind.values)
        case inspect.UnionType():
            return _value(chance.choice(kind.types), chance)
        case inspect.VarTupleType():
            most = 6 if kind.max_length is None else min(6, kind.max_length)
            return [_value(kind.item_type, chance) for _ in range(chance.randint(kind.min_length or 0, most))]
        case inspect.TupleType():
            return [_value(item, chance) for item in kind.item_types]
        case inspect.StructType():
            tagged = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
            return tagged | {field.encode_name: _value(field.type, chance) for field in kind.fields}
    raise NotImplementedError(f"no value is known here for {kind}")


def _text(kind: inspect.StrType, chance: random.Random) -> str:
    least, most = kind.min_length or 0, 128 if kind.max_length is None else kind.max_length
    if kind.pattern is None:
        fitting = [text for text in TEXTS if least <= len(text) <= most]
        return chance.choice([*fitting, "x" * least, "x" * most])
    length = chance.choice([least, most, chance.randint(least, most)])
    letters = "abcdef" if re.search(kind.pattern, "00") is None else "0123456789abcdef"  # names of languages, bytes
    text = "".join(chance.choices(letters, k=max(least, length // 2 * 2)))
    assert re.search(kind.pattern, text) or not text, (kind.pattern, text)
    return text or "ab"
