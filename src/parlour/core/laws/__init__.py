"""The laws every game keeps, to be called on anyone's game: `check(game)`."""

from parlour.core.laws.check import LAWS, check
from parlour.core.laws.report import Breach, LawBroken, Report

__all__ = ["LAWS", "Breach", "LawBroken", "Report", "check"]
