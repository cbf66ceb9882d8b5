"""Bots at MÖRDER keep the rules at every table and play at their strength."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from parlour.arena.match import play_match
from parlour.bots.bot import STRENGTHS
from parlour.bots.roster import bot
from parlour.core.game import Action, Millis, Seat
from parlour.core.luck import choice, seeded
from parlour.core.sitting import Sitting
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, DropOut, Next, Quit, RaiseObjection, Show, Touch, TurnTile
from parlour.games.moerder.board import FACE_DOWN, HIDDEN, NAMES
from parlour.games.moerder.chains import has_open_chain, layout, possible
from parlour.games.moerder.state import Looking, Objecting, Open, Showing, Turning, View
from parlour.kit.window import PASS, Window
from tests.games.moerder.table import laid

SECOND = Millis(1000)
TURNING = Turning(Seat(0), None)
LOOKING = Looking(Seat(0), None, bare=False)
WORD_IN_ROW_ONE = "MÖRDER" + HIDDEN * 30
OPTIONS: list[dict[str, Any]] = [
    {},
    {"objections": "auto"},
    {"objection_counts": False},
    {"objector_wins": True},
    {"wrong_claim": "ends_turn"},
    {"window": None, "turn_seconds": 10},
    {"window": 3, "show_seconds": 10, "start_player": 0},
]
ALONE: list[dict[str, Any]] = [
    {},
    {"objection_counts": False},
    {"solitaire_tiles": 5},
    {"solitaire_refusal": "refuse_only"},
    {"solitaire_detect": "auto", "turn_seconds": 10},
]


def act(strength: str, view: View, game: Moerder | None = None, number: int = 1) -> Action:
    game = game or Moerder()
    action = bot(game, strength)(view, SECOND, seeded(number))
    assert action in game.legal(view)
    return action


def views(game: Moerder, bots: tuple[str, ...], number: int) -> Iterator[View]:
    """The view of the acting seat at every decision of a game."""
    sitting = Sitting(game, len(bots), f"views {number}".encode())
    while sitting.over is None:
        luck = seeded(number, str(len(sitting.played)))
        seat = choice(luck, sorted(sitting.turn.awaited))
        view = sitting.view(seat)
        yield view
        sitting.act(seat, bot(game, bots[seat])(view, SECOND, luck))


def looking(board: str) -> View:
    return View(Seat(0), Open(LOOKING, ("", ""), board=board))


def touched(board: str, tile: str, floor: bool = False) -> View:
    """Seat 1's view while seat 0 touches this tile. With `floor`, seat 1 has already objected."""
    asked = () if floor else (Seat(1),)
    objecting = Objecting(NAMES[tile], Window(asked, Millis(10_000)), None, LOOKING)
    phase = Showing(Seat(1), Millis(30_000), 5000, objecting) if floor else objecting
    return View(Seat(1), Open(phase, ("", ""), board=board))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_games_are_played_under_every_option(options: dict[str, Any], seats: int) -> None:
    """The rules refuse what is not allowed, so a finished game is a legal one."""
    for number in range(2):
        bots = tuple(STRENGTHS[(seat + number) % 4] for seat in range(seats))
        assert play_match(Moerder(**options), bots, 7, number).result.ranks


