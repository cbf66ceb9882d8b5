"""Files that the build has packed already: the smallest form that a browser can unpack."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers

PACKINGS = {"br": ".br", "gzip": ".gz"}
"""How they are called in headers, and what they add to the name of a file. The best comes first."""


def packings(web: Path, file: str) -> list[str]:
    """The packings there are of this file."""
    return [packing for packing, ending in PACKINGS.items() if (web / (file + ending)).is_file()]


def accepted(headers: Headers) -> set[str]:
    """The packings that somebody can unpack. One of the quality 0 is one they do not want."""
    asked = (part.strip().lower().partition(";") for part in headers.get("accept-encoding", "").split(","))
    return {name.strip() for name, _, quality in asked if quality.replace(" ", "").rstrip("0") not in ("q=", "q=0.")}
