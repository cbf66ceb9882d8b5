"""The figures of a finished table, told to whoever may see it."""

from pathlib import Path

from tests.server.visitors import FULL, Visitor, guess, hide, open_house


async def test_the_figures_come_once_the_game_is_over_and_each_seat_hears_its_own_first(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(options={"roles": "hide"})
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1)
            await a.ask("Start")
            await a.act(0, hide())
            early = await ann.ask("GET", f"/api/tables/{table}/ending")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            await b.awaited(1)
            await b.act(1, guess(FULL))
            await b.hear_until(lambda: b.now["result"] is not None)
        for who in (ann, bob, Visitor(house)):
            (figure,) = (await who.ask("GET", f"/api/tables/{table}/ending")).json()["figures"]
            assert figure["said"] == {"code": "rows", "facts": {"seat": 1, "rows": 1, "solved": True}}


async def test_a_table_there_is_not_has_no_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        assert (await Visitor(house).ask("GET", "/api/tables/nowhere/ending")).json()["code"] == "no_such_table"


async def test_whoever_is_blocked_hears_nothing_of_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, eve = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "bot"], start=True)
        async with ann.at(table) as a:
            async with eve.at(table):
                await a.hear_until(lambda: bool(a.shown["watching"]))
                await a.ask("Block", person=a.shown["watching"][0]["person"])
            await a.act(0, {"type": "GiveUp"})
        refused = await eve.ask("GET", f"/api/tables/{table}/ending")
        assert (refused.status_code, refused.json()["code"]) == (403, "not_open_to_you")
