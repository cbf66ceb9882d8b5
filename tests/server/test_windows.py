"""A window at a table where somebody is missing."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.core.game import Millis
from tests.server.visitors import BRISK, Place, Visitor, code_of, open_house

SOON_SILENT = replace(BRISK, silent=Millis(50))
LONG_WINDOW = {"type": "moerder", "start_player": 0, "window": 60}


async def touch_a_letter(place: Place) -> None:
    """Turns a tile in the middle, where even the body opens letters, and touches one."""
    assert code_of(await place.act(0, {"type": "TurnTile", "tile": 14})) is None
    board = place.now["eyes"][0]["view"]["open"]["board"]
    letter = next(tile for tile, face in enumerate(board) if face in "MÖRDE")
    assert code_of(await place.act(0, {"type": "Touch", "tile": letter})) is None


@pytest.mark.rule("MO-X4")
async def test_a_disconnected_seat_lets_a_touch_pass(tmp_path: Path) -> None:
    async with open_house(tmp_path, SOON_SILENT) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"], options=LONG_WINDOW)
        async with ann.at(table) as a:
            async with bob.at(table) as b:
                await b.sit(1)
                await a.ask("Start")
            await touch_a_letter(a)
            await a.told_of("TouchPassed")
            await a.told_of("TileCollected")


@pytest.mark.rule("MO-X4")
async def test_a_connected_seat_is_waited_for(tmp_path: Path) -> None:
    async with open_house(tmp_path, SOON_SILENT) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"], options=LONG_WINDOW)
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1)
            await a.ask("Start")
            await touch_a_letter(a)
            await asyncio.sleep(0.2)
            assert a.now["awaited"] == [1]
            await b.awaited(1)
            assert code_of(await b.act(1, {"type": "Pass"})) is None
            await a.told_of("TileCollected")
