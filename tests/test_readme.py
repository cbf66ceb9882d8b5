"""The game in the README is played as it is printed there."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_game_in_the_readme_goes_as_it_says() -> None:
    outcome = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert outcome.failed == 0


def test_the_game_in_the_readme_is_a_game_in_ten_lines() -> None:
    lines = [example.source for example in doctest.DocTestParser().get_examples(README.read_text(encoding="utf-8"))]
    assert 0 < sum(source.count("\n") for source in lines) <= 10
    assert any("over" in source for source in lines)
