"""What a browser could send, drawn by Hypothesis from the msgspec types of the wire."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import inspect

from parlour.catalog import CATALOG
from parlour.core.listing import Listing
from parlour.server.door.messages import Act, AnyRequest
from parlour.server.hall.messages import OpenTable, Rename

T = TypeVar("T")
Drawing = SearchStrategy[Any]
LONGEST = 6
"""Items of a list, unless its type asks for more."""

PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
ANYTHING: Drawing = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)


def of_type(kind: Any, free: Drawing = ANYTHING) -> Drawing:
    """What this type allows, as JSON. `free` is drawn where it allows anything."""
    return _drawing(inspect.type_info(kind), free)


def requests_at(listing: Listing) -> Drawing:
    """Requests at a table of this game: with moves of it, with moves of another game, with lines of text."""
    own = of_type(listing.types.seat_action)
    others = st.one_of([of_type(other.types.seat_action) for other in CATALOG.values()])
    actions = own | own | others | st.text(max_size=40) | ANYTHING
    return of_type(AnyRequest, actions) | of_type(Act, actions)


def bodies() -> Mapping[tuple[str, str], Drawing]:
    """What is sent over http, by method and path."""
    games = of_type(reduce(or_, (listing.game for listing in CATALOG.values())))
    return {("PUT", "/api/me"): of_type(Rename), ("POST", "/api/tables"): of_type(OpenTable, games)}


def draw(strategy: SearchStrategy[T], count: int, at: int) -> list[T]:
    """This many, the same ones for the same `at`."""
    drawn: list[T] = []

    @seed(at)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(one: T) -> None:
        drawn.append(one)

    collect()
    return drawn[:count]


def _drawing(kind: inspect.Type, free: Drawing) -> Drawing:
    match kind:
        case inspect.Metadata(type=inner):
            return _drawing(inner, free)
        case inspect.UnionType(types=parts):
            return st.one_of([_drawing(part, free) for part in parts])
        case inspect.StructType():
            return _struct(kind, free)
        case inspect.TupleType(item_types=parts):
            return st.tuples(*(_drawing(part, free) for part in parts)).map(list)
        case (
            inspect.VarTupleType(item_type=item, min_length=least, max_length=most)
            | inspect.ListType(item_type=item, min_length=least, max_length=most)
            | inspect.FrozenSetType(item_type=item, min_length=least, max_length=most)
        ):
            return st.lists(_drawing(item, free), min_size=least or 0, max_size=min(most or LONGEST, LONGEST))
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(_drawing(key, free), _drawing(value, free), max_size=LONGEST)
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.EnumType(cls=members):
            return st.sampled_from([member.value for member in members])
        case inspect.StrType(pattern=str(pattern)):
            return st.from_regex(pattern)
        case inspect.StrType(min_length=least, max_length=most):
            return st.text(min_size=least or 0, max_size=most)
        case inspect.IntType(ge=least, le=most):
            return st.integers(least, most)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.AnyType() | inspect.RawType():
            return free
    raise TypeError(f"nothing on the wire is a {kind}")


def _struct(kind: inspect.StructType, free: Drawing) -> Drawing:
    drawings = {field.encode_name: (_drawing(field.type, free), field.required) for field in kind.fields}
    tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    return st.fixed_dictionaries(
        {**tag, **{name: drawing for name, (drawing, required) in drawings.items() if required}},
        optional={name: drawing for name, (drawing, required) in drawings.items() if not required},
    )
