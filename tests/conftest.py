"""Where async tests run: on the loop that `parlour serve` runs on."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": True}
