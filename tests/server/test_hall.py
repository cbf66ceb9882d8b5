"""The hall and everything that goes over plain http."""

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.server.door import http, sockets
from parlour.server.door.messages import Refused
from parlour.server.hall.guests import Guest
from parlour.server.tables.watcher import Watcher, write
from tests.server.visitors import BRISK, Json, Visitor, code_of, hide, nonce, open_house


def wish(**more: Any) -> Json:
    seats = [{"who": "me"}, {"who": "bot", "strength": "novice"}]
    return {"game": {"type": "grandmastermind"}, "seats": seats, "commitment": "0" * 64, "nonce": nonce(), **more}


async def test_a_guest_has_a_made_up_name_and_may_change_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        first = await ann.ask("GET", "/api/me")
        assert len(first.json()["name"].split()) == 2
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert (await ann.ask("GET", "/api/me")).headers["set-cookie"] == cookie, "for another year"
        assert (await ann.ask("PUT", "/api/me", {"name": " Ann  B "})).json() == {"name": "Ann B"}
        assert (await ann.ask("GET", "/api/me")).json() == {"name": "Ann B"}
        for name, code in (
            ("\x07", "name_unprintable"),
            (" ", "name_empty"),
            ("x" * 241, "unreadable_message"),
        ):
            reply = await ann.ask("PUT", "/api/me", {"name": name})
            assert (reply.status_code, reply.json()["code"]) == (400, code)
        table = await ann.open_table()
        async with ann.at(table) as a:
            assert a.shown["seats"][0]["name"] == "Ann B"
            await ann.ask("PUT", "/api/me", {"name": "Anna"})
            await a.sit(0)
            assert a.shown["seats"][0]["name"] == "Anna"


async def test_the_shelf_and_the_rule_book(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        boxes = (await ann.ask("GET", "/api/games")).json()
        shelf = [(box["name"], box["least_seats"], box["most_seats"]) for box in boxes]
        assert shelf == [
            ("grandmastermind", 2, 2),
            ("moerder", 1, 4),
            ("wordsearch", 1, 6),
            ("letter", 1, 6),
            ("murdero", 2, 4),
        ]
        page = (await ann.ask("GET", "/api/rules/grandmastermind")).json()
        named = {key for part in page["book"]["sections"] for rule in part["rules"] for key in rule["examples"]}
        assert named <= set(page["examples"])
        missing = await ann.ask("GET", "/api/rules/chess")
        assert (missing.status_code, missing.json()["code"]) == (404, "unknown_game")
        assert isinstance((await ann.ask("GET", "/api/addresses")).json(), list)


def deep(levels: int) -> Any:
    nest: Any = None
    for _ in range(levels):
        nest = [nest]
    return nest


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (wish(game={"type": "chess"}), "unknown_game"),
        (wish(game={"type": "grandmastermind", "rows": 99}), "unreadable_options"),
        (wish(game={"type": "grandmastermind", "roles": "hide", "target": 9}), "target_needs_swap"),
        (wish(seats=[{"who": "me"}]), "wrong_number_of_seats"),
        (wish(nonce="short"), "unreadable_message"),
        (wish(commitment="short"), "unreadable_message"),
        (wish(seats=[{"who": "me", "name": "\u0000"}, {"who": "bot"}]), "name_unprintable"),
        (["no", "wish"], "unreadable_message"),
        (deep(900), "unreadable_message"),
    ],
)
async def test_a_table_with_impossible_wishes_is_not_opened(tmp_path: Path, sent: Any, code: str) -> None:
    async with open_house(tmp_path) as house:
        reply = await Visitor(house).ask("POST", "/api/tables", sent)
        assert (reply.status_code, reply.json()["code"]) == (http.STATUS.get(code, 400), code)


