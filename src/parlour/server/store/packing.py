"""Many rows as one value. The engine unpacks them by itself, while a driver would hand over one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import JSON, ColumnElement, LargeBinary, String, bindparam, cast, func, literal_column, type_coerce
from sqlalchemy.types import TypeEngine

ROWS = "rows"
"""The name of the value in a statement."""
Field: TypeAlias = Callable[[int, type[TypeEngine[Any]]], ColumnElement[Any]]
"""What a packed row has in this place."""


def packed(rows: Sequence[Sequence[Any]]) -> dict[str, str]:
    """Bytes are text here."""
    return {ROWS: msgspec.json.encode(rows).decode()}


def fields(engine: str) -> Field:
    """For a statement that is run with packed rows."""
    return _fields_of_sqlite() if engine == "sqlite" else _fields_of_postgresql()


def _fields_of_sqlite() -> Field:
    rows = func.json_each(bindparam(ROWS, type_=String)).table_valued("value", name="packed")

    def field(place: int, kind: type[TypeEngine[Any]]) -> ColumnElement[Any]:
        value = func.json_extract(rows.c.value, literal_column(f"'$[{place}]'"))
        return cast(value, LargeBinary) if kind is LargeBinary else type_coerce(value, kind)

    return field


def _fields_of_postgresql() -> Field:
    rows = func.json_array_elements(cast(bindparam(ROWS, type_=String), JSON)).table_valued("value", name="packed")

    def field(place: int, kind: type[TypeEngine[Any]]) -> ColumnElement[Any]:
        value = rows.c.value.op("->>", return_type=String())(literal_column(str(place)))
        return func.convert_to(value, "UTF8") if kind is LargeBinary else cast(value, kind)

    return field
