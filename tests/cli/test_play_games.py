"""Whole games in the terminal, as a process and in this one; leaving, saving, playing again."""

from __future__ import annotations

import io
import os
import pty
import random
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from cli.running import Run, Start, environment, press_ctrl_c
from cli.sitting import Script
from digsite.cli.terminal.session import Session, Wishes
from digsite.editions import load_edition
from digsite.records import Record, read_records, replay

#: The first choice is always allowed, and in the end it sells everything.
FIRST_CHOICE = "1\n" * 1000


def read_all(path: Path) -> list[Record]:
    return list(read_records(path))


def test_a_whole_game_through_a_pipe(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    found = start(
        "play", "--terminal", "--name", "Zoë", "--opponents", "greedy,random", "--seed", "3",
        "--monument", "temple", "--record", str(path), stdin=FIRST_CHOICE,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    assert found.stderr == ""
    assert "Game over." in found.stdout
    assert "Play again?" in found.stdout
    assert f"The record is in {path}." in " ".join(found.stdout.split())
    assert found.stdout.replace("\n", "").isprintable()
    assert max(len(line) for line in found.stdout.splitlines() if "record is in" not in line) <= 80
    (record,) = read_all(path)
    assert replay(record).is_over
    assert record.header.players == ("Zoë", "Ann", "Ben")
    assert record.header.extras["bots"] == ["", "greedy", "random"]


def test_the_pipe_ends_in_mid_game(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    found = start("play", "--terminal", "--seed", "3", "--players", "2", "--record", str(path), stdin="end\n")
    assert found.returncode == 0
    assert found.stderr == ""
    assert "You left the table; the game is not over." in found.stdout
    (record,) = read_all(path)
    assert not replay(record).is_over


def random_lines(seed: int) -> Iterator[str]:
    """Somebody who tries everything, mostly by number."""
    choice = random.Random(seed)
    words = ["ok", "cancel", "cheapest", "undo", "clear", "end", "trade", "explore", "log", "hand", "x", "", "-1"]
    while True:
        yield str(choice.randint(1, 9)) if choice.random() < 0.7 else choice.choice(words)


class Player(Script):
    """Tries everything, and has enough after so many games."""

    def __init__(self, seed: int, games: int = 1) -> None:
        super().__init__(random_lines(seed))
        self._games = games

    def ask(self, prompt: str, completing: object) -> str:
        if prompt.startswith("yes or no"):
            self._games -= 1
            return "yes" if self._games else "no"
        return super().ask(prompt, lambda _: ())


def played(
    edition: str,
    monument: str,
    *,
    players: int = 2,
    seed: int,
    games: int = 1,
    record: Path | None = None,
    player: Player | None = None,
) -> str:
    written = io.StringIO()
    console = Console(file=written, width=80, highlight=False, emoji=False, markup=False)
    wishes = Wishes(
        names=("Ann", "Ben", "Cleo", "Dan", "Eve")[:players],
        kinds=("", *["greedy"] * (players - 1)),
        edition=load_edition(edition),
        monument=monument,
        variants=(),
        first=(),
        seed=seed,
        record=record,
    )
    Session(console, player or Player(seed, games), wishes).play()
    return written.getvalue()


MONUMENTS = [
    (edition, monument)
    for edition in ("card-game", "new-expedition")
    for monument in load_edition(edition).rules.monuments
]


@pytest.mark.parametrize("edition, monument", MONUMENTS)
def test_a_whole_game_at_every_monument(edition: str, monument: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = 2 if monument == "tomb" else 1  # a second game after the first is the same at every monument
    text = played(edition, monument, players=3, seed=len(monument), games=games, record=path)
    assert text.count("Game over.") == games
    assert max(len(line) for line in text.splitlines() if "record is in" not in line) <= 80
    records = read_all(path)
    assert len(records) == games
    assert all(replay(record).is_over for record in records)


def test_five_at_the_table() -> None:
    assert "Game over." in played("new-expedition", "mine", players=5, seed=1)


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--players", "9"], "'--players': '9' is not a whole number from 2 to 5."),
        (["--players", "2", "--opponents", "greedy,greedy"], "There are 2 opponents for 2 players"),
        (["--opponents", "gready"], "There is no bot 'gready'."),
        (["--opponents", "greedy,,greedy"], "There is an empty place in the list of opponents"),
        (["--name", ""], "A name has 1 to"),
        (["--name", "\x1b[31m"], "A name is one line"),
        (["--first", "Zoe"], "Nobody called 'Zoe' is at this table. There are: Ann (0), Bruno (1), Marta (2)."),
        (["--first", "0,me"], "Name each seat only once"),
        (["--edition", "card-game", "--first", "me"], "drawn by lot"),
        (["--monument", "castle"], "castle"),
        (["--seed", "-1"], "'--seed': '-1' is not a whole number from 0 to"),
    ],
)
def test_wrong_usage(run: Run, arguments: list[str], sentence: str) -> None:
    result = run("play", "--terminal", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr


def test_an_existing_record_is_not_written_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine")
    result = run("play", "--terminal", "--record", str(path))
    assert result.exit_code == 2
    assert path.read_text() == "mine"


def test_what_is_for_the_terminal_is_not_for_the_browser(run: Run) -> None:
    result = run("play", "--opponents", "greedy")
    assert result.exit_code == 2
    assert "--opponents goes with --terminal; in the browser you choose at the table." in result.stderr


def test_who_starts(run: Run) -> None:
    for first, begins in (("me", "You dug up "), ("Bruno", "Bruno dug up "), ("2", "Marta dug up ")):
        result = run("play", "--terminal", "--first", first, "--seed", "1", stdin="")
        told = [line for line in result.stdout.splitlines() if " dug up " in line or "You dug up " in line]
        assert told[0].startswith(begins)


def test_in_mid_game_nothing_is_saved_that_tells_the_others_hands(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "so far.jsonl"
    lines = f"save {path}\nsave\nquit\nno\nquit\nmaybe\nyes\n"
    result = run("play", "--terminal", "--seed", "2", "--first", "me", stdin=lines)
    assert result.exit_code == 0
    assert "You left the table" in result.stdout
    assert "Type yes or no." in result.stdout
    text = " ".join(result.stdout.split())
    assert text.count("You can save the record when the game is over: until then it would show all hands.") == 2
    assert not list(tmp_path.iterdir())


def test_saving_when_the_game_is_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    class Saver(Player):
        """Plays a game at random, saves it at the last question, and leaves by ``quit``."""

        ends = iter([f"save {path}", f"save {path}", "no", f"save {path}", "yes", "save", "museums", "quit"])

        def ask(self, prompt: str, completing: object) -> str:
            return next(self.ends) if prompt.startswith("yes or no") else super().ask(prompt, completing)

    text = " ".join(played("new-expedition", "tomb", seed=4, player=Saver(4)).split())
    assert "Play again? ('save FILE' saves the record of this game.)" in text
    assert text.count("The record is saved in") == 2
    assert "Type where: save FILE." in text
    assert "Museum" in text
    assert "Leave this game?" not in text
    (record,) = read_all(path)
    assert replay(record).is_over


#: What a terminal is told when somebody begins to read keys: that pasted text is to be marked.
PROMPT = "\x1b[?2004h"


class Terminal:
    """A process on a terminal of its own."""

    def __init__(self, *arguments: str, **extra: str) -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "digsite.cli", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(TERM="xterm-256color", COLUMNS="80", LINES="24", **extra),
            start_new_session=True,
        )
        os.close(theirs)
        self.text = ""
        self._read = 0

    def read_until(self, wanted: str) -> None:
        deadline = time.monotonic() + 120
        while wanted not in self.text[self._read :]:
            assert time.monotonic() < deadline, self.text
            if not select.select([self._ours], [], [], 1)[0]:
                continue
            read = os.read(self._ours, 65536)
            if b"\x1b[6n" in read:  # a terminal that is asked where its cursor is, answers
                os.write(self._ours, b"\x1b[24;1R")
            self.text += read.decode(errors="replace")
        self._read = self.text.index(wanted, self._read) + len(wanted)

    def read_question(self) -> None:
        """Read until the prompt is there, and with it whoever reads the keys."""
        self.read_until(PROMPT)

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def leave(self) -> int:
        deadline = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < deadline:
            if not select.select([self._ours], [], [], 1)[0]:
                continue
            try:
                self.text += os.read(self._ours, 65536).decode(errors="replace")
            except OSError:  # how a Linux pseudo-terminal says that it was closed
                break
        try:
            return self.process.wait(10)
        finally:
            self.process.kill()
            os.close(self._ours)


@pytest.mark.parametrize("keys, code", [("\x03", 130), ("\x04", 0)])
def test_ctrl_c_and_ctrl_d_leave_cleanly(keys: str, code: int, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    terminal = Terminal("play", "--terminal", "--seed", "2", "--first", "me", "--pace", "0", "--record", str(path))
    terminal.read_question()
    terminal.type("hand\r")
    terminal.read_until("now ")
    terminal.read_question()
    terminal.type(keys)
    assert terminal.leave() == code
    assert "Traceback" not in terminal.text
    assert len(read_all(path)) == 1


def test_a_terminal_completes_and_has_colours() -> None:
    terminal = Terminal("play", "--terminal", "--seed", "2", "--first", "me", "--pace", "0")
    terminal.read_question()
    assert "\x1b[38;2;" in terminal.text or "\x1b[38;5;" in terminal.text
    terminal.type("muse\t\r")
    terminal.read_until("Museum")
    terminal.read_question()
    terminal.type("\x04")
    assert terminal.leave() == 0


def test_no_colours_where_they_are_not_wanted() -> None:
    terminal = Terminal("play", "--terminal", "--seed", "2", "--first", "me", "--pace", "0", NO_COLOR="1")
    terminal.read_question()
    terminal.type("\x04")
    terminal.leave()
    assert "\x1b[3" not in terminal.text.replace("\x1b[3m", "")


def test_ctrl_c_while_a_bot_moves() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "digsite.cli", "play", "--terminal", "--seed", "2", "--first", "1", "--pace", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    ) as process:
        assert process.stdout is not None
        while b" dug up " not in process.stdout.readline():
            assert process.poll() is None
        _, errors = press_ctrl_c(process)
    assert process.returncode == 130
    assert b"Traceback" not in errors
