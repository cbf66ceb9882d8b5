"""What a word is worth, the sheet it is written on, and how words are struck (LE-18, LE-A12)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from parlour.core.game import Seat, Step
from parlour.games.letter.actions import Path
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.events import TableEvent, WordWritten
from parlour.games.letter.state import Open, State, Written
from parlour.games.letter.table import naming, of_this_turn, speaker


def scoring(agreed: Agreement, seats: int) -> int:
    """Alone the first variant counts words, the second letters with the bonus for long words (LE-A23)."""
    if seats > 1:
        return agreed.scoring
    return 1 if agreed.variant == 1 else 3


def points(how: int, word: str) -> int:
    match how:
        case 1:
            return 1
        case 2:
            return len(word)
        case _:
            return len(word) + max(0, len(word) - 4)


def write(agreed: Agreement, open: Open, word: str, path: Path, *told: TableEvent) -> Step[State, TableEvent]:
    """The word is on the sheet of who named it; the turn or knock goes on."""
    seat, worth = speaker(open), points(scoring(agreed, len(open.scores)), word)
    open = replace(
        naming(open),
        written=(*open.written, Written(seat, word, path, worth)),
        scores=credited(open.scores, seat, worth),
        moves=replace(open.moves, written=open.moves.written + 1),
    )
    return Step(State(open), (*told, WordWritten(seat, word, path, worth)))


def strike(open: Open, doomed: Callable[[Written], bool]) -> tuple[Open, tuple[str, ...]]:
    """Such words of this turn are off the sheet again; says which."""
    mine = of_this_turn(open)
    struck = [written for written in mine if doomed(written)]
    kept = [written for written in mine if not doomed(written)]
    open = replace(
        open,
        written=(*open.written[: len(open.written) - len(mine)], *kept),
        scores=credited(open.scores, speaker(open), -sum(written.points for written in struck)),
        moves=replace(open.moves, written=len(kept)),
    )
    return open, tuple(written.word for written in struck)


def credited(scores: tuple[int, ...], seat: Seat, worth: int) -> tuple[int, ...]:
    return tuple(score + worth * (owner == seat) for owner, score in enumerate(scores))


def words_of(open: Open, seat: Seat) -> int:
    return sum(written.seat == seat for written in open.written)


def letters_of(open: Open, seat: Seat) -> int:
    return sum(len(written.word) for written in open.written if written.seat == seat)


def standing(agreed: Agreement, open: Open, seat: Seat) -> tuple[int, int]:
    """By what seats are ranked: ties in words by letters, others by words (LE-18, LE-A21)."""
    words, letters = words_of(open, seat), letters_of(open, seat)
    if scoring(agreed, len(open.scores)) == 1:
        return words, letters
    return open.scores[seat], words
