"""For every option, two tables that differ only in it play differently."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from parlour.core.game import Action, Illegal
from parlour.core.options import chosen, options
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import (
    AddTile,
    Call,
    DrawTile,
    LayTile,
    MoveToken,
    SwapHand,
    TurnTile,
)
from parlour.games.wordsearch.state import Scored
from parlour.kit.challenge import Dispute, StandBy
from parlour.words.lexicon import Lexicon
from parlour.words.own_list import KeptLists, add
from tests.games.wordsearch.table import Table, at, golden, laid, place

HEJ = Call("HEJ", at("1,-1 0,-1 0,-2"))
INSERT = laid("B U T", "A R E/S I", "L O . K N", "P E D H", "M Y F")
S_ON_E = 105
Play = Callable[[WordSearch], Any]


class Pair(NamedTuple):
    """The two values, what is played, and what else is agreed at both tables."""

    one: Any
    other: Any
    play: Play
    agreed: Mapping[str, Any] = MappingProxyType({})


def after(table: Table, *acts: tuple[int, Action]) -> Any:
    """Where these acts lead: the table, or why one was refused."""
    for seat, action in acts:
        try:
            table.act(seat, action)
        except Illegal as refusal:
            return refusal.code
    return table.turn, table.open, table.here.over


def calls(*acts: tuple[int, Action]) -> Play:
    return lambda game: after(Table(game), *acts)


def dealt(game: WordSearch) -> Any:
    return after(Table(game, 2, stacks=None))


def with_open(*acts: tuple[int, Action], **open: Any) -> Play:
    return lambda game: after(Table(game, **open), *acts)


def inserted(*acts: tuple[int, Action]) -> Play:
    return lambda game: after(Table(game, 2, INSERT, hands=("W", "V")), *acts)


def rude(game: WordSearch) -> Any:
    return after(Table(game, 2, laid("A S S"), hands=("", "")), (0, Call("ASS", (0, 1, 2))))


def two_tiles(game: WordSearch) -> Any:
    table = Table(game, 2, laid("A H S"), hands=("", ""))
    return after(table, (0, DrawTile()), (0, LayTile(1, 1)), (0, DrawTile()))


PAIRS: dict[str, Pair] = {
    "language": Pair("en", "de", calls((0, golden("HELP")))),
    "judge": Pair("dictionary_then_vote", "vote", calls((0, golden("HELP")))),
    "layers": Pair(frozenset({"words"}), frozenset({"places"}), calls((0, golden("HELP")))),
    "own_list": Pair("", "ours", calls((0, HEJ))),
    "family": Pair(False, True, rude, {"mode": "boardless"}),
    "mode": Pair("board", "boardless", dealt),
    "letter_set": Pair("box", "language", dealt),
    "custom_letters": Pair("E56", "A56", dealt, {"letter_set": "custom"}),
    "timer": Pair(30, None, dealt),
    "target": Pair(200, 50, with_open((0, golden("HELP")), (1, MoveToken(place("1,-1"))), scores=(46, 0))),
    "disputes": Pair("challenge", "auto_check", calls((0, golden("HELP"))), {"judge": "dictionary"}),
    "window": Pair(5, None, calls((0, HEJ), (0, StandBy()))),
    "tile_reuse": Pair(False, True, calls((0, Call("HEH", at("1,-1 0,-1 1,-1"))))),
    "tokens_block": Pair("end_only", "all", with_open((0, golden("HELP")), tokens=at("0,0 0,-1"))),
    "hand_swap": Pair(True, False, calls((0, SwapHand(0)))),
    "rotate_mw": Pair(True, False, calls((0, TurnTile(place("1,-3"))))),
    "repeat_scope": Pair("usual", "table", with_open((0, golden("HELP")), words=((), (Scored("HELP", 4),)))),
    "end": Pair("finish_round", "immediate", with_open((0, golden("HELP")), scores=(196, 0))),
    "insert_radius": Pair(2, 1, dealt, {"mode": "insert"}),
    "stack_read": Pair("top", "vertical", inserted((0, Call("RUSE", (4, 1, S_ON_E, 5)))), {"mode": "insert"}),
    "stack_bonus": Pair(False, True, inserted((0, Call("SKI", (S_ON_E, 10, 6)))), {"mode": "insert"}),
    "adds_per_turn": Pair(1, 2, two_tiles, {"mode": "boardless"}),
    "start_player": Pair(0, 1, dealt),
}


@pytest.fixture(autouse=True)
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house keeps a list of its own that has the word HEJ."""
    add(tmp_path, "ours", "en", ("hej",))
    monkeypatch.setattr(Lexicon, "own_lists", KeptLists(tmp_path))


@pytest.mark.parametrize("name", PAIRS)
def test_tables_that_differ_in_one_option_play_differently(name: str) -> None:
    pair = PAIRS[name]
    agreed = {"start_player": 0, **pair.agreed}
    first, second = WordSearch(**(agreed | {name: pair.one})), WordSearch(**(agreed | {name: pair.other}))
    assert pair.play(first) == pair.play(first)
    assert pair.play(first) != pair.play(second)


def test_each_judge_makes_a_different_game() -> None:
    """What one judge asks for, another refuses."""
    first, second, third = (
        after(Table(WordSearch(start_player=0, judge=judge)), (0, HEJ), (1, Dispute()))
        for judge in ("dictionary_then_vote", "dictionary", "vote")
    )
    assert first != second != third != first


def test_the_insert_is_neither_the_board_nor_the_open_plane() -> None:
    ways = [
        after(Table(WordSearch(start_player=0, mode=mode), 2, stacks=None), (0, AddTile(0)))
        for mode in ("board", "insert", "boardless")
    ]
    assert ways[0] == ways[2] == "not_now" != ways[1]


def test_every_option_is_tested() -> None:
    assert list(PAIRS) == [option.name for option in options(WordSearch)]


def test_the_defaults_are_those_of_the_rule_page() -> None:
    assert chosen(WordSearch()) == {}
    assert WordSearch() == WordSearch(
        language="en",
        judge="dictionary_then_vote",
        layers=frozenset({"words", "proper", "places", "first_names", "brands"}),
        own_list="",
        family=False,
        mode="board",
        letter_set="box",
        custom_letters="",
        timer=30,
        target=200,
        disputes="challenge",
        window=5,
        tile_reuse=False,
        tokens_block="end_only",
        hand_swap=True,
        rotate_mw=True,
        repeat_scope="usual",
        end="finish_round",
        insert_radius=2,
        stack_read="top",
        stack_bonus=False,
        adds_per_turn=1,
        start_player="random",
    )
