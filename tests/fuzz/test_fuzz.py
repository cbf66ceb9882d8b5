"""A small run of the fuzz; `make faults` sends a hundred thousand messages."""

from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from parlour.catalog import CATALOG
from parlour.server.door.messages import AnyRequest
from tests.fuzz import seated, strangers
from tests.fuzz.drawing import draw, requests_at
from tests.fuzz.run import come_in, opened


@pytest.mark.parametrize("game", CATALOG)
def test_what_is_drawn_from_the_types_can_be_read(game: str) -> None:
    for drawn in draw(requests_at(CATALOG[game]), 20, at=1):
        msgspec.json.decode(msgspec.json.encode(drawn), type=AnyRequest)


async def test_strangers_change_nothing_and_what_fuzzers_play_obeys_the_rules(tmp_path: Path) -> None:
    async with AsyncExitStack() as stay:
        house, log = await opened(tmp_path, stay)
        honest = await come_in(house, tmp_path, stay)
        said = await strangers.fuzz(house, honest, log, 240, seed=1)
        said += await seated.fuzz(house, tmp_path, log, 100, seed=1, others=len(honest.tables))
    assert said.total() > 300
