"""The laws every game keeps, to be called on anyone's game: `check(game)`."""

from parlour.core.laws.check import LAWS, check, counted, held
from parlour.core.laws.report import Breach, LawBroken, Report, TooFewCases
from parlour.core.laws.source import Seeded, Source

__all__ = [
    "LAWS",
    "Breach",
    "LawBroken",
    "Report",
    "Seeded",
    "Source",
    "TooFewCases",
    "check",
    "counted",
    "held",
]
