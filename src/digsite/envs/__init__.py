"""Environments of the libraries that researchers use: Gymnasium, PettingZoo, OpenSpiel.

Importing this package registers what is installed: ``gymnasium.make("digsite/Archaeology-v1")`` and
``gymnasium.make_vec("digsite/Archaeology-v1", ...)`` with Gymnasium, ``pyspiel.load_game("python_archaeology")`` with
OpenSpiel. For PettingZoo: ``from digsite.envs.pettingzoo import env``.

``pip install 'digsite[envs]'`` brings Gymnasium and PettingZoo, ``pip install 'digsite[open-spiel]'`` OpenSpiel.
"""

from __future__ import annotations

from importlib.util import find_spec

from digsite.envs.rewards import REWARDS
from digsite.observations import LAYOUT

__all__ = ["LAYOUT", "REWARDS"]

if find_spec("gymnasium") is not None:
    from digsite.envs.gymnasium import register_environment

    register_environment()

if find_spec("pyspiel") is not None:
    import digsite.envs.open_spiel  # noqa: F401  # it registers itself
