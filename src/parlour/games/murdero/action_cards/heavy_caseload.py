"""HEAVY CASELOAD: while it is in play, a win takes two complete cases (MU-C10)."""

from __future__ import annotations

from parlour.games.murdero.permanents import permanent

CARD = permanent("heavy_caseload", "MU-C10", cases_to_win=2)
