"""Opening the house from the terminal: its address, what can go wrong, and a clean shutdown."""

import asyncio
import re
import signal
import socket
import sys
from pathlib import Path

import httpx
import pytest

from parlour.server.door.addresses import lan_addresses, reaches_others
from parlour.server.serve import serve
from parlour.texts.voice import Voice

SERVE = "import sys; from pathlib import Path; from parlour.server.serve import serve; "
SERVE += "sys.exit(serve('0.0.0.0', 0, Path(sys.argv[1])))"


def test_a_busy_port_is_reported_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert serve("127.0.0.1", port, tmp_path, Voice("en")) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"Port {port} is already in use.")
    assert said.count("\n") == 1


def test_an_unwritable_folder_is_reported_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert serve("127.0.0.1", 0, tmp_path / "file" / "data", Voice("de")) == 1
    said = capsys.readouterr().err
    assert str(tmp_path / "file" / "data") in said
    assert said.count("\n") == 1


def test_a_foreign_address_is_reported_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve("203.0.113.7", 0, tmp_path, Voice("en")) == 1
    assert "203.0.113.7" in capsys.readouterr().err


@pytest.mark.parametrize("port", [99_999, -1])
def test_an_impossible_port_is_reported_in_one_sentence(
    port: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve("127.0.0.1", port, tmp_path, Voice("en")) == 1
    assert (
        capsys.readouterr().err
        == f"The house can’t open at 127.0.0.1, port {port}. Choose another --host or --port (or HOST, PORT).\n"
    )


async def test_it_says_where_it_is_and_stops_when_told_to(tmp_path: Path) -> None:
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SERVE, str(tmp_path / "new" / "data")),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    address = re.search(r"http://localhost:\d+/", (await server.stdout.readline()).decode())
    assert address is not None
    async with httpx.AsyncClient() as http:
        assert (await http.get(address[0] + "api/games")).status_code == 200
    server.send_signal(signal.SIGINT)
    _, complaints = await asyncio.wait_for(server.communicate(), 30)
    assert (server.returncode, complaints.decode()) == (0, "")


def test_only_addresses_others_can_reach_are_told() -> None:
    assert all(reaches_others(address) for address in lan_addresses())
    assert not any(map(reaches_others, ("127.0.0.1", "0.0.0.0", "169.254.1.1")))
