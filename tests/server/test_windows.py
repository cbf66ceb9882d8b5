"""A window at a table where somebody is missing."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.core.game import Millis
from tests.server.visitors import BRISK, Place, Visitor, code_of, open_house

SOON_SILENT = replace(BRISK, silent=Millis(50))
LONG_WINDOW = {"type": "moerder", "start_player": 0, "window": 60}


async def touch_a_letter(place: Place, seat: int = 0, turn: int = 14) -> None:
    """Turns a tile in the middle, where even the body opens letters, and touches one."""
    assert code_of(await place.act(seat, {"type": "TurnTile", "tile": turn})) is None
    board = place.now["eyes"][0]["view"]["open"]["board"]
    letter = next(tile for tile, face in enumerate(board) if face in "MÖRDE")
    assert code_of(await place.act(seat, {"type": "Touch", "tile": letter})) is None


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


@pytest.mark.rule("MO-X4")
async def test_one_person_among_bots_is_not_hurried_before_the_first_own_turn(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"], options={**LONG_WINDOW, "start_player": 1})
        async with ann.at(table) as a:
            async with bob.at(table) as b:
                await b.sit(1)
                await a.ask("Start")
                await touch_a_letter(b, seat=1)
                await a.awaited(0)
                assert a.now["stands"] != "held"  # two people
                await b.ask("Stand", seat=1)
            await a.ask("SeatBot", seat=1, strength="novice")
            assert a.now["stands"] == "held"
            held_at = a.now["now"]
            await asyncio.sleep(0.1)
            await a.sit(0, name="Ann")  # any change tells the time
            assert a.now["now"] == held_at
            assert code_of(await a.act(0, {"type": "Pass"})) is None
            await a.told_of("TileCollected")


@pytest.mark.rule("MO-X4")
async def test_a_person_who_has_had_a_turn_has_the_time_of_the_window(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"], options=LONG_WINDOW)
        async with ann.at(table) as a:
            async with bob.at(table) as b:
                await b.sit(1)
                await a.ask("Start")
                await a.act(0, {"type": "TurnTile", "tile": 0})
                await a.act(0, {"type": "Next"})
                await b.awaited(1)
                await touch_a_letter(b, seat=1)
                await b.ask("Stand", seat=1)
            await a.ask("SeatBot", seat=1, strength="novice")
            assert (a.now["awaited"], a.now["stands"]) == ([0], None)
