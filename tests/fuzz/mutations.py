"""Mutations: valid messages, spoilt in one place or as a whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

WRONG: Sequence[Any] = (None, True, -1, 1.5, "", "x", [], {}, [[]], {"type": "Act"}, {"type": None})
HUGE: Sequence[Any] = (2**31 + 1, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400, 1e308, -0.0, 5.0)
ODD: Sequence[str] = (
    "\x00",
    "\ud800",
    "\ufeff",
    "\u202e",
    "\u3164",
    "e\u0301" * 40,
    "x" * 5000,
    "👩‍👩‍👧‍👦" * 30,
    "../../etc",
)
NOISE: Sequence[bytes] = (
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\x00",
    b'"',
    b"\\",
    b"{",
    b"]",
    b",",
    b"1e999",
    b"NaN",
    b"\\ud800",
)
Path = tuple[Any, ...]


def mutated(meant: Any, random: Random) -> bytes:
    """One mutation of this, as it goes over the wire."""
    return random.choice(MUTATIONS)(deepcopy(meant), random)


def written(tree: Any) -> bytes:
    return json.dumps(tree).encode()


def wrong_type(tree: Any, random: Random) -> bytes:
    return written(replaced(tree, chosen(tree, random), random.choice(WRONG)))


def huge_number(tree: Any, random: Random) -> bytes:
    return written(replaced(tree, chosen(tree, random, int | float), random.choice(HUGE)))


def odd_text(tree: Any, random: Random) -> bytes:
    return written(replaced(tree, chosen(tree, random, str), random.choice(ODD)))


def deep(tree: Any, random: Random) -> bytes:
    """Nested deeper than anybody would, sometimes deeper than any reader goes."""
    path, levels = chosen(tree, random), random.choice((3, 50, 400, 2000))
    mark = "0deep0"
    outer = written(replaced(tree, path, mark)).replace(b'"0deep0"', b"%s")
    opening, closing = random.choice(((b"[", b"]"), (b'{"type":', b"}")))
    return outer.replace(b"%s", opening * levels + b"1" + closing * levels)


def other_fields(tree: Any, random: Random) -> bytes:
    """A field too few, too many, or under another name."""
    if not isinstance(tree, dict) or not tree:
        return written({"type": tree})
    name = random.choice(sorted(tree))
    match random.randrange(4):
        case 0:
            del tree[name]
        case 1:
            tree[random.choice(("host", "guest", "__proto__", "type ", ""))] = tree[name]
        case 2:
            tree[name.upper()] = tree.pop(name)
        case _:
            tree["type"] = random.choice(("Deal", "TimeUp", "TakeBack", "Verdict", "Update", "act", "", "Act\x00"))
    return written(tree)


def twice(tree: Any, random: Random) -> bytes:
    """The whole twice, or one field twice."""
    once = written(tree)
    return random.choice(
        (once + once, once + b"\n" + once, b"[" + once + b"," + once + b"]", once[:-1] + b"," + once[1:])
    )


def cut(tree: Any, random: Random) -> bytes:
    whole = json.dumps(tree, ensure_ascii=False).encode(errors="surrogatepass")
    return whole[: random.randrange(len(whole))]


def noise(tree: Any, random: Random) -> bytes:
    """Some bytes replaced, so that it may no longer be UTF-8."""
    whole = bytearray(json.dumps(tree, ensure_ascii=False).encode(errors="surrogatepass"))
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(whole))
        whole[at : at + random.randrange(2)] = random.choice(NOISE)
    return bytes(whole)


MUTATIONS: Sequence[Callable[[Any, Random], bytes]] = (
    *(wrong_type, huge_number, odd_text, deep, other_fields, twice, cut, noise),
)


def chosen(tree: Any, random: Random, kind: Any = object) -> Path:
    """The way to some part of this, of this kind if there is one."""
    paths = list(parts(tree))
    return random.choice([path for path, part in paths if isinstance(part, kind)] or [path for path, _ in paths])


def parts(tree: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    yield path, tree
    inner: Iterator[tuple[Any, Any]] = iter(())
    if isinstance(tree, dict):
        inner = iter(tree.items())
    elif isinstance(tree, list):
        inner = iter(enumerate(tree))
    for key, part in inner:
        yield from parts(part, (*path, key))


def replaced(tree: Any, path: Path, part: Any) -> Any:
    if not path:
        return part
    *way, last = path
    inner = tree
    for key in way:
        inner = inner[key]
    inner[last] = part
    return tree
