"""What a word is worth, and who has won (LE-18, LE-A21, X-8)."""

from __future__ import annotations

from parlour.core.game import Result, Seat
from parlour.games.letter.options import Options
from parlour.games.letter.state import Open, Reason
from parlour.kit.ranking import ranks


def scoring(agreed: Options, seats: int) -> int:
    """In solitaire the first variant counts words. The second counts letters, with a bonus for long words (LE-A23)."""
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


def words_of(open: Open, seat: Seat) -> list[str]:
    return [written.word for written in open.written if written.seat == seat]


def standing(agreed: Options, open: Open, seat: Seat) -> tuple[int, int]:
    """What a seat is ranked by, then the tie-break (LE-18, LE-A21)."""
    words = words_of(open, seat)
    if scoring(agreed, len(open.scores)) == 1:
        return len(words), sum(map(len, words))
    return open.scores[seat], len(words)


def result(agreed: Options, open: Open, reason: Reason) -> Result:
    """A seat that gave up comes last. In solitaire there is nobody to lose to (LE-A23)."""
    reach = [
        (-1, -1) if seat in open.given_up else standing(agreed, open, Seat(seat)) for seat in range(len(open.scores))
    ]
    return Result(open.scores, ranks(reach), reason)
