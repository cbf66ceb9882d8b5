"""The code in the page about adding a game is the code that runs here, all of it."""

from __future__ import annotations

import pytest

from tools.teaching_page import ROOT, shown

FILES = {path.relative_to(ROOT).as_posix(): path for path in sorted((ROOT / "tests" / "teaching").glob("*.py"))}


@pytest.mark.generated
def test_the_page_shows_every_file_of_the_teaching_game() -> None:
    assert shown().keys() == FILES.keys()


@pytest.mark.generated
@pytest.mark.parametrize("file", FILES)
def test_the_page_shows_a_file_as_it_is(file: str) -> None:
    assert shown()[file] == FILES[file].read_text(encoding="utf-8"), "run python -m tools.teaching_page"
