"""SILVER SCREEN ALIBI: while it is in play, no blue case wins (MU-C7)."""

from __future__ import annotations

from parlour.games.murdero.permanents import permanent

CARD = permanent("silver_screen_alibi", "MU-C7", holds_back="B")
