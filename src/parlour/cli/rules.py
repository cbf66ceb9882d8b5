"""Rules as they are typed: a game by its name and options as `name=value`."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from parlour.catalog import CATALOG
from parlour.cli.mistake import Mistake, known
from parlour.core.game import AnyGame
from parlour.core.listing import Listing
from parlour.core.options import Number, Option, Pick, options

ALIASES = {"none": "off", "no": "off", "false": "off", "yes": "on", "true": "on"}


def listing_for(game: AnyGame) -> Listing:
    """Where the catalog lists this game."""
    return next(listing for listing in CATALOG.values() if listing.game is type(game))


def listing_of(name: str) -> Listing:
    """The game of this name, or a Mistake that names the nearest."""
    return CATALOG[known(name, CATALOG, "terminal-unknown-game")]


def agreed(listing: Listing, typed: Iterable[str]) -> AnyGame:
    """The game under these options; raises Illegal where the game itself does not go along with them."""
    forms = {option.name: option for option in options(listing.game)}
    chosen: dict[str, str | int | bool | None] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        name = known(name.strip().replace("-", "_"), forms, "terminal-unknown-option", game=listing.name)
        if not equals:
            raise Mistake("terminal-option-without-value", name=name)
        chosen[name] = option_value(forms[name], value.strip())
    return listing.game(**chosen)


def option_value(option: Option, typed: str) -> str | int | bool | None:
    """What this text means for this option."""
    text = typed.lower()
    match option:
        case Number(name, least, most, off):
            if off and ALIASES.get(text, text) == "off":
                return None
            number = whole_number(text)
            if number is None or not least <= number <= most:
                message = "terminal-number-range-or-off" if off else "terminal-number-range"
                raise Mistake(message, name=name, least=least, most=most)
            return number
        case Pick(name, values):
            spelled = {spelling(value): value for value in values}
            word = text.replace("-", "_")
            if True in values:
                word = ALIASES.get(word, word)
            return spelled[known(word, spelled, "terminal-unknown-value", option=name)]


def whole_number(text: str) -> int | None:
    try:
        return msgspec.convert(text, int, strict=False)
    except msgspec.ValidationError:
        return None


def spelling(value: str | int | bool | None) -> str:
    """An option's value as it is typed and shown."""
    match value:
        case None | False:
            return "off"
        case True:
            return "on"
        case _:
            return str(value)
