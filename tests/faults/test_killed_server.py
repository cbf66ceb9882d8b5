"""A real house is killed at every named point in the life of a move; `make faults` does it twenty times each."""

from pathlib import Path

import pytest

from tests.faults.crash_matrix import killed_at
from tests.faults.serving import POINTS


@pytest.mark.slow
async def test_kills_lose_nothing_that_was_told_and_nobody_is_played_for(tmp_path: Path) -> None:
    evening = await killed_at(POINTS, tmp_path, seed=7)
    assert evening.kills == len(POINTS)
