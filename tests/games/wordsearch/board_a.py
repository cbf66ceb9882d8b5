"""Board A of the golden tests: a board of the box on which the first player can make 21 words (WS-T2)."""

from __future__ import annotations

from typing import Final

ROWS: Final = (
    "X W Q T",
    "N J T I N",
    "O P E H A T",
    "S L L . A I R",
    "O E C E S M",
    "D A R ON F",
    "S U S M",
)
"""Row by row from the top, each from the left. The middle is empty."""

OFF: Final = ("P", "V", "U", "G", "IN", "E", "E", "I", "A", "H", "Z", "K", "C", "D", "L", "Y", "IS", "B", "R", "O")
"""The 20 tiles beside the board."""

PATHS: Final = {
    "HELP": "1,-1 0,-1 -1,0 -1,-1",
    "HINT": "1,-1 2,-2 3,-2 3,-3",
    "HI": "1,-1 2,-2",
    "HIT": "1,-1 2,-2 3,-3",
    "AH": "1,0 1,-1",
    "HET": "1,-1 0,-1 1,-2",
    "CELL": "-1,1 -2,1 -1,0 -2,0",
    "CELLS": "-1,1 -2,1 -1,0 -2,0 -3,0",
    "HELL": "1,-1 0,-1 -1,0 -2,0",
    "ELL": "0,-1 -1,0 -2,0",
    "ELLS": "0,-1 -1,0 -2,0 -3,0",
    "CLEAR": "-1,1 -1,0 -2,1 -2,2 -1,2",
    "CLEARS": "-1,1 -1,0 -2,1 -2,2 -1,2 -1,3",
    "HELLO": "1,-1 0,-1 -1,0 -2,0 -2,-1",
    "HE": "1,-1 0,-1",
    "CELLO": "-1,1 -2,1 -1,0 -2,0 -2,-1",
    "CELLOS": "-1,1 -2,1 -1,0 -2,0 -2,-1 -3,0",
    "LET": "-1,0 0,-1 1,-2",
    "EPOS": "0,-1 -1,-1 -2,-1 -3,0",
    "AHI": "1,0 1,-1 2,-2",
    "CERAS": "-1,1 0,1 -1,2 -2,2 -3,3",
}
"""The 21 words, each with one path."""
