"""Help for the decoder: how many codes are still possible, and which earlier answers a row would contradict."""

from __future__ import annotations

from parlour.bots.grandmastermind.candidates import count_candidates
from parlour.bots.grandmastermind.decoder import clues_in
from parlour.core.game import Action
from parlour.core.saying import Said
from parlour.games.grandmastermind.actions import Guess
from parlour.games.grandmastermind.pegs import pegs
from parlour.games.grandmastermind.pieces import Code
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import Answered, View


def help(game: GrandMasterMind, view: View, draft: Action | None) -> tuple[Said, ...]:
    """Only a seat that lays a row is helped. In variant 1 a row with empty fields is not judged (GM-A9)."""
    offer = game.offer(view)
    if offer is None or offer.ask != "guess":
        return ()
    count = count_candidates(game.variant, game.blue_rule, clues_in(view, game.variant))
    possible = Said("codes_possible", {"count": count})
    if not isinstance(draft, Guess) or (game.variant == 1 and not all(pair.complete for pair in draft.row)):
        return (possible,)
    against = [Said("row_contradicts", {"row": number}) for number in contradicted(game, view, draft.row)]
    return (possible, *(against or [Said("row_agrees")]))


def contradicted(game: GrandMasterMind, view: View, row: Code) -> list[int]:
    """The rows, counted from 1, whose answers rule this code out."""
    return [
        number
        for number, earlier in enumerate(view.open.rows, 1)
        if isinstance(earlier, Answered) and pegs(row, earlier.code, game.blue_rule) != earlier.pegs
    ]
