"""The laws of the encoding, over all games and whatever can be agreed."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import islice

import pytest

from parlour.adapters.alphabet import WAIT
from parlour.adapters.asking import Asking
from parlour.adapters.encoding import Encoding
from parlour.adapters.question import actions
from parlour.core.game import Actor, AnyEntry, Turn
from parlour.core.luck import seeded
from parlour.core.play import replay
from parlour.core.refusal import Refusal
from parlour.core.sitting import Sitting
from tests.adapters.tables import NAMES, agreements, moments, table_game
from tests.teaching import Fib

TOO_MANY = {"grandmastermind"}
"""Games whose choices are too many to list: they are drawn instead."""


@pytest.mark.parametrize("name", NAMES)
def test_spellings_are_a_bijection_onto_what_legal_lists(name: str) -> None:
    cases = 0
    for asking in islice(moments(name, games=16, decisions=60, words=0), 0, None, 3):
        question = asking.encoding.question(asking.view())
        legal = asking.sitting.legal(asking.seat)
        if name in TOO_MANY:
            drawn = [legal.pick(seeded(number)) for number in range(5)]
            spelled = [(question.spelling(action), action) for action in drawn]
        else:
            spelled = list(actions(question))
            assert Counter(action for _, action in spelled) == Counter(legal)
            assert len({letters for letters, _ in spelled}) == len(spelled)
        for letters, _ in spelled:
            assert letters is not None
            assert WAIT not in letters
            assert 0 < len(letters) <= asking.encoding.longest
        for letters, action in (spelled[0], spelled[-1]):
            assert letters is not None
            assert followed(asking, letters) == action
            assert question.spelling(action) == letters
        cases += len(spelled)
    assert cases > 300


def followed(asking: Asking, letters: tuple[int, ...]) -> object:
    """The action these letters lead to. Each of them is possible where it stands, and none comes too early."""
    at = asking.encoding.question(asking.view())
    for letter in letters[:-1]:
        assert letter in at.letters
        after = at.after(letter)
        assert hasattr(after, "letters")
        at = after
    return at.after(letters[-1])


@pytest.mark.parametrize("name", ["moerder", "wordsearch", "letter"])
def test_words_that_are_offered_are_legal_and_follow_from_the_view_alone(name: str) -> None:
    offered = 0
    for asking in islice(moments(name, games=10, decisions=200, words=4), 0, None, 3):
        section = asking.encoding.alphabet.sections["chain" if name == "moerder" else "word"]
        guessed = asking.sitting.guess(asking.seat, 1)
        again = dict(actions(asking.encoding.question(guessed.view(asking.seat))))
        legal = asking.sitting.legal(asking.seat)
        for letters, action in actions(asking.encoding.question(asking.view())):
            assert again[letters] == action
            if letters[-1] in section:
                assert action in legal
                offered += 1
    assert offered > 10


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_gets_the_same_bytes_from_states_it_cannot_tell_apart(name: str) -> None:
    differing = 0
    for number, asking in enumerate(islice(moments(name, games=8, decisions=60, words=0), 0, None, 4)):
        for seat in range(asking.sitting.seats):
            guessed = asking.sitting.guess(seat, number)
            other = Asking(guessed, asking.encoding)
            differing += guessed.state != asking.sitting.state
            encoding, turn = asking.encoding, asking.sitting.turn
            assert encoding.picture(guessed.view(seat), guessed.turn) == encoding.picture(
                asking.sitting.view(seat), turn
            )
            if not asking.spelt and seat == asking.seat == other.seat:
                assert asking.observation(seat).tobytes() == other.observation(seat).tobytes()
                assert asking.mask(seat).tobytes() == other.mask(seat).tobytes()
    assert differing > 20 or name not in ("grandmastermind", "murdero"), "the games with hidden cards and codes"


@pytest.mark.parametrize("name", NAMES)
def test_observations_keep_to_their_fields(name: str) -> None:
    for asking in islice(moments(name, games=16, decisions=60, words=0), 0, None, 2):
        least, most = asking.encoding.bounds()
        for seat in range(asking.sitting.seats):
            seen = asking.observation(seat)
            assert seen.shape == (asking.encoding.size,)
            assert (least <= seen).all()
            assert (seen <= most).all()
            assert asking.mask(seat).any() == (seat == asking.seat)


@pytest.mark.parametrize("name", NAMES)
def test_whatever_can_happen_at_a_table_can_happen_by_asking(name: str) -> None:
    """Seats that answer before others, seats that change their mind, and clocks that ring: nothing is lost."""
    cases: Counter[str] = Counter()
    for game, seats, number in agreements(name, games=24):
        encoding = Encoding(game, seats, words=2)
        table = table_game(encoding, number, decisions=80)
        asking = Asking(Sitting(game, seats, number), encoding)
        done = asking.sitting.played
        while len(done) < len(table.played):
            entry = table.played[len(done)].entry
            cases[kind_of(entry.actor, asking.sitting.turn)] += 1
            repeat(asking, entry)
        assert done == table.played
        assert asking.sitting.position == table.position
    assert cases["in turn"] > 200
    if name in ("moerder", "wordsearch", "letter"):
        assert min(cases["before others"], cases["changed its mind"], cases["clock"]) > 0, cases


def repeat(asking: Asking, entry: AnyEntry) -> None:
    """Brings the same entry about by answers alone."""
    done = asking.sitting.played
    before = len(done)
    if isinstance(entry.actor, int):
        while asking.seat != entry.actor:
            assert asking.answer(WAIT)
        spelling = asking.encoding.question(asking.view()).spelling(entry.action)
        assert spelling is not None
        while len(done) == before:
            assert asking.answer(spelling[len(asking.spelt)])
    elif entry.actor == "clock":
        while len(done) == before:
            assert asking.answer(WAIT)


def kind_of(actor: Actor, turn: Turn) -> str:
    if not isinstance(actor, int):
        return actor
    if actor in turn.welcome:
        return "changed its mind"
    return "in turn" if actor == min(turn.awaited) else "before others"


@pytest.mark.parametrize("name", NAMES)
def test_whatever_happens_by_asking_can_happen_at_a_table(name: str) -> None:
    for asking in moments(name, games=8, decisions=60, words=0):
        last = asking
    log = last.sitting.log
    assert replay(last.sitting.game, last.sitting.seats, log)[-1].position == last.sitting.position


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_on_by_itself_from_the_same_question(name: str) -> None:
    for asking in islice(moments(name, games=3, decisions=40, words=0), 0, None, 7):
        before = asking.sitting.log
        copy = deepcopy(asking)
        assert (sorted(copy.letters), copy.seat, copy.spelt) == (sorted(asking.letters), asking.seat, asking.spelt)
        copy.answer(min(copy.letters))
        assert asking.sitting.log == before


def test_every_letter_has_a_name_of_its_own() -> None:
    for name in NAMES:
        for game, seats, _ in agreements(name, games=3):
            names = Encoding(game, seats, words=3).alphabet.names
            assert len(set(names)) == len(names)


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(Refusal, match="no_encoding"):
        Encoding(Fib(), 2)
