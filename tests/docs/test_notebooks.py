"""Each tutorial can be downloaded as a notebook: it is the page that the tests run, in cells."""

from __future__ import annotations

from doctest import DocTestParser
from pathlib import Path

import pytest

from tests.docs.test_library_pages import DOCS, TUTORIALS
from tools.site_notebooks import is_tutorial, notebook


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_a_notebook_runs_exactly_what_its_page_runs(page: Path) -> None:
    assert is_tutorial(page.relative_to(DOCS).as_posix())
    text = page.read_text(encoding="utf-8")
    cells = [cell["source"] for cell in notebook(text)["cells"] if cell["cell_type"] == "code"]
    assert "\n".join(cells) == "".join(example.source for example in DocTestParser().get_examples(text)).rstrip("\n")


def test_a_cell_ends_where_something_is_shown() -> None:
    cells = notebook(
        "# One\n\n```python\n>>> a = 1\n>>> a\n1\n>>> b = 2\n\n```\n\n![A](a.svg)\n\nSee [two](two.md).\n"
    )["cells"]
    assert [cell["source"] for cell in cells] == ["# One", "a = 1\na", "b = 2", "See two."]
