"""What a seat is asked, advised and may draft: pure, from what its player knows. Page and terminal only show it."""

from digsite.seat.asking import question_for
from digsite.seat.draft import Draft, cheapest_payment, weigh
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

__all__ = [
    "Act",
    "AnyQuestion",
    "ChamberChoice",
    "Draft",
    "HeldKind",
    "MineDraw",
    "Sale",
    "SeatChoice",
    "Shelter",
    "Storm",
    "TempleLook",
    "Thief",
    "TombKeep",
    "Why",
    "cheapest_payment",
    "question_for",
    "weigh",
]
