"""The tables of docs/protocol.md: what is refused with which code, and whether the connection lives."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.server.app import GENEROUS
from parlour.server.door import http, sockets
from parlour.server.door.limits import Rate
from parlour.server.tables.watcher import Watcher
from tests.server.visitors import Json, Place, Visitor, guess, hide, nonce, open_house

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


def rows(heading: str) -> dict[str, tuple[str, str]]:
    """Input, and the code and the fate that the page tells of it."""
    table = PAGE.partition(f"| {heading} |")[2].partition("\n\n")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    return {given: (re.sub(r"^`(\w+)`$", r"\1", code), fate) for given, code, fate in cells}


def request(kind: str, **fields: Any) -> str:
    return json.dumps({"type": kind, "ref": 9, **fields})


def act(seat: int, action: Any = None) -> str:
    return request("Act", seat=seat, seen=0, action=action or guess())


REMATCH = {"commitment": "0" * 64, "nonce": nonce()}


class Try(NamedTuple):
    """What is sent, by whom, and in which scene. Ann is the host; Bob has the other seat."""

    sent: str | bytes
    scene: Literal["bob stands", "bob sits", "started", "bob has acted", "paused", "closed"] = "bob sits"
    by_host: bool = False
    public: bool = False
    text: bool | None = None
    """Framed as text or as bytes, or by default as its Python type says."""


AT_A_TABLE = {
    "text that is not JSON": Try("{nonsense"),
    "an empty message": Try(""),
    "JSON that is no request": Try(request("Dance")),
    "a request with a field too many": Try(request("Start", loud=True)),
    "a number out of bounds": Try(request("Stand", seat=99)),
    "JSON that is nested a thousand deep": Try("[" * 1000 + "]" * 1000),
    "a request as bytes instead of text": Try(request("Sit", seat=1, nonce=nonce()).encode(), "bob stands"),
    "bytes that are not UTF-8": Try(b'{"type": "\xff"}'),
    "text that is not UTF-8": Try(b'{"type": "\xff"}', text=True),
    "`Sit` on a seat there is not": Try(request("Sit", seat=7, nonce=nonce())),
    "`Sit` on somebody's seat": Try(request("Sit", seat=0, nonce=nonce())),
    "`Sit` with a name that cannot be seen": Try(request("Sit", seat=1, nonce=nonce(), name="\u3164"), "bob stands"),
    "`SeatProgram` when you are not the host": Try(request("SeatProgram", seat=0, token=nonce())),
    "`SeatProgram` for somebody's seat": Try(request("SeatProgram", seat=1, token=nonce()), by_host=True),
    "`Claim` with a token that opens no seat": Try(request("Claim", token=nonce(), nonce=nonce(), name="Deep")),
    "`Act` for a seat that is not yours": Try(act(0)),
    "`Act` with something that is no move of this game": Try(act(1, {"type": "Castle"}), "started"),
    "`Act` when it is not your turn": Try(act(0), "started", by_host=True),
    "`Act` before the start": Try(act(1)),
    "`Act` on an older question": Try(act(1, hide()), "bob has acted"),
    "`Act` at a closed table": Try(act(1, hide()), "closed"),
    "`Act` at a paused table": Try(act(1, hide()), "paused"),
    "`Pause` for a seat that is not yours": Try(request("Pause", seat=0), "started"),
    "`Pause` before the start": Try(request("Pause", seat=1)),
    "`Pause` at a public table": Try(request("Pause", seat=1), "started", public=True),
    "`GoOn` when you have no seat": Try(request("GoOn"), "bob stands"),
    "`Start` when you are not the host": Try(request("Start")),
    "`Start` once more": Try(request("Start"), "started", by_host=True),
    "`Unseat` after the start": Try(request("Unseat", seat=0), "started", by_host=True),
    "`SendAway` with somebody who plays": Try(request("SendAway", person="bob"), "started", by_host=True),
    "`SendAway` with somebody who is not there": Try(request("SendAway", person="nobody"), by_host=True),
    "`Block` with yourself": Try(request("Block", person="bob")),
    "`Ask` at a table without help": Try(request("Ask", seat=1), "started"),
    "`Rematch` before the end": Try(request("Rematch", **REMATCH), "started"),
    "more messages than your share": Try(request("Stand", seat=0)),
    "more than 64 KiB in one message": Try("x" * 70_000),
}


async def fate(place: Place, sent: str | bytes, text: bool | None) -> tuple[str, str]:
    """What is said to this, and whether anything can be said afterwards."""
    await place.socket.send(sent, text=text)
    try:
        while (said := await place.hear())["type"] not in ("Done", "Refused"):
            pass
        await place.ask("Stand", seat=5)
    except ConnectionClosed:
        return "none", f"closed with {place.socket.close_code}"
    return said.get("code", "none, it is done"), "lives"


@pytest.mark.parametrize("given", AT_A_TABLE)
async def test_what_is_sent_at_a_table(tmp_path: Path, given: str) -> None:
    sent, scene, by_host, public, text = AT_A_TABLE[given]
    share = 3 if given == "more messages than your share" else 100
    limits = replace(GENEROUS, messages=Rate(share, 3600))
    async with open_house(tmp_path, limits=limits) as house, AsyncExitStack() as stack:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"], public=public)
        a = await stack.enter_async_context(ann.at(table))
        b = await stack.enter_async_context(bob.at(table))
        if scene != "bob stands":
            await b.sit(1)
        if scene in ("started", "bob has acted", "paused", "closed"):
            await a.ask("Start")
        if scene == "bob has acted":
            await b.act(1, hide(), seen=0)
        if scene == "paused":
            await a.ask("Pause", seat=0)
        if scene == "closed":
            await a.ask("Close")
        if share == 3:
            await b.send(str(sent), 9)
            await b.send(str(sent), 9)
        if "bob" in str(sent):
            sent = str(sent).replace("bob", b.shown["seats"][1]["person"])
        assert await fate(a if by_host else b, sent, text) == rows("at a table you send")[given]


Opening: TypeAlias = Callable[[Visitor, str, pytest.MonkeyPatch], Awaitable[tuple[str, str]]]


async def opened(visitor: Visitor, table: str, **headers: str) -> tuple[str, str]:
    try:
        async with visitor.connected(f"/api/tables/{table}/socket", **headers) as socket:
            said: Json = json.loads(await asyncio.wait_for(socket.recv(), 30))
            await asyncio.wait_for(socket.wait_closed(), 30)
            return said.get("code", "none"), f"closed with {socket.close_code}"
    except InvalidStatus as refusal:
        return "none", f"refused with status {refusal.response.status_code}"


async def lost(visitor: Visitor, _: str, __: pytest.MonkeyPatch) -> tuple[str, str]:
    return await opened(visitor, "nowhere")


def unwelcome(how: str) -> Opening:
    async def opening(visitor: Visitor, table: str, _: pytest.MonkeyPatch) -> tuple[str, str]:
        eve = Visitor(visitor.house)
        async with visitor.at(table) as host, eve.at(table):
            await host.hear_until(lambda: host.shown["watching"] != [])
            await host.ask(how, person=host.shown["watching"][0]["person"])
            return await opened(eve, table)

    return opening


async def many(visitor: Visitor, table: str, _: pytest.MonkeyPatch) -> tuple[str, str]:
    async with visitor.at(table):
        return await opened(visitor, table)


async def foreign(visitor: Visitor, table: str, _: pytest.MonkeyPatch) -> tuple[str, str]:
    return await opened(visitor, table, origin="http://elsewhere.example")


async def misnamed(visitor: Visitor, table: str, _: pytest.MonkeyPatch) -> tuple[str, str]:
    return await opened(visitor, table, host="elsewhere.example")


async def slow(visitor: Visitor, table: str, patched: pytest.MonkeyPatch) -> tuple[str, str]:
    patched.setattr(sockets, "Watcher", lambda guest: Watcher(guest, queued_at_most=1))
    return await opened(visitor, table)


OPENINGS: dict[str, Opening] = {
    "to a table there is not": lost,
    "to a table you were sent away from": unwelcome("SendAway"),
    "to a table of somebody who blocks you": unwelcome("Block"),
    "when you have too many": many,
    "from a page of another site": foreign,
    "under a name the house does not have": misnamed,
    "and do not read what you are told": slow,
}


@pytest.mark.parametrize("given", OPENINGS)
async def test_a_socket_that_is_opened(tmp_path: Path, given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path, limits=replace(GENEROUS, sockets=1)) as house:
        ann = Visitor(house)
        table = await ann.open_table()
        assert await OPENINGS[given](ann, table, monkeypatch) == rows("you open a socket")[given]


WISH: Json = {"game": {"type": "grandmastermind"}, "seats": [{"who": "me"}, {"who": "bot"}], **REMATCH}
SPOILT_WISH = json.dumps(WISH).encode().replace(b"grandmastermind", b"\xff")
ELSEWHERE = "elsewhere.example"
OVER_HTTP: dict[str, tuple[str, str, Any, dict[str, str]]] = {
    "a body that is not JSON": ("PUT", "/api/me", "{nonsense", {}),
    "a body that is not UTF-8": ("PUT", "/api/me", b'{"name": "\xff"}', {}),
    "a wish with options that cannot be": (
        *("POST", "/api/tables"),
        {**WISH, "game": {"type": "grandmastermind", "rows": 99}},
        {},
    ),
    "a wish with options that are not UTF-8": ("POST", "/api/tables", SPOILT_WISH, {}),
    "a body of more than 64 KiB": ("PUT", "/api/me", {"name": "x" * 70_000}, {}),
    "a body that does not arrive": ("PUT", "/api/me", None, {}),
    "something from a page of another site": ("PUT", "/api/me", {"name": "Ann"}, {"origin": f"http://{ELSEWHERE}"}),
    "something under a name the house does not have": ("GET", "/api/me", None, {"host": ELSEWHERE}),
    "a question about a game there is not": ("GET", "/api/rules/chess", None, {}),
    "a question about a word in a language there is not": ("GET", "/api/words/la/rosa", None, {}),
    "a question that the house does not know": ("GET", "/api/weather", None, {}),
    "a method that an address does not have": ("DELETE", "/api/me", None, {}),
    "a question about a table there is not": ("GET", "/api/tables/nowhere/recording", None, {}),
    "a question for the recording of a game that goes on": ("GET", "/api/tables/{table}/recording", None, {}),
    "a wish with a promise nobody made": ("POST", "/api/tables", WISH, {}),
    "more requests than your address's share": ("GET", "/api/me", None, {}),
}


@pytest.mark.parametrize("given", OVER_HTTP)
async def test_what_is_sent_over_http(tmp_path: Path, given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "PATIENCE", 0.2)
    method, path, body, headers = OVER_HTTP[given]
    limits = replace(GENEROUS, requests=Rate(2, 3600)) if "share" in given else GENEROUS

    async def never() -> Any:
        yield b'{"na'
        await asyncio.sleep(5)

    async with open_house(tmp_path, limits=limits) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        content = never() if "not arrive" in given else body if isinstance(body, bytes) else json.dumps(body)
        async with httpx.AsyncClient(base_url=house, verify=False) as client:
            reply = await client.request(method, path.format(table=table), content=content, headers=headers)
    assert (reply.json()["code"], str(reply.status_code)) == rows("over http you send")[given]


@pytest.mark.parametrize(
    ("heading", "tried"),
    [("at a table you send", AT_A_TABLE), ("you open a socket", OPENINGS), ("over http you send", OVER_HTTP)],
)
def test_every_row_of_the_page_is_tried(heading: str, tried: dict[str, Any]) -> None:
    assert list(rows(heading)) == list(tried)
