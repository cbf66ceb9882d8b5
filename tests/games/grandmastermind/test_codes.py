"""Codes: how many there are, and those that agree with every answer."""

from __future__ import annotations

from itertools import product

import pytest

from parlour.core.luck import choice, seeded
from parlour.games.grandmastermind.codes import enough, every_code, random_code, random_row
from parlour.games.grandmastermind.pegs import BlueRule, pegs
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES, Pair, pairs_of, tray
from parlour.games.grandmastermind.sieve import Sieve, agreeing_code

RULES: tuple[BlueRule, ...] = ("lexicographic", "strict", "guess_side")


@pytest.mark.rule("GM-4")
@pytest.mark.rule("GM-13")
@pytest.mark.parametrize(("variant", "count"), [(1, 390_625), (2, 1_679_616)])
def test_GM_T2_the_number_of_codes(variant: int, count: int) -> None:
    assert sum(1 for _ in every_code(variant)) == count
    assert len(pairs_of(variant)) ** 4 == count


@pytest.mark.rule("GM-3")
def test_a_pair_is_one_of_five_shapes_with_one_of_five_colours() -> None:
    assert len(SHAPES) == len(COLOURS) == 5
    assert set(pairs_of(1)) == {Pair(shape, colour) for shape in SHAPES for colour in COLOURS}
    assert set(pairs_of(2)) - set(pairs_of(1)) == {pair for pair in pairs_of(2) if not pair.complete}


@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("rule", RULES)
def test_an_agreeing_code_agrees_with_every_answer(rule: BlueRule, variant: int) -> None:
    for number in range(60):
        luck = seeded(number, "agreeing")
        code = random_code(variant, luck)
        answered = [(row, pegs(code, row, rule)) for row in (random_code(variant, luck) for _ in range(number % 12))]
        found = agreeing_code(answered, variant, rule, luck)
        assert all(pegs(found, row, rule) == answer for row, answer in answered)


def test_without_answers_any_code_agrees() -> None:
    assert len({agreeing_code([], 1, "lexicographic", seeded(number)) for number in range(100)}) > 90
    assert any(len(set(agreeing_code([], 1, "lexicographic", seeded(number)))) == 4 for number in range(20))


@pytest.mark.parametrize("rule", RULES)
def test_the_sieve_lets_through_exactly_the_codes_that_agree(rule: BlueRule) -> None:
    pairs = [pair for pair in pairs_of(2) if pair.shape in SHAPES[:2] or pair.colour is None]
    luck = seeded(5, rule)
    code, *rows = [
        (choice(luck, pairs), choice(luck, pairs), choice(luck, pairs), choice(luck, pairs)) for _ in range(4)
    ]
    answered = [(row, pegs(code, row, rule)) for row in rows]
    every = product(pairs, pairs, pairs, pairs)
    slow = {other for other in every if all(pegs(other, row, rule) == answer for row, answer in answered)}
    assert set(Sieve(answered, [pairs] * 4, rule).codes()) == slow
    assert code in slow
    assert len(slow) > 1


@pytest.mark.rule("GM-A6")
@pytest.mark.parametrize("variant", [1, 2])
def test_a_random_row_takes_only_pieces_that_are_left(variant: int) -> None:
    for number in range(100):
        luck = seeded(number, "tray")
        rows = [random_row(variant, None, luck) for _ in range(3)]
        for _ in range(12):
            left = tray(rows)
            if min((*left.shapes.values(), *left.colours.values())) < 0:
                break
            rows.append(random_row(variant, left, luck))
            assert enough(left, rows[-1])
