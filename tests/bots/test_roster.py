"""The roster: every game has its bots, and a misspelt name is corrected."""

from __future__ import annotations

import subprocess
import sys

import pytest

from parlour.bots.bot import RANDOM, STRENGTHS
from parlour.bots.roster import bot
from parlour.catalog import CATALOG
from parlour.core.game import Millis, Seat
from parlour.core.luck import seeded
from parlour.core.refusal import Refusal
from parlour.core.sitting import Sitting


@pytest.mark.parametrize("strength", [*STRENGTHS, RANDOM])
@pytest.mark.parametrize("name", CATALOG)
def test_every_game_is_played_at_every_strength(name: str, strength: str) -> None:
    game = CATALOG[name].game()
    sitting = Sitting(game, seed=b"roster")
    (seat,) = sitting.turn.awaited
    action = bot(game, strength)(sitting.view(Seat(seat)), Millis(1000), seeded(1))
    assert action in game.legal(sitting.view(Seat(seat)))


@pytest.mark.parametrize(("typed", "meant"), [("exprt", "expert"), ("Novize", "novice"), ("rnd", "random")])
def test_an_unknown_bot_is_refused_with_the_nearest_name(typed: str, meant: str) -> None:
    with pytest.raises(Refusal) as refusal:
        bot(CATALOG["grandmastermind"].game(), typed)
    assert refusal.value.code == "unknown_bot"
    assert refusal.value.facts == {"name": typed, "nearest": meant}


def test_roster_and_desk_load_no_numerics_until_asked() -> None:
    modules = "parlour.bots.roster, parlour.review.help.desk, parlour.arena.simulation"
    script = f"import sys, {modules}; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
