"""POLITICAL ALIBI: while it is in play, no green case wins (MU-C9)."""

from __future__ import annotations

from parlour.games.murdero.permanents import permanent

CARD = permanent("political_alibi", "MU-C9", holds_back="G")
