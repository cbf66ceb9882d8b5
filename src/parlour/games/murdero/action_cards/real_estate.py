"""REAL ESTATE: at the end of the hand its owner's Crime Scenes score four each (MU-C11)."""

from __future__ import annotations

from parlour.games.murdero.permanents import permanent

CARD = permanent("real_estate", "MU-C11", scene_points=4)
