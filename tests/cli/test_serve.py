"""`parlour serve` as a process: it says where it is, answers there, and closes when it is told to."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

from tests.cli.conftest import Run


def test_the_house_opens_and_closes(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "parlour", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as house:
        try:
            assert house.stdout is not None
            found = re.search(r"http://\S+?:\d+/", house.stdout.readline())
            assert found is not None
            with urlopen(found[0] + "api/games", timeout=20) as answer:
                boxes = json.load(answer)
            shelf = subprocess.run([*words[:3], "games", "--json"], capture_output=True, text=True, check=True)
            assert boxes == json.loads(shelf.stdout)
        finally:
            house.send_signal(signal.SIGINT)
        out, err = house.communicate(timeout=30)
    assert (house.returncode, err) == (0, "")
    assert "Traceback" not in out


def test_a_busy_port_is_reported_in_a_sentence(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        outcome = run("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path))
    assert outcome.code == 1
    assert port in outcome.err
    assert outcome.err.count("\n") == 1


def test_an_impossible_folder_is_reported_in_a_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    outcome = run("serve", "--port", "0", "--data", str(file))
    assert outcome.code == 1
    assert str(file) in outcome.err
