"""The kernel: what may happen and what then happens. No randomness, no input or output, no people."""

from digsite.rules.actions import ACTIONS, KINDS, OUTCOMES, SANDSTORM, SEATS, THIEF, actions_in, describe
from digsite.rules.box import BOX, Boxes, make_box
from digsite.rules.compiled import Box, State, inlined, kernel, typed_once, wide
from digsite.rules.state import STATE, States, new_state
from digsite.rules.step import (
    chances,
    hide_from,
    legal_steps,
    make_trade,
    take_step,
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
    "chances",
    "describe",
    "hide_from",
    "inlined",
    "kernel",
    "legal_steps",
    "make_box",
    "make_trade",
    "new_state",
    "take_step",
    "typed_once",
    "wide",
    "winners",
]
