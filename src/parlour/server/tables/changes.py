"""What has changed from one view to the next, so that a move of a long game costs no more than one of a short game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress, count
from operator import is_not
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

Changes: TypeAlias = "list[Any] | dict[str, Any]"


class Comparison:
    """Compares views of one table. What everybody sees is the same in all of them, and is compared once."""

    def __init__(self) -> None:
        self._last: tuple[Any, Any, Changes] = None, None, {}

    def changes(self, before: Struct, after: Struct) -> Changes:
        return changes_of_fields(before, after, self._part)

    def _part(self, before: Any, after: Any) -> Changes:
        if not isinstance(after, Struct):
            return changes(before, after)
        then, now, found = self._last
        if then is not before or now is not after:
            found = changes(before, after)
            self._last = before, after, found
        return found


def changes(before: Any, after: Any) -> Changes:
    """`[value]` if it is now this, otherwise the parts that have changed, by field or by number. {}: nothing has.

    A list that was replaced for the most part, or is shorter now, is sent whole.
    """
    kind = type(after)
    if type(before) is not kind:
        return [after]
    if kind is tuple:
        return [after] if len(after) < len(before) else changes_of_list(before, after)
    if issubclass(kind, Struct):
        return changes_of_fields(before, after, changes)
    return {} if before == after else [after]


def changed(before: Any, change: Any) -> Any:
    """What was sent as `before`, after these changes. Both are plain JSON."""
    if isinstance(change, list):
        return change[0]
    parts = dict(enumerate(before)) if isinstance(before, list) else dict(before)
    for key, part in change.items():
        place = int(key) if isinstance(before, list) else key
        parts[place] = changed(parts.get(place), part)
    return list(parts.values()) if isinstance(before, list) else parts


def changes_of_fields(before: Struct, after: Struct, of: Callable[[Any, Any], Changes]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    then, now = astuple(before), astuple(after)
    for number, name in enumerate(after.__struct_encode_fields__):
        if then[number] is not now[number] and (new := of(then[number], now[number])):
            found[name] = new
    return found


def changes_of_list(before: tuple[Any, ...], after: tuple[Any, ...]) -> Changes:
    others = compress(count(), map(is_not, before, after))
    changed = [number for number in others if before[number] != after[number]]
    added = range(len(before), len(after))
    if 2 * (len(changed) + len(added)) > len(after):
        return [after]
    parts: dict[str, Any] = {str(number): changes(before[number], after[number]) for number in changed}
    for number in added:
        parts[str(number)] = [after[number]]
    return parts
