"""Bots at WORD SEARCH keep the rules at every table and play at their strength."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.arena.match import play_match
from parlour.bots.bot import STRENGTHS
from parlour.bots.roster import bot
from parlour.bots.wordsearch.eye import Eye
from parlour.core.game import Action, Millis, Seat
from parlour.core.luck import choice, seeded
from parlour.core.sitting import Sitting
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.state import Challenged, Searching, View
from parlour.kit.challenge import Challenge, Dispute, Ruling, Stage, Vote, challenge, disputable, put_to_vote
from parlour.kit.window import PASS
from parlour.review.help.desk import help
from parlour.words.lexicon import lexicon

SECOND = Millis(1000)
OPTIONS: list[dict[str, Any]] = [
    {"target": 50},
    {"mode": "insert", "target": 50},
    {"mode": "insert", "insert_radius": 1, "stack_read": "vertical", "stack_bonus": True},
    {"mode": "boardless", "adds_per_turn": 2},
    {"target": 50, "disputes": "auto_check", "hand_swap": False, "rotate_mw": False},
    {"target": 50, "judge": "dictionary", "window": 3, "tokens_block": "all"},
    {"target": 50, "judge": "vote", "window": None, "repeat_scope": "table"},
    {"target": 50, "tile_reuse": True, "timer": None, "end": "immediate"},
    {"target": 50, "language": "de", "letter_set": "language"},
    {"target": 50, "language": "fr", "layers": frozenset({"words"})},
    {"target": 50, "language": "it", "family": True},
    {"target": 50, "judge": "vote", "layers": frozenset()},
]


def act(strength: str, view: View, game: WordSearch, number: int = 1) -> Action:
    action = bot(game, strength)(view, SECOND, seeded(number))
    assert action in game.legal(view)
    return action


def views(game: WordSearch, bots: tuple[str, ...], number: int) -> Iterator[View]:
    """The view of the acting seat at every decision of a game."""
    sitting = Sitting(game, len(bots), f"views {number}".encode())
    while sitting.over is None:
        luck = seeded(number, str(len(sitting.played)))
        seat = choice(luck, sorted(sitting.turn.awaited))
        view = sitting.view(seat)
        yield view
        sitting.act(seat, bot(game, bots[seat])(view, SECOND, luck))


def first_view(game: WordSearch, seats: int = 2) -> View:
    view: View = Sitting(game, seats, b"first").view(Seat(0))
    return view


def called(word: str) -> Challenge:
    return challenge(Seat(0), word, (0,), None, Millis(0))


def challenged(game: WordSearch, stage: Stage, *rulings: Ruling) -> View:
    """What seat 1 sees when a word of seat 0 is challenged."""
    open = first_view(game).open
    assert isinstance(open.phase, Searching)
    return View(Seat(1), replace(open, phase=Challenged(stage, open.phase), rulings=rulings))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_games_are_played_under_every_option(options: dict[str, Any]) -> None:
    """The rules refuse what is not allowed, so a finished game is a legal one."""
    game = WordSearch(**options)
    for number, seats in enumerate((1, min(3, game.seats[-1]))):
        bots = tuple(STRENGTHS[(seat + 2 * number) % 4] for seat in range(seats))
        assert play_match(game, bots, 7, number).result.ranks


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_view_and_luck_lead_to_the_same_action(strength: str) -> None:
    game = WordSearch(target=50)
    for number, view in enumerate(views(game, (strength, strength), 1)):
        assert act(strength, view, game, number) == act(strength, view, game, number)


def test_a_bot_still_sees_the_word_it_swapped_tiles_for() -> None:
    """Otherwise the swap would have been for nothing."""
    game = WordSearch(start_player=0, target=100)
    changed = called = 0
    before = 0
    for view in views(game, ("strong", "strong"), 3):
        seat = view.seat
        assert seat is not None
        best = Eye(game, "strong", view.open, seat).sights(view.open, 1)
        if isinstance(view.open.phase, Searching) and view.open.phase.moves.touched:
            changed += 1
            assert best and best[0].points > before
        before = best[0].points if best else 0
        called += bool(best)
    assert changed > 3 and called > 10


def test_a_stronger_bot_sees_more_and_rarer_words() -> None:
    game = WordSearch(start_player=0)
    open = first_view(game).open
    seen = [len(Eye(game, strength, open, Seat(0)).sights(open, 500)) for strength in STRENGTHS]
    assert seen == sorted(seen)
    assert seen[0] < seen[-1]


def test_a_word_voted_down_is_not_called_again() -> None:
    game = WordSearch(start_player=0)
    view = first_view(game)
    best = Eye(game, "expert", view.open, Seat(0)).sights(view.open, 1)[0]

    ruled = replace(view.open, rulings=(Ruling(best.word, False),))
    assert best.word not in {sight.word for sight in Eye(game, "expert", ruled, Seat(0)).sights(ruled, 500)}


@pytest.mark.rule("WS-A11")
def test_bots_dispute_words_the_lexicon_lacks() -> None:
    game = WordSearch(judge="vote", start_player=0)
    for word, answer in (("HELP", PASS), ("XQZJ", Dispute())):
        view = challenged(game, disputable(called(word), 2, 5, Millis(0)))
        for strength in STRENGTHS:
            assert bot(game, strength)(view, SECOND, seeded(1)) == answer


@pytest.mark.rule("WS-X1")
def test_bots_abstain_from_votes_and_accept_their_outcome() -> None:
    game, word = WordSearch(judge="vote", start_player=0), called("XQZJ")
    voting = challenged(game, put_to_vote(word, 2, Millis(0), Seat(1)))
    assert bot(game, "expert")(voting, SECOND, seeded(1)) == Vote(None)
    asked = challenged(game, disputable(word, 2, 5, Millis(0)), Ruling("XQZJ", True))
    assert bot(game, "expert")(asked, SECOND, seeded(1)) == PASS


def test_a_hint_counts_words_and_names_a_letter_but_no_word() -> None:
    game = WordSearch(start_player=0)
    view = first_view(game)
    said = help(game, view, None)
    assert [one.code for one in said] == ["words_in_sight", "good_word_begins"]
    words = {sight.word for sight in Eye(game, "expert", view.open, Seat(0)).sights(view.open, 1000)}
    assert not words & {str(fact) for one in said for fact in one.facts.values()}
    assert help(game, View(Seat(1), view.open), None)[0].code == "no_help_now"


def test_a_bot_calls_only_words_of_layers_that_count() -> None:
    """Names count by default, but not at this table."""
    names = lexicon("en").layers["first_names"].graph
    only_words = WordSearch(layers=frozenset({"words"}), target=50)
    for view in views(only_words, ("casual", "strong"), 1):
        action = act("casual", view, only_words)
        if isinstance(action, Call):
            assert only_words.known(action.word)
            assert action.word not in names or action.word in lexicon("en").layers["words"]
