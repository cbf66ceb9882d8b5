"""Odd requests: each gets an answer that a page can show, and nothing that is a secret goes into the log."""

import asyncio
import logging
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from parlour.server.door import http
from parlour.server.door.safe_headers import HEADERS
from parlour.server.serve import serve
from parlour.server.store.sqlite import FILE
from parlour.texts.voice import LANGUAGES, Voice
from tests.server.visitors import Visitor, open_house


async def test_an_origin_that_is_no_address_is_a_foreign_one(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        reply = await Visitor(house).ask("POST", "/api/promises", origin="http://[")
        assert (reply.status_code, reply.json()["code"]) == (403, "foreign_page")
        with pytest.raises(InvalidStatus):
            await Visitor(house).connected("/api/hall", origin="http://[")


async def test_an_upload_that_breaks_off_is_no_error_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house(tmp_path) as house:
        address = urlsplit(house)
        _, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.write(b'PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"na')
        await writer.drain()
        writer.close()
        await writer.wait_closed()
        assert (await Visitor(house).ask("GET", "/api/me")).status_code == 200
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_bug_of_ours_is_said_with_all_headers_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(http, "boxes", broken)
    async with open_house(tmp_path) as house:
        reply = await Visitor(house).ask("GET", "/api/games")
    assert (reply.status_code, reply.json()) == (500, {"code": "unexpected", "facts": {"status": 500}})
    assert HEADERS.items() <= dict(reply.headers).items()
    assert "ZeroDivisionError" in caplog.text


def test_pages_connect_to_this_house_alone() -> None:
    assert "connect-src 'self';" in HEADERS["content-security-policy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_database_is_called_damaged(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).write_bytes(b"this was a database once" * 1000)
    assert serve("127.0.0.1", 0, tmp_path, Voice(language)) == 1
    assert capsys.readouterr().err == Voice(language).say("refusal-data-damaged", folder=str(tmp_path)) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["refusal-data-unwritable", "refusal-data-damaged"])
def test_advice_names_the_option_and_the_variable(language: str, message: str) -> None:
    said = Voice(language).say(message, folder="data")
    assert "--data" in said
    assert "DATA=" in said
