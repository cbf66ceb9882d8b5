"""Collecting: a letter is touched, and taken if no objection holds (MO-9, MO-12 to MO-15)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.games.moerder.board import BODY, GAP, HIDDEN, LETTERS, PLACES, WORD, Letter, lay, name, tiles_with
from parlour.games.moerder.events import TileCollected, TileTouched
from parlour.games.moerder.options import Options
from parlour.games.moerder.state import Open


def wanted(agreed: Options, open: Open, seat: Seat) -> str:
    """The letters this seat may still collect (MO-12, MO-A1, MO-A14)."""
    if agreed.rules == "base" or open.objective == 2:
        return ""
    return lacking(open.hands[seat], LETTERS if open.objective == 1 and agreed.solitaire_tiles == 5 else WORD)


@lru_cache(maxsize=256)
def lacking(hand: str, word: tuple[Letter, ...]) -> str:
    return "".join([letter for letter in LETTERS if hand.count(letter) < word.count(letter)])


def touchable(agreed: Options, open: Open, seat: Seat) -> tuple[int, ...]:
    return tiles_with(open.board, wanted(agreed, open, seat))


def touch(agreed: Options, open: Open, seat: Seat, tile: int) -> TileTouched:
    if tile not in PLACES:
        raise Illegal("no_such_tile")
    if agreed.rules == "base" or open.objective == 2:
        raise Illegal("nothing_to_collect")
    match open.board[tile]:
        case face if face == HIDDEN:
            raise Illegal("tile_hidden", tile=name(tile))
        case face if face == GAP:
            raise Illegal("tile_gone", tile=name(tile))
        case face if face == BODY:
            raise Illegal("body_stays")
        case face if face not in wanted(agreed, open, seat):
            raise Illegal("enough_of_letter", letter=face)
    return TileTouched(seat, tile, letter_at(open, tile))


def collect(open: Open, seat: Seat, tile: int) -> tuple[Open, TileCollected]:
    """The tile leaves a gap for good (MO-15)."""
    letter = letter_at(open, tile)
    hands = tuple(hand + letter if owner == seat else hand for owner, hand in enumerate(open.hands))
    return replace(open, board=lay(open.board, tile, GAP), hands=hands), TileCollected(seat, tile, letter)


def letter_at(open: Open, tile: int) -> Letter:
    return LETTERS[LETTERS.index(open.board[tile])]
