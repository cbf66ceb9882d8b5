"""A hook of the documentation site: links out of `docs` name a file of the repository, which the site does not have."""

from __future__ import annotations

import re
from typing import Any

OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./[^)]*|schema/)\)")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """The text stays, the link goes."""
    return OUTSIDE.sub(r"\1", markdown)
