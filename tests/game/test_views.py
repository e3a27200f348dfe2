"""A view is what its player knows, no less and no more: the kernel's hidden record and the view tell the same."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given

from digsite.editions import load_edition
from digsite.game import Game, IllegalMove, Position
from digsite.game.view import SHARED, seen_position
from digsite.rules import KINDS, OUTCOMES, SEATS, STATE
from digsite.rules.actions import CHAMBERS
from digsite.rules.state import VIEWERS
from examples import examples
from kinds import Kind, choices, kinds, seeds

pytestmark = pytest.mark.kernel


def viewers(game: Game) -> list[int | None]:
    return [*range(game.setup.players), None]


def told(game: Game, viewer: int | None) -> bytes:
    """The view without the log: that is another matter (what happened, not what there is)."""
    return msgspec.structs.replace(game.view(viewer), log=()).to_json()


def hidden(position: Position, viewer: int | None) -> bytes:
    return seen_position(position, viewer).states.tobytes()


def siblings(game: Game) -> Iterator[Game]:
    """The games one small step further, and those another small step further where the decision is half made."""
    for step in game.legal_steps:
        one = game.copy()
        one.dealer = None
        one.step(step)
        yield one
        if one.position.number("half_made"):
            for further in one.legal_steps:
                two = one.copy()
                two.step(further)
                yield two


@examples(40)
@given(kinds, seeds, choices)
def test_whoever_knows_the_same_is_told_the_same_and_whoever_knows_otherwise_otherwise(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    """Both directions, over sibling positions: half-made trades, names and choices among them."""
    game = kind.game(seed)
    game.forget_past()
    for _ in range(25):
        if game.is_over:
            break
        known: dict[int | None, dict[bytes, bytes]] = {viewer: {} for viewer in viewers(game)}
        for sibling in siblings(game):
            for viewer, seen in known.items():
                record, view = hidden(sibling.position, viewer), told(sibling, viewer)
                assert seen.setdefault(record, view) == view
        for seen in known.values():
            assert len(set(seen.values())) == len(seen)
        game.step(choice.choice(game.legal_steps))


@examples(25)
@given(kinds, seeds, choices)
def test_a_change_of_any_number_that_is_known_changes_the_view(kind: Kind, seed: int, choice: random.Random) -> None:
    """Every number of the hidden record is told, or follows from what is told."""
    game = kind.game(seed)
    for _ in range(choice.randrange(1, 60)):
        if game.is_over:
            break
        game.step(choice.choice(game.legal_steps))
    for viewer in viewers(game):
        before, record = told(game, viewer), hidden(game.position, viewer)
        for field in STATE.names or ():
            if field in FOLLOWS or not speaks(field, game, viewer):
                continue
            other = game.copy()
            numbers = other.position.states[field][0:1].reshape((1, *STATE[field].shape))
            place = tuple(choice.randrange(extent) for extent in extents(field, game))
            numbers[(0, *place)] += -1 if field in FLAGS and numbers[(0, *place)] else 1
            if hidden(other.position, viewer) != record:
                assert told(other, viewer) != before, (field, place)


#: What follows from other fields of the record that are told.
FOLLOWS = {
    "phase",  # not every number is a phase; the other test looks at phases
    "player",  # from the turn and, in a storm, from who was asked
    "asked",  # from the player and the turn
    "hand",  # a hidden hand is what is known of it
    "chamber",  # so is a hidden chamber
    "sold",  # from the museums, which are in the log
    "sold_cards",
    "half_made",  # the other test looks at decisions under way
}
FLAGS = {"dug", "acted", "sold_now", "may_trade", "must_sell", "sheltered"}


def extents(field: str, game: Game) -> list[int]:
    """How far a field's numbers mean something in this game: its seats, kinds and chambers."""
    in_game = {VIEWERS: game.setup.players + 1, SEATS: game.setup.players, CHAMBERS: len(game.setup.monument.chambers)}
    in_game |= {KINDS: len(game.setup.ids), OUTCOMES: len(game.setup.ids)}
    shape: tuple[int, ...] = STATE[field].shape
    return [in_game.get(extent, extent) for extent in shape]


