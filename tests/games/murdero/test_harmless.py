"""A card that says it is harmless is not tried when the page is told what would end the hand, so it must be true."""

from __future__ import annotations

import pytest

from parlour.arena.match import play_match
from parlour.core.play import replay
from parlour.games.murdero import Murdero
from parlour.games.murdero.action_card import Situation, action_card
from parlour.games.murdero.decks import names
from parlour.games.murdero.offering import is_last
from parlour.games.murdero.playing import possible
from parlour.games.murdero.state import Acting
from parlour.games.murdero.winning import complete

HARMLESS = [card for card in map(action_card, names()) if card.harmless]


@pytest.mark.rule("MU-A18")
@pytest.mark.parametrize("seed", range(3))
def test_a_harmless_card_ends_no_hand_while_no_case_is_complete(seed: int) -> None:
    game = Murdero(max_hands=2, case_file_empty="immediate")
    tried = set()
    for played in replay(game, 3, play_match(game, ["novice"] * 3, seed).recording.log):
        state, phase = played.position.state, played.position.state.open.phase
        if not isinstance(phase, Acting) or complete(state.open):
            continue
        at = Situation(game, state, phase.move.seat)
        for card in HARMLESS:
            for aim in possible(at, card.aims):
                tried.add(card.name)
                assert not is_last(at, card.play(at, aim))
    assert tried == {card.name for card in HARMLESS}
