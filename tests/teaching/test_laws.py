"""Fib keeps the laws."""

from __future__ import annotations

import pytest

from parlour.core.laws import check
from tests.teaching.rules import Fib


@pytest.mark.parametrize("game", [Fib(), Fib(hand=1, turn_seconds=None), Fib(hand=2, window=1)])
def test_fib_keeps_the_laws(game: Fib) -> None:
    report = check(game)
    assert report.void == {}
    assert min(report.cases.values()) >= 200
