"""What there was to claim and to collect, once a tile was turned."""

from __future__ import annotations

from typing import Final

from parlour.bots.moerder.turner import WORTH
from parlour.core.refusal import Fact
from parlour.core.saying import Said
from parlour.games.moerder.actions import Claim, Touch
from parlour.games.moerder.board import WORD, name
from parlour.games.moerder.chains import Chain, layout, open_chains, possible, possible_chains
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Open
from parlour.review.lookback.decisions import Decision
from parlour.review.lookback.remark import Remark

DECIDES: Final = 1.0
BLUFF: Final = 0.25


def on_claim(decision: Decision) -> Remark:
    """A claim that was refused is not in the log, unless it ended the turn (MO-A8)."""
    open: Open = decision.view.open
    found = list(open_chains(layout(open.board)))
    if not isinstance(decision.action, Claim) or decision.action.chain not in found:
        return Remark(decision.ply, (Said("moerder_no_chain_there"),))
    said = Said("moerder_chain_found", {"count": len(found)})
    return Remark(decision.ply, (said,), "find", 0.6 if len(found) == 1 else 0.4)


def on_next(game: Moerder, decision: Decision) -> Remark | None:
    overlooked = on_open_chain(game, decision)
    return overlooked or on_free_letters(game, decision)


def on_open_chain(game: Moerder, decision: Decision) -> Remark | None:
    """The word lay open, and the seat did not show it."""
    offer = game.offer(decision.view)
    found = list(open_chains(layout(decision.view.open.board)))
    if not found or offer is None or "claim" not in offer.acts:
        return None
    said = Said("moerder_chain_overlooked", {"chain": written(found[0]), "count": len(found)})
    return Remark(decision.ply, (said,), "better", DECIDES, Claim(found[0]))


def on_free_letters(game: Moerder, decision: Decision) -> Remark | None:
    """Letters were left that nobody could have refused."""
    free = free_letters(game, decision)
    if not free:
        return None
    open: Open = decision.view.open
    held = len(open.hands[decision.seat])
    letters = [open.board[tile] for tile in free]
    gained = sum(min(letters.count(letter), lacking(open.hands[decision.seat], letter)) for letter in set(letters))
    said = Said("moerder_letters_left", {"tile": name(free[0]), "letter": letters[0], "count": gained})
    worth = WORTH[min(len(WORD), held + gained)] - WORTH[held]
    return Remark(decision.ply, (said,), "better", worth, Touch(free[0]))


def on_touch(game: Moerder, decision: Decision, tile: int) -> Remark | None:
    overlooked = on_open_chain(game, decision)
    if overlooked is not None:
        return overlooked
    open: Open = decision.view.open
    here = layout(open.board, open.collected, counts=game.objection_counts)
    chain = next(possible_chains(here, tile), None)
    facts = named(open, tile)
    if chain is None:
        return Remark(decision.ply, (Said("moerder_touch_free", facts),))
    needed = Said("moerder_touch_needed", {**facts, "chain": written(chain)})
    if got(decision):
        return Remark(decision.ply, (Said("moerder_touch_unseen", facts), needed), "lucky", BLUFF)
    free = free_letters(game, decision)
    if free:
        rather = Said("moerder_rather_free", named(open, free[0]))
        return Remark(decision.ply, (needed, rather), "better", BLUFF, Touch(free[0]))
    return Remark(decision.ply, (needed,))


def free_letters(game: Moerder, decision: Decision) -> list[int]:
    """What this seat may touch and nobody can object to, in reading order."""
    open: Open = decision.view.open
    offer = game.offer(decision.view)
    here = layout(open.board, open.collected, counts=game.objection_counts)
    return [tile for tile in (() if offer is None else offer.tiles) if not possible(here, tile)]


def got(decision: Decision) -> bool:
    """Has the seat got the letter, as far as it saw at its next decision?"""
    if decision.later is None:
        return False
    before, later = decision.view.open, decision.later.open
    return len(later.hands[decision.seat]) > len(before.hands[decision.seat])


def named(open: Open, tile: int) -> dict[str, Fact]:
    """A tile in words: where it lies, and its letter."""
    return {"tile": name(tile), "letter": open.board[tile]}


def lacking(hand: str, letter: str) -> int:
    return WORD.count(letter) - hand.count(letter)


def written(chain: Chain) -> str:
    return " ".join(map(name, chain))
