"""The whole server as one ASGI application over one folder of data."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, WebSocketRoute

from parlour.core.refusal import Refusal
from parlour.server import metrics
from parlour.server.door import http, openapi
from parlour.server.door.doorkeeper import Doorkeeper
from parlour.server.door.entrance import Entrance
from parlour.server.door.house_names import HouseNames
from parlour.server.door.limits import Limits
from parlour.server.door.safe_headers import SafeHeaders
from parlour.server.door.sockets import at_table, in_hall
from parlour.server.evening import replay_routes
from parlour.server.evening.calendar import Now, utc
from parlour.server.evening.daily import Daily
from parlour.server.evening.tallying import tally_old_games
from parlour.server.hall.hall import Hall
from parlour.server.neighbours import Alone, Neighbours
from parlour.server.pages.foretold import foretold
from parlour.server.pages.front import WEB, FrontEnd
from parlour.server.pages.head import Invitation
from parlour.server.store.own_lists import laid_out
from parlour.server.store.store import open_store
from parlour.server.tables.manners import Manners
from parlour.server.thinking.house import House
from parlour.words.own_list import keep_lists

POLITE = Manners()
GENEROUS = Limits()
SELDOM = 20_000, 20, 20
"""When to look for garbage. A move leaves hardly any that is not gone at once."""
PATIENCE_AT_CLOSING = 1.0
"""How many seconds the disk has to answer. Whatever anybody was told is already on it."""


def app(
    data: Path,
    manners: Manners = POLITE,
    web: Path = WEB,
    *,
    store: str | None = None,
    reachable: bool = True,
    limits: Limits = GENEROUS,
    names: Sequence[str] = (),
    now: Now = utc,
    meet: Callable[[], Neighbours] = Alone,
) -> Starlette:
    """`store`: the address of a database that keeps the tables, instead of the folder. `reachable`: other computers can
    connect, so our address is worth telling. `names`: further names of the house, beyond those of this computer. `now`
    is the calendar that daily puzzles go by. `meet` gives the other servers of this house.
    """
    doorkeeper = Doorkeeper(limits)

    @asynccontextmanager
    async def lifespan(served: Starlette) -> AsyncIterator[None]:
        kept = await open_store(data if store is None else store)
        lists = AsyncExitStack()
        folder = data if store is None else await lists.enter_async_context(laid_out(kept))
        keep_lists(folder)
        house = House(folder)
        if manners.ahead:
            house.open()
        neighbours = meet()
        house.elsewhere = neighbours.think
        served.state.hall = hall = Hall(kept, house, manners, doorkeeper, now, neighbours)
        await neighbours.open(hall)
        gc.collect()
        gc.freeze()  # what is there from the start stays, and need not be looked through while people play
        gc.set_threshold(*SELDOM)
        tallying = asyncio.create_task(tally_old_games(kept))
        served.state.daily = daily = Daily(hall, now)
        try:
            yield
        finally:
            tallying.cancel()
            await daily.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(hall.close(), PATIENCE_AT_CLOSING)
            await neighbours.close()
            await house.close()
            await lists.aclose()
            await kept.close(PATIENCE_AT_CLOSING)

    async def invitation(id: str) -> Invitation | None:
        hall: Hall = served.state.hall
        with suppress(Refusal):
            return await hall.invitation(id)
        return None

    served = Starlette(
        routes=[
            *http.ROUTES,
            *replay_routes.ROUTES,
            *metrics.ROUTES,
            *openapi.ROUTES,
            WebSocketRoute("/api/tables/{id}/socket", at_table),
            WebSocketRoute("/api/hall", in_hall),
            Mount("/", FrontEnd(web, invitation, foretold)),
        ],
        middleware=[
            Middleware(SafeHeaders),
            Middleware(Entrance, HouseNames(names), doorkeeper),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={Refusal: http.refused, HTTPException: http.unrouted, Exception: http.crashed},
        lifespan=lifespan,
    )
    served.state.reachable = reachable
    return served
