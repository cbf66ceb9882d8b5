"""Golden games as text: played again from their scripts, they come out the same to the letter."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.catalog import CATALOG
from parlour.core.play import replay
from parlour.core.recording import Recording, read, verify
from parlour.core.transcript import transcript
from tools.transcripts import GAMES, TESTS, files

ADVICE = "if the change is meant, run python -m tools.transcripts and look at the difference"
each = pytest.mark.parametrize(
    ("game", "script"),
    [
        pytest.param(game, script, id=f"{game}-{script.__name__}")
        for game, scripts in GAMES.items()
        for script in scripts
    ],
)


@each
@pytest.mark.generated
def test_a_golden_game_comes_out_the_same(game: str, script: Callable[[], Recording]) -> None:
    for path, content in files(script.__name__, script(), game).items():
        assert path.read_text(encoding="utf-8") == content.decode(), ADVICE


@each
def test_a_golden_recording_can_be_read_replayed_and_verified(game: str, script: Callable[[], Recording]) -> None:
    folder = TESTS / game / "transcripts"
    recording = read((folder / f"{script.__name__}.json").read_bytes(), CATALOG)
    played = replay(recording.game, len(recording.names), recording.log)
    assert played[-1].position.over is not None
    assert verify(recording) == played[-1].position.deals
    assert transcript(recording, CATALOG[game]) == (folder / f"{script.__name__}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_transcript_without_a_script(game: str) -> None:
    folder = TESTS / game / "transcripts"
    assert {path.stem for path in folder.iterdir()} == {script.__name__ for script in GAMES[game]}


def test_every_game_has_golden_games() -> None:
    assert set(GAMES) == set(CATALOG)
