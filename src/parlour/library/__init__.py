"""The library's front door: games by name, and sittings one can look at. `import parlour` opens it."""

from parlour.core.sitting import Sitting
from parlour.library.agreeing import Mistaken, game
from parlour.library.boards import Boards

__all__ = ["Mistaken", "Sitting", "game"]

Sitting.easel = Boards()
