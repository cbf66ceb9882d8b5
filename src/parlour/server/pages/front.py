"""The browser client as files. Hashed ones are cached for ever; every page is index.html with a head of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from parlour.server.pages.first_load import links, loads_of, modules
from parlour.server.pages.first_paint import first_paint
from parlour.server.pages.foretold import as_script
from parlour.server.pages.head import Invitation, filled, head, language_of
from parlour.server.pages.packing import PACKINGS, accepted, packings
from parlour.server.pages.pages import LOST, Page, page_at

WEB = Path(__file__).parents[1] / "web"
NOT_BUILT = "The front end has not been built yet: run `make web`, then reload this page.\n"
FETCHING = ("GET", "HEAD")
FOR_EVER = "public, max-age=31536000, immutable"
MINE = "private, no-cache"
"""A page greets its guest by name."""
OF_A_TABLE = ("Table", "Replay")
Invitations = Callable[[str], Awaitable[Invitation | None]]
Foretold = Callable[[Request, Page, str], Awaitable[tuple[dict[str, Any], dict[str, str]]]]


async def nobody(_: str) -> None:
    return None


async def nothing(_: Request, __: Page, ___: str) -> tuple[dict[str, Any], dict[str, str]]:
    return {}, {}


class FrontEnd(StaticFiles):
    """`invitation`: what the link of a table may tell. `foretold`: what a page is told before it asks."""

    def __init__(
        self,
        web: Path = WEB,
        invitation: Invitations = nobody,
        foretold: Foretold = nothing,
    ) -> None:
        super().__init__(directory=web, check_dir=False)
        self.web, self.index = web, web / "index.html"
        self.invitation, self.foretold = invitation, foretold

    async def get_response(self, path: str, scope: Scope) -> Response:
        asked = scope["path"].strip("/")
        if asked.startswith("api/"):
            raise HTTPException(404)
        if scope["method"] not in FETCHING:
            raise HTTPException(405, headers={"allow": ", ".join(FETCHING)})
        if not self.index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        if page_at(asked) is not LOST:
            return await self.page(200, Request(scope))
        try:
            found = await self.file(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in asked.rpartition("/")[2]:
                raise
            return await self.page(404, Request(scope))
        found.headers["cache-control"] = FOR_EVER if asked.startswith("assets/") else "no-cache"
        return found

    async def file(self, path: str, scope: Scope) -> Response:
        """As the build has packed it, where it has and the browser can unpack that."""
        found = packings(self.web, path)
        packing = next((one for one in found if one in accepted(Request(scope).headers)), None)
        response = await super().get_response(path + PACKINGS.get(packing or "", ""), scope)
        if found:
            response.headers["vary"] = "accept-encoding"
        if packing:
            response.headers["content-encoding"] = packing
        return response

    async def page(self, status: int, request: Request) -> Response:
        path, language = request.url.path.strip("/"), language_of(request)
        page = page_at(path)
        invitation = await self.invitation(path.rpartition("/")[2]) if page.component in OF_A_TABLE else None
        written, loads = head(path, language, invitation), loads_of(self.web)
        game = invitation.game if invitation else page.game(path) or ""
        answers, headers = await self.foretold(request, page, game)
        named = links(loads, modules(loads, page, game, language))
        content = filled(self.index.read_text(), written, self.web, str(request.base_url), path, named)
        content = content.replace("<body>", f"<body>\n    {first_paint(page, written)}", 1)
        content = content.replace("</body>", f"  {as_script(answers)}\n  </body>", 1)
        return HTMLResponse(content, status, {**headers, "cache-control": MINE, "vary": "accept-language, cookie"})
