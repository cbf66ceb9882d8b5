"""The log of a whole run, looked through: lines of JSON, and nothing that is secret."""

import asyncio
import json
import re
import sqlite3
import sys
from asyncio.subprocess import PIPE
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed

from parlour.server.store.sqlite import FILE
from tests.faults.real_house import SERVE
from tests.fuzz.frames import send_frames
from tests.server.visitors import Visitor, code_of, guess, hide

BROKEN_TEXT, FAREWELL = b"\x81\x81\0\0\0\0\xff", b"\x88\x80\0\0\0\0"
"""As frames."""


async def send_nonsense(visitor: Visitor, table: str) -> None:
    """What is not even HTTP, or not even text: with a farewell, or before the house could say anything."""
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(visitor.house).port)
    writer.write(b"NONSENSE\r\n\r\n")
    await reader.read()
    writer.close()
    path = f"/api/tables/{table}/socket"
    assert await send_frames(visitor.house, path, BROKEN_TEXT + FAREWELL, patience=30) == "socket closed"
    async with visitor.connected(path) as socket:
        await socket.send(b"\xff", text=True)
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()
    assert socket.close_code == 1007


async def test_no_secret_is_in_the_log_of_a_whole_run(tmp_path: Path) -> None:
    server = await asyncio.create_subprocess_exec(sys.executable, *SERVE, tmp_path, stdout=PIPE, stderr=PIPE)
    assert server.stdout is not None
    try:
        found = re.search(r"http://\S+:\d+", (await server.stdout.readline()).decode())
        assert found is not None
        house = found[0].replace("localhost", "127.0.0.1")
        ann, bob = Visitor(house), Visitor(house)
        await ann.ask("PUT", "/api/me", {"name": "Secretive Ann"})
        table, spoilt = await ann.open_table(["free", "me"]), await ann.open_table(["me", "me"], start=True)
        secrets = [table, spoilt, "Secretive", str(tmp_path)]
        async with ann.at(table) as a, bob.at(table) as b:
            assert code_of(await b.sit(0, name="Secret Bob")) is None
            await a.ask("Start")
            await a.act(1, hide())
            await b.awaited(0)
            await b.act(0, guess())
            await b.act(0, guess(), seen=0)
            await b.send("{nonsense", None)
            await b.ask("Act", seat=0, seen=b.now["ply"], action={"type": "Guess", "row": "secret"})
            assert code_of(await b.act(0, {"type": "GiveUp"})) is None
            await a.hear_until(lambda: a.shown["seed"] is not None)
            secrets += [a.shown["seed"], a.shown["commitment"], *a.shown["nonces"]]
        with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
            secrets += [text for row in db.execute("SELECT id, token_hash FROM guests") for text in row]
            db.execute("INSERT INTO entries VALUES (?, 0, ?)", (spoilt, b'{"secret": "entry"}'))
        async with ann.at(spoilt) as a:
            assert a.shown["outdated"]
        secrets += [cookie for visitor in (ann, bob) for cookie in visitor.cookies.values()]
        await ann.ask("GET", f"/api/tables/{table}/recording")
        await ann.ask("POST", "/api/tables", ["no", "wish"])
        await send_nonsense(ann, table)
    finally:
        server.terminate()
        _, said = await asyncio.wait_for(server.communicate(), 30)
    lines = [json.loads(line) for line in said.decode().splitlines()]
    assert [line["said"] for line in lines if line["level"] == "info"] == [
        "a table of grandmastermind was opened for 2"
    ] * 2
    assert any(line["level"] == "error" and "Traceback" in line["trace"] for line in lines)
    assert [line for line in lines if not line["from"].startswith("parlour.")] == []
    assert all(len(secret) > 8 for secret in secrets)
    assert [secret for secret in (*secrets, '"star"', "Secret Bob") if secret in said.decode()] == []
