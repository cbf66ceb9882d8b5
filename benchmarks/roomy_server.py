"""`parlour serve` with room for a crowd that comes from one address: python -m benchmarks.roomy_server --store …"""

from __future__ import annotations

import sys
from functools import partial

from msgspec.structs import replace

from benchmarks.roomy_house import LIMITS
from parlour.cli.app import main
from parlour.server import serve

ROOMY_SERVER = ("-m", "benchmarks.roomy_server")

if __name__ == "__main__":
    setattr(serve, "Limits", partial(replace, LIMITS))  # noqa: B010
    sys.exit(main(["serve", *sys.argv[1:]]))
