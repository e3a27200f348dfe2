"""The questions for a seat, each with every choice and, where it is not allowed, why not.

The browser's types are made from these. To add a question: a struct here, its place in ``AnyQuestion``, and who makes
it in ``seat.asking``.
"""

from __future__ import annotations

import msgspec

from digsite.game.view import Tally
from digsite.words.message import Message

#: Why something is not allowed; None: it is.
Why = Message | None


class Sale(msgspec.Struct, frozen=True):
    """A set that could be sold."""

    treasure: str
    count: int
    money: int
    why: Why


class ChamberChoice(msgspec.Struct, frozen=True):
    """A chamber that could be explored, or looked into."""

    chamber: int
    why: Why


class SeatChoice(msgspec.Struct, frozen=True):
    """A seat that could be robbed."""

    seat: int
    why: Why


class Act(msgspec.Struct, frozen=True, tag_field="ask", tag="act"):
    """Trade, explore, sell, or end the turn."""

    sales: tuple[Sale, ...]  # every kind in hand, every set of its price list
    trade: Why
    takes: dict[str, Why]  # for every kind in the marketplace: could one be paid for?
    gives: dict[str, Why]  # for every kind in hand
    explore: Why  # why no chamber can be explored
    chambers: tuple[ChamberChoice, ...]
    naming: tuple[str, ...]  # the treasures that can be named to the sphinx; empty elsewhere
    expected: dict[str, float]  # sphinx and mine: how many of a kind the chamber holds on average, as far as you know
    end: Why


class Storm(msgspec.Struct, frozen=True, tag_field="ask", tag="storm"):
    """Choose which cards to lose."""

    owed: int
    suggestion: tuple[str, ...]


class Shelter(msgspec.Struct, frozen=True, tag_field="ask", tag="tent"):
    """Use the tent, or keep it and lose so many cards."""

    loses: int


class Thief(msgspec.Struct, frozen=True, tag_field="ask", tag="thief"):
    """Choose who to rob."""

    victims: tuple[SeatChoice, ...]


class TombKeep(msgspec.Struct, frozen=True, tag_field="ask", tag="keep"):
    """Choose which cards of the tomb to keep."""

    owed: int
    cards: Tally
    suggestion: tuple[str, ...]
    adds: dict[str, tuple[int, ...]]  # what the first, the second … card of a kind adds to what the hand sells for


class MineDraw(msgspec.Struct, frozen=True, tag_field="ask", tag="mine"):
    """Turn up one more card of the mine, or stop."""

    turned_up: Tally
    points: int
    limit: int
    over: float  # the risk of a cave-in with one more card, as far as you know
    left: int  # cards still face down


class TempleLook(msgspec.Struct, frozen=True, tag_field="ask", tag="look"):
    """Look into a chamber of the temple, or do not."""

    chambers: tuple[ChamberChoice, ...]


AnyQuestion = Act | Storm | Shelter | Thief | TombKeep | MineDraw | TempleLook


class HeldKind(msgspec.Struct, frozen=True):
    """Cards of one kind in one's own hand."""

    treasure: str
    count: int
    sells: int  # what they sell for now, in the best sets
    next: int  # what one more card would add
    rung: int  # the size of the largest set that can be sold: a place in the price list, from 1
