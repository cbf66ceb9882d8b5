"""The files of the browser client: caching, pages, and the headers of every answer."""

from gzip import compress
from pathlib import Path
from typing import Protocol

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount

from parlour.server.door.safe_headers import SafeHeaders
from parlour.server.pages.front import FrontEnd


class Get(Protocol):
    async def __call__(self, path: str, **headers: str) -> httpx.Response: ...


@pytest.fixture
def get(tmp_path: Path) -> Get:
    served = Starlette(routes=[Mount("/", FrontEnd(tmp_path))], middleware=[Middleware(SafeHeaders)])

    async def ask(path: str, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(served), base_url="http://house") as http:
            return await http.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    return ask


@pytest.fixture
def built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1a2b.js").write_text("play()")
    (tmp_path / "assets" / "index-1a2b.js.gz").write_bytes(compress(b"play()"))
    (tmp_path / "assets" / "index-1a2b.js.br").write_bytes(b"a shorter play()")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "index.html").write_text("<!doctype html><title>Parlour</title><div id=app>")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/", "/tables", "/play/grandmastermind", "/table/abc", "/rules", "/rules/letter", "/learn/moerder"]
)
async def test_every_page_is_the_index(get: Get, path: str) -> None:
    page = await get(path)
    assert (page.status_code, page.headers["cache-control"]) == (200, "private, no-cache")
    assert "<div id=app>" in page.text
    assert page.headers["content-security-policy"].startswith("default-src 'self';")
    assert "unsafe" not in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"


@pytest.mark.usefixtures("built")
async def test_hashed_files_are_cached_for_ever_and_others_revalidated(get: Get) -> None:
    assert "immutable" in (await get("/assets/index-1a2b.js")).headers["cache-control"]
    assert (await get("/favicon.svg")).headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("br; q=0.0, gzip; q=0", None),
        ("identity", None),
    ],
)
async def test_a_file_comes_as_the_build_has_packed_it(get: Get, accepted: str, sent: str | None) -> None:
    file = await get("/assets/index-1a2b.js", accept_encoding=accepted)
    assert (file.status_code, file.headers.get("content-encoding")) == (200, sent)
    assert file.headers["content-type"] == "text/javascript; charset=utf-8"
    assert file.headers["vary"] == "accept-encoding"
    assert "immutable" in file.headers["cache-control"]


@pytest.mark.usefixtures("built")
async def test_each_packing_has_a_tag_of_its_own(get: Get) -> None:
    gzipped = await get("/assets/index-1a2b.js", accept_encoding="gzip")
    plain = await get("/assets/index-1a2b.js", accept_encoding="identity")
    assert gzipped.text == plain.text == "play()"
    assert gzipped.headers["etag"] != plain.headers["etag"]
    again = await get("/assets/index-1a2b.js", accept_encoding="gzip", if_none_match=gzipped.headers["etag"])
    assert (again.status_code, again.headers["vary"]) == (304, "accept-encoding")
    other = await get("/assets/index-1a2b.js", accept_encoding="identity", if_none_match=gzipped.headers["etag"])
    assert other.status_code == 200


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
