"""Whatever is typed or lies in a file: a sentence and an exit code, never a traceback."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.running import Run
from digsite.cli.failing import UsageError
from digsite.cli.options import seated, words_of
from digsite.cli.screen import clean

anything = st.text(max_size=30).filter(lambda text: "\0" not in text)
quickly = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
OPTIONS = ["--players", "--names", "--edition", "--monument", "--variants", "--bots", "--seed", "--as", "--pace"]


@quickly
@given(option=st.sampled_from(OPTIONS), value=anything)
def test_any_value_of_an_option_of_watch(run: Run, option: str, value: str) -> None:
    # Two players cannot be one: whatever else is wished, this game is refused before it begins.
    result = run("watch", f"{option}={value}", "--players", "1", "--names", "Ann")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert "\x1b" not in result.stderr


@quickly
@given(value=anything)
def test_any_edition_and_any_query(run: Run, value: str) -> None:
    for arguments in (["edition", "--", value], ["rules", "--", value], ["rules", "--edition", value]):
        result = run(*arguments)
        assert result.exit_code in (0, 2)
        assert "\x1b" not in result.output


@quickly
@given(content=st.binary(max_size=200))
def test_any_file(run: Run, content: bytes) -> None:
    for command in ("check", "replay", "verify"):
        result = run(command, "-", stdin=content)
        assert result.exit_code in (1, 2)
        assert "\x1b" not in result.output


def test_a_line_without_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "long"
    path.write_bytes(b'{"digsite":1' + b" " * (5 << 20) + b"}\n")
    result = run("check", str(path))
    assert result.exit_code == 1
    assert "A line has at most" in result.stdout
    assert len(result.stdout) < 1000


@given(text=st.text())
def test_lists_are_split_or_refused(text: str) -> None:
    try:
        words = words_of(text, "things")
    except UsageError:
        return
    assert all(word == word.strip() and word and "," not in word for word in words)


@given(bots=st.lists(st.sampled_from("abc"), min_size=1, max_size=5), seats=st.integers(2, 5))
def test_bots_are_seated_in_order(bots: list[str], seats: int) -> None:
    try:
        found = seated(tuple(bots), seats)
    except UsageError:
        assert len(bots) > seats
        return
    assert len(found) == seats
    assert found[: len(bots)] == tuple(bots)


@given(text=st.text())
def test_clean_text_is_printable(text: str) -> None:
    unbroken = str.maketrans("\u00a0\u202f", "  ")  # blanks where no line breaks, and as harmless as others
    assert clean(text).translate(unbroken).isprintable()
    assert len(clean(text)) == len(text)
