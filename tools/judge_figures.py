"""Try the fitted estimate on games it was not made from, and write the figures into docs/judge.md.

Experts play games of every kind. At the beginning of turns three judgements are noted: an even share for everybody, the
judgement that the search makes of positions, and the fitted estimate; and how the game ended. The table tells their
Brier scores (the mean squared error of a win chance; less is better) and how far what was won lies from what was
promised; the curves show how often seats won that were given such a chance, at every monument.

Usage: python tools/judge_figures.py --games 400      # games of each kind
       python tools/judge_figures.py --weights build/other.npz   # of another fit: printed only
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from time import process_time

import numpy as np
import numpy.typing as npt

from digsite.arena.tournament.plot import STYLE
from digsite.bots.expert import expert
from digsite.bots.search.outlook import Outlook, look_ahead, new_outlook
from digsite.bots.search.playing_on import NOT_FORCED, forced_step
from digsite.bots.search.settings import DEFAULTS, Settings
from digsite.bots.search.values import value_of_hands
from digsite.dealers import new_luck, seed_of
from digsite.dealers.fast import Luck, below, chance_step
from digsite.editions import Setup, load_edition
from digsite.judge.fitted import Figures, Network, estimate, network
from digsite.judge.playing_out import MONEY, WON
from digsite.rules import OUTCOMES, SEATS, STATE, Boxes, States, kernel, make_box, new_state, wide
from digsite.rules.knowledge import hide
from digsite.rules.legal import legal
from digsite.rules.phases import DIG, FIRST_DECISION, OVER
from digsite.rules.score import winning_seats
from digsite.rules.step import act

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "judge.md"
PICTURE = ROOT / "docs" / "judge.svg"
PLACE = re.compile(r"(<!-- calibration -->\n).*?(<!-- /calibration -->)", re.DOTALL)

#: One beginning of a turn in so many is noted.
ONE_IN = 4
#: The most that are noted of one game.
ROOM = 60
#: A point of a curve stands for at least so many seats.
FEWEST = 100
#: What is noted of a seat: the fitted estimate's chance and money, the search's chance, the share it got, its money.
COLUMNS = FITTED, DOLLARS, SEARCH, SHARE, GOT = range(5)

Notes = npt.NDArray[np.float64]


@kernel
def note(
    boxes: Boxes,
    states: States,
    luck: Luck,
    net: Network,
    outlook: Outlook,
    settings: Settings,
    notes: Notes,
    left: npt.NDArray[np.int64],
) -> int:
    """Play a game; note judgements at beginnings of turns; return how many."""
    b = boxes[0]
    s = states[0]
    weights = np.zeros(OUTCOMES, np.int16)
    values: Figures = np.zeros((SEATS, 2))
    wealth, search = np.zeros(SEATS), np.zeros(SEATS)
    count = 0
    while s.phase != OVER:
        if s.phase < FIRST_DECISION:
            if s.phase == DIG and count < len(notes) and below(luck, ONE_IN) == 0:
                estimate(b, s, net, values)
                look_ahead(b, s, settings, outlook)
                value_of_hands(b, s, outlook, settings, wealth, search)
                total = 0.0
                for p in range(b.players):
                    total += search[p]
                for p in range(b.players):
                    notes[count, p, 0] = values[p, WON]
                    notes[count, p, 1] = values[p, MONEY]
                    notes[count, p, 2] = search[p] / total
                left[count] = s.dig_size
                count += 1
            chance_step(b, s, luck, weights)
            continue
        low, high = legal(b, s)
        choice = forced_step(low, high)
        if choice == NOT_FORCED:
            states[1] = s
            hide(b, states[1], s.player)
            choice = wide(expert(b, states[1]))
        act(b, s, choice)
    won = winning_seats(b, s)
    winners = 0
    for p in range(b.players):
        winners += won >> p & 1
    for i in range(count):
        for p in range(b.players):
            notes[i, p, 3] = (won >> p & 1) / winners
            notes[i, p, 4] = s.money[p]
    return count


def kinds(players: int) -> list[tuple[str, Setup]]:
    """Every kind of game for so many players, with what it is called in the table."""
    found = []
    for name in ("new-expedition", "card-game"):
        edition = load_edition(name)
        if players not in edition.player_counts:
            continue
        old = " (2007)" if name == "card-game" else ""
        found += [(monument + old, edition.setup(players, monument, ())) for monument in edition.rules.monuments]
    new = load_edition("new-expedition")
    variants = ("fierce_weather", "beginners_luck", *(("long_expedition",) if players <= 3 else ()))
    found += [(f"{variant} (mine)", new.setup(players, "mine", (variant,))) for variant in variants]
    return found


def network_of(players: int, weights: Path | None) -> Network:
    """Load a network from a file of weights; without one, the network that is shipped."""
    if weights is None:
        return network(players)
    with np.load(weights) as kept:
        return Network(*(kept[f"{name}_{players}"].astype(np.float32) for name in Network._fields))


def noted(setup: Setup, net: Network, games: int, seed: int) -> Notes:
    """Play games of one kind; return all notes: positions, seats, columns."""
    boxes = make_box(setup)
    states = np.zeros(2, STATE)
    settings = DEFAULTS._replace(winning=1.0)
    notes, left = np.zeros((ROOM, setup.players, len(COLUMNS))), np.zeros(ROOM, np.int64)
    outlook = new_outlook()
    found = []
    for game in range(games):
        states[:1] = new_state(boxes)
        luck = new_luck(seed_of(seed, game))
        count = note(boxes, states, luck, net, outlook, settings, notes, left)
        found.append(notes[:count].copy())
    return np.concatenate(found)


def brier(notes: Notes) -> list[float]:
    """Brier scores of an even share, of the search's judgement and of the fitted estimate."""
    share = notes[..., SHARE]
    even = np.full_like(share, 1 / notes.shape[1])
    return [float(((told - share) ** 2).mean()) for told in (even, notes[..., SEARCH], notes[..., FITTED])]


