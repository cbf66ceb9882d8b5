"""Golden games as text: played again from their scripts, they come out the same to the letter."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.catalog import CATALOG
from parlour.core.play import replay
from parlour.core.recording import Recording, read, verify
from parlour.core.transcript import transcript
from tests.games.letter.golden import GAMES
from tools.transcripts import TESTS, files

FOLDER = TESTS / "letter" / "transcripts"
ADVICE = "if the change is meant, run python -m tools.transcripts and look at the difference"
each = pytest.mark.parametrize("script", GAMES, ids=lambda script: script.__name__)


@each
@pytest.mark.generated
def test_a_golden_game_comes_out_the_same(script: Callable[[], Recording]) -> None:
    for path, content in files(script.__name__, script(), "letter").items():
        assert path.read_text(encoding="utf-8") == content.decode(), ADVICE


@each
def test_a_golden_recording_can_be_read_replayed_and_verified(script: Callable[[], Recording]) -> None:
    recording = read((FOLDER / f"{script.__name__}.json").read_bytes(), CATALOG)
    played = replay(recording.game, len(recording.names), recording.log)
    assert played[-1].position.over is not None
    assert verify(recording) == played[-1].position.deals
    written = (FOLDER / f"{script.__name__}.txt").read_text(encoding="utf-8")
    assert transcript(recording, CATALOG["letter"]) == written


def test_there_is_no_transcript_without_a_script() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {script.__name__ for script in GAMES}
