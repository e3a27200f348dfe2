"""Frames of a live line: those that browsers send are read at once, and everything else as the library reads it."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from digsite.web.counted_line import _head_of, _whole_texts
from digsite.web.process import ServerProcess
from examples import examples
from servers import open_table

_texts = st.text(max_size=300)
_frames = st.builds(
    Frame,
    st.sampled_from([Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.CONT]),
    _texts.map(str.encode) | st.binary(max_size=200),
    fin=st.sampled_from([True, True, True, False]),
)


def as_sent(frames: list[Frame], *, masked: bool = True) -> bytes:
    """The bytes of some frames; pings longer than allowed are told apart by what reads them, too."""
    return b"".join(frame.serialize(mask=masked) for frame in frames)


@examples(200)
@given(st.lists(_texts, max_size=6))
def test_whole_texts_are_read_as_they_were_sent(texts: list[str]) -> None:
    data = as_sent([Frame(Opcode.TEXT, text.encode()) for text in texts])
    assert _whole_texts(data) == (texts if len(data) <= 2048 else None)


@examples(200)
@given(st.lists(_frames.filter(lambda frame: frame.opcode is not Opcode.PING or len(frame.data) < 126), max_size=4))
def test_anything_but_whole_texts_is_left_to_the_library(frames: list[Frame]) -> None:
    data = as_sent([frame for frame in frames if frame.fin or frame.opcode is not Opcode.PING])
    found = _whole_texts(data)
    if found is not None:
        assert all(frame.opcode is Opcode.TEXT and frame.fin for frame in frames if frame.opcode is not Opcode.PING)
        assert found == [bytes(frame.data).decode() for frame in frames if frame.opcode is Opcode.TEXT]


@given(_texts, st.data())
def test_a_frame_in_pieces_or_without_a_mask_is_left_to_the_library(text: str, data: st.DataObject) -> None:
    frame = Frame(Opcode.TEXT, text.encode())
    whole = as_sent([frame])
    cut = data.draw(st.integers(1, len(whole) - 1))
    assert _whole_texts(whole[:cut]) is None
    assert _whole_texts(as_sent([frame], masked=False)) is None


@given(st.integers(0, 70_000))
def test_what_is_sent_begins_as_the_library_would_begin_it(length: int) -> None:
    whole = Frame(Opcode.TEXT, bytes(length)).serialize(mask=False)
    assert whole == _head_of(length) + bytes(length)


def test_messages_in_parts_are_answered_and_so_is_what_comes_after_them(server: ServerProcess) -> None:
    table, _ = open_table(server)
    address = f"ws://localhost:{server.port}/api/tables/{table}/live"
    with connect(address, proxy=None) as line:
        line.send('{"say":"start","id":1}')
        line.send(['{"say":', '"start",', '"id":2}'])
        line.ping().wait(timeout=60)
        line.send('{"say":"start","id":3}')
        answers = [json.loads(line.recv(timeout=60)) for _ in range(3)]
    assert [(answer["to"], answer["code"]) for answer in answers] == [(number, "hello-first") for number in (1, 2, 3)]
