"""Lessons: games with a deal laid down in advance, in which a coach says one thing at a time.

A lesson is played by the rules at a real table, with a short deck. What is not the next thing to learn is not offered
meanwhile, and says so.
"""

from digsite.lessons.coaching import asked_instead, coach_for, narrowed, narrowed_draft, payment_for, why_not_now
from digsite.lessons.cues import Coach, Cue
from digsite.lessons.first_dig import FIRST_DIG
from digsite.lessons.lesson import Lesson, Step, new_game, opponent_s_move

#: Every lesson by its id.
LESSONS: dict[str, Lesson] = {FIRST_DIG.id: FIRST_DIG}

__all__ = [
    "FIRST_DIG",
    "LESSONS",
    "Coach",
    "Cue",
    "Lesson",
    "Step",
    "asked_instead",
    "coach_for",
    "narrowed",
    "narrowed_draft",
    "new_game",
    "opponent_s_move",
    "payment_for",
    "why_not_now",
]
