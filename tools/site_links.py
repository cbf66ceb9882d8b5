"""A hook of the documentation site: links out of `docs` name a file of the repository, which the site does not have."""

from __future__ import annotations

import re
from typing import Any

from mkdocs.structure.pages import Page


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """The text stays, the link goes."""
    return outside(page.file.src_uri.count("/")).sub(r"\1", markdown)


def outside(depth: int) -> re.Pattern[str]:
    """Links out of `docs` from a page that lies this deep in it."""
    up = r"\.\./" * (depth + 1)
    return re.compile(rf"\[([^\]]+)\]\((?:{up}[^)]*|schema/)\)")
