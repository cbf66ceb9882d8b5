"""What a house and the workers that think for it say to each other through Redis.

A job waits in a stream until a worker takes it, and stays there until its outcome has been sent. A worker that dies
stops renewing what it holds, and another one takes it over.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from parlour.server.thinking.thinker import Help, Outcome, Think

Errand: TypeAlias = Think | Help
"""What may leave the house: it has one seat's view in it, and never a state."""

STREAM = "parlour:thinking"
WORKERS = "workers"
"""The group of all workers: each job goes to one of them."""
ALIVE = "parlour:thinking:alive"
"""There while any worker is."""
BEAT = 1.0
"""Every so many seconds a worker says that it lives, and renews the jobs it holds."""
LOST_AFTER = 3_000
"""Milliseconds without a beat after which a worker counts as dead, and its jobs are another's."""
WAITED_FOR = 8.0
"""Seconds after which the house does a job itself. Until then there is time for a second worker."""
MOST_WAITING = 10_000

read_errand = msgspec.json.Decoder(Errand)
read_outcome = msgspec.json.Decoder(Outcome)


def answers_of(server: str) -> str:
    """The list from which a server takes outcomes."""
    return f"parlour:thought:{server}"
