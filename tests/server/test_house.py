"""The house: a bot that hangs or fails is replaced by a plain legal move, and no process outlives its server."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from time import sleep

import pytest
from msgspec.structs import replace

from parlour.catalog import CATALOG
from parlour.core.game import Seat
from parlour.core.sitting import Sitting
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import Hide
from parlour.server.thinking import house as houses
from parlour.server.thinking import thinkers
from parlour.server.thinking.house import House
from parlour.server.thinking.thinkers import begin_thinker
from tests.server.visitors import BRISK, Visitor, open_house

LISTING = CATALOG["grandmastermind"]
GAME = GrandMasterMind(start_player=0)
LOOPS = {"narrow.narrow", "wide.wide"}
VIEW = Sitting(GAME).view(Seat(0))
STRANGE_THINKERS = {
    "hangs": "import time; time.sleep(1000)",
    "ends": "",
    "babbles": "input(); print('well …', flush=True); input()",
    "cheats": """input(); print('{"type":"Thought","action":{"type":"TimeUp"}}', flush=True); input()""",
}


@pytest.mark.parametrize("strange", STRANGE_THINKERS)
async def test_a_plain_move_replaces_a_nonsensical_answer(strange: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Process] = []

    async def begin_strange(_: Path | None) -> Process:
        code = f"print('ready', flush=True)\n{STRANGE_THINKERS[strange]}"
        begun.append(await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdin=PIPE, stdout=PIPE))
        assert begun[-1].stdout is not None
        await begun[-1].stdout.readline()
        return begun[-1]

    house = House(patience=0.5, most=1)
    monkeypatch.setattr(thinkers, "begin_thinker", begin_strange)
    try:
        assert isinstance((await house.decide(LISTING, GAME, VIEW, "casual")).action, Hide)
    finally:
        await house.close()
    assert begun[0].returncode is not None


async def test_a_thinker_ends_with_its_input() -> None:
    thinker = await begin_thinker()
    assert thinker.stdin is not None
    thinker.stdin.close()
    await asyncio.wait_for(thinker.wait(), 30)


async def test_an_abandoned_question_frees_the_thinker_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = 0

    async def counted(data: Path | None) -> Process:
        nonlocal begun
        begun += 1
        return await begin_thinker(data)

    monkeypatch.setattr(thinkers, "begin_thinker", counted)
    house = House(most=1)
    try:
        impatient = asyncio.create_task(house.decide(LISTING, GAME, VIEW, "casual"))
        await asyncio.sleep(0.05)
        impatient.cancel()
        assert isinstance((await house.decide(LISTING, GAME, VIEW, "novice")).action, Hide)
        assert begun == 1
    finally:
        await house.close()


async def test_the_house_plays_a_whole_game_against_itself(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["bot", "bot"], start=True, options={"roles": "decode"})
        async with ann.at(table) as a:
            await a.hear_until(lambda: a.now["result"] is not None)
            assert a.now["result"]["reason"] in ("code_broken", "code_kept")


@pytest.mark.slow
async def test_a_fresh_house_has_the_word_finder_compiled_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loops = tmp_path / "loops"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(loops))

    def compiled() -> bool:
        for _ in range(1000):
            if {file.name.split("-")[0] for file in loops.rglob("*.nbi")} >= LOOPS:
                return True
            sleep(0.1)
        return False

    async with open_house(tmp_path, replace(BRISK, ahead=True)):
        assert await asyncio.to_thread(compiled)


async def test_no_process_warms_up_ahead_where_no_game_finds_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "CATALOG", {LISTING.name: LISTING})
    monkeypatch.delattr(thinkers, "begin_thinker")
    house = House()
    house.open()
    await house.close()
