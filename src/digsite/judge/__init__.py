"""The judge: win chances, luck, and what decisions cost."""

from digsite.judge.fitted import Depth, FittedJudge
from digsite.judge.judge import Chances, Judge, PlayedOut
from digsite.judge.mistakes import Mistake
from digsite.judge.review import Decision, Review, SeatReview, review

__all__ = [
    "Chances",
    "Decision",
    "Depth",
    "FittedJudge",
    "Judge",
    "Mistake",
    "PlayedOut",
    "Review",
    "SeatReview",
    "review",
]
