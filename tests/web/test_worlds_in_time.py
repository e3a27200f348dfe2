"""With clocks that ring, bots that stand in, people who go, come back, leave and give up, and trades taken back: every
byte that a seat or a spectator gets over a real socket is the same when what they cannot know is another.
"""

from __future__ import annotations

import random
from collections import Counter
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from typing import Final

import msgspec
import pytest

from digsite.tables.wire import messages as m
from digsite.web.process import ServerProcess
from kinds import KINDS
from other_worlds import sayings
from web.rehearsal import Act, Listening, Rehearsal, TimedSitting, Told
from web.worlds import Listener

CLOCKS: Final = (
    m.ClockRule("move", 30),
    m.ClockRule("game", 1, "on"),
    m.ClockRule("move", 20, "on"),
    None,
    m.ClockRule("game", 1),
    m.ClockRule("days", 1),
    m.ClockRule("days", 2, "on"),
)
#: Everything that must have happened somewhere, for a comparison to be worth something.
EVERYTHING: Final = {
    *("start", "move", "bots", "undo", "time", "go", "come", "look in", "look away"),
    *("too early", "stand_in", "take_back", "leave", "left", "resigned"),
    *(f"{kind} rings, {then}" for kind in ("move", "game", "days") for then in ("once", "on")),
}


def timed_sittings() -> list[TimedSitting]:
    """Every kind of game, with each kind of clock somewhere, seen by every person there and by a spectator."""
    found: list[TimedSitting] = []
    for seed, kind in enumerate(KINDS):
        people = TimedSitting(kind, None, seed, None).people
        for viewer in (*range(people), None):
            found.append(TimedSitting(kind, viewer, seed, CLOCKS[len(found) % len(CLOCKS)]))
    return found


def _few() -> list[TimedSitting]:
    """Every clock, seen by somebody on a seat and by somebody else."""
    kinds = KINDS[:: len(KINDS) // (2 * len(CLOCKS))]
    viewers = (0, None, 1)
    return [
        TimedSitting(kinds[place], viewers[place % 3], 100 + place, CLOCKS[place % len(CLOCKS)])
        for place in range(2 * len(CLOCKS))
    ]


class Sitting:
    """A sitting on a server: everybody's lines."""

    def __init__(self, server: ServerProcess, sitting: TimedSitting, at_first: Told, hanging_up: ExitStack) -> None:
        self._server = server
        self._viewer = sitting.viewer
        self._hanging_up = hanging_up
        self.heard: list[str] = []
        self._table: str = server.post("/api/tables", msgspec.to_builtins(sitting.new))["table"]
        self._secrets: list[str] = []
        for seat in range(sitting.people):
            taken = {"name": f"Player {seat}", "entropy": sitting.entropy[seat].hex()}
            self._secrets.append(server.post(f"/api/tables/{self._table}/seats/{seat}", taken)["secret"])
        self._seats = {seat: self._listener(seat) for seat in range(sitting.people) if seat != sitting.viewer}
        for line in self._seats.values():
            line.until_told(1)
        self._lines: dict[Listening, Listener] = {}
        for who, kinds in at_first.items():
            self._lines[who] = self._listener(sitting.viewer if who == "viewer" else None)
            self._lines[who].until(kinds)
        if sitting.viewer is not None:
            self._seats[sitting.viewer] = self._lines["viewer"]

    def _listener(self, seat: int | None) -> Listener:
        listener = Listener(self._server, self._table, None if seat is None else self._secrets[seat])
        self._hanging_up.callback(listener.close)
        return listener

    def do(self, act: Act) -> None:
        """Let something happen, and wait until everybody was told of it."""
        match act.what:
            case "say":
                assert act.by is not None
                assert act.said is not None
                answer = self._seats[act.by].say(act.said)
                assert ('"tell":"done"' in answer) is not act.refused, (act, answer)
            case "time":
                assert act.said is not None
                self._lines["timer"].say(act.said)
            case "bots":
                self._lines["timer"].say(m.Rematch(9))
            case "go":
                assert act.by is not None
                self._seats.pop(act.by).close()
                if act.by == self._viewer:
                    self._keep("viewer")
            case "come":
                assert act.by is not None
                self._seats[act.by] = self._listener(act.by)
                if act.by == self._viewer:
                    self._lines["viewer"] = self._seats[act.by]
            case "look in":
                self._lines["second"] = self._listener(act.by)
                self._visit()
            case "look away":
                self._lines["second"].close()
                self._keep("second")
        for who, kinds in act.told.items():
            self._lines[who].until(kinds)

    def say(self, said: m.AnySaid) -> None:
        """Let the viewer say something that changes nothing, if they are here."""
        if "viewer" in self._lines:
            self._lines["viewer"].say(said)

    def _visit(self) -> None:
        """What anybody gets who just asks."""
        with closing(HTTPConnection("localhost", self._server.port, timeout=60)) as line:
            for path in ("", "/record"):
                line.request("GET", f"/api/tables/{self._table}{path}")
                answer = line.getresponse()
                self.heard.append(f"{answer.status} {answer.read().decode()}")

    def _keep(self, who: Listening) -> None:
        line = self._lines.pop(who)
        self.heard += [*line.told, *line.answers]

    def end(self) -> list[str]:
        """Give every byte that came to the viewer."""
        for who in list(self._lines):
            self._keep(who)
        return self.heard


def heard(
    server: ServerProcess, sitting: TimedSitting, at_first: Told, acts: list[tuple[Act, list[m.AnySaid]]]
) -> list[str]:
    """Play a sitting on a server; give every byte that its viewer heard."""
    with ExitStack() as hanging_up:
        there = Sitting(server, sitting, at_first, hanging_up)
        for act, said in acts:
            for thing in said:
                there.say(thing)
            there.do(act)
        return there.end()


def compare(worlds: tuple[ServerProcess, ServerProcess], sitting: TimedSitting, most: int, each: int) -> Counter[str]:
    """Play a sitting on both servers; say what happened there how often."""
    rehearsal, choice = Rehearsal(sitting), random.Random(sitting.seed)
    acts = []
    for act in rehearsal.acts(most):
        said: list[m.AnySaid] = []
        game = rehearsal.table.game
        if game is not None and act.what != "look away":
            asks = [one for one in sayings(game, act.number, choice) if isinstance(one, m.Weigh | m.Pay | m.AskDevices)]
            late = [one for one in sayings(game, act.number, choice) if isinstance(one, m.Play)]
            said = [*choice.sample(asks, each), msgspec.structs.replace(choice.choice(late), number=act.number + 5)]
        acts.append((act, said))
    true, other = (heard(server, sitting, rehearsal.at_first, acts) for server in worlds)
    for here, there in zip(true, other, strict=True):
        assert here == there, sitting.label
    assert len(true) > 2 * len(acts)
    return Counter(act.kind for act, _ in acts)


@pytest.mark.xdist_group("worlds")
def test_clocks_stand_ins_leaving_and_taking_back_tell_nobody_what_they_cannot_know(
    worlds: tuple[ServerProcess, ServerProcess],
) -> None:
    happened: Counter[str] = Counter()
    for sitting in _few():
        happened += compare(worlds, sitting, 24, 1)
    assert set(happened) == EVERYTHING, happened


@pytest.mark.long
@pytest.mark.xdist_group("worlds")
@pytest.mark.parametrize("sitting", timed_sittings(), ids=lambda sitting: sitting.label)
def test_whole_games_of_every_kind_with_people_who_come_and_go(
    worlds: tuple[ServerProcess, ServerProcess], sitting: TimedSitting
) -> None:
    compare(worlds, sitting, 400, 3)
