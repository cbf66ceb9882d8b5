"""Without a board: tiles are drawn and laid, and words may begin anywhere."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.game import GIVE_UP, Action
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import (
    AddTile,
    Call,
    Done,
    DrawTile,
    Exchange,
    LayTile,
    MoveToken,
    Stay,
    Swap,
)
from parlour.games.wordsearch.board import Stack, brink
from parlour.games.wordsearch.events import TileDrawn, TileLaid, TimeRanOut, TurnEnded, WordScored
from parlour.kit.challenge import Dispute, Vote
from tests.games.wordsearch.table import GRACE, ONE, Table, laid

LOOSE = WordSearch(mode="boardless", start_player=0)
AHS = laid("A H S")
AH, HAS, ASH = Call("AH", (0, 1)), Call("HAS", (1, 0, 2)), Call("ASH", (0, 2, 1))


def loose(
    game: WordSearch = LOOSE, seats: int = 2, draws: str = "", stacks: tuple[Stack, ...] = AHS, **open: Any
) -> Table:
    return Table(game, seats, stacks, draws, **({"hands": Table(game, seats, None).open.hands} | open))


@pytest.mark.rule("WS-15")
@pytest.mark.rule("WS-A17")
def test_a_word_may_begin_anywhere_and_scores_its_letters() -> None:
    table = loose()
    assert set(table.offer().starts) == set(table.offer().ends) == {0, 1, 2}
    assert table.act(0, HAS) == [WordScored(ONE, "HAS", (1, 0, 2), 3, 3)]
    assert table.turn.awaited == {0} and table.open.active == 0


@pytest.mark.rule("WS-A17")
def test_a_tile_is_drawn_and_laid_touching_another() -> None:
    table = loose(draws="E")
    assert table.acts() == ("call", "draw")
    assert table.act(0, DrawTile()) == [TileDrawn(ONE, "E")]
    assert len(table.open.pile) == 52 and table.open.drawn == "E"
    assert set(table.offer().spots) == set(brink(table.open.places)) and len(table.offer().spots) == 9
    assert table.refuses(0, LayTile(0, 0)) == "must_touch_a_tile"
    assert table.refuses(0, LayTile(5, 5)) == "must_touch_a_tile"
    assert table.act(0, LayTile(1, 1)) == [TileLaid(ONE, 1, 1, "E", by_chance=False)]
    assert table.open.places[3] == (1, 1) and table.open.stacks[3] == ("E",)


@pytest.mark.rule("WS-A17")
def test_first_a_tile_then_a_word_and_the_turn_is_over() -> None:
    table = loose(draws="E")
    table.act(0, DrawTile())
    table.act(0, LayTile(1, 1))
    assert table.open.active == 0 and set(table.acts()) == {"call", "done"}
    assert table.act(0, Call("SHE", (2, 1, 3))) == [WordScored(ONE, "SHE", (2, 1, 3), 3, 3), TurnEnded(ONE)]
    assert table.open.active == 1 and table.open.turns == (1, 0)


@pytest.mark.rule("WS-A17")
def test_first_a_word_then_a_tile_and_the_turn_is_over() -> None:
    table = loose(draws="E")
    table.act(0, ASH)
    assert set(table.acts()) == {"draw", "done"}
    table.act(0, DrawTile())
    assert table.act(0, LayTile(1, 1))[-1] == TurnEnded(ONE)
    assert table.open.active == 1


@pytest.mark.rule("WS-A17")
def test_a_word_or_a_tile_is_enough_but_something_must_be_done() -> None:
    table = loose()
    assert table.refuses(0, Done()) == "nothing_done_yet" and "done" not in table.acts()
    table.act(0, HAS)
    assert table.act(0, Done()) == [TurnEnded(ONE)] and table.open.active == 1
    table.act(1, DrawTile())
    assert table.refuses(1, Done()) == "lay_it_first" and table.acts(1) != ()
    table.act(1, LayTile(1, 1))
    table.act(1, Done())
    assert table.open.active == 0


@pytest.mark.rule("WS-A17")
def test_a_turn_has_at_most_one_word_and_one_tile() -> None:
    table = loose()
    table.act(0, HAS)
    assert table.refuses(0, AH) == "one_word_a_turn"
    other = loose()
    other.act(0, DrawTile())
    assert other.refuses(0, DrawTile()) == "lay_it_first"
    other.act(0, LayTile(1, 1))
    assert other.refuses(0, DrawTile()) == "tiles_added" and "draw" not in other.acts()
    assert other.refuses(0, LayTile(2, 1)) == "nothing_drawn"


@pytest.mark.rule("WS-A17")
@pytest.mark.parametrize("adds", [2, 3])
def test_more_tiles_may_be_added_in_a_turn_if_that_was_agreed(adds: int) -> None:
    table = loose(WordSearch(mode="boardless", start_player=0, adds_per_turn=2 if adds == 2 else 3), draws="E E E")
    for number in range(adds):
        table.act(0, DrawTile())
        table.act(0, LayTile(2 + number, 0))
    assert table.moves.added == adds
    assert table.refuses(0, DrawTile()) == "tiles_added"
    table.act(0, Done())
    assert table.open.active == 1


@pytest.mark.rule("WS-A17")
def test_nobody_has_to_add_all_the_tiles_that_may_be_added() -> None:
    table = loose(WordSearch(mode="boardless", start_player=0, adds_per_turn=3))
    table.act(0, DrawTile())
    table.act(0, LayTile(2, 0))
    assert {"draw", "done"} <= set(table.acts())
    table.act(0, Done())
    assert table.open.active == 1


@pytest.mark.rule("WS-A17")
def test_an_m_or_a_w_may_be_laid_upside_down() -> None:
    table = loose(draws="M")
    table.act(0, DrawTile())
    assert table.act(0, LayTile(1, 1, turned=True)) == [TileLaid(ONE, 1, 1, "W", by_chance=False)]
    other = loose(draws="E")
    other.act(0, DrawTile())
    assert other.refuses(0, LayTile(1, 1, turned=True)) == "not_turnable"
    fixed = loose(WordSearch(mode="boardless", start_player=0, rotate_mw=False), draws="M")
    fixed.act(0, DrawTile())
    assert fixed.refuses(0, LayTile(1, 1, turned=True)) == "not_turnable"


@pytest.mark.rule("WS-A17")
def test_after_a_full_round_without_a_tile_the_next_player_must_add_one() -> None:
    table = loose()
    for word in (HAS, ASH):
        table.act(table.active, word)
        table.act(table.active, Done())
    assert table.open.unadded == 2 and table.open.active == 0
    table.act(0, AH)
    assert table.refuses(0, Done()) == "must_add_a_tile" and table.acts() == ("draw",)
    table.act(0, DrawTile())
    table.act(0, LayTile(1, 1))
    assert table.open.unadded == 0 and table.open.active == 1


@pytest.mark.rule("WS-A17")
def test_a_tile_added_by_one_player_spares_the_others() -> None:
    table = loose(unadded=1)
    table.act(0, DrawTile())
    table.act(0, LayTile(1, 1))
    table.act(0, Done())
    assert table.open.unadded == 0
    table.act(1, HAS)
    assert table.accepts(1, Done())


@pytest.mark.rule("WS-A17")
def test_nothing_of_the_board_game_is_offered() -> None:
    table = loose()
    of_the_board: tuple[Action, ...] = (Swap(0, 1), MoveToken(0), Stay(), Exchange(), AddTile(0))
    of_the_plane: tuple[Action, ...] = (DrawTile(), LayTile(1, 1), Done())
    assert {table.refuses(0, action) for action in of_the_board} == {"not_now"}
    assert {Table().refuses(0, action) for action in of_the_plane} == {"not_now"}
    assert {"draw", "lay", "done"}.isdisjoint(Table().acts())


@pytest.mark.rule("WS-A17")
@pytest.mark.rule("WS-X7")
def test_when_time_is_up_a_drawn_tile_is_laid_by_chance() -> None:
    table = loose(draws="E")
    table.act(0, DrawTile(), at=3)
    assert table.turn.until == 30_000 + GRACE
    spots = table.offer().spots
    told = table.time_up()
    laid_by_chance = told[1]
    assert told[0] == TimeRanOut(ONE) and isinstance(laid_by_chance, TileLaid) and laid_by_chance.by_chance
    assert (laid_by_chance.q, laid_by_chance.r) in spots and laid_by_chance.letters == "E"
    assert table.open.active == 1 and len(table.open.places) == 4


@pytest.mark.rule("WS-A17")
@pytest.mark.rule("WS-X7")
def test_if_time_runs_out_with_nothing_done_chance_draws_and_lays_a_tile() -> None:
    table = loose(draws="E")
    told = table.time_up()
    assert told[:2] == [TimeRanOut(ONE), TileDrawn(ONE, "E")]
    assert isinstance(told[2], TileLaid) and told[2].by_chance
    assert table.open.active == 1 and len(table.open.pile) == 52 and table.open.turns == (1, 0)


@pytest.mark.rule("WS-A17")
def test_when_time_is_up_after_a_word_or_a_tile_the_turn_is_over() -> None:
    table = loose()
    table.act(0, HAS)
    table.time_up()
    assert table.open.active == 1 and len(table.open.places) == 3
    table.act(1, DrawTile())
    table.act(1, LayTile(1, 1))
    table.time_up()
    assert table.open.active == 0 and len(table.open.places) == 4


@pytest.mark.rule("WS-A17")
@pytest.mark.rule("WS-11")
def test_a_word_that_fails_a_dispute_costs_the_turn_and_chance_lays_a_drawn_tile() -> None:
    game = WordSearch(mode="boardless", start_player=0, judge="dictionary")
    table = loose(game)
    before = game.census(table.here.state)
    table.act(0, DrawTile())
    table.act(0, Call("HSA", (1, 2, 0)))
    told = table.act(1, Dispute())
    assert any(isinstance(event, TileLaid) and event.by_chance for event in told)
    assert table.open.active == 1 and table.open.scores == (0, 0) and game.census(table.here.state) == before


@pytest.mark.rule("WS-A17")
def test_when_time_is_up_chance_adds_the_tile_a_player_owes() -> None:
    table = loose(unadded=2)
    table.act(0, HAS)
    told = table.time_up()
    assert any(isinstance(event, TileLaid) and event.by_chance for event in told)
    assert table.open.active == 1 and table.open.unadded == 0 and table.open.scores == (3, 0)


@pytest.mark.rule("WS-A17")
def test_after_a_challenged_word_the_turn_goes_on() -> None:
    table = loose(WordSearch(mode="boardless", start_player=0, judge="vote"))
    table.act(0, Call("HSA", (1, 2, 0)), at=10)
    table.act(1, Dispute(), at=11)
    table.act(1, Vote(True), at=12)
    assert table.open.scores == (3, 0) and table.open.active == 0 and set(table.acts()) == {"draw", "done"}
    assert table.turn.until == 12_000 + 20_000 + GRACE


@pytest.mark.rule("WS-15")
@pytest.mark.rule("WS-A17")
def test_the_game_ends_after_the_turn_in_which_the_last_tile_is_laid() -> None:
    table = loose(pile=("E",), scores=(0, 2))
    table.act(0, DrawTile())
    table.act(0, LayTile(1, 1))
    assert table.running() and set(table.acts()) == {"call", "done"}
    table.act(0, Call("SHE", (2, 1, 3)))
    assert table.result().reason == "last_tile_laid"
    assert (table.result().scores, table.result().ranks) == ((3, 2), (1, 2))


@pytest.mark.rule("WS-A17")
def test_the_highest_score_wins_and_a_tie_is_shared() -> None:
    table = loose(seats=3, pile=("E",), scores=(4, 4, 1))
    table.act(0, DrawTile())
    table.act(0, LayTile(1, 1))
    table.act(0, Done())
    assert table.result().ranks == (1, 1, 3) and table.result().reason == "last_tile_laid"


@pytest.mark.rule("WS-A17")
def test_the_clock_by_itself_brings_the_game_to_an_end() -> None:
    table = loose(seats=3)
    while table.running():
        table.time_up()
    assert len(table.open.places) == 56 and table.open.pile == () and table.result().ranks == (1, 1, 1)


@pytest.mark.rule("WS-A17")
def test_there_is_no_target() -> None:
    table = loose(scores=(500, 0))
    assert LOOSE.goal is None
    table.act(0, HAS)
    table.act(0, Done())
    assert table.running()


@pytest.mark.rule("WS-A14")
@pytest.mark.rule("WS-A17")
def test_in_solitaire_the_score_is_the_result() -> None:
    table = loose(seats=1, pile=("E",))
    table.act(0, DrawTile())
    table.act(0, LayTile(1, 1))
    table.act(0, Call("SHE", (2, 1, 3)))
    assert (table.result().scores, table.result().ranks) == ((3,), (1,))
    stopped = loose(seats=1)
    stopped.act(0, GIVE_UP)
    assert stopped.result().ranks == (2,)
