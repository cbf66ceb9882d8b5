"""A seat for a program: the host keeps it, and whoever brings the token takes it. Nobody else ever sees the token."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from parlour.core.refusal import Refusal
from parlour.server.door import requests
from parlour.server.hall.guests import hashed
from parlour.server.store.sqlite import FILE
from parlour.server.tables import tokens
from parlour.server.tables.record import Chair, Person, Record
from parlour.server.tables.seating import again, may_sit, seat_bot, sit, start, unseat
from parlour.server.tables.tokens import LASTS, claim, keep_seat
from tests.server.visitors import Json, Place, Visitor, code_of, guess, hide, nonce, open_house

TOKEN, OTHER = "5eed" * 8, "face" * 8
NONCE = "0123456789abcdef"
BOT = Person("deep", "Deep", program=True)
EMPTY = Record("t", msgspec.Raw(b'{"type":"any"}'), 1, "ann", b"seed", (Chair(), Chair(), Chair()))
KEPT = keep_seat(EMPTY, 1, TOKEN, 1000)


def claimed(record: Record, token: str = TOKEN, now: int = 1000) -> Record:
    return claim(record, token, BOT, NONCE, 0, now)


async def claims(place: Place, token: str = TOKEN, name: str = "Deep") -> Json:
    return await place.ask("Claim", token=token, nonce=nonce(), name=name)


async def keeps(place: Place, seat: int = 1, token: str = TOKEN) -> Json:
    return await place.ask("SeatProgram", seat=seat, token=token)


# The record


def test_a_kept_seat_is_free_for_nobody_else() -> None:
    assert may_sit(KEPT, "bob") == (0, 2)
    with pytest.raises(Refusal, match="seat_taken"):
        sit(KEPT, 1, Person("bob", "Bob"), NONCE, 0)
    with pytest.raises(Refusal, match="program_missing"):
        start(KEPT)


def test_a_new_token_takes_the_place_of_the_old_one_until_the_program_has_come() -> None:
    late = 1000 + 2 * LASTS
    new = keep_seat(KEPT, 1, OTHER, late)
    assert claimed(new, OTHER, late).people == {1: BOT}
    with pytest.raises(Refusal, match="token_unknown"):
        claimed(new, now=late)
    with pytest.raises(Refusal, match="seat_taken"):
        keep_seat(claimed(KEPT), 1, OTHER, 1000)


def test_a_token_opens_its_seat_once_and_only_in_time() -> None:
    record = claimed(KEPT, now=1000 + LASTS - 1)
    assert record.people == {1: BOT}
    assert record.chairs[1].nonce == NONCE
    for when, token, why in [
        (KEPT, OTHER, "token_unknown"),
        (EMPTY, TOKEN, "token_unknown"),
        (record, TOKEN, "token_used"),
        (start(record), TOKEN, "token_used"),
    ]:
        with pytest.raises(Refusal, match=why):
            claimed(when, token)
    with pytest.raises(Refusal, match="token_expired"):
        claimed(KEPT, now=1000 + LASTS)


def test_a_seat_that_is_taken_back_or_given_to_a_bot_has_no_token() -> None:
    for record in (unseat(KEPT, 1, 0), seat_bot(KEPT, 1, "novice", 0, deserted=False), unseat(claimed(KEPT), 1, 0)):
        with pytest.raises(Refusal, match="token_unknown"):
            claimed(record)


def test_asking_again_for_the_same_changes_nothing() -> None:
    assert keep_seat(KEPT, 1, TOKEN, 1500) is KEPT
    sat = claimed(KEPT)
    assert keep_seat(sat, 1, TOKEN, 1500) is sat


def test_a_token_is_of_no_use_for_a_rematch_where_the_program_has_its_seat() -> None:
    new = again(start(claimed(KEPT)), "u", 1, b"other", "ann", NONCE)
    assert new.chairs[1].player == BOT
    with pytest.raises(Refusal, match="token_unknown"):
        claimed(new)


def test_the_record_holds_the_hash_alone() -> None:
    written = msgspec.json.encode(KEPT)
    assert hashed(TOKEN).encode() in written
    assert TOKEN.encode() not in written
    assert msgspec.json.decode(written, type=Record) == KEPT


# The house


async def test_a_program_takes_the_kept_seat_of_a_full_private_table_and_plays(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, deep = Visitor(house), Visitor(house)
        table = await ann.open_table(options={"start_player": 1})
        async with ann.at(table) as a, deep.at(table) as d:
            assert code_of(await keeps(a)) is None
            assert a.shown["seats"][1]["kind"] == "kept"
            assert 0 < a.shown["seats"][1]["until"] - time.time() <= LASTS
            assert code_of(await a.ask("Start")) == "program_missing"
            await d.hear_until(lambda: d.shown["may_sit"] == [])
            assert code_of(await d.sit(1)) == "seat_taken"
            assert code_of(await claims(d)) is None
            seat = d.shown["seats"][1]
            assert (seat["kind"], seat["name"], seat["program"], seat["yours"]) == ("person", "Deep", True, True)
            assert code_of(await a.ask("Start")) is None
            assert code_of(await d.act(1, hide())) is None
            await a.told_of("CodeHidden")
            assert code_of(await a.act(0, guess())) is None


async def test_only_the_host_keeps_a_seat_and_only_a_free_one_before_the_start(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as a, bob.at(table) as b:
            assert code_of(await keeps(b)) == "only_the_host"
            assert code_of(await keeps(a, 0)) == "seat_taken"
            assert code_of(await keeps(a, 7)) == "no_such_seat"
            assert code_of(await keeps(a, token="short")) == "unreadable_message"
            await a.ask("Start")
            assert code_of(await keeps(a)) == "already_started"


@pytest.mark.parametrize("why", ["token_unknown", "token_used", "token_expired", "withdrawn"])
async def test_a_token_that_is_good_for_nothing_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    if why == "token_expired":
        monkeypatch.setattr(tokens, "LASTS", 0)
    async with open_house(tmp_path) as house:
        ann, deep, thief = Visitor(house), Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "free", "free"], options={"type": "moerder"})
        async with ann.at(table) as a, deep.at(table) as d, thief.at(table) as t:
            await keeps(a)
            if why == "token_used":
                await claims(d)
            if why == "withdrawn":
                assert code_of(await a.ask("Unseat", seat=1)) is None
            before = rows_in(tmp_path)
            code = "token_unknown" if why == "withdrawn" else why
            assert code_of(await claims(t, OTHER if why == "token_unknown" else TOKEN)) == code
            assert rows_in(tmp_path) == before


def rows_in(folder: Path) -> list[tuple[object, ...]]:
    """All tables, their records and guests, as they are stored."""
    with closing(sqlite3.connect(folder / FILE)) as store:
        return [row for table in ("tables", "records", "guests") for row in store.execute(f"SELECT * FROM {table}")]


async def test_of_two_programs_with_one_token_one_gets_the_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, one, two = Visitor(house), Visitor(house), Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as a, one.at(table) as o, two.at(table) as t:
            await keeps(a)
            replies = await asyncio.gather(claims(o), claims(t))
            assert sorted(map(str, map(code_of, replies))) == ["None", "token_used"]


async def test_a_token_is_good_at_its_own_table_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, deep = Visitor(house), Visitor(house)
        table, other = await ann.open_table(), await ann.open_table()
        async with ann.at(table) as a, deep.at(other) as d:
            await keeps(a)
            assert code_of(await claims(d)) == "token_unknown"


async def test_a_token_survives_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as a:
            await keeps(a)
    async with open_house(tmp_path) as house, Visitor(house).at(table) as d:
        assert d.shown["seats"][1]["kind"] == "kept"
        assert code_of(await claims(d)) is None


async def test_a_token_counts_on_every_server_at_once(place: Path | str) -> None:
    async with open_house(place) as first, open_house(place) as second:
        ann = Visitor(first)
        table = await ann.open_table()
        async with ann.at(table) as a, Visitor(second).at(table) as d, Visitor(first).at(table) as other:
            await keeps(a)
            assert d.shown["seats"][1]["kind"] == "free", "it has not heard of it yet"
            assert code_of(await claims(d)) is None
            assert code_of(await claims(other)) == "token_used"


async def test_nobody_is_told_the_token_and_no_file_or_line_of_the_log_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.DEBUG, "parlour")
    async with open_house(tmp_path) as house:
        ann, bob, eve, deep = (Visitor(house) for _ in range(4))
        table = await ann.open_table(["me", "free", "free"], options={"type": "moerder"}, public=True)
        async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e, deep.at(table) as d:
            await b.sit(1)
            assert code_of(await keeps(a, 2)) is None
            await e.hear_until(lambda: e.shown["seats"][2]["kind"] == "kept")
            with monkeypatch.context() as broken:
                broken.setattr(requests, "claim", stumble)
                assert code_of(await claims(d)) == "unexpected"
            assert code_of(await claims(d, TOKEN * 3)) == "unreadable_message"
            assert code_of(await claims(d)) is None
            await e.hear_until(lambda: e.shown["seats"][2]["kind"] == "person")
            await b.hear_until(lambda: b.shown["seats"][2]["kind"] == "person")
            assert code_of(await a.ask("Start")) is None
            await e.hear_until(lambda: e.shown["started"])
            hall = (await eve.ask("GET", "/api/tables")).text
            told = "".join([*a.heard, *b.heard, *e.heard, *d.heard, hall])
    kept = everything_in(tmp_path)
    logged = "".join(map(logging.Formatter("%(name)s %(message)s").format, caplog.records))
    assert "Claim failed" in logged and "stumbled" in logged
    assert hashed(TOKEN).encode() in kept
    assert TOKEN not in told and hashed(TOKEN) not in told
    assert TOKEN not in logged
    assert TOKEN.encode() not in kept


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


def stumble(*_: object) -> Record:
    raise RuntimeError("stumbled")
