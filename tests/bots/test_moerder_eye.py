"""What is overlooked at MÖRDER: bots see as much as the model says."""

from __future__ import annotations

from itertools import pairwise

import pytest

from parlour.bots.bot import STRENGTHS
from parlour.bots.moerder.collector import tile_to_touch
from parlour.bots.moerder.eye import EYES, OLDEST, obvious, overlooked, seems_needed, seen, unnoticed
from parlour.bots.moerder.objector import objects
from parlour.core.game import Seat
from parlour.core.luck import seeded, shuffled
from parlour.games.moerder import Moerder
from parlour.games.moerder.board import HIDDEN, PLACES
from parlour.games.moerder.chains import Chain, layout, possible
from parlour.games.moerder.collecting import touchable
from parlour.games.moerder.state import Looking, Open
from tests.games.moerder.table import laid, tile

STRAIGHT: Chain = (0, 1, 2, 3, 4, 5)
LOOKING = Looking(Seat(0), None, bare=False)
FRESH = Open(LOOKING, ("", ""), board="MÖRDER" + HIDDEN * 30, turned=(0, 1, 2, 3, 4, 5))


@pytest.mark.parametrize("strength", STRENGTHS[:3])
def test_each_bend_each_hidden_tile_and_each_turn_since_makes_a_chain_harder_to_see(strength: str) -> None:
    eye = EYES[strength]
    for looks in (
        [(count, 0, 0) for count in range(5)],
        [(2, count, 0) for count in range(6)],
        [(2, 0, count) for count in range(OLDEST + 1)],
    ):
        chances = [eye.chance(*look) for look in looks]
        assert all(more > less > 0 for more, less in pairwise(chances))
    assert eye.chance(0, 0, OLDEST) == eye.chance(0, 0, OLDEST + 9)


def test_a_stronger_bot_is_likelier_to_see_any_chain_and_the_expert_sees_all() -> None:
    for look in [(turns, hidden, age) for turns in range(5) for hidden in range(6) for age in range(7)]:
        chances = [EYES[strength].chance(*look) for strength in STRENGTHS]
        assert all(less < more for less, more in pairwise(chances))
        assert chances[-1] == 1


@pytest.mark.parametrize("strength", STRENGTHS)
def test_chains_are_seen_as_often_as_the_model_says(strength: str) -> None:
    eye = EYES[strength]
    chains = (STRAIGHT, STRAIGHT)
    assert overlooked(eye, FRESH, chains) == pytest.approx((1 - eye.plain) ** 2)
    unseen = sum(seen(eye, FRESH, chains, seeded(number)) is None for number in range(2000)) / 2000
    assert unseen == pytest.approx(overlooked(eye, FRESH, chains), abs=0.03)
    assert overlooked(eye, FRESH, ()) == 1


@pytest.mark.rule("MO-10")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_chain_of_nothing_but_face_down_tiles_is_obvious_to_everybody(strength: str) -> None:
    board = laid("M", "", "", "", "", "R")
    here, open = layout(board), Open(LOOKING, ("", ""), board=board)
    assert obvious(here, tile("a1")) and unnoticed(EYES[strength], open, here, tile("a1")) == 0
    assert all(seems_needed(EYES[strength], open, here, tile("a1"), seeded(number)) for number in range(50))


@pytest.mark.rule("MO-10")
def test_a_chain_that_needs_another_open_letter_or_a_used_up_letter_is_not_obvious() -> None:
    narrow = layout(laid("M.....", "Ö.....", "??????"))
    assert possible(narrow, tile("a1")) and not obvious(narrow, tile("a1"))
    used_up = layout(laid("M", "", "", "", "?????Ö", "ÖÖÖÖÖÖ"))
    assert not obvious(used_up, tile("a1"))


@pytest.mark.rule("MO-13")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_with_28_tiles_face_down_few_touches_are_tried_or_let_pass_that_can_be_defended(strength: str) -> None:
    game = Moerder()
    letters = touches = passes = 0
    for number in range(60):
        board = random_board(number, hidden=28)
        here, open = layout(board), Open(LOOKING, ("", "", ""), board=board)
        needed = [letter for letter in touchable(game, open, Seat(0)) if possible(here, letter)]
        letters += len(needed)
        touches += tile_to_touch(game, strength, open, tuple(needed), seeded(number)) is not None
        passes += sum(not objects(game, strength, open, letter, seeded(number)) for letter in needed)
    assert touches <= 1
    assert passes <= letters / 100


def random_board(number: int, hidden: int) -> str:
    luck = seeded(number, "eye")
    faces = shuffled(luck, "MÖRDE" * 7 + "†")
    down = shuffled(luck, PLACES)[:hidden]
    return "".join(HIDDEN if place in down else face for place, face in enumerate(faces))
