"""One picture of a tournament: ratings with their intervals, and beside each the money its bot made."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.arena.tournament.deals import Deals
from digsite.arena.tournament.estimate import Estimate
from digsite.arena.tournament.extras import need
from digsite.arena.tournament.standings import Standing
from digsite.arena.tournament.tournament import Tournament
from digsite.errors import DigsiteError

FORMATS = (".svg", ".png")

_INK, _QUIET, _RULE = "#2b2a27", "#6f6a60", "#e4ded2"
_PAPER, _STRONG, _SOFT = "#fdfbf7", "#9a4a1f", "#d9a066"
#: How pictures of ours look.
STYLE = {
    "figure.facecolor": _PAPER,
    "axes.facecolor": _PAPER,
    "axes.edgecolor": _RULE,
    "axes.labelcolor": _QUIET,
    "axes.titlecolor": _INK,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.labelsize": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "grid.color": _RULE,
    "text.color": _INK,
    "xtick.color": _QUIET,
    "ytick.color": _INK,
    "ytick.left": False,
    # The same results give the same file.
    "svg.hashsalt": "digsite",
    "svg.fonttype": "path",
}


def check_plot(path: Path) -> None:
    """Refuse what could not be drawn, before any game is played."""
    if path.suffix.lower() not in FORMATS:
        raise DigsiteError("plot", f"A plot is written as {' or '.join(FORMATS)}, not as {path.suffix or path.name!r}.")
    need("matplotlib", "arena", "Plots")


def draw(tournament: Tournament, played: Deals, table: Sequence[Standing], path: Path) -> None:
    """Draw the standings (best on top) and the money of each bot's games."""
    check_plot(path)
    matplotlib = need("matplotlib", "arena", "Plots")
    figures = need("matplotlib.figure", "arena", "Plots")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(11, 1.9 + 0.62 * len(table)), layout="constrained")
        figure.get_layout_engine().set(w_pad=0.12, h_pad=0.12)
        left, right = figure.subplots(1, 2, sharey=True, width_ratios=(1, 1.15))
        _draw_ratings(left, table, even=1 / tournament.players)
        _draw_money(right, tournament, played, table)
        left.set_yticks(range(len(table)), [standing.bot for standing in table])
        left.set_ylim(len(table) - 0.4, -0.6)
        for axes in (left, right):
            axes.grid(visible=True, axis="x", linewidth=0.8)
            axes.tick_params(length=0)
        figure.supxlabel(_told(tournament, played), x=0.01, ha="left", fontsize=9, color=_QUIET)
        svg = path.suffix.lower() == ".svg"
        figure.savefig(path, dpi=160, metadata={"Date": None} if svg else {"Software": None})


def _draw_ratings(axes: Any, table: Sequence[Standing], even: float) -> None:
    """Draw a dot and its interval for each bot: ratings, or win rates where there are none."""
    rated = all(standing.rating for standing in table)
    points: list[Estimate] = [standing.rating or standing.win_rate for standing in table]
    axes.axvline(1500 if rated else even, color=_QUIET, linewidth=1, linestyle=(0, (2, 3)))
    for place, point in enumerate(points):
        axes.plot([point.low, point.high], [place, place], color=_SOFT, linewidth=6, solid_capstyle="round")
        axes.plot([point.value], [place], "o", color=_STRONG, markersize=7)
        label = f"{point.value:.0f}" if rated else f"{point.value:.1%}"
        axes.annotate(label, (point.value, place), (0, 9), textcoords="offset points", ha="center", fontsize=9)
    axes.margins(x=0.12)
    axes.set_title("Rating" if rated else "Win rate")
    axes.set_xlabel("Points, with 95 % intervals; 400 more win ten times as often" if rated else "with 95 % intervals")


def _draw_money(axes: Any, tournament: Tournament, played: Deals, table: Sequence[Standing]) -> None:
    """Draw how the money of each bot's games is spread: all, the middle half, the median."""
    seated = tournament.seatings.of_deals(played.start, played.stop)
    for place, standing in enumerate(table):
        money = played.money[seated == tournament.names.index(standing.bot)]
        places, heights = _density(money)
        axes.fill_between(places, place + 0.28, place + 0.28 - 0.72 * heights, color=_SOFT, alpha=0.55, linewidth=0)
        quarter, middle, three = np.percentile(money, [25, 50, 75])
        axes.plot([quarter, three], [place + 0.28] * 2, color=_STRONG, linewidth=3, solid_capstyle="butt")
        axes.plot([middle], [place + 0.28], "|", color=_INK, markersize=9, markeredgewidth=1.8)
    axes.set_xlim(left=0)
    axes.set_title("Money in a game")
    axes.set_xlabel("The line holds the middle half of the games; the mark is the median")


def _density(money: npt.NDArray[np.int32]) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Return a smoothed histogram, its peak at 1."""
    width = max(1.0, 1.06 * float(money.std()) * money.size**-0.2)  # Silverman's rule
    values = np.arange(int(money.max() + 4 * width) + 1)
    counts = np.bincount(money, minlength=len(values)).astype(np.float64)
    reach = np.arange(-int(4 * width) - 1, int(4 * width) + 2)
    bell = np.exp(-0.5 * (reach / width) ** 2)
    smooth = np.convolve(counts, bell / bell.sum(), mode="full")[len(reach) // 2 :][: len(values)]
    return values.astype(np.float64), smooth / smooth.max()


def _told(tournament: Tournament, played: Deals) -> str:
    monument = "every monument" if len(tournament.monuments) > 1 else tournament.monuments[0].replace("_", " ")
    variants = "".join(f", {variant.replace('_', ' ')}" for variant in tournament.variants)
    return (
        f"{played.games:,} games of {tournament.players} players: {len(played):,} deals, each from every seat. "
        f"{tournament.box.name}, {monument}{variants}. Seed {tournament.seed}."
    )
