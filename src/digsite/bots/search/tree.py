"""The tree: what happened since the decision, as far as the searching player could see it, and how it turned out.

A node is one history of observations; an edge is one more of them (``observing``). Nodes lie in one flat array; the
children of a node are a list of siblings. Every node holds what the games that passed through it were worth to each
seat.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.rules import SEATS, inlined, kernel

NODE = np.dtype(
    (
        np.record,
        [
            ("edge", "i8"),  # what was observed to get here
            ("first", "i4"),  # the youngest child, or 0: the root is nobody's child
            ("next", "i4"),  # the next older sibling, or 0
            ("visits", "i4"),
            ("available", "i4"),  # how often this step was legal when its position was visited
            ("advice", "i4"),  # the step the expert would take here, or NOT_ASKED
            ("value", "f8", (SEATS,)),  # summed over all visits
        ],
    )
)

#: No expert was asked about a node yet.
NOT_ASKED = -1

#: An array of nodes; the root is the first.
Nodes = npt.NDArray[Any]


class Tree(NamedTuple):
    """The nodes of a search, and how many of them are used."""

    nodes: Nodes
    used: npt.NDArray[np.int64]


def new_nodes(capacity: int) -> Nodes:
    """Return room for so many nodes; the first is a root without children."""
    nodes = np.zeros(capacity, NODE)
    nodes["advice"] = NOT_ASKED
    return nodes


def with_room(nodes: Nodes, capacity: int) -> Nodes:
    """Return the same nodes with room for so many."""
    if capacity <= len(nodes):
        return nodes
    larger = new_nodes(capacity)
    larger[: len(nodes)] = nodes
    return larger


@inlined
def find_child(nodes: Nodes, node: int, edge: int) -> int:
    """Return the child that an observation leads to, or 0."""
    child = nodes[node].first
    while child > 0 and nodes[child].edge != edge:
        child = nodes[child].next
    return child


@kernel
def add_child(tree: Tree, node: int, edge: int) -> int:
    """Add a child and return it; 0 when there is no room."""
    nodes = tree.nodes
    child = tree.used[0]
    if child >= len(nodes):
        return 0
    tree.used[0] += 1
    nodes[child].edge = edge
    nodes[child].next = nodes[node].first
    nodes[node].first = child
    return child
