"""Help at MURDERO: it is right, short, and knows nothing but the view."""

from __future__ import annotations

import pytest

from parlour.core.game import Action, Seat
from parlour.core.luck import seeded
from parlour.core.saying import Said
from parlour.core.sitting import Sitting
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import AtCard, Build, Play
from parlour.review.help.desk import NO_HELP, help
from parlour.texts.voice import LANGUAGES, Voice, message_id
from tests.games.murdero.table import BOX, Table


def told(table: Table, draft: Action | None = None, seat: int = 0) -> dict[str, Said]:
    view = table.game.view(table.here.state, Seat(seat))
    return {said.code: said for said in help(table.game, view, draft)}


def test_it_counts_the_unseen_copies_of_the_card_a_case_needs() -> None:
    table = Table(hands=("B5", ""), places=("R1 R2 R3", "G1"), discard="R4")
    assert told(table)["murdero_needs"] == Said("murdero_needs", {"colour": "R", "number": 4, "count": 1})


def test_it_says_that_a_case_can_be_closed_and_warns_of_a_draft_that_closes_it() -> None:
    table = Table(hands=("R5 B1", ""), places=("R1 R2 R3 R4", ""))
    assert "murdero_can_close" in told(table)
    assert "murdero_ends_hand" in told(table, Build("R5", Seat(0)))


def test_what_is_still_to_be_laid_comes_before_the_card_that_closes() -> None:
    said = told(Table(hands=("R5 B1", ""), places=("R1 R2 R3 R4", "")))
    assert said["murdero_idea_card"].facts == {"doing": "build", "colour": "B", "number": 1}


def test_it_says_what_a_sabotage_would_bring_down() -> None:
    table = Table(hands=("sabotage", ""), places=("B1", "R1 R2 R3 R4"))
    said = told(table, Play("sabotage", AtCard(Seat(1), "R2")))
    assert said["murdero_falls"] == Said("murdero_falls", {"count": 3, "points": 9})


def test_only_the_seat_on_turn_is_helped() -> None:
    assert told(Table(), seat=1) == {NO_HELP.code: NO_HELP}


def test_help_is_short_never_repeats_itself_and_depends_on_nothing_hidden() -> None:
    table = Table(hands=("R2 joker B4", "G2 G3"), places=("R1", "G1 G2"), discard="B2")
    view = BOX.view(table.here.state, Seat(0))
    said = [help(BOX, BOX.view(BOX.guess(view, seeded(number)), Seat(0)), None) for number in range(5)]
    assert all(one == said[0] for one in said)
    assert len({one.code for one in said[0]}) == len(said[0]) <= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(3))
def test_every_language_can_say_all_the_help_given_in_a_game(language: str, number: int) -> None:
    game, voice = Murdero(start_player=0, max_hands=1), Voice(language)
    luck = seeded(number)
    sitting = Sitting(game, 2, f"help {number}".encode())
    for _ in range(40):
        if sitting.over is not None:
            break
        (seat,) = sitting.turn.awaited
        view = sitting.view(seat)
        for said in help(game, view, None):
            assert "{" not in voice.say(message_id("help", said.code), **said.facts)
        sitting.act(seat, game.legal(view).pick(luck))
