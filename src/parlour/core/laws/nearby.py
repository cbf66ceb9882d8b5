"""Near misses: values that differ from a given one in a single field, however deep, built from its msgspec types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec import Struct, inspect, structs

T = TypeVar("T", bound=Struct)


def near_misses(value: T) -> Iterator[T]:
    """A few near misses for each field. All of them are values that the types allow, since no others can arrive."""
    yield from _others(value, inspect.type_info(type(value)))


def _others(value: Any, kind: inspect.Type) -> Iterator[Any]:
    match kind:
        case inspect.StructType(fields=fields):
            for field in fields:
                for other in _others(getattr(value, field.name), field.type):
                    yield structs.replace(value, **{field.name: other})
        case inspect.TupleType(item_types=kinds):
            for at, item_kind in enumerate(kinds):
                for other in _others(value[at], item_kind):
                    yield (*value[:at], other, *value[at + 1 :])
        case inspect.VarTupleType(item_type=item_kind) | inspect.ListType(item_type=item_kind):
            for items in _other_items(list(value), item_kind):
                yield type(value)(items)
        case inspect.FrozenSetType(item_type=item_kind):
            for items in _other_items(sorted(value), item_kind):
                if (other := frozenset(items)) != value:
                    yield other
        case inspect.DictType(value_type=item_kind):
            for key in value:
                yield {other: value[other] for other in value if other != key}
                for item in _others(value[key], item_kind):
                    yield {**value, key: item}
        case inspect.UnionType(types=kinds):
            for part in kinds:
                yield from _others(value, part) if _fits(value, part) else _examples(part)
        case inspect.IntType():
            yield from (other for other in (value - 1, value + 1, value + 7) if _in_range(other, kind))
        case inspect.StrType():
            yield from (value + "x", value[:-1] or "y")
        case _:
            yield from (other for other in _examples(kind) if other != value)


def _other_items(items: list[Any], kind: inspect.Type) -> Iterator[list[Any]]:
    """One item missing, one repeated, one changed."""
    for at, item in enumerate(items):
        yield [*items[:at], *items[at + 1 :]]
        yield [*items, item]
        for other in _others(item, kind):
            yield [*items[:at], other, *items[at + 1 :]]
    if not items:
        yield from ([example] for example in _examples(kind))


def _examples(kind: inspect.Type) -> Iterator[Any]:
    """A few values of this type."""
    match kind:
        case inspect.NoneType():
            yield None
        case inspect.BoolType():
            yield from (False, True)
        case inspect.IntType():
            yield from (number for number in (kind.ge or 0, (kind.ge or 0) + 1) if _in_range(number, kind))
        case inspect.StrType():
            yield "x"
        case inspect.LiteralType(values=values):
            yield from values
        case inspect.EnumType(cls=cls):
            yield from cls
        case inspect.StructType(cls=cls, fields=fields):
            parts = {field.name: next(_examples(field.type), None) for field in fields}
            yield cls(**parts)
        case inspect.TupleType(item_types=kinds):
            yield tuple(next(_examples(part), None) for part in kinds)
        case inspect.VarTupleType():
            yield ()
        case inspect.ListType():
            yield []
        case inspect.FrozenSetType():
            yield frozenset()
        case inspect.UnionType(types=kinds):
            for part in kinds:
                yield from _examples(part)
        case _:
            return


def _fits(value: Any, kind: inspect.Type) -> bool:
    match kind:
        case inspect.NoneType():
            return value is None
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.LiteralType(values=values):
            return value in values
        case inspect.StructType(cls=cls) | inspect.EnumType(cls=cls):
            return isinstance(value, cls)
        case inspect.TupleType() | inspect.VarTupleType():
            return isinstance(value, tuple)
        case inspect.ListType():
            return isinstance(value, list)
        case inspect.FrozenSetType():
            return isinstance(value, frozenset)
        case inspect.DictType():
            return isinstance(value, dict)
        case _:
            return False


def _in_range(number: int, kind: inspect.IntType) -> bool:
    return (
        (kind.ge is None or number >= kind.ge)
        and (kind.le is None or number <= kind.le)
        and (kind.gt is None or number > kind.gt)
        and (kind.lt is None or number < kind.lt)
    )
