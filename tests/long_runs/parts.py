"""The parts of `make long`, in their order: what is too long for every change."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from digsite.bots.levels import LEVELS
from digsite.bots.policies import POLICIES

#: Nothing here is quick; what hangs is ended all the same.
_PATIENCE: Final = "6000"


class Step(msgspec.Struct, frozen=True):
    """A command that passes or fails as a whole; one of pytest's is gone on with test by test."""

    name: str
    command: tuple[str, ...]
    environment: dict[str, str] = {}
    is_pytest: bool = False


class Part(msgspec.Struct, frozen=True):
    """What is shown, and the steps to it."""

    title: str
    steps: tuple[Step, ...]


def _pytest(name: str, *arguments: str, environment: Mapping[str, str] | None = None) -> Step:
    run = (sys.executable, "-m", "pytest", "--dist", "worksteal", "--durations", "20", "--durations-min", "5")
    return Step(name, (*run, "-n", "auto", "--timeout", _PATIENCE, *arguments), dict(environment or {}), is_pytest=True)


def _tool(name: str, tool: str, *arguments: Any) -> Step:
    return Step(name, (sys.executable, f"tools/{tool}.py", *map(str, arguments)))


def parts(folder: Path) -> tuple[Part, ...]:
    """List the parts; what they keep to go on from lies in a folder."""
    thorough = {"DIGSITE_TESTS": "thorough"}
    bots = (*POLICIES, "search", *LEVELS)
    return (
        Part(
            "the tests that are marked long",
            (
                _pytest("long-tests", "-m", "long and not browser", "tests"),
                # Apart: a browser keeps an event loop running in its process, where others want one of their own.
                _pytest("long-tests-in-the-browser", "-m", "long and browser", "tests/browser"),
            ),
        ),
        Part(
            "everything that is tried with random games and words, many times over",
            (
                _pytest(
                    "random-games",
                    *("-m", "kernel and not slow", "tests/kernel", "tests/records", "tests/game"),
                    environment=thorough,
                ),
                _pytest(
                    "random-words",
                    *("tests/cli/test_play_any_input.py", "tests/web/test_schema.py"),
                    environment=thorough,
                ),
            ),
        ),
        Part(
            "the server is killed, again and again",
            (
                _tool("kills", "crash", 1000, "--resume", "--folder", folder / "crashes"),
                _tool("kills-of-a-pair", "crash", 200, "--pair", "--folder", folder / "crashes-pair"),
            ),
        ),
        Part("wrong messages", (_tool("wrong-messages", "fuzz_server", 100_000),)),
        Part(
            "floods, and what another table notices",
            (_tool("floods", "floods"), _tool("many-spectators", "floods", "spectators", "--from", 1500)),
        ),
        Part(
            "every bot plays games of every kind",
            tuple(_tool(f"marathon-{bot}", "marathon", "--bots", bot) for bot in bots),
        ),
        Part(
            "the independent referee reads games of every kind",
            (_tool("referee", "referee", 10_000, "--notes", folder / "referee.json"),),
        ),
        Part(
            "rules, dealers and seats a little wrong: tests must notice",
            (_tool("mutants", "mutate", "--sample", 60, "--least", 80),),
        ),
    )
