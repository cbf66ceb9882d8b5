"""What anybody could make grow has an end."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from msgspec import Raw
from msgspec.structs import replace

from parlour.core.game import Millis, Seat
from parlour.games.letter import pieces
from parlour.games.wordsearch import options as wordsearch_options
from parlour.server.door import http, patient_http
from parlour.server.hall import noticeboard
from parlour.server.hall.guests import Guest
from parlour.server.hall.messages import TableLine
from parlour.server.hall.noticeboard import Notice, NoticeBoard
from parlour.server.tables.presence import Presence
from parlour.server.tables.record import Chair, Person, Record, Sitting
from parlour.server.tables.seating import sit, stand
from parlour.server.tables.watcher import Watcher
from tests.server.visitors import Visitor, open_house


async def raw(house: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = urlsplit(house)
    return await asyncio.open_connection(address.hostname, address.port)


async def last_line(reader: asyncio.StreamReader) -> bytes:
    """The first line of what is said before the other side hangs up."""
    return (await asyncio.wait_for(reader.read(), 30)).partition(b"\r\n")[0]


async def test_headers_have_a_size(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        reader, writer = await raw(house)
        writer.write(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-long: ")
        piece = b"x" * 16_384
        sent = 0
        try:
            while not reader.at_eof():
                writer.write(piece)
                await writer.drain()
                sent += len(piece)
                assert sent < 16 * 1024 * 1024
                await asyncio.sleep(0)
        except OSError:
            pass
        writer.close()


async def test_a_large_body_beside_small_headers_is_read(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        reply = await Visitor(house).ask("PUT", "/api/me", {"name": "x" * 60_000})
        assert reply.json()["code"] == "unreadable_message"


@pytest.mark.parametrize("half", [b"", b"\r\n", b"GET /api/ga", b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"])
async def test_half_a_request_is_not_waited_for_for_ever(
    tmp_path: Path, half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patient_http, "PATIENCE", 0.2)
    async with open_house(tmp_path) as house:
        reader, writer = await raw(house)
        writer.write(half)
        assert await last_line(reader) == b""
        writer.close()


async def test_half_a_second_request_is_not_waited_for_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patient_http, "PATIENCE", 0.2)
    async with open_house(tmp_path) as house:
        reader, writer = await raw(house)
        writer.write(b"GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert await reader.readline() == b"HTTP/1.1 404 Not Found\r\n"
        writer.write(b"GET /api/nothing HTTP/1.1\r\n")
        await asyncio.wait_for(reader.read(), 4)
        writer.close()


async def test_half_a_body_is_not_waited_for_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "PATIENCE", 0.2)
    async with open_house(tmp_path) as house:
        reader, writer = await raw(house)
        writer.write(b'PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\nconnection: close\r\n\r\n{"na')
        assert await last_line(reader) == b"HTTP/1.1 408 Request Timeout"
        writer.close()


def test_bystanders_leave_no_trace_and_people_with_a_seat_are_missed() -> None:
    ran = Millis(0)
    presence = Presence(lambda: ran)
    for name in ("ann", *(f"bystander {number}" for number in range(100))):
        watcher = Watcher(Guest(name, name))
        presence.join(watcher)
        presence.leave(watcher, ["ann"])
    assert presence._gone_since == {"ann": 0}
    ran = Millis(7)
    assert presence.gone_for("ann") == 7


async def test_the_hall_lists_so_many_tables_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noticeboard, "MOST_LINES", 2)
    board = NoticeBoard()
    for id in ("first", "second", "third"):
        line = TableLine(id, "letter", (), 1, False, False)
        board.post(id, Notice(line, public=True, open=True, guests=frozenset()))
    read = board.sheet("guest", ())
    assert [b"first" in read, b"second" in read, b"third" in read] == [False, True, True]


def test_sitting_down_and_standing_up_in_one_place_makes_no_longer_record() -> None:
    record = Record("t", Raw(b"{}"), 1, "ann", b"", (Chair((Sitting(0, Person("ann", "Ann")),)),), started=True)
    record = replace(record, knows={"ann": (Seat(0),)})
    for ply in (3, 3, 3, 8):
        record = stand(record, 0, "ann", ply)
        record = sit(record, 0, Person("ann", "Ann"), "", ply)
    assert [sitting.since for sitting in record.chairs[0].sittings] == [0, 3, 8]


@pytest.mark.parametrize("cached", [pieces.letters, pieces.pieces, pieces.printed, wordsearch_options._tiles])
def test_what_is_remembered_by_what_somebody_typed_is_bounded(cached: object) -> None:
    assert cached.cache_info().maxsize is not None  # type: ignore[attr-defined]
