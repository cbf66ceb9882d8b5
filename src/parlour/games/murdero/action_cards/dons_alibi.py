"""THE DON'S ALIBI: while it is in play, no red case wins (MU-C8)."""

from __future__ import annotations

from parlour.games.murdero.permanents import permanent

CARD = permanent("dons_alibi", "MU-C8", holds_back="R")
