"""Writes the pictures of the boards that the pages show. `python -m tools.board_pictures`"""

from __future__ import annotations

from pathlib import Path

import parlour
from parlour.catalog import CATALOG
from parlour.core.picture import Picture
from parlour.core.play import replay
from parlour.core.recording import read
from tools.transcripts import TESTS

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
MOMENTS = {
    "grandmastermind": ("decode", 8),
    "moerder": ("the_table_objects", 95),
    "wordsearch": ("three_on_the_board", 73),
    "letter": ("by_the_hourglass", 174),
}
"""A golden game, and how many of its entries have been played."""


def pictures() -> dict[Path, str]:
    """Each file, and what belongs in it. That of MURDERO is the table of docs/tutorials/search.md."""
    shown = {name: moment(name, *golden) for name, golden in MOMENTS.items()}
    murdero = parlour.game("murdero", max_hands=1, start_player=1)
    shown["murdero"] = parlour.Sitting(murdero, seats=2, seed="tea").show(0)
    return {PICTURES / f"board-{name}.svg": f"{picture.svg}\n" for name, picture in shown.items()}


def moment(name: str, golden: str, entries: int) -> Picture:
    recording = read((TESTS / name / "transcripts" / f"{golden}.json").read_bytes(), CATALOG)
    here = replay(recording.game, len(recording.names), recording.log[:entries])[-1].position
    return parlour.Sitting.from_state(recording.game, len(recording.names), here.state, at=here.at).show()


def main() -> None:
    for path, svg in pictures().items():
        path.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
