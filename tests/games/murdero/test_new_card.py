"""An Action Card is one file: a card that is in no deck is added, put into a custom deck and played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core.laws import check
from parlour.games.murdero import Murdero, action_cards
from parlour.games.murdero.actions import Play
from parlour.games.murdero.decks import names
from parlour.games.murdero.notation import read
from tests.games.murdero.table import Table


@pytest.fixture
def blackmail(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder of cards has one more module."""
    folders = [*action_cards.__path__, str(Path(__file__).parent / "more_cards")]
    monkeypatch.setattr(action_cards, "__path__", folders)
    names.cache_clear()
    yield
    names.cache_clear()


@pytest.mark.usefixtures("blackmail")
@pytest.mark.rule("MU-16")
def test_a_new_card_is_played() -> None:
    game = Murdero(start_player=0, action_deck="custom", custom_deck=("blackmail", "joker"))
    table = Table(game, hands=("blackmail", "", ""), places=("", "R1 real_estate", "B1 B2J B3"), file="R5 G1 G1")
    table.act(0, read(table.game.view(table.here.state, 0), "play blackmail"))  # type: ignore[arg-type]
    assert [table.place(seat) for seat in range(3)] == ["", "R1", "B1"]
    assert table.hand(0) == "R5"
    assert table.open.removed == ("B3", "blackmail", "joker", "real_estate")


@pytest.mark.usefixtures("blackmail")
def test_the_laws_hold_with_the_new_card() -> None:
    check(Murdero(max_hands=1, action_deck="custom", custom_deck=("blackmail",) * 4), games=20, least=20)


def test_without_its_file_the_card_is_unknown() -> None:
    assert Play("blackmail").card not in names()
