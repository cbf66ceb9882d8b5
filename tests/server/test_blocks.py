"""Blocking: the tables somebody hosts are closed to whoever they block, and to nobody else."""

import json
from pathlib import Path

import pytest

from parlour.server.hall import blocks as blocking
from parlour.server.tables import table as tables
from tests.server.visitors import Json, Place, Visitor, code_of, open_house

NOT_OPEN = ("not_open_to_you", 4403)


async def blocks(place: Place, whom: str) -> None:
    """By the name they have at this table, once they are there."""

    def people() -> list[Json]:
        return [one for one in (*place.shown["watching"], *place.shown["seats"]) if one["name"] == whom]

    await place.hear_until(lambda: people() != [])
    assert code_of(await place.ask("Block", person=people()[0]["person"])) is None


async def named(house: str, name: str) -> Visitor:
    visitor = Visitor(house)
    await visitor.ask("PUT", "/api/me", {"name": name})
    return visitor


async def in_the_hall(visitor: Visitor) -> list[str]:
    return [line["id"] for line in (await visitor.ask("GET", "/api/tables")).json()["tables"]]


async def test_the_tables_of_a_host_are_closed_to_whoever_the_host_blocks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        bobs_name = (await bob.ask("GET", "/api/me")).json()["name"]
        hers = [await ann.open_table(public=True) for _ in range(2)]
        async with ann.at(hers[0]) as a, ann.at(hers[1]), bob.at(hers[0]) as b, bob.at(hers[1]) as other:
            assert await in_the_hall(bob) == hers
            await blocks(a, bobs_name)
            assert await b.shown_out() == NOT_OPEN
            assert await other.shown_out() == NOT_OPEN, "at every table of hers"
            hers.append(await ann.open_table(public=True))
            async with ann.at(hers[2]):
                for table in hers:
                    assert await bob.turned_away(table) == NOT_OPEN, "of tomorrow too"
                assert await in_the_hall(bob) == []
                assert await in_the_hall(Visitor(house)) == hers
    async with open_house(tmp_path) as house:
        bob.house = house
        assert await bob.turned_away(hers[0]) == NOT_OPEN, "after a restart"


async def test_the_hall_of_the_blocked_changes_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), await named(house, "Bob")
        table = await ann.open_table(public=True)
        async with ann.at(table) as a, bob.at(table), bob.connected("/api/hall") as socket:
            assert [line["id"] for line in json.loads(await socket.recv())["tables"]] == [table]
            await blocks(a, "Bob")
            assert json.loads(await socket.recv())["tables"] == []


async def test_before_the_start_the_blocked_lose_their_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["free", "free", "me"], options={"type": "moerder"})
        async with ann.at(table) as a, bob.at(table) as b:
            assert code_of(await b.sit(0, name="Bob")) is None
            await blocks(a, "Bob")
            assert [seat["kind"] for seat in a.shown["seats"]] == ["free", "free", "person"]
            assert await b.shown_out() == NOT_OPEN
            assert (await bob.ask("GET", "/api/tables")).json()["yours"] == []


async def test_the_blocked_do_not_sit_down_before_they_are_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "show_out", lambda _: None)
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), await named(house, "Bob")
        table = await ann.open_table()
        async with ann.at(table) as a, bob.at(table) as b:
            await blocks(a, "Bob")
            assert code_of(await b.sit(1)) == "not_open_to_you"


async def test_whoever_plays_stays_until_the_end_and_gets_no_seat_in_the_rematch(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as a:
            async with bob.at(table) as b:
                assert code_of(await b.sit(1, name="Bob")) is None
                await a.ask("Start")
                await blocks(a, "Bob")
            async with bob.at(table) as b:
                assert code_of(await b.act(1, {"type": "GiveUp"})) is None
                refused = await b.ask("Rematch", **await bob.answer())
                assert code_of(refused) == "not_open_to_you", "the host would have none but his"
            assert code_of(await a.ask("Rematch", **await ann.answer())) is None
            async with ann.at(a.shown["rematch"]) as again:
                assert [seat["kind"] for seat in again.shown["seats"]] == ["person", "free"]
            assert await bob.turned_away(a.shown["rematch"]) == NOT_OPEN


async def test_a_seat_that_was_given_to_a_bot_does_not_wait_for_the_blocked(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1, name="Bob")
            await a.ask("Start")
            await b.ask("Stand", seat=1)
            await blocks(a, "Bob")
            assert code_of(await b.sit(1)) is None, "his seat was kept"
            await b.ask("Stand", seat=1)
            assert code_of(await a.ask("SeatBot", seat=1, strength="novice")) is None
            assert await b.shown_out() == NOT_OPEN


async def test_a_block_is_of_the_hosts_and_changes_nothing_at_the_tables_of_others(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await named(house, "Ann"), await named(house, "Bob"), Visitor(house)
        table = await cy.open_table(["me", "free"], public=True)
        async with cy.at(table), ann.at(table) as a, bob.at(table) as b:
            assert code_of(await a.sit(1)) is None
            await blocks(a, "Bob")
            assert code_of(await b.ask("Stand", seat=0)) == "not_your_seat", "he still watches"
            assert await in_the_hall(bob) == [table]
        his = await bob.open_table()
        async with ann.at(his) as a:
            assert code_of(await a.sit(1)) is None, "she may go to his tables"


async def test_a_bystander_blocks_a_player_and_nobody_blocks_themselves(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, eve = await named(house, "Ann"), Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as a, eve.at(table) as e:
            assert code_of(await a.ask("Block", person=a.shown["seats"][0]["person"])) == "not_here"
            assert (await eve.ask("GET", "/api/blocks")).json() == []
            await blocks(e, "Ann")
            assert [one["name"] for one in (await eve.ask("GET", "/api/blocks")).json()] == ["Ann"]
        hers = await eve.open_table()
        assert await ann.turned_away(hers) == NOT_OPEN


async def test_a_block_is_taken_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await named(house, "Ann"), await named(house, "Bob")
        table = await ann.open_table(public=True)
        async with ann.at(table) as a, bob.at(table):
            await blocks(a, "Bob")
            await bob.ask("PUT", "/api/me", {"name": "Robert"})
            (block,) = (await ann.ask("GET", "/api/blocks")).json()
            assert block["name"] == "Bob", "as she knew him"
            assert (await bob.ask("DELETE", f"/api/blocks/{block['person']}")).json() == [], "he cannot"
            assert await bob.turned_away(table) == NOT_OPEN
            foreign = await ann.ask("DELETE", f"/api/blocks/{block['person']}", origin="http://elsewhere.example")
            assert foreign.json()["code"] == "foreign_page"
            assert (await ann.ask("DELETE", f"/api/blocks/{block['person']}")).json() == []
            async with bob.at(table) as b:
                assert code_of(await b.sit(1)) is None


async def test_nobody_blocks_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocking, "MOST_BLOCKS", 1)
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), await named(house, "Bob")
        table = await ann.open_table()
        async with ann.at(table) as a, Visitor(house).at(table), bob.at(table):
            await blocks(a, "Bob")
            await a.hear_until(lambda: len(a.shown["watching"]) == 1)
            refused = await a.ask("Block", person=a.shown["watching"][0]["person"])
            assert (refused["code"], refused["facts"]) == ("too_many_blocks", {"most": 1})
