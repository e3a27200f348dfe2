"""The documented fast path for programs: small steps by number, one game or thousands, checked by default.

``OneGame`` is one game, stepped from Python; ``Games`` are as many as you like, stepped in place by one call without
Python inside. Both deal the same games as ``digsite.Game`` from the same seed. docs/kernel.md has the tables of
actions, phases and state fields.

>>> from digsite import kernel
>>> game = kernel.OneGame(players=2, monument="mine", seed=4)
>>> kernel.describe(game.legal[-1], game.setup.ids)
'take broken_cup'
>>> games = kernel.Games(4096, players=2, monument="mine", seed=4)
>>> games.step(games.random_actions())
>>> games.masks().dtype, games.masks().shape
(dtype('bool'), (4096, 126))
"""

from digsite.kernel.checks import KernelError
from digsite.kernel.games import Games
from digsite.kernel.loops import NO_ACTION
from digsite.kernel.one_game import OneGame
from digsite.kernel.playing import Playing
from digsite.kernel.tables import ACTION_BLOCKS, PHASES, with_tables
from digsite.rules import ACTIONS, BOX, KINDS, OUTCOMES, SANDSTORM, SEATS, STATE, THIEF, actions_in, describe
from digsite.rules.actions import (
    CHAMBERS,
    DISCARD,
    END_TURN,
    EXPLORE,
    GIVE,
    KEEP,
    LONGEST_SET,
    LOOK,
    NAME,
    NO_LOOK,
    NO_TENT,
    SELL,
    STEAL,
    STOP,
    TAKE,
    TENT,
    TURN_UP,
)

__all__ = [
    "ACTIONS",
    "ACTION_BLOCKS",
    "BOX",
    "CHAMBERS",
    "DISCARD",
    "END_TURN",
    "EXPLORE",
    "GIVE",
    "KEEP",
    "KINDS",
    "LONGEST_SET",
    "LOOK",
    "NAME",
    "NO_ACTION",
    "NO_LOOK",
    "NO_TENT",
    "OUTCOMES",
    "PHASES",
    "SANDSTORM",
    "SEATS",
    "SELL",
    "STATE",
    "STEAL",
    "STOP",
    "TAKE",
    "TENT",
    "THIEF",
    "TURN_UP",
    "Games",
    "KernelError",
    "OneGame",
    "Playing",
    "actions_in",
    "describe",
    "with_tables",
]
