"""The files of the browser client: caching, pages, and the headers of every answer."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount

from parlour.server.front import FrontEnd
from parlour.server.safe_headers import SafeHeaders

Get = Callable[[str], Awaitable[httpx.Response]]


@pytest.fixture
def get(tmp_path: Path) -> Get:
    served = Starlette(routes=[Mount("/", FrontEnd(tmp_path))], middleware=[Middleware(SafeHeaders)])

    async def ask(path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(served), base_url="http://house") as http:
            return await http.get(path)

    return ask


@pytest.fixture
def built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1a2b.js").write_text("play()")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "index.html").write_text("<!doctype html><title>Parlour</title><div id=app>")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/", "/tables", "/play/grandmastermind", "/table/abc", "/rules", "/rules/letter", "/learn/moerder"]
)
async def test_every_page_is_the_index(get: Get, path: str) -> None:
    page = await get(path)
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
    assert "<div id=app>" in page.text
    assert page.headers["content-security-policy"].startswith("default-src 'self';")
    assert "unsafe" not in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"


@pytest.mark.usefixtures("built")
async def test_hashed_files_are_cached_for_ever_and_others_revalidated(get: Get) -> None:
    assert "immutable" in (await get("/assets/index-1a2b.js")).headers["cache-control"]
    assert (await get("/favicon.svg")).headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
async def test_a_missing_file_is_not_found(get: Get) -> None:
    lost = await get("/no/such/page")
    assert (lost.status_code, "<div id=app>" in lost.text) == (404, True)
    assert (await get("/assets/index-old.js")).status_code == 404
    assert (await get("/assets/../../front.py")).status_code == 404


async def test_an_unbuilt_front_end_says_so(get: Get) -> None:
    page = await get("/")
    assert page.status_code == 503
    assert "make web" in page.text
