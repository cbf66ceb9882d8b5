"""The answer to a row: the golden cases of the rule page, and the properties of every answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from parlour.core.luck import seeded
from parlour.games.grandmastermind.codes import random_code
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import SOLVED, BlueRule, Pegs, pegs
from parlour.games.grandmastermind.pieces import Code, Pair, pairs_of

RULES: tuple[BlueRule, ...] = ("lexicographic", "strict", "guess_side")

GOLDEN = {
    "the code itself": ("Rt Gs Vh Y+", "Rt Gs Vh Y+", "400 400 400"),
    "all at other places": ("Rt Gs Vh Y+", "Gs Rt Y+ Vh", "040 040 040"),
    "every colour at its place, no shape": ("Rt Gs Vh Y+", "Rs Gt V+ Yh", "004 004 004"),
    "nothing right": ("Rt Gs Vh Y+", "O* O* O* O*", "000 000 000"),
    "two of a pair the code has once": ("Rt Gs Vh Y+", "Gh Rt Rt O*", "010 010 010"),
    "four of a pair the code has once": ("Rt Gs Vh Y+", "Rt Rt Rt Rt", "100 100 100"),
    "two of a pair at one right place": ("Rt Rt Vh Y+", "Vh Rt O* Rt", "120 120 120"),
    "a half and an elsewhere": ("Rt Gs Vh Y+", "Rs O* Gs O*", "011 011 011"),
    "a hidden pair already used by a white": ("R+ Yt Yt Oh", "Yt Rt Yt O+", "111 111 112"),
    "which duplicate earned the white matters": ("R+ Rt Vs Yh", "Rt O* O* Rt", "011 010 011"),
    "empty fields are a value": ("-- Rt -s G-", "Rt -- -h O-", "022 022 022"),
}


def answer(figures: str) -> Pegs:
    black, white, blue = map(int, figures)
    return Pegs(black, white, blue)


@pytest.mark.rule("GM-7")
@pytest.mark.rule("GM-8")
@pytest.mark.rule("GM-9")
@pytest.mark.rule("GM-10")
@pytest.mark.rule("GM-A1")
@pytest.mark.rule("GM-A7")
@pytest.mark.parametrize("case", GOLDEN)
@pytest.mark.parametrize("rule", RULES)
def test_the_golden_cases_of_the_rule_page(case: str, rule: BlueRule) -> None:
    code, row, answers = GOLDEN[case]
    assert pegs(read_code(code), read_code(row), rule) == answer(answers.split()[RULES.index(rule)])


def earned(code: str, row: str) -> tuple[int, int, int]:
    got = pegs(read_code(code), read_code(row))
    return got.black, got.white, got.blue


@pytest.mark.rule("GM-7")
def test_black_means_shape_and_colour_are_right_and_in_place() -> None:
    assert earned("Rt Gs Vh Y+", "Rt O* O* O*") == (1, 0, 0)
    assert earned("Rt Gs Vh Y+", "Rt Gs O* O*") == (2, 0, 0)


@pytest.mark.rule("GM-8")
def test_white_means_a_whole_pair_lies_elsewhere_and_counts_only_as_often_as_it_is_hidden() -> None:
    assert earned("Rt Gs Vh Y+", "O* Rt O* O*") == (0, 1, 0)
    assert earned("Rt Gs Vh Y+", "O* Rt Rt Rt") == (0, 1, 0)
    assert earned("Rt Rt Vh Y+", "O* O* Rt Rt") == (0, 2, 0)
    assert earned("Rt Gs Vh Y+", "O* Rs O* O*") == (0, 0, 1), "a colour and a shape from two pairs are no pair"


@pytest.mark.rule("GM-9")
def test_blue_means_shape_or_colour_is_in_place_with_the_wrong_partner() -> None:
    assert earned("Rt Gs Vh Y+", "R* O* O* O*") == (0, 0, 1)
    assert earned("Rt Gs Vh Y+", "Ot O* O* O*") == (0, 0, 1)
    assert earned("Rt Gs Vh Y+", "O* R* O* Ot") == (0, 0, 0), "right only for another place"


@pytest.mark.rule("GM-10")
def test_black_comes_before_white_before_blue_and_nothing_is_reported_twice() -> None:
    assert earned("Rt Gs Vh Y+", "Rt Rt O* O*") == (1, 0, 0), "the black uses up the hidden pair"
    assert earned("Rt Rs Vh Y+", "Rs O* O* O*") == (0, 1, 0), "a white, though its colour is right here as well"
    assert earned("Rt Gs Vh Y+", "O* O* O* O*") == (0, 0, 0)


def scarce(variant: int) -> list[Pair]:
    """Few pairs that have much in common, so that duplicates and half-right positions abound."""
    return [pair for pair in pairs_of(variant) if pair.shape in ("triangle", "square", None)][
        : 6 if variant == 1 else 9
    ]


def drawn(variant: int, count: int) -> Iterator[tuple[Code, Code]]:
    luck = seeded(variant, "pegs")
    few = scarce(variant)
    for number in range(count):
        if number % 2:
            yield random_code(variant, luck), random_code(variant, luck)
        else:
            a, b, c, d, e, f, g, h = (few[luck.below(len(few))] for _ in range(8))
            yield (a, b, c, d), (e, f, g, h)


@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("rule", RULES)
def test_GM_T1_never_more_than_four_pegs_and_four_blacks_only_for_the_code_itself(rule: BlueRule, variant: int) -> None:
    for code, row in drawn(variant, 10_000):
        got = pegs(code, row, rule)
        assert got.black + got.white + got.blue <= 4
        assert (got == SOLVED) == (code == row)
        assert pegs(code, code, rule) == SOLVED


@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("rule", ["lexicographic", "strict"])
def test_GM_T1_two_rulings_are_symmetric_in_code_and_row(rule: BlueRule, variant: int) -> None:
    for code, row in drawn(variant, 10_000):
        assert pegs(code, row, rule) == pegs(row, code, rule)


def test_GM_T1_guess_side_is_not_symmetric() -> None:
    assert any(pegs(code, row, "guess_side") != pegs(row, code, "guess_side") for code, row in drawn(1, 10_000))


UNREACHABLE: dict[BlueRule, set[Pegs]] = {
    "lexicographic": {Pegs(0, 1, 3), Pegs(1, 1, 2), Pegs(2, 1, 1), Pegs(3, 1, 0)},
    "strict": {Pegs(0, 1, 3), Pegs(1, 1, 2), Pegs(2, 1, 1), Pegs(3, 1, 0)},
    "guess_side": {Pegs(3, 1, 0)},
}


@pytest.mark.parametrize(("rule", "count"), [("lexicographic", 31), ("strict", 31), ("guess_side", 34)])
def test_GM_T1_the_answers_that_can_occur(rule: BlueRule, count: int) -> None:
    every = {Pegs(*figures) for figures in product(range(5), repeat=3) if sum(figures) <= 4}
    occurring = {pegs(code, row, rule) for code, row in drawn(1, 60_000)}
    assert occurring == every - UNREACHABLE[rule]
    assert len(occurring) == count


@pytest.mark.rule("GM-A1")
@pytest.mark.parametrize(
    ("variant", "rule", "permille"),
    [(1, "strict", 27), (1, "guess_side", 116), (2, "strict", 12), (2, "guess_side", 76)],
)
def test_how_often_the_rulings_differ(variant: int, rule: BlueRule, permille: int) -> None:
    luck = seeded(variant, rule)
    pairs = [(random_code(variant, luck), random_code(variant, luck)) for _ in range(20_000)]
    differing = sum(pegs(code, row) != pegs(code, row, rule) for code, row in pairs)
    assert abs(differing / 20 - permille) < 7


@pytest.mark.rule("GM-6")
@pytest.mark.rule("GM-A8")
def test_an_answer_is_three_numbers_and_says_nothing_about_places() -> None:
    assert Pegs.__struct_fields__ == ("black", "white", "blue")
    code, row = read_code("Rt Gs Vh Y+"), read_code("Rt O* Gs O*")
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2)):
        a, b, c, d = (code[at] for at in order)
        e, f, g, h = (row[at] for at in order)
        assert pegs((a, b, c, d), (e, f, g, h)) == Pegs(1, 1, 0)
