"""The kernel: what may happen and what then happens. No randomness, no input or output, no people."""

from digsite.rules.actions import ACTIONS, KINDS, OUTCOMES, SANDSTORM, SEATS, THIEF, actions_in, describe
from digsite.rules.box import BOX, Boxes, make_box
from digsite.rules.compiled import Box, State, inlined, is_ready, kernel, mark_ready
from digsite.rules.state import STATE, States, new_state
from digsite.rules.step import (
    are_legal,
    chances,
    hide_from,
    left_to_choose,
    legal_steps,
    must_sell,
    naming_reason,
    number_of_trades,
    take_step,
    trade_reason,
    trade_whole,
    trades_after,
    unseen_cards,
    winners,
)

__all__ = [
    "ACTIONS",
    "BOX",
    "KINDS",
    "OUTCOMES",
    "SANDSTORM",
    "SEATS",
    "STATE",
    "THIEF",
    "Box",
    "Boxes",
    "State",
    "States",
    "actions_in",
    "are_legal",
    "chances",
    "describe",
    "hide_from",
    "inlined",
    "is_ready",
    "kernel",
    "left_to_choose",
    "legal_steps",
    "make_box",
    "mark_ready",
    "must_sell",
    "naming_reason",
    "new_state",
    "number_of_trades",
    "take_step",
    "trade_reason",
    "trade_whole",
    "trades_after",
    "unseen_cards",
    "winners",
]
