"""Parts of what players are told that come again and again are kept: what is told is the same as if they were not."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice

import msgspec
import pytest

from digsite.game.view import SHARED
from digsite.seat import asking
from digsite.tables.room.game_state import state_now
from kinds import KINDS, Kind

MOVES = 30
#: Every so many moves everybody is told.
TOLD = 3
LAYERS = ("digsite.game", "digsite.seat", "digsite.telling")


@pytest.mark.slow
def test_what_is_told_in_games_of_every_kind_is_the_same_whether_parts_were_kept_or_not() -> None:
    kept = [list(bodies(kind, number)) for number, kind in enumerate(KINDS)]  # parts of one game serve the others
    forgetful = [list(bodies(kind, number, forget_all())) for number, kind in enumerate(KINDS)]
    assert sum(map(len, kept)) > 5_000
    assert kept == forgetful


def bodies(kind: Kind, seed: int, forget: Callable[[], None] = lambda: None) -> Iterator[bytes]:
    """Give a digest of all that every seat and a spectator are told in the course of a game."""
    game, choice, told = kind.game(seed), random.Random(seed), 0
    for number in range(0, MOVES, TOLD):
        for seat in (*range(kind.players), None):
            forget()
            yield sha256(msgspec.json.encode(state_now(game, seat, number, told))).digest()
        told = game.story_length
        for _ in range(TOLD):
            if game.is_over:
                return
            game.play(choice.choice([*islice(game.legal_moves, 20)]))


def forget_all() -> Callable[[], None]:
    """Find everything that keeps parts, and give what empties it."""
    modules = [module for name, module in sys.modules.items() if name.startswith(LAYERS)]
    kept = [found for module in modules for found in vars(module).values() if hasattr(found, "cache_clear")]
    own = [found for found in kept if found.__module__.startswith(LAYERS)]
    clear = {id(found): found.cache_clear for found in (*SHARED, *own)}
    clear[0] = asking._kept_chambers.clear

    def forget() -> None:
        for empty in clear.values():
            empty()

    return forget
