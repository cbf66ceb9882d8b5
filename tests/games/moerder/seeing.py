"""A player for the laws: it acts at random, but now and then sees a chain and claims or shows it."""

from __future__ import annotations

from itertools import islice
from typing import Any

from parlour.core.game import Action, AnyGame, Luck
from parlour.core.laws.trial import anything
from parlour.core.luck import choice
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, Show
from parlour.games.moerder.chains import layout, open_chains, possible_chains
from parlour.games.moerder.state import Showing
from parlour.kit.window import PASS


def seeing(game: AnyGame, view: Any, mind: Luck) -> Action:
    assert isinstance(game, Moerder)
    open, offer = view.open, game.offer(view)
    assert offer is not None
    if "show" in offer.acts and isinstance(open.phase, Showing) and mind.below(2):
        here = layout(open.board, open.collected, counts=game.objection_counts)
        found = list(islice(possible_chains(here, open.phase.back.tile), 40))
        return Show(choice(mind, found)) if found else PASS
    if "claim" in offer.acts and mind.below(8) == 0:
        found = list(open_chains(layout(open.board)))
        return Claim(choice(mind, found)) if found else anything(game, view, mind)
    return anything(game, view, mind)