async def test_a_promise_belongs_to_one_guest_and_is_kept_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        answer = await ann.answer()
        await bob.answer()

        async def tried(visitor: Visitor, **more: Any) -> Any:
            reply = await visitor.ask("POST", "/api/tables", wish(**answer, **more))
            return reply.status_code, reply.json().get("code")

        assert await tried(bob) == (409, "promise_unknown")
        assert await tried(ann, seats=[]) == (400, "wrong_number_of_seats"), "which leaves the promise open"
        assert await tried(ann) == (201, None)
        assert await tried(bob) == (409, "promise_unknown")


async def test_whoever_asks_again_with_a_promise_gets_the_table_it_was_kept_for(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        answer = await ann.answer()
        table = await ann.open_table(**answer)
        assert await ann.open_table(**answer) == table
        assert await ann.open_table(["me", "bot"], **{**answer, "nonce": nonce()}) == table, (
            "whatever it should be like"
        )
        async with ann.at(table) as a:
            assert [seat["kind"] for seat in a.shown["seats"]] == ["person", "free"]
        assert [line["id"] for line in (await ann.ask("GET", "/api/tables")).json()["yours"]] == [table]


async def test_the_house_shows_its_seal_before_it_hears_a_nonce(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        first, second = await ann.answer(), await ann.answer()
        assert first["commitment"] != second["commitment"]
        table = await ann.open_table(["me", "me"], start=True, **first)
        async with ann.at(table) as a:
            assert a.shown["commitment"] == first["commitment"]
            assert a.shown["nonces"] == [first["nonce"]] * 2
            await a.act(1, {"type": "GiveUp"})
            refused = await a.ask("Rematch", **first)
            assert (code_of(refused), a.shown["rematch"]) == ("promise_unknown", None)
            assert code_of(await a.ask("Rematch", **second)) is None
            assert code_of(await a.ask("Rematch", **second)) is None, "asked again, it is done already"
            again = a.shown["rematch"]
        async with ann.at(again) as a:
            assert a.shown["commitment"] == second["commitment"]
            assert a.shown["nonces"] == [second["nonce"]] * 2


async def test_a_promise_outlives_a_restart_and_is_good_for_one_table(tmp_path: Path) -> None:
    ann = Visitor("")
    async with open_house(tmp_path) as ann.house:
        answer = await ann.answer()
    async with open_house(tmp_path) as ann.house:
        table = await ann.open_table(["me", "me"], start=True, **answer)
        async with ann.at(table) as a:
            assert a.shown["commitment"] == answer["commitment"]
        assert await ann.open_table(**answer) == table


async def test_two_tables_opened_with_one_promise_at_once_are_one(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        answer = await ann.answer()
        one, other = await asyncio.gather(ann.open_table(**answer), ann.open_table(**answer))
        assert one == other


async def test_a_table_that_is_closed_shows_its_seed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            assert a.shown["seed"] is None
            await a.ask("Close")
            seed = bytes.fromhex(str(a.shown["seed"]))
            assert sha256(seed).hexdigest() == a.shown["commitment"]


async def test_public_tables_are_listed_while_somebody_attends_them(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(public=True)
        private = await ann.open_table()
        await bob.ask("GET", "/api/me")
        async with bob.connected("/api/hall") as socket:

            async def told() -> Json:
                message: Json = json.loads(await asyncio.wait_for(socket.recv(), 30))
                return message

            assert await told() == {"tables": [], "yours": []}
            async with ann.at(table) as a, ann.at(private):
                (line,) = (await told())["tables"]
                assert (line["id"], line["free"], line["started"]) == (table, 1, False)
                name = a.shown["seats"][0]["name"]
                assert line["names"] == [name]
                async with bob.at(table) as b:
                    await b.sit(1)
                    await a.ask("Start")
                while not (hall := await told())["tables"][0]["started"]:
                    pass
                assert [line["id"] for line in hall["yours"]] == [table]
            while (await told())["tables"]:
                pass
        mine = (await ann.ask("GET", "/api/tables")).json()["yours"]
        assert {line["id"] for line in mine} == {table, private}


async def test_an_idle_table_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    manners = replace(BRISK, forget_seconds=0.05)
    async with open_house(tmp_path, manners) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        for _ in range(2):
            async with ann.at(table) as a:
                assert a.now["awaited"] == [1]
                await asyncio.sleep(0.1)
                assert code_of(await a.act(0, {"type": "Guess", "row": []})) == "unreadable_action"
            await asyncio.sleep(0.1)


async def test_what_a_foreign_page_sends_is_turned_away(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        for origin, status in ((house, 201), ("http://elsewhere.example", 403), ("null", 403)):
            sent = wish(**await ann.answer())
            assert (await ann.ask("POST", "/api/tables", sent, origin=origin)).status_code == status
            assert (await ann.ask("POST", "/api/promises", origin=origin)).status_code == status
        for path in ("/api/hall", "/api/tables/any/socket"):
            with pytest.raises(InvalidStatus):
                await ann.connected(path, origin="http://elsewhere.example")


async def test_an_unknown_table_is_reported_before_hanging_up(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        async with Visitor(house).connected("/api/tables/nowhere/socket") as socket:
            assert json.loads(await socket.recv())["code"] == "no_such_table"
            await asyncio.wait_for(socket.wait_closed(), 30)
            assert socket.close_code == 4404
        assert (await Visitor(house).ask("GET", "/api/tables/nowhere/recording")).status_code == 404


async def test_what_is_too_long_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        reply = await ann.ask("POST", "/api/tables", "x" * 70_000)
        assert (reply.status_code, reply.json()["code"]) == (413, "too_large")
        async with ann.at(await ann.open_table()) as a:
            await a.socket.send("x" * 70_000)
            with pytest.raises(ConnectionClosed):
                await a.hear_until(lambda: False)


async def test_a_slow_watcher_is_dropped_and_never_slows_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            monkeypatch.setattr(sockets, "Watcher", lambda guest: Watcher(guest, queued_at_most=1))
            async with ann.connected(f"/api/tables/{table}/socket") as slow:
                await asyncio.wait_for(slow.wait_closed(), 30)
                assert slow.close_code == 1013
            assert code_of(await a.act(1, {"type": "GiveUp"})) is None


async def test_a_full_queue_loses_the_watcher_not_the_message_before() -> None:
    watcher = Watcher(Guest("ann", "Ann"), queued_at_most=1)
    watcher.push(write(Refused(1, "stale", {})))
    assert not watcher.lost.is_set()
    watcher.push(write(Refused(2, "stale", {})))
    assert watcher.lost.is_set()
    assert [json.loads(text)["ref"] for text in watcher.take()] == [1]


async def test_ones_own_tables_say_whose_turn_it_is_also_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as a, bob.at(table) as b:
            await a.sit(0, name="Ann")
            await b.sit(1, name="Bob")
            (waiting,) = (await ann.ask("GET", "/api/tables")).json()["yours"]
            assert (waiting["your_turn"], waiting["awaited"]) == (False, [])
            await a.ask("Start")
            (anns,) = (await ann.ask("GET", "/api/tables")).json()["yours"]
            (bobs,) = (await bob.ask("GET", "/api/tables")).json()["yours"]
            assert (anns["your_turn"], anns["awaited"]) == (False, ["Bob"])
            assert (bobs["your_turn"], bobs["awaited"]) == (True, [])
            await b.act(1, hide())
    async with open_house(tmp_path) as house:
        ann.house = house
        (anns,) = (await ann.ask("GET", "/api/tables")).json()["yours"]
        assert (anns["your_turn"], anns["awaited"]) == (True, [])


async def test_the_hall_tells_people_when_it_becomes_their_turn(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "bot"], start=True, options={"roles": "decode"})
        async with ann.connected("/api/hall") as hall, ann.at(table):
            while not json.loads(await asyncio.wait_for(hall.recv(), 30))["yours"][0]["your_turn"]:
                pass
