"""JOKER: stands for a missing Victim, Evidence, Suspect or Weapon of a case (MU-C13, MU-A9)."""

from __future__ import annotations

from parlour.core.game import Illegal
from parlour.games.murdero.action_card import ActionCard, Effect, Situation
from parlour.games.murdero.actions import Nothing, StandIn
from parlour.games.murdero.cards import colour_of, is_case_card
from parlour.games.murdero.cases import has
from parlour.games.murdero.permanents import lay, stand_ins
from parlour.games.murdero.table import lies, partner


def play(at: Situation, aim: StandIn) -> Effect:
    return lay(at, "joker", aim)


def why(at: Situation, aim: object) -> Illegal:
    """Why a Joker may not be laid there."""
    if isinstance(aim, Nothing):
        return Illegal("no_target", rule="MU-A26", card="joker")
    mine = (at.seat, *partner(at.agreed, at.seat))
    if not isinstance(aim, StandIn) or aim.seat not in mine or not is_case_card(aim.card):
        return Illegal("not_a_target", rule="MU-A9", card="joker")
    case, number = at.state.open.places[aim.seat].cases[colour_of(aim.card)], int(aim.card[1])
    if number == 1:
        return Illegal("joker_is_no_scene", rule="MU-A9")
    if has(case, number):
        return Illegal("number_is_there", rule="MU-A9", card=aim.card)
    if not has(case, number - 1):
        return Illegal("needs_the_number_below", rule="MU-A9", card=aim.card, needed=number - 1)
    if aim.replacing and lies(at.place, aim.replacing):
        return Illegal("old_joker_holds_it_up", rule="MU-A29", card=aim.card)
    return Illegal("no_room_for_a_permanent", rule="MU-13")


CARD = ActionCard("joker", "MU-C13", stand_ins, play, why, permanent=True)
