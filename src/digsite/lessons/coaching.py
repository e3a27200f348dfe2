"""What the coach says at a moment of a lesson, and what is not offered meanwhile."""

from __future__ import annotations

from collections import Counter

import msgspec

from digsite.game import EndTurn, Explore, Move, Sell, Trade, View
from digsite.lessons.cues import Coach
from digsite.lessons.lesson import LEARNER, Lesson, Step
from digsite.seat import AnyQuestion, Draft
from digsite.seat.questions import Act, ChamberChoice, Why
from digsite.words.message import Message, message

_LATER: Message = message("lesson-later")


def coach_for(lesson: Lesson, view: View, made: int, *, asked: bool) -> Coach | None:
    """Say what the coach tells the learner who has made so many decisions; to others, and at the end, nothing."""
    if view.seat != LEARNER or view.phase == "over":
        return None
    number, steps = min(made, len(lesson.steps)) + 1, len(lesson.steps) + 2
    if not asked:
        return Coach("watching", number, steps, (), (lesson.watching,), lesson.steps[0].rule)
    step = _step_at(lesson, view, made)
    number = steps if step is lesson.last else number
    return Coach(step.id, number, steps, step.reads(view), step.acts(view), step.rule)


def _step_at(lesson: Lesson, view: View, made: int) -> Step:
    if made < len(lesson.steps):
        return lesson.steps[made]
    return lesson.last if view.dig_size == 0 else lesson.free


def _wanted(lesson: Lesson, seat: int | None, made: int) -> Move | None:
    """The one move that is offered now; None: any."""
    return lesson.steps[made].move if seat == LEARNER and made < len(lesson.steps) else None


def why_not_now(lesson: Lesson, seat: int, made: int, move: Move) -> Why:
    """Say why a move has to wait; None: it does not."""
    wanted = _wanted(lesson, seat, made)
    return None if wanted is None or _same(wanted, move) else _LATER


def narrowed(lesson: Lesson, seat: int | None, made: int, question: AnyQuestion | None) -> AnyQuestion | None:
    """Offer only what comes next; everything else gives the lesson as the reason."""
    wanted = _wanted(lesson, seat, made)
    if wanted is None or not isinstance(question, Act):
        return question
    trade = wanted if isinstance(wanted, Trade) else Trade((), ())
    return msgspec.structs.replace(
        question,
        sales=tuple(
            msgspec.structs.replace(sale, why=sale.why or _unless(Sell(sale.treasure, sale.count) == wanted))
            for sale in question.sales
        ),
        trade=question.trade or _unless(isinstance(wanted, Trade)),
        takes={card: why or _unless(card in trade.take) for card, why in question.takes.items()},
        gives={card: why or _unless(card in trade.give) for card, why in question.gives.items()},
        explore=question.explore or _unless(isinstance(wanted, Explore)),
        chambers=tuple(
            ChamberChoice(choice.chamber, choice.why or _unless(Explore(choice.chamber) == wanted))
            for choice in question.chambers
        ),
        end=question.end or _unless(isinstance(wanted, EndTurn)),
    )


def asked_instead(lesson: Lesson, seat: int | None, made: int, question: AnyQuestion | None) -> Message | None:
    """Say what stands above the table while only one thing is offered of a free turn."""
    return message("asked-by-coach") if isinstance(question, Act) and _wanted(lesson, seat, made) else None


def narrowed_draft(lesson: Lesson, seat: int, made: int, trade: Trade, draft: Draft) -> Draft:
    """Let only those cards be laid on the scales that belong there now."""
    wanted = _wanted(lesson, seat, made)
    if not isinstance(wanted, Trade):
        return draft
    takes, gives = Counter(wanted.take) - Counter(trade.take), Counter(wanted.give) - Counter(trade.give)
    return msgspec.structs.replace(
        draft,
        why=draft.why or _unless(_same(wanted, trade)),
        takes={card: why or _unless(takes[card] > 0) for card, why in draft.takes.items()},
        gives={card: why or _unless(gives[card] > 0) for card, why in draft.gives.items()},
    )


def payment_for(lesson: Lesson, seat: int, made: int) -> tuple[str, ...] | None:
    """Say which cards pay for the trade that comes next; None: the lesson has no wish."""
    wanted = _wanted(lesson, seat, made)
    return wanted.give if isinstance(wanted, Trade) else None


def _unless(right: bool) -> Why:
    return None if right else _LATER


def _same(wanted: Move, move: Move) -> bool:
    if isinstance(wanted, Trade) and isinstance(move, Trade):
        return (Counter(wanted.give), Counter(wanted.take)) == (Counter(move.give), Counter(move.take))
    return wanted == move
