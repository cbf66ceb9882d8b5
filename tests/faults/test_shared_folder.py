"""One server per folder: a second one is refused, and a killed server leaves no lock behind."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from tests.faults.real_house import SERVE, real_house


async def test_a_second_server_over_the_same_folder_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with real_house(tmp_path) as first:
        second = await asyncio.create_subprocess_exec(sys.executable, *SERVE, tmp_path, stdout=PIPE, stderr=PIPE)
        greeting, complaint = await second.communicate()
        assert (second.returncode, greeting) == (1, b"")
        assert str(tmp_path) in complaint.decode()
        assert complaint.count(b"\n") == 1
        await first.kill()
        async with real_house(tmp_path):
            pass
