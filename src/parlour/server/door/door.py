"""The door: recognises guests by their cookie and address, and turns away what a foreign page sends."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from parlour.server.hall.guests import COOKIE, YEAR, Guest, guest_with, is_token, new_token
from parlour.server.hall.hall import Hall
from parlour.server.pages.head import language_of


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from. For IPv6 it is the network, where one household has as many addresses as it likes."""
    try:
        address = ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return ""
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False).network_address)


def from_here(connection: HTTPConnection) -> bool:
    """Does this request come from the computer of the house itself?"""
    address = address_of(connection)
    return address != "" and ip_address(address).is_loopback


async def welcomed(connection: HTTPConnection) -> tuple[Guest, dict[str, str]]:
    """The guest, and for a new one the header that sets the cookie."""
    store, address, language = hall_of(connection).store, address_of(connection), language_of(connection)
    if (brought := connection.cookies.get(COOKIE)) and is_token(brought):
        return await guest_with(store, brought, address, language), {}
    token = new_token()
    return await guest_with(store, token, address, language), cookie(connection, token)


def renewed(connection: HTTPConnection) -> dict[str, str]:
    """The header that lets the cookie of a known guest last for another year."""
    brought = connection.cookies.get(COOKIE)
    return cookie(connection, brought) if brought and is_token(brought) else {}


def cookie(connection: HTTPConnection, token: str) -> dict[str, str]:
    secure = "; Secure" if connection.url.scheme in ("https", "wss") else ""
    return {"set-cookie": f"{COOKIE}={token}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"}


def foreign(connection: HTTPConnection) -> bool:
    """Was this sent by a page from elsewhere? Programs send no origin and are welcome."""
    origin = connection.headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:  # that is no address at all
        return True
