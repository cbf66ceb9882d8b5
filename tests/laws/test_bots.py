"""Bots keep their law in every game of the catalog, at every strength and with any number of seats."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.arena.endurance import ENDS, KEEPS_THE_RULES, any_agreement, endure, strengths
from parlour.arena.match import play_match
from parlour.bots.bot import RANDOM, STRENGTHS, Bot
from parlour.bots.roster import bot
from parlour.catalog import CATALOG
from parlour.core.game import Action, AnyGame, Luck, Millis
from parlour.core.laws import LawBroken
from parlour.core.luck import seeded
from parlour.core.options import chosen, options
from parlour.games.letter import Letter
from parlour.games.letter.actions import Lift
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Next
from parlour.games.murdero import Murdero
from parlour.games.wordsearch import WordSearch

QUICK = {"grandmastermind", "moerder"}
GAMES = {RANDOM: 20, "novice": 20, "casual": 6, "strong": 2, "expert": 1}
"""In each cell; of the quick games always twenty. A game between experts may take seconds: `make bots` plays 300."""
CELLS = [
    pytest.param(name, strength, seats, id=f"{name}: {seats} {strength}")
    for name, listing in CATALOG.items()
    for strength in strengths(name)
    for seats in listing.game().seats
]


@pytest.mark.parametrize(("name", "strength", "seats"), CELLS)
def test_bots_play_every_game_to_its_end_within_the_rules(name: str, strength: str, seats: int) -> None:
    """Each number of seats starts at a different seed. One game in three has the default options."""
    games = 20 if name in QUICK else GAMES[strength]
    assert len(list(endure(CATALOG[name].game, strength, seats, range(seats, seats + games)))) == games


def test_the_law_finds_a_bot_that_lays_and_lifts_for_ever() -> None:
    def restless(game: AnyGame, strength: str) -> Bot:
        def act(view: Any, budget: Millis, luck: Luck) -> Action:
            laid = getattr(game.offer(view), "liftable", ())
            return Lift(laid[-1]) if laid else bot(game, RANDOM)(view, budget, luck)

        return act

    with pytest.raises(LawBroken, match="there is still no end") as found:
        list(endure(Letter, "casual", 2, range(1), restless))
    assert found.value.law == ENDS


def test_the_law_finds_a_bot_that_breaks_the_rules() -> None:
    def hasty(game: AnyGame, strength: str) -> Bot:
        return lambda view, budget, luck: Next()

    with pytest.raises(LawBroken, match="casual, 2 seats") as found:
        list(endure(Moerder, "casual", 2, range(1), hasty))
    assert found.value.law == KEEPS_THE_RULES


def test_games_that_once_went_on_for_ever_come_to_an_end() -> None:
    """LETTER with an exchanged blank, and solitaire where no layer counts and nobody can vote for a word."""
    nothing_counts: dict[str, Any] = {"judge": "vote", "layers": frozenset()}
    assert play_match(Letter(), ("casual",) * 4, 77, 8).decisions
    assert play_match(Letter(**nothing_counts), ("casual",), 1).decisions
    assert play_match(WordSearch(**nothing_counts, timer=None), ("casual",), 1).decisions


def test_a_turn_lost_to_the_clock_still_separates_the_turns_of_the_other_seat() -> None:
    """At this pace, with ten seconds a turn, one of two seats never gets to decide."""
    (played,) = endure(Murdero, "novice", 2, [38])
    assert played.longest_turn == 1


def test_where_only_votes_count_bots_trust_each_other() -> None:
    game = Letter(judge="vote", layers=frozenset())
    assert max(play_match(game, ("casual", "casual"), 1).result.scores) > 0


def test_in_solitaire_no_strength_asks_the_engine_for_a_letter_it_refuses() -> None:
    """A refusal costs nothing here, so such a bot could ask again and again."""
    game = Moerder(solitaire_refusal="refuse_only")
    for strength in STRENGTHS:
        for number in range(10):
            log = play_match(game, (strength,), 1, number).recording.log
            refused = [entry for entry in log if getattr(entry.action, "possible", False)]
            assert not refused, (strength, number)


@pytest.mark.parametrize("name", CATALOG)
def test_the_law_draws_every_option(name: str) -> None:
    kind = CATALOG[name].game
    drawn = [any_agreement(kind, kind().seats[-1], seeded(number)) for number in range(100)]
    differing = {option for game in drawn for option in chosen(game)}
    by_seats = {"start_player"}
    assert {option.name for option in options(kind)} - differing <= {"own_list", *by_seats}
