"""Two server processes on one database: people come back to the other when theirs is killed, and play on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from digsite.seat import AnyQuestion
from digsite.web.bench.quick_player import answer
from digsite.web.place import place_of
from digsite.web.process import ServerProcess
from engines import Postgres, Redis
from servers import Player, open_table

pytestmark = pytest.mark.slow


class Witness(Player):
    """Somebody who notes every state, and whether any was told twice, or in another order."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self.numbers: list[int] = []
        self._lines = 0
        super().__init__(*args, **options)

    def hear(self) -> dict[str, Any]:
        told = super().hear()
        if told["tell"] == "state":
            if told["lines"]:
                assert told["since"] == self._lines, "a line was told twice, or left out"
                assert told["number"] not in self.numbers
            self.numbers.append(told["number"])
            assert self.numbers == sorted(self.numbers)
            self._lines = told["since"] + len(told["lines"])
        return told


def play(people: list[Witness], moves: int) -> int:
    """Let people move in turn; everybody is told each move before the next is made. Give the state's number."""
    number: int = max(person.until_state(0)["number"] for person in people)
    for _ in range(moves):
        states = [person.until_state(number) for person in people]
        if states[0]["ending"] is not None:
            break
        mover, state = next(pair for pair in zip(people, states, strict=True) if pair[1]["ask"] is not None)
        move = msgspec.to_builtins(answer(msgspec.convert(state["ask"], AnyQuestion)))
        told = mover.say("play", number=number, move=move)
        assert told["tell"] == "done", told
        number += 1
    for person in people:
        person.until_state(number)
    return number


@pytest.fixture(scope="module")
def servers(
    postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    folder, database = tmp_path_factory.mktemp("servers"), postgres.new_database()
    with ExitStack() as stack:
        both = [
            ServerProcess(database, "--no-limits", "--fan-out", redis.url, log=folder / f"log{number}")
            for number in range(2)
        ]
        for server in both:
            stack.enter_context(server)
        for server in both:
            server.wait_until_dealing()
        yield both[0], both[1]
    for number in range(2):
        assert "traceback" not in (folder / f"log{number}").read_text()


def test_when_a_server_is_killed_its_players_go_on_at_the_other(servers: tuple[ServerProcess, ServerProcess]) -> None:
    first, second = servers
    table, secrets = open_table(first)
    ann, ben = Witness(first, table, secrets[0]), Witness(second, table, secrets[1])
    assert ben.say("start")["tell"] == "done"
    watcher = Witness(second, table)
    play([ann, ben], 6)
    first.kill()
    ann.close()
    ann = Witness(second, table, secrets[0])
    number = play([ann, ben], 6)
    watcher.until_state(number)
    first.start().wait_until_dealing()
    ben.close()
    ben = Witness(first, table, secrets[1])
    number = play([ann, ben], 1_000)
    assert watcher.until_state(number)["ending"] is not None
    assert first.get(f"/api/tables/{table}") | {"seats": ()} == second.get(f"/api/tables/{table}") | {"seats": ()}
    for person in (ann, ben, watcher):
        person.close()


def test_redis_and_postgresql_go_and_come_back_in_mid_game(
    servers: tuple[ServerProcess, ServerProcess], postgres: Postgres, redis: Redis
) -> None:
    first, second = servers
    table, secrets = open_table(first)
    people = [Witness(first, table, secrets[0]), Witness(second, table, secrets[1])]
    assert people[0].say("start")["tell"] == "done"
    play(people, 4)
    redis.kill()
    play(people, 4)  # found out by looking into the database
    postgres.stop()
    postgres.start()
    play(people, 4)
    redis.start()
    play(people, 4)
    postgres.kill()
    postgres.start()
    redis.freeze()
    play(people, 4)
    redis.thaw()
    play(people, 1_000)
    assert people[0].state is not None
    assert people[0].state["ending"] is not None
    for person in people:
        person.close()


@pytest.mark.long
def test_workers_share_a_port_are_replaced_and_renewed(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    options = ("--no-limits", "--fan-out", redis.url, "--workers", "2")
    with ServerProcess(postgres.new_database(), *options, log=tmp_path / "log") as server:
        server.wait_until_dealing()
        table, secrets = open_table(server)
        while place_of(table, 2):  # the worker where its people meet is the first to be renewed
            table, secrets = open_table(server)
        people = [Witness(server, table, secret) for secret in secrets]
        assert people[0].say("start")["tell"] == "done"
        number = play(people, 5)
        server.process.send_signal(signal.SIGUSR2)
        for person in people:
            with pytest.raises(Exception, match="1012"):
                person.until(lambda: False)
            person.close()
        people = [Witness(server, table, secret) for secret in secrets]
        assert play(people, 5) == number + 5
        for person in people:
            person.close()
        assert server.stop() == 0
    assert "traceback" not in (tmp_path / "log").read_text()