def curve(notes: Notes, judgement: int = FITTED) -> list[tuple[float, float, int]]:
    """Tell, for ten ranges of chances, the mean chance given, the share won and the number of seats."""
    told, share = notes[..., judgement].ravel(), notes[..., SHARE].ravel()
    places = np.minimum((told * 10).astype(int), 9)
    points = []
    for place in range(10):
        there = places == place
        if there.sum() >= FEWEST:
            points.append((float(told[there].mean()), float(share[there].mean()), int(there.sum())))
    return points


def distance(notes: Notes, judgement: int = FITTED) -> float:
    """The mean distance of a curve from the diagonal: what was promised from what was won."""
    points = curve(notes, judgement)
    seats = sum(number for *_, number in points)
    return sum(abs(told - won) * number for told, won, number in points) / seats


def draw(found: dict[int, list[Notes]]) -> None:
    """Draw the reliability curves: a thin line for each kind of game, a thick one for all, and the search's."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(12, 3.6), layout="constrained")
        for place, (players, kinds) in enumerate(found.items()):
            axes = figure.add_subplot(1, len(found), place + 1)
            axes.plot([0, 1], [0, 1], color="#bbb", linewidth=1)
            for notes in kinds:
                points = curve(notes)
                axes.plot([a for a, *_ in points], [b for _, b, _ in points], color="#d9a066", linewidth=0.6)
            together = np.concatenate(kinds)
            for judgement, colour, name in ((SEARCH, "#0f7c8a", "search"), (FITTED, "#9a4a1f", "fitted")):
                points = curve(together, judgement)
                x, y = [a for a, *_ in points], [b for _, b, _ in points]
                axes.plot(x, y, "o-", color=colour, markersize=3, linewidth=1.6, label=name)
            axes.set_title(f"{players} players")
            axes.set_xlabel("chance given")
            axes.set_aspect("equal")
            if not place:
                axes.set_ylabel("share won")
                axes.legend(frameon=False, loc="upper left")
        figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    """Play, count, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=77_000_000)
    parser.add_argument("--weights", type=Path, help="try these instead, and write nothing down")
    asked = parser.parse_args()
    began = process_time()
    found: dict[int, list[Notes]] = {}
    lines = [
        "| players | kind | positions | even share | search | fitted | search: off by | fitted: off by | money |",
        "|--:|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for players in map(int, asked.players.split(",")):
        found[players] = []
        net = network_of(players, asked.weights)
        for name, setup in kinds(players):
            notes = noted(setup, net, asked.games, asked.seed)
            found[players].append(notes)
            lines.append(_row(players, name, notes))
            print(lines[-1], flush=True)
        lines.append(_row(players, "**all**", np.concatenate(found[players])))
        print(lines[-1], flush=True)
    if asked.weights is not None:
        return
    draw(found)
    command = f"python tools/judge_figures.py --players {asked.players} --games {asked.games} --seed {asked.seed}"
    text = [
        "![How often seats won that were given such a chance](judge.svg)",
        "",
        f"`{command}`: {process_time() - began:,.0f} seconds of one core.",
        "",
        *lines,
    ]
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(PLACE.sub(lambda place: place[1] + "\n".join(text) + "\n" + place[2], page), encoding="utf-8")


def _row(players: int, name: str, notes: Notes) -> str:
    scores = [f"{score:.4f}" for score in brier(notes)]
    error = float(np.abs(notes[..., DOLLARS] - notes[..., GOT]).mean())
    off = [f"{100 * distance(notes, judgement):.1f} %" for judgement in (SEARCH, FITTED)]
    return f"| {players} | {name} | {len(notes):,} | {' | '.join((*scores, *off))} | {error:.1f} |"


if __name__ == "__main__":
    main()
