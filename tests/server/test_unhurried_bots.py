"""A bot that has to look first takes as long as a person would, and a faster person is first."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core.game import AnyGame, Millis
from parlour.core.listing import Listing
from parlour.games.letter.actions import Knock
from parlour.games.letter.state import Knockable
from parlour.server.thinking.house import Decision, House, plain_action
from tests.server.visitors import BRISK, Place, Visitor, code_of, open_house

UNHURRIED = replace(BRISK, unhurried=True)
LETTER = {"type": "letter", "draft": "random_deal", "start_player": 0}
WINDOW = 20_000


def sees_a_word(after: int) -> Any:
    """Decides for a bot that knocks once it has looked for so long."""

    async def decide(_: House, __: Listing, game: AnyGame, view: Any, ___: str) -> Decision:
        if isinstance(view.open.phase, Knockable):
            return Decision(Knock(), Millis(after))
        return Decision(plain_action(game, view))

    return decide


@asynccontextmanager
async def window(folder: Path) -> AsyncIterator[tuple[Place, Place]]:
    """Ann and Bob have laid their first letters. Ann and a bot, which has seen a word, may knock."""
    async with open_house(folder, UNHURRIED) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free", "bot"], options=LETTER)
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1)
            await a.ask("Start")
            for seat, place in enumerate((a, b)):
                await place.awaited(seat)
                tile = place.now["eyes"][0]["view"]["open"]["hands"][seat][0]
                lay = {"type": "Lay", "tile": tile, "x": 10 * seat, "y": 0}
                assert code_of(await place.act(seat, lay)) is None
                assert code_of(await place.act(seat, {"type": "Done"})) is None
            await a.told_of("WindowOpened")
            yield a, b


def knockers(place: Place) -> list[int]:
    return [happened["event"]["seat"] for happened in place.story if happened["event"]["type"] == "Knocked"]


@pytest.mark.rule("LE-A13")
async def test_a_bot_knocks_when_it_has_looked_as_long_as_a_person_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(House, "decide", sees_a_word(after=900))
    async with window(tmp_path) as (a, _):
        opened = a.now["until"] - WINDOW
        await a.told_of("Knocked")
        assert knockers(a) == [2] and a.now["until"] >= opened + 890, "a timer may come a moment too early"


@pytest.mark.rule("LE-A13")
@pytest.mark.rule("LE-A16")
async def test_a_person_who_knocks_while_the_bot_still_looks_has_the_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(House, "decide", sees_a_word(after=15_000))
    async with window(tmp_path) as (a, b):
        assert code_of(await a.act(0, {"type": "Knock"})) is None
        await b.hear_until(lambda: b.now["awaited"] == [0])
        assert knockers(b) == [0]
