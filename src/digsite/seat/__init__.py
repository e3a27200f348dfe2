"""Questions, advice and drafts for a seat: pure, from what its player knows. Page and terminal only show them."""

from digsite.seat.asking import hand_of, question_for
from digsite.seat.draft import Draft, cheapest_payment, weigh
from digsite.seat.hints import Hint, hint_for
from digsite.seat.questions import (
    Act,
    AnyQuestion,
    ChamberChoice,
    HeldKind,
    MineDraw,
    Sale,
    SeatChoice,
    Shelter,
    Storm,
    TempleLook,
    Thief,
    TombKeep,
    Why,
)
from digsite.seat.suggestions import SuggestedTrade, suggested_names, suggested_trades

__all__ = [
    "Act",
    "AnyQuestion",
    "ChamberChoice",
    "Draft",
    "HeldKind",
    "Hint",
    "MineDraw",
    "Sale",
    "SeatChoice",
    "Shelter",
    "Storm",
    "SuggestedTrade",
    "TempleLook",
    "Thief",
    "TombKeep",
    "Why",
    "cheapest_payment",
    "hand_of",
    "hint_for",
    "question_for",
    "suggested_names",
    "suggested_trades",
    "weigh",
]
