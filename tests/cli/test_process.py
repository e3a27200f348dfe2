"""The command line as a process: exit codes, pipes, colours, Ctrl-C, completion."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.running import Start, environment, press_ctrl_c

COMMANDS = (
    "watch",
    "rules",
    "edition",
    "replay",
    "check",
    "verify",
    "simulate",
    "bench",
    "play",
    "serve",
    "tournament",
)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_does_not_load_the_game(command: str) -> None:
    code = (
        "import sys\nfrom digsite.cli import main\ntry:\n    main()\nfinally:\n"
        "    print([name for name in ('numba', 'numpy', 'rich', 'msgspec') if name in sys.modules])"
    )
    arguments = [command, "--help"] if command else ["--help"]
    found = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True, env=environment()
    )
    assert found.stdout.splitlines()[-1] == "[]"
    assert found.stdout.startswith("Usage: digsite")


def test_wrong_usage(start: Start) -> None:
    found = start("watch", "--players", "x")
    assert found.returncode == 2
    assert found.stderr.startswith("Error: ")
    assert found.stderr.endswith("See 'digsite watch --help'.\n")
    assert found.stdout == ""


@pytest.mark.parametrize("arguments", [["rules"], ["edition", "new-expedition"], ["edition", "none"], ["--help"]])
def test_piped_output_has_no_control_codes(start: Start, arguments: list[str]) -> None:
    found = start(*arguments)
    text = found.stdout + found.stderr
    assert text.replace("\n", "").isprintable()
    assert all(line == line.rstrip() for line in text.splitlines())


def test_a_piped_game_has_no_control_codes(start: Start) -> None:
    found = start("watch", "--seed", "1", "--players", "2")
    assert found.returncode == 0
    assert found.stdout.replace("\n", "").isprintable()


def on_a_terminal(*arguments: str, **extra: str) -> str:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "digsite.cli", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm-256color", COLUMNS="80", **extra),
    ):
        os.close(theirs)
        text = b""
        while True:
            try:
                read = os.read(ours, 65536)
            except OSError:  # how a Linux pseudo-terminal says that it was closed
                break
            if not read:
                break
            text += read
    os.close(ours)
    return text.decode()


def test_colours_on_a_terminal_unless_they_are_not_wanted() -> None:
    coloured = on_a_terminal("edition", "card-game")
    assert "\x1b[36mC\x1b[0m" in coloured
    assert "\x1b[3" not in on_a_terminal("edition", "card-game", NO_COLOR="1")


def test_nobody_reads_on() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "digsite.cli", "rules"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        process.wait(60)
    assert process.returncode == 141


def test_letters_a_terminal_does_not_have(start: Start) -> None:
    found = start("edition", "card-game", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert found.returncode == 0
    assert "Pharaoh's Mask" in found.stdout


def interrupted(path: Path, *arguments: str) -> tuple[int, str, str]:
    """Start, wait for the first records to be written, press Ctrl-C."""
    with subprocess.Popen(
        [sys.executable, "-m", "digsite.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as process:
        deadline = time.monotonic() + 300
        while not (path.exists() and path.stat().st_size) and time.monotonic() < deadline:
            time.sleep(0.05)
        out, err = press_ctrl_c(process)
    return process.returncode, out, err


def test_ctrl_c_keeps_whole_games(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    code, out, err = interrupted(
        path, "simulate", "--games", "100000000", "--json", "--seed", "1", "--records", str(path)
    )
    assert code == 130
    assert "Traceback" not in err
    result = json.loads(out)
    assert not result["finished"]
    assert result["games"] > 0
    lines = path.read_bytes().splitlines()
    assert sum(line.startswith(b'{"digsite"') for line in lines) == result["games"]
    assert lines[-1].startswith(b'{"do":"over"')


def completed(words: str, start: Start) -> list[str]:
    """Ask as bash does."""
    found = start(
        _DIGSITE_COMPLETE="complete_bash", COMP_WORDS=f"digsite {words}", COMP_CWORD=str(len(words.split(" ")))
    )
    return found.stdout.split()


@pytest.mark.parametrize(
    "words, expected",
    [
        ("wa", ["watch"]),
        ("edition c", ["card-game"]),
        ("watch --monument t", ["temple", "tomb"]),
        ("watch --variants fierce_weather,l", ["fierce_weather,long_expedition"]),
        ("watch --bots greedy,r", ["greedy,random"]),
        ("rules R2", ["R2", "R20", "R21", "R22", "R23", "R24", "R25"]),
        ("replay --as s", ["spectator"]),
    ],
)
def test_the_shell_completes(words: str, expected: list[str], start: Start) -> None:
    assert completed(words, start) == expected


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_can_be_installed(shell: str, tmp_path: Path, start: Start) -> None:
    found = start("--install-completion", shell, HOME=str(tmp_path), _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert found.returncode == 0, found.stderr
    assert any("digsite" in path.name for path in tmp_path.rglob("*"))
