"""The curve of a game of GRAND MASTER MIND: the codes still possible, from all the decoder could know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from parlour.bots.grandmastermind.candidates import count_candidates
from parlour.bots.grandmastermind.decoder import clues_in
from parlour.core.game import Seat
from parlour.core.moments import Moment
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import Answering, Counting, Decoding, Guessing, Open, View
from parlour.review.curves.curve import Curve, Line


def curve(game: GrandMasterMind, moments: Sequence[Moment]) -> Curve:
    known = list(counts(game, moments))
    decoders = sorted({decoder for decoder, _ in known if decoder is not None})
    lines = (Line(seat, tuple(count if decoder == seat else None for decoder, count in known)) for seat in decoders)
    return Curve("codes", tuple(lines), log=True)


def counts(game: GrandMasterMind, moments: Sequence[Moment]) -> Iterator[tuple[Seat | None, int]]:
    """At each moment who decodes, and how many codes there could be. A code is shown at the end of its rows."""
    shown = 0
    for moment in moments:
        open: Open = moment.here.state.open
        if len(open.past) > shown:
            shown = len(open.past)
            yield decoder_of(open.past[-1]), left(game, open, open.past[-1])
            continue
        match open.phase:
            case Guessing(challenger) | Answering(challenger) | Counting(challenger):
                yield Seat(1 - challenger), possible(game, open)
            case _:
                yield None, 0


def decoder_of(decoding: Decoding) -> Seat:
    return Seat(1 - decoding.challenger)


def left(game: GrandMasterMind, open: Open, decoding: Decoding) -> int:
    return 1 if decoding.solved else possible(game, replace(open, rows=decoding.rows))


def possible(game: GrandMasterMind, open: Open) -> int:
    return count_candidates(game.variant, game.blue_rule, clues_in(View(None, open), game.variant))
