"""Whatever bytes a file holds, it is an edition or it is refused with a sentence."""

import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from digsite.editions import MONUMENTS, PRINTED, VARIANTS, Edition, EditionError, load_edition
from examples import examples

PRINTED_BYTES = [load_edition(name).path.read_bytes() for name in PRINTED]


def edition_or_refusal(content: bytes) -> Edition | EditionError:
    """What reading these bytes comes to, found to be a whole edition or a sentence that can be shown."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "any.toml"
        path.write_bytes(content)
        try:
            read: Edition | EditionError = load_edition(path)
        except EditionError as refused:
            read = refused
    if isinstance(read, EditionError):
        assert read.code.startswith("edition-")
        assert read.file == str(path)
        assert str(read).isprintable()
        assert len(str(read)) < 600
    else:
        every_game_can_be_set_up(read)
    return read


def every_game_can_be_set_up(edition: Edition) -> None:
    for players in edition.player_counts:
        most = [v for v in edition.rules.variants if players in VARIANTS[v].players]
        for monument in edition.rules.monuments:
            for variants in ([], most):
                setup = edition.setup(players, monument, variants)
                assert setup.total_cards <= 120
                assert setup.monument is MONUMENTS[monument]


@given(st.binary(max_size=400))
def test_random_bytes(content: bytes) -> None:
    edition_or_refusal(content)


keys = st.sampled_from(
    ["id", "name", "year", "rules", "players", "treasures", "thieves", "sandstorms", "left_out", "by_players"]
) | st.text(st.sampled_from('ab.2"_- \\'), min_size=1, max_size=6)
values = st.recursive(
    st.sampled_from(['"card-game"', '"map"', "true", "nan", "-inf", "1979-05-27", "07:32:00", "0xffffffffff", "1e9"])
    | st.integers().map(str)
    | st.text(max_size=6).map(lambda text: f'"{text}"'),
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]")
        | st.dictionaries(keys, inner, max_size=3).map(
            lambda items: "{" + ", ".join(f"{key} = {value}" for key, value in items.items()) + "}"
        )
    ),
    max_leaves=6,
)
lines = st.one_of(
    st.tuples(keys, values).map(lambda pair: f"{pair[0]} = {pair[1]}"),
    keys.map(lambda key: f"[{key}]"),
    keys.map(lambda key: f"[[treasures.{key}]]"),
    keys.map(lambda key: f"[treasures.{key}]"),
)


@given(st.lists(lines, max_size=12))
def test_random_text_that_looks_like_toml(text: list[str]) -> None:
    edition_or_refusal("\n".join(text).encode("utf-8", "surrogatepass"))


@examples(200)
@given(
    content=st.sampled_from(PRINTED_BYTES),
    changes=st.lists(st.tuples(st.integers(0, 4000), st.integers(0, 12), st.binary(max_size=6)), max_size=4),
)
def test_random_changes_to_a_printed_file(content: bytes, changes: list[tuple[int, int, bytes]]) -> None:
    for start, cut, put in changes:
        content = content[:start] + put + content[start + cut :]
    edition_or_refusal(content)


@examples(200)
@given(
    content=st.sampled_from(PRINTED_BYTES),
    picks=st.lists(st.tuples(st.integers(0, 200), values), min_size=1, max_size=3),
)
def test_random_values_in_a_printed_file(content: bytes, picks: list[tuple[int, str]]) -> None:
    rows = content.decode().splitlines()
    settable = [number for number, row in enumerate(rows) if " = " in row and not row.startswith("#")]
    for pick, value in picks:
        number = settable[pick % len(settable)]
        rows[number] = f"{rows[number].split(' = ')[0]} = {value}"
    edition_or_refusal("\n".join(rows).encode("utf-8", "surrogatepass"))


def test_an_unchanged_printed_file_is_an_edition() -> None:
    assert all(isinstance(edition_or_refusal(content), Edition) for content in PRINTED_BYTES)