def speaks(field: str, game: Game, viewer: int | None) -> bool:
    """Whether a field says something now; at other times it is always the same."""
    phase, own = game.phase, game.player == viewer and game.position.number("half_made") > 0
    times = {
        "deal_to": phase == "deal",
        "deal_left": phase == "deal",
        "victim": phase == "rob",
        "at": phase in ("uncover", "turn", "reveal", "keeping", "mining", "naming"),
        "turned": phase in ("turn", "reveal", "mining"),
        "announced": "beginners_luck" in game.setup.variants,
        "taking": own and phase in ("taking", "paying"),
        "giving": own and phase in ("taking", "paying"),
        "kept": own and phase == "keeping",
        "last": own,
        "named": phase == "reveal" or (own and phase == "naming"),
    }
    return times.get(field, True)


# Earlier views.


def played_without_a_dealer(kind: Kind, choice: random.Random) -> tuple[Game, dict[int, list[bytes]]]:
    """A whole game of random steps, and every viewer's view each time the log had grown."""
    setup = load_edition(kind.edition).setup(kind.players, kind.monument, kind.variants)
    game = Game.of(setup, [f"P{seat}" for seat in range(kind.players)])
    seen: dict[int, list[bytes]] = {}
    while not game.is_over:
        before = len(game.log)
        chances = game.chances
        if chances:
            game.happen(choice.choices(list(chances), weights=list(chances.values()))[0])
        else:
            game.step(choice.choice(game.legal_steps))
        if len(game.log) > before:
            seen[len(game.log)] = [game.view(viewer).to_json() for viewer in viewers(game)]
    return game, seen


@examples(25)
@given(kinds, choices)
def test_an_earlier_view_has_the_same_bytes_as_it_had_then(kind: Kind, choice: random.Random) -> None:
    game, seen = played_without_a_dealer(kind, choice)
    for length, views in seen.items():
        assert [game.view_at(length, viewer).to_json() for viewer in viewers(game)] == views


@examples(10)
@given(kinds, choices)
def test_face_up_every_hand_is_its_holders_own_and_the_log_is_the_record(kind: Kind, choice: random.Random) -> None:
    game, seen = played_without_a_dealer(kind, choice)
    for length in seen:
        view = game.view_face_up(length)
        assert view.log == game.log[:length]
        assert [seat.known for seat in view.seats] == [game.view_at(length, s).hand for s in range(kind.players)]
        assert [sum(chamber.known.values()) for chamber in view.chambers] == [c.size for c in view.chambers]
        public = msgspec.structs.replace(game.view_at(length, None), seats=view.seats, chambers=view.chambers)
        assert msgspec.structs.replace(public, log=view.log) == view


@pytest.mark.parametrize("length", [-1, 99, 1.5, "1", None, True])
def test_a_view_of_no_past_there_is_is_refused(length: object) -> None:
    game = Game(players=2, monument="mine", seed=1)
    with pytest.raises(IllegalMove) as refused:
        game.view_at(length, 0)  # type: ignore[arg-type]
    assert refused.value.code == "no-such-past"
    with pytest.raises(IllegalMove) as refused:
        game.view_face_up(length)  # type: ignore[arg-type]
    assert refused.value.code == "no-such-past"


def test_a_forgotten_past_cannot_be_seen() -> None:
    game = Game(players=2, monument="mine", seed=1)
    for other in (game.resampled(0, 5), game):
        other.forget_past()
        with pytest.raises(IllegalMove) as refused:
            other.view_at(1, 0)
        assert refused.value.code == "past-forgotten"


@examples(20)
@given(kinds, seeds, choices)
def test_views_that_share_their_parts_are_the_same_views(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    game.forget_past()
    while not game.is_over:
        for viewer in viewers(game):
            assert game.view(viewer, SHARED).to_json() == game.view(viewer).to_json()
        for _ in range(7):
            if not game.is_over:
                game.step(choice.choice(game.legal_steps))


def test_a_view_is_only_read() -> None:
    game = Game(players=2, seed=3)
    with pytest.raises(TypeError, match="only read"):
        game.view(0).hand.clear()
    assert game.view(0).hand


def test_a_view_reads_no_memory_that_was_given_back() -> None:
    """Asked to, glibc overwrites whatever is freed; elsewhere this finds nothing."""
    code = "from digsite import Game; print(Game(players=2, monument='mine', seed=4).view(1).to_json().decode())"
    overwriting = {"MALLOC_PERTURB_": "165", "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"}
    found = subprocess.run(  # our own command
        [sys.executable, "-c", code], env={**os.environ, **overwriting}, capture_output=True, text=True, check=False
    )
    assert found.stdout.encode().strip() == Game(players=2, monument="mine", seed=4).view(1).to_json(), found.stderr
