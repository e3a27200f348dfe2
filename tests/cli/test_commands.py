"""Every command: what it prints, and the exit code it leaves with."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from cli.running import Run, Start
from digsite.arena import Simulation
from digsite.dealers import FairDealer, FairSheet, commitment, seat_commitment
from digsite.editions import MONUMENTS, PRINTED, VARIANTS, load_edition
from digsite.game import Game
from digsite.records import record_lines
from digsite.rulebook import rules
from digsite.words import english, message

COMMANDS = (
    "watch",
    "rules",
    "edition",
    "replay",
    "games",
    "check",
    "verify",
    "review",
    "simulate",
    "bench",
    "play",
    "serve",
    "tournament",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Usage: digsite {command}" in result.stdout
    assert not set("<{}") & set(result.stdout)
    assert command in run("--help").stdout


@pytest.mark.parametrize(
    "command, usage, argument",
    [
        ("check", "[OPTIONS] FILE...", "FILE"),
        ("rules", "[OPTIONS] [QUERY]...", "QUERY"),
        ("replay", "[OPTIONS] FILE|ADDRESS", "FILE|ADDRESS"),
        ("edition", "[OPTIONS] [ID|FILE]", "ID|FILE"),
    ],
)
def test_usage_names_arguments_as_people_do(run: Run, command: str, usage: str, argument: str) -> None:
    lines = run(command, "--help").stdout.splitlines()
    assert lines[0] == f"Usage: digsite {command} {usage}"
    assert any(line.startswith(f"  {argument}  ") for line in lines)


def test_version(run: Run) -> None:
    assert run("--version").stdout == "digsite 0.1.0\n"


# Wrong usage


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["wach"], "No such command 'wach'"),
        (["watch", "--colour"], "No such option: --colour"),
        (["watch", "--players", "many"], "'--players': 'many' is not a whole number from 2 to 5."),
        (["watch", "--players", "2.5"], "'--players': '2.5' is not a whole number from 2 to 5."),
        (["watch", "--players", "9"], "'--players': '9' is not a whole number from 2 to 5."),
        (["watch", "--players", "1"], "'--players': '1' is not a whole number from 2 to 5."),
        (["watch", "--players", "5", "--edition", "card-game"], "players is 5; allowed are whole numbers from 2 to 4."),
        (["watch", "--names", "Ann"], "players is 1; allowed are whole numbers from 2 to 5."),
        (["watch", "--players", "3", "--names", "Ann,Ben"], "There are 2 names for 3 players"),
        (["watch", "--names", "Ann,,Ben"], "There is an empty place in the list of names: 'Ann,,Ben'."),
        (["watch", "--edition", "card-gme"], "Did you mean 'card-game'?"),
        (["watch", "--monument", "tom"], "monument is 'tom'; allowed are: great_pyramid"),
        (["watch", "--variants", "windy"], "variants[0] is 'windy'"),
        (["watch", "--bots", "gready"], "There is no bot 'gready'"),
        (["watch", "--bots", ""], "There are 0 bots for 3 seats"),
        (["watch", "--players", "3", "--bots", "random,random,random,random"], "There are 4 bots for 3 seats"),
        (["watch", "--as", "Zoe"], "There are: Ann (0), Ben (1), Cleo (2), spectator."),
        (["watch", "--seed", "-1"], "'--seed': '-1' is not a whole number from 0 to 18446744073709551615."),
        (["watch", "--seed", "9" * 5000], "'--seed': '9999"),
        (["watch", "--pace", "-1"], "'--pace': '-1' is not a number from 0 to 60."),
        (["watch", "--pace", "nan"], "'--pace': 'nan' is not a number from 0 to 60."),
        (["rules", "zzz"], "No rule has this id or mentions 'zzz'."),
        (["rules", "sphinx", "--edition", "card-game"], "in the other edition see R65"),
        (["edition", "--toml"], "Say which edition's file"),
        (["edition", "no/such.toml"], "no/such.toml"),
        (["replay", "no-such-file"], "no-such-file: No such file or directory."),
        (["replay"], "Missing argument"),
        (["check", "no-such-file"], "no-such-file: No such file or directory."),
        (["check", "."], ".: Is a directory."),
        (["verify", "no-such-file"], "no-such-file: No such file or directory."),
        (["verify", "no-such-file", "--commitment", "12"], "A commitment is 64 hex digits, not '12'."),
        (["simulate", "--games", "0"], "'--games': '0' is not a whole number from 1 on."),
        (["simulate", "--players", "6"], "'--players': '6' is not a whole number from 2 to 5."),
        (["simulate", "--workers", "257"], "'--workers': '257' is not a whole number from 1 to 256."),
        (["serve", "--port", "http"], "'--port': 'http' is not a whole number from 0 to 65535."),
        (["rules", "R12", "R99"], "No rule has this id or mentions 'R12 R99'."),
        (["simulate", "--records", "no/such/folder/file"], "no/such/folder/file: No such file or directory."),
        (["bench", "--seconds", "x"], "'--seconds': 'x' is not a number from 0.1 to 600."),
        (["bench", "--server", "--start"], "--server and --start are two measurements: take one at a time."),
        (["bench", "--servers", "2"], "--servers says how many are measured with --server: say both."),
        (["bench", "--workers", "2"], "--workers says how many workers our server has: say it with --server alone."),
        (["bench", "--server", "--servers", "2", "--workers", "2"], "say it with --server alone."),
        (["serve", "--workers", "65"], "'--workers': '65' is not a whole number from 1 to 64."),
    ],
)
def test_wrong_usage_is_one_sentence_and_exit_code_2(run: Run, arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: ")
    assert sentence in result.stderr
    assert result.stdout == ""


# watch and replay


def test_watch_tells_a_whole_game(run: Run) -> None:
    result = run("watch", "--seed", "3", "--names", "Ida, Jo", "--monument", "tomb", "--bots", "greedy,random")
    assert result.exit_code == 0
    assert "Ida (greedy) and Jo (random)" in result.stdout
    assert "Seed 3." in result.stdout
    assert "Game over." in result.stdout
    again = run("watch", "--seed", "3", "--names", "Ida, Jo", "--monument", "tomb", "--bots", "greedy,random")
    assert again.stdout == result.stdout


@pytest.mark.parametrize("monument", MONUMENTS)
def test_watch_every_monument(run: Run, monument: str) -> None:
    edition = "card-game" if monument == "pyramid" else "new-expedition"
    result = run("watch", "--edition", edition, "--monument", monument, "--seed", "1", "--bots", "greedy,random")
    assert result.exit_code == 0
    assert f"{MONUMENTS[monument].name}." in result.stdout


def test_watch_an_edition_of_ones_own(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = run("edition", "new-expedition", "--toml").stdout
    mine.write_text(text.replace('id = "new-expedition"', 'id = "mine"').replace('"Pot Shard"', '"Vase of Ur"'))
    result = run("watch", "--edition", str(mine), "--seed", "2", "--monument", "mine", "--variants", "fierce_weather")
    assert result.exit_code == 0
    assert "Vase of Ur" in result.stdout
    assert "Fierce Weather." in result.stdout


def test_replay_tells_a_record(run: Run, games: Path) -> None:
    first, second = run("replay", str(games)), run("replay", str(games), "--record", "2")
    assert first.exit_code == second.exit_code == 0
    assert "Game over." in first.stdout
    assert first.stdout != second.stdout
    spectator = run("replay", str(games), "--as", "spectator")
    assert "dug up a treasure." in spectator.stdout
    assert run("replay", "-", stdin=games.read_bytes()).stdout == first.stdout


def test_replay_says_where_a_game_breaks_off(run: Run, games: Path) -> None:
    lines = games.read_bytes().splitlines(keepends=True)
    result = run("replay", "-", stdin=b"".join(lines[:9]))
    assert result.exit_code == 0
    assert "The record ends here; the game was not over." in result.stdout


def test_replay_leaps_to_a_turn_or_an_event_and_lists_moments(run: Run, games: Path) -> None:
    whole = run("replay", str(games)).stdout
    listed = run("replay", str(games), "--moments").stdout.splitlines()
    assert len(listed) > 3
    event = listed[2].split()[0]
    there = run("replay", str(games), "--at", event)
    assert there.exit_code == 0
    assert there.stdout.splitlines()[-3:] == whole.splitlines()[-3:]
    assert len(there.stdout) < len(whole)
    assert sum("•" in line for line in whole.splitlines()) == len(listed)
    fifth = run("replay", str(games), "--turn", "5").stdout
    assert re.search(r"^  5[• ] ", fifth, re.MULTILINE)
    assert not re.search(r"^  4[• ] ", fifth, re.MULTILINE)
    assert "This game has events 0 to" in run("replay", str(games), "--at", "9999").stderr
    assert "turns, not 999." in run("replay", str(games), "--turn", "999").stderr
    assert "give one of them" in run("replay", str(games), "--turn", "1", "--at", "1").stderr


def test_replay_takes_the_address_of_a_moment(run: Run, games: Path) -> None:
    one = b"".join(games.read_bytes().splitlines(keepends=True))
    with answering({"/api/tables/23456789abcd/record": (200, one)}) as site:
        told = run("replay", f"{site}/table/23456789abcd/replay?at=3&eyes=public")
        assert told.stdout == run("replay", str(games), "--at", "3", "--as", "spectator").stdout
        gone = run("replay", f"{site}/table/zzz/replay")
        assert (gone.exit_code, gone.stdout) == (2, "")
        assert "There is no such table." in gone.stderr
    assert "cannot be fetched" in run("replay", f"{site}/table/23456789abcd").stderr
    assert "is not the address of a table" in run("replay", "http://localhost/elsewhere").stderr


@contextmanager
def answering(answers: dict[str, tuple[int, bytes]]) -> Iterator[str]:
    """A server that has these answers, and else says that there is no such table."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # the library's name
            status, body = answers.get(self.path, (404, b'{"code":"x","sentence":"There is no such table."}'))
            self.send_response(status)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    site = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    Thread(target=site.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{site.server_port}"
    finally:
        site.shutdown()
        site.server_close()


def test_replay_refuses_what_is_not_there_or_wrong(run: Run, games: Path) -> None:
    assert "has only 3 game records; there is no record 9." in run("replay", str(games), "--record", "9").stderr
    assert run("replay", str(games), "--record", "9").exit_code == 2
    wrong = run("replay", "-", stdin=b'{"do":"end","by":0}\n')
    assert wrong.exit_code == 2
    assert "Line 1: A record begins with a header" in wrong.stderr


# check


def test_check_legal_games(run: Run, games: Path) -> None:
    result = run("check", str(games))
    assert result.exit_code == 0
    assert result.stdout.count("is legal.") == 3
    assert result.stdout.endswith("3 games: 3 legal.\n")
    assert run("check", "-q", str(games)).stdout == "3 games: 3 legal.\n"
    assert run("check", "-", stdin=games.read_bytes()).exit_code == 0


def test_check_names_line_event_and_reason(run: Run, games: Path, tmp_path: Path) -> None:
    lines = games.read_bytes().splitlines(keepends=True)
    lines[2] = b'{"do":"dig","by":0,"card":"golden_idol"}\n'
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_bytes(b"".join(lines))
    result = run("check", str(games), str(wrong))
    assert result.exit_code == 1
    assert f"{wrong}:3: game 1 is wrong: " in result.stdout
    assert '    {"do":"dig","by":0,"card":"golden_idol"}' in result.stdout
    assert result.stdout.endswith("6 games: 5 legal, 1 wrong.\n")


def test_check_json(run: Run, games: Path) -> None:
    bad = b'{"do":"end","by":0}\n' + games.read_bytes()
    result = run("check", "--json", "-", stdin=bad)
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert (found["games"], found["legal"], found["wrong"]) == (4, 3, 1)
    assert found["files"][0]["wrong"][0]["line"] == 1
    assert found["files"][0]["wrong"][0]["reason"].startswith("A record begins with a header")


def corrected(games: Path) -> bytes:
    """The games, the first of them with a mask that sells for more."""
    first, rest = games.read_bytes().split(b"\n", 1)
    header = json.loads(first)
    header["figures"]["pharaohs_mask"]["sells"][-1] = 999
    header["figures"]["broken_cup"]["sells"].append(16)
    return json.dumps(header).encode() + b"\n" + rest


def test_check_says_which_figures_are_not_the_printed_ones(run: Run, games: Path) -> None:
    result = run("check", "-", stdin=corrected(games))
    told = "game 1 is legal, with figures of its own: broken_cup sells 2 15 16 (printed: 2 15); "
    assert f"{told}pharaohs_mask sells 4 12 26 999 (printed: 4 12 26 50).\n" in result.stdout
    assert result.stdout.count("is legal.") == 2
    assert result.stdout.endswith("3 games: 3 legal (1 of them with figures of its own).\n")
    assert result.exit_code == 0
    found = json.loads(run("check", "--json", "-", stdin=corrected(games)).stdout)
    assert (found["legal"], found["wrong"]) == (3, 0)
    (own,) = found["files"][0]["own_figures"]
    assert (own["number"], own["line"]) == (1, 1)
    assert own["figures"][1] == {
        "key": "pharaohs_mask.sells",
        "value": [4, 12, 26, 999],
        "printed": [4, 12, 26, 50],
    }


def test_check_refuses_a_header_that_contradicts_its_edition(run: Run, games: Path) -> None:
    for variant, key, rule in (
        ("long_expedition", "figures", "(R1, R80)."),
        ("fierce_weather", "sandstorms", "(R81)."),
    ):
        changed = games.read_bytes().replace(b'"variants":[]', f'"variants":["{variant}"]'.encode(), 1)
        result = run("check", "-", stdin=changed)
        assert result.exit_code == 1
        first = result.stdout.splitlines()[0]
        assert first.startswith(f"standard input:1: game 1 is wrong: {key} ")
        assert first.endswith(rule)


def test_check_says_which_games_are_not_finished(run: Run, games: Path) -> None:
    lines = games.read_bytes().splitlines(keepends=True)
    result = run("check", "-", stdin=b"".join(lines[:9]))
    assert result.exit_code == 0
    assert "1 legal (1 of them not finished)" in result.stdout


@pytest.mark.parametrize("content", [b"", b"\n"])
def test_check_an_empty_file(run: Run, content: bytes) -> None:
    result = run("check", "-", stdin=content)
    assert result.exit_code == (1 if content else 2)


def test_check_goes_on_after_a_file_that_cannot_be_read(run: Run, games: Path) -> None:
    result = run("check", "no-such-file", str(games))
    assert result.exit_code == 2
    assert "3 games: 3 legal." in result.stdout


def test_check_json_names_files_that_cannot_be_read(run: Run, games: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    result = run("check", "--json", str(games), "no-such-file", str(empty))
    assert result.exit_code == 2
    found = json.loads(result.stdout)
    assert [(file["file"], file["games"], file["unreadable"]) for file in found["files"]] == [
        (str(games), 3, None),
        ("no-such-file", 0, "No such file or directory."),
        (str(empty), 0, "There is no game record in it."),
    ]
    assert "no-such-file: No such file or directory." in result.stderr


# verify


def fair_record(
    secret: bytes = bytes(range(32)),
    entropy: tuple[bytes, bytes] = (b"Ann's bytes", b"Ben's bytes"),
    sheet: dict[str, Any] | None = None,
    **more: object,
) -> bytes:
    written = FairSheet(commitment(secret), entropy, ("first",), seed=secret, **(sheet or {}))
    game = Game(["Ann", "Ben"], monument="tomb", dealer=FairDealer(secret, entropy))
    while not game.is_over:
        game.step(game.legal_steps[-1])
    return b"".join(record_lines(game, {"fair": written.to_json(), **more}))


def test_verify_a_fair_game(run: Run) -> None:
    record = fair_record()
    result = run("verify", "-", stdin=record)
    assert result.exit_code == 0
    assert "game 1 was dealt fairly: its seed fits its own commitment and gives every card.\n" in result.stdout
    noted = commitment(bytes(range(32)))
    assert "the commitment you noted" in run("verify", "-", "--commitment", noted.upper(), stdin=record).stdout


def test_verify_names_whoever_added_no_random_bytes(run: Run) -> None:
    assert "no random bytes" not in run("verify", "-", stdin=fair_record()).stdout
    one = run("verify", "-", stdin=fair_record(entropy=(b"Ann's bytes", b"")))
    assert one.exit_code == 0
    assert "was dealt fairly" in one.stdout
    assert "    no random bytes from Ben\n" in one.stdout
    bot = run("verify", "-", stdin=fair_record(entropy=(b"Ann's bytes", b""), bots=[None, "novice"]))
    assert "    no random bytes from Ben (a bot)\n" in bot.stdout


def test_verify_calls_nobody_a_bot_who_added_bytes_and_left(run: Run) -> None:
    left = [{"seat": 1, "event": 9, "why": "left"}]
    told = run("verify", "-", stdin=fair_record(entropy=(b"Ann's", b"Ben's"), bots=[None, "novice"], left=left)).stdout
    assert "(a bot)" not in told
    silent = fair_record(entropy=(b"Ann's bytes", b""), bots=[None, "novice"], left=left)
    assert "    no random bytes from Ben (who left: a bot played on)\n" in run("verify", "-", stdin=silent).stdout


def test_verify_says_how_everybody_had_a_part_in_the_deal(run: Run) -> None:
    older = run("verify", "-", stdin=fair_record()).stdout
    assert "    dealt in the older way: no seat committed to its random bytes before they were shown\n" in older
    promise = commitment(bytes(range(32)))
    entropy = (b"sixteen of Ann's bytes", b"Ben's bytes")
    noted = {"commitments": (seat_commitment(promise, 0, entropy[0]), ""), "voided": 2}
    result = run("verify", "-", stdin=fair_record(entropy=entropy, sheet=noted))
    assert result.exit_code == 0
    assert "was dealt fairly" in result.stdout
    assert "    random bytes as committed to from Ann\n" in result.stdout
    assert "    random bytes in the open, without a commitment, from Ben\n" in result.stdout
    assert "    2 deals came to nothing before: bytes were not shown\n" in result.stdout
    other = run("verify", "-", stdin=fair_record(entropy=(b"sixteen of Eve's bytes", b""), sheet=noted))
    assert other.exit_code == 1
    assert "is not proven fair: The bytes of seat 0 are not the ones it committed to" in other.stdout


def test_verify_proves_nothing_where_nobody_added_random_bytes(run: Run) -> None:
    result = run("verify", "-", stdin=fair_record(entropy=(b"", b"")))
    assert result.exit_code == 1
    assert "is not proven fair: its seed gives every card, but no seat added random bytes" in result.stdout
    assert "dealt fairly" not in result.stdout


def test_verify_says_that_a_game_is_unfinished(run: Run) -> None:
    lines = fair_record().splitlines(keepends=True)
    for events, told in ((1, "1 event"), (9, "9 events")):
        result = run("verify", "-", stdin=b"".join(lines[: events + 1]))
        assert result.exit_code == 0
        assert "was dealt fairly: its seed fits its own commitment and gives every card." in result.stdout
        assert f" It is unfinished: so far, {told}.\n" in result.stdout


def test_verify_names_what_is_wrong(run: Run, games: Path) -> None:
    record = fair_record()
    other = run("verify", "-", "--commitment", "0" * 64, stdin=record)
    assert other.exit_code == 1
    assert "not the one you noted" in other.stdout
    assert run("verify", str(games)).exit_code == 1
    swapped = record.replace(bytes(range(32)).hex().encode(), bytes(32).hex().encode())
    assert "not the one the server committed to" in run("verify", "-", stdin=swapped).stdout


def test_verify_a_game_dealt_otherwise(run: Run) -> None:
    header = fair_record().splitlines(keepends=True)[0]
    game = Game(["Ann", "Ben"], monument="tomb", seed=5, first=json.loads(header)["first"])
    result = run("verify", "-", stdin=header + b"".join(record_lines(game)[1:]))
    assert result.exit_code == 1
    assert "is not as dealt: The seed gives" in result.stdout


def test_verify_one_commitment_for_several_games(run: Run) -> None:
    several = fair_record() * 2
    noted = commitment(bytes(range(32)))
    assert run("verify", "-", "--commitment", noted, stdin=several).exit_code == 2
    assert run("verify", "-", "--commitment", noted, "--record", "2", stdin=several).exit_code == 0
    assert run("verify", "-", stdin=several).exit_code == 0


# compiling


def test_whoever_waits_for_the_compiler_is_told(run: Run, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import digsite.arena
    from digsite.cli import compiling

    compiled: list[str] = []
    monkeypatch.setattr(compiling, "are_ready", lambda parts: set(parts) <= set(compiled))
    monkeypatch.setattr(digsite.arena, "missing_parts", lambda bots, **needed: ["rules"])

    def compile_ahead(report: Callable[[str], None], bots: tuple[str, ...], **_needed: bool) -> None:
        report("rules")
        compiled.append("rules")

    monkeypatch.setattr(digsite.arena, "compile_ahead", compile_ahead)
    assert run("check", "-q", str(games)).stderr == "Compiling the rules for this machine (once, about a minute) ...\n"
    assert run("check", "-q", str(games)).stderr == ""
    assert compiled == ["rules"]


@pytest.mark.parametrize("bots", ["expert", "greedy,digger,novice"])
def test_a_game_goes_the_same_way_compiled_or_plain(start: Start, tmp_path: Path, bots: str) -> None:
    command = ("watch", "--seed", "7", "--monument", "tomb", "--bots", bots)
    compiled = start(*command)
    plain = start(*command, DIGSITE_CACHE_DIR=str(tmp_path))
    assert plain.stdout == compiled.stdout
    assert plain.stderr == compiled.stderr == "", "and nobody waits for a compiler"
    assert not list(tmp_path.rglob("*.nbi")), "nothing was compiled for it"


def test_short_work_does_not_wait_for_the_compiler(start: Start, tmp_path: Path, games: Path) -> None:
    for command in (("check", "-q", str(games)), ("replay", str(games)), ("simulate", "--games", "1", "--seed", "1")):
        told = start(*command, DIGSITE_CACHE_DIR=str(tmp_path))
        assert (told.returncode, told.stderr) == (0, "")
    assert not list(tmp_path.rglob("*.nbi"))


def test_a_game_in_the_terminal_begins_while_it_is_compiled_behind(start: Start, tmp_path: Path) -> None:
    command = ("play", "--terminal", "--seed", "5", "--pace", "0", "--opponents", "digger,pharaoh")
    told = start(*command, stdin="quit\n", DIGSITE_CACHE_DIR=str(tmp_path))
    assert told.returncode == 0
    assert "this time the Pharaoh plays as the Professor would" in told.stderr
    assert "Compiling" not in told.stdout + told.stderr
    assert "Leave this game?" in told.stdout


# edition and rules


def test_edition_lists_the_printed_ones(run: Run) -> None:
    for printed in PRINTED:
        assert printed in run("edition").stdout


@pytest.mark.parametrize("printed", PRINTED)
def test_edition_shows_every_figure_with_its_source(run: Run, printed: str) -> None:
    edition = load_edition(printed)
    text = run("edition", printed).stdout
    rows = {line[:15].strip(): line.split("  ") for line in reversed(text.splitlines())}  # the first table's stay
    for treasure in edition.treasures:
        cells = [cell.strip() for cell in rows[treasure.name] if cell.strip()][1:]
        figures = [treasure.cards, treasure.trade, *treasure.sells]
        sources = [treasure.sources.cards, treasure.sources.trade, *treasure.sources.sells]
        assert cells == [f"{figure} {source.value[0].upper()}" for figure, source in zip(figures, sources, strict=True)]
    for source in {figure.source for figure in edition.figures()}:
        assert english(message(f"figures-source-{source.value}")) in text
    for name in (*edition.rules.monuments, *edition.rules.variants):
        assert name in text


@pytest.mark.parametrize("printed", PRINTED)
def test_edition_toml_is_the_file(run: Run, printed: str, tmp_path: Path) -> None:
    text = run("edition", printed, "--toml").stdout
    assert text == load_edition(printed).path.read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text, encoding="utf-8")
    assert run("edition", str(mine)).stdout == run("edition", printed).stdout


def test_a_broken_edition_file(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(run("edition", "card-game", "--toml").stdout.replace("trade = 3", "trade = 12"))
    result = run("edition", str(mine))
    assert result.exit_code == 2
    assert f"{mine}: treasures.talisman.trade is 12; allowed are whole numbers from 1 to 9." in result.stderr


def test_edition_and_games_tell_of_a_namesake_with_other_figures(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = run("edition", "new-expedition", "--toml").stdout
    mine.write_text(text.replace("[3, 10, 20, 32, 50]", "[3, 10, 21, 32, 50]"))
    note = "This file has the id of the printed new-expedition, and figures of its own: "
    note += "talisman sells 3 10 21 32 50 (printed: 3 10 20 32 50)."
    assert note in " ".join(run("edition", str(mine)).stdout.split())
    path = tmp_path / "games.jsonl"
    played = run("simulate", "--games", "2", "--edition", str(mine), "--records", str(path))
    assert (played.exit_code, played.stderr) == (0, note + "\n")
    assert run("check", str(path)).stdout.count("is legal, with figures of its own: talisman sells") == 2
    mine.write_text(text.replace("[3, 10, 20, 32, 50]", "[3, 10, 21, 32, 50]").replace('"new-expedition"', '"mine"', 1))
    assert "figures of its own" not in run("edition", str(mine)).stdout
    assert run("simulate", "--games", "1", "--edition", str(mine)).stderr == ""


@pytest.mark.parametrize("printed", PRINTED)
@pytest.mark.parametrize("columns", [20, 30, 45, 60, 80])
def test_edition_leaves_nothing_out_on_a_narrow_screen(
    run: Run, monkeypatch: pytest.MonkeyPatch, printed: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    text = run("edition", printed).stdout
    assert "…" not in text
    assert max(len(line) for line in text.splitlines()) <= columns
    words = text.split()
    for treasure in load_edition(printed).treasures:
        for price in treasure.sells:
            assert str(price) in words
    assert {"Thieves", "Sandstorms", *load_edition(printed).rules.monuments} <= set(words)


def test_edition_stacks_what_does_not_fit(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    lines = run("edition", "card-game").stdout.splitlines()
    at = lines.index("Broken Cup")
    assert lines[at + 1 : at + 5] == ["  Cards: 6 C", "  Trade: 2 C", "  Sells ×1: 2 C", "  ×2: 15 C"]


def test_rules_shows_all_of_them(run: Run) -> None:
    text = " ".join(run("rules").stdout.split())
    for rule in rules():
        assert f"{rule.id} {rule.title}" in text
        assert rule.text in text


def test_rules_finds_an_id_or_words(run: Run) -> None:
    assert "R12" in run("rules", "r12").stdout
    assert "R13" not in run("rules", "r12").stdout
    assert "R66" in run("rules", "buried", "ruins").stdout
    for several in (["r12", "r13"], ["R12,R13"], ["R12,", "R13"]):
        assert [word for word in run("rules", *several).stdout.split() if word in ("R11", "R12", "R13")] == [
            "R12",
            "R13",
        ]
    assert run("rules", "R12,").stdout == run("rules", "R12").stdout
    assert "Ruling: " in run("rules", "R23").stdout


def test_rules_of_one_edition(run: Run) -> None:
    text = run("rules", "--edition", "card-game").stdout
    assert "R60" in text
    assert "R61" not in text


# simulate and bench


def test_simulate_counts_wins(run: Run) -> None:
    arguments = ["simulate", "--games", "30", "--players", "3", "--bots", "greedy,random", "--seed", "4"]
    result = json.loads(run(*arguments, "--json").stdout)
    bots = {bot["bot"]: bot for bot in result["bots"]}
    expected = list(Simulation(players=3, bots=("greedy", "random"), seed=4).run(30))
    assert bots["greedy"]["seats"] == 2
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(30)
    shares = sum(1 / len(game.winners) for game, _ in expected if 1 in game.winners)
    assert bots["random"]["wins"] == pytest.approx(shares)
    assert bots["random"]["mean_money"] == pytest.approx(sum(game.money[1] for game, _ in expected) / 30)
    assert bots["random"]["low"] < bots["random"]["win_rate"] < bots["random"]["high"]
    assert result["finished"]
    assert result["decisions"] == sum(game.decisions for game, _ in expected)
    table = run(*arguments).stdout
    assert "greedy" in table
    assert "seed 4" in table


def test_simulate_writes_records_that_check(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["simulate", "--games", "4", "--variants", "long_expedition", "--seed", "4"]
    assert run(*arguments, "--records", str(path)).exit_code == 0
    assert run("check", str(path)).stdout.endswith("4 games: 4 legal.\n")
    to_stdout = run(*arguments, "--records", "-")
    assert to_stdout.stdout_bytes == path.read_bytes()
    assert "greedy" in to_stdout.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("games", ["1", "500"])
def test_a_full_disk_is_named_where_there_is_a_file_that_is_always_full(run: Run, games: str) -> None:
    result = run("simulate", "--games", games, "--records", "/dev/full", "--seed", "1")
    assert result.exit_code == 2
    assert result.stderr == "Error: /dev/full: No space left on device.\n"


def test_bench_prints_one_json_object(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    import digsite.arena.bench
    import digsite.envs.bench

    figures = {
        "playout_per_s": 12345678,
        "step_per_s": 250000,
        "games_per_s": 70000,
        "peers": {"other.gin_rummy": 25000},
        "ratios": {"playout/other.gin_rummy": 493.8, "step/other.gin_rummy": 9.5},
        "rows": [{"row": "a"}, {"row": "e"}],
    }
    environments = {"rows": {"vector": {"per_s": 3456789, "does": "games at once"}}, "ratios": {}}
    lettered = [{"row": "c"}]
    monkeypatch.setattr(digsite.arena.bench, "run", lambda seconds, progress: dict(figures))
    monkeypatch.setattr(digsite.envs.bench, "run", lambda seconds, progress: environments | {"lettered": lettered})
    assert json.loads(run("bench", "--json").stdout) == {
        **figures,
        "rows": [{"row": "a"}, {"row": "c"}, {"row": "e"}],
        "environments": environments,
    }
    table = run("bench").stdout
    assert "3,456,789" in table
    assert "12,345,678" in table
    assert "494 times" in table
    assert "9.5 times" in table


def test_every_variant_can_be_watched(run: Run) -> None:
    result = run("watch", "--variants", ",".join(VARIANTS), "--players", "2", "--seed", "1")
    assert result.exit_code == 0
    for variant in VARIANTS.values():
        assert f"{variant.name}." in result.stdout
