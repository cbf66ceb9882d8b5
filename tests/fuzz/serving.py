"""`parlour serve` with its limits opened wide: python tests/fuzz/serving.py FOLDER."""

import sys
from pathlib import Path

from parlour.server import serve as serving
from parlour.server.door.limits import Limits, Rate
from parlour.server.thinking.house import House

FREE = Rate(10**9, 1e-9)


def unlimited(all_sockets: int) -> Limits:
    return Limits(FREE, FREE, FREE, FREE, FREE, FREE, 10**9, all_sockets, all_sockets, all_sockets)


def main(data: Path) -> int:
    setattr(serving, "Limits", unlimited)  # noqa: B010
    setattr(House, "open", lambda _: None)  # noqa: B010  # no compiler is warmed up before anybody asks for words
    return serving.serve("127.0.0.1", 0, data)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
