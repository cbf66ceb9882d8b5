"""A game's options as a form: read off the fields of the game itself, so that there is no second list."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct, inspect

from parlour.core.game import AnyGame


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


Option: TypeAlias = Pick | Number


def options(game: type[AnyGame]) -> tuple[Option, ...]:
    """Every option of this game, in the order of its fields."""
    kind = inspect.type_info(game)
    assert isinstance(kind, inspect.StructType)
    return tuple(_option(field.name, field.type, field.default) for field in kind.fields)


def _option(name: str, kind: inspect.Type, default: Any) -> Option:
    match kind:
        case inspect.BoolType():
            return Pick(name, (False, True), default)
        case inspect.LiteralType(values):
            return Pick(
                name, (default, *(value for value in values if value != default and value is not None)), default
            )
        case inspect.IntType(ge=int(least), le=int(most)):
            return Number(name, least, most, False, default)
        case inspect.UnionType(types):
            for part in types:
                if isinstance(part, inspect.IntType) and part.ge is not None and part.le is not None:
                    return Number(name, part.ge, part.le, True, default)
    raise TypeError(f"option {name}: {kind} is no form field")


def chosen(game: AnyGame) -> dict[str, str | int | bool | None]:
    """The options of this game that differ from the box."""
    box = type(game)()
    return {
        option.name: getattr(game, option.name)
        for option in options(type(game))
        if getattr(game, option.name) != getattr(box, option.name)
    }
