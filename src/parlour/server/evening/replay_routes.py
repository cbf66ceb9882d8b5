"""What a browser asks for to look back at a finished game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.server.door.door import hall_of, welcomed
from parlour.server.door.http import body, check_own_page, query, reply, sent
from parlour.server.evening.replay import Look, LookAt
from parlour.server.evening.resuming import PlayOn
from parlour.server.hall.messages import Opened
from parlour.server.hall.opening import play_on

LARGEST_RECORDING = 4 * 1024 * 1024


async def get_replay(request: Request) -> Response:
    look, (guest, headers) = query(request, Look), await welcomed(request)
    return reply(await hall_of(request).replays.shown(request.path_params["id"], guest, look), headers=headers)


async def get_frames(request: Request) -> Response:
    look, (guest, headers) = query(request, LookAt), await welcomed(request)
    return reply(await hall_of(request).replays.frames(request.path_params["id"], guest, look), headers=headers)


async def get_curve(request: Request) -> Response:
    look, (guest, headers) = query(request, Look), await welcomed(request)
    return reply(await hall_of(request).replays.curve(request.path_params["id"], guest, look), headers=headers)


async def post_replay(request: Request) -> Response:
    """The body is a recording, as GET /api/tables/{id}/recording gives it."""
    check_own_page(request)
    return reply(await hall_of(request).replays.bring(await sent(request, LARGEST_RECORDING)))


async def post_play_on(request: Request) -> Response:
    wish, (guest, headers) = await body(request, PlayOn), await welcomed(request)
    return reply(Opened(await play_on(hall_of(request), request.path_params["id"], guest, wish)), 201, headers)


ROUTES = [
    Route("/api/replays", post_replay, methods=["POST"]),
    Route("/api/replays/{id}", get_replay),
    Route("/api/replays/{id}/frames", get_frames),
    Route("/api/replays/{id}/curve", get_curve),
    Route("/api/replays/{id}/tables", post_play_on, methods=["POST"]),
]
