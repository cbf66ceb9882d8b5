"""The proxy as it is shipped: everybody at a table meets at one server, and none of them is missed when it is gone."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from tests.city import engines
from tests.city.deployed import proxy

TABLES = [f"Table-{number}_" for number in range(20)]


class Echo:
    """A server that says who it is and what it was asked."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.name = f"127.0.0.1:{self._listening.getsockname()[1]}"
        routes = [
            Route("/{path:path}", self._answer, methods=["GET", "POST"]),
            WebSocketRoute("/{path:path}", self._talk),
        ]
        self._server = uvicorn.Server(uvicorn.Config(Starlette(routes=routes), log_level="critical"))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        serving = asyncio.create_task(self._server.serve([self._listening]))
        while not self._server.started:
            assert not serving.done(), serving.exception()
            await asyncio.sleep(0.01)
        try:
            yield
        finally:
            self._server.should_exit = self._server.force_exit = True
            await serving
            self._listening.close()

    async def _answer(self, request: Request) -> JSONResponse:
        return JSONResponse({"server": self.name, **request.headers})

    async def _talk(self, socket: WebSocket) -> None:
        await socket.accept()
        await socket.send_text(self.name)
        await socket.close()


@asynccontextmanager
async def behind_proxy(servers: list[str]) -> AsyncIterator[httpx.AsyncClient]:
    engines.need_engines()
    port = engines.free_port()
    with engines.nginx(proxy(port, servers), port):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            yield client


@asynccontextmanager
async def three_servers() -> AsyncIterator[tuple[httpx.AsyncClient, set[str]]]:
    """Somebody in front of the proxy, and the names of the servers behind it."""
    async with AsyncExitStack() as stack:
        echoes = [Echo() for _ in range(3)]
        for echo in echoes:
            await stack.enter_async_context(echo.open())
        names = [echo.name for echo in echoes]
        yield await stack.enter_async_context(behind_proxy(names)), set(names)


async def asked(client: httpx.AsyncClient, path: str) -> str:
    reply = await client.get(path)
    assert reply.status_code == 200, reply.text
    return str(reply.json()["server"])


async def test_page_requests_and_socket_of_a_table_go_to_one_server() -> None:
    async with three_servers() as (client, servers):
        used = set()
        for table in TABLES:
            at = await asked(client, f"/table/{table}")
            assert await asked(client, f"/api/tables/{table}/recording") == at
            async with connect(f"ws://{client.base_url.netloc.decode()}/api/tables/{table}/socket") as talking:
                assert await talking.recv() == at
            used.add(at)
        assert used == servers


async def test_a_server_that_is_gone_is_passed_over_and_the_tables_of_others_stay() -> None:
    async with AsyncExitStack() as stack:
        stays, goes = Echo(), Echo()
        await stack.enter_async_context(stays.open())
        async with AsyncExitStack() as for_a_while:
            await for_a_while.enter_async_context(goes.open())
            client = await stack.enter_async_context(behind_proxy([stays.name, goes.name]))
            before = {table: await asked(client, f"/table/{table}") for table in TABLES}
        assert set(before.values()) == {stays.name, goes.name}
        assert {await asked(client, f"/table/{table}") for table in TABLES} == {stays.name}


async def test_the_proxy_says_whose_request_it_passes_on_and_keeps_the_figures_to_itself() -> None:
    async with AsyncExitStack() as stack:
        echo = Echo()
        await stack.enter_async_context(echo.open())
        client = await stack.enter_async_context(behind_proxy([echo.name]))
        passed_on = (await client.get("/", headers={"host": "play.example.org"})).json()
        assert passed_on["host"] == "play.example.org"
        assert passed_on["x-forwarded-for"] == "127.0.0.1"
        assert passed_on["x-forwarded-proto"] == "http"
        assert (await client.get("/metrics")).status_code == 404


async def test_what_another_proxy_in_front_says_is_passed_on() -> None:
    """Caddy, say, ends TLS: the house must know, or its cookie would not be kept to TLS."""
    async with three_servers() as (client, servers):
        used = set()
        for number in range(20):
            outside = {"x-forwarded-for": f"192.0.2.{number}", "x-forwarded-proto": "https"}
            passed_on = (await client.get("/", headers=outside)).json()
            assert passed_on["x-forwarded-for"] == f"192.0.2.{number}, 127.0.0.1"
            assert passed_on["x-forwarded-proto"] == "https"
            used.add(passed_on["server"])
        assert used == servers, "people are spread by where they come from"


@pytest.mark.parametrize(("method", "status"), [("GET", 200), ("POST", 502)])
async def test_only_what_may_be_asked_twice_is_asked_again(method: str, status: int) -> None:
    """A server that hangs up without an answer may have opened a table."""

    async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        writer.close()

    async with AsyncExitStack() as stack:
        echo = Echo()
        await stack.enter_async_context(echo.open())
        rude = await asyncio.start_server(hang_up, "127.0.0.1", 0)
        await stack.enter_async_context(rude)
        port = rude.sockets[0].getsockname()[1]
        client = await stack.enter_async_context(behind_proxy([echo.name, f"127.0.0.1:{port}"]))
        statuses = {(await client.request(method, f"/api/tables/{table}/x")).status_code for table in TABLES}
        assert statuses == {200, status}
