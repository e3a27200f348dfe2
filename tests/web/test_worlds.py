"""Over a real socket, from a real server, with bots at the table: every byte that a seat or a spectator gets is the
same when what they cannot know is another (non-interference).

Two servers play the same games. One is as it is; the other tells everybody of another world than the true one, a new
one after each move, which the viewer cannot tell from it (``worlds_server``).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import pytest

from browser.seeded_server import SECRET, SameAgain
from digsite.game import Game, Move
from digsite.tables.room.dealing import deal
from digsite.tables.room.seats import SeatAt, bot_names
from digsite.tables.wire import messages as m
from digsite.web.process import ServerProcess
from engines import Postgres, Redis
from kinds import KINDS, Kind
from other_worlds import sayings
from servers import Player
from web.worlds import Listener, entropy_of, two_worlds

LEVELS: Final = ("novice", "digger", "professor")


class Sitting(NamedTuple):
    """A game to be played on both servers, seen by one viewer."""

    kind: Kind
    viewer: int | None
    seed: int

    @property
    def people(self) -> int:
        """People sit on the first seats, bots on the others."""
        return 1 if self.kind.players == 2 else 2

    @property
    def label(self) -> str:
        """What a failing test is called."""
        return f"{self.kind.label} seen by {'a spectator' if self.viewer is None else f'seat {self.viewer}'}"

    @property
    def entropy(self) -> list[bytes]:
        """What each seat adds to the deal."""
        return entropy_of(self.viewer, self.seed, self.people, self.kind.players)

    @property
    def new(self) -> m.NewTable:
        """The table to open."""
        levels = cycle(LEVELS[self.seed % len(LEVELS) :] + LEVELS[: self.seed % len(LEVELS)])
        seats = [
            m.SeatPlan("open") if seat < self.people else m.SeatPlan("bot", next(levels))
            for seat in range(self.kind.players)
        ]
        return m.NewTable(tuple(seats), self.kind.edition, self.kind.monument, self.kind.variants, (), "instant")


def sittings(kinds: list[Kind]) -> list[Sitting]:
    """Every kind, seen by every person there and by a spectator."""
    found = []
    for seed, kind in enumerate(kinds):
        people = 1 if kind.players == 2 else 2
        found += [Sitting(kind, viewer, seed) for viewer in (*range(people), None)]
    return found


def _few() -> list[Sitting]:
    """Every monument, edition, number of players, variant and kind of viewer, each somewhere."""
    chosen: list[Sitting] = []
    for seed, monument in enumerate(dict.fromkeys(kind.monument for kind in KINDS)):
        of_it = [kind for kind in KINDS if kind.monument == monument]
        richest = max(of_it, key=lambda kind: (len(kind.variants), kind.players == 2 + seed % 2))
        largest = max((kind for kind in of_it if kind != richest), key=lambda kind: (kind.players, len(kind.variants)))
        plain = next(kind for kind in of_it if kind.players == 2 + seed % 3 and not kind.variants)
        viewers = (None, 0, 1) if seed % 2 else (0, 1, None)
        for kind, viewer in zip((richest, largest, plain), viewers, strict=True):
            seat = 0 if viewer == 1 and kind.players == 2 else viewer
            chosen.append(Sitting(kind, seat, seed))
    return chosen


class Turn(NamedTuple):
    """What the viewer says first, which changes nothing; then who decides and what."""

    said: Sequence[m.AnySaid]
    seat: int
    move: Move


def script(sitting: Sitting, most: int, sayings_each: int) -> Iterator[Turn]:
    """Play the game in advance, as it must come out in both worlds."""
    new = sitting.new
    names = [
        SeatAt("bot", name, new.seats[seat].level).recorded if name else f"Player {seat}"
        for seat, name in enumerate(bot_names(new.seats))
    ]
    game = deal(new, (), names, SECRET, sitting.entropy)
    choice = random.Random(sitting.seed)
    for number in range(most):
        if game.is_over:
            return
        seat = game.player
        # People play at random or as experts do: whatever there is to be decided comes up.
        level = new.seats[seat].level or ("random", "expert")[sitting.seed % 2]
        move = SameAgain(level, 0).choose(game.view(seat), game.legal_moves, 1.0)
        said = [
            one
            for one in choice.sample(list(sayings(game, number, choice)), sayings_each)
            if not (isinstance(one, m.Hello | m.Rematch) or _is_move(one, game, sitting.viewer, number))
        ]
        yield Turn(said, seat, move)
        game.play(move)


def heard(server: ServerProcess, sitting: Sitting, turns: Sequence[Turn]) -> list[str]:
    """Play a sitting on a server; give every byte that its viewer heard."""
    table = server.post("/api/tables", msgspec.to_builtins(sitting.new))["table"]
    secrets: list[str | None] = []
    for seat in range(sitting.people):
        taken = {"name": f"Player {seat}", "entropy": sitting.entropy[seat].hex()}
        secrets.append(server.post(f"/api/tables/{table}/seats/{seat}", taken)["secret"])
    mine = None if sitting.viewer is None else secrets[sitting.viewer]
    found: list[str] = []
    with ExitStack() as lines:
        others = {
            seat: Player(server, table, secrets[seat]) for seat in range(sitting.people) if seat != sitting.viewer
        }
        for other in others.values():
            lines.callback(other.close)
        viewer = Listener(server, table, mine)
        lines.callback(viewer.close)
        viewer.until_told(1)
        if 0 in others:
            assert others[0].say("start")["tell"] == "done"
        else:
            viewer.say(m.Start(1))
        viewer.until_state(0)
        for number, (said, seat, move) in enumerate(turns):
            for other in others.values():
                other.until_state(number)
            for one in said:
                viewer.say(one)
            if number % 9 == 4:
                late = Listener(server, table, mine)
                late.until_state(number)
                found += late.told
                late.close()
            viewer.say(m.Rematch(7))  # refused, and the bots go on
            if seat == sitting.viewer:
                viewer.say(m.Play(8, number, move))  # type: ignore[arg-type]
            elif seat in others:
                told = others[seat].say("play", number=number, move=msgspec.to_builtins(move))
                assert told["tell"] == "done", told
            viewer.until_state(number + 1)
        return [*found, *viewer.told, *viewer.answers]


def _is_move(said: m.AnySaid, game: Game, viewer: int | None, number: int) -> bool:
    """Say whether this would be a move of the game, which the script has otherwise."""
    return (
        isinstance(said, m.Play) and said.number == number and viewer == game.player and game.why_not(said.move) is None
    )


def compare(worlds: tuple[ServerProcess, ServerProcess], sitting: Sitting, most: int, sayings_each: int) -> None:
    turns = list(script(sitting, most, sayings_each))
    true, other = (heard(server, sitting, turns) for server in worlds)
    for here, there in zip(true, other, strict=True):
        assert here == there, sitting.label
    assert len(true) > 2 * min(most, 8)


@pytest.mark.xdist_group("worlds")
def test_nothing_that_comes_over_the_socket_depends_on_what_its_reader_cannot_know(
    worlds: tuple[ServerProcess, ServerProcess],
) -> None:
    few = _few()
    assert {kind.monument for kind, _, _ in few} == {kind.monument for kind in KINDS}
    assert {variant for kind, _, _ in few for variant in kind.variants} == {v for kind in KINDS for v in kind.variants}
    assert {kind.players for kind, _, _ in few} == {2, 3, 4, 5}
    for sitting in few:
        compare(worlds, sitting, 24, 2)


@pytest.mark.long
def test_nothing_depends_on_it_with_postgresql_and_redis_either(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    folders = [tmp_path / name for name in ("true", "other")]
    for folder in folders:
        folder.mkdir()
    databases = [postgres.new_database() for _ in folders]
    with two_worlds(folders, databases, "--fan-out", redis.url) as worlds:
        for sitting in _few()[:6]:
            compare(worlds, sitting, 24, 2)


@pytest.mark.long
@pytest.mark.xdist_group("worlds")
@pytest.mark.parametrize("sitting", sittings(KINDS), ids=lambda sitting: sitting.label)
def test_whole_games_of_every_kind_seen_by_everybody(
    worlds: tuple[ServerProcess, ServerProcess], sitting: Sitting
) -> None:
    compare(worlds, sitting, 400, 6)
