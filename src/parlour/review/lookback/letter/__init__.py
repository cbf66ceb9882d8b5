"""Looking back at LETTER: words overlooked, what a letter would have made elsewhere, and knocks.

A turn is judged when it ends, since letters may be lifted and laid again until then. Words are compared by their
letters, with the bonus for long ones (LE-18). What "was better" is always a word most people know, so that a player
believes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from parlour.core.game import Action, Seat, TimeUp
from parlour.core.refusal import Fact
from parlour.core.saying import Said
from parlour.games.letter.actions import Done, Lay, LayBlank, Name, Release, Skip
from parlour.games.letter.board import take_back
from parlour.games.letter.grid import Placed, name_of
from parlour.games.letter.knocking import answered
from parlour.games.letter.naming import must_use
from parlour.games.letter.pieces import BLANKS
from parlour.games.letter.rules import Letter
from parlour.games.letter.scoring import points, scoring
from parlour.games.letter.sheet import strike
from parlour.games.letter.spaces import blank_under
from parlour.games.letter.state import Knockable, Knocking, Laying, Moves, Naming, Open, View
from parlour.games.letter.table import round_one, solitaire
from parlour.games.letter.turn import judge
from parlour.kit.challenge import ruled
from parlour.kit.window import Pass
from parlour.review.lookback.decisions import Decision
from parlour.review.lookback.letter.looking import Laid, Looking
from parlour.review.lookback.remark import Remark
from parlour.review.lookback.sights import Sight

CLEARLY: Final = 3
"""Better by this many points earns a mark."""
LONG: Final = 6
"""A find has at least this many letters."""
SHORT, KNOCK = 4, 5
"""A missed knock is mentioned from a word of four letters, and earns a mark from one of five."""
OTHER_PLACE: Final = 0.75
OTHER_LETTER: Final = 0.5
MISSED_KNOCK: Final = 0.5
"""A letter has a hundred places, a hand many letters, and a window little time. Missing these counts less."""


class Idea(NamedTuple):
    """What would have been better, by how many points, and how much of that counts."""

    gain: int
    counts: float
    said: Said
    action: Action

    @property
    def weight(self) -> float:
        return self.gain * self.counts


def remark(game: Letter, decision: Decision) -> Remark | None:
    view: View = decision.view
    ply, seat, open = decision.ply, decision.seat, view.open
    if round_one(open) and not game.round1_words:
        return None
    match open.phase, decision.action:
        case (Laying() | Knocking()) as phase, Name(word):
            return named(game, ply, open, phase, word)
        case Laying(), Done() | TimeUp() if solitaire(open):
            return finished(game, ply, open)
        case Laying(), Lay(tile, x, y, turned) if solitaire(open) and game.strict:
            return laid_alone(game, ply, open, Placed(tile, x, y, turned))
        case Laying() as phase, Done() | Release() | LayBlank() | Skip() | TimeUp():
            return turn_ended(game, ply, open, phase)
        case Knockable(), Pass() | TimeUp() if seat not in answered(open):
            return let_pass(game, ply, open)
        case Knocking(moves=moves), Done() | TimeUp():
            return knock_ended(game, ply, open, moves)
        case _:
            return None


def named(game: Letter, ply: int, open: Open, phase: Naming, word: str) -> Remark | None:
    """Whether it is a find. Part of a word already written is none. No other is better: it may be named as well."""
    if game.counting and not game.known(word) and not ruled(open.rulings, word):
        return None
    seen = Looking(game, open).words(must_use(game, open, phase))
    others = [sight for sight in seen if sight.word != word]
    ahead = worth(len(word)) - worth(letters_of(best_known(others)))
    part = any(word in written.word for written in open.written)
    if len(word) < LONG or len(others) == len(seen) or ahead <= 0 or part:
        return None
    said = Said("letter_find", {"word": word, "letters": len(word)})
    return Remark(ply, (said,), "find", ahead + len(word) - LONG)


def turn_ended(game: Letter, ply: int, open: Open, phase: Laying) -> Remark | None:
    seat, moves = phase.seat, phase.moves
    before = before_turn(open, seat, moves)
    stands = judge(game, open, phase).open if moves.laid else before
    own = max((len(one.word) for one in stands.written[len(before.written) :]), default=0)
    here, there = Looking(game, open), Looking(game, before)
    ideas: list[Idea] = []
    if moves.laid and (overlooked := here.everyday(moves.laid)) is not None:
        ideas.append(to_name(overlooked, better_by(game, open, letters_of(overlooked), own)))
    hand = (*before.hands[seat], *(() if round_one(before) else before.free))
    for tiles, counts in ((moves.laid, OTHER_PLACE), (hand, OTHER_LETTER)):
        laid = there.best_place(tiles)
        if laid is not None and all(one.said.facts["word"] != laid.sight.word for one in ideas):
            gain = better_by(game, open, letters_of(laid.sight), own)
            ideas.append(Idea(gain, counts, elsewhere(game, before, laid), lay(laid)))
    left = counted(here.words()) if moves.laid else ()
    return told(ply, ideas, tuple(left))


def told(ply: int, ideas: Sequence[Idea], left: tuple[Said, ...] = ()) -> Remark | None:
    """The weightiest idea first, and a mark if it is clearly better."""
    better = sorted((one for one in ideas if one.gain > 0), key=lambda one: -one.weight)
    said = (*(one.said for one in better), *left)
    if not better:
        return Remark(ply, said) if said else None
    first = better[0]
    return Remark(ply, said, "better" if first.gain >= CLEARLY else None, first.weight, first.action)


def before_turn(open: Open, seat: Seat, moves: Moves) -> Open:
    """The table without what this turn has laid and written."""
    open, moves, _ = strike(open, seat, moves, lambda _: True)
    return take_back(open, seat, moves, moves.laid)[0]


def finished(game: Letter, ply: int, open: Open) -> Remark | None:
    """A game of solitaire is over."""
    looking = Looking(game, open)
    best = looking.everyday()
    gain = worth(letters_of(best)) if letters_of(best) >= KNOCK else 0
    return told(ply, () if best is None else (to_name(best, gain),), tuple(counted(looking.words())))


def laid_alone(game: Letter, ply: int, open: Open, placed: Placed) -> Remark | None:
    """In strict solitaire a letter stays where it is. Judged by the best word with it, whichever was named."""
    after = Looking(game, replace(open, board=(*open.board, placed)))
    made = max((letters_of(sight) for sight in after.words((placed.tile,))), default=0)
    best = Looking(game, open).best_place(open.hands[0])
    if best is None:
        return None
    gain = better_by(game, open, letters_of(best.sight), made)
    return told(ply, (Idea(gain, OTHER_LETTER, elsewhere(game, open, best), lay(best)),))


def let_pass(game: Letter, ply: int, open: Open) -> Remark | None:
    """Words with the letters that have come since the last window, so that no word is held against anybody twice.

    What was better is the word to knock for, since a knock alone is nothing a board could show.
    """
    fresh = [placed.tile for placed in open.board[open.answers.pieces :] if placed.tile not in BLANKS]
    best = Looking(game, open).everyday(fresh) if fresh else None
    if best is None or letters_of(best) < SHORT:
        return None
    said = Said("letter_knock", {"word": best.word, "letters": letters_of(best)})
    long = letters_of(best) >= KNOCK
    return Remark(ply, (said,), "better" if long else None, worth(letters_of(best)) * MISSED_KNOCK, name(best))


def knock_ended(game: Letter, ply: int, open: Open, moves: Moves) -> Remark | None:
    looking = Looking(game, open)
    seen = looking.words()
    best = best_known(seen)
    if moves.written:
        return Remark(ply, tuple(counted(seen)))
    if best is None:
        return Remark(ply, (Said("letter_in_vain"), *counted(seen)))
    return told(ply, (to_name(best, worth(letters_of(best))),), tuple(counted(seen)))


def better_by(game: Letter, open: Open, letters: int, own: int) -> int:
    """Where only the number of words counts, a longer word is not better (LE-18)."""
    if own and scoring(game, len(open.scores)) == 1:
        return 0
    return worth(letters) - worth(own)


def worth(letters: int) -> int:
    return points(3, "A" * letters)


def letters_of(sight: Sight | None) -> int:
    return 0 if sight is None else sight.points


def best_known(seen: Sequence[Sight]) -> Sight | None:
    return next((sight for sight in seen if sight.everyday), None)


def to_name(sight: Sight, gain: int) -> Idea:
    said = Said("letter_overlooked", {"word": sight.word, "letters": letters_of(sight)})
    return Idea(gain, 1.0, said, name(sight))


def elsewhere(game: Letter, open: Open, laid: Laid) -> Said:
    placed = laid.placed
    facts: dict[str, Fact] = {
        "letter": game.pieces[placed.tile].letter,
        "place": name_of(placed.x, placed.y),
        "word": laid.sight.word,
        "letters": letters_of(laid.sight),
    }
    if blank_under(game, open, placed) is not None:
        return Said("letter_exchange", facts)
    return Said("letter_free" if placed.tile in open.free else "letter_lay", facts)


def name(sight: Sight) -> Name:
    return Name(sight.word, sight.path)


def lay(laid: Laid) -> Lay:
    placed = laid.placed
    return Lay(placed.tile, placed.x, placed.y, placed.turned)


def counted(seen: Sequence[Sight]) -> Iterator[Said]:
    """How many new words were on the board."""
    if seen:
        yield Said("letter_words", {"count": len(seen), "everyday": sum(sight.everyday for sight in seen)})
