"""What a seat knows: its hand and what everybody sees. Its guesses agree with that (MU-P3, MU-X5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, count
from math import comb

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core.game import Action, Entry, Illegal, Seat, Viewer
from parlour.core.laws import LawBroken, Seeded, check
from parlour.core.laws.trial import asked, trial
from parlour.core.luck import seeded
from parlour.core.play import Position, heard, play
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import TAKE, Play, Trade
from parlour.games.murdero.cards import points
from parlour.games.murdero.state import State, View
from parlour.kit.cards import without
from tests.games.murdero.table import BOX, Table

encode = msgspec.json.Encoder(order="deterministic").encode
TABLES = (
    Murdero(max_hands=1),
    Murdero(max_hands=1, partners=True, turn_seconds=20),
    Murdero(
        max_hands=1,
        action_deck="custom",
        custom_deck=("shake_down",) * 4 + ("mitigating_circs",) * 4 + ("lost_treasure",) * 4 + ("sabotage", "joker"),
        shake_down="from_hand_random",
        mitigating="sabotage_same_value",
        removed_cards="discard",
        case_file_empty="immediate",
        turn_seconds=20,
    ),
    Murdero(max_hands=2, target=25, action_deck="thirteen", partner_double="winner_only", start_player=0),
)
PAIRS_WANTED = 20_000


def answer(game: Murdero, here: Position[State], viewer: Viewer, action: Action) -> bytes:
    """Everything a viewer who does this is told, even a refusal."""
    assert isinstance(viewer, int)
    try:
        played = play(game, here, Entry(here.at, viewer, action))
    except Illegal as refusal:
        return encode((refusal.code, refusal.facts))
    return encode((heard(viewer, played.events), game.turn(played.position.state)))


def indistinguishable(games: Sequence[Murdero], wanted: int) -> int:
    """Compares this many pairs of tables that differ in hands or Case File but look alike to a viewer."""
    pairs = 0
    for number in count():
        game = games[number % len(games)]
        tried = trial(game, game.seats[number % len(game.seats)], Seeded(number))
        mind = seeded(number, "secrets of murdero")
        viewers: list[Viewer] = ["bystander", *map(Seat, range(tried.seats))]
        for here in (moment.here for moment in tried.moments[:-1]):
            viewer = viewers[mind.below(len(viewers))]
            view = game.view(here.state, viewer)
            there = replace(here, state=game.guess(view, mind))
            if there.state == here.state:
                continue
            assert encode(game.view(there.state, viewer)) == encode(view)
            assert game.turn(there.state) == game.turn(here.state)
            assert game.result(there.state) == game.result(here.state)
            assert encode(game.offer(game.view(there.state, viewer))) == encode(game.offer(view))
            if viewer in asked(game.turn(here.state)):
                action = game.legal(view).pick(mind)
                assert answer(game, here, viewer, action) == answer(game, there, viewer, action)
            pairs += 1
        if pairs >= wanted:
            break
    return pairs


@pytest.mark.slow
@pytest.mark.rule("MU-X5")
def test_twenty_thousand_pairs_of_tables_that_look_alike_to_a_seat_treat_it_alike() -> None:
    assert indistinguishable(TABLES, PAIRS_WANTED) >= PAIRS_WANTED


class Peeks(Murdero, frozen=True, tag="peeks"):
    """Shows each seat the value of the next seat's first card."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        if not isinstance(viewer, int):
            return view
        shown = points(state.hands[(viewer + 1) % len(state.hands)][:1])
        return replace(view, open=replace(view.open, idle=shown))


def test_a_game_that_shows_one_card_of_an_opponent_is_found_out() -> None:
    with pytest.raises(AssertionError):
        indistinguishable((Peeks(max_hands=1),), 200)
    with pytest.raises(LawBroken) as found:
        check(Peeks(max_hands=1), games=20, least=20)
    assert found.value.law == "secrets are kept"


@pytest.mark.rule("MU-X5")
def test_every_guess_keeps_the_cards_seen_going_into_a_hand() -> None:
    table = Table(BOX, hands=("shake_down R4", "", "B2"), places=("R1", "B1 B2"), discard="G5", draws=True)
    table.act(0, TAKE)
    table.act(0, Play("shake_down", Trade("R1", Seat(1), "B2")))
    view = table.game.view(table.here.state, Seat(2))
    assert view.open.known[0] == ("B2", "G5")
    for seed in range(50):
        hand = table.game.guess(view, seeded(seed)).hands[0]
        assert {"B2", "G5"} <= set(hand)
        assert len(hand) == 3


@pytest.mark.rule("MU-X5")
def test_on_a_small_deck_all_possible_deals_are_guessed_equally_often() -> None:
    """One card of the second hand is known. Of the other five, it holds one, the third hand two and the file two."""
    game = Murdero(start_player=0, action_deck="custom", custom_deck=("joker", "destroy"))
    unseen = ("R5", "B4", "G3", "joker", "R4")
    seen = without(game.start(3).file, (*unseen, "B5", "G1"))
    start = Table(game, hands=("", "", "")).open
    open = replace(start, sizes=(1, 2, 2), file=2, discard=seen, known=((), ("B5",), ()))
    view = View(Seat(0), open, ("G1",))
    possible = {
        (second, third)
        for second in unseen
        for third in combinations(sorted(card for card in unseen if card != second), 2)
    }
    assert len(possible) == 5 * comb(4, 2)
    guesses: Counter[tuple[str, tuple[str, ...]]] = Counter()
    games = 12_000
    luck = seeded(7, "a small deck")
    for _ in range(games):
        state = game.guess(view, luck)
        assert game.view(state, Seat(0)) == view
        assert "B5" in state.hands[1]
        (second,) = (card for card in state.hands[1] if card != "B5")
        guesses[second, state.hands[2]] += 1
    assert guesses.keys() == possible
    expected = games / len(possible)
    assert sum((count - expected) ** 2 / expected for count in guesses.values()) < 58.3, "chi square, 29 degrees"


def test_drawn_cards_are_whispered_only_to_the_seat_that_gets_them() -> None:
    table = Table(BOX, hands=("overtime", ""), file="R1 R2 R3 R4")
    table.act(0, Play("overtime"))
    assert b"R2" in encode(table.heard(0))
    assert b"R2" not in encode(table.heard(1))
