"""`parlour serve --redis`: what is said if there is no Redis, or no store in common."""

from pathlib import Path

import pytest

from parlour.server.serve import serve
from parlour.texts.voice import Voice
from parlour.words.spelling import LANGUAGES
from tests.city.engines import free_port

STORE = "postgresql://ann@localhost/house"


def said(redis: str, language: str, capsys: pytest.CaptureFixture[str], store: str | None = STORE) -> str:
    assert serve("127.0.0.1", 0, Path("/nowhere"), Voice(language), store=store, redis=redis) == 1
    return capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_redis_out_of_reach_is_named_without_its_password(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    there = f"127.0.0.1:{free_port()}/0"
    expected = Voice(language).say("refusal-redis-unreachable", address=f"redis://ann@{there}")
    assert said(f"redis://ann:secret@{there}", language, capsys) == expected + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_servers_that_meet_need_a_store_in_common(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    expected = Voice(language).say("refusal-redis-without-store")
    assert said("redis://127.0.0.1", language, capsys, store=None) == expected + "\n"


def test_what_is_no_address_is_out_of_reach(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nonsense" in said("nonsense", "en", capsys)
