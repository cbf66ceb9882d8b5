"""Who may sit where: before the start, after it, away and back again."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.core.game import Millis
from tests.server.visitors import BRISK, Visitor, code_of, guess, hide, open_house

SOON_AWAY = replace(BRISK, away=Millis(50))


async def test_before_the_start_seats_are_taken_left_and_emptied(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["free", "free"])
        async with ann.at(table) as a, bob.at(table) as b:
            assert code_of(await b.act(0, hide())) == "not_your_seat"
            assert code_of(await b.sit(0, name=" Bob  the\tBuilder ")) is None
            assert b.shown["seats"][0]["name"] == "Bob the Builder"
            assert code_of(await b.act(0, hide())) == "not_started"
            assert code_of(await a.sit(0)) == "seat_taken"
            assert code_of(await a.sit(2)) == "no_such_seat"
            assert code_of(await a.sit(1, name="\u202eevil")) == "name_unprintable"
            assert code_of(await a.sit(1, name="  ")) == "name_empty"
            assert code_of(await b.ask("Unseat", seat=0)) == "only_the_host"
            assert code_of(await b.ask("SeatBot", seat=1, strength="novice")) == "only_the_host"
            assert code_of(await a.ask("SeatBot", seat=0, strength="novice")) == "seat_taken"
            assert code_of(await a.ask("Unseat", seat=0)) is None
            assert code_of(await b.ask("Stand", seat=0)) == "not_your_seat"
            assert code_of(await b.sit(0)) is None
            assert code_of(await b.sit(1, name="Bob’s sister")) is None
            assert [seat["yours"] for seat in b.shown["seats"]] == [True, True]
            assert code_of(await b.ask("Stand", seat=1)) is None
            assert code_of(await a.ask("SeatBot", seat=1, strength="expert")) is None
            assert a.shown["seats"][1] == {
                "kind": "bot",
                "name": None,
                "person": None,
                "strength": "expert",
                "present": True,
                "ready": True,
                "yours": False,
                "host": False,
                "stand_in": False,
                "program": False,
                "until": None,
            }


async def test_one_browser_holds_several_seats_and_sees_with_the_eyes_of_each(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            await a.act(1, hide())
            assert [eyes["seat"] for eyes in a.now["eyes"]] == [0, 1]
            assert [eyes["view"]["code"] is None for eyes in a.now["eyes"]] == [True, False]


async def test_a_free_seat_goes_to_a_bot_until_somebody_comes_late(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        late = await ann.open_table(["me", "free"], options={"start_player": 0}, start=True)
        agreed = await ann.open_table(["me", "bot"], start=True)
        async with bob.at(agreed) as b:
            assert b.shown["may_sit"] == []
            assert code_of(await b.sit(1)) == "seat_taken"
        async with ann.at(late) as a, bob.at(late) as b:
            assert b.shown["seats"][1]["kind"] == "bot"
            assert b.shown["may_sit"] == [1]
            assert a.shown["may_sit"] == []
            assert code_of(await b.sit(1)) is None
            assert b.now["eyes"][0]["seat"] == 1
            assert b.now["whole"]
            assert code_of(await a.sit(1)) == "knows_another_seat"


@pytest.mark.rule("X-7")
async def test_a_bot_stands_in_for_a_person_who_left_and_may_return_to_that_seat_only(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1)
            await a.ask("Start")
            await b.act(1, hide())
            assert code_of(await b.ask("Stand", seat=1)) is None
            assert b.now["eyes"][0]["view"]["code"] is None
            await a.hear_until(lambda: a.shown["seats"][1]["stand_in"])
            assert a.shown["may_sit"] == []
            assert b.shown["may_sit"] == [1]
            assert code_of(await b.sit(0)) == "knows_another_seat"
            await a.ask("Stand", seat=0)
            await a.hear_until(lambda: a.now["stands"] == "resting")
            assert code_of(await b.sit(0)) == "knows_another_seat"
            assert code_of(await b.sit(1)) is None
            assert b.now["eyes"][0]["view"]["code"] is not None


@pytest.mark.rule("X-7")
async def test_a_bot_plays_for_an_absent_person_until_they_return(tmp_path: Path) -> None:
    async with open_house(tmp_path, SOON_AWAY) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as a:
            async with bob.at(table) as b:
                await b.sit(1)
                await a.ask("Start")
            await a.hear_until(lambda: a.shown["seats"][1]["stand_in"])
            await a.told_of("CodeHidden")
            async with bob.at(table) as b:
                assert not b.shown["seats"][1]["stand_in"]
                assert b.now["eyes"][0]["view"]["code"] is not None


@pytest.mark.rule("X-7")
async def test_without_stand_ins_nobody_plays_for_the_absent(tmp_path: Path) -> None:
    async with open_house(tmp_path, SOON_AWAY) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(bots=False)
        async with ann.at(table) as a:
            async with bob.at(table) as b:
                await b.sit(1)
                await a.ask("Start")
            await a.hear_until(lambda: not a.shown["seats"][1]["present"])
            await asyncio.sleep(0.2)
            assert not a.shown["seats"][1]["stand_in"]
            assert code_of(await a.ask("SeatBot", seat=1, strength="novice")) is None
            await a.told_of("CodeHidden")
            async with bob.at(table) as b:
                assert b.shown["may_sit"] == [1]
                assert code_of(await b.sit(1)) is None


async def test_the_table_rests_while_no_seated_person_is_there(tmp_path: Path) -> None:
    async with open_house(tmp_path, BRISK) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "bot"], start=True, options={"start_player": 0, "row_seconds": 10})
        async with Visitor(house).at(table) as eve:
            assert eve.now["stands"] == "resting"
            async with ann.at(table) as a:
                await eve.hear_until(lambda: eve.now["stands"] is None)
                await a.act(0, hide())
                await a.awaited(1)
            await eve.hear_until(lambda: eve.now["stands"] == "resting")
            stood = eve.now["now"]
            await asyncio.sleep(0.3)
            async with Visitor(house).at(table) as other:
                assert other.now["now"] == stood
                assert other.now["stands"] == "resting"
            before = eve.now["ply"]
            async with ann.at(table) as a:
                await a.hear_until(lambda: a.now["ply"] > before)
                assert a.now["now"] >= stood


async def test_bots_alone_play_while_somebody_watches(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["bot", "bot"], start=True)
        async with ann.at(table) as a:
            await a.told_of("CodeHidden")
            assert a.now["eyes"][0]["seat"] is None


async def test_closing_ends_the_table(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a, Visitor(house).at(table) as b:
            assert code_of(await b.ask("Close")) == "only_the_host"
            assert code_of(await a.ask("Close")) is None
            assert code_of(await a.act(1, hide())) == "table_closed"
            assert code_of(await a.sit(0)) == "table_closed"
            assert a.shown["closed"]
            assert a.now["awaited"] == []
            await b.hear_until(lambda: bool(b.shown["closed"]))


async def test_a_rematch_keeps_seats_and_names(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as a, bob.at(table) as b, Visitor(house).at(table) as eve:
            await b.sit(1, name="Bob")
            await a.ask("Start")
            assert code_of(await a.ask("Rematch", **await ann.answer())) == "not_over"
            await b.act(1, {"type": "GiveUp"})
            assert code_of(await eve.ask("Rematch", **await ann.answer())) == "not_seated"
            answers = await asyncio.gather(bob.answer(), ann.answer())
            await asyncio.gather(b.ask("Rematch", **answers[0]), a.ask("Rematch", **answers[1]))
            await a.hear_until(lambda: a.shown["rematch"] is not None)
            assert a.shown["rematch"] == b.shown["rematch"]
            again, commitment = b.shown["rematch"], b.shown["commitment"]
        async with bob.at(again) as b, ann.at(again) as a:
            assert b.shown["seats"][1]["name"] == "Bob"
            assert b.shown["commitment"] != commitment
            (host, guest, seat) = (b, a, 0) if b.shown["you_host"] else (a, b, 1)
            assert not host.shown["seats"][seat]["ready"]
            assert code_of(await host.ask("Start")) == "nonce_missing"
            assert code_of(await guest.sit(seat)) is None
            assert code_of(await host.ask("Start")) is None
            assert len(host.shown["nonces"]) == 2


async def test_a_rematch_against_the_house_starts_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "bot"], start=True, options={"start_player": 0})
        async with ann.at(table) as a:
            await a.act(0, {"type": "GiveUp"})
            await a.ask("Rematch", **await ann.answer())
            again = a.shown["rematch"]
        async with ann.at(again) as a:
            assert a.shown["started"]
            assert a.now["awaited"] == [0]


async def test_a_bot_takes_over_a_seat_that_was_given_up(tmp_path: Path) -> None:
    """X-8, and a restart loses nothing of it."""

    ann, bob, cat = Visitor(""), Visitor(""), Visitor("")
    options = {"type": "moerder", "start_player": 0}
    async with open_house(tmp_path) as house:
        ann.house = bob.house = cat.house = house
        table = await ann.open_table(["me", "free", "free"], options=options)
        async with ann.at(table) as a, bob.at(table) as b, cat.at(table) as c:
            await b.sit(1)
            await c.sit(2)
            await a.ask("Start")
            assert code_of(await c.act(2, {"type": "GiveUp"})) is None
            assert c.shown["seats"][2]["kind"] == "bot"
            assert c.now["result"] is None
            assert c.shown["may_sit"] == []
            assert code_of(await c.sit(2)) == "seat_taken"
    async with open_house(tmp_path) as house:
        ann.house = house
        async with ann.at(table) as a:
            assert [seat["kind"] for seat in a.shown["seats"]] == ["person", "person", "bot"]
            assert a.now["eyes"][0]["view"]["open"]["given_up"] == [2]


async def test_help_is_given_where_the_table_allows_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        allowed = await ann.open_table(["me", "me"], start=True, hints=True)
        silent = await ann.open_table(["me", "me"], start=True)
        async with ann.at(silent) as a:
            assert code_of(await a.ask("Ask", seat=0)) == "no_hints_here"
        async with ann.at(allowed) as a, Visitor(house).at(allowed) as eve:
            await a.act(1, hide())
            await a.act(0, guess())
            told = await a.ask("Ask", seat=0, draft=guess())
            assert told["type"] == "Told"
            assert told["said"]
            assert code_of(await a.ask("Ask", seat=0, draft={"type": "Dance"})) == "unreadable_action"
            assert code_of(await eve.ask("Ask", seat=0)) == "not_your_seat"
