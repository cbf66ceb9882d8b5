"""What a host may do about people: empty a seat before the start, send somebody away, close the table."""

from pathlib import Path

from tests.server.visitors import Place, Visitor, code_of, open_house

SENT_AWAY = 4403


def bystander(place: Place, name: str) -> str:
    """The handle of a bystander."""
    (person,) = (one["person"] for one in place.shown["watching"] if one["name"] == name)
    return str(person)


async def named(house: str, name: str) -> Visitor:
    visitor = Visitor(house)
    await visitor.ask("PUT", "/api/me", {"name": name})
    return visitor


async def test_host_and_players_see_bystanders_by_name_and_bystanders_see_how_many_there_are(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, eve, new = await named(house, "Ann"), Visitor(house), await named(house, "Eve"), Visitor(house)
        table = await ann.open_table(["free", "free"])
        async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e, new.at(table) as n:
            await b.sit(0, name="Bob")
            made_up = (await new.ask("GET", "/api/me")).json()["name"]
            await a.hear_until(lambda: a.shown["bystanders"] == 3 and a.shown["seats"][0]["kind"] == "person")
            assert {one["name"] for one in a.shown["watching"]} == {"Eve", made_up}, "not the host herself"
            await b.hear_until(lambda: {one["name"] for one in b.shown["watching"]} == {"Ann", "Eve", made_up})
            await e.hear_until(lambda: e.shown["bystanders"] == 3)
            assert e.shown["watching"] == [] and n.shown["watching"] == []
            await eve.ask("PUT", "/api/me", {"name": "Evelyn"})
            await a.hear_until(lambda: {one["name"] for one in a.shown["watching"]} == {"Evelyn", made_up})


async def test_a_handle_says_nothing_at_another_table(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        tables = [await ann.open_table() for _ in range(2)]
        async with ann.at(tables[0]) as one, ann.at(tables[1]) as other, bob.at(tables[0]), bob.at(tables[1]):
            await one.hear_until(lambda: one.shown["watching"] != [])
            await other.hear_until(lambda: other.shown["watching"] != [])
            first, second = (place.shown["watching"][0]["person"] for place in (one, other))
            assert first != second
            assert code_of(await one.ask("SendAway", person=second)) == "not_here"
            assert code_of(await one.ask("SendAway", person=first)) is None


async def test_whoever_is_sent_away_hears_why_and_does_not_come_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, new = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "me"], start=True, public=True)
        async with ann.at(table) as a, new.at(table) as n, new.at(table) as other_window:
            assert [line["id"] for line in (await new.ask("GET", "/api/tables")).json()["tables"]] == [table]
            await a.hear_until(lambda: a.shown["watching"] != [])
            person = a.shown["watching"][0]["person"]
            assert code_of(await n.ask("SendAway", person=person)) == "only_the_host"
            assert code_of(await a.ask("SendAway", person=person)) is None
            assert await n.shown_out() == ("sent_away", SENT_AWAY)
            assert await other_window.shown_out() == ("sent_away", SENT_AWAY)
            await a.hear_until(lambda: a.shown["bystanders"] == 0)
            assert await new.turned_away(table) == ("sent_away", SENT_AWAY)
            assert (await new.ask("GET", "/api/tables")).json()["tables"] == []
            assert len((await Visitor(house).ask("GET", "/api/tables")).json()["tables"]) == 1
            recording = await new.ask("GET", f"/api/tables/{table}/recording")
            assert (recording.status_code, recording.json()["code"]) == (403, "sent_away")
            assert code_of(await a.ask("SendAway", person=person)) == "not_here"
    async with open_house(tmp_path) as house:
        new.house = house
        assert await new.turned_away(table) == ("sent_away", SENT_AWAY), "not even after a restart"


async def test_before_the_start_a_guest_who_sits_may_be_sent_away_and_the_seat_is_free(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1)
            await a.hear_until(lambda: a.shown["seats"][1]["kind"] == "person")
            assert code_of(await a.ask("SendAway", person=a.shown["seats"][1]["person"])) is None
            assert await b.shown_out() == ("sent_away", SENT_AWAY)
            assert a.shown["seats"][1]["kind"] == "free"
            assert (await bob.ask("GET", "/api/tables")).json()["yours"] == []


async def test_whoever_plays_is_not_sent_away_and_neither_is_the_host(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1)
            await a.ask("Start")
            me, other = (seat["person"] for seat in a.shown["seats"])
            assert code_of(await a.ask("SendAway", person=other)) == "has_a_seat"
            assert code_of(await a.ask("SendAway", person=me)) == "not_here"
            assert code_of(await b.ask("Stand", seat=1)) is None
            assert code_of(await a.ask("SendAway", person=other)) == "has_a_seat", "the seat is kept"


async def test_whoever_was_sent_away_does_not_come_to_the_rematch_either(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, eve = Visitor(house), await named(house, "Eve")
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a, eve.at(table):
            await a.hear_until(lambda: a.shown["watching"] != [])
            assert code_of(await a.ask("SendAway", person=bystander(a, "Eve"))) is None
            assert code_of(await a.act(0, {"type": "GiveUp"})) is None
            assert code_of(await a.ask("Rematch", **await ann.answer())) is None
            assert await eve.turned_away(a.shown["rematch"]) == ("sent_away", SENT_AWAY)


async def test_the_host_closes_a_table_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1)
            await a.ask("Start")
            assert code_of(await b.ask("Close")) == "only_the_host"
            assert code_of(await a.ask("Close")) is None
            await b.hear_until(lambda: b.shown["closed"] and not b.now["awaited"])
