"""What can be agreed at a table of WORD SEARCH."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

from parlour.core.game import Illegal
from parlour.games.wordsearch import letters
from parlour.words.agreement import UMLAUTS, LayerName, WordAgreement


class Options(WordAgreement, frozen=True, forbid_unknown_fields=True):
    """Each field is an option. A `window` of None stays open until all have passed, for a minute at most (X-4)."""

    layers: frozenset[LayerName] = frozenset({"words", "proper", "places", "first_names", "brands"})
    mode: Literal["board", "insert", "boardless"] = "board"
    letter_set: Literal["box", "language", "custom"] = "box"
    custom_letters: Annotated[str, Meta(max_length=300)] = ""
    timer: Annotated[int, Meta(ge=10, le=300)] | None = 30
    target: Literal[200, 100, 50] = 200
    disputes: Literal["challenge", "auto_check"] = "challenge"
    window: Annotated[int, Meta(ge=3, le=60)] | None = 5
    tile_reuse: bool = False
    tokens_block: Literal["end_only", "all"] = "end_only"
    hand_swap: bool = True
    rotate_mw: bool = True
    repeat_scope: Literal["usual", "player", "table"] = "usual"
    end: Literal["finish_round", "immediate"] = "finish_round"
    insert_radius: Literal[2, 1] = 2
    stack_read: Literal["top", "vertical"] = "top"
    stack_bonus: bool = False
    adds_per_turn: Literal[1, 2, 3] = 1
    start_player: Literal["random", 0, 1, 2, 3, 4, 5] = "random"

    def __post_init__(self) -> None:
        if self.judge == "vote" and self.disputes == "auto_check":
            raise Illegal("vote_needs_challenge")
        if not self.counting and self.judge != "vote":
            raise Illegal("no_layer_counts")
        if self.start_player != "random" and self.start_player >= self.most_seats:
            raise Illegal("starter_has_no_seat", most=self.most_seats)
        if self.letter_set == "custom":
            letters.tiles(self.custom_letters)

    @property
    def tiles(self) -> tuple[str, ...]:
        """All 56 tiles, sorted (WS-A2)."""
        match self.letter_set:
            case "box":
                return _tiles(letters.BOX)
            case "language":
                return _tiles(letters.OF_LANGUAGE[self.language])
            case "custom":
                return _tiles(self.custom_letters)

    @property
    def umlauts(self) -> bool:
        return self.language == "de" and not UMLAUTS.isdisjoint(self.tiles)

    @property
    def most_seats(self) -> int:
        """Six, but two on the smallest insert (WS-A14, WS-A16)."""
        return 2 if self.mode == "insert" and self.insert_radius == 1 else 6

    @property
    def radius(self) -> int:
        """The radius of the hexagon. Without a board the game begins with a triangle (WS-A1, WS-A16, WS-A17)."""
        return 3 if self.mode == "board" else self.insert_radius

    @property
    def goal(self) -> int | None:
        """The score that ends the game. There is none without a board (WS-13, WS-A16, WS-A17)."""
        if self.mode == "boardless":
            return None
        return 50 if self.mode == "insert" and self.insert_radius == 1 else self.target

    @property
    def repeats_at_table(self) -> bool:
        """Is a word that somebody has scored spent for everybody? (WS-A9)"""
        return self.repeat_scope == "table" or (self.repeat_scope == "usual" and self.mode == "boardless")


@lru_cache(maxsize=256)
def _tiles(written: str) -> tuple[str, ...]:
    return letters.tiles(written)
