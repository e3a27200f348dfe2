"""One iteration after another: deal what is hidden, go down the tree, add a leaf, let experts play on, take note.

The field calls it information-set MCTS.

The tree is that of a single observer: its edges are what the searching player sees. Whoever decides takes the step that
promises most to them (so every seat looks after itself), weighed with curiosity; steps that were not legal in
every dealing are judged by how often they could have been taken. From a leaf on the expert plays for everybody, but
only until all have had a turn: then the position is judged (``values``), by numbers found in games of experts.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.bots.expert import expert
from digsite.bots.search.observing import UNSEEN, cards_edge, chance_edge, step_edge
from digsite.bots.search.outlook import Outlook
from digsite.bots.search.playing_on import TURN, TURNS, forced_step, play_on
from digsite.bots.search.settings import Settings
from digsite.bots.search.tree import NOT_ASKED, Nodes, Tree, add_child, find_child
from digsite.bots.search.values import Values, value_of_end, value_of_hands
from digsite.dealers.fast import Luck, below, pick
from digsite.dealers.random_steps import nth_one, ones
from digsite.dealers.resample import deal_hidden
from digsite.rules import OUTCOMES, SEATS, Box, Boxes, State, States, kernel, wide
from digsite.rules.actions import HIGH
from digsite.rules.chance import weigh
from digsite.rules.knowledge import hide
from digsite.rules.legal import legal
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.step import step

#: No path through the tree is followed deeper than this.
DEEPEST = 400

_ONE = np.uint64(1)

Path = npt.NDArray[np.int64]


class Mind(NamedTuple):
    """What a search thinks with: its player, its luck, its tables and its settings."""

    viewer: int
    luck: Luck
    outlook: Outlook
    settings: Settings


class Walk(NamedTuple):
    """One way down the tree: the nodes it came through, and room for the weights of chance."""

    path: Path
    weights: npt.NDArray[Any]


@kernel
def iterate(boxes: Boxes, states: States, tree: Tree, root: int, mind: Mind, iterations: int) -> None:
    """Think so many iterations further.

    ``states`` holds the position as the viewer knows it, and two more to think in.
    """
    b = boxes[0]
    s = states[1]
    seen = states[2]
    walk = Walk(np.zeros(DEEPEST + 1, np.int64), np.zeros(OUTCOMES, np.int16))
    settings = mind.settings
    clock = np.zeros(2, np.int64)
    wealth = np.zeros(SEATS)
    values = np.zeros(SEATS)
    for _ in range(iterations):
        states[1] = states[0]
        deal_hidden(b, s, mind.viewer, mind.luck)
        walk.path[0] = root
        length = wide(1)
        advice = wide(NOT_ASKED)
        at_leaf = False
        while True:
            if not at_leaf:
                length, at_leaf = descend(b, s, tree, mind, walk, length, advice)
                clock[TURN] = s.turn
                clock[TURNS] = settings.rounds * b.players
            if at_leaf and not play_on(b, s, mind.luck, walk.weights, clock):
                break
            # The one place where the expert is asked, from what the player who decides knows: it is so large that every
            # function that calls it takes seconds longer to compile.
            states[2] = s
            hide(b, seen, s.player)
            advice = wide(expert(b, seen))
            if at_leaf:
                step(b, s, advice)
        if s.phase == OVER:
            value_of_end(b, s, settings, wealth, values)
        else:
            value_of_hands(b, s, mind.outlook, settings, wealth, values)
        take_note(b, tree.nodes, walk.path, length, values)


@kernel
def take_note(b: Box, nodes: Nodes, path: Path, length: int, values: Values) -> None:
    """Add what the game was worth to every node it came through."""
    for i in range(length):
        node = path[i]
        nodes[node].visits += 1
        for p in range(b.players):
            nodes[node].value[p] += values[p]


@kernel
def descend(b: Box, s: State, tree: Tree, mind: Mind, walk: Walk, length: int, advice: int) -> tuple[int, bool]:
    """Go down the tree to a leaf, which is added, or to where the expert must be asked; then it is called again.

    Goes on along the walk's path, and returns its length and whether its end is a leaf.
    """
    nodes, path, weights = tree.nodes, walk.path, walk.weights
    viewer, luck, settings = mind.viewer, mind.luck, mind.settings
    while s.phase != OVER and length < DEEPEST:
        node = path[length - 1]
        private = UNSEEN
        if s.phase < FIRST_DECISION:
            choice = pick(luck, weights, weigh(b, s, weights))
            edge = chance_edge(s, viewer, choice)
        else:
            mine = s.player == viewer
            low, high = legal(b, s)
            forced = forced_step(low, high)
            if mine and forced >= 0:  # the same in every dealing, so it needs no node
                choice = forced
                edge = UNSEEN
            else:
                if forced >= 0:
                    advice = forced
                elif mine and advice == NOT_ASKED:
                    advice = wide(nodes[node].advice)
                if advice == NOT_ASKED:
                    return length, False
                if mine:  # what others would do depends on the cards they were dealt
                    nodes[node].advice = advice
                choice = advice
                edge = step_edge(s, viewer, choice)
                if edge != UNSEEN:
                    trust = settings.trust if mine else settings.trust_in_others
                    choice = choose(nodes, node, s.player, (low, high), Prior(advice, trust), mind)
                    edge = choice
                advice = wide(NOT_ASKED)
            private = cards_edge(b, s, viewer, choice)
        step(b, s, choice)
        for seen in (edge, private):
            if seen != UNSEEN:
                child = find_child(nodes, path[length - 1], seen)
                added = child == 0
                if added:
                    child = add_child(tree, path[length - 1], seen)
                    if child == 0:
                        return length, True
                path[length] = child
                length += 1
                if added:
                    return length, True
    return length, True


class Prior(NamedTuple):
    """The step the expert would take, and how much of all curiosity goes to it."""

    advice: int
    trust: float


@kernel
def choose(nodes: Nodes, node: int, player: int, mask: tuple[np.uint64, np.uint64], expected: Prior, mind: Mind) -> int:
    """Return the step to try next: one of those tried, or one that was not (PUCT, as the field calls it)."""
    low, high = mask
    advice, trust = expected.advice, expected.trust
    settings = mind.settings
    options = ones(low) + ones(high)
    usual = (1.0 - trust) / max(1, options - 1)
    found = -1
    best = -1e9
    child = nodes[node].first
    while child > 0:
        action = nodes[child].edge
        if action < HIGH:
            there = low >> np.uint64(action) & _ONE
            low &= ~(_ONE << np.uint64(action))
        else:
            there = high >> np.uint64(action - HIGH) & _ONE
            high &= ~(_ONE << np.uint64(action - HIGH))
        if there != 0:
            nodes[child].available += 1
            visits = nodes[child].visits
            prior = trust if action == advice else usual
            score = nodes[child].value[player] / max(1, visits)
            score += settings.curiosity * prior * sqrt(nodes[child].available) / (1 + visits)
            if score > best:
                found, best = action, score
        child = nodes[child].next
    untried = ones(low) + ones(high)
    if untried > 0:
        visits = nodes[node].visits
        fresh = low >> np.uint64(advice) if advice < HIGH else high >> np.uint64(advice - HIGH)
        is_advised = fresh & _ONE != 0
        prior = trust if is_advised else usual
        score = nodes[node].value[player] / max(1, visits) - settings.caution
        score += settings.curiosity * prior * sqrt(visits)
        if found < 0 or is_advised or score > best:
            found = advice if is_advised else _any_of(low, high, untried, mind.luck)
    return found


@kernel
def _any_of(low: np.uint64, high: np.uint64, count: int, luck: Luck) -> int:
    """Return one of the steps of a mask, each equally likely."""
    n = below(luck, count)
    in_low = ones(low)
    return nth_one(low, n) if n < in_low else HIGH + nth_one(high, n - in_low)
