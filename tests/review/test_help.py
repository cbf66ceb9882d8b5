"""Help for the decoder: it is right, and it knows nothing but the view."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.core.luck import seeded
from parlour.core.saying import Said
from parlour.games.grandmastermind.actions import Guess, Hide
from parlour.games.grandmastermind.codes import every_code, random_code
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import BlueRule, pegs
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import (
    Answered,
    Answering,
    Guessing,
    Hiding,
    Lost,
    Open,
    Over,
    Phase,
    Row,
    View,
)
from parlour.review.help.desk import NO_HELP, help
from parlour.texts.voice import LANGUAGES, Voice, message_id

BOX = GrandMasterMind()
ROWS = tuple(read_code(row) for row in ("Rs Rs G* O+", "Vt Gh R+ Y*", "Rt Gs Yh Vh"))
CODE = read_code("Rt Rt Ys V+")
GUESSING = Guessing(Seat(0), None)
HIDING = Hiding(Seat(0), None)
ANSWERING = Answering(Seat(0), CODE, None)


def answered(game: GrandMasterMind = BOX) -> tuple[Answered, ...]:
    return tuple(Answered(row, pegs(CODE, row, game.blue_rule)) for row in ROWS)


def decoder(*rows: Row) -> View:
    return View(Seat(1), Open(GUESSING, rows))


def test_before_the_first_answer_every_code_is_possible() -> None:
    assert help(BOX, decoder(), None) == (Said("codes_possible", {"count": 390_625}),)
    assert help(GrandMasterMind(variant=2), decoder(Lost()), None) == (Said("codes_possible", {"count": 1_679_616}),)


def test_the_count_matches_a_walk_over_all_codes() -> None:
    rule: BlueRule = "guess_side"
    game = GrandMasterMind(blue_rule=rule)
    rows = answered(game)
    expected = sum(
        all(pegs(code, laid, rule) == row.pegs for laid, row in zip(ROWS, rows, strict=True)) for code in every_code(1)
    )
    assert help(game, decoder(*rows), None) == (Said("codes_possible", {"count": expected}),)


def test_a_draft_row_is_checked_against_every_answer() -> None:
    rows = answered()
    view = decoder(rows[0], Lost(), rows[1], rows[2])
    assert help(BOX, view, Guess(CODE))[1:] == (Said("row_agrees"),)
    luck = seeded(1)
    for _ in range(200):
        draft = random_code(1, luck)
        wrong = [
            n
            for n, row in enumerate(view.open.rows, 1)
            if isinstance(row, Answered) and pegs(draft, row.code) != row.pegs
        ]
        said = tuple(Said("row_contradicts", {"row": number}) for number in wrong) or (Said("row_agrees"),)
        assert help(BOX, view, Guess(draft))[1:] == said


def test_an_incomplete_row_is_judged_only_in_variant_2() -> None:
    unfinished = Guess(read_code("Rt -- Ys V+"))
    assert len(help(BOX, decoder(*answered()), unfinished)) == 1
    assert len(help(GrandMasterMind(variant=2), decoder(*answered()), unfinished)) > 1


@pytest.mark.parametrize(
    ("seat", "phase"),
    [
        (0, GUESSING),
        (0, HIDING),
        (1, HIDING),
        (1, ANSWERING),
        (0, ANSWERING),
        (1, Over()),
        (None, GUESSING),
    ],
)
def test_only_the_decoder_is_helped_and_only_while_laying_a_row(seat: int | None, phase: Phase) -> None:
    view = View(None if seat is None else Seat(seat), Open(phase, answered()))
    assert help(BOX, view, None) == (NO_HELP,)
    assert help(BOX, view, Hide(CODE)) == (NO_HELP,)


def test_help_depends_on_the_answers_and_not_on_the_code() -> None:
    seen = decoder(*answered())
    states = [BOX.guess(seen, seeded(number)) for number in range(10)]
    codes = {state.hidden for state in states}
    told = {str(help(BOX, BOX.view(state, Seat(1)), Guess(CODE))) for state in states}
    assert len(codes) > 5
    assert len(told) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_say_every_help(language: str) -> None:
    def said(help: Said) -> str:
        return Voice(language).say(message_id("help", help.code), **help.facts)

    one, many = (said(Said("codes_possible", {"count": count})) for count in (1, 12))
    assert "12" in many
    assert one != many.replace("12", "1")
    assert "3" in said(Said("row_contradicts", {"row": 3}))
    assert said(Said("row_agrees")) != said(NO_HELP)
