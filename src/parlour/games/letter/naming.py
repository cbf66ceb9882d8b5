"""Naming words: which may be named when, and by which path (LE-7, LE-12, LE-13, LE-A8, LE-A9, LE-A19, X-1)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal
from parlour.games.letter.actions import Name, Path, Retrace
from parlour.games.letter.events import WordRetraced
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import Tile
from parlour.games.letter.sheet import pending
from parlour.games.letter.state import Knocking, Laying, Moves, Naming, Open
from parlour.games.letter.table import round_one, solitaire, written_in
from parlour.games.letter.tracing import new, trace
from parlour.kit.challenge import ruled
from parlour.kit.events import WordUnknown
from parlour.kit.row import changed


def must_use(agreed: Options, open: Open, phase: Naming) -> tuple[Tile, ...]:
    """The first word of a turn uses a letter laid in it. In solitaire each letter needs a word (LE-A8, LE-A23)."""
    if solitaire(open):
        return pending(agreed, open)
    match phase:
        case Laying(moves=Moves(laid, written=0)) if not round_one(open):
            return laid
        case _:
            return ()


def may_name(agreed: Options, open: Open, phase: Naming) -> bool:
    """In a turn, only once a letter is laid. In round one, only if that was agreed (LE-7, LE-A7)."""
    if solitaire(open) or isinstance(phase, Knocking):
        return True
    if round_one(open):
        return agreed.round1_words
    return bool(phase.moves.laid or phase.moves.written)


def check(agreed: Options, open: Open, phase: Naming, named: Name) -> None:
    """Raises Illegal where the word cannot be traced or is not new. That costs nothing (LE-A12)."""
    word, path = named.word, named.path
    if not may_name(agreed, open, phase):
        raise Illegal("no_words_yet" if round_one(open) else "lay_first")
    trace(agreed, open, word, path)
    needed = must_use(agreed, open, phase)
    if needed and set(needed).isdisjoint(path):
        raise Illegal("must_use_laid_letter")
    if not new(open.written, word, path):
        raise Illegal("not_new", word=word)
    if ruled(open.rulings, word) is False:
        raise Illegal("word_ruled_out", word=word)


def retrace(agreed: Options, open: Open, phase: Naming, shown: Retrace) -> tuple[Open, WordRetraced]:
    """Another path for a word of this turn. It too must make the word new and use a laid letter where needed."""
    word, path, mine = shown.word, shown.path, written_in(open, phase.moves)
    if all(written.word != word for written in mine):
        raise Illegal("not_written_now", word=word)
    trace(agreed, open, word, path)
    for at, written in enumerate(open.written):
        others = (*open.written[:at], *open.written[at + 1 :])
        if at < len(open.written) - len(mine) or written.word != word or not new(others, word, path):
            continue
        if written == mine[0] and uses_laid(open, phase, written.path) and not uses_laid(open, phase, path):
            raise Illegal("must_use_laid_letter")
        traced = changed(open.written, at, replace(written, path=path))
        return replace(open, written=traced), WordRetraced(phase.seat, word, path)
    raise Illegal("not_new", word=word)


def uses_laid(open: Open, phase: Naming, path: Path) -> bool:
    """Does it use a letter of this turn, after round one (LE-7)?"""
    laying = isinstance(phase, Laying) and not solitaire(open) and not round_one(open)
    return laying and not set(phase.moves.laid).isdisjoint(path)


def may_stand_by(agreed: Options, open: Open, moves: Moves) -> bool:
    """Once a turn or knock, if there is somebody to ask (X-1)."""
    return not solitaire(open) and agreed.judge == "dictionary_then_vote" and not moves.stood_by


def stand_by(agreed: Options, open: Open, phase: Naming, named: Name | None) -> tuple[Name, Moves]:
    """The word the lexicon lacks. No other may be stood by this turn (X-1)."""
    if named is None or not may_stand_by(agreed, open, phase.moves):
        raise Illegal("nothing_to_stand_by")
    return named, replace(phase.moves, stood_by=True)


def unknown(agreed: Options, open: Open, phase: Naming, named: Name) -> WordUnknown:
    """Only the seat that named the word learns that the lexicon lacks it (X-1)."""
    return WordUnknown(phase.seat, named.word, may_stand_by(agreed, open, phase.moves))
