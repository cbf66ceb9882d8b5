"""The boards on the pages are as the library draws them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.board_pictures import pictures


@pytest.mark.generated
@pytest.mark.parametrize(("path", "svg"), [pytest.param(path, svg, id=path.stem) for path, svg in pictures().items()])
def test_a_board_on_a_page_is_as_it_is_drawn_today(path: Path, svg: str) -> None:
    assert path.read_text(encoding="utf-8") == svg, "python -m tools.board_pictures"
