"""The state of a game as one seat, or a spectator, is told it: nothing in it depends on what they cannot know."""

from __future__ import annotations

import msgspec

from digsite.game import Game, View
from digsite.game.outcome import Outcome
from digsite.game.reading import losses
from digsite.game.view import SHARED
from digsite.lessons import Lesson, asked_instead, coach_for, narrowed
from digsite.seat.asking import hand_of, question_for
from digsite.tables.wire import messages as m
from digsite.telling import lines, standings, what_goes_on
from digsite.words.message import Message


def state_now(
    game: Game,
    seat: int | None,
    number: int,
    since: int = 0,
    undo: m.UndoFigures | None = None,
    *,
    head: m.LogHead | None = None,
    unfinished: Message | None = None,
    lesson: Lesson | None = None,
    made: int = 0,
) -> m.StateNow:
    """Tell a seat the state of this number, with the lines of the story from a place on.

    ``head``: how far the log is stored. ``unfinished``: why nothing more will be decided.
    ``lesson``: what is taught here, to whoever has ``made`` so many decisions.
    """
    view = game.view(seat, SHARED)
    outcome = game.outcome
    asked = None if unfinished is not None or view.player != seat else question_for(view, game.legal_moves)
    instead = None
    if lesson is not None:
        asked, instead = narrowed(lesson, seat, made, asked), asked_instead(lesson, seat, made, asked)
    won = outcome.winners if outcome else None
    return m.StateNow(
        number=number,
        now=unfinished or what_goes_on(view, game.setup, asked, won, instead),
        view=msgspec.structs.replace(view, log=(), withdrawn=()),
        hand=hand_of(view, game.setup),
        ask=asked,
        since=since,
        lines=tuple([m.LogLine(*line) for line in lines(view, game.setup, since)]),
        ending=None if outcome is None else _ending(view, outcome),
        undo=undo,
        head=head,
        coach=coach_for(lesson, view, made, asked=asked is not None) if lesson and not unfinished else None,
    )


def _ending(view: View, outcome: Outcome) -> m.Ending:
    lost = losses(view.log, len(view.seats))
    return m.Ending(
        winners=outcome.winners,
        standings=tuple(standings(view, outcome.winners)),
        sold=outcome.sold,
        lost=tuple(len(seat.storms) + seat.thieves for seat in lost),
    )
