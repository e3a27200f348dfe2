"""Edition files of one's own: what is accepted, and how a broken one is refused."""

import os
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from digsite.editions import Edition, EditionError, SetupError, Source, load_edition

GOOD = """
id = "backyard"
name = "Backyard Dig"
year = 2024
rules = "card-game"
players = [2, 3]

[treasures.coin]
name = "Coin"
cards = 20
trade = 2
sells = [2, 5, 10]

[treasures.map]
name = "Treasure Map"
cards = 6
trade = 3
sells = [3]

[treasures.marble]
name = "Marble"
cards = 12
trade = 1
sells = [1, 2]

[left_out]

[thieves]
by_players = { 2 = 4, 3 = 5 }

[sandstorms]
by_players = { 2 = 3, 3 = 2 }
"""

Write = Callable[[str | bytes], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def to_file(content: str | bytes) -> Path:
        path = tmp_path / "mine.toml"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return to_file


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1, old
    return GOOD.replace(old, new)


def without(line: str) -> str:
    return changed(f"\n{line}\n", "\n")


def before(header: str) -> str:
    return GOOD[: GOOD.index(header)]


# What is accepted


def test_a_file_of_ones_own_is_an_edition(write: Write) -> None:
    path = write(GOOD)
    edition = load_edition(path)
    assert (edition.id, edition.name, edition.year) == ("backyard", "Backyard Dig", 2024)
    assert edition.rules.id == "card-game"
    assert edition.players == (2, 3)
    assert [treasure.id for treasure in edition.treasures] == ["coin", "map", "marble"]
    assert edition.path == path
    assert edition.notes == ""
    assert load_edition(str(path)) == edition


def test_a_file_of_ones_own_can_be_played(write: Write) -> None:
    setup = load_edition(write(GOOD)).setup(3, "pyramid")
    assert (setup.edition, setup.thieves, setup.sandstorms, setup.map_index) == ("backyard", 5, 2, 1)
    assert [figures.name for figures in setup.treasures] == ["Coin", "Treasure Map", "Marble"]


def test_figures_without_a_source_are_house_figures(write: Write) -> None:
    assert {figure.source for figure in load_edition(write(GOOD)).figures()} == {Source.HOUSE}


def test_sources_may_be_one_word_a_word_for_a_list_or_a_word_for_each_figure(write: Write) -> None:
    text = changed("sells = [3]", 'sells = [3]\nsource = "card"')
    text = text.replace("sells = [1, 2]", 'sells = [1, 2]\nsource = { trade = "guide", sells = "card" }')
    text = text.replace("5, 10]", '5, 10]\nsource = { sells = ["card", "house", "rulebook"] }')
    text = text.replace("2 = 4, 3 = 5 }", '2 = 4, 3 = 5 }\nsource = ["guide", "rulebook"]')
    edition = load_edition(write(text))
    assert {key: str(edition.figure_source(key)) for key in (figure.key for figure in edition.figures())} == {
        "treasures.coin.cards": "house",
        "treasures.coin.trade": "house",
        "treasures.coin.sells[0]": "card",
        "treasures.coin.sells[1]": "house",
        "treasures.coin.sells[2]": "rulebook",
        "treasures.map.cards": "card",
        "treasures.map.trade": "card",
        "treasures.map.sells[0]": "card",
        "treasures.marble.cards": "house",
        "treasures.marble.trade": "guide",
        "treasures.marble.sells[0]": "card",
        "treasures.marble.sells[1]": "card",
        "thieves.by_players.2": "guide",
        "thieves.by_players.3": "rulebook",
        "sandstorms.by_players.2": "house",
        "sandstorms.by_players.3": "house",
    }


def test_a_corrected_copy_of_a_printed_file_keeps_its_id(write: Write) -> None:
    printed = load_edition("new-expedition")
    text = printed.path.read_text(encoding="utf-8").replace("[3, 10, 20, 32, 50]", "[3, 10, 21, 32, 50]")
    copy = load_edition(write(text))
    assert copy.id == "new-expedition"
    assert copy.treasure("talisman").sells == (3, 10, 21, 32, 50)
    assert copy.thieves == printed.thieves


def test_notes_are_kept(write: Write) -> None:
    notes = load_edition(write('notes = """two\nlines"""' + GOOD)).notes
    assert notes == "two\nlines"


@pytest.mark.parametrize("prefix", [b"\xef\xbb\xbf", b"# " + b"." * 90 + b"\r\n"], ids=["bom", "dotted-comment"])
def test_what_editors_leave_behind_is_no_mistake(write: Write, prefix: bytes) -> None:
    assert load_edition(write(prefix + GOOD.encode())).id == "backyard"


def test_an_edition_for_fewer_players_than_its_rules_allow_keeps_to_that(write: Write) -> None:
    edition = load_edition(write(GOOD))
    with pytest.raises(SetupError, match="2 to 3") as refused:
        edition.setup(4, "pyramid")
    assert refused.value.code == "setup-players"
    for players in (1, 4):
        with pytest.raises(IndexError):
            edition.thieves[players]


def test_r80_the_thief_a_long_expedition_adds_is_counted_among_all_cards(write: Write) -> None:
    # 60 + 45 + 6 treasures, 5 + 1 thieves and 3 sandstorms are exactly 120.
    text = NEW_RULES.replace("cards = 20", "cards = 60").replace("cards = 12", "cards = 45")
    edition = load_edition(write(text))
    assert edition.setup(3, "mine", ["long_expedition", "fierce_weather"]).total_cards == 120
    assert refusal(write(text.replace("cards = 45", "cards = 46"))).code == "edition-range"


def test_left_out_may_be_missing(write: Write) -> None:
    assert load_edition(write(without("[left_out]"))).left_out == ()


def test_r1_left_out_of_ones_own(write: Write) -> None:
    text = changed("[left_out]", '[left_out]\n2 = ["marble"]')
    text = text.replace("[left_out]", '[treasures.cup]\nname = "Cup"\ncards = 9\ntrade = 1\nsells = [1]\n[left_out]')
    edition = load_edition(write(text))
    assert edition.setup(2, "pyramid").ids == ("coin", "map", "cup")
    assert edition.setup(3, "pyramid").ids == ("coin", "map", "marble", "cup")


# What is refused: text, code, key, what the sentence says is allowed

NEW_RULES = changed('rules = "card-game"', 'rules = "new-expedition"')
MARBLES = 'name = "Marble"\ncards = 12'


def extra_treasures(count: int) -> str:
    return "".join(
        f'[treasures.extra{n}]\nname = "Extra {n}"\ncards = 1\ntrade = 1\nsells = [1]\n' for n in range(count)
    )


REFUSED = {
    "unknown key at the top": ('nmae = "x"' + GOOD, "key-unknown", "nmae", "Did you mean 'name'?"),
    "unknown key of a treasure": (
        changed("trade = 2", "trade = 2\nsels = [1]"),
        "key-unknown",
        "treasures.coin.sels",
        "name, cards, trade, sells, source. Did you mean 'sells'?",
    ),
    "unknown key of thieves": (
        changed("2 = 4, 3 = 5 }", "2 = 4, 3 = 5 }\nextra = 1"),
        "key-unknown",
        "thieves.extra",
        "allowed are: by_players, source.",
    ),
    "unknown key of a source": (
        changed("sells = [3]", 'sells = [3]\nsource = { card = "card" }'),
        "key-unknown",
        "treasures.map.source.card",
        "cards, trade, sells. Did you mean 'cards'?",
    ),
    "unknown key with spaces": (
        changed("year", '"a b" = 1\nyear'),
        "key-unknown",
        "'a b'",
        "allowed are: id",
    ),
    "thieves for players that cannot be": (
        changed("2 = 4, 3 = 5", "2 = 4, 3 = 5, 4 = 5"),
        "key-unknown",
        "thieves.by_players.4",
        "allowed are: 2, 3.",
    ),
    "left out for players that cannot be": (
        changed("[left_out]", '[left_out]\n4 = ["coin"]'),
        "key-unknown",
        "left_out.4",
        "allowed are: 2, 3.",
    ),
    **{
        f"missing {line.split(' ')[0]}": (
            without(line),
            "key-missing",
            line.split(" ", maxsplit=1)[0],
            "required",
        )
        for line in (
            'id = "backyard"',
            'name = "Backyard Dig"',
            "year = 2024",
            'rules = "card-game"',
            "players = [2, 3]",
        )
    },
    "missing treasures": (before("[treasures.coin]"), "key-missing", "treasures", "required"),
    "missing thieves": (before("[thieves]"), "key-missing", "thieves", "required"),
    "missing sandstorms": (before("[sandstorms]"), "key-missing", "sandstorms", "required"),
    "missing trade": (without("trade = 2"), "key-missing", "treasures.coin.trade", "required"),
    "missing cards": (without("cards = 20"), "key-missing", "treasures.coin.cards", "required"),
    "missing sells": (without("sells = [3]"), "key-missing", "treasures.map.sells", "required"),
    "missing name": (without('name = "Coin"'), "key-missing", "treasures.coin.name", "required"),
    "missing by_players": (
        without("by_players = { 2 = 4, 3 = 5 }"),
        "key-missing",
        "thieves.by_players",
        "required",
    ),
    "missing figure for 3 players": (
        changed("2 = 3, 3 = 2", "2 = 3"),
        "key-missing",
        "sandstorms.by_players.3",
        "required",
    ),
    "a bool is no number": (changed("trade = 2", "trade = true"), "type", "treasures.coin.trade", "1 to 9"),
    "a float is refused": (changed("trade = 2", "trade = 2.0"), "type", "treasures.coin.trade", "1 to 9"),
    "text is no number": (changed("trade = 2", 'trade = "2"'), "type", "treasures.coin.trade", "1 to 9"),
    "a date is no number": (changed("2024", "2024-01-01"), "type", "year", "1900 to 2100"),
    "a year out of range": (changed("2024", "24"), "range", "year", "1900 to 2100"),
    "no cards": (changed("cards = 20", "cards = 0"), "range", "treasures.coin.cards", "1 to 60"),
    "too many of a card": (changed("cards = 20", "cards = 61"), "range", "treasures.coin.cards", "1 to 60"),
    "trade too low": (changed("trade = 2", "trade = 0"), "range", "treasures.coin.trade", "1 to 9"),
    "trade too high": (changed("trade = 2", "trade = 10"), "range", "treasures.coin.trade", "1 to 9"),
    "a number beyond printing": (
        changed("trade = 2", "trade = 0x" + "f" * 9000),
        "range",
        "treasures.coin.trade",
        "far too large; allowed are whole numbers from 1 to 9",
    ),
    "price too low": (changed("5, 10", "-1, 10"), "range", "treasures.coin.sells[1]", "0 to 999"),
    "price too high": (changed("5, 10", "5, 1000"), "range", "treasures.coin.sells[2]", "0 to 999"),
    "price of a wrong type": (changed("5, 10", '5, "ten"'), "type", "treasures.coin.sells[2]", "0 to 999"),
    "no price": (changed("[3]", "[]"), "range", "treasures.map.sells", "1 to 6"),
    "seven prices": (changed("[3]", "[1,2,3,4,5,6,7]"), "range", "treasures.map.sells", "1 to 6"),
    "prices that are no list": (changed("[3]", "3"), "type", "treasures.map.sells", "list"),
    "thieves too few": (changed("2 = 4", "2 = -1"), "range", "thieves.by_players.2", "0 to 20"),
    "thieves too many": (changed("2 = 4", "2 = 21"), "range", "thieves.by_players.2", "0 to 20"),
    "sandstorms too many": (changed("3 = 2", "3 = 21"), "range", "sandstorms.by_players.3", "0 to 20"),
    "thieves that are no table": (
        "thieves = 3" + changed("[thieves]\nby_players = { 2 = 4, 3 = 5 }\n", ""),
        "type",
        "thieves",
        "allowed is a table",
    ),
    "by_players that is no table": (
        changed("{ 2 = 4, 3 = 5 }", "4"),
        "type",
        "thieves.by_players",
        "allowed is a table",
    ),
    "a treasure that is no table": (
        "treasures.cup = 3" + GOOD,
        "type",
        "treasures.cup",
        "allowed is a table",
    ),
    "treasures that are no table": (
        "treasures = 3\n" + before("[treasures.coin]"),
        "type",
        "treasures",
        "allowed is a table",
    ),
    "eleven treasures": (
        changed("[left_out]", extra_treasures(8) + "[left_out]"),
        "range",
        "treasures",
        "at most 10",
    ),
    "too many cards in all": (
        changed("cards = 20", "cards = 60").replace("cards = 12", "cards = 47"),
        "range",
        "treasures",
        "at most 120",
    ),
    "more money than a game can count": (
        changed("cards = 20", "cards = 40").replace("sells = [2, 5, 10]", "sells = [999, 5]"),
        "range",
        "treasures",
        "39990 money in all; allowed are at most 32767",
    ),
    "an id with a capital": (changed('"backyard"', '"Backyard"'), "id", "id", "a-z"),
    "an id too long": (changed('"backyard"', f'"{"b" * 33}"'), "id", "id", "up to 32"),
    "an id that is no text": (changed('"backyard"', "7"), "type", "id", "text"),
    "a treasure id with a hyphen": (
        changed("[treasures.marble]", "[treasures.glass-marble]"),
        "id",
        "treasures.glass-marble",
        "a-z, 0-9 and _",
    ),
    "a treasure id starting with a digit": (
        changed("[treasures.marble]", "[treasures.2nd]"),
        "id",
        "treasures.2nd",
        "first a letter",
    ),
    "a treasure called thief": (
        changed("[treasures.marble]", "[treasures.thief]"),
        "id",
        "treasures.thief",
        "except thief and sandstorm",
    ),
    "a treasure called sandstorm": (
        changed("[treasures.marble]", "[treasures.sandstorm]"),
        "id",
        "treasures.sandstorm",
        "except thief and sandstorm",
    ),
    "a treasure id that is empty": (
        changed("[treasures.marble]", '[treasures.""]'),
        "id",
        "treasures.''",
        "first a letter",
    ),
    "an empty name": (changed('"Marble"', '""'), "name", "treasures.marble.name", "1 to 40"),
    "a blank name": (changed('"Marble"', '"  "'), "name", "treasures.marble.name", "1 to 40"),
    "a long name": (changed('"Marble"', f'"{"m" * 41}"'), "name", "treasures.marble.name", "1 to 40"),
    "a name with a control character": (
        changed('"Marble"', '"Mar\\u001bble"'),
        "name",
        "treasures.marble.name",
        "printable",
    ),
    "a name with a line break": (changed('"Backyard Dig"', '"a\\nb"'), "name", "name", "printable"),
    "a name that is no text": (changed('"Marble"', "[1]"), "type", "treasures.marble.name", "text"),
    "a name twice": (changed('"Marble"', '"COIN"'), "name", "treasures.marble.name", "a name of its own"),
    "notes that are no text": ("notes = 1" + GOOD, "type", "notes", "text"),
    "notes with an escape": ('notes = "\\u001b[2J"' + GOOD, "name", "notes", "printable"),
    "notes too long": (f'notes = "{"n" * 2001}"' + GOOD, "name", "notes", "2000"),
    "no maps": (
        changed("[treasures.map]", "[treasures.chart]"),
        "map",
        "treasures",
        "no treasure with the id 'map'; it is required",
    ),
    "unknown rules": (
        changed('rules = "card-game"', 'rules = "card_game"'),
        "rules",
        "rules",
        "card-game, new-expedition. Did you mean 'card-game'?",
    ),
    "five players by card-game rules": (changed("[2, 3]", "[2, 5]"), "range", "players[1]", "2 to 4"),
    "six players by new-expedition rules": (
        NEW_RULES.replace("[2, 3]", "[2, 6]"),
        "range",
        "players[1]",
        "2 to 5",
    ),
    "one player": (changed("[2, 3]", "[1, 3]"), "range", "players[0]", "2 to 4"),
    "players the wrong way round": (changed("[2, 3]", "[3, 2]"), "players", "players", "fewest and the most"),
    "three numbers of players": (changed("[2, 3]", "[2, 3, 4]"), "players", "players", "from 2 to 4"),
    "players that are no list": (changed("[2, 3]", "3"), "type", "players", "list"),
    "left out what is not there": (
        changed("[left_out]", '[left_out]\n2 = ["coins"]'),
        "left-out",
        "left_out.2[0]",
        "coin, marble. Did you mean 'coin'?",
    ),
    "left out maps": (
        changed("[left_out]", '[left_out]\n2 = ["map"]'),
        "left-out",
        "left_out.2[0]",
        "allowed are: coin, marble.",
    ),
    "left out twice": (
        changed("[left_out]", '[left_out]\n2 = ["coin", "coin"]'),
        "left-out",
        "left_out.2[1]",
        "allowed once",
    ),
    "left out that is no list": (changed("[left_out]", "[left_out]\n2 = 1"), "type", "left_out.2", "list"),
    "too few cards for three players": (
        changed(MARBLES, 'name = "Marble"\ncards = 11'),
        "deal",
        "treasures",
        "at least 32: 4 a player, 5 in the marketplace, 15 in the Pyramid",
    ),
    "too few cards with what is left out": (
        changed(
            "[left_out]",
            '[treasures.cup]\nname = "Cup"\ncards = 1\ntrade = 1\nsells = [1]\n[left_out]\n3 = ["coin"]',
        ),
        "deal",
        "treasures",
        "13 cards besides maps for 3 players; allowed are at least 32",
    ),
    "too few kinds with what is left out": (
        changed("[left_out]", '[left_out]\n3 = ["marble"]'),
        "deal",
        "treasures",
        "at least 2",
    ),
    "an unknown source": (
        changed("sells = [3]", 'sells = [3]\nsource = "rulebok"'),
        "source",
        "treasures.map.source",
        "rulebook, card, guide, pattern, house. Did you mean 'rulebook'?",
    ),
    "an unknown source of one price": (
        changed("sells = [1, 2]", 'sells = [1, 2]\nsource = { sells = ["card", "x"] }'),
        "source",
        "treasures.marble.source.sells[1]",
        "rulebook, card, guide, pattern, house",
    ),
    "sources too few": (
        changed("sells = [1, 2]", 'sells = [1, 2]\nsource = { sells = ["card"] }'),
        "source",
        "treasures.marble.source.sells",
        "one word, or 2",
    ),
    "sources too many": (
        changed("2 = 4, 3 = 5 }", '2 = 4, 3 = 5 }\nsource = ["card", "card", "card"]'),
        "source",
        "thieves.source",
        "one word, or 2",
    ),
    "a source that is a number": (
        changed("sells = [3]", "sells = [3]\nsource = 3"),
        "type",
        "treasures.map.source",
        "a word or a table",
    ),
}


@pytest.mark.parametrize(("text", "code", "key", "allowed"), REFUSED.values(), ids=REFUSED)
def test_a_broken_file_is_refused(write: Write, text: str, code: str, key: str, allowed: str) -> None:
    path = write(text)
    with pytest.raises(EditionError) as refused:
        load_edition(path)
    error = refused.value
    assert (error.code, error.key, error.file) == (f"edition-{code}", key, str(path))
    assert str(error).startswith(f"{path}: {key} ")
    assert allowed in str(error)
    assert len(str(error)) < 500


# Files that are no TOML, and no files


def refusal(name_or_path: str | Path) -> EditionError:
    with pytest.raises(EditionError) as refused:
        load_edition(name_or_path)
    return refused.value


def test_a_mistake_in_the_toml_is_named_with_its_line(write: Write) -> None:
    error = refusal(write(changed("trade = 2", "trade = = 2")))
    assert (error.code, error.line, error.key) == (
        "edition-syntax",
        GOOD[: GOOD.index("trade")].count("\n") + 1,
        "",
    )
    assert f"at line {error.line}" in str(error)
    assert "allowed is TOML 1.0" in str(error)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("x = " + "[" * 100_000, None, "too deeply"),
        ("x = " + "{a=" * 50_000, None, "too deeply"),
        ("x = " + "1" * 5000, None, "not TOML"),
        ("a = 1\n" + "a" + ".a" * 100_000 + " = 1", 2, "at most 50"),
        ("[a" + ".a" * 100_000 + "]", 1, "at most 50"),
        ("a = 1\na = 2", 2, "not TOML at line 2"),
        ("\0", 1, "not TOML at line 1"),
    ],
    ids=["lists", "tables", "digits", "dots", "dots-in-a-header", "twice", "zero"],
)
def test_toml_that_would_break_a_parser_is_refused(write: Write, text: str, line: int | None, words: str) -> None:
    error = refusal(write(text))
    assert (error.code, error.line) == ("edition-syntax", line)
    assert words in str(error)
    assert "allowed" in str(error)


