"""What a host asks for: the rules, what a public table adds to them, and who sits where."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from parlour.catalog import CATALOG
from parlour.core.game import AnyGame
from parlour.core.listing import Listing
from parlour.core.options import Value
from parlour.core.refusal import Refusal
from parlour.server.door.reading import read
from parlour.server.hall.guests import Guest
from parlour.server.hall.messages import Filling
from parlour.server.hall.names import clean_name
from parlour.server.tables.record import Bot, Chair, Person, Sitting
from parlour.words.agreement import WordAgreement
from parlour.words.own_list import check_list


class _Tag(msgspec.Struct):
    type: str


def tag(game: Raw) -> str:
    return read(msgspec.json.Decoder(_Tag).decode, game, "unreadable_options").type


def listing_of(game: Raw) -> Listing:
    name = tag(game)
    if name not in CATALOG:
        raise Refusal("unknown_game", name=name)
    return CATALOG[name]


def agreed(wish: Raw) -> AnyGame:
    """The rules asked for. Raises Refusal if there are no such rules."""
    decode: Callable[[Raw], AnyGame] = msgspec.json.Decoder(listing_of(wish).game).decode
    return read(decode, wish, "unreadable_options")


def check_words(game: AnyGame) -> None:
    """Raises Refusal when a word game counts on a list that the house does not have, or no longer has."""
    if isinstance(game, WordAgreement):
        check_list(game)


def in_company(game: AnyGame, listing: Listing, *, public: bool) -> AnyGame:
    """Nobody waits for ever at a public table (X-3), or for a person who left where no bot stands in (X-7)."""

    def off(value: Value) -> bool:
        return value is None or (public and value is False)

    changed = {option: value for option, value in listing.in_public.items() if off(getattr(game, option))}
    return replace(game, **changed)  # type: ignore[type-var]


def filled(filling: Filling, guest: Guest, nonce: str) -> Chair:
    match filling.who:
        case "me":
            person = Person(guest.id, clean_name(filling.name) if filling.name is not None else guest.name)
            return Chair((Sitting(0, person),), nonce)
        case "bot":
            return Chair((Sitting(0, Bot(filling.strength or "casual")),))
        case "free":
            return Chair()
