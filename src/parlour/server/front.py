"""The browser client as files. Hashed ones are cached for ever; every page is index.html with a head of its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from parlour.server.head import Invitation, filled, head, language_of

WEB = Path(__file__).with_name("web")
PAGE = re.compile(r"|tables|daily|games(/[^/]+)?|play/[^/]+|table/[^/]+|rules(/[^/]+)?|learn/[^/]+|replay(/[^/]+)?")
NOT_BUILT = "The front end has not been built yet: run `make web`, then reload this page.\n"
FETCHING = ("GET", "HEAD")
FOR_EVER = "public, max-age=31536000, immutable"


class FrontEnd(StaticFiles):
    """`invitation`: what the link of a table may tell."""

    def __init__(self, web: Path = WEB, invitation: Callable[[str], Invitation | None] = lambda _: None) -> None:
        super().__init__(directory=web, check_dir=False)
        self.web, self.index = web, web / "index.html"
        self.invitation = invitation

    async def get_response(self, path: str, scope: Scope) -> Response:
        asked = scope["path"].strip("/")
        if asked.startswith("api/"):
            raise HTTPException(404)
        if scope["method"] not in FETCHING:
            raise HTTPException(405, headers={"allow": ", ".join(FETCHING)})
        if not self.index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        if PAGE.fullmatch(asked):
            return self.page(200, Request(scope))
        try:
            found = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in asked.rpartition("/")[2]:
                raise
            return self.page(404, Request(scope))
        found.headers["cache-control"] = FOR_EVER if asked.startswith("assets/") else "no-cache"
        return found

    def page(self, status: int, request: Request) -> Response:
        path, language = request.url.path.strip("/"), language_of(request)
        written = head(path, language, self.invitation(path.removeprefix("table/")))
        page = filled(self.index.read_text(), written, self.web, str(request.base_url), path)
        return HTMLResponse(page, status, {"cache-control": "no-cache", "vary": "accept-language"})
