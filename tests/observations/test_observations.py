"""An observation is what its viewer knows, no less and no more, as numbers in one documented order."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from digsite.game import Game
from digsite.game.view import seen_position
from digsite.kernel.loops import spread_masks
from digsite.observations import LAYOUT, SIZE, numbers_of, observation_of, observe_into, phase_place
from digsite.observations.layout import with_table
from digsite.rules import ACTIONS, KINDS, OUTCOMES, SEATS, STATE, phases
from digsite.rules.actions import CHAMBERS
from digsite.rules.state import VIEWERS
from examples import examples
from kinds import Kind, choices, kinds, seeds

pytestmark = pytest.mark.kernel


def viewers(game: Game) -> list[int | None]:
    return [*range(game.setup.players), None]


def number(game: Game, viewer: int | None) -> int:
    return game.setup.players if viewer is None else viewer


def somewhere(kind: Kind, seed: int, choice: random.Random, most: int = 120) -> Game:
    """A game of random steps, somewhere on its way or at its end."""
    game = kind.game(seed)
    game.forget_past()
    for _ in range(choice.randrange(most)):
        if game.is_over:
            break
        game.step(choice.choice(game.legal_steps))
    return game


@examples(50)
@given(kinds, seeds, choices)
def test_what_a_viewer_cannot_know_leaves_no_trace(kind: Kind, seed: int, choice: random.Random) -> None:
    """Hidden or dealt anew, the rest of the world changes no number."""
    game = somewhere(kind, seed, choice)
    for _ in range(12):
        for viewer in viewers(game):
            seen = game.observation(viewer)
            hidden = seen_position(game.position, viewer)
            assert np.array_equal(observation_of(hidden.boxes, hidden.states, number(game, viewer)), seen)
            other = game.resampled(viewer, choice.getrandbits(60))
            assert np.array_equal(other.observation(viewer), seen)
        if game.is_over:
            break
        game.step(choice.choice(game.legal_steps))


@examples(40)
@given(kinds, seeds, choices)
def test_whoever_knows_otherwise_sees_other_numbers(kind: Kind, seed: int, choice: random.Random) -> None:
    """Over the positions one or two small steps and one event of chance further."""
    game = somewhere(kind, seed, choice)
    known: dict[int | None, dict[bytes, bytes]] = {viewer: {} for viewer in viewers(game)}
    for near in nearby(game):
        for viewer, found in known.items():
            record = seen_position(near.position, viewer).states.tobytes()
            seen = near.observation(viewer).tobytes()
            assert found.setdefault(record, seen) == seen
    for found in known.values():
        assert len(set(found.values())) == len(found)


def nearby(game: Game) -> list[Game]:
    """The positions up to two steps further, by players and by chance."""
    start = game.copy()
    start.dealer = None
    found = [start]
    for _ in range(2):
        for near in list(found):
            for step in near.legal_steps:
                further = near.copy()
                further.step(step)
                found.append(further)
            for outcome, weight in near.chances.items():
                if weight:
                    further = near.copy()
                    further.happen(outcome)
                    found.append(further)
        if len(found) > 300:
            break
    return found


@examples(40)
@given(kinds, seeds, choices)
def test_a_change_of_any_number_that_is_known_changes_the_observation(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    game = somewhere(kind, seed, choice)
    for viewer in viewers(game):
        before = game.observation(viewer)
        record = seen_position(game.position, viewer).states.tobytes()
        for field in STATE.names or ():
            if field in FOLLOWS or not speaks(field, game, viewer):
                continue
            other = game.copy()
            numbers = other.position.states[field][0:1].reshape((1, *STATE[field].shape))
            place = tuple(choice.randrange(extent) for extent in extents(field, game))
            numbers[(0, *place)] += -1 if numbers[(0, *place)] and field in FLAGS else 1
            if seen_position(other.position, viewer).states.tobytes() != record:
                assert not np.array_equal(other.observation(viewer), before), (field, place)


#: What follows from other numbers, or cannot be changed alone to something that means anything.
FOLLOWS = {
    "phase",
    "player",
    "turn",
    "first",
    "hand",
    "chamber",
    "dig",
    "half_made",
    "deal_to",
    "victim",
    "at",
    "named",
    "owed",  # in a trade it follows from the cards; 255 stands for more
}
FLAGS = {"dug", "acted", "sold_now", "may_trade", "must_sell", "sheltered"}


def extents(field: str, game: Game) -> list[int]:
    in_game = {VIEWERS: game.setup.players + 1, SEATS: game.setup.players, CHAMBERS: len(game.setup.monument.chambers)}
    in_game |= {KINDS: len(game.setup.ids), OUTCOMES: len(game.setup.ids)}
    shape: tuple[int, ...] = STATE[field].shape
    return [in_game.get(extent, extent) for extent in shape]


def speaks(field: str, game: Game, viewer: int | None) -> bool:
    """Whether a field says something now; at other times it is always the same."""
    own = game.player == viewer and game.position.number("half_made") > 0
    times = {
        "deal_left": game.phase == "deal",
        "taking": own,
        "giving": own,
        "kept": own,
        "last": own,
    }
    return times.get(field, True)


@pytest.mark.pure
@examples(30)
@given(kinds, seeds, choices)
def test_a_row_is_written_to_its_last_number_and_no_further(kind: Kind, seed: int, choice: random.Random) -> None:
    """Many numbers are written at once: whatever was in the row is gone, what is beside it stays."""
    game = somewhere(kind, seed, choice)
    for viewer in viewers(game):
        room = np.full(SIZE + 128, 201, np.uint8)
        states = game.position.states
        observe_into(game.position.boxes, states, numbers_of(states), number(game, viewer), room[64 : 64 + SIZE])
        assert np.array_equal(room[64 : 64 + SIZE], game.observation(viewer))
        assert (room[:64] == 201).all()
        assert (room[64 + SIZE :] == 201).all()


@pytest.mark.pure
def test_a_mask_is_written_to_its_last_number_and_no_further() -> None:
    lot = random.Random(3)
    for _ in range(30):
        mask = lot.getrandbits(ACTIONS)
        room = np.full(ACTIONS + 128, 55, np.int8)
        words = np.array([[mask & (1 << 64) - 1, mask >> 64]], np.uint64)
        spread_masks(words, room[64 : 64 + ACTIONS].view(np.bool_).reshape(1, -1))
        assert room[64 : 64 + ACTIONS].tolist() == [mask >> action & 1 for action in range(ACTIONS)]
        assert (room[:64] == 55).all()
        assert (room[64 + ACTIONS :] == 55).all()


@pytest.mark.pure
def test_numbers_of_the_turn_stand_in_the_same_order_in_state_and_row() -> None:
    """They are copied at once."""
    names = ["dug", "acted", "sold_now", "explored", "trades", "may_trade", "must_sell", "passes", "idle"]
    fields: Any = STATE.fields
    assert [LAYOUT[name].start - LAYOUT["dug"].start for name in names] == list(range(9))
    assert [(fields[name][1] - fields["dug"][1]) // 2 for name in names] == list(range(9))
    assert list(STATE.names or ())[-1] == "maps_at_most"  # the last, where fewer are read


def test_the_fields_follow_each_other_without_gaps() -> None:
    place = 0
    for field in LAYOUT.values():
        assert field.start == place
        assert len(field.axes) == len(field.shape)
        assert field.meaning
        place = field.stop
    assert place == SIZE == LAYOUT.size
    assert len({LAYOUT.describe(index) for index in range(SIZE)}) == SIZE
    with pytest.raises(IndexError, match=f"0 to {SIZE - 1}"):
        LAYOUT.describe(SIZE)


def test_the_page_has_the_table_of_the_layout() -> None:
    """``python tools/observation_table.py`` writes it."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    assert with_table(page) == page
    assert f"{SIZE} numbers" in page


