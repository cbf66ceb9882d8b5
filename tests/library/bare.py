"""Run in a process of its own: Parlour as it is without any extra, made by hiding what the extras bring.

    python -m tests.library.bare play | serve | simulate …

`play` plays every game to its end, or for a thousand decisions, with random choices. Anything else is a command line.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from types import ModuleType

HIDDEN = {
    "alembic",
    "gymnasium",
    "llvmlite",
    "matplotlib",
    "numba",
    "numpy",
    "openskill",
    "pyarrow",
    "ray",
    "sqlalchemy",
    "starlette",
    "uvicorn",
}
LONGEST = 1000


class NotInstalled(MetaPathFinder):
    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        if fullname.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)


def play() -> int:
    import parlour

    for name in parlour.CATALOG:
        for seats in parlour.game(name).seats:
            table, luck = parlour.Sitting(parlour.game(name), seats, seed=seats), parlour.seeded(seats)
            for decision, seat in enumerate(table):
                table.act(seat, table.legal(seat).pick(luck))
                if decision == LONGEST:
                    break
            print(name, seats, len(str(table).splitlines()))
    return 0


def main(words: list[str]) -> int:
    sys.meta_path.insert(0, NotInstalled())
    if words == ["play"]:
        return play()
    from parlour.cli import main as run

    return run(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
