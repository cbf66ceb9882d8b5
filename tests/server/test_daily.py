"""The daily puzzle over the wire: the same for everybody, the first attempt counts, days in a row."""

import asyncio
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from parlour.daily.puzzle import Puzzle
from parlour.daily.task import opening
from parlour.games.grandmastermind.actions import SetCode
from parlour.server.evening.daily import streak, strip
from tests.server.visitors import Json, Place, Visitor, code_of, open_house

NIGHT = datetime(2026, 11, 15, 23, 59, 30, tzinfo=UTC)
TODAY = NIGHT.date()


class Calendar:
    """A calendar that a test turns."""

    def __init__(self, now: datetime = NIGHT) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def turn(self, days: int = 1) -> None:
        self.now += timedelta(days)


async def asks(visitor: Visitor, game: str, day: date = TODAY, language: str = "en") -> httpx.Response:
    return await visitor.ask("POST", "/api/daily", {"game": game, "date": day.isoformat(), "language": language})


async def tries(visitor: Visitor, game: str, day: date = TODAY, language: str = "en") -> str:
    reply = await asks(visitor, game, day, language)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["table"])


async def gives_up(visitor: Visitor, table: str) -> Json:
    async with visitor.at(table) as place:
        await place.act(0, {"type": "GiveUp"})
        await place.hear_until(lambda: place.now["result"] is not None)
        return place.shown


async def page(visitor: Visitor, language: str = "en") -> Json:
    reply = await visitor.ask("GET", f"/api/daily/{language}")
    assert reply.status_code == 200, reply.text
    told: Json = reply.json()
    return told


def of(puzzles: list[Json], game: str) -> Json:
    return next(puzzle for puzzle in puzzles if puzzle["game"] == game)


def code_of_the_day(day: date = TODAY) -> Any:
    deal = next(entry.action for entry in opening(Puzzle("grandmastermind", day)).log if entry.actor == "chance")
    assert isinstance(deal, SetCode)
    return msgspec.to_builtins(deal.code)


async def breaks_the_code(place: Place, day: date = TODAY) -> None:
    await place.act(0, {"type": "Guess", "row": code_of_the_day(day)})
    await place.hear_until(lambda: place.now["result"] is not None)


@pytest.mark.parametrize("game", ["moerder", "wordsearch", "letter", "grandmastermind"])
async def test_two_guests_in_two_houses_get_the_same_luck(tmp_path: Path, game: str) -> None:
    seen: list[Any] = []
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        async with open_house(tmp_path / name, now=Calendar()) as house:
            guest = Visitor(house)
            async with guest.at(await tries(guest, game)) as place:
                if game == "moerder":
                    await place.act(0, {"type": "TurnOver", "tile": 14})
                if game == "grandmastermind":
                    await place.act(0, {"type": "Guess", "row": [{"shape": "star", "colour": "red"}] * 4})
                seen.append((place.now["eyes"][0]["view"], place.shown["commitment"], place.shown["nonces"]))
    assert seen[0] == seen[1]


async def test_another_date_or_language_is_another_puzzle(tmp_path: Path) -> None:
    calendar = Calendar()
    async with open_house(tmp_path, now=calendar) as house:
        guest = Visitor(house)
        first = await tries(guest, "letter")
        german = await tries(guest, "letter", language="de")
        calendar.turn()
        later = await tries(guest, "letter", TODAY + timedelta(1))
        commitments = set()
        for table in (first, german, later):
            async with guest.at(table) as place:
                commitments.add(place.shown["commitment"])
        assert len(commitments) == 3


async def test_the_table_says_that_its_luck_comes_from_the_date(tmp_path: Path) -> None:
    async with open_house(tmp_path, now=Calendar()) as house:
        guest = Visitor(house)
        async with guest.at(await tries(guest, "letter", language="fr")) as place:
            assert place.shown["daily"] == {
                "date": "2026-11-15",
                "language": "fr",
                "luck": "parlour daily 2026-11-15 letter fr 1",
                "first": True,
                "over": False,
            }
            assert not place.shown["hints"]


