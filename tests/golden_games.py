"""Which golden records there are, and how each is made."""

from __future__ import annotations

from pathlib import Path

from digsite.arena import Simulation
from kinds import KINDS, Kind

FOLDER = Path(__file__).parent / "golden"


def golden_kinds() -> list[Kind]:
    """Every edition x players x monument; each variant alone at every player count; and all variants together."""
    found = [kind for kind in KINDS if not kind.variants]
    monuments = ["great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins"]
    alone = [kind for kind in KINDS if len(kind.variants) == 1]
    for number, (players, variant) in enumerate(sorted({(kind.players, kind.variants) for kind in alone})):
        found.append(Kind("new-expedition", players, monuments[number % len(monuments)], variant))
    everything = max(KINDS, key=lambda kind: len(kind.variants)).variants
    found += [Kind("new-expedition", players, "buried_ruins", everything) for players in (2, 3)]
    return found


def path_of(kind: Kind) -> Path:
    """Where a kind's golden record lies."""
    return FOLDER / f"{kind.label}.jsonl"


def make(kind: Kind) -> bytes:
    """Play the golden game of a kind: bots that choose at random reach every corner of the rules."""
    simulation = Simulation(
        players=kind.players,
        edition=kind.edition,
        monument=kind.monument,
        variants=kind.variants,
        bots=("random",),
        seed=2016,
        records=True,
    )
    return simulation.play(0)[1]
