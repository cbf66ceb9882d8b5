"""What a word is worth, and how the score is shown (WS-4, WS-12, WS-A15, WS-A16)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.wordsearch.board import LEVEL, Path, Tile, letters_of, place_of
from parlour.games.wordsearch.events import TargetReached, WordScored
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.state import Open, Scored
from parlour.kit.row import changed


def points(agreed: Options, open: Open, path: Path) -> int:
    return sum(tile_points(agreed, open, tile) for tile in path)


def tile_points(agreed: Options, open: Open, tile: Tile) -> int:
    """A point for each letter, times the tile's level if the bonus was agreed (WS-A16)."""
    return len(letters_of(tile, open.stacks)) * (tile // LEVEL + 1 if agreed.stack_bonus else 1)


def markers(score: int) -> tuple[int, int, int]:
    """Where the markers for hundreds, tens and units stand. From 200 on they stay at the end of the track (WS-A15)."""
    return (2, 0, 0) if score >= 200 else (score // 100, score // 10 % 10, score % 10)


def score(
    agreed: Options, open: Open, seat: Seat, word: str, path: Path
) -> tuple[Open, tuple[WordScored | TargetReached, ...]]:
    """The word counts, and the token goes to its last letter (WS-4)."""
    worth = points(agreed, open, path)
    total = open.scores[seat] + worth
    told: tuple[WordScored | TargetReached, ...] = (WordScored(seat, word, path, worth, total),)
    if agreed.goal is not None and max(open.scores) < agreed.goal <= total:
        told = (*told, TargetReached(seat, total))
    found = (*open.words[seat], Scored(word, worth))
    open = replace(
        open,
        scores=changed(open.scores, seat, total),
        words=changed(open.words, seat, found),
        tokens=changed(open.tokens, seat, place_of(path[-1])) if open.tokens else (),
    )
    return open, told
