"""The pages about the library: tutorials run as printed, and everything public is on its page."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import parlour
from parlour.core import sitting

DOCS = Path(__file__).parents[2] / "docs"


TUTORIALS = [DOCS / "first-bot.md", *sorted((DOCS / "tutorials").glob("*.md"))]


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_a_tutorial_runs_as_its_page_says(page: Path) -> None:
    played = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert played.attempted > 10
    assert played.failed == 0


def test_the_examples_in_the_documentation_of_a_sitting_run() -> None:
    played = doctest.testmod(sitting)
    assert played.attempted > 5
    assert played.failed == 0


def test_everything_public_is_on_the_page_of_the_library() -> None:
    page = (DOCS / "library.md").read_text(encoding="utf-8")
    named = {target.rpartition(".")[2] for target in re.findall(r"^::: (\S+)$", page, re.MULTILINE)}
    named |= {name for members in re.findall(r"members: \[(.*)\]", page) for name in members.split(", ")}
    assert set(parlour.__all__) <= named
