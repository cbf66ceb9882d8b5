"""The browser client as files. Hashed ones are cached for ever; every page is the same index.html."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB = Path(__file__).with_name("web")
PAGE = re.compile(r"|tables|play/[^/]+|table/[^/]+|rules(/[^/]+)?")
NOT_BUILT = "The front end has not been built yet: run `make web`, then reload this page.\n"
FETCHING = ("GET", "HEAD")
FOR_EVER = "public, max-age=31536000, immutable"


class FrontEnd(StaticFiles):
    def __init__(self, web: Path = WEB) -> None:
        super().__init__(directory=web, check_dir=False)
        self.index = web / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        asked = scope["path"].strip("/")
        if asked.startswith("api/"):
            raise HTTPException(404)
        if scope["method"] not in FETCHING:
            raise HTTPException(405, headers={"allow": ", ".join(FETCHING)})
        if not self.index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        if PAGE.fullmatch(asked):
            return self.page(200)
        try:
            found = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in asked.rpartition("/")[2]:
                raise
            return self.page(404)
        found.headers["cache-control"] = FOR_EVER if asked.startswith("assets/") else "no-cache"
        return found

    def page(self, status: int) -> Response:
        return FileResponse(self.index, status, {"cache-control": "no-cache"})
