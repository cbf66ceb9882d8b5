"""What can be agreed at a table of LETTER."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta

from parlour.core.game import Illegal
from parlour.games.letter.pieces import COMMON, OF_LANGUAGE, Piece, letters, pieces
from parlour.kit.window import CEILING
from parlour.words.agreement import UMLAUTS, LayerName, WordAgreement


class Options(WordAgreement, frozen=True, dict=True, forbid_unknown_fields=True):
    """Each field is an option. "usual" is what the rule book proposes, which depends on other options."""

    layers: frozenset[LayerName] = frozenset({"words", "proper", "places", "abbreviations"})
    timed: Literal["off", 30, 45, 60] = "off"
    window: Literal["usual", 5, 10, 20, 30, "until_all_pass"] = "usual"
    scoring: Literal[3, 1, 2] = 3
    grid: Annotated[int, Meta(ge=12, le=30)] | None = None
    letter_set: Literal["common66", "language", "custom"] = "common66"
    custom_letters: Annotated[str, Meta(max_length=300)] = ""
    draft: Literal["choose_size", "random_deal"] = "choose_size"
    rotation: bool = False
    round1_words: bool = True
    start_player: Literal["random", 0, 1, 2, 3, 4, 5] = "random"
    turn_seconds: Annotated[int, Meta(ge=10, le=900)] | None = None
    variant: Literal[1, 2] = 1
    solitaire_tiles: Annotated[int, Meta(ge=5, le=66)] | None = None
    time_limit: Literal["usual", "none", 5, 10, 15, 20, 30] = "usual"
    solitaire_layout: Literal["strict", "free"] = "strict"

    def __post_init__(self) -> None:
        if not self.counting and self.judge != "vote":
            raise Illegal("no_layer_counts")
        if self.letter_set == "custom":
            pieces(self.custom_letters)

    @property
    def counts(self) -> str:
        """How many of each letter there are, written like `A5 B2`."""
        match self.letter_set:
            case "common66":
                return COMMON
            case "language":
                return OF_LANGUAGE[self.language]
            case "custom":
                return self.custom_letters

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        return pieces(self.counts)

    @cached_property
    def letters(self) -> str:
        """What is printed on each letter, by number."""
        return letters(self.counts)

    @property
    def umlauts(self) -> bool:
        return self.language == "de" and not UMLAUTS.isdisjoint(self.letters)

    @property
    def turn_limit(self) -> int | None:
        """Seconds for a turn (LE-7, X-3)."""
        return self.turn_seconds if self.timed == "off" else self.timed

    @property
    def window_seconds(self) -> int:
        """How long knocks and disputes are possible (X-4)."""
        match self.window:
            case "usual":
                return 20 if self.timed == "off" else 10
            case "until_all_pass":
                return CEILING
            case seconds:
                return seconds

    @property
    def solitaire_letters(self) -> int:
        """How many letters are drawn in solitaire (LE-A23)."""
        return self.solitaire_tiles or (10 if self.variant == 1 else 20)

    @property
    def solitaire_limit(self) -> int | None:
        """Seconds for a game of solitaire (LE-19)."""
        match self.time_limit:
            case "usual":
                return None if self.variant == 1 else 10 * 60
            case "none":
                return None
            case minutes:
                return minutes * 60

    @property
    def strict(self) -> bool:
        """In solitaire, each letter must make a new word and stays where it is (LE-A23)."""
        return self.solitaire_layout == "strict"

    def side(self, seats: int) -> int:
        """The side of the square grid, in cells (LE-A1)."""
        return self.grid or (20 if seats == 1 and self.solitaire_letters > 40 else 14)
