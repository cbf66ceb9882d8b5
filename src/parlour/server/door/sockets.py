"""The sockets: each browser at a table, or looking into the hall."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from random import uniform
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.core.refusal import Refusal
from parlour.server.door.conversation import PAUSE, Conversation, received
from parlour.server.door.door import foreign, hall_of, welcomed
from parlour.server.door.messages import Refused
from parlour.server.door.wire import wire_of
from parlour.server.hall.guests import Guest
from parlour.server.hall.hall import Hall
from parlour.server.hall.messages import OwnTable
from parlour.server.hall.noticeboard import Reader
from parlour.server.tables.watcher import Watcher, write
from parlour.server.tables.welcome import check_welcome

CLOSED = {
    "sent_away": 4403,
    "not_open_to_you": 4403,
    "no_such_table": 4404,
    "unknown_game": 4410,
    "table_outdated": 4410,
    "crowded": 4429,
    "house_full": 4429,
    "too_many_windows": 4429,
}
COME_BACK = 1013
HALL_PAUSE = 0.2
SPREAD = 0.0005
"""Seconds, for each reader of the hall, over which its news is told."""


async def at_table(socket: WebSocket) -> None:
    hall, guest = hall_of(socket), await accepted(socket, with_cookie=True)
    if guest is None:
        return
    try:
        hall.doorkeeper.request(guest.address)
        with hall.doorkeeper.socket(guest):
            table = await hall.table(socket.path_params["id"])
            check_welcome(table.record, table.barred, guest.id)
            watcher = Watcher(guest)
            talk = Conversation(hall, table, watcher, wire_of(socket))
            table.join(watcher)
            try:
                await first_of(talk.listen(socket), watcher.lost.wait())
            finally:
                table.leave(watcher)
            if watcher.dismissed is not None:
                raise watcher.dismissed
    except Refusal as refusal:
        await turn_away(socket, hall, refusal)
    else:
        await hang_up(socket)


async def in_hall(socket: WebSocket) -> None:
    hall, guest = hall_of(socket), await accepted(socket, with_cookie=False)
    if guest is None:
        return
    reader = Reader(guest)
    try:
        hall.doorkeeper.request(guest.address)
        with hall.doorkeeper.socket(guest), hall.read_by(reader):
            await first_of(ignore(socket, hall, guest), tell_hall(socket, hall, reader))
    except Refusal as refusal:
        await turn_away(socket, hall, refusal)
    else:
        await hang_up(socket)


async def accepted(socket: WebSocket, *, with_cookie: bool) -> Guest | None:
    """Whoever has opened this socket; None if they are turned away because of another site's page, or because the store
    does not say who they are.
    """
    if foreign(socket):
        await socket.close()
        return None
    try:
        guest, headers = await welcomed(socket)
    except Refusal as refusal:
        await socket.accept()
        await turn_away(socket, hall_of(socket), refusal)
        return None
    given = headers if with_cookie else {}
    await socket.accept(headers=[(name.encode(), value.encode()) for name, value in given.items()])
    return guest


async def say(socket: WebSocket, text: bytes) -> None:
    """Raises WebSocketDisconnect if nobody hears it. Uvicorn has another error for a connection that just ended."""
    try:
        await socket.send_text(text.decode())
    except RuntimeError as ended:
        raise WebSocketDisconnect from ended


async def ignore(socket: WebSocket, hall: Hall, guest: Guest) -> None:
    """Nothing is asked here. Whatever comes anyway is charged, so a flood is read slowly."""
    while True:
        await received(socket)
        try:
            hall.doorkeeper.message(guest)
        except Refusal:
            await asyncio.sleep(PAUSE)


async def tell_hall(socket: WebSocket, hall: Hall, reader: Reader) -> None:
    told: bytes | None = None
    yours: tuple[OwnTable, ...] = ()
    while True:
        await reader.news.wait()
        if told is not None:
            await pause(len(hall.notices.readers))
        reader.news.clear()
        if reader.own_news:
            reader.own_news = False
            yours = await hall.lines_of(reader.guest)
        sheet = hall.notices.sheet(reader.guest, yours)
        if sheet != told:
            told = sheet
            await say(socket, sheet)
        await asyncio.sleep(HALL_PAUSE)


async def pause(readers: int) -> None:
    """News reaches so many readers one by one, not at once, while players wait."""
    await asyncio.sleep(uniform(0, SPREAD * readers))


async def first_of(*parts: Coroutine[Any, Any, Any]) -> None:
    """Runs until one of these ends, then ends the others."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                raise outcome


async def turn_away(socket: WebSocket, hall: Hall, refusal: Refusal) -> None:
    """Says why before hanging up."""
    hall.refusals[refusal.code] += 1
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(write(Refused(None, refusal.code, refusal.facts)).decode())
        await socket.close(CLOSED.get(refusal.code, COME_BACK))


async def hang_up(socket: WebSocket) -> None:
    """Tells the browser, if it is still there, to reconnect."""
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        await asyncio.wait_for(socket.close(COME_BACK), 1)
