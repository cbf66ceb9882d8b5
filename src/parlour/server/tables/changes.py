"""What has changed from one view to the next, so that a move of a long game costs no more than one of a short game."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

Changes: TypeAlias = "list[Any] | dict[str, Any]"


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
        return {
            name: changes(then, now)
            for name, then, now in zip(kind.__struct_encode_fields__, astuple(before), astuple(after), strict=True)
            if then is not now and then != now
        }
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


def changes_of_list(before: tuple[Any, ...], after: tuple[Any, ...]) -> Changes:
    pairs = enumerate(zip(before, after, strict=False))
    changed = [number for number, (then, now) in pairs if then is not now and then != now]
    added = range(len(before), len(after))
    if 2 * (len(changed) + len(added)) > len(after):
        return [after]
    parts: dict[str, Any] = {str(number): changes(before[number], after[number]) for number in changed}
    return parts | {str(number): [after[number]] for number in added}
