"""The others: what a card in the marketplace would do for them, and whom of them to rob (R12)."""

from __future__ import annotations

from digsite.bots.expert.hands import MOST, Worth, next_card
from digsite.bots.expert.judgement import Judgement
from digsite.rules import Box, State, inlined, kernel, wide

#: How much of an opponent's gain from a card in the marketplace counts as a loss of mine.
GRUDGE = 0.8

#: Among hands that promise the same, the richest is robbed: what a coin of theirs counts.
ENVY = 0.02

#: What a hidden card is taken to be worth when riches are compared.
HIDDEN_CARD = 4.0


@kernel
def hidden_cards(b: Box, s: State, p: int) -> int:
    """Return how many cards of a hand are not known."""
    hidden = wide(s.hand_size[p])
    for t in range(b.kinds):
        hidden -= s.hand[p, t]
    return hidden


@inlined
def grudge(b: Box, s: State, j: Judgement, worth: Worth) -> None:
    """Add to every card's worth what it would bring the opponent who wants it most, if it lay in the marketplace.

    What is added to is one of the judgement's own tables. They want a card for what it adds to the cards they are
    thought to hold, beyond the points it costs them.
    """
    part = GRUDGE / (b.players - 1)
    for p in range(b.players):
        if p == s.player:
            continue
        share = hidden_cards(b, s, p) / max(1.0, j.total)
        for t in range(b.kinds):
            held = s.hand[p, t] + share * j.unseen[t]
            wanted = next_card(j.hold, int(held + 0.5), t) - j.point * b.trade[t]
            if wanted > 0.0:
                for n in range(1, MOST + 1):
                    worth[t, n] += part * wanted * n


@kernel
def whom_to_rob(b: Box, s: State, j: Judgement) -> int:
    """Return how many seats to the left the one sits whose random card promises most, or 0."""
    me = s.player
    average = 0.0
    for t in range(b.kinds):
        average += j.unseen[t] / max(1.0, j.total) * next_card(j.hold, wide(s.hand[me, t]), t)
    found = 0
    best = -1.0
    for k in range(1, b.players):
        p = (s.turn + k) % b.players
        size = s.hand_size[p]
        if size == 0:
            continue
        gain = hidden_cards(b, s, p) * average
        for t in range(b.kinds):
            gain += s.hand[p, t] * next_card(j.hold, wide(s.hand[me, t]), t)
        gain = gain / size + ENVY * (s.money[p] + HIDDEN_CARD * size)
        if gain > best:
            found, best = k, gain
    return found
