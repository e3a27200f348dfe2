"""Records of every kind, for later versions to read."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from digsite.dealers import FairDealer, FairSheet, FastDealer, commitment
from digsite.editions import VARIANTS, Setup, load_edition
from digsite.game import Game
from digsite.records import record_lines
from kinds import KINDS, Kind


def record_kinds() -> list[Kind]:
    """Every monument of both editions, every variant alone, and all of them: at various numbers of players."""
    places = [(name, monument) for name in ("card-game", "new-expedition") for monument in monuments_of(name)]
    plain = []
    for number, (name, monument) in enumerate(places):
        counts = load_edition(name).player_counts
        plain.append(Kind(name, counts[number % len(counts)], monument))
    varied = [
        Kind("new-expedition", players, monument, tuple(variants))
        for (players, monument), variants in zip(
            ((2, "tomb"), (4, "temple"), (3, "mine"), (2, "buried_ruins")),
            ([[name] for name in VARIANTS] + [list(VARIANTS)]),
            strict=True,
        )
    ]
    assert all(kind in KINDS for kind in plain + varied)
    return plain + varied


def monuments_of(edition: str) -> Sequence[str]:
    return load_edition(edition).rules.monuments


def play(game: Game, choice: random.Random, until: Callable[[Game], bool] = lambda game: game.is_over) -> Game:
    while not until(game):
        game.step(choice.choice(game.legal_steps))
    return game


def make_records(folder: Path) -> int:
    """Write every kind of record: dealt quickly and fairly, whole and in progress, and of an edition of one's own."""
    made: dict[str, list[bytes]] = {}
    for number, kind in enumerate(record_kinds()):
        choice = random.Random(number)
        made[kind.label] = record_lines(play(kind.game(number), choice), {"date": "2026-01-31", "note": [1.5, "é"]})
        secret = choice.randbytes(32)
        entropy = tuple(choice.randbytes(32 if seat % 2 else 0) for seat in range(kind.players))
        names = [f"Player {seat}" for seat in range(kind.players)]
        game = Game(
            names,
            edition=kind.edition,
            monument=kind.monument,
            variants=kind.variants,
            dealer=FairDealer(secret, entropy),
        )
        sheet = FairSheet(commitment(secret), entropy, ("first",))
        half = random.Random(number).randrange(30, 90)
        play(game, choice, lambda game, half=half: len(game.log) >= half)  # type: ignore[misc]
        assert not game.is_over
        made[f"{kind.label}-fair-in-progress"] = record_lines(game, {"fair": sheet.to_json()})
        if not kind.variants or len(kind.variants) > 1:
            lines = record_lines(play(game, choice), {"fair": sheet.revealed(secret).to_json()})
            made[f"{kind.label}-fair"] = lines
    setup = Setup.from_parts(
        edition="my-own",
        rules="new-expedition",
        players=2,
        monument="mine",
        variants=["fierce_weather"],
        treasures=[("amber", 30, 2, [2, 5, 9]), ("bead", 20, 1, [1, 3]), ("map", 4, 3, [3]), ("idol", 9, 5, [7])],
        thieves=3,
        sandstorms=2,
    )
    made["my-own"] = record_lines(play(Game.of(setup, ("Ann", "Ben"), dealer=FastDealer(5)), random.Random(1)))
    for name, lines in made.items():
        (folder / f"{name}.jsonl").write_bytes(b"".join(lines))
    return len(made)
