"""A review on the terminal: the sentence, the curve, the turning points, the moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from digsite.cli.terminal.curve import MARGIN, SIGNS, curve
from digsite.cli.terminal.palette import QUIET, TITLE, seat_style
from digsite.cli.terminal.speech import Speech
from digsite.editions import SANDSTORM, THIEF
from digsite.game import Game
from digsite.game.events import Dug, Ended
from digsite.judge import Decision, Review, SeatReview
from digsite.records import Record, replay
from digsite.telling import lines
from digsite.words import Fact, Message, Money, Seat, message

#: A find is good from so much of a victory on.
GOOD_FIND = 0.06
HEIGHT = 11
WIDEST = 100


def points(share: float) -> str:
    """Write a change of the win chances in hundredths, with its sign.

    >>> points(0.58), points(-0.094), points(0.001)
    ('+58', '−9', '±0')
    """
    number = round(100 * share)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


class ReviewPage:
    """Shows one review to one reader (None: nobody in particular)."""

    def __init__(self, console: Console, record: Record, review: Review, seat: int | None, language: str) -> None:
        self._console = console
        self._review = review
        self._seat = seat
        self._game: Game = replay(record)
        self._speech = Speech(self._game.setup, self._game.names, seat, language)
        self._width = min(console.width, WIDEST)

    def show(self, *, every: bool = False) -> None:
        """Show all of it; ``every``: every decision, not only mistakes."""
        for seat in self._seats():
            self._sentence(seat)
        self._curve()
        self._turning_points()
        for seat in self._seats() if self._seat is None else (self._seat,):
            self._moves(seat, every=every)
        self._say(message("review-how", games=self._review.games), QUIET)

    def _seats(self) -> list[int]:
        """The reader first; else from the winner down."""
        results = self._review.seats
        return sorted(range(len(results)), key=lambda seat: (seat != self._seat, -results[seat].result, seat))

    def _say(self, what: Message, style: str = "") -> None:
        self._console.print(self._speech.text(what, style), width=self._width)

    def _sentence(self, seat: int) -> None:
        told = self._speech.text(self._ending(seat))
        told.append(" ").append_text(self._speech.text(account_of(self._review.seats[seat])))
        told.append(" ").append_text(self._speech.text(money_account_of(self._review.seats[seat])))
        self._console.print(told, width=self._width)
        self._console.print()

    def _ending(self, seat: int) -> Message:
        outcome = self._game.outcome
        assert outcome is not None  # noqa: S101  # reviews are of finished games
        money = outcome.money
        others = max(amount for other, amount in enumerate(money) if other != seat)
        own = Money(money[seat])
        if outcome.winners == (seat,):
            return message("review-won", who=Seat(seat), money=own, against=Money(others))
        if seat in outcome.winners:
            return message("review-shared", who=Seat(seat), money=own)
        return message("review-lost", who=Seat(seat), money=own, against=Money(money[outcome.winners[0]]))

    def _curve(self) -> None:
        self._say(message("review-curve"), TITLE)
        marks = self._marks()
        shown = [point.wins for point in self._review.curve]
        room = max(10, min(self._width, self._console.width) - MARGIN)
        for line in curve(shown, [marks.get(point.event, " ") for point in self._review.curve], room, HEIGHT):
            self._console.print(line, no_wrap=True, crop=True)
        legend = Text(" " * MARGIN)
        for seat, name in enumerate(self._speech.names):
            legend.append(f"{SIGNS[seat]} {name}  ", seat_style(seat))
        self._console.print(legend, width=self._width)
        self._console.print(Padding(self._speech.text(message("review-legend"), QUIET), (0, 0, 1, MARGIN)))

    def _marks(self) -> dict[int, str]:
        """What stands below the curve, by event; a mistake covers a storm, a storm a thief, a thief a find."""
        marks: dict[int, str] = {}
        for chance in self._review.chances:
            about = chance.by if self._seat is None else self._seat
            if chance.luck[about] >= GOOD_FIND:
                marks[chance.event] = "+"
        for number, event in enumerate(self._game.log):
            if isinstance(event, Dug) and event.card in (THIEF, SANDSTORM):
                marks[number] = "T" if event.card == THIEF else "S"
        for decision in self._review.decisions:
            if decision.mistake is not None and self._seat in (None, decision.by):
                marks[decision.event] = "!"
        return marks

    def _turning_points(self) -> None:
        self._say(message("review-turning-points"), TITLE)
        view = self._game.view_face_up(len(self._game.log))
        told = {line.number: line.told for line in lines(view, self._game.setup)}
        for turning in self._review.turning_points:
            text = self._turn(turning.event)
            for said in told.get(turning.event, ()):
                text.append_text(self._speech.text(said)).append(" ")
            text.append_text(self._changes(turning.change))
            self._console.print(Padding(text, (0, 0, 0, 2)), width=self._width)
        self._console.print()

    def _turn(self, event: int) -> Text:
        """Say in which turn of the game an event was."""
        number = 1 + sum(isinstance(one, Ended) for one in self._game.log[:event])
        return self._speech.words("board-turn", QUIET, number=number).append(". ")

    def _changes(self, change: Sequence[float]) -> Text:
        told = Text("(")
        for seat in sorted(range(len(change)), key=lambda seat: -change[seat]):
            told.append(", " if len(told) > 1 else "").append_text(self._speech.name(seat))
            told.append(f" {points(change[seat])}")
        return told.append(")")

    def _moves(self, seat: int, *, every: bool) -> None:
        own = [one for one in self._review.decisions if one.by == seat]
        mistakes = sum(one.mistake is not None for one in own)
        if mistakes:
            self._say(message("review-moves", who=Seat(seat), mistakes=mistakes, count=len(own)), TITLE)
        else:
            self._say(message("review-no-mistakes", who=Seat(seat), count=len(own)), TITLE)
        for decision in own:
            if every or decision.mistake is not None:
                text = self._turn(decision.event).append_text(self._speech.text(told_of(decision)))
                self._console.print(Padding(text, (0, 0, 0, 2)), width=self._width)
        self._console.print()


def account_of(seat: SeatReview) -> Message:
    """Tell what a seat's result is made of."""
    return message(
        "review-account",
        who=Seat(seat.seat),
        even=str(round(100 * seat.even)),
        luck=points(seat.luck),
        deal=points(seat.deal),
        cards=points(seat.cards),
        unseen=points(seat.unseen),
        others=points(seat.others),
        own=points(seat.own),
        fair=str(min(100, max(0, round(100 * seat.fair)))),
    )


