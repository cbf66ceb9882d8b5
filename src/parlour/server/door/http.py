"""What a browser asks for without a socket: who it is, games, tables, the rule book, a recording."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Match, Route

from parlour.catalog import CATALOG
from parlour.core.refusal import Refusal
from parlour.core.saying import Said
from parlour.server.door.addresses import lan_addresses
from parlour.server.door.door import foreign, hall_of, renewed, welcomed
from parlour.server.door.lessons import Learn, show_lesson
from parlour.server.door.lookup import looked_up
from parlour.server.door.reading import read
from parlour.server.door.safe_headers import HEADERS, UNCACHED
from parlour.server.evening.daily import Daily, TryPuzzle
from parlour.server.evening.export import exported
from parlour.server.evening.finished import ending_of, recording_of, review_of
from parlour.server.evening.history import HistoryWish, StatisticsWish, all_lines, page
from parlour.server.evening.replay import Look
from parlour.server.evening.statistics import statistics
from parlour.server.hall.blocks import blocked_by, unblock
from parlour.server.hall.messages import Me, Opened, OpenTable, Promised, Rename, RulesPage
from parlour.server.hall.names import clean_name
from parlour.server.hall.opening import open_table
from parlour.server.hall.shelf import boxes
from parlour.words.spelling import LANGUAGES

LARGEST_BODY = 64 * 1024
PATIENCE = 15.0
"""How many seconds a request has to arrive."""
STATUS = {
    "foreign_page": 403,
    "sent_away": 403,
    "not_open_to_you": 403,
    "replay_not_open_to_you": 403,
    "puzzle_goes_on": 403,
    "no_curve": 404,
    "no_lesson": 404,
    "no_review": 404,
    "no_such_seat": 404,
    "no_such_puzzle": 404,
    "no_such_table": 404,
    "replay_forgotten": 404,
    "unknown_game": 404,
    "unknown_language": 404,
    "not_over": 409,
    "promise_unknown": 409,
    "too_slow": 408,
    "too_large": 413,
    "unknown_host": 421,
    "crowded": 429,
    "too_fast": 429,
    "too_many_tables": 429,
    "unexpected": 500,
    "not_kept": 503,
    "not_read": 503,
    "puzzle_not_ready": 503,
}
T = TypeVar("T")


async def get_me(request: Request) -> Response:
    """Every page asks this, so a cookie lasts for a year after the last visit."""
    guest, headers = await welcomed(request)
    return reply(Me(guest.name), headers=headers | renewed(request))


async def put_me(request: Request) -> Response:
    wish = await body(request, Rename)
    guest, headers = await welcomed(request)
    hall, name = hall_of(request), clean_name(wish.name)
    await hall.rename(guest, name)
    return reply(Me(name), headers=headers)


async def get_blocks(request: Request) -> Response:
    guest, headers = await welcomed(request)
    return reply(await blocked_by(hall_of(request), guest), headers=headers)


async def delete_block(request: Request) -> Response:
    """What remains is the answer."""
    check_own_page(request)
    hall, (guest, headers) = hall_of(request), await welcomed(request)
    await unblock(hall, guest, request.path_params["person"])
    return reply(await blocked_by(hall, guest), headers=headers)


async def get_games(_: Request) -> Response:
    return reply(boxes())


async def get_rules(request: Request) -> Response:
    return reply(rules_page(request.path_params["game"]))


def rules_page(game: str) -> RulesPage:
    if game not in CATALOG:
        raise Refusal("unknown_game", name=game)
    listing = CATALOG[game]
    return RulesPage(listing.rule_book, dict(listing.examples))


async def get_word(request: Request) -> Response:
    """Its columns take a moment to load, so not on the loop."""
    language, word = request.path_params["language"], request.path_params["word"]
    return reply(await asyncio.to_thread(looked_up, language, word))


async def post_lesson(request: Request) -> Response:
    """Only the browser remembers what was learned."""
    name, wish = request.path_params["game"], await body(request, Learn)
    if name not in CATALOG:
        raise Refusal("unknown_game", name=name)
    return reply(show_lesson(CATALOG[name], wish))


async def get_tables(request: Request) -> Response:
    hall, (guest, _) = hall_of(request), await welcomed(request)
    yours = await hall.lines_of(guest.id) if guest.entered else ()
    return Response(hall.notices.sheet(guest.id, yours), media_type="application/json")


async def post_promise(request: Request) -> Response:
    check_own_page(request)
    guest, headers = await welcomed(request)
    return reply(Promised(await hall_of(request).promises.promise(guest.id)), 201, headers)


async def post_table(request: Request) -> Response:
    wish = await body(request, OpenTable)
    guest, headers = await welcomed(request)
    return reply(Opened(await open_table(hall_of(request), guest, wish)), 201, headers)


async def get_ending(request: Request) -> Response:
    guest, _ = await welcomed(request)
    return reply(await ending_of(hall_of(request), request.path_params["id"], guest))


async def get_history(request: Request) -> Response:
    wish = query(request, HistoryWish)
    guest, headers = await welcomed(request)
    return reply(await page(hall_of(request).store, guest.id, wish), headers=headers)


async def get_statistics(request: Request) -> Response:
    wish = query(request, StatisticsWish)
    guest, headers = await welcomed(request)
    lines = await all_lines(hall_of(request).store, guest.id, wish)
    return reply(await asyncio.to_thread(statistics, lines), headers=headers)


async def get_export(request: Request) -> Response:
    """It is packed already, so it must not be packed again."""
    hall, (guest, _) = hall_of(request), await welcomed(request)
    hall.doorkeeper.export(guest)
    download = {"content-disposition": 'attachment; filename="parlour.zip"', "content-encoding": "identity"}
    return StreamingResponse(exported(hall.store, guest.id), media_type="application/zip", headers=download)


async def get_recording(request: Request) -> Response:
    id, (guest, _) = request.path_params["id"], await welcomed(request)
    recording = await recording_of(hall_of(request), id, guest, query(request, Look).key)
    download = {"content-disposition": f'attachment; filename="parlour-{id}.json"'}
    return Response(recording, media_type="application/json", headers=download)


async def get_review(request: Request) -> Response:
    """What is done so far. Asking has it worked out, if it is not."""
    id, seat, (guest, headers) = request.path_params["id"], request.path_params["seat"], await welcomed(request)
    return reply(await review_of(hall_of(request), id, seat, guest, query(request, Look).key), headers=headers)


async def get_daily(request: Request) -> Response:
    language, (guest, headers) = request.path_params["language"], await welcomed(request)
    if language not in LANGUAGES:
        raise Refusal("unknown_language", name=language)
    return reply(await daily_of(request).page(guest, language), headers=headers)


async def post_daily(request: Request) -> Response:
    wish = await body(request, TryPuzzle)
    guest, headers = await welcomed(request)
    return reply(Opened(await daily_of(request).open(guest, wish)), 201, headers)


async def get_daily_table(request: Request) -> Response:
    guest, _ = await welcomed(request)
    return reply(await daily_of(request).at_table(guest, request.path_params["id"]))


def daily_of(request: Request) -> Daily:
    daily: Daily = request.app.state.daily
    return daily


async def get_addresses(request: Request) -> Response:
    """Where other computers find this house."""
    port = request.url.port or 80
    found = lan_addresses() if request.app.state.reachable else []
    return reply([f"http://{address}:{port}" for address in found])


def check_own_page(request: Request) -> None:
    if foreign(request):
        raise Refusal("foreign_page")


async def body(request: Request, kind: type[T]) -> T:
    """The body, if it comes from our own page, is not too long and can be read."""
    check_own_page(request)
    return read(msgspec.json.Decoder(kind).decode, await sent(request, LARGEST_BODY), "unreadable_message")


async def sent(request: Request, most: int) -> bytes:
    """The body as it is, if it comes in time and is not too long."""
    arrived = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                arrived += chunk
                if len(arrived) > most:
                    raise Refusal("too_large")
    except (TimeoutError, ClientDisconnect) as problem:
        raise Refusal("too_slow") from problem
    return bytes(arrived)


def query(request: Request, kind: type[T]) -> T:
    """What is asked behind the question mark."""
    convert: Callable[[Any], T] = partial(msgspec.convert, type=kind, strict=False)
    return read(convert, dict(request.query_params), "unreadable_message")


def reply(answer: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(answer), status, headers, "application/json")


async def refused(request: Request, refusal: Exception) -> Response:
    """A refusal with its facts, and perhaps when to ask again."""
    assert isinstance(refusal, Refusal)
    hall_of(request).refusals[refusal.code] += 1
    headers: dict[str, str] = {}
    for unit, seconds in (("seconds", 1), ("hours", 3600)):
        if isinstance(wait := refusal.facts.get(unit), int):
            headers["retry-after"] = str(wait * seconds)
    return reply(Said(refusal.code, refusal.facts), STATUS.get(refusal.code, 400), headers)


async def unrouted(request: Request, problem: Exception) -> Response:
    """An address that leads nowhere, or a method that it does not have."""
    assert isinstance(problem, HTTPException)
    if methods := other_methods(request):
        problem = HTTPException(405, headers={"allow": ", ".join(sorted(methods))})
    if not request.url.path.startswith("/api/"):
        return PlainTextResponse(problem.detail + "\n", problem.status_code, problem.headers)
    response = await refused(request, Refusal("unknown_request"))
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response


def other_methods(request: Request) -> set[str]:
    """The methods by which something of ours could be asked for at this address."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    there = [route for route in routes if route.matches(request.scope)[0] is Match.PARTIAL]
    return set[str]().union(*(route.methods or () for route in there))


