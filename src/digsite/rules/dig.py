"""The dig, the thief and the sandstorm (R10-R13, R20-R25, R66)."""

from __future__ import annotations

from digsite.rules import reasons
from digsite.rules.actions import SANDSTORM, THIEF
from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.knowledge import gain_unseen, lose_seen, steal_card
from digsite.rules.monuments.ruins import uncover_next
from digsite.rules.phases import ACT, DIG, LOSING, ROB, TENTS, UNCOVER, VICTIM
from digsite.rules.turn import act_or_over, holders


@inlined
def dig_up(b: Box, s: State, card: int) -> None:
    """The top card of the dig site: a treasure, a thief or a sandstorm."""
    s.dig[card] -= 1
    s.dig_size -= 1
    if card == THIEF:
        others = holders(b, s) - (1 if s.hand_size[s.turn] > 0 else 0)
        if others > 0:
            s.phase = VICTIM
        else:  # R12: no opponent has a card
            act_or_over(b, s)
    elif card == SANDSTORM:
        _break_storm(b, s)
    else:
        gain_unseen(b, s, s.turn, card)
        s.phase = ACT


@inlined
def why_not_rob(b: Box, s: State, seat: int) -> int:
    """Say why the thief cannot rob a seat, or 0 (R12)."""
    if s.phase != VICTIM:
        return reasons.NOT_NOW
    if seat == s.turn or not 0 <= seat < b.players:
        return reasons.NOT_AN_OPPONENT
    return 0 if s.hand_size[seat] > 0 else reasons.EMPTY_HAND


@kernel
def choose_victim(b: Box, s: State, seat: int) -> None:
    """The thief's choice of opponent (R12)."""
    s.victim = seat
    s.phase = ROB


@kernel
def rob(b: Box, s: State, card: int) -> None:
    """Chance picks the card."""
    steal_card(b, s, s.turn, s.victim, card)
    s.victim = 0
    s.phase = ACT


@kernel
def _break_storm(b: Box, s: State) -> None:
    """A sandstorm: the buried ruins first (R24), then tents, then losses."""
    if s.dig_size == 0 and holders(b, s) == 0:  # R74: over at once
        act_or_over(b, s)
    elif s.pile_size > 0:
        s.at = 0
        s.phase = UNCOVER
    else:
        _ask_tents(b, s, 0)


@kernel
def uncover(b: Box, s: State, card: int) -> None:
    """A card of the pile is added face up to the next chamber (R66)."""
    if uncover_next(b, s, card):
        _ask_tents(b, s, 0)


@kernel
def storm_seat(b: Box, s: State, place: int) -> int:
    """Who stands at this place in the storm's order (R21)."""
    return (s.turn + place + b.storm_offset) % b.players


@kernel
def storm_loss(s: State, seat: int) -> int:
    """What a seat loses if it does not shelter: half of the hand, rounded down (R20)."""
    return s.hand_size[seat] // 2


@kernel
def _ask_tents(b: Box, s: State, place: int) -> None:
    """Ask the next player who has a tent and something to lose (R22, R23)."""
    while place < b.players:
        seat = storm_seat(b, s, place)
        if s.tents[seat] > 0 and storm_loss(s, seat) > 0:
            s.asked = place
            s.player = seat
            s.phase = TENTS
            return
        place += 1
    _strike(b, s, 0)


@kernel
def answer_tent(b: Box, s: State, use: bool) -> None:
    """Shelter in the tent, or not (R22)."""
    if use:
        s.tents[s.player] -= 1
        s.sheltered[s.player] = 1
    _ask_tents(b, s, s.asked + 1)


@kernel
def _strike(b: Box, s: State, place: int) -> None:
    """Let the next struck player choose their loss (R25); after the last, the drawer digs again (R13)."""
    while place < b.players:
        seat = storm_seat(b, s, place)
        loss = storm_loss(s, seat)
        if s.sheltered[seat] == 0 and loss > 0:
            s.asked = place
            s.player = seat
            s.owed = loss
            s.last = 0
            s.phase = LOSING
            return
        place += 1
    for p in range(b.players):
        s.sheltered[p] = 0
    s.asked = 0
    s.last = 0
    s.player = s.turn
    s.phase = DIG if s.dig_size > 0 else ACT


@kernel
def discard(b: Box, s: State, card: int) -> None:
    """One card of a struck hand goes face up into the marketplace (R20)."""
    lose_seen(b, s, s.player, card, 1)
    s.market[card] += 1
    s.owed -= 1
    s.last = card
    s.half_made = 1
    if s.owed == 0:
        s.half_made = 0
        _strike(b, s, s.asked + 1)