def money_account_of(seat: SeatReview) -> Message:
    """Tell what a seat's money is made of: far behind or far ahead, moves cost no victories, but money."""
    money = seat.money
    assert money is not None  # noqa: S101  # a review has it
    told: dict[str, Fact] = {}
    for name, amount in (("luck", money.luck), ("others", money.others), ("own", money.own)):
        whole = round(amount)
        told[f"{name}_sign"] = "+" if whole > 0 else "−" if whole < 0 else "±"
        told[name] = Money(abs(whole))
    return message("review-account-money", who=Seat(seat.seat), even=Money(round(money.even)), **told)


def told_of(decision: Decision) -> Message:
    """Tell of a decision: what was made, what was better, and why."""
    if decision.mistake is None or decision.best_words is None or decision.reason is None:
        return message("review-fine", made=decision.words)
    told = {
        "what": message(f"mistake-{decision.mistake.value}"),
        "made": decision.words,
        "best": decision.best_words,
        "why": decision.reason,
    }
    if decision.level:
        if decision.reason.id == "why-money":  # that is said already
            del told["why"]
            return message("review-mistake-money-alone", **told, money=Money(max(1, round(decision.gain_money))))
        return message("review-mistake-money", **told, money=Money(max(1, round(decision.gain_money))))
    return message("review-mistake", **told, gain=points(decision.gain), error=str(max(1, round(100 * decision.error))))
