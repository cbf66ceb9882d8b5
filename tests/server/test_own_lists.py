"""A house's own lists of words: offered on the shelf, chosen at a table, known to the judge and to the bots."""

from __future__ import annotations

import asyncio
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from parlour.catalog import CATALOG
from parlour.core.game import Seat
from parlour.core.sitting import Sitting
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.board import hexagon, neighbours
from parlour.server.thinking.house import House
from parlour.words.lexicon import LAYERS, Lexicon, NoLists, lexicon
from parlour.words.own_list import add
from tests.server.visitors import Json, Place, Visitor, code_of, open_house

LISTING = CATALOG["wordsearch"]
RULES: Json = {"type": "wordsearch", "judge": "dictionary", "disputes": "auto_check", "timer": None, "start_player": 0}


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forgets all lists after each test."""
    monkeypatch.setattr(Lexicon, "own_lists", NoLists())


def nonsense(place: Place) -> tuple[str, list[int]]:
    """Adjacent letters next to the token that spell no word, and their places."""
    (eyes,) = (eyes for eyes in place.now["eyes"] if eyes["seat"] == 0)
    stacks, near = eyes["view"]["open"]["stacks"], neighbours(hexagon(3))
    for start, other in permutations(range(len(stacks)), 2):
        if start in eyes["offer"]["starts"] and other in near[start] and stacks[other]:
            word = stacks[start][-1] + stacks[other][-1]
            if not lexicon("en").holds(word, LAYERS):
                return word, [start, other]
    raise AssertionError("every two letters are a word")


async def test_a_word_added_to_the_houses_list_in_mid_game_counts(tmp_path: Path) -> None:
    add(tmp_path, "club", "en", ("qxqxq",))

    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True, options={**RULES, "own_list": "club"})
        async with ann.at(table) as a:
            word, path = nonsense(a)
            call = {"type": "Call", "word": word, "path": path}
            assert code_of(await a.act(0, call)) is None
            await a.told_of("WordUnknown")
            add(tmp_path, "club", "en", ("qxqxq", word.lower()))
            assert code_of(await a.act(0, call)) is None
            await a.told_of("WordScored")
            scored = next(one["event"] for one in a.story if one["event"]["type"] == "WordScored")
            assert (scored["seat"], scored["word"], scored["total"]) == (0, word, len(word))
        await asyncio.to_thread((tmp_path / "words/en/club.graph").unlink)
    async with open_house(tmp_path) as house:
        ann.house = house
        async with ann.at(table) as a:
            eyes = a.now["eyes"][0]["view"]["open"]
            assert eyes["scores"] == [len(word), 0], "what was judged is in the log"
            assert a.now["awaited"] == [1]


async def test_the_shelf_shows_new_lists_by_language_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:

        async def lists(game: str) -> Any:
            boxes = (await Visitor(house).ask("GET", "/api/games")).json()
            return next(box["lists"] for box in boxes if box["name"] == game)

        assert await lists("wordsearch") == {}
        add(tmp_path, "verein", "de", ("Jubel",))
        add(tmp_path, "club", "fr", ("bof",))
        assert await lists("wordsearch") == {"de": ["verein"], "fr": ["club"]}
        assert await lists("moerder") == {}


async def test_a_table_with_an_unknown_list_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    add(tmp_path, "club", "fr", ("bof",))

    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        seats, answer = [{"who": "me"}, {"who": "me"}], await ann.answer()

        async def tried(**rules: str) -> tuple[int, Json]:
            wish = {"game": {**RULES, **rules}, "seats": seats, **answer}
            reply = await ann.ask("POST", "/api/tables", wish)
            return reply.status_code, reply.json()

        refused = 400, {"code": "no_such_list", "facts": {"name": "club"}}
        assert await tried(language="en", own_list="club") == refused
        assert (await ann.ask("GET", "/api/tables")).json()["yours"] == []
        status, _ = await tried(language="fr", own_list="club")
        assert status == 201, "the promise was still open"


async def test_bots_know_the_lists_of_the_house(tmp_path: Path) -> None:
    game = WordSearch(layers=frozenset(), own_list="club", judge="dictionary", timer=None, start_player=0)
    table = Sitting(game, 2, b"tea")
    letters = [stack[-1] for stack in table.view(Seat(0)).open.stacks if stack]
    add(tmp_path, "club", "en", tuple({(one + other).lower() for one, other in permutations(letters, 2)}))

    house = House(tmp_path, patience=60)
    try:
        while not isinstance(action := (await house.decide(LISTING, game, table.view(Seat(0)), "expert")).action, Call):
            table.act(Seat(0), action)
        assert len(action.word) >= 2
    finally:
        await house.close()


async def test_a_public_table_has_a_clock_and_the_family_filter(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        untimed = {**RULES, "timer": None}
        for wish, until, family in (
            ({"public": True}, 120_000, True),
            ({"public": True, "options": {**RULES, "timer": 20}}, 20_000, True),
            ({"bots": False}, 120_000, False),
            ({}, None, False),
        ):
            table = await ann.open_table(["me", "me"], start=True, **{"options": untimed, **wish})
            async with ann.at(table) as a:
                assert (a.now["until"], a.shown["game"]["family"]) == (until, family)
