"""A designer's tour: what is each card, seat and monument worth, and what changes if the mask sells for 60?

Experts play thousands of games; we read their records and count.

    pip install 'digsite[arena]'
    python examples/designers_tour.py build/tour --games 2000

The folder gets ``tour.svg`` with four plots, ``tour.txt`` with the figures, and ``mask_60.toml``, the changed edition.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from digsite import Dealt, Edition, Simulation, Sold, load_edition, read_records

MASK = "pharaohs_mask"
PLAYERS = 3


@dataclass
class Tally:
    """What is counted over many games."""

    games: int = 0
    sold: Counter[str] = field(default_factory=Counter)  # cards, by kind
    brought: Counter[str] = field(default_factory=Counter)  # money, by kind
    sets: Counter[tuple[str, int]] = field(default_factory=Counter)  # kind and size
    dealt: list[list[int]] = field(default_factory=list)  # cards of each kind in a dealt hand
    lead: list[float] = field(default_factory=list)  # what that seat had more than the others' mean, in the end
    wins: list[float] = field(default_factory=lambda: [0.0] * PLAYERS)  # by place after who started
    money: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # by monument: a seat's mean


def play(edition: Edition, games: int, seed: int) -> Tally:
    """Let experts play, and count."""
    simulation = Simulation(edition=edition, players=PLAYERS, bots=["expert"], seed=seed, records=True)
    tally = Tally()
    for result, record in simulation.run(games):
        (read,) = read_records(record)
        kinds = [treasure.id for treasure in edition.treasures]
        for event in read.events:
            if isinstance(event, Dealt):
                for seat, hand in enumerate(event.hands):
                    others = [money for other, money in enumerate(result.money) if other != seat]
                    tally.dealt.append([list(hand or ()).count(kind) for kind in kinds])
                    tally.lead.append(result.money[seat] - float(np.mean(others)))
            elif isinstance(event, Sold):
                tally.sold[event.card] += event.count
                tally.brought[event.card] += event.money
                tally.sets[event.card, event.count] += 1
        for winner in result.winners:
            tally.wins[(winner - result.first) % PLAYERS] += 1 / len(result.winners)
        tally.money[read.header.monument].append(float(np.mean(result.money)))
        tally.games += 1
    return tally


def worth_in_the_deal(tally: Tally, edition: Edition) -> dict[str, tuple[float, float]]:
    """What a card in the first hand adds to the lead in the end, with its standard error (least squares).

    A hand always has four cards, so a card is worth so much more or less than a pot shard in its place.
    """
    kinds = [treasure.id for treasure in edition.treasures]
    counts = np.array(tally.dealt, float)
    varied = [place for place in range(1, len(kinds)) if counts[:, place].std() > 0]
    table = np.column_stack([np.ones(len(counts)), counts[:, varied]])
    lead = np.array(tally.lead)
    found, *_ = np.linalg.lstsq(table, lead, rcond=None)
    left = lead - table @ found
    spread = np.linalg.inv(table.T @ table) * (left @ left) / max(1, len(lead) - table.shape[1])
    return {kinds[place]: (float(found[n]), float(spread[n, n] ** 0.5)) for n, place in enumerate(varied, 1)}


def mean(numbers: Iterable[float]) -> tuple[float, float]:
    """A mean with the half width of its 95 % interval."""
    listed = np.array(list(numbers))
    return float(listed.mean()), float(1.96 * listed.std() / max(1, len(listed)) ** 0.5)


def mask_for(price: int, folder: Path) -> Edition:
    """Write the edition's file with another price for four masks, and load it."""
    text = load_edition("new-expedition").path.read_text(encoding="utf-8")
    changed = text.replace("sells = [4, 12, 26, 50]", f"sells = [4, 12, 26, {price}]")
    changed = changed.replace('id = "new-expedition"', 'id = "mask-60"', 1)
    if changed == text:
        raise SystemExit("The mask's prices are not where this example looks for them.")
    file = folder / f"mask_{price}.toml"
    file.write_text(changed, encoding="utf-8")
    return load_edition(file)


