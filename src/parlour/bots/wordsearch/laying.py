"""Where a bot lays a tile without a board: where it then sees the best word (WS-A17)."""

from __future__ import annotations

from parlour.bots.wordsearch.arranging import LOOKS, after
from parlour.bots.wordsearch.eye import Eye
from parlour.core.game import Luck
from parlour.core.luck import choice, shuffled
from parlour.games.wordsearch.actions import LoggedAction
from parlour.games.wordsearch.offering import listed
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.state import Offer, View


def spot_to_lay(game: WordSearch, eye: Eye, view: View, offer: Offer, luck: Luck) -> LoggedAction:
    seat = view.seat
    assert seat is not None
    spots = list(listed(game, view.open, "lay"))
    thought = shuffled(luck, spots)[: max(1, LOOKS[eye.strength] // 4)]
    if len(thought) == 1:
        return thought[0]
    worth = [eye.most(after(game, view, seat, action).open) for action in thought]
    return choice(luck, [action for action, value in zip(thought, worth, strict=True) if value == max(worth)])
