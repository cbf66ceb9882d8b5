"""Answers before the question: a page carries those that its script would ask for first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request

from parlour.core.refusal import Refusal
from parlour.server.door.door import welcomed
from parlour.server.door.http import rules_page
from parlour.server.hall.messages import Me
from parlour.server.hall.shelf import boxes
from parlour.server.pages.pages import GAME, GAMES, RULES, Page

ANSWERS: dict[str, Callable[[str], Any]] = {GAMES: lambda _: boxes(), RULES: rules_page}


async def foretold(request: Request, page: Page, game: str) -> tuple[dict[str, Any], dict[str, str]]:
    """The answers by their addresses, and the headers for a new guest. A refusal is not foretold: who asks hears it."""
    answers: dict[str, Any] = {}
    headers: dict[str, str] = {}
    try:
        guest, headers = await welcomed(request)
        answers["/api/me"] = Me(guest.name)
        for address in page.answers:
            answers[address.replace(GAME, game)] = ANSWERS[address](game)
    except Refusal:
        pass
    return answers, headers


def as_script(answers: dict[str, Any]) -> str:
    """A block of data, in which nothing can end the block."""
    data = msgspec.json.encode(answers).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="foretold">{data}</script>'
