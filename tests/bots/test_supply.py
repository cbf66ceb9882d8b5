"""What limited pieces allow, against the rules' own count (GM-A6)."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.bots.grandmastermind.pegtable import numbers
from parlour.bots.grandmastermind.supply import left_in, payable, stranded
from parlour.core.luck import seeded
from parlour.games.grandmastermind.codes import enough, random_code, random_row
from parlour.games.grandmastermind.pieces import Code, Tray, tray


def trays(variant: int) -> list[tuple[Tray, list[int]]]:
    """Trays after many rows, and the original order of the pieces."""
    luck = seeded(variant, "supply")
    some = []
    for _ in range(12):
        rows: list[Code] = []
        for _ in range(8 + 3 * variant):
            rows.append(random_row(variant, tray(rows), luck))
        some.append((tray(rows), list(range(variant + 4))))
    return some


@pytest.mark.rule("GM-A6")
@pytest.mark.parametrize("variant", [1, 2])
def test_the_tray_says_exactly_which_rows_can_be_laid_and_which_codes_they_strand(variant: int) -> None:
    luck = seeded(variant, "rows")
    laid = refused = spent = 0
    for left, order in trays(variant):
        rows = [random_code(variant, luck) for _ in range(10)]
        codes = [*rows[:3], *(random_code(variant, luck) for _ in range(20))]
        row_numbers, code_numbers = (np.array([numbers(c, variant) for c in some], np.uint8) for some in (rows, codes))
        known = left_in(left, order, order)
        can = payable(row_numbers, known)
        lost = stranded(row_numbers, code_numbers, known)
        for at, row in enumerate(rows):
            assert can[at] == enough(left, row)
            laid, refused = laid + can[at], refused + (not can[at])
            if can[at]:
                rest = Tray(
                    {shape: n - sum(p.shape == shape for p in row) for shape, n in left.shapes.items()},
                    {colour: n - sum(p.colour == colour for p in row) for colour, n in left.colours.items()},
                )
                assert lost[at] == sum(code != row and not enough(rest, code) for code in codes)
                spent += lost[at]
    assert laid and refused and spent


def test_as_long_as_eight_of_each_are_left_nothing_needs_saving() -> None:
    assert left_in(tray([]), [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]) is None
    assert left_in(None, [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]) is None
