"""How the finder's loops are compiled: once, by numba, and cached on disk; and the bit operations they use."""

# mypy: disable-error-code="untyped-decorator, no-any-return"

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic


def cache_folder() -> str:
    """Where compiled code is kept: beside the source or, if that is read-only, in the user's cache."""
    beside = Path(__file__).parent
    if os.access(beside, os.W_OK):
        return ""
    own = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parlour"
    try:
        own.mkdir(parents=True, exist_ok=True)
        if os.access(own, os.W_OK):
            return str(own)
    except OSError:
        pass
    return str(Path(tempfile.gettempdir()) / f"parlour-{os.getuid() if hasattr(os, 'getuid') else 'cache'}")


settings: Any = numba.config
if not settings.CACHE_DIR:
    settings.CACHE_DIR = cache_folder()

loop: Any = numba.njit(nogil=True, cache=True, boundscheck=False)
"""Compiles a function on its first call; other threads may run while it does."""

compiler_word: Any = intrinsic
ONE, NONE = np.uint64(1), np.uint64(0)
LETTERS, ENDING, BELOW = np.uint64(0x7FFFFFFF), np.uint64(31), np.uint64(32)
"""A row of the table stands for an edge and describes the node below it. Its first number has a bit for every letter
that may follow, bit ENDING where a word ends, and, from bit BELOW up, the row where the edges of those letters begin.
Its second number says how many words to skip. Row 0 describes the root."""
SINGLE = np.uint8(255)
"""The second letter of a tile that has only one."""
DEEPEST = 64


@compiler_word
def members(typing: Any, word: Any) -> Any:
    """How many bits are set."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return word(word), code


@compiler_word
def lowest(typing: Any, word: Any) -> Any:
    """The place of the lowest bit."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return word(word), code


@loop
def edge(node: np.uint64, letter: np.uint64) -> np.uint64:
    """The row of this letter, which must be one of those that may follow."""
    return (node >> BELOW) + members(node & ((ONE << letter) - ONE))
