"""Replays over http: who may look at which game, and what each pair of eyes is shown."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from parlour.arena.match import play_match
from parlour.core.recording import Recording, write
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.server.hall.guests import COOKIE, guest_with
from parlour.server.store.store import open_store
from tests.server.finished import finished_table
from tests.server.visitors import Visitor, code_of, open_house


@pytest.fixture(scope="module")
def played() -> Recording:
    return play_match(GrandMasterMind(roles="decode", start_player=1), ("novice", "novice"), seed=4).recording


def known(house: str, cookie: str) -> Visitor:
    visitor = Visitor(house)
    visitor.cookies.set(COOKIE, cookie)
    return visitor


async def frames(visitor: Visitor, table: str, key: str = "", **asked: Any) -> Any:
    query = "&".join(f"{name}={value}" for name, value in {"key": key, **asked}.items())
    return (await visitor.ask("GET", f"/api/replays/{table}/frames?{query}")).json()


async def test_who_sat_there_sees_every_moment_and_gets_a_link_that_opens_it(tmp_path: Path, played: Recording) -> None:
    table, (ann, bob) = await finished_table(tmp_path, played, "Ann", "Bob")
    async with open_house(tmp_path) as house:
        for seat, cookie in enumerate((ann, bob)):
            shown = (await known(house, cookie).ask("GET", f"/api/replays/{table}")).json()
            assert [one["yours"] for one in shown["seats"]] == [seat == 0, seat == 1]
            assert shown["moments"][-1]["ply"] == len(played.log)
            assert shown["result"]["ranks"]
        stranger = Visitor(house)
        assert code_of((await stranger.ask("GET", f"/api/replays/{table}")).json()) == "replay_not_open_to_you"
        for key in ("", "x", "ä", shown["link"][-24:][::-1]):
            assert code_of(await frames(stranger, table, key, eyes="bystander")) == "replay_not_open_to_you"
            reply = await stranger.ask("GET", f"/api/tables/{table}/recording?key={key}")
            assert (reply.status_code, reply.json()["code"]) == (403, "replay_not_open_to_you")
        address = shown["link"].replace("/replay/", "/api/replays/")
        opened = (await stranger.ask("GET", address)).json()
        assert not any(one["yours"] for one in opened["seats"])
        key = address.partition("?key=")[2]
        assert (await stranger.ask("GET", f"/api/tables/{table}/recording?key={key}")).status_code == 200


async def test_the_game_of_a_public_table_is_open_to_all_but_those_who_were_sent_away(
    tmp_path: Path, played: Recording
) -> None:
    table, _ = await finished_table(tmp_path, played, "Ann", "Bob", public=True)
    _, (eve,) = await finished_table(tmp_path, played, "Eve")
    async with open_house(tmp_path) as house:
        assert (await Visitor(house).ask("GET", f"/api/replays/{table}")).json()["link"] == f"/replay/{table}"
        assert (await known(house, eve).ask("GET", f"/api/replays/{table}")).status_code == 200


@pytest.mark.parametrize("public", [True, False])
async def test_who_was_sent_away_or_is_blocked_may_not_look_even_with_the_key(
    tmp_path: Path, played: Recording, public: bool
) -> None:
    store = await open_store(tmp_path)
    sent = await guest_with(store, "s" * 32, "")
    blocked = await guest_with(store, "b" * 32, "")
    await store.close()
    table, (ann, _) = await finished_table(tmp_path, played, "Ann", "Bob", public=public, sent_away=(sent.id,))
    store = await open_store(tmp_path)
    host = await guest_with(store, ann, "")
    await store.block(host.id, blocked.id, "Eve")
    await store.close()
    async with open_house(tmp_path) as house:
        link = (await known(house, ann).ask("GET", f"/api/replays/{table}")).json()["link"]
        address = link.replace("/replay/", "/api/replays/")
        assert code_of((await known(house, "s" * 32).ask("GET", address)).json()) == "sent_away"
        assert code_of((await known(house, "b" * 32).ask("GET", address)).json()) == "not_open_to_you"


async def test_a_running_game_has_no_replay_not_even_for_its_host(tmp_path: Path, played: Recording) -> None:
    table, (ann, _) = await finished_table(tmp_path, played, "Ann", "Bob", over=False)
    closed, (cat, _) = await finished_table(tmp_path, played, "Cat", "Dan", over=False, closed=True)
    async with open_house(tmp_path) as house:
        for id, cookie in ((table, ann), (closed, cat)):
            for path in ("", "/frames?eyes=all", "/frames?eyes=0", "/frames?eyes=bystander"):
                reply = await known(house, cookie).ask("GET", f"/api/replays/{id}{path}")
                assert (reply.status_code, reply.json()["code"]) == (409, "not_over")


async def test_each_pair_of_eyes_is_shown_what_it_saw(tmp_path: Path, played: Recording) -> None:
    table, (ann, _) = await finished_table(tmp_path, played, "Ann", "Bob")
    async with open_house(tmp_path) as house:
        visitor = known(house, ann)
        shown = (await visitor.ask("GET", f"/api/replays/{table}")).json()
        assert shown["hidden"]
        guessing = 2  # the code is hidden, and the first row is laid
        code = {
            eyes: (await frames(visitor, table, eyes=eyes, first=guessing))["frames"][0]["view"]["code"]
            for eyes in ("0", "1", "bystander", "all")
        }
        hider = next(seat for seat in ("0", "1") if code[seat])
        assert code["all"] == code[hider]
        assert code["bystander"] is None and code["1" if hider == "0" else "0"] is None
        assert code_of(await frames(visitor, table, eyes="2")) == "no_such_seat"
        assert code_of(await frames(visitor, table, eyes="judge")) == "unreadable_message"


async def test_frames_come_in_slices(tmp_path: Path, played: Recording) -> None:
    table, (ann, _) = await finished_table(tmp_path, played, "Ann", "Bob")
    async with open_house(tmp_path) as house:
        visitor = known(house, ann)
        count = len((await visitor.ask("GET", f"/api/replays/{table}")).json()["moments"])
        whole = (await frames(visitor, table, eyes="0"))["frames"]
        assert len(whole) == min(count, 32)
        part = await frames(visitor, table, eyes="0", first=1, count=2)
        assert (part["first"], part["frames"]) == (1, whole[1:3])
        assert (await frames(visitor, table, eyes="0", first=count))["frames"] == []
        assert code_of(await frames(visitor, table, eyes="0", count=33)) == "unreadable_message"


async def test_the_table_tells_the_link_at_its_end_to_those_who_may_pass_it_on(
    tmp_path: Path, played: Recording
) -> None:
    private, (ann, _) = await finished_table(tmp_path, played, "Ann", "Bob")
    public, _ = await finished_table(tmp_path, played, "Cat", "Dan", public=True)
    async with open_house(tmp_path) as house:
        stranger = Visitor(house)
        for visitor, table, link in (
            (known(house, ann), private, f"/replay/{private}?key="),
            (stranger, public, f"/replay/{public}"),
        ):
            async with visitor.at(table) as place:
                assert place.shown["replay"].startswith(link)
        async with stranger.at(private) as place:
            assert place.shown["replay"] is None


async def test_a_game_that_todays_rules_cannot_play_has_no_replay(tmp_path: Path, played: Recording) -> None:
    half = Recording(played.game, played.rules, played.names, played.commitment, played.log[1:])
    table, (ann, _) = await finished_table(tmp_path, half, "Ann", "Bob")
    async with open_house(tmp_path) as house:
        reply = await known(house, ann).ask("GET", f"/api/replays/{table}")
        assert reply.json()["code"] == "table_outdated"


@pytest.fixture
def written(played: Recording) -> dict[str, Any]:
    return dict(json.loads(write(played)))


async def bring(house: str, sheet: Any) -> Any:
    return (await Visitor(house).ask("POST", "/api/replays", sheet)).json()


async def test_a_recording_is_shown_like_a_table_and_only_to_whoever_brings_it(
    tmp_path: Path, played: Recording, written: dict[str, Any]
) -> None:
    async with open_house(tmp_path) as house:
        shown = await bring(house, written)
        assert shown["moments"][-1]["ply"] == len(played.log)
        assert [one["strength"] for one in shown["seats"]] == ["novice", "novice"]
        assert (shown["link"], shown["opened"]) == (None, None)
        assert len((await frames(Visitor(house), shown["id"], eyes="all"))["frames"]) > 3
        assert code_of(await frames(Visitor(house), "0" * 64, eyes="all")) == "replay_forgotten"


async def test_a_recording_that_is_not_over_shows_what_it_holds_and_no_more(
    tmp_path: Path, written: dict[str, Any]
) -> None:
    begun = {**written, "log": written["log"][:3], "seed": None}
    async with open_house(tmp_path) as house:
        shown = await bring(house, begun)
        assert shown["result"] is None and shown["moments"][-1]["ply"] == 3
        last = (await frames(Visitor(house), shown["id"], eyes="all"))["frames"][-1]
        assert len(last["view"]["open"]["rows"]) <= 1


async def test_recordings_that_nobody_can_have_played_are_refused(tmp_path: Path, written: dict[str, Any]) -> None:
    log = written["log"]
    other_seed = base64.b64encode(b"x" * 32).decode()
    sheets: dict[str, Any] = {
        "recording_doubtful": {**written, "log": [*log[:2], log[1], *log[2:]]},
        "recording_outdated": {**written, "rules": 0},
        "no_recording": {**written, "log": "none"},
        "unknown_game": {**written, "game": {"type": "chess"}},
    }
    async with open_house(tmp_path) as house:
        for code, sheet in sheets.items():
            assert code_of(await bring(house, sheet)) == code
        assert code_of(await bring(house, {**written, "seed": other_seed})) == "recording_doubtful"
        assert code_of(await bring(house, {**written, "names": ["x" * 300, "y"]})) == "no_recording"
        too_long = await Visitor(house).ask("POST", "/api/replays", "x" * (5 * 1024 * 1024))
        assert (too_long.status_code, too_long.json()["code"]) == (413, "too_large")


async def test_the_curve_has_a_value_for_each_moment(tmp_path: Path, played: Recording) -> None:
    table, (ann, _) = await finished_table(tmp_path, played, "Ann", "Bob")
    async with open_house(tmp_path) as house:
        curve = (await known(house, ann).ask("GET", f"/api/replays/{table}/curve")).json()
        shown = (await known(house, ann).ask("GET", f"/api/replays/{table}")).json()
        (line,) = curve["lines"]
        assert (curve["measure"], curve["log"]) == ("codes", True)
        assert len(line["values"]) == len(shown["moments"])
        possible = [value for value in line["values"] if value is not None]
        assert possible[0] == 25**4 and possible == sorted(possible, reverse=True)
        assert code_of((await Visitor(house).ask("GET", f"/api/replays/{table}/curve")).json()) == (
            "replay_not_open_to_you"
        )
