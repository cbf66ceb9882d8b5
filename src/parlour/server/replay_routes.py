"""What a browser asks for to look back at a finished game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.server.door import hall_of, welcomed
from parlour.server.http import query, reply
from parlour.server.replay import Look, LookAt


async def get_replay(request: Request) -> Response:
    look, (guest, headers) = query(request, Look), await welcomed(request)
    return reply(await hall_of(request).replays.shown(request.path_params["id"], guest, look), headers=headers)


async def get_frames(request: Request) -> Response:
    look, (guest, headers) = query(request, LookAt), await welcomed(request)
    return reply(await hall_of(request).replays.frames(request.path_params["id"], guest, look), headers=headers)


ROUTES = [
    Route("/api/replays/{id}", get_replay),
    Route("/api/replays/{id}/frames", get_frames),
]
