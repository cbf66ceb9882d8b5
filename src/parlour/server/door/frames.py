"""A text message in one frame, as nearly all are (RFC 6455, section 5.2). For every other frame there is a parser."""

from __future__ import annotations

from websockets.frames import apply_mask  # type: ignore[attr-defined]

TEXT = 0x81
"""A text frame that is the whole message."""
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""The length does not fit into seven bits, and follows in so many bytes."""


def framed(text: bytes) -> bytes:
    """As a server sends it."""
    size = len(text)
    if size < TWO_BYTES:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + text


def unframed(data: bytes, longest: int) -> bytes | None:
    """What a browser said, if these bytes are just one such frame of a modest length."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    size, mask = data[1] - MASKED, 2
    if size == TWO_BYTES:
        size, mask = int.from_bytes(data[2:4], "big"), 4
    elif size == EIGHT_BYTES:
        return None
    begin = mask + 4
    if len(data) != begin + size or size > longest:
        return None
    return apply_mask(data[begin:], data[mask:begin])