def tell(usual: Tally, changed: Tally, edition: Edition) -> list[str]:
    """Say what was found."""
    lines = [f"{usual.games} games of {PLAYERS} experts, monuments by lot", "", "card: sold a game, money a card"]
    for treasure in edition.treasures:
        if usual.sold[treasure.id]:
            each = usual.brought[treasure.id] / usual.sold[treasure.id]
            lines.append(f"  {treasure.name:16} {usual.sold[treasure.id] / usual.games:5.1f}  {each:5.2f}")
    lines += ["", "in the first hand, more or less than a pot shard: lead in the end (95 %)"]
    for card, (worth, error) in worth_in_the_deal(usual, edition).items():
        lines.append(f"  {edition.treasure(card).name:16} {worth:+5.1f} ± {1.96 * error:.1f}")
    lines += ["", "place after who starts: wins"]
    lines += [f"  {place}  {100 * wins / usual.games:.1f} %" for place, wins in enumerate(usual.wins)]
    lines += ["", "monument: money a seat (95 %)"]
    for monument, money in sorted(usual.money.items()):
        middle, half = mean(money)
        lines.append(f"  {monument:16} {middle:5.1f} ± {half:.1f}  ({len(money)} games)")
    lines += ["", "if four masks sell for 60 instead of 50 (the same deals)"]
    for name, tally in (("50", usual), ("60", changed)):
        four = tally.sets[MASK, 4] / tally.games
        share = 100 * tally.brought[MASK] / sum(tally.brought.values())
        middle, half = mean(chain.from_iterable(tally.money.values()))
        lines.append(
            f"  {name}: {four:.2f} sets of four a game, {share:.1f} % of all money, {middle:.1f} ± {half:.1f} each"
        )
    return lines


def draw(usual: Tally, changed: Tally, edition: Edition, path: Path) -> None:
    """Draw four plots."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    figure, ((cards, deal), (seats, monuments)) = plt.subplots(2, 2, figsize=(11, 7.5), layout="constrained")
    clay, teal = "#b5651d", "#2f7f7a"
    kinds = [treasure for treasure in edition.treasures if usual.sold[treasure.id]]
    places = np.arange(len(kinds))
    for shift, tally, colour, label in ((-0.2, usual, clay, "as printed"), (0.2, changed, teal, "mask at 60")):
        bars = [tally.brought[kind.id] / max(1, tally.sold[kind.id]) for kind in kinds]
        cards.barh(places + shift, bars, 0.4, color=colour, label=label)
    cards.set_yticks(places, [kind.name for kind in kinds])
    cards.set(title="Money a card brought", xlabel="money")
    cards.legend()
    worth = worth_in_the_deal(usual, edition)
    deal.barh(
        [edition.treasure(card).name for card in worth],
        [value for value, _ in worth.values()],
        xerr=[1.96 * error for _, error in worth.values()],
        color=clay,
    )
    deal.axvline(0, color="#555", lw=0.8)
    deal.set(title="A card in the first hand, beside a pot shard", xlabel="lead in the end (95 % intervals)")
    _bars(
        seats,
        {name: 100 * wins / usual.games for name, wins in zip(("first", "second", "third"), usual.wins, strict=True)},
        [196 * (wins / usual.games * (1 - wins / usual.games) / usual.games) ** 0.5 for wins in usual.wins],
        teal,
    )
    seats.axhline(100 / PLAYERS, color="#555", lw=0.8, ls="--")
    seats.set(title="Wins by place after who starts", ylabel="%")
    found = {monument: mean(money) for monument, money in sorted(usual.money.items())}
    _bars(monuments, {name: middle for name, (middle, _) in found.items()}, [half for _, half in found.values()], clay)
    monuments.set(title="Money a seat, by monument", ylabel="money")
    monuments.tick_params(axis="x", rotation=30)
    figure.savefig(path)
    plt.close(figure)


def _bars(axes: Any, heights: dict[str, float], errors: list[float], colour: str) -> None:
    axes.bar(list(heights), list(heights.values()), yerr=errors, color=colour)


def tour(folder: Path, games: int, seed: int = 1) -> list[str]:
    """Make the whole tour; return what was found."""
    folder.mkdir(parents=True, exist_ok=True)
    edition = load_edition("new-expedition")
    usual = play(edition, games, seed)
    changed = play(mask_for(60, folder), games, seed)
    lines = tell(usual, changed, edition)
    (folder / "tour.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    draw(usual, changed, edition, folder / "tour.svg")
    return lines


def main() -> None:
    """Read the command line and make the tour."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the plots and figures go")
    parser.add_argument("--games", type=int, default=2000, help="how many, of each edition; 100 for a first look")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    given = parser.parse_args()
    print("\n".join(tour(given.folder, given.games, given.seed)))


if __name__ == "__main__":
    main()
