"""The client printed in docs/protocol.md plays a whole game against the house."""

import asyncio
import re
import sys
from pathlib import Path

from tests.server.visitors import open_house

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


async def test_the_printed_client_plays_a_whole_game(tmp_path: Path) -> None:
    (client,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(client.splitlines()) <= 60
    script = tmp_path / "client.py"
    script.write_text(client)

    async with open_house(tmp_path) as house:
        playing = await asyncio.create_subprocess_exec(
            *(sys.executable, script, house), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        printed, complaints = await asyncio.wait_for(playing.communicate(), 100)
        assert not complaints.decode()
        assert printed.decode().splitlines()[-1] in ("over: code_kept", "over: code_broken")
