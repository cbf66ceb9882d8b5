"""A game by its name, under the options named. A name or a value that means nothing is answered with the nearest."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Literal, get_type_hints, overload

import msgspec

from parlour.catalog import CATALOG
from parlour.core.game import AnyGame
from parlour.core.options import Counted, Number, Option, Pick, Several, Text, options
from parlour.core.refusal import Refusal
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.letter import Letter
from parlour.games.moerder import Moerder
from parlour.games.murdero import Murdero
from parlour.games.wordsearch import WordSearch
from parlour.texts.voice import Voice


class Mistaken(Refusal):
    """There is no such game, option or value. As text it is a sentence that names the nearest there is."""

    def __str__(self) -> str:
        return Voice("en").say_refusal(self)


@overload
def game(name: Literal["grandmastermind"], **agreed: Any) -> GrandMasterMind: ...
@overload
def game(name: Literal["moerder"], **agreed: Any) -> Moerder: ...
@overload
def game(name: Literal["wordsearch"], **agreed: Any) -> WordSearch: ...
@overload
def game(name: Literal["letter"], **agreed: Any) -> Letter: ...
@overload
def game(name: Literal["murdero"], **agreed: Any) -> Murdero: ...
@overload
def game(name: str, **agreed: Any) -> AnyGame: ...
def game(name: str, **agreed: Any) -> AnyGame:
    """The rules of a table, such as `game("letter", language="de", timed=30)`.

    `parlour games NAME` lists the options. Raises Mistaken for names and values it does not know, and Illegal where
    the game itself refuses what was agreed.
    """
    if name not in CATALOG:
        raise Mistaken("no_such_game", name=name, nearest=nearest(name, CATALOG))
    kind = CATALOG[name].game
    forms = {option.name: option for option in options(kind)}
    hints = get_type_hints(kind, include_extras=True)
    values = {}
    for option, value in agreed.items():
        if option not in forms:
            raise Mistaken("no_such_option", game=name, name=option, nearest=nearest(option, forms))
        try:
            values[option] = msgspec.convert(value, hints[option])
        except msgspec.ValidationError as error:
            possible = described(forms[option])
            raise Mistaken("no_such_value", option=option, name=repr(value), possible=possible) from error
    return kind(**values)


def nearest(word: str, words: Iterable[str]) -> str:
    """The one of these words that looks most like it."""
    return get_close_matches(word.lower(), list(words), n=1, cutoff=0)[0]


def described(option: Option) -> str:
    """What may be agreed for this option."""
    match option:
        case Pick(values=values):
            return ", ".join(map(repr, values))
        case Number(least=least, most=most, off=off):
            return f"{least} … {most}" + (", None" if off else "")
        case Several(values=several):
            return f"{{{', '.join(map(repr, several))}}}"
        case Counted(values=counted, each=each, most=most):
            return f"≤ {most} ({', '.join(map(repr, counted))}; ≤ {each} ×)"
        case Text(most=most):
            return f"str, ≤ {most}"