async def crashed(_: Request, __: Exception) -> Response:
    """Our own bug. Its traceback goes to the log. No other layer sees this answer, so it has its own headers."""
    bug = Refusal("unexpected", status=500)
    return reply(Said(bug.code, bug.facts), 500, {**HEADERS, **UNCACHED})


ROUTES = [
    Route("/api/me", get_me),
    Route("/api/me", put_me, methods=["PUT"]),
    Route("/api/blocks", get_blocks),
    Route("/api/blocks/{person}", delete_block, methods=["DELETE"]),
    Route("/api/games", get_games),
    Route("/api/rules/{game}", get_rules),
    Route("/api/words/{language}/{word}", get_word),
    Route("/api/lessons/{game}", post_lesson, methods=["POST"]),
    Route("/api/promises", post_promise, methods=["POST"]),
    Route("/api/tables", get_tables),
    Route("/api/tables", post_table, methods=["POST"]),
    Route("/api/tables/{id}/ending", get_ending),
    Route("/api/tables/{id}/recording", get_recording),
    Route("/api/tables/{id}/review/{seat}", get_review),
    Route("/api/history", get_history),
    Route("/api/history/statistics", get_statistics),
    Route("/api/history/export", get_export),
    Route("/api/tables/{id}/daily", get_daily_table),
    Route("/api/daily", post_daily, methods=["POST"]),
    Route("/api/daily/{language}", get_daily),
    Route("/api/addresses", get_addresses),
]