def test_every_phase_has_a_place_of_its_own() -> None:
    numbers = [value for name, value in vars(phases).items() if name.isupper() and name != "FIRST_DECISION"]
    assert sorted(phase_place(phase) for phase in numbers) == list(range(LAYOUT["phase"].size))


@pytest.mark.pure
@examples(30)
@given(kinds, seeds, choices)
def test_an_observation_tells_what_the_view_tells(kind: Kind, seed: int, choice: random.Random) -> None:
    game = somewhere(kind, seed, choice)
    ids, players = game.setup.ids, kind.players
    for viewer in viewers(game):
        view, seen = game.view(viewer), game.observation(viewer)

        def tally(name: str, *at: int, seen: np.ndarray = seen) -> dict[str, int]:
            row = LAYOUT[name].of(seen)[at]
            assert not row[len(ids) :].any()
            return {card: count for card, count in zip(ids, row.tolist(), strict=False) if count}

        def numbers(name: str, seen: np.ndarray = seen) -> list[int]:
            found: list[int] = LAYOUT[name].of(seen).tolist()
            return found

        assert tally("market") == view.market
        assert tally("unseen") == view.unseen
        assert LAYOUT["dig_size"].of(seen) == view.dig_size
        assert numbers("players").index(1) == players - 2
        for place in range(players):
            seat = view.seats[place if viewer is None else (viewer + place) % players]
            assert tally("known", place) == seat.known
            assert tally("known_to_all", place) == seat.known_to_all
            assert numbers("hand_size")[place] == seat.hand_size
            assert numbers("money")[place] + 256 * numbers("money_256")[place] == seat.money
            assert numbers("most_maps")[place] == seat.most_maps
            assert numbers("tents")[place] == seat.tents
        for place, chamber in enumerate(view.chambers):
            assert tally("chamber", place) == chamber.known
            assert tally("chamber_to_all", place) == chamber.known_to_all
            assert numbers("chamber_size")[place] == chamber.size
            assert numbers("price")[place] == chamber.maps
        for name in ("hand_size", "known", "sold", "money"):
            assert not LAYOUT[name].of(seen)[players:].any()
