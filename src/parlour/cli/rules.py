"""Rules as they are typed: a game by its name and options as `name=value`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import msgspec

from parlour.catalog import CATALOG
from parlour.cli.mistake import Mistake, known
from parlour.core.game import AnyGame
from parlour.core.listing import Listing
from parlour.core.options import Counted, Number, Option, Pick, Several, Text, Value, options
from parlour.words.agreement import WordAgreement
from parlour.words.own_list import check_list

ALIASES = {"none": "off", "no": "off", "false": "off", "yes": "on", "true": "on"}


def listing_for(game: AnyGame) -> Listing:
    """Where the catalog lists this game."""
    return next(listing for listing in CATALOG.values() if listing.game is type(game))


def listing_of(name: str) -> Listing:
    """The game of this name, or a Mistake that names the nearest."""
    return CATALOG[known(name, CATALOG, "terminal-unknown-game")]


def agreed(listing: Listing, typed: Iterable[str], language: str | None = None) -> AnyGame:
    """The game under these options. Raises Refusal if the game itself rejects them.

    A word game is played in this language unless another one is typed.
    """
    forms = {option.name: option for option in options(listing.game)}
    chosen: dict[str, Value] = {"language": language} if language and "language" in forms else {}
    for text in typed:
        name, equals, value = text.partition("=")
        name = known(name.strip().replace("-", "_"), forms, "terminal-unknown-option", game=listing.name)
        if not equals:
            raise Mistake("terminal-option-without-value", name=name)
        chosen[name] = option_value(forms[name], value.strip())
    game = listing.game(**chosen)
    if isinstance(game, WordAgreement):
        check_list(game)
    return game


def option_value(option: Option, typed: str) -> Value:
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
            spelled = {option_spelling(name, value): value for value in values}
            word = text.replace("-", "_")
            if True in values:
                word = ALIASES.get(word, word)
            return spelled[known(word, spelled, "terminal-unknown-value", option=name)]
        case Several(name, several):
            words = [word.strip().replace("-", "_") for word in text.split(",")]
            if [ALIASES.get(word, word) for word in words] == ["off"]:
                return frozenset()
            return frozenset(known(word, several, "terminal-unknown-value", option=name) for word in words)
        case Counted():
            return counted(option, text)
        case Text(name, most, pattern):
            if len(typed) > most:
                raise Mistake("terminal-text-too-long", name=name, most=most)
            if pattern is not None and re.fullmatch(pattern, typed) is None:
                raise Mistake("terminal-text-unusable", name=name, text=typed)
            return typed


def counted(option: Counted, text: str) -> tuple[str, ...]:
    """`joker*2,sabotage`: a number of each, one if no number is given."""
    if ALIASES.get(text, text) in ("off", ""):
        return ()
    cards: list[str] = []
    for part in text.split(","):
        word, _, number = part.partition("*")
        value = known(word.strip().replace("-", "_"), option.values, "terminal-unknown-value", option=option.name)
        count = whole_number(number.strip() or "1")
        if count is None or not 0 <= count <= option.each:
            raise Mistake("terminal-number-range", name=value, least=0, most=option.each)
        cards += [value] * count
    if len(cards) > option.most:
        raise Mistake("terminal-number-range", name=option.name, least=0, most=option.most)
    return tuple(cards)


def whole_number(text: str) -> int | None:
    try:
        return msgspec.convert(text, int, strict=False)
    except msgspec.ValidationError:
        return None


def option_spelling(name: str, value: Value) -> str:
    """An option's value as it is typed and shown. Seats are counted from 1 there, and from 0 where they are kept."""
    return str(value + 1) if name == "start_player" and isinstance(value, int) else spelling(value)


def spelling(value: Value) -> str:
    """A value of any other option."""
    match value:
        case frozenset():
            return ",".join(sorted(value)) or "off"
        case tuple():
            return ",".join(f"{word}*{count}" if count > 1 else word for word, count in Counter(value).items()) or "off"
        case None | False:
            return "off"
        case True:
            return "on"
        case _:
            return str(value)