async def test_the_first_attempt_counts_and_one_comes_back_to_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, now=Calendar()) as house:
        guest = Visitor(house)
        table = await tries(guest, "grandmastermind")
        assert await tries(guest, "grandmastermind") == table
        async with guest.at(table) as place:
            await place.act(0, {"type": "Guess", "row": [{"shape": "star", "colour": "red"}] * 4})
            await breaks_the_code(place)
            assert place.shown["daily"]["over"]
        again = await tries(guest, "grandmastermind")
        assert again != table
        async with guest.at(again) as place:
            assert not place.shown["daily"]["first"]
            await breaks_the_code(place)
        yours = of((await page(guest))["today"], "grandmastermind")["yours"]
        assert (yours["table"], yours["first"]) == (table, True)
        assert (yours["finish"]["solved"], yours["finish"]["figure"]) == (True, 2)
        assert yours["finish"]["marks"][-1] == "⚫⚫⚫⚫"
        second = (await guest.ask("GET", f"/api/tables/{again}/daily")).json()["yours"]
        assert (second["first"], second["finish"]["figure"]) == (False, 1)


async def test_one_attempt_for_somebody_with_two_windows(tmp_path: Path) -> None:
    async with open_house(tmp_path, now=Calendar()) as house:
        guest = Visitor(house)
        await guest.ask("GET", "/api/me")
        await tries(guest, "letter")
        opened = await asyncio.gather(*(tries(guest, "moerder") for _ in range(3)))
        assert len(set(opened)) == 1


async def test_others_are_counted_without_names_once_you_have_finished(tmp_path: Path) -> None:
    async with open_house(tmp_path, now=Calendar()) as house:
        ann, ben = Visitor(house), Visitor(house)
        async with ann.at(await tries(ann, "grandmastermind")) as place:
            await breaks_the_code(place)
        assert of((await page(ben))["today"], "grandmastermind")["others"] == []
        await gives_up(ben, await tries(ben, "grandmastermind"))
        others = of((await page(ben))["today"], "grandmastermind")["others"]
        assert others == [{"solved": False, "figure": 0, "count": 1}, {"solved": True, "figure": 1, "count": 1}]


async def test_a_streak_goes_over_midnight_and_ends_with_a_missed_day(tmp_path: Path) -> None:
    calendar = Calendar()
    async with open_house(tmp_path, now=calendar) as house:
        guest = Visitor(house)
        table = await tries(guest, "moerder")
        assert (await page(guest))["left"] == 30
        calendar.now += timedelta(minutes=1)
        assert (await page(guest))["date"] == "2026-11-16"
        await gives_up(guest, table)  # begun in time, so it counts for its day
        assert (await page(guest))["streak"] == 1
        await gives_up(guest, await tries(guest, "moerder", TODAY + timedelta(1)))
        told = await page(guest)
        assert (told["streak"], told["days"][-2:]) == (2, [True, True])
        assert of(told["today"], "moerder")["streak"] == 2
        assert of(told["today"], "letter")["streak"] == 0
        calendar.turn(2)
        told = await page(guest)
        assert (told["streak"], told["days"][-4:]) == (0, [True, True, False, False])


def test_today_breaks_no_streak_before_it_is_over() -> None:
    days = {TODAY - timedelta(ago) for ago in (1, 2, 4)}
    assert streak(days, TODAY) == 2
    assert streak(days | {TODAY}, TODAY) == 3
    assert strip(days, TODAY)[-5:] == (True, False, True, True, False)


async def test_yesterdays_puzzle_can_be_played_but_does_not_count(tmp_path: Path) -> None:
    calendar = Calendar()
    async with open_house(tmp_path, now=calendar) as house:
        guest = Visitor(house)
        yesterday = await tries(guest, "moerder", TODAY - timedelta(1))
        assert not (await gives_up(guest, yesterday))["daily"]["first"]
        told = await page(guest)
        assert told["streak"] == 0
        assert of(told["yesterday"], "moerder")["yours"]["first"] is False


