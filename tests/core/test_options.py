"""The form of a game's options is read off the game itself."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from parlour.catalog import CATALOG
from parlour.core.listing import Listing
from parlour.core.options import Number, Pick, Several, Text, chosen, options
from parlour.games.grandmastermind import GrandMasterMind
from tests.teaching import LISTING as FIB
from tests.teaching.rules import Fib


def test_a_number_has_a_range_and_perhaps_off() -> None:
    assert options(Fib) == (
        Number("hand", 1, 3, False, 3),
        Number("window", 1, 60, False, 5),
        Number("turn_seconds", 5, 900, True, 30),
    )


def test_a_pick_lists_the_default_first_and_then_the_written_order() -> None:
    by_name = {option.name: option for option in options(GrandMasterMind)}
    assert by_name["blue_rule"] == Pick("blue_rule", ("lexicographic", "strict", "guess_side"), "lexicographic")
    assert by_name["start_player"] == Pick("start_player", ("random", 0, 1), "random")
    assert by_name["limited_supply"] == Pick("limited_supply", (False, True), False)


def test_only_what_differs_from_the_box_is_chosen() -> None:
    assert chosen(Fib()) == {}
    assert chosen(Fib(hand=2, turn_seconds=None)) == {"hand": 2, "turn_seconds": None}


class Potluck(Struct, frozen=True):
    """A game, as far as its options go."""

    dishes: frozenset[Literal["soup", "pie", "cake"]] = frozenset({"cake", "soup"})
    wish: Annotated[str, Meta(max_length=20)] = ""
    cook: Annotated[str, Meta(max_length=9, pattern="^[a-z]*$")] = "ann"


def test_several_values_keep_their_order_and_texts_are_limited() -> None:
    potluck: Any = Potluck
    assert options(potluck) == (
        Several("dishes", ("soup", "pie", "cake"), ("soup", "cake")),
        Text("wish", 20, None, ""),
        Text("cook", 9, "^[a-z]*$", "ann"),
    )
    assert chosen(potluck(frozenset({"soup", "cake"}), "more")) == {"wish": "more"}
    assert chosen(potluck(frozenset())) == {"dishes": frozenset()}


class Vague(Struct, frozen=True):
    mood: str = "good"


def test_an_option_that_no_form_can_show_is_a_bug() -> None:
    vague: Any = Vague
    with pytest.raises(TypeError, match="option mood"):
        options(vague)


@pytest.mark.parametrize("listing", [*CATALOG.values(), FIB], ids=lambda listing: listing.name)
def test_front_and_presets_name_options_of_the_game(listing: Listing) -> None:
    names = {option.name for option in options(listing.game)}
    assert set(listing.front) <= names
    assert 2 <= len(listing.front) <= 4
    assert listing.presets["box"] == {}
    for preset in listing.presets.values():
        assert set(preset) <= names
        assert chosen(listing.game(**preset)) == dict(preset)
