"""What can be agreed at a table of MURDERO."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from parlour.core.game import Illegal
from parlour.games.murdero.cards import Card
from parlour.games.murdero.decks import STANDARD, THIRTEEN, names

OF_A_KIND: Final = 4
TARGET: Final = 100


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A target of None is that of the box: 100, or 200 for pairs (MU-10, MU-P5)."""

    partners: bool = False
    target: Annotated[int, Meta(ge=25, le=1000)] | None = None
    max_hands: Annotated[int, Meta(ge=1, le=99)] = 30
    action_deck: Literal["standard15", "thirteen", "custom"] = "standard15"
    custom_deck: Annotated[tuple[Card, ...], Meta(max_length=30, extra={"values": names(), "each": OF_A_KIND})] = (
        STANDARD
    )
    case_file_empty: Literal["finish_turn", "immediate"] = "finish_turn"
    shake_down: Literal["from_sets", "from_hand_random"] = "from_sets"
    mitigating: Literal["draw2", "sabotage_same_value"] = "draw2"
    removed_cards: Literal["out", "discard"] = "out"
    partner_double: Literal["pair", "winner_only"] = "pair"
    start_player: Literal["random", 0, 1, 2, 3] = "random"
    turn_seconds: Annotated[int, Meta(ge=10, le=900)] | None = None

    def __post_init__(self) -> None:
        if not set(self.custom_deck) <= set(names()):
            raise Illegal("unknown_action_card", card=next(card for card in self.custom_deck if card not in names()))
        if any(count > OF_A_KIND for count in Counter(self.custom_deck).values()):
            raise Illegal("too_many_of_a_kind", most=OF_A_KIND)
        least, most = (50, 1000) if self.partners else (25, 500)
        if self.target is not None and not least <= self.target <= most:
            raise Illegal("target_out_of_range", least=least, most=most)

    @property
    def goal(self) -> int:
        return self.target or TARGET * (1 + self.partners)

    @property
    def actions(self) -> tuple[str, ...]:
        """The Action Cards in the deck (MU-A1, MU-A27)."""
        match self.action_deck:
            case "standard15":
                return STANDARD
            case "thirteen":
                return THIRTEEN
            case "custom":
                return self.custom_deck
