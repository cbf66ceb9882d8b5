"""Parlour: five tabletop games with their rules enforced, to play and to study."""