@pytest.mark.parametrize(("game", "ago"), [("moerder", 2), ("moerder", -1), ("chess", 0), ("fib", 0)])
async def test_other_puzzles_are_not_on_offer(tmp_path: Path, game: str, ago: int) -> None:
    async with open_house(tmp_path, now=Calendar()) as house:
        reply = await asks(Visitor(house), game, TODAY - timedelta(ago))
        assert (reply.status_code, reply.json()["code"]) == (404, "no_such_puzzle")


async def test_a_table_without_a_puzzle_says_so(tmp_path: Path) -> None:
    async with open_house(tmp_path, now=Calendar()) as house:
        guest = Visitor(house)
        table = await guest.open_table()
        reply = await guest.ask("GET", f"/api/tables/{table}/daily")
        assert (reply.status_code, reply.json()["code"]) == (404, "no_such_puzzle")


async def test_the_expert_sets_the_par_and_shows_its_game_when_the_day_is_over(tmp_path: Path) -> None:
    calendar = Calendar()
    async with open_house(tmp_path, now=calendar) as house:
        guest = Visitor(house)
        for _ in range(400):
            if (today := of((await page(guest))["today"], "moerder"))["par"] is not None:
                break
            await asyncio.sleep(0.1)
        assert set(today["par"]) == {"solved", "figure"}
        assert today["expert"] is None
        game = "/api/replays/par-2026-11-15-moerder"
        refused = await guest.ask("GET", game)
        assert (refused.status_code, refused.json()["code"]) == (403, "puzzle_goes_on")
        calendar.turn()
        assert of((await page(guest))["yesterday"], "moerder")["expert"] == "/replay/par-2026-11-15-moerder"
        anybody = Visitor(house)
        shown = (await anybody.ask("GET", game)).json()
        assert [seat["strength"] for seat in shown["seats"]] == ["expert"]
        assert (shown["player"], shown["opened"], shown["link"]) == (0, None, "/replay/par-2026-11-15-moerder")
        frames = (await anybody.ask("GET", f"{game}/frames?eyes=0&first={len(shown['moments']) - 1}")).json()["frames"]
        assert frames[-1]["result"] == shown["result"]


@pytest.mark.parametrize("named", ["2026-11-14-chess", "2026-11-14-moerder", "2026-13-14-moerder", "yesterday"])
async def test_there_is_no_expert_s_game_of_a_puzzle_nobody_has_asked_for(tmp_path: Path, named: str) -> None:
    async with open_house(tmp_path, now=Calendar()) as house:
        assert (await Visitor(house).ask("GET", f"/api/replays/par-{named}")).status_code == 404


async def test_a_rematch_of_a_puzzle_is_an_ordinary_game(tmp_path: Path) -> None:
    async with open_house(tmp_path, now=Calendar()) as house:
        guest = Visitor(house)
        table = await tries(guest, "moerder")
        await gives_up(guest, table)
        async with guest.at(table) as place:
            await place.ask("Rematch", **await guest.answer())
            await place.hear_until(lambda: place.shown["rematch"] is not None)
        async with guest.at(place.shown["rematch"]) as place:
            assert place.shown["daily"] is None
            assert place.shown["started"]


async def test_a_puzzle_may_be_over_before_its_game_is(tmp_path: Path) -> None:
    """MURDERO: the turn decides. Nobody plays on."""
    async with open_house(tmp_path, now=Calendar()) as house:
        guest = Visitor(house)
        async with guest.at(await tries(guest, "murdero")) as place:
            seat = place.now["awaited"][0]
            await place.act(seat, {"type": "Draw"})
            await place.act(seat, {"type": "Done"})
            while not place.shown["daily"]["over"]:
                if place.now["awaited"]:
                    card = next(eyes for eyes in place.now["eyes"] if eyes["seat"] == seat)["view"]["hand"][0]
                    await place.act(seat, {"type": "Discard", "card": card})
                else:
                    await place.hear()
            assert place.now["result"] is None
            assert code_of(await place.act(seat, {"type": "Draw"})) is not None
        yours = of((await page(guest))["today"], "murdero")["yours"]
        assert yours["finish"]["solved"] is False
