"""Writes the tables of letters and fields into docs/adapters.md.

python -m tools.adapters_page
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from parlour.adapters.encoding import Encoding
from parlour.catalog import CATALOG
from parlour.core.listing import Listing

PAGE = Path(__file__).parents[1] / "docs" / "adapters.md"
SEATS = 2
FIRST = "### "


def page() -> str:
    """The page as it should be: what is written above the first table, and the tables."""
    above = PAGE.read_text(encoding="utf-8").partition(f"\n{FIRST}")[0].rstrip("\n")
    return "\n".join((above, *(line for listing in CATALOG.values() for line in tables(listing)), ""))


def tables(listing: Listing) -> Iterator[str]:
    encoding = Encoding(listing.game(), SEATS)
    yield from ("", f"{FIRST}{listing.name}", "", "| letters | | |", "|---|--:|---|")
    for section, letters in encoding.alphabet.sections.items():
        if letters:
            names = [encoding.alphabet.names[at].removeprefix(f"{section} ") for at in letters]
            numbers = f"{letters[0]}–{letters[-1]}" if len(letters) > 1 else str(letters[0])
            yield f"| {section} | {numbers} | {shortened(names)} |"
    yield from ("", "| field | numbers | least | most | |", "|---|--:|--:|--:|---|")
    at = 0
    for field in encoding.fields:
        if field.size:
            numbers = f"{at}–{at + field.size - 1}" if field.size > 1 else str(at)
            yield f"| {field.name} | {numbers} | {field.least} | {field.most} | {field.meaning} |"
        at += field.size


def shortened(names: list[str]) -> str:
    return ", ".join(names) if len(names) <= 16 else f"{names[0]}, {names[1]} … {names[-1]}"


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
