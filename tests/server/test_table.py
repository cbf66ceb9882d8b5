"""People at a table: moves, refusals, secrets, and the way from the opening to the recording."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from parlour.catalog import CATALOG
from parlour.core.recording import read, verify
from parlour.server.hall import wishes
from tests.server.visitors import FULL, OTHER, Visitor, code_of, guess, hide, open_house
from tests.teaching import LISTING as FIB


async def test_two_people_play_a_match_and_anyone_can_check_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as a, bob.at(table) as b:
            assert b.shown["may_sit"] == [1]
            assert await b.sit(1, name="Bob") == {"type": "Done", "ref": 1}
            await a.hear_until(lambda: a.shown["seats"][1]["name"] == "Bob")
            assert a.shown["nonces"] == []
            assert code_of(await b.ask("Start")) == "only_the_host"
            await a.ask("Start")
            commitment = a.shown["commitment"]
            assert len(a.shown["nonces"]) == 2
            assert (await ann.ask("GET", f"/api/tables/{table}/recording")).status_code == 409
            for maker, breaker, places in ((1, 0, (b, a)), (0, 1, (a, b))):
                await places[0].awaited(maker)
                await places[0].act(maker, hide())
                await places[1].awaited(breaker)
                await places[1].act(breaker, guess(OTHER))
                await places[1].awaited(breaker)
                await places[1].act(breaker, guess(FULL))
            await a.hear_until(lambda: a.now["result"] is not None)
            assert a.now["result"] == {"scores": [2, 2], "ranks": [1, 1], "reason": "equal_rows"}
            assert a.shown["seed"] is not None
            assert code_of(await b.act(1, hide())) is not None
        found = await bob.ask("GET", f"/api/tables/{table}/recording")
        recording = read(found.content, CATALOG)
        assert recording.commitment == commitment
        assert recording.names[1] == "Bob"
        assert verify(recording) == 0


async def test_a_refusal_goes_to_the_sender_alone_and_changes_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a, Visitor(house).at(table) as b:
            before = a.now
            assert code_of(await a.act(0, guess())) == "not_your_turn"
            assert code_of(await a.act(1, guess())) == "not_now"
            assert code_of(await b.act(1, hide())) == "not_your_seat"
            assert code_of(await a.act(1, {"type": "CountPegs", "pegs": [1, 1, 1]})) == "unreadable_action"
            assert code_of(await a.act(1, hide([{"shape": None, "colour": None}] * 4))) == "row_incomplete"
            assert code_of(await a.send('{"type": "Dance", "ref": 77}', 77)) == "unreadable_message"
            assert code_of(await a.send("[1, 2", None)) == "unreadable_message"
            assert code_of(await a.send('{"ref": "x"}', None)) == "unreadable_message"
            assert code_of(await a.send("[" * 60_000, None)) == "unreadable_message"
            await a.socket.send(b'{"type": "Act", "ref": 78, "action": ' + b"[" * 60_000)
            await a.hear_until(lambda: '"unreadable_message"' in a.heard[-1])
            assert a.now == before
            await a.act(1, hide())
            await b.told_of("CodeHidden")
            assert [happened["ply"] for happened in b.story] == [0]


async def test_an_action_may_be_typed_as_a_line_of_the_notation(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a, Visitor(house).at(table) as b:
            assert code_of(await b.act(1, "R* R* R* R*")) == "not_your_seat"
            assert code_of(await a.act(1, "four stars")) == "unreadable_row"
            assert code_of(await a.act(1, "R* " * 100)) == "unreadable_action"
            assert code_of(await a.act(1, "R* R* R* R*")) is None
            await a.awaited(0)
            assert code_of(await a.act(0, "G+ G+ G+ G+")) is None


async def test_a_stale_act_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            await a.act(1, hide())
            seen = a.now["ply"]
            assert code_of(await a.act(0, guess(), seen)) is None
            assert code_of(await a.act(0, guess(), seen)) == "stale"
            assert code_of(await a.act(0, guess(), 99)) == "stale"
            assert len(a.now["eyes"][0]["view"]["open"]["rows"]) == 1


async def test_a_resend_after_a_lost_connection_never_plays_twice(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            await a.act(1, hide())
            message = json.dumps({"type": "Act", "ref": 9, "seat": 0, "seen": a.now["ply"], "action": guess()})
            await a.socket.send(message)
        async with ann.at(table) as again:
            await again.told_of("RowAnswered")
            assert code_of(await again.send(message, 9)) == "stale"
            assert len(again.now["eyes"][0]["view"]["open"]["rows"]) == 1


@pytest.mark.rule("X-5")
async def test_neither_a_bystander_nor_the_decoder_is_sent_the_code(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table()
        heard: list[str] = []
        async with ann.at(table) as a, bob.at(table) as b, Visitor(house).at(table) as eve:
            await b.sit(1)
            await a.ask("Start")
            await b.act(1, hide(FULL))
            for place in (a, eve):
                await place.told_of("CodeHidden")
                heard += place.heard
            assert eve.now["eyes"][0]["seat"] is None
            assert eve.now["eyes"][0]["offer"] is None
            assert a.now["eyes"][0]["offer"]["ask"] == "guess"
            assert b.now["eyes"][0]["view"]["code"] == FULL
            assert eve.shown["bystanders"] == 1
        async with Visitor(house).at(table) as late:
            heard += late.heard
        assert not any('"star"' in text for text in heard)


async def test_a_reload_shows_the_whole_story(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            await a.act(1, hide())
            await a.act(0, guess())
            story, eyes = a.story, a.now["eyes"]
            assert [one["event"]["type"] for one in story] == ["CodeHidden", "RowPlaced", "RowAnswered"]
        async with ann.at(table) as again:
            assert (again.story, again.now["eyes"], again.now["whole"]) == (story, eyes, True)


@pytest.mark.rule("X-8")
async def test_giving_up_is_possible_out_of_turn_and_with_an_old_view(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            await a.act(1, hide())
            assert code_of(await a.act(1, {"type": "GiveUp"}, 0)) is None
            assert a.now["result"]["reason"] == "gave_up"
            assert a.now["awaited"] == []


@pytest.mark.rule("X-3")
async def test_a_turn_at_a_public_table_has_an_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        public = await ann.open_table(["me", "me"], public=True, start=True)
        private = await ann.open_table(["me", "me"], start=True)
        timed = await ann.open_table(["me", "me"], public=True, start=True, options={"row_seconds": 30})
        for table, until in ((public, 90_000), (private, None), (timed, 60_000)):
            async with ann.at(table) as a:
                assert a.now["until"] == until


async def test_a_whisper_is_heard_by_its_seat_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishes, "CATALOG", {**CATALOG, "fib": FIB})

    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "me", "free"], options={"type": "fib"})
        async with ann.at(table) as a, bob.at(table) as b, Visitor(house).at(table) as eve:
            await b.sit(2)
            await a.ask("Start")
            for place, dealt in ((a, [0, 1]), (b, [2]), (eve, [])):
                while place.now["ply"] < 1:
                    await place.hear()
                assert [one["event"]["to"] for one in place.story] == dealt
                assert [eyes["seat"] for eyes in place.now["eyes"] if eyes["seat"] is not None] == dealt
        async with bob.at(table) as b:
            assert [one["event"]["to"] for one in b.story] == [2]


@pytest.mark.rule("X-6")
async def test_what_chance_did_can_be_checked_against_the_promised_seed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True, options={"start_player": "random"})
        async with ann.at(table) as a:
            seed, commitment = a.shown["seed"], a.shown["commitment"]
            assert seed is None
            await a.act(0, {"type": "GiveUp"})
            assert sha256(bytes.fromhex(str(a.shown["seed"]))).hexdigest() == commitment
            nonces = tuple(nonce.encode() for nonce in a.shown["nonces"])
        recording = read((await ann.ask("GET", f"/api/tables/{table}/recording")).content, CATALOG)
        assert (recording.nonces, verify(recording)) == (nonces, 1)
