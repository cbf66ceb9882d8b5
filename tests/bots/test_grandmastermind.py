"""Bots at a GRAND MASTER MIND table: they keep the rules, play sensibly, and repeat themselves with the same luck."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.arena.match import play_match
from parlour.bots.bot import STRENGTHS
from parlour.bots.grandmastermind import bot
from parlour.core.game import Action, Millis, Seat
from parlour.core.luck import seeded
from parlour.core.play import replay
from parlour.games.grandmastermind.actions import Answer, Guess, Hide
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import BlueRule, pegs
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import Answered, Answering, Guessing, Hiding, Lost, Open, View

SECOND = Millis(1000)
HIDDEN = read_code("Rt Rt Ys V+")
GUESSING = Guessing(Seat(0), None)

TABLES: list[dict[str, Any]] = [
    {},
    {"variant": 2},
    {"variant": 2, "blue_rule": "strict", "rounds": 2},
    {"blue_rule": "guess_side", "target": 20},
    {"feedback": "manual_checked"},
    {"limited_supply": True, "rows": 15},
    {"limited_supply": True, "variant": 2, "feedback": "manual_checked", "blue_rule": "guess_side"},
    {"roles": "decode", "rows": 6, "row_seconds": 10},
    {"roles": "hide", "rows": 20, "start_player": 1, "turn_seconds": 10},
]


def decoding(*rows: str | None, game: GrandMasterMind, code: str | None = None) -> View:
    """What the decoder sees after these rows. None is a row lost to the clock."""
    hidden = HIDDEN if code is None else read_code(code)
    laid = [None if row is None else read_code(row) for row in rows]
    answered = tuple(Answered(row, pegs(hidden, row, game.blue_rule)) if row else Lost() for row in laid)
    return View(Seat(1), Open(GUESSING, answered))


def row_by(strength: str, game: GrandMasterMind, view: View, number: int = 0, budget: Millis = SECOND) -> Guess:
    action: Action = bot(game, strength)(view, budget, seeded(number))
    assert isinstance(action, Guess)
    return action


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_strength_plays_by_the_rules_under_every_option(options: dict[str, Any], strength: str) -> None:
    match = play_match(GrandMasterMind(**options), (strength, "strong"), seed=1)
    played = replay(match.recording.game, 2, match.recording.log)
    assert played[-1].position.over == match.result


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_view_and_luck_lead_to_the_same_action(strength: str) -> None:
    game = GrandMasterMind()
    for number in range(5):
        for view in (
            View(Seat(0), Open(Hiding(Seat(0), None))),
            decoding(game=game),
            decoding("Rs Rs G* O+", "Vt Gh R+ Y*", game=game),
        ):
            first, again = (bot(game, strength)(view, SECOND, seeded(number)) for _ in range(2))
            assert first == again


@pytest.mark.parametrize("strength", STRENGTHS)
def test_other_luck_leads_to_other_codes_and_openings(strength: str) -> None:
    game = GrandMasterMind()
    act = bot(game, strength)
    for view in (View(Seat(0), Open(Hiding(Seat(0), None))), decoding(game=game)):
        assert len({str(act(view, SECOND, seeded(number))) for number in range(40)}) > 30


@pytest.mark.rule("GM-A6")
@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_bot_lays_only_rows_it_has_pieces_for_even_if_none_can_be_the_code(strength: str, variant: int) -> None:
    game = GrandMasterMind(variant=2 if variant == 2 else 1, limited_supply=True)
    view = decoding("Rs Rs Rs Rs", "Rh Rh Rh Rh", "R+ R+ R+ R+", game=game)
    for number in range(5):
        guess = row_by(strength, game, view, number)
        assert guess in game.legal(view)
        assert all(pair.colour != "red" for pair in guess.row)


@pytest.mark.rule("GM-A6")
@pytest.mark.parametrize(("variant", "numbers"), [(1, (3, 6, 9, 19, 30)), (2, (3, 8, 10, 15, 31))])
def test_with_limited_pieces_the_expert_keeps_those_the_code_may_need(variant: int, numbers: tuple[int, ...]) -> None:
    """Codes made of few different pieces: careless play runs out of them."""
    game = GrandMasterMind(variant=2 if variant == 2 else 1, limited_supply=True, roles="decode")
    for number in numbers:
        assert play_match(game, ("expert", "expert"), 2026, number).result.reason == "code_broken"


@pytest.mark.rule("GM-A6")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_bot_short_of_a_piece_lays_another_row_first_but_not_as_its_last(strength: str) -> None:
    """Only two codes fit, and there is enough red left to lay one of them."""
    game = GrandMasterMind(limited_supply=True)
    rows = ("Rt Rt Rt Vs", "Rt Rt Rt Gs", "Rt Rt Rt Yh")
    view = decoding(*rows, game=game, code="Rt Rt Rt O+")
    first = row_by(strength, game, view)
    assert sum(pair.colour == "red" for pair in first.row) == 0
    last = View(view.seat, Open(GUESSING, ((Lost(),) * 6 + view.open.rows)))
    assert sum(pair.colour == "red" for pair in row_by(strength, game, last).row) == 3


@pytest.mark.rule("GM-A5")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_lost_row_tells_a_bot_nothing(strength: str) -> None:
    game = GrandMasterMind()
    rows = ("Rs Rs G* O+", "Vt Gh R+ Y*")
    with_loss = row_by(strength, game, decoding(rows[0], None, rows[1], game=game))
    assert with_loss == row_by(strength, game, decoding(*rows, game=game))
    assert row_by(strength, game, decoding(None, game=game)) in game.legal(decoding(None, game=game))


@pytest.mark.parametrize("rule", ["lexicographic", "strict", "guess_side"])
@pytest.mark.parametrize("variant", [1, 2])
def test_strong_lays_only_rows_that_agree_with_every_answer(variant: int, rule: BlueRule) -> None:
    game = GrandMasterMind(variant=2 if variant == 2 else 1, blue_rule=rule)
    view = decoding("Rs Rs G* O+", "Vt Gh R+ Y*", "Rt Gs Yh Vh", game=game)
    for number in range(20):
        row = row_by("strong", game, view, number).row
        assert all(
            pegs(row, earlier.code, rule) == earlier.pegs for earlier in view.open.rows if isinstance(earlier, Answered)
        )


def test_expert_may_lay_a_row_that_cannot_be_the_code_but_not_as_its_last_nor_in_haste() -> None:
    views = [decoding("Rs Rs G* O+", "Vt Gh R+ Y*", game=GrandMasterMind(), code=code) for code in CODES]

    def agree(game: GrandMasterMind, budget: Millis) -> list[bool]:
        rows = [row_by("expert", game, view, budget=budget).row for view in views]
        return [
            all(pegs(row, earlier.code) == earlier.pegs for earlier in view.open.rows if isinstance(earlier, Answered))
            for row, view in zip(rows, views, strict=True)
        ]

    assert not all(agree(GrandMasterMind(), SECOND))
    assert all(agree(GrandMasterMind(), Millis(50)))
    lost = (Lost(),) * 7
    views = [View(view.seat, Open(GUESSING, (*lost, *view.open.rows))) for view in views]
    assert all(agree(GrandMasterMind(), SECOND))


CODES = ("Rt Rt Ys V+", "Gs Oh Y* Vt", "O+ O+ O+ O+", "Y* Gs Rt O+", "Vt Vs Vh V+", "Rt Gs Yh O*")


@pytest.mark.rule("GM-A2")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_challenger_answers_correctly_by_hand(strength: str) -> None:
    game = GrandMasterMind(feedback="manual_checked")
    row = read_code("Rs Rt Rt O+")
    view = View(Seat(0), Open(Answering(Seat(0), row, None)), HIDDEN)
    assert bot(game, strength)(view, SECOND, seeded(1)) == Answer(pegs(HIDDEN, row))


@pytest.mark.parametrize("variant", [1, 2])
def test_challengers_hide_the_kind_of_code_their_strength_prefers(variant: int) -> None:
    game = GrandMasterMind(variant=2 if variant == 2 else 1)
    view = View(Seat(0), Open(Hiding(Seat(0), None)))

    def hidden(strength: str, number: int) -> Hide:
        action: Action = bot(game, strength)(view, SECOND, seeded(number))
        assert isinstance(action, Hide)
        assert action in game.legal(view)
        return action

    for number in range(50):
        motley = hidden("novice", number).code
        assert len({pair.shape for pair in motley}) == len({pair.colour for pair in motley}) == 4
        assert len(set(hidden("casual", number).code)) == 4
    sparse = [hidden("expert", number).code for number in range(200)]
    few = sum(1 in (len({p.shape for p in code}), len({p.colour for p in code})) for code in sparse)
    assert 130 < few < 170
