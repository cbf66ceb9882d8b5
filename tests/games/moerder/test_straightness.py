"""Of several chains the straightest is shown first: it is the one a person reads most easily (MO-16)."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Next, TurnTile
from parlour.games.moerder.chains import bends, layout, open_chains, possible_chains, straightness
from parlour.games.moerder.events import ChainFound, ChainsShown
from parlour.games.moerder.state import Over, Turning
from tests.games.moerder import brute
from tests.games.moerder.table import Table, chain, laid, tile


@pytest.mark.parametrize(
    ("names", "bent", "eighths"),
    [
        ("a1 b1 c1 d1 e1 f1", 0, 0),
        ("f6 e5 d4 c3 b2 a1", 0, 0),
        ("a1 b1 c1 d2 e3 f4", 1, 1),
        ("a1 b1 c1 c2 c3 c4", 1, 2),
        ("a1 b1 c2 d2 e3 f3", 4, 4),
        ("a1 b2 a2 b1 c1 c2", 4, 9),
    ],
)
def test_bends_are_counted_and_then_how_sharp_they_are(names: str, bent: int, eighths: int) -> None:
    assert bends(chain(names)) == bent
    assert straightness(chain(names)) == (bent, eighths, chain(names))


@pytest.mark.rule("MO-16")
def test_chains_come_straightest_first_then_the_least_turned_then_in_reading_order() -> None:
    board = laid("MÖRDER", "MÖRDER", "......", "......", "......", "......")
    first, second, third, *_ = open_chains(layout(board))
    assert (first, second) == (chain("a1 b1 c1 d1 e1 f1"), chain("a2 b2 c2 d2 e2 f2"))
    assert bends(third) == 1


def test_the_order_is_the_same_for_chains_through_face_down_tiles() -> None:
    for number in range(40):
        board, collected = brute.random_position(number)
        here = layout(board, collected)
        for letter in (place for place, face in enumerate(board) if face in "MÖRDE"):
            chains = list(possible_chains(here, letter))
            assert chains == sorted(chains, key=straightness)
            assert len(chains) == len(set(chains))


@pytest.mark.rule("MO-A11")
def test_the_table_spots_the_straightest_chain() -> None:
    """The last R completes several chains. One runs straight down column f; others come earlier in reading order."""
    board = laid("....MM", "....ÖÖ", "....RR", ".....D", ".....E", ".....?")
    game = Moerder(solitaire_detect="auto")
    table = Table(game, 1, board, "f6=R", phase=Turning, hands=("MÖRDER",), objective=2)
    events = table.act(0, TurnTile(tile("f6")))
    straight = chain("f1 f2 f3 f4 f5 f6")
    assert ChainFound(Seat(0), straight) in events


@pytest.mark.rule("MO-16")
def test_after_the_game_the_straightest_of_the_chains_is_told_first() -> None:
    table = Table(board=laid("MÖRDER", "......", "......", "......", ".....R", "MÖRDE."), bare=True, bare_turns=1)
    shown = next(event for event in table.act(0, Next()) if isinstance(event, ChainsShown))
    assert shown.chains == (chain("a1 b1 c1 d1 e1 f1"), chain("a6 b6 c6 d6 e6 f5"))
    assert isinstance(table.phase, Over) and table.phase.chains == shown.chains
