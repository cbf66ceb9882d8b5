"""The page about the adapters says what is true, and its example runs."""

from __future__ import annotations

import re

import pytest

from tools.adapters_page import PAGE, page


@pytest.mark.generated
def test_the_tables_of_letters_and_fields_are_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tools.adapters_page"


def test_the_example_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    space: dict[str, object] = {}
    exec(example.replace("seats=3)", "seats=3, words=0)"), space)
    assert space["over"] is True
