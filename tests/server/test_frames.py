"""Messages in one frame: the short way says the same as the parser of the library."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol
from websockets.protocol import State as Stage

from parlour.server.door.frames import framed, unframed

LONGEST = 64 * 1024
SIZES = (0, 1, 125, 126, 127, 65_535)
OPCODES = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.CLOSE])


def parsed(data: bytes) -> list[tuple[Opcode, bytes, bool]]:
    parser = Protocol(SERVER, state=Stage.OPEN, max_size=LONGEST)
    parser.receive_data(data)
    frames = [event for event in parser.events_received() if isinstance(event, Frame)]
    return [(frame.opcode, bytes(frame.data), frame.fin) for frame in frames]


@pytest.mark.parametrize("size", [*SIZES, 65_536, 100_000])
def test_a_message_is_framed_as_the_library_does_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_in_one_frame_is_read(size: int) -> None:
    text = b"y" * size
    assert unframed(Frame(Opcode.TEXT, text).serialize(mask=True), LONGEST) == text


def test_what_is_longer_than_allowed_is_left_to_the_parser() -> None:
    sent = Frame(Opcode.TEXT, b"z" * 200).serialize(mask=True)
    assert unframed(sent, 200) == b"z" * 200
    assert unframed(sent, 199) is None
    assert unframed(Frame(Opcode.TEXT, b"z" * 65_536).serialize(mask=True), 100_000) is None


def test_what_is_not_masked_is_left_to_the_parser() -> None:
    assert unframed(Frame(Opcode.TEXT, b"hello").serialize(mask=False), LONGEST) is None


@given(
    opcode=OPCODES, fin=st.booleans(), said=st.binary(max_size=125), rest=st.binary(max_size=3), cut=st.integers(0, 9)
)
def test_only_a_whole_message_alone_goes_the_short_way(
    opcode: Opcode, fin: bool, said: bytes, rest: bytes, cut: int
) -> None:
    whole = Frame(opcode, said, fin or opcode in (Opcode.PING, Opcode.CLOSE)).serialize(mask=True)
    sent = whole[: len(whole) - cut] + rest
    found = unframed(sent, LONGEST)
    if opcode is Opcode.TEXT and fin and sent == whole:
        assert found == said
    if found is not None:
        assert parsed(sent) == [(Opcode.TEXT, found, True)]


@given(st.binary(max_size=200))
def test_whatever_the_short_way_reads_the_parser_reads_too(sent: bytes) -> None:
    found = unframed(sent, LONGEST)
    if found is not None:
        assert parsed(sent) == [(Opcode.TEXT, found, True)]
