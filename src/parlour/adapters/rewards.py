"""What the end of a game is worth to each seat."""

from __future__ import annotations

from parlour.core.game import Result


def rewards(result: Result) -> tuple[float, ...]:
    """The share of the others a seat has beaten, less the share that has beaten it: from -1 to 1, in all 0.

    Alone it is the score.
    """
    ranks = result.ranks
    if len(ranks) == 1:
        return (float(result.scores[0]),)
    others = len(ranks) - 1
    return tuple(sum((other > rank) - (other < rank) for other in ranks) / others for rank in ranks)
