"""Names of people: what a person would count, and nothing that cannot be seen."""

import pytest

from parlour.core.refusal import Refusal
from parlour.server.hall.names import LONGEST_NAME, clean_name, split

FAMILY = "👨‍👩‍👧‍👦"
WELSH_FLAG = "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Ж",
        "李",
        "می‌خواهم",
        "नर्मदा",
        "สมชาย",
        FAMILY,
        "🏳️‍🌈",
        "👩🏽‍🚀",
        "🇨🇭",
        "❤️",
        "1️⃣",
        WELSH_FLAG,
        "Ann ♥",
        "O’Neill",
    ],
)
def test_whatever_can_be_seen_is_a_name(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *((blank, "name_empty") for blank in ("", " ", "\u2003\u00a0", "\t\n")),
        *((blank, "name_unprintable") for blank in ("\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u200b", "\u200d")),
        *(
            (hidden, "name_unprintable")
            for hidden in ("Ann\u3164", "An\u200dn", "Ann\u200d", "\u202eevil", "Ann\u00ad")
        ),
        ("\u0301", "name_unprintable"),
        ("A" + "\u0316" * 12, "name_unprintable"),
        ("👨\u200d", "name_unprintable"),
    ],
)
def test_what_cannot_be_seen_is_no_name(name: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        clean_name(name)


def test_a_name_is_as_long_as_a_person_would_count() -> None:
    assert [len(split(text)) for text in (FAMILY, "🇨🇭🇫🇷", "e\u0301a", "👍🏽👍", WELSH_FLAG)] == [1, 2, 2, 2, 1]
    assert clean_name(FAMILY * LONGEST_NAME) == FAMILY * LONGEST_NAME


def test_a_name_that_is_too_long_is_shortened() -> None:
    for name in (FAMILY, "x"):
        assert clean_name(name * (LONGEST_NAME + 1)) == name * LONGEST_NAME
    assert clean_name("Maximiliane von der Alm zu Hohenfels") == "Maximiliane von der Alm"


def test_a_name_is_written_in_one_way() -> None:
    assert clean_name("Zoe\u0308") == clean_name("Zoë")
