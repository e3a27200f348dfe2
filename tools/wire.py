"""Write the browser's types from the messages of tables and words: web/src/wire.ts. With --check, only compare.

The same things are never written twice: a message is described once, in Python, and the TypeScript compiler holds the
page to it. The fingerprint of the types is the version of the wire, for the page and for the server
(src/digsite/tables/wire/version.py): nobody has to remember to count it up.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from digsite.game.events import AnyEvent
from digsite.game.moves import AnyMove
from digsite.seat.questions import AnyQuestion
from digsite.tables.wire import messages as m
from digsite.tables.wire import my_games, replays
from digsite.words import Fact, Message, Thing

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "src" / "wire.ts"
SERVER = ROOT / "src" / "digsite" / "tables" / "wire" / "version.py"

ROOTS = (
    m.AnySaid,
    m.AnyTold,
    m.NewTable,
    m.TableMade,
    m.TakeSeat,
    m.SeatTaken,
    m.OpenTables,
    m.Options,
    m.KernelNow,
    m.Reach,
    m.Rulebook,
    m.Problem,
    replays.Replay,
    replays.LookBack,
    my_games.Turns,
    my_games.GameResult,
    Message,
)

UNIONS = {
    "Said": m.AnySaid,
    "Told": m.AnyTold,
    "Ask": AnyQuestion,
    "Move": AnyMove,
    "GameEvent": AnyEvent,
    "Fact": Fact,
}

FACTS = {kind.__name__ for kind in Thing.__args__} - {Message.__name__}

HEAD = "// Made by tools/wire.py from digsite.tables.wire.messages and digsite.words. Do not edit: run `make wire`.\n"
WIRE = '/** Which version of all this it is; said with the greeting. */\nexport const WIRE = "{}";\n'
VERSION = '''"""Which version of the wire this server speaks. Made by tools/wire.py; do not edit: run `make wire`."""

from __future__ import annotations

from typing import Final

#: The fingerprint of everything that goes over the wire; the page is built with the same one.
VERSION: Final = "{}"
'''


def typescript(schema: dict[str, Any]) -> str:
    """Write one JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return _named(schema["$ref"].rsplit("/", 1)[1])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(choice) for choice in schema["anyOf"]))
    kind = schema.get("type")
    if kind in ("integer", "number"):
        return "number"
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(typescript(item) for item in schema['prefixItems'])}]"
        inner = typescript(schema["items"])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if kind == "object":
        return f"Readonly<Record<string, {typescript(schema['additionalProperties'])}>>"
    return {"string": "string", "boolean": "boolean", "null": "null"}.get(str(kind), "unknown")


def _named(component: str) -> str:
    """Name a type: a fact of a message is called one, for a view has a Seat too."""
    name = component.rpartition(".")[2]
    is_fact = component.startswith("digsite.words.") or (component == name and name in FACTS)
    return f"{name}Fact" if is_fact else name


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _type(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    about = schema.get("description", "").partition(">>>")[0].rstrip()  # examples are for Python
    lines = [f"/** {about} */"] if about else []
    if "enum" in schema:
        return "\n".join([*lines, f"export type {name} = {typescript(schema)};", ""])
    lines.append(f"export interface {name} {{")
    for key, value in schema.get("properties", {}).items():
        tag = "enum" in value and len(value["enum"]) == 1
        lines.append(f"  readonly {key}{'' if key in needed or tag else '?'}: {typescript(value)};")
    return "\n".join([*lines, "}", ""])


def types() -> str:
    """Write all types."""
    _, components = msgspec.json.schema_components(ROOTS, ref_template="#/{name}")
    unions, _ = msgspec.json.schema_components(UNIONS.values(), ref_template="#/{name}")
    parts = [f"export type {name} = {typescript(union)};\n" for name, union in zip(UNIONS, unions, strict=True)]
    parts += [_type(_named(name), components[name]) for name in sorted(components, key=_named)]
    return "\n".join(parts)


def fingerprint(text: str) -> str:
    """Give the fingerprint of some types; what is said about them in words does not count."""
    return hashlib.sha256(re.sub(r"/\*\*.*?\*/\n", "", text, flags=re.DOTALL).encode()).hexdigest()[:16]


def written() -> dict[Path, str]:
    """Write both files."""
    text = types()
    version = fingerprint(text)
    return {PAGE: "\n".join([HEAD, WIRE.format(version), text]), SERVER: VERSION.format(version)}


def main() -> int:
    """Write the files, or say whether they are current."""
    for path, text in written().items():
        if "--check" not in sys.argv:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path} is not current: run `make wire`.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
