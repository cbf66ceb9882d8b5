"""Which tile was turned, and which would have been better."""

from __future__ import annotations

from typing import Final

from parlour.core.refusal import Fact
from parlour.core.saying import Said
from parlour.games.moerder.actions import TurnTile
from parlour.games.moerder.board import name
from parlour.games.moerder.chains import has_open_chain, layout
from parlour.games.moerder.state import Open
from parlour.review.lookback.decisions import Decision
from parlour.review.lookback.moerder.chances import Chance, chances, worth
from parlour.review.lookback.remark import Remark

WORTH_NAMING: Final = 0.08
"""From what share of a game another tile is worth naming."""
UNLIKELY: Final = 0.2
GOOD_CHANCE: Final = 0.1


def on_turn(decision: Decision, tile: int) -> Remark | None:
    open: Open = decision.view.open
    every = chances(open)
    yours = next(chance for chance in every if chance.tile == tile)
    best = max(every, key=lambda chance: (round(worth(chance, open), 9), -chance.tile))
    lost = worth(best, open) - worth(yours, open)
    if came_up(decision) and yours.ways <= UNLIKELY * open.hidden:
        said = Said("moerder_word_came_up", {"ways": yours.ways, "hidden": open.hidden})
        said = said if yours.ways else Said("moerder_body_opened_it")
        return Remark(decision.ply, (said,), "lucky", 0.4)
    if lost >= WORTH_NAMING:
        return Remark(decision.ply, reasons(open, best, yours), "better", lost, TurnTile(best.tile))
    if yours.ways >= GOOD_CHANCE * open.hidden and open.objective != 1 and lost <= 0:
        said = Said("moerder_no_tile_likelier", {"ways": yours.ways, "hidden": open.hidden})
        return Remark(decision.ply, (said,), "find", 0.5 * yours.ways / open.hidden)
    return None


def reasons(open: Open, best: Chance, yours: Chance) -> tuple[Said, ...]:
    where: dict[str, Fact] = {"tile": name(best.tile), "yours": yours.ways, "hidden": open.hidden}
    if open.objective == 1:
        return (Said("moerder_safer_tile", {**where, "ways": best.ways}),)
    if best.ways > yours.ways:
        return (Said("moerder_likelier_tile", {**where, "ways": best.ways}),)
    return (Said("moerder_tile_gives_less", {"tile": name(best.tile), "one_in": round(1 / yours.given)}),)


def came_up(decision: Decision) -> bool:
    """Did this turn complete the word, as far as the seat saw it?"""
    if decision.after is None:
        return False
    before, after = decision.view.open, decision.after.open
    return has_open_chain(layout(after.board)) and not has_open_chain(layout(before.board))
