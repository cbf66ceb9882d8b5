"""Looking back at MÖRDER: chains overlooked, letters nobody could have refused, and tiles better left face down.

Everything lies open, so a seat knows all there is but the faces of the tiles that are still face down.
"""

from __future__ import annotations

from parlour.core.game import TimeUp
from parlour.games.moerder.actions import Claim, DropOut, Next, Quit, RaiseObjection, Show, Touch, TurnTile
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Looking, Objecting, Showing, Turning
from parlour.kit.window import Pass
from parlour.review.lookback.decisions import Decision
from parlour.review.lookback.moerder.looking import on_claim, on_next, on_touch
from parlour.review.lookback.moerder.objecting import on_objection, on_pass, on_showing
from parlour.review.lookback.moerder.staking import on_stake
from parlour.review.lookback.moerder.turning import on_turn
from parlour.review.lookback.remark import Remark


def remark(game: Moerder, decision: Decision) -> Remark | None:
    match decision.view.open.phase, decision.action:
        case Turning(), TurnTile(tile):
            return on_turn(decision, tile)
        case Turning() | Looking(), DropOut() | Quit():
            return on_stake(decision)
        case Looking(), Claim():
            return on_claim(decision)
        case Looking(), Touch(tile):
            return on_touch(game, decision, tile)
        case Looking(), Next() | TimeUp():
            return on_next(game, decision)
        case Objecting(tile), Pass() | TimeUp():
            return on_pass(game, decision, tile)
        case Objecting(tile), RaiseObjection():
            return on_objection(game, decision, tile)
        case Showing(seat, back=back), Pass() | TimeUp() | Show() if seat == decision.seat:
            return on_showing(game, decision, back.tile)
        case _:
            return None
