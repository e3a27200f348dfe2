"""Whatever anybody does in whatever order: nobody chooses a deal to which an honest seat has added its bytes.

The adversary here knows the server's secret and everything that is stored, sits on all seats but one, asks for the
deal when it likes, comes and goes, and lets the time run out. The moment the honest seat shows its bytes, and so the
first moment at which anybody could work a deal out, there is one deal left that can be made: any other comes from new
bytes of the honest seat, and is counted.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from digsite.dealers import commitment, seat_commitment
from digsite.errors import DigsiteError
from digsite.game.events import AnyEvent
from digsite.tables.log.entries import AnyEntry, Opened, Revealed, Revealing, Started, Voided
from digsite.tables.log.rows import StoredTable
from digsite.tables.room.dealing import deal
from digsite.tables.room.live_table import Table, load_table
from digsite.tables.room.opening import seat_taken
from digsite.tables.room.sayings import hear
from digsite.tables.room.seats import bot_names
from digsite.tables.room.starting import voided
from digsite.tables.wire import messages as m

HONEST = 0
SEATS = 3
ADVERSARY = st.integers(1, SEATS - 1)
ANY_SEAT = st.integers(0, SEATS - 1)
#: Few, so that the same are tried again.
BYTES = st.sampled_from([bytes([number]) * 32 for number in range(4)])
LEVELS = st.sampled_from(["novice", "digger"])


@dataclass(frozen=True)
class Foreseen:
    """The one deal that can be made, from the moment the honest bytes are shown; None: none can."""

    at: int
    events: tuple[AnyEvent, ...] | None


class AnyOrder(RuleBasedStateMachine):
    """People who sit down, commit, show, leave, come back and are stood in for, in any order."""

    @initialize(rematch=st.booleans(), seated=st.booleans())
    def open(self, rematch: bool, seated: bool) -> None:
        plans = tuple(m.SeatPlan("open") for _ in range(SEATS))
        new = m.NewTable(plans)
        secret = secrets.token_bytes(32)
        opened = Opened(new, bot_names(plans), commitment(secret), "previous" if rematch else None)
        self.first_secret = secret
        self.table = Table("table", secret, opened)
        self.log: list[AnyEntry] = [opened]
        self.here: set[int] = set()
        self.said = 0
        self.honest: dict[str, bytes] = {}  # by the server's promise
        self.known: set[bytes] = set()  # the honest seat's bytes that anybody else can know
        self.foreseen: Foreseen | None = None
        self.here.update(range(SEATS))
        if seated:
            for seat in range(SEATS):
                self.sit(seat)

    def say(self, seat: int, kind: Any, *args: Any) -> bool:
        """Let a seat say something; False: it was refused, and nothing changed."""
        self.said += 1
        before = self.table.length
        if self.table.seats[seat].kind != "person":
            return False
        try:
            outcome = hear(self.table, seat, kind(self.said, *args), self.here)
        except DigsiteError:
            assert self.table.length == before
            return False
        self.take_in(outcome.entries)
        return True

    def take_in(self, entries: Any) -> None:
        for entry in entries:
            self.log.append(entry)
            match entry:
                case Revealed(seat, entropy) if seat == HONEST:
                    self.known.add(bytes.fromhex(entropy))
                case Voided():
                    self.foreseen = None
                case Started(_, events) if self.foreseen is not None:
                    assert self.foreseen.events is not None, "A deal was made that nobody could foresee."
                    assert events == self.foreseen.events

    # The honest seat does what a page does.

    @precondition(lambda self: self.table.stage == "open")
    @rule()
    def honest_sits_down(self) -> None:
        if self.table.seats[HONEST].kind == "open":
            self.sit(HONEST, commitment=self.honest_commitment())
            self.here.add(HONEST)

    @precondition(lambda self: self.table.stage == "open")
    @rule()
    def honest_commits(self) -> None:
        seat = self.table.seats[HONEST]
        if seat.kind == "person" and not seat.ready and self.table.stage == "open":
            self.say(HONEST, m.Ready, "", self.honest_commitment())

    def honest_commitment(self) -> str:
        promise = self.table.commitment
        self.honest[promise] = secrets.token_bytes(32)
        return seat_commitment(promise, HONEST, self.honest[promise])

    @precondition(lambda self: self.table.stage == "revealing")
    @rule()
    def honest_shows_bytes(self) -> None:
        table = self.table
        if table.stage != "revealing" or table.making is None or not table.making.commitments[HONEST]:
            return
        own = self.honest[table.commitment]
        if own in self.known:
            return  # shown already
        self.foreseen = self.foresee()
        self.say(HONEST, m.Reveal, own.hex())

    def foresee(self) -> Foreseen:
        """Work out the deal from what is fixed already, the adversary's commitments being to bytes it knows."""
        table, making = self.table, self.table.making
        assert making is not None
        entropy = []
        for seat, noted in enumerate(making.commitments):
            if seat == HONEST:
                entropy.append(self.honest[table.commitment])
                continue
            pool = [bytes([number]) * 32 for number in range(4)]
            opening = [one for one in pool if noted and seat_commitment(table.commitment, seat, one) == noted]
            if noted and not opening:
                return Foreseen(len(self.log), None)  # committed to nothing that can be shown
            entropy.append(opening[0] if noted else making.added_openly[seat])
        names = [seat.name for seat in table.seats]
        return Foreseen(
            len(self.log),
            tuple(deal(table.opened.new, table.sand, names, table.secret, entropy).log),  # type: ignore[arg-type]
        )

    # The adversary does what it likes, and anybody may come and go.

    @precondition(lambda self: self.table.stage == "open")
    @rule(seat=ADVERSARY, added=st.none() | BYTES, openly=st.booleans())
    def adversary_sits_down(self, seat: int, added: bytes | None, openly: bool) -> None:
        if self.table.seats[seat].kind == "open":
            self.sit(seat, **self.addition(seat, added, openly=openly))

    @rule(seat=ADVERSARY, added=st.none() | BYTES, openly=st.booleans())
    def adversary_adds(self, seat: int, added: bytes | None, openly: bool) -> None:
        addition = self.addition(seat, added, openly=openly)
        self.say(seat, m.Ready, addition.get("entropy", ""), addition.get("commitment"))

    @rule(seat=ADVERSARY)
    def adversary_copies_the_honest_commitment(self, seat: int) -> None:
        self.say(seat, m.Ready, "", self.table.seats[HONEST].commitment)

    def addition(self, seat: int, added: bytes | None, *, openly: bool) -> dict[str, str]:
        if added is None:
            return {}
        if openly:
            return {"entropy": added.hex()}
        return {"commitment": seat_commitment(self.table.commitment, seat, added)}

    @precondition(lambda self: self.table.stage == "open")
    @rule(added=st.lists(BYTES, min_size=SEATS, max_size=SEATS), asks=ADVERSARY)
    def everybody_commits_and_the_deal_is_asked_for(self, added: list[bytes], asks: int) -> None:
        self.honest_sits_down()
        self.honest_commits()
        for seat in range(1, SEATS):
            self.adversary_sits_down(seat, added[seat], openly=False)
            self.adversary_adds(seat, added[seat], openly=False)
        self.say(asks, m.Start)

    @precondition(lambda self: self.table.stage == "revealing")
    @rule(order=st.permutations(range(SEATS)), some=st.integers(1, SEATS))
    def some_show_what_they_committed_to(self, order: list[int], some: int) -> None:
        for seat in order[:some]:
            if seat == HONEST:
                self.honest_shows_bytes()
            for number in range(4):
                self.say(seat, m.Reveal, (bytes([number]) * 32).hex())

    @rule(seat=ADVERSARY, added=BYTES)
    def adversary_shows_bytes(self, seat: int, added: bytes) -> None:
        self.say(seat, m.Reveal, added.hex())

    @rule(seat=ADVERSARY)
    def adversary_shows_the_honest_bytes(self, seat: int) -> None:
        for own in sorted(self.known):
            self.say(seat, m.Reveal, own.hex())

    @rule(seat=ADVERSARY)
    def adversary_asks_for_the_deal(self, seat: int) -> None:
        self.say(seat, m.Start)

    @rule(seat=ANY_SEAT)
    def somebody_comes(self, seat: int) -> None:
        self.here.add(seat)

    @rule(seat=ANY_SEAT)
    def somebody_goes(self, seat: int) -> None:
        self.here.discard(seat)

    @rule(seat=ADVERSARY, absent=ANY_SEAT, level=LEVELS)
    def a_bot_stands_in(self, seat: int, absent: int, level: str) -> None:
        self.say(seat, m.StandIn, absent, level)

    @rule(seat=ANY_SEAT)
    def somebody_takes_a_seat_back(self, seat: int) -> None:
        self.say(seat, m.TakeBack)

    @rule(seat=ADVERSARY, sand=st.sampled_from([(), (0,), (1,), (2, 1)]))
    def the_first_player_is_named(self, seat: int, sand: tuple[int, ...]) -> None:
        self.say(seat, m.Sand, sand)

    @rule(seat=ANY_SEAT)
    def somebody_gives_up_their_seat(self, seat: int) -> None:
        self.say(seat, m.StandUp)

    @rule(seat=ADVERSARY, place=ANY_SEAT, level=st.none() | LEVELS)
    def a_seat_is_given_to_a_bot(self, seat: int, place: int, level: str | None) -> None:
        self.say(seat, m.SeatBot, place, level)

    @precondition(lambda self: self.table.stage == "revealing")
    @rule()
    def the_time_is_up(self) -> None:
        entry = voided(self.table)
        self.table.note(entry)
        self.take_in((entry,))

    def sit(self, seat: int, **more: Any) -> None:
        seated, _ = seat_taken(self.table, seat, m.TakeSeat(f"Player {seat}", **more))
        self.table.note(seated)
        self.take_in((seated,))

    # What holds at every moment.

    @invariant()
    def honest_bytes_are_known_only_when_nothing_is_left_to_choose(self) -> None:
        if self.table.stage != "open":
            return
        promise = self.table.commitment
        assert self.honest.get(promise) not in self.known

    @invariant()
    def every_deal_is_counted(self) -> None:
        asked = sum(isinstance(entry, Revealing) for entry in self.log)
        assert asked == self.table.voided + (self.table.making is not None)

    @invariant()
    def a_deal_with_the_honest_commitment_has_the_honest_bytes(self) -> None:
        table = self.table
        if table.game is not None and table.making is not None and table.making.commitments[HONEST]:
            assert self.foreseen is not None
            assert table.entropy[HONEST] == self.honest[table.commitment]

    def teardown(self) -> None:
        """The log tells the same table: whoever starts again goes on with the same deal."""
        if not hasattr(self, "table"):
            return
        again = load_table(StoredTable("table", self.first_secret, tuple(self.log), (0,) * len(self.log)))
        now = self.table
        assert (again.secret, again.commitment, again.making, again.voided) == (
            now.secret,
            now.commitment,
            now.making,
            now.voided,
        )
        assert (again.stage, again.seats, again.length) == (now.stage, now.seats, now.length)


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=200, stateful_step_count=30, deadline=None)
