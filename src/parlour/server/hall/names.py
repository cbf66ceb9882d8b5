"""People's names: characters counted as a person would, and none of them invisible."""

from __future__ import annotations

from unicodedata import category, normalize

from parlour.core.refusal import Refusal

LONGEST_NAME = 24
JOINER, NO_JOINER = "\u200d", "\u200c"
FLAGS = range(0x1F1E6, 0x1F200)
SKIN_TONES = range(0x1F3FB, 0x1F400)
TAGS = range(0xE0020, 0xE0080)
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Unicode counts these among letters and signs, yet they are invisible."""
JOINING = range(0x0600, 0x1900)
"""Scripts from Arabic to Mongolian, in which a joiner changes how a letter looks."""
MARKS_ON_ONE = 3
"""More accents than any script puts on one letter would overlap the lines above."""


def clean_name(name: str) -> str:
    """The name as it is shown, shortened if it is too long. Raises Refusal if it is empty or partly invisible."""
    trimmed = normalize("NFC", " ".join(name.split()))
    if not trimmed:
        raise Refusal("name_empty")
    characters = split(trimmed)
    if trimmed[-1] in (JOINER, NO_JOINER) or not all(map(can_be_seen, characters)):
        raise Refusal("name_unprintable")
    return "".join(characters[:LONGEST_NAME]).rstrip()


def split(text: str) -> list[str]:
    """What a person would call its characters: a letter with its accents, a flag, a family emoji."""
    characters: list[str] = []
    for sign in text:
        if characters and belongs_to(sign, characters[-1]):
            characters[-1] += sign
        else:
            characters.append(sign)
    return characters


def belongs_to(sign: str, before: str) -> bool:
    if adds_to(sign):
        return True
    if ord(sign) in FLAGS:
        return len(before) == 1 and ord(before) in FLAGS
    return before[-1] == JOINER and is_picture(before[0]) and is_picture(sign)


def adds_to(sign: str) -> bool:
    """Is this an accent, a joiner, a colour or the like, nothing by itself?"""
    is_mark = category(sign) in ("Mn", "Mc", "Me") and sign not in BLANK
    return is_mark or sign in (JOINER, NO_JOINER) or ord(sign) in SKIN_TONES or ord(sign) in TAGS


def is_picture(sign: str) -> bool:
    return category(sign) == "So"


def can_be_seen(character: str) -> bool:
    """Something visible, with nothing hidden behind it."""
    base, added = character[0], character[1:]
    if not base.isprintable() or base in BLANK or adds_to(base):
        return False
    marks = sum(category(sign) in ("Mn", "Me") for sign in added)
    if marks > MARKS_ON_ONE and not is_picture(base):
        return False
    hidden = any(sign in (JOINER, NO_JOINER) or ord(sign) in TAGS for sign in added)
    return not hidden or is_picture(base) or ord(base) in JOINING
