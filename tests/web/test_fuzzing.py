"""A few thousand wrong messages (tools/fuzz_server.py sends a hundred thousand)."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from any_saying import SAYINGS, made_up, misread
from digsite.tables.wire.messages import AnySaid
from digsite.web.process import ServerProcess
from engines import Postgres, Redis
from servers import running
from web.fuzzing import WOULD_CHANGE, Fuzzer, fuzz, fuzz_frames


@pytest.mark.parametrize("say", SAYINGS)
def test_what_is_made_up_can_be_read_and_what_is_to_be_misread_cannot(say: str) -> None:
    for seed in range(200):
        said = msgspec.convert(made_up(say, random.Random(seed)), AnySaid)
        assert isinstance(said, SAYINGS[say])
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(misread(say, random.Random(seed)), AnySaid)


def test_everything_that_can_be_said_is_said() -> None:
    said = set()
    for message in islice(Fuzzer(1, 6).messages(), 4_000):
        try:
            said.add(type(msgspec.json.decode(message, type=AnySaid)))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            continue
    assert said == {kind for say, kind in SAYINGS.items() if say not in WOULD_CHANGE - {"play"}}


def test_what_would_change_something_is_said_so_that_it_cannot_be_read() -> None:
    tried = set()
    for message in islice(Fuzzer(1, 6).messages(), 4_000):
        for say in WOULD_CHANGE:
            if isinstance(message, str) and f'"say": "{say}"' in message:
                tried.add(say)
    assert tried == WOULD_CHANGE


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_wrong_messages_are_answered_and_change_nothing(server: ServerProcess, seed: int) -> None:
    fuzz(server, 2400, seed, print)


@pytest.mark.long
def test_wrong_messages_change_nothing_with_postgresql_either(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    options = ("--no-limits", "--fan-out", redis.url)
    with running(tmp_path, *options, database=postgres.new_database()) as server:
        fuzz(server, 5_000, 1, print)
    assert "traceback" not in (tmp_path / "log").read_text()


def test_broken_frames_and_requests_harm_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path, "--no-limits") as server:
        fuzz_frames(server, 4_000, 1, print)
    assert "traceback" not in (tmp_path / "log").read_text().lower()
