"""Bots for MÖRDER. Everything is open, and the strengths differ in how much of it they see."""

from __future__ import annotations

from parlour.bots.bot import Bot
from parlour.bots.moerder.collector import tile_to_touch
from parlour.bots.moerder.eye import EYES, seen
from parlour.bots.moerder.leaver import drops_out
from parlour.bots.moerder.loner import quits, tile_to_turn_in_solitaire
from parlour.bots.moerder.objector import chain_to_show, objects
from parlour.bots.moerder.turner import tile_to_turn
from parlour.core.game import Action, Luck, Millis
from parlour.games.moerder.actions import Claim, DropOut, Next, Quit, RaiseObjection, Show, Touch, TurnTile
from parlour.games.moerder.chains import layout, open_chains
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Looking, Objecting, Offer, Open, Showing, Turning, View
from parlour.kit.window import PASS


def bot(game: Moerder, strength: str) -> Bot:
    """One of the four strengths. The table decides how long a bot seems to think, so a pause gives nothing away."""

    def act(view: View, budget: Millis, luck: Luck) -> Action:
        offer = game.offer(view)
        if offer is None:
            return game.legal(view).pick(luck)
        open = view.open
        match open.phase:
            case Turning(seat):
                return turning(game, strength, open, open.hands[seat], offer, luck)
            case Looking():
                return looking(game, strength, open, offer, luck)
            case Objecting(tile):
                return RaiseObjection() if objects(game, strength, open, tile, luck) else PASS
            case Showing(seat, back=back) if seat == view.seat:
                chain = chain_to_show(game, strength, open, back.tile)
                return PASS if chain is None else Show(chain)
            case _:
                return PASS

    return act


def turning(game: Moerder, strength: str, open: Open, hand: str, offer: Offer, luck: Luck) -> Action:
    if "quit" in offer.acts and quits(strength, open):
        return Quit()
    if "drop_out" in offer.acts and drops_out(strength, open):
        return DropOut()
    solitaire = open.objective is not None
    return TurnTile((tile_to_turn_in_solitaire if solitaire else tile_to_turn)(game, strength, open, hand, luck))


def looking(game: Moerder, strength: str, open: Open, offer: Offer, luck: Luck) -> Action:
    """If solitaire goes on with every tile open, there must be a chain, and every strength finds it (MO-A14)."""
    if "claim" in offer.acts:
        known = open.objective is not None and not open.hidden
        chain = seen(EYES["expert" if known else strength], open, open_chains(layout(open.board)), luck)
        if chain is not None:
            return Claim(chain)
    tile = tile_to_touch(game, strength, open, offer.tiles, luck)
    return Next() if tile is None else Touch(tile)
