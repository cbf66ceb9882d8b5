"""A game's options as a form, read off the fields of the game itself. There is no second list."""

from __future__ import annotations

from typing import Any, TypeAlias, get_args, get_type_hints

from msgspec import Struct, inspect

from parlour.core.game import AnyGame

Value: TypeAlias = str | int | bool | frozenset[str] | tuple[str, ...] | None
"""What may be agreed for an option."""


class Pick(Struct, frozen=True, tag="pick"):
    """One of a few values."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool


class Number(Struct, frozen=True, tag="number"):
    """A whole number in a range; None is "off", where that may be chosen."""

    name: str
    least: int
    most: int
    off: bool
    default: int | None


class Several(Struct, frozen=True, tag="several"):
    """Any of a few values, perhaps none."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...]


class Text(Struct, frozen=True, tag="text"):
    """Free text, limited in length and, where there is a pattern, in form."""

    name: str
    most: int
    pattern: str | None
    default: str


class Counted(Struct, frozen=True, tag="counted"):
    """A number of copies of each value: at most `each` of one, and `most` in all."""

    name: str
    values: tuple[str, ...]
    each: int
    most: int
    default: tuple[str, ...]


Option: TypeAlias = Pick | Number | Several | Counted | Text


def options(game: type[AnyGame]) -> tuple[Option, ...]:
    """Every option of this game, in the order of its fields."""
    kind = inspect.type_info(game)
    assert isinstance(kind, inspect.StructType)
    hints = get_type_hints(game)
    return tuple(_option(field.name, field.type, hints[field.name], field.default) for field in kind.fields)


def _option(name: str, kind: inspect.Type, hint: Any, default: Any) -> Option:
    """`hint` keeps the order in which the values are written; `kind` does not."""
    match kind:
        case inspect.BoolType():
            return Pick(name, (False, True), default)
        case inspect.LiteralType():
            others = (value for value in get_args(hint) if value != default and value is not None)
            return Pick(name, (default, *others), default)
        case inspect.IntType(ge=int(least), le=int(most)):
            return Number(name, least, most, False, default)
        case inspect.FrozenSetType(item_type=inspect.LiteralType()):
            values = get_args(get_args(hint)[0])
            return Several(name, values, tuple(value for value in values if value in default))
        case inspect.StrType(max_length=int(most), pattern=pattern):
            return Text(name, most, pattern, default)
        case inspect.Metadata(type=inspect.VarTupleType(max_length=int(most)), extra={"values": values, "each": each}):
            return Counted(name, values, each, most, default)
        case inspect.UnionType(types):
            for part in types:
                if isinstance(part, inspect.IntType) and part.ge is not None and part.le is not None:
                    return Number(name, part.ge, part.le, True, default)
    raise TypeError(f"option {name}: {kind} is no form field")


def chosen(game: AnyGame) -> dict[str, Value]:
    """The options of this game that differ from the box."""
    box = type(game)()
    return {
        option.name: getattr(game, option.name)
        for option in options(type(game))
        if getattr(game, option.name) != getattr(box, option.name)
    }
