"""The HTTP side of the house as an OpenAPI description, made from the routes and the types they speak in."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import reduce
from importlib.metadata import version
from operator import or_
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.catalog import CATALOG
from parlour.core.recording import Sheet
from parlour.core.saying import Said
from parlour.review.curves.curve import Curve
from parlour.server import metrics
from parlour.server.door import http
from parlour.server.door.lessons import Learn, LessonShown
from parlour.server.door.lookup import LookedUp
from parlour.server.door.safe_headers import HEADERS, UNCACHED
from parlour.server.evening import replay_routes
from parlour.server.evening.daily import DailyPage, PuzzleShown, TryPuzzle
from parlour.server.evening.endings import Ending
from parlour.server.evening.history import HistoryPage, HistoryWish, StatisticsWish
from parlour.server.evening.replay import Look, LookAt, ReplayFrames, ReplayShown
from parlour.server.evening.resuming import PlayOn
from parlour.server.evening.reviews import Review
from parlour.server.evening.statistics import Statistics
from parlour.server.hall.guests import COOKIE
from parlour.server.hall.messages import Blocked, Box, Hall, Me, Opened, OpenTable, Promised, Rename, RulesPage
from parlour.words.spelling import LANGUAGES

Json = dict[str, Any]
ABOUT = """\
Five tabletop games. Types and sockets are told in docs/protocol.md; games are played over sockets, which OpenAPI has no
words for. Every GET answers HEAD as well. A method that an address does not have is answered with 405 and `Allow`.
"""
COMPONENTS = "#/components/schemas/{name}"
TEXT = "text/plain"
ARCHIVE = "application/zip"

# Codes of refusals. Their statuses are in http.STATUS.
ALWAYS = ("crowded", "unknown_host", "unexpected")
READS = ("not_read",)
KEEPS = (*READS, "not_kept")
NAMES = ("name_empty", "name_unprintable")
WISHES = ("no_such_list", "unknown_game", "unreadable_options", "wrong_number_of_seats")
FINISHED = ("no_such_table", "not_open_to_you", "not_over", "sent_away", "table_outdated", "unknown_game", *READS)
LOOKING_BACK = (*FINISHED, "replay_forgotten", "replay_not_open_to_you", "unreadable_message")
BODIES = ("foreign_page", "too_large", "too_slow", "unreadable_message")


class Operation(Struct, frozen=True):
    """`tells`: by status, the type of the answer; None is plain text, bytes an archive. `refuses`: codes of refusals.

    `options`: the options of a game may be refused for reasons of that game. `cookie`: brings whoever is new a cookie.
    `leads_to`: what to ask next with the answer. `query`: the type of what is asked behind the question mark.
    """

    about: str
    tells: dict[int, Any]
    asks: Any = None
    refuses: tuple[str, ...] = ()
    options: bool = False
    cookie: bool = False
    download: bool = False
    query: Any = None
    leads_to: Json = {}


WISH = {"game": {"type": "grandmastermind"}, "seats": [{"who": "me"}, {"who": "bot"}]}
"""A simple table; whoever opens it adds a nonce."""
OPERATIONS = {
    "get_me": Operation("Who you are.", {200: Me}, refuses=READS, cookie=True),
    "put_me": Operation("Choose a name.", {200: Me}, Rename, (*BODIES, *NAMES, *KEEPS), cookie=True),
    "get_blocks": Operation("Whom you block.", {200: list[Blocked]}, refuses=READS, cookie=True),
    "delete_block": Operation(
        "Block somebody no longer.", {200: list[Blocked]}, refuses=("foreign_page", *KEEPS), cookie=True
    ),
    "get_games": Operation("What is on the shelf.", {200: list[Box]}),
    "get_rules": Operation("A rule book without its words.", {200: RulesPage}, refuses=("unknown_game",)),
    "get_word": Operation(
        "What the dictionary knows of a word.", {200: LookedUp}, refuses=("unknown_language", *READS)
    ),
    "post_lesson": Operation(
        "A lesson after these acts.", {200: LessonShown}, Learn, (*BODIES, "no_lesson", "unknown_game")
    ),
    "post_promise": Operation(
        "The sealed luck of a table you may open.",
        {201: Promised},
        None,
        ("foreign_page", *KEEPS),
        cookie=True,
        leads_to={"post_table": {"requestBody": {**WISH, "commitment": "$response.body#/commitment"}}},
    ),
    "get_tables": Operation("Public tables that somebody attends, and your own.", {200: Hall}, refuses=READS),
    "post_table": Operation(
        "Open a table.",
        {201: Opened},
        OpenTable,
        (*BODIES, *NAMES, *KEEPS, *WISHES, "promise_unknown", "too_fast", "too_many_tables"),
        options=True,
        cookie=True,
        leads_to={"get_recording": {"parameters": {"id": "$response.body#/table"}}},
    ),
    "get_ending": Operation("The figures of a game, once it is over.", {200: Ending}, refuses=FINISHED),
    "get_recording": Operation(
        "A whole game as a file, once it is over.",
        {200: Sheet},
        query=Look,
        refuses=LOOKING_BACK,
        download=True,
    ),
    "get_review": Operation(
        "How far the review of a seat is, once its game is over. Asking has it worked out.",
        {200: Review},
        query=Look,
        refuses=(*LOOKING_BACK, "no_review", "no_such_seat", "too_fast"),
        cookie=True,
    ),
    "get_history": Operation(
        "Your finished games, newest first.",
        {200: HistoryPage},
        refuses=("unknown_game", "unreadable_message", *READS),
        cookie=True,
        query=HistoryWish,
    ),
    "get_statistics": Operation(
        "What your finished games add up to.",
        {200: Statistics},
        refuses=("unknown_game", "unreadable_message", *READS),
        cookie=True,
        query=StatisticsWish,
    ),
    "get_export": Operation(
        "All your finished games: their recordings and a list of the results.",
        {200: bytes},
        refuses=("too_fast", *READS),
        download=True,
    ),
    "get_daily": Operation(
        "The daily puzzles of today and yesterday, and how you stand.",
        {200: DailyPage},
        refuses=("unknown_language", *READS),
        cookie=True,
    ),
    "post_daily": Operation(
        "Try a daily puzzle, or come back to it.",
        {201: Opened},
        TryPuzzle,
        (*BODIES, *KEEPS, "no_such_puzzle", "puzzle_not_ready", "too_fast", "too_many_tables"),
        cookie=True,
        leads_to={"get_daily_table": {"parameters": {"id": "$response.body#/table"}}},
    ),
    "get_daily_table": Operation(
        "The daily puzzle of a table.",
        {200: PuzzleShown},
        refuses=("no_such_puzzle", "no_such_table", "table_outdated", "unknown_game", *READS),
    ),
    "get_replay": Operation(
        "A finished game, moment by moment.",
        {200: ReplayShown},
        query=Look,
        refuses=LOOKING_BACK,
        cookie=True,
        leads_to={"get_frames": {"parameters": {"id": "$response.body#/id", "eyes": "bystander"}}},
    ),
    "get_curve": Operation(
        "The course of a finished game as a curve.",
        {200: Curve},
        query=Look,
        refuses=(*LOOKING_BACK, "no_curve"),
        cookie=True,
    ),
    "post_replay": Operation(
        "The same from a recording. It is not kept: whoever asks much later brings it again.",
        {200: ReplayShown},
        Sheet,
        (
            "foreign_page",
            "no_recording",
            "recording_doubtful",
            "recording_outdated",
            "too_large",
            "too_slow",
            "unknown_game",
        ),
    ),
    "post_play_on": Operation(
        "A new table against the house, from a moment of a finished game.",
        {201: Opened},
        PlayOn,
        (
            *(*BODIES, *KEEPS, *FINISHED, "game_over", "no_such_list", "no_such_seat", "promise_unknown"),
            *("replay_forgotten", "replay_not_open_to_you", "too_fast", "too_many_tables"),
        ),
        cookie=True,
    ),
    "get_frames": Operation(
        "What somebody saw at some of these moments.",
        {200: ReplayFrames},
        query=LookAt,
        refuses=(*LOOKING_BACK, "no_such_seat"),
        cookie=True,
    ),
    "get_addresses": Operation("Where other computers on the network find this house.", {200: list[str]}),
    "get_health": Operation("Can anything be kept?", {200: None, 503: None}),
    "get_metrics": Operation("Figures for Prometheus, on the computer of the house.", {200: None, 403: None}),
    "get_openapi": Operation("This description.", {200: Json}),
}
PARAMETERS: dict[str, Json] = {
    "game": {"type": "string", "enum": list(CATALOG)},
    "person": {"type": "string", "minLength": 1, "description": "What GET /api/blocks has told."},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "word": {"type": "string", "minLength": 1},
    "id": {"type": "string", "minLength": 1, "description": "What POST /api/tables has told."},
    "seat": {"type": "integer", "minimum": 0, "description": "Counted from 0."},
}
ALL_HEADERS = {**HEADERS, **UNCACHED}


async def get_openapi(_: Request) -> Response:
    return Response(WRITTEN, media_type="application/json")


def description(routes: Iterable[Route]) -> Json:
    asked = [(route, OPERATIONS[route.name]) for route in routes]
    games = reduce(or_, (listing.game for listing in CATALOG.values()))
    types = [Said, *(told for _, one in asked for told in one.tells.values() if told not in (None, bytes))]
    types += [one.asks for _, one in asked if one.asks is not None]
    (wish, *schemas), components = msgspec.json.schema_components([games, *types], ref_template=COMPONENTS)
    components["OpenTable"]["properties"]["game"] = wish
    shown = dict(zip(map(repr, types), schemas, strict=True))
    paths: defaultdict[str, Json] = defaultdict(dict)
    for route, operation in asked:
        (method,) = (route.methods or set()) - {"HEAD"}
        paths[route.path][method.lower()] = described(route, operation, shown)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": version("parlour"), "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "headers": {name: {"required": True, "schema": {"const": value}} for name, value in ALL_HEADERS.items()},
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
        "security": [{}, {"guest": []}],
    }


def described(route: Route, operation: Operation, shown: dict[str, Json]) -> Json:
    api = route.path.startswith("/api/")
    written: Json = {"operationId": route.name, "summary": operation.about}
    names = re.findall(r"{(\w+)}", route.path)
    if parameters := [{"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names]:
        written["parameters"] = parameters
    if operation.query is not None:
        written["parameters"] = parameters + query_of(operation.query)
    if operation.asks is not None:
        written["requestBody"] = {"required": True, "content": json_of(shown[repr(operation.asks)])}
    written["responses"] = {
        **{str(status): answer(operation, told, shown, api) for status, told in operation.tells.items()},
        **refusals(operation, shown[repr(Said)], api),
    }
    return written


def answer(operation: Operation, told: Any, shown: dict[str, Json], api: bool) -> Json:
    headers = every_header(api)
    if operation.cookie:
        headers["set-cookie"] = {"description": "For whoever is new or returns.", "schema": {"type": "string"}}
    if operation.download:
        headers["content-disposition"] = {"required": True, "schema": {"type": "string", "pattern": "^attachment; "}}
    if told is None:
        content: Json = {TEXT: {"schema": {"type": "string"}}}
    elif told is bytes:
        content = {ARCHIVE: {"schema": {"type": "string", "format": "binary"}}}
    else:
        content = json_of(shown[repr(told)])
    links = {name: {"operationId": name, **given} for name, given in operation.leads_to.items()}
    return {"description": operation.about, "headers": headers, "content": content, "links": links}


def refusals(operation: Operation, said: Json, api: bool) -> Json:
    """By status. Outside of the API a refusal is a sentence."""
    if not api:
        content: Json = {TEXT: {"schema": {"type": "string"}}}
        return {"421": {"description": "`unknown_host`", "headers": every_header(api), "content": content}}
    codes: defaultdict[int, list[str]] = defaultdict(list)
    for code in (*operation.refuses, *ALWAYS):
        codes[http.STATUS.get(code, 400)].append(code)
    return {str(status): refusal(status, codes[status], operation, said) for status in sorted(codes)}


def refusal(status: int, codes: list[str], operation: Operation, said: Json) -> Json:
    headers = every_header(api=True)
    if status == 429:
        headers["retry-after"] = {"required": True, "schema": {"type": "integer", "minimum": 1}}
    about = " or ".join(f"`{code}`" for code in codes)
    if operation.options and status == 400:
        about += ", or why these options cannot be"
    else:
        said = {**said, "properties": {"code": {"enum": codes}}}
    return {"description": about, "headers": headers, "content": json_of(said)}


def query_of(kind: type[Struct]) -> list[Json]:
    _, parts = msgspec.json.schema_components([kind])
    fields, needed = parts[kind.__name__]["properties"], parts[kind.__name__].get("required", ())
    if "game" in fields:
        fields |= {"game": PARAMETERS["game"]}
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": schema} for name, schema in fields.items()
    ]


def every_header(api: bool) -> Json:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in ALL_HEADERS if api or name in HEADERS}


def json_of(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}


ROUTES = [Route("/openapi.json", get_openapi)]
WRITTEN = msgspec.json.encode(description([*http.ROUTES, *replay_routes.ROUTES, *metrics.ROUTES, *ROUTES]))
