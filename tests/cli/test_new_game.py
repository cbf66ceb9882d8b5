"""A game that is only a package and a line of the catalog: Fib in the terminal."""

from __future__ import annotations

import pytest

from parlour import catalog
from tests.cli.conftest import Run
from tests.teaching import LISTING


@pytest.fixture(autouse=True)
def _fib_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("parlour.cli.games", "parlour.cli.rules", "parlour.cli.recordings"):
        monkeypatch.setattr(f"{module}.CATALOG", {**catalog.CATALOG, LISTING.name: LISTING})


def test_it_lies_on_the_shelf_under_its_name(run: Run) -> None:
    assert "fib" in run("games").out
    options = run("games", "fib").out
    assert "Fib" in options
    assert "turn seconds" in options


def test_it_is_simulated_with_bots_that_play_at_random(run: Run) -> None:
    assert "Fib: 4 games" in run("simulate", "fib", "--games", "4", "--bots", "expert").out


def test_it_is_played_to_its_end_on_a_board_that_tells_the_view(run: Run) -> None:
    moves = "".join(f"lay {card} as {card}\n" for card in range(1, 7))
    outcome = run("play", "fib", "--seed", "tea", "--option", "hand=1", stdin=f"?\n{moves}pass\npass\n")
    assert outcome.code == 0
    assert "type: Laying" in outcome.out
    assert "The rules don’t allow that: not in your hand, card 1." in outcome.out
    assert outcome.out.rstrip().endswith("most points")


def test_packages_named_in_the_environment_are_put_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.MORE_GAMES, "tests.teaching")
    assert [listing.name for listing in catalog.shelf()][-1] == "fib"
