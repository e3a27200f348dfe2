"""The first line of a record: what the game is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from digsite.editions import PRINTED, Setup, SetupError, rules_with_monument
from digsite.game.names import why_not_name
from digsite.records.errors import RecordError
from digsite.records.left_seats import LeftSeat, read_left
from digsite.records.strict_json import check_strict, reason_of

FORMAT = 1


class FiguresLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of one treasure."""

    cards: int
    trade: int
    sells: tuple[int, ...]


class _Known(msgspec.Struct, frozen=True):
    """The keys that every header has."""

    digsite: int
    edition: str
    players: tuple[str, ...]
    monument: str
    variants: tuple[str, ...]
    first: int
    figures: dict[str, FiguresLine]
    thieves: int
    sandstorms: int


_KNOWN = msgspec.json.Decoder(_Known)
_KEYS = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Header(msgspec.Struct, frozen=True):
    """A header, read and checked: the setup, the names, who starts, and what else stands there."""

    setup: Setup
    players: tuple[str, ...]
    first: int
    further: dict[str, bytes]  # further keys and their JSON, kept as they are

    @property
    def edition(self) -> str:
        """The edition's id."""
        return self.setup.edition

    @property
    def monument(self) -> str:
        """The monument's id."""
        return self.setup.monument.id

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants' ids."""
        return self.setup.variants

    @property
    def left(self) -> tuple[LeftSeat, ...]:
        """The seats that bots played on for somebody, from which event on, and why."""
        return read_left(self.further.get("left", b"[]"), self.setup.players)

    @property
    def extras(self) -> dict[str, Any]:
        """The further keys with their values."""
        return {key: msgspec.json.decode(value) for key, value in self.further.items()}


def header_line(header: Header) -> bytes:
    """Write a header."""
    setup = header.setup
    known = _Known(
        digsite=FORMAT,
        edition=setup.edition,
        players=header.players,
        monument=setup.monument.id,
        variants=setup.variants,
        first=header.first,
        figures={figure.id: FiguresLine(figure.cards, figure.trade, figure.sells) for figure in setup.treasures},
        thieves=setup.thieves,
        sandstorms=setup.sandstorms,
    )
    line = msgspec.json.encode(known)
    further = b"".join(b"," + msgspec.json.encode(key) + b":" + value for key, value in header.further.items())
    return line[:-1] + further + b"}\n"


def further_keys(setup: Setup, extras: Mapping[str, Any]) -> dict[str, bytes]:
    """Encode further keys; an edition of one's own says whose rules it follows."""
    found = dict(extras)
    if setup.edition not in PRINTED:
        found.setdefault("rules", setup.rules.id)
    return {key: msgspec.json.encode(value) for key, value in found.items()}


def read_header(line: bytes, number: int) -> Header:
    """Read and check a header."""
    text = line.rstrip(b"\n")
    try:
        known = _KNOWN.decode(text)
        raw = _KEYS.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("bad-header", number, line, reason_of(error)) from None
    header = _checked(known, raw, number, line)
    if header_line(header) != text + b"\n":
        try:
            check_strict(_without_further(text, raw))
        except (ValueError, RecursionError) as error:
            raise RecordError("bad-header", number, line, reason_of(error)) from None
    return header


def _without_further(text: bytes, raw: Mapping[str, msgspec.Raw]) -> bytes:
    """Return the header with every further value emptied: those may be any JSON."""
    for key, value in raw.items():
        if key not in _Known.__struct_fields__:
            text = text.replace(bytes(value), b"0", 1)
    return text


def _checked(known: _Known, raw: Mapping[str, msgspec.Raw], number: int, line: bytes) -> Header:
    if known.digsite != FORMAT:
        raise RecordError("bad-format", number, line, f"Format {known.digsite} is not known; there is {FORMAT}.")
    for name in known.players:
        why_not = why_not_name(name)
        if why_not is not None:
            raise RecordError("bad-header", number, line, str(why_not))
    rules = rules_with_monument(known.monument)
    if rules is None:
        raise RecordError("bad-header", number, line, f"There is no monument {known.monument[:40]!r}.")
    if known.edition in PRINTED and known.edition != rules.id:
        raise RecordError("bad-header", number, line, f"{known.edition} has no monument {known.monument!r}.")
    try:
        setup = Setup.from_parts(
            edition=known.edition,
            rules=rules.id,
            players=len(known.players),
            monument=known.monument,
            variants=known.variants,
            treasures=[(card, f.cards, f.trade, f.sells) for card, f in known.figures.items()],
            thieves=known.thieves,
            sandstorms=known.sandstorms,
        )
    except SetupError as error:
        raise RecordError(error.code, number, line, _in_header(error)) from None
    if not 0 <= known.first < setup.players:
        raise RecordError(
            "bad-header", number, line, f"The first player is seat 0 to {setup.players - 1}, not {known.first}."
        )
    further = {key: bytes(value) for key, value in raw.items() if key not in _Known.__struct_fields__}
    try:
        read_left(further.get("left", b"[]"), setup.players)
    except ValueError as error:
        raise RecordError("bad-header", number, line, reason_of(error)) from None
    return Header(setup, known.players, known.first, further)


def _in_header(error: SetupError) -> str:
    """Name a setup's treasures as the header does."""
    told = str(error)
    return "figures" + told.removeprefix("treasures") if told.startswith("treasures") else told