def test_fifty_dots_in_a_line_are_still_read(write: Write) -> None:
    assert load_edition(write(f'notes = "{"." * 50}"' + GOOD)).notes == "." * 50


@pytest.mark.parametrize("content", [b"", b"x = 1"])
def test_a_file_without_an_edition_is_refused(write: Write, content: bytes) -> None:
    assert refusal(write(content)).code in {"edition-key-missing", "edition-key-unknown"}


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path / "none.toml")
    assert (error.code, error.key) == ("edition-file-missing", "")
    assert "none.toml" in str(error)
    assert "allowed is the path of a TOML file" in str(error)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path)
    assert error.code == "edition-file-folder"
    assert "allowed is a TOML file" in str(error)


@pytest.mark.parametrize("path", ["bad\0path.toml", "n" * 5000 + ".toml", "\ud800.toml"], ids=["zero", "long", "lone"])
def test_a_path_that_cannot_be_is_refused(path: str) -> None:
    error = refusal(path)
    assert error.code in {"edition-file-unreadable", "edition-file-missing"}
    assert "allowed is the path of a TOML file" in str(error)
    assert str(error).encode()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes on this system")
def test_a_pipe_is_refused_where_there_are_pipes(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    assert refusal(pipe).code == "edition-file-unreadable"


def test_a_file_that_may_not_be_read_is_refused(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(GOOD)

    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    error = refusal(path)
    assert error.code == "edition-file-unreadable"
    assert "Permission denied" in str(error)


def test_a_file_that_is_not_utf_8_is_refused(write: Write) -> None:
    error = refusal(write(GOOD.encode() + b'\nnotes = "caf\xe9"'))
    assert error.code == "edition-file-encoding"
    assert f"line {GOOD.count(chr(10)) + 2}" in str(error)
    assert "allowed is UTF-8" in str(error)


def test_a_file_that_is_too_large_is_refused(write: Write) -> None:
    padded = GOOD.encode() + b"#" * (256 * 1024 - len(GOOD.encode()))
    assert isinstance(load_edition(write(padded)), Edition)
    error = refusal(write(padded + b"#"))
    assert error.code == "edition-file-too-large"
    assert "at most 256 kB" in str(error)


@pytest.mark.parametrize("name", ["card_game", "new expedition", "chess", "x" * 5000, "a\0b"])
def test_an_unknown_name_is_answered_with_the_printed_editions(name: str) -> None:
    error = refusal(name)
    assert error.code == "edition-unknown"
    assert "card-game, new-expedition" in str(error)
    assert len(str(error)) < 400


def test_a_misspelt_name_is_answered_with_the_right_one() -> None:
    assert "Did you mean 'card-game'?" in str(refusal("cardgame"))


def test_a_path_that_is_spelt_like_a_printed_edition_is_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert refusal(Path("card-game")).code == "edition-file-missing"
    Path("card-game").write_text(GOOD, encoding="utf-8")
    assert load_edition(Path("card-game")).id == "backyard"
    assert load_edition("card-game").id == "card-game"


def test_a_refusal_survives_the_way_back_from_another_process(write: Write) -> None:
    error = refusal(write(changed("trade = 2", "trade = 0")))
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.key, again.file, again.line, str(again)) == (
        error.code,
        error.key,
        error.file,
        error.line,
        str(error),
    )
