"""A house in a process of its own, with room for a crowd that comes from one address.

python -m benchmarks.roomy_house FOLDER
"""

from __future__ import annotations

import os
import resource
import sys
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from parlour.server.app import GENEROUS, POLITE, app
from parlour.server.door.limits import Rate
from parlour.server.serve import configured, listen, places

ROOMY_HOUSE = ("-m", "benchmarks.roomy_house")
ALL = Rate(1_000_000, 0.000_001)
LIMITS = replace(
    GENEROUS,
    newcomers=ALL,
    requests=ALL,
    messages=ALL,
    messages_by_address=ALL,
    tables=ALL,
    tables_by_address=ALL,
    tables_a_day=1_000_000,
    sockets_by_address=1_000_000,
)
FORGETFUL = replace(POLITE, forget_seconds=60)
"""A table that nobody watches leaves the memory after one minute instead of ten: within a short run, too."""


def processor_time(process: int) -> float:
    """How many seconds this process has worked so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Megabytes this process has in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize() / 2**20


def main() -> None:
    with listen("127.0.0.1", 0) as listening:
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        served = app(Path(sys.argv[1]), FORGETFUL, limits=replace(LIMITS, all_sockets=places()))
        uvicorn.Server(configured(served)).run(sockets=[listening])


if __name__ == "__main__":
    main()
