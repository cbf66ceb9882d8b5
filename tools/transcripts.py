"""Writes the golden transcripts anew, and the recordings they come from. `python -m tools.transcripts`

Look at the difference before you commit it: it is what your change does to whole games.
"""

from __future__ import annotations

from pathlib import Path

from parlour.catalog import CATALOG
from parlour.core.recording import Recording, write
from parlour.core.transcript import transcript
from tests.games.grandmastermind.golden import GAMES as GRANDMASTERMIND
from tests.games.letter.golden import GAMES as LETTER
from tests.games.moerder.golden import GAMES as MOERDER
from tests.games.murdero.golden import GAMES as MURDERO
from tests.games.wordsearch.golden import GAMES as WORDSEARCH

GAMES = {
    "grandmastermind": GRANDMASTERMIND,
    "moerder": MOERDER,
    "wordsearch": WORDSEARCH,
    "letter": LETTER,
    "murdero": MURDERO,
}
TESTS = Path(__file__).parents[1] / "tests" / "games"


def files(name: str, recording: Recording, game: str) -> dict[Path, bytes]:
    """What belongs in the files of one golden game."""
    folder = TESTS / game / "transcripts"
    return {
        folder / f"{name}.json": write(recording) + b"\n",
        folder / f"{name}.txt": transcript(recording, CATALOG[game]).encode(),
    }


def main() -> None:
    for game, scripts in GAMES.items():
        for script in scripts:
            for path, content in files(script.__name__, script(), game).items():
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(content)


if __name__ == "__main__":
    main()
