"""For every option, two tables that differ only in it play differently."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from parlour.core.game import Action, Illegal
from parlour.core.options import chosen, options
from parlour.games.letter import Letter
from parlour.kit.challenge import Dispute, StandBy
from parlour.kit.window import PASS
from parlour.words.lexicon import Lexicon
from parlour.words.own_list import KeptLists, add
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import DONE, ONE, lay, lift, name, release

LAY_T, TAC = lay("T@7,5"), name("TAC")
Play = Callable[[Letter], Any]


class Pair(NamedTuple):
    """The two values, and what is played."""

    one: Any
    other: Any
    play: Play


def after(table: Table, *acts: tuple[int, Action]) -> Any:
    """Where these acts lead: the table, or why one was refused."""
    for seat, action in acts:
        try:
            table.act(seat, action)
        except Illegal as refusal:
            return refusal.code
    return table.turn, table.open, table.here.over


def plays(*acts: Action, **more: Any) -> Play:
    return lambda game: after(Table(game, **more), *((0, action) for action in acts))


def dealt(game: Letter) -> Any:
    return after(Table(game, 2, None))


def solitaire(*acts: Action) -> Play:
    return lambda game: after(Table(game, 1, "", ("C A T R S",), opened=(False,)), *((0, action) for action in acts))


def letters(game: Letter) -> Any:
    return game.view(Table(game, 2, None).here.state, ONE).letters


def next_turn(game: Letter) -> Any:
    return after(Table(game), (0, release("E")), (1, PASS))


def dealt_solitaire(game: Letter) -> Any:
    return after(Table(game, 1, None))


PAIRS: dict[str, Pair] = {
    "language": Pair("en", "fr", plays(LAY_T, name("CAT"))),
    "judge": Pair("dictionary_then_vote", "vote", plays(LAY_T, name("CAT"))),
    "layers": Pair(frozenset({"words"}), frozenset({"places"}), plays(LAY_T, name("CAT"))),
    "own_list": Pair("", "ours", plays(LAY_T, TAC)),
    "family": Pair(False, True, plays(lay("S12@7,5"), name("ASS", "A S S12"), board="A@5,5 S@6,5", hands=("S12", "N"))),
    "timed": Pair("off", 30, next_turn),
    "window": Pair("usual", 10, plays(release("E"))),
    "scoring": Pair(3, 1, plays(LAY_T, name("CAT"))),
    "grid": Pair(None, 12, plays(lay("T@12,5"), board="C@10,5 A@11,5")),
    "letter_set": Pair("common66", "language", letters),
    "custom_letters": Pair("E66", "A60 T6", letters),
    "draft": Pair("choose_size", "random_deal", dealt),
    "rotation": Pair(False, True, plays(lay("S12@7,5t"), hands=("S12", "N"))),
    "round1_words": Pair(True, False, plays(lay("T@7,5"), DONE, seats=3, opened=(False, False, True))),
    "start_player": Pair(0, 1, dealt),
    "turn_seconds": Pair(None, 60, next_turn),
    "variant": Pair(1, 2, dealt_solitaire),
    "solitaire_tiles": Pair(None, 30, dealt_solitaire),
    "time_limit": Pair("usual", 15, dealt_solitaire),
    "solitaire_layout": Pair("strict", "free", solitaire(lay("C@0,0"), lay("A@4,4"), lay("T@8,8"), lay("R@12,12"))),
}


@pytest.fixture(autouse=True)
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house keeps a list of its own that has the word TAC."""
    add(tmp_path, "ours", "en", ("tac",))
    monkeypatch.setattr(Lexicon, "own_lists", KeptLists(tmp_path))


@pytest.mark.parametrize("option", PAIRS)
def test_tables_that_differ_in_one_option_play_differently(option: str) -> None:
    pair = PAIRS[option]
    first, second = agreed(**{option: pair.one}), agreed(**{option: pair.other})
    assert pair.play(first) == pair.play(first)
    assert pair.play(first) != pair.play(second)


@pytest.mark.parametrize(
    ("option", "values", "play"),
    [
        ("judge", ("dictionary_then_vote", "dictionary", "vote"), plays(LAY_T, TAC, StandBy())),
        ("timed", ("off", 30, 45, 60), next_turn),
        ("window", (5, 10, 20, 30, "until_all_pass"), plays(release("E"))),
        ("scoring", (1, 2, 3), plays(lay("T@8,5"), lay("S@9,5"), name("CARTS"), board="C@5,5 A@6,5 R@7,5", free="S")),
        ("letter_set", ("common66", "language", "custom"), letters),
        ("time_limit", ("usual", 5, 10, 15, 20, 30), dealt_solitaire),
        ("start_player", (0, 1), dealt),
    ],
)
def test_each_value_of_an_option_plays_differently(option: str, values: tuple[Any, ...], play: Play) -> None:
    ways = [play(agreed(**{option: value})) for value in values]
    assert all(ways[one] != ways[other] for one in range(len(ways)) for other in range(one))


def test_tiles_are_moved_at_will_only_on_a_free_layout() -> None:
    moved = solitaire(lay("C@0,0"), lay("A@4,4"), lift("C"))
    assert moved(agreed()) == "lift_the_last_first" != moved(agreed(solitaire_layout="free"))
    assert after(Table(agreed(judge="vote")), (0, LAY_T), (0, TAC), (1, Dispute())) != "not_now"


def test_every_option_is_tested() -> None:
    assert list(PAIRS) == [option.name for option in options(Letter)]


def test_the_defaults_are_those_of_the_rule_page() -> None:
    assert chosen(Letter()) == {}
    assert Letter() == Letter(
        language="en",
        judge="dictionary_then_vote",
        layers=frozenset({"words", "proper", "places", "abbreviations"}),
        own_list="",
        family=False,
        timed="off",
        window="usual",
        scoring=3,
        grid=None,
        letter_set="common66",
        custom_letters="",
        draft="choose_size",
        rotation=False,
        round1_words=True,
        start_player="random",
        turn_seconds=None,
        variant=1,
        solitaire_tiles=None,
        time_limit="usual",
        solitaire_layout="strict",
    )
