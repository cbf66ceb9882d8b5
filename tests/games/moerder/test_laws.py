"""Beyond the laws of every game: chains that are nearly right, and every way a game can end."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core.game import Seat
from parlour.core.laws.choices import refused
from parlour.core.laws.nearby import near_misses
from parlour.core.laws.source import Seeded
from parlour.core.laws.trial import trial
from parlour.core.play import Position
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, RaiseObjection, Show, Touch
from parlour.games.moerder.state import State
from tests.games.moerder.seeing import seeing
from tests.games.moerder.table import Table, chain, laid

ROW = chain("a1 b1 c1 d1 e1 f1")


@pytest.mark.rule("MO-A5")
@pytest.mark.parametrize("wrong_claim", ["free", "ends_turn"])
def test_choices_and_play_agree_on_near_misses_of_a_claim(wrong_claim: str) -> None:
    game = Moerder(start_player=0, wrong_claim="free" if wrong_claim == "free" else "ends_turn")
    here = Table(game, board=laid("MÖRDER", "RDEÖRE")).here
    assert judged_alike(game, here, 0, Claim(ROW)) >= 10


@pytest.mark.rule("MO-A5")
@pytest.mark.parametrize("counts", [True, False])
def test_choices_and_play_agree_on_near_misses_of_an_objection(counts: bool) -> None:
    table = Table(Moerder(start_player=0, objection_counts=counts), board=laid("M?R??R", "??†Ö.."))
    table.act(0, Touch(0))
    table.act(1, RaiseObjection())
    assert judged_alike(table.game, table.here, 1, Show(ROW)) >= 10


def judged_alike(game: Moerder, here: Position[State], seat: int, action: Claim | Show) -> int:
    choices = game.legal(game.view(here.state, Seat(seat)))
    tried = [action, *near_misses(action)]
    for near in tried:
        assert (near in choices) == (refused(game, here, Seat(seat), near) is None), near
    return len(tried)


def test_random_play_reaches_every_end() -> None:
    """The player sometimes sees a chain. Every reason for an end comes up, apart from the very rare ones."""
    reasons: Counter[str] = Counter()
    tables = [
        (Moerder(), (1, 2, 3, 4)),
        (Moerder(objections="auto", objector_wins=True, turn_seconds=30), (1, 2, 3)),
        (Moerder(objector_wins=True, window=None), (2, 4)),
        (Moerder(rules="base", turn_seconds=30), (2, 3, 4)),
        (Moerder(solitaire_tiles=5, solitaire_refusal="refuse_only", solitaire_detect="auto"), (1,)),
        (Moerder(solitaire_refusal="refuse_only"), (1,)),
    ]
    for game, seats in tables:
        for number in range(60):
            over = trial(game, seats[number % len(seats)], Seeded(number), seeing).moments[-1].here.over
            assert over is not None
            reasons[over.reason] += 1
    assert reasons.keys() >= {
        "chain_found",
        "letters_collected",
        "chain_in_objection",
        "dropped_out_rightly",
        "gave_up",
        "no_chain_left",
        "chain_after_quitting",
        "chain_too_early",
        "last_tile_turned",
    }, reasons
