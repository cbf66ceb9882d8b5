"""The first load of a page: its head names every file the page is going to ask for, so that none waits for another."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.server.pages.pages import GAME, Page

SOURCE = "web/src"
TEXTS = "src/parlour/texts"
HOUSE = "web/index.html"


class Load(Struct, frozen=True):
    """The files of the front end that come with a module."""

    scripts: tuple[str, ...]
    styles: tuple[str, ...]


Loads = dict[str, Load]
"""By the module's file in the repository. The build writes them into `first-load.json`."""


def loads_of(web: Path) -> Loads:
    file = web / "first-load.json"
    return _read(file, file.stat().st_mtime_ns) if file.is_file() else {}


@lru_cache(maxsize=1)
def _read(file: Path, _written: int) -> Loads:
    return msgspec.json.decode(file.read_bytes(), type=Loads)


def modules(loads: Loads, page: Page, game: str, language: str) -> list[str]:
    """Those that the page needs at once. What a game does not have, such as a board of its own, is left out."""
    wanted = [f"pages/{page.component}.svelte", f"lib/texts/{language}.ts"]
    wanted += [module.replace(GAME, game) for module in page.modules]
    files = [f"{SOURCE}/{module}" for module in wanted]
    names = [name.replace(GAME, game) for name in page.texts if game or GAME not in name]
    files += [file for file in loads if any(is_text(file, language, name) for name in names)]
    return [file for file in files if file in loads]


def is_text(file: str, language: str, name: str) -> bool:
    """`murdero` includes `murdero-cards`, as it does in `openTexts`."""
    start = f"{TEXTS}/{language}/{name}"
    return file == f"{start}.ftl" or file.startswith(f"{start}-")


def links(loads: Loads, wanted: list[str]) -> Iterator[str]:
    """The tags for a head. What the house's own script brings is named in every page already."""
    house = loads.get(HOUSE, Load((), ()))
    for script in dict.fromkeys(script for module in wanted for script in loads[module].scripts):
        if script not in house.scripts:
            yield f'<link rel="modulepreload" fetchpriority="low" crossorigin href="/{script}" />'
    for style in dict.fromkeys(style for module in wanted for style in loads[module].styles):
        if style not in house.styles:
            yield f'<link rel="preload" as="style" fetchpriority="low" crossorigin href="/{style}" />'
