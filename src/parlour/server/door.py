"""The door: recognises guests by their cookie, and turns away what a foreign page sends."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from parlour.server.guests import COOKIE, YEAR, Guest, known_guest, new_guest
from parlour.server.hall import Hall


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


async def known(connection: HTTPConnection) -> Guest | None:
    return await known_guest(hall_of(connection).store, connection.cookies.get(COOKIE))


async def welcomed(connection: HTTPConnection) -> tuple[Guest, dict[str, str]]:
    """The guest, and for a new one the header that sets the cookie."""
    guest = await known(connection)
    if guest is not None:
        return guest, {}
    guest, token = await new_guest(hall_of(connection).store)
    secure = "; Secure" if connection.url.scheme in ("https", "wss") else ""
    return guest, {"set-cookie": f"{COOKIE}={token}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"}


def foreign(connection: HTTPConnection) -> bool:
    """Was this sent by a page from elsewhere? Programs send no origin and are welcome."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")
