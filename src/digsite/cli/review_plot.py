"""A picture of a review: the win chances of every seat, from the deal to the end."""

from __future__ import annotations

from pathlib import Path

from digsite.arena.tournament.extras import need
from digsite.arena.tournament.plot import STYLE, check_plot
from digsite.judge import Review
from digsite.records import Record
from digsite.words import Voice, message

#: One colour for each seat.
SEATS = ("#0f7c8a", "#a0408a", "#3f8f3a", "#b68100", "#3b5bce")
_MISTAKE = "#b3261e"


def draw(review: Review, record: Record, path: Path, language: str) -> None:
    """Draw a line for each seat, and a mark for each mistake."""
    check_plot(path)
    matplotlib = need("matplotlib", "arena", "Plots")
    figures = need("matplotlib.figure", "arena", "Plots")
    voice = Voice(language, record.header.players)
    events = [point.event for point in review.curve]
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(11, 5), layout="constrained")
        axes = figure.subplots()
        by_event = {point.event: point.wins for point in review.curve}
        for seat, name in enumerate(record.header.players):
            heights = [100 * min(1.0, max(0.0, point.wins[seat])) for point in review.curve]
            axes.plot(events, heights, color=SEATS[seat], linewidth=2, label=name, drawstyle="steps-post")
            errors = [one.event for one in review.mistakes_of(seat)]
            places = [100 * min(1.0, max(0.0, by_event[event][seat])) for event in errors]
            axes.plot(errors, places, "v", color=_MISTAKE, markeredgecolor=SEATS[seat], markersize=8)
        axes.set_ylim(-3, 103)
        axes.set_xlabel(voice.say(message("review-plot-events")))
        axes.set_ylabel(voice.say(message("review-plot-chance")))
        axes.yaxis.set_major_formatter(lambda value, _place: f"{value:.0f} %")
        axes.grid(visible=True, axis="y", linewidth=0.8)
        axes.legend(frameon=False, loc="upper left")
        svg = path.suffix.lower() == ".svg"
        figure.savefig(path, dpi=160, metadata={"Date": None} if svg else {"Software": None})
