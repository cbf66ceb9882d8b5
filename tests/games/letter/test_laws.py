"""What the general laws do not reach: near misses of words and places, and every way a game can end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import get_args

import pytest

from parlour.core.game import Action, Seat
from parlour.core.laws.choices import refused
from parlour.core.laws.nearby import near_misses
from parlour.core.laws.source import Seeded
from parlour.core.laws.trial import trial
from parlour.games.letter import Letter
from parlour.games.letter.actions import Lay, LayBlank, Name
from parlour.games.letter.pieces import LETTERS
from parlour.games.letter.state import Knockable, Open, Over, Reason
from tests.games.letter.brute import cells, contacts
from tests.games.letter.naming import naming
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import lay, lay_blank, name


@pytest.mark.rule("LE-12")
@pytest.mark.parametrize("game", [agreed(), agreed(rotation=True)])
@pytest.mark.parametrize("action", [name("CATS"), lay("N@6,4"), lay("N12@8,4")])
def test_choices_and_play_judge_near_misses_alike(game: Letter, action: Name | Lay) -> None:
    table = Table(game, board="C@5,5 A@6,5 T@7,5", hands=("S E", "R"), free="N N12")
    table.do(lay("S@8,5"))
    choices = game.legal(game.view(table.here.state, Seat(0)))
    tried: list[Action] = [action, *near_misses(action)]
    for near in tried:
        assert (near in choices) == (refused(game, table.here, Seat(0), near) is None), near
    assert len(tried) >= 5


@pytest.mark.rule("LE-A10")
def test_choices_and_play_judge_near_misses_of_a_blank_alike() -> None:
    table = Table()
    choices = table.game.legal(table.game.view(table.here.state, Seat(0)))
    for near in (lay_blank("#11@7,5"), *near_misses(lay_blank("#11@7,5"))):
        assert (near in choices) == (refused(table.game, table.here, Seat(0), near) is None), near


def test_choices_list_everything_but_words() -> None:
    table = Table()
    table.do(lay("T@7,5"))
    choices = table.game.legal(table.game.view(table.here.state, Seat(0)))
    assert name("CAT") in choices
    assert not any(isinstance(action, Name) for action in choices)
    first = Table().game.legal(Table().game.view(Table().here.state, Seat(0)))
    listed = list(first)
    assert {type(action) for action in listed} >= {Lay, LayBlank}
    assert len(listed) == len(set(listed)) and all(action in first for action in listed)


@pytest.mark.rule("LE-10")
@pytest.mark.rule("LE-11")
@pytest.mark.parametrize("rotation", [False, True])
def test_exactly_the_legal_places_are_listed(rotation: bool) -> None:
    game = agreed(rotation=rotation, grid=12)
    table = Table(game, board="C@5,5 A22@6,5 #21@8,6", hands=("S12 E", "R"), blanks=("#11", "#12"))
    choices = game.legal(game.view(table.here.state, Seat(0)))
    listed = {action for action in choices if isinstance(action, Lay | LayBlank)}
    every: list[Action] = [
        kind(number, x, y, turned)
        for kind in (Lay, LayBlank)
        for number in (*table.open.hands[0], *table.open.blanks[0])
        for x in range(13)
        for y in range(13)
        for turned in (False, True)
    ]
    allowed = {action for action in every if refused(game, table.here, Seat(0), action) is None}
    square = {action for action in allowed if isinstance(action, Lay | LayBlank) and action.turned} - listed
    assert listed <= allowed and allowed - listed == square
    assert all(game.pieces[action.tile].width == game.pieces[action.tile].height for action in square)


def test_random_games_reach_every_kind_of_ending() -> None:
    ends: Counter[str] = Counter()
    for game in (
        Letter(draft="random_deal", judge="vote"),
        Letter(time_limit=5, solitaire_layout="free", judge="dictionary", draft="random_deal"),
    ):
        for seed in range(40):
            over = trial(game, (1, 1, 2, 3)[seed % 4], Seeded(seed), naming).moments[-1].here.over
            assert over is not None
            ends[over.reason] += 1
    assert ends.keys() == set(get_args(Reason))


def sound(game: Letter, open: Open) -> None:
    """What is true of every table at any moment."""
    covered = [cell for placed in open.board for cell in cells(placed, game.pieces[placed.tile])]
    assert len(covered) == len(set(covered)) and all(x < open.side and y < open.side for x, y in covered)
    for seat, score in enumerate(open.scores):
        assert score == sum(written.points for written in open.written if written.seat == seat)
    moved_at_will = len(open.scores) == 1 and game.solitaire_layout == "free" and not isinstance(open.phase, Over)
    touching, lying = contacts(open.board, game.pieces), {placed.tile for placed in open.board}
    for written in open.written if not moved_at_will else ():
        assert lying >= set(written.path) and "".join(game.pieces[tile].letter for tile in written.path) == written.word
        assert all(frozenset(pair) in touching for pair in pairwise(written.path))
    for word in {written.word for written in open.written}:
        tiles = [tile for written in open.written if written.word == word for tile in written.path]
        assert len(tiles) == len(set(tiles))


def attached(game: Letter, before: Open, after: Open) -> None:
    """After round one, every piece a turn adds to the board touches a letter."""
    touching, lay = contacts(after.board, game.pieces), {placed.tile for placed in before.board}
    for placed in after.board:
        if placed.tile not in lay:
            assert any(
                placed.tile in pair and any(tile < LETTERS for tile in pair - {placed.tile}) for pair in touching
            )


@pytest.mark.rule("LE-10")
@pytest.mark.rule("LE-11")
@pytest.mark.rule("LE-13")
@pytest.mark.rule("LE-A12")
@pytest.mark.parametrize(
    "game",
    [
        Letter(letter_set="custom", custom_letters="A15 E15 N12 S12 T12"),
        Letter(judge="dictionary", draft="random_deal", rotation=True, timed=30),
        Letter(judge="dictionary", draft="random_deal", solitaire_layout="free", variant=2),
    ],
)
def test_every_moment_of_a_game_is_sound(game: Letter) -> None:
    for seed in range(18):
        opens = [moment.here.state.open for moment in trial(game, 1 + seed % 6, Seeded(seed), naming).moments]
        for open in opens:
            sound(game, open)
        rests = [open for open in opens if isinstance(open.phase, Knockable) and all(open.opened)]
        for before, after in pairwise(rests):
            attached(game, before, after)