@pytest.mark.rule("MO-B1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_the_base_game_are_played(seats: int) -> None:
    for number in range(3):
        bots = tuple(STRENGTHS[(seat + number) % 4] for seat in range(seats))
        assert play_match(Moerder(rules="base"), bots, 7, number).result.ranks


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("options", ALONE, ids=str)
def test_whole_games_of_solitaire_are_played(options: dict[str, Any], strength: str) -> None:
    for number in range(3):
        assert play_match(Moerder(**options), (strength,), 7, number).result.ranks


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", [1, 3])
def test_the_same_view_and_luck_lead_to_the_same_action(seats: int, strength: str) -> None:
    for number, view in enumerate(views(Moerder(), (strength,) * seats, 1)):
        assert act(strength, view, number=number) == act(strength, view, number=number)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_other_luck_leads_to_other_openings(strength: str) -> None:
    view = View(Seat(0), Open(TURNING, ("", "")))
    assert len({str(act(strength, view, number=number)) for number in range(60)}) > 20


@pytest.mark.rule("MO-8")
def test_the_expert_claims_every_chain_and_the_novice_overlooks_some() -> None:
    view = looking(WORD_IN_ROW_ONE)
    claim = Claim((0, 1, 2, 3, 4, 5))
    claims = {
        strength: sum(act(strength, view, number=number) == claim for number in range(60)) for strength in STRENGTHS
    }
    assert claims["expert"] == 60
    assert 0 < claims["novice"] < claims["casual"] < claims["strong"] < 60


@pytest.mark.rule("MO-A14")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_in_solitaire_with_all_tiles_open_every_strength_finds_the_chain(strength: str) -> None:
    board = "MÖRDER" + "D" * 30
    view = View(Seat(0), Open(LOOKING, ("MÖRDER",), board=board, objective=2))
    assert all(isinstance(act(strength, view, number=number), Claim) for number in range(10))


@pytest.mark.rule("MO-10")
@pytest.mark.parametrize("counts", [True, False])
def test_the_expert_objects_exactly_when_it_can(counts: bool) -> None:
    game = Moerder(objection_counts=counts)
    answers = set()
    for number in range(4):
        for view in views(game, ("novice", "casual"), number):
            open = view.open
            if isinstance(open.phase, Objecting):
                valid = possible(layout(open.board, open.collected, counts=counts), open.phase.tile)
                answers.add(valid)
                assert act("expert", view, game) == (RaiseObjection() if valid else PASS)
    assert answers == {True, False}


@pytest.mark.rule("MO-A4")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_bot_with_the_floor_shows_a_chain_or_takes_the_objection_back(strength: str) -> None:
    assert isinstance(act(strength, touched("M" + HIDDEN * 35, "a1", floor=True)), Show)
    assert act(strength, touched("M†" + "D" * 6 + HIDDEN * 28, "a1", floor=True)) == PASS


@pytest.mark.rule("MO-A6")
def test_the_expert_shows_little_unless_an_open_chain_wins() -> None:
    view = touched(WORD_IN_ROW_ONE, "a1", floor=True)
    shown = act("expert", view)
    assert isinstance(shown, Show)
    assert sum(view.open.board[tile] == HIDDEN for tile in shown.chain) > 2
    assert act("expert", view, Moerder(objector_wins=True)) == Show((0, 1, 2, 3, 4, 5))


@pytest.mark.rule("MO-13")
def test_the_expert_takes_free_letters_first_and_bluffs_only_without_one() -> None:
    bluffs = 0
    for number in range(1, 6):
        for view in views(Moerder(), ("expert", "strong"), number):
            open = view.open
            if not isinstance(open.phase, Looking) or has_open_chain(layout(open.board)):
                continue
            offer = Moerder().offer(view)
            assert offer is not None
            here = layout(open.board, open.collected)
            free = [tile for tile in offer.tiles if not possible(here, tile)]
            action = act("expert", view)
            if free:
                assert isinstance(action, Touch)
                assert action.tile in free
            bluffs += not free and isinstance(action, Touch)
            engine = act("expert", view, Moerder(objections="auto"))
            assert isinstance(engine, Touch) == bool(free)
    assert bluffs


@pytest.mark.rule("MO-13")
def test_strong_bots_bluff_only_where_a_chain_is_hard_to_see() -> None:
    """A crooked chain with face-down tiles is easily overlooked. With all tiles face down everybody sees one."""
    hard = looking(laid("M.....", ".Ö....", "?.....", ".D....", "E.....", ".?...."))
    sure = looking(laid("M"))
    for strength in STRENGTHS[2:]:
        assert all(act(strength, sure, number=number) == Next() for number in range(20))
    bluffs = [act("expert", hard, number=number) for number in range(20)]
    assert sum(isinstance(bluff, Touch) for bluff in bluffs) > 10
    assert all(possible(layout(hard.open.board), bluff.tile) for bluff in bluffs if isinstance(bluff, Touch))


@pytest.mark.rule("MO-S6")
def test_in_solitaire_the_expert_quits_when_no_chain_can_come_but_not_while_one_is_likely() -> None:
    def phase_two(board: str) -> View:
        return View(Seat(0), Open(TURNING, ("MÖRDER",), board=board, objective=2))

    assert act("expert", phase_two("." * 6 + "M" * 6 + "D" * 6 + "Ö" * 6 + "E" * 6 + "R†" + HIDDEN * 4)) == Quit()
    assert isinstance(act("expert", phase_two("." * 6 + FACE_DOWN[6:])), TurnTile)


@pytest.mark.rule("MO-B1")
def test_the_expert_drops_out_of_the_base_game_when_the_word_cannot_come() -> None:
    base = Moerder(rules="base")
    hopeless = View(Seat(0), Open(TURNING, ("", ""), board="M" * 6 + "D" * 6 + "Ö" * 6 + "E" * 6 + "R†" + HIDDEN * 10))
    begun = View(Seat(0), Open(TURNING, ("", "")))
    assert act("expert", begun, base) != DropOut()
    assert act("expert", hopeless, base) == DropOut()
