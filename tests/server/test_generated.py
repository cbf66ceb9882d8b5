"""The schema and the TypeScript types of the wire are what the Python types say."""

import pytest

from tools.generate import stale


@pytest.mark.generated
def test_the_generated_files_are_current() -> None:
    assert stale() == []
