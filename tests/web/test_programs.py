"""The program of docs/wire.md at a real server."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import msgspec

from digsite.tables.wire.messages import AnySaid, AnyTold, NewTable, TakeSeat
from digsite.web.process import ServerProcess

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")


def test_the_program_in_the_docs_plays_a_whole_game(server: ServerProcess) -> None:
    play = runpy.run_path(str(ROOT / "examples" / "at_the_table.py"))["play"]
    ended = play(server.address, bot="greedy", against="novice")
    assert len(ended["money"]) == 2
    assert sorted(ended["standings"]) == [0, 1]


def part_of_the_page(heading: str) -> str:
    (part,) = re.findall(rf"## {heading}\n(.*?)(?=\n## |\Z)", PAGE, re.DOTALL)
    return str(part)


def test_the_page_has_everything_that_is_said_and_told() -> None:
    for heading, messages in (("What you say", AnySaid), ("What you are told", AnyTold)):
        part = part_of_the_page(heading)
        for message in msgspec.inspect.multi_type_info(messages.__args__):
            assert isinstance(message, msgspec.inspect.StructType)
            (row,) = [row for row in part.splitlines() if row.startswith(f"| `{message.tag}` |")]
            keys = {field.encode_name for field in message.fields} - {"id", "to"}
            assert keys <= set(re.findall("`([a-z_]+)`", row)), f"{message.tag}: all its keys"


def test_the_page_has_every_key_of_what_is_posted() -> None:
    for kind in (NewTable, TakeSeat):
        for field in msgspec.structs.fields(kind):
            assert f"`{field.encode_name}`" in part_of_the_page("Over HTTP"), field.name
