"""The log as lines of JSON, for programs that collect logs. It never contains a table's secrets."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

PLAIN = "%(asctime)s %(name)s: %(message)s"
NONSENSE = ("Invalid HTTP request received", "Unsupported upgrade request")
"""How uvicorn's reports about others' mistakes begin."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def is_ours(record: logging.LogRecord) -> bool:
    """Whoever sends nonsense is turned away. If that were logged, they could fill the disk."""
    return not record.getMessage().startswith(NONSENSE)


def begin_logging() -> None:
    """A person at a terminal sees only trouble. A program gets lines of JSON, and more of them."""
    lines = logging.StreamHandler()
    person = sys.stderr.isatty()
    lines.setFormatter(logging.Formatter(PLAIN) if person else JsonLines())
    logging.basicConfig(handlers=[lines], level=logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    logging.getLogger("parlour").setLevel(logging.WARNING if person else logging.INFO)
