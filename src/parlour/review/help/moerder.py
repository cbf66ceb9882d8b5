"""Help at MÖRDER: none. Whatever could be said would point at a chain, and finding it is the game."""

from __future__ import annotations

from parlour.core.game import Action
from parlour.core.saying import Said
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import View


def help(game: Moerder, view: View, draft: Action | None) -> tuple[Said, ...]:
    return ()
