"""Bots at LETTER keep the rules at every table and play at their strength."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.arena.match import play_match
from parlour.bots.bot import STRENGTHS
from parlour.bots.letter.eye import Eye
from parlour.bots.roster import bot
from parlour.core.game import Action, Entry, Millis, Seat
from parlour.core.luck import choice, seeded
from parlour.core.sitting import Sitting
from parlour.games.letter import Letter
from parlour.games.letter.actions import Knock, Lay, Lift, LoggedAction, Name
from parlour.games.letter.pieces import BLANKS
from parlour.games.letter.state import Challenged, State, View
from parlour.kit.challenge import Disputable, Dispute, Vote, put_to_vote
from parlour.kit.window import PASS
from parlour.review.help.desk import help

SECOND = Millis(1000)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"timed": 30, "scoring": 1},
    {"rotation": True, "scoring": 2, "grid": 12},
    {"judge": "vote", "window": 5},
    {"judge": "dictionary", "round1_words": False, "window": "until_all_pass"},
    {"language": "de", "letter_set": "language", "draft": "random_deal"},
    {"language": "fr", "layers": frozenset({"words"}), "start_player": 0},
    {"language": "it", "family": True, "turn_seconds": 30},
]
SOLITAIRE: list[dict[str, Any]] = [
    {},
    {"variant": 2},
    {"solitaire_layout": "free", "solitaire_tiles": 30},
    {"solitaire_tiles": 5, "time_limit": 5},
]


def act(strength: str, view: View, game: Letter, number: int = 1) -> Action:
    action = bot(game, strength)(view, SECOND, seeded(number))
    assert action in game.legal(view)
    return action


def views(game: Letter, bots: tuple[str, ...], number: int) -> Iterator[View]:
    """The view of the acting seat at every decision of a game."""
    sitting = Sitting(game, len(bots), f"views {number}".encode())
    while sitting.over is None:
        luck = seeded(number, str(len(sitting.played)))
        seat = choice(luck, sorted(sitting.turn.awaited))
        view = sitting.view(seat)
        yield view
        sitting.act(seat, bot(game, bots[seat])(view, SECOND, luck))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_games_are_played_under_every_option(options: dict[str, Any]) -> None:
    """The rules refuse what is not allowed, so a finished game is a legal one."""
    assert play_match(Letter(**options), ("casual", "novice", "strong"), 7, 1).result.ranks


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("options", SOLITAIRE, ids=str)
def test_whole_games_of_solitaire_are_played(options: dict[str, Any], strength: str) -> None:
    result = play_match(Letter(**options), (strength,), 7, 1).result
    assert result.ranks == (1,)
    assert result.scores[0] > 0


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_view_and_luck_lead_to_the_same_action(strength: str) -> None:
    game = Letter()
    for number, view in enumerate(islice(views(game, (strength, strength), 1), 120)):
        assert act(strength, view, game, number) == act(strength, view, game, number)


def test_bots_name_only_words_that_count_and_knock_only_if_they_see_one() -> None:
    game = Letter(judge="dictionary")
    knocked = False
    for view in views(game, ("expert", "strong", "casual"), 2):
        action = act("expert", view, game)
        match action:
            case Name(word):
                assert game.known(word)
            case Knock():
                knocked = True
                assert view.seat is not None
                assert Eye(game, "expert", view.open, view.seat).sights(view.open.board, 1)
    assert knocked


@pytest.mark.rule("LE-X1")
def test_bots_dispute_words_the_lexicon_lacks_and_abstain_from_votes() -> None:
    game = Letter(judge="vote", window=30)
    answers: set[Action] = set()
    for view in views(game, ("casual", "casual"), 3):
        match view.open.phase:
            case Challenged(Disputable(called, window), back):
                assert act("novice", view, game) == PASS
                doubtful = replace(called, word="XQZJ")
                for stage in (Disputable(doubtful, window), put_to_vote(doubtful, 2, SECOND)):
                    asked = replace(view, open=replace(view.open, phase=Challenged(stage, back)))
                    answers.add(bot(game, "novice")(asked, SECOND, seeded(1)))
                break
    assert answers == {Dispute(), Vote(None)}


def test_laying_and_lifting_a_letter_does_not_change_what_a_bot_sees() -> None:
    """Not even if the letter takes the place of a blank, which leaves and returns."""
    game = Letter()
    seen = (view for number in range(9) for view in views(game, ("casual",) * 3, number))
    view, over_a_blank = next((view, lay) for view in seen if (lay := letter_over_a_blank(game, view)))
    laid = after(game, view, over_a_blank)
    lifted = after(game, laid, Lift(over_a_blank.tile))
    assert view.seat is not None
    eyes = [Eye(game, "casual", then.open, view.seat) for then in (view, laid, lifted)]
    before, *later = (eye.sights(laid.open.board, 500) for eye in eyes)
    assert before and later == [before, before]


def letter_over_a_blank(game: Letter, view: View) -> Lay | None:
    """A letter from the hand in exchange for a blank (LE-15)."""
    for action in game.legal(view):
        if isinstance(action, Lay) and set(BLANKS) & (lying(view) - lying(after(game, view, action))):
            return action
    return None


def lying(view: View) -> set[int]:
    return {placed.tile for placed in view.open.board}


def after(game: Letter, view: View, action: LoggedAction) -> View:
    assert view.seat is not None
    return game.view(game.apply(State(view.open), Entry(Millis(0), view.seat, action)).state, view.seat)


def test_bots_never_lift_a_letter() -> None:
    """So a turn only moves forward, and ends."""
    game = Letter()
    for view in views(game, ("casual", "strong", "novice"), 6):
        assert not isinstance(act("casual", view, game), Lift)


def test_a_hint_counts_words_but_gives_none_away() -> None:
    game = Letter()
    codes: set[str] = set()
    for view in views(game, ("casual", "casual"), 4):
        for said in help(game, view, None):
            codes.add(said.code)
            facts = {str(fact) for fact in said.facts.values()}
            assert all(len(fact) <= 3 for fact in facts)
    assert {"letter_words", "letter_best", "letter_to_lay", "no_help_now"} <= codes
    assert help(game, View(Seat(0), view.open, view.letters), None)
