"""The Dockerfile copies files there are, and runs what Parlour has, as somebody who may."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from importlib.util import find_spec
from pathlib import PurePosixPath

from parlour.cli.app import build
from parlour.cli.terminal import Terminal
from parlour.texts.voice import Voice
from tests.city.deployed import DEPLOY
from tools.wheel import DIST

ROOT = DEPLOY.parent
LINES = re.findall(r"^([A-Z]+) (.+)$", (DEPLOY / "Dockerfile").read_text().replace("\\\n", ""), re.MULTILINE)
IGNORED = (DEPLOY / "Dockerfile.dockerignore").read_text().split()


def said(instruction: str) -> list[str]:
    return [rest for word, rest in LINES if word == instruction]


def test_everything_that_is_copied_is_there() -> None:
    context, built = (line.split() for line in said("COPY"))
    assert context == [".", "."]
    flag, *sources, target = built
    assert flag == "--from=build"
    names = [PurePosixPath(source).relative_to(said("WORKDIR")[0]) for source in sources]
    assert str(names[0]) == DIST.relative_to(ROOT).as_posix(), "where `make wheel` leaves the wheel"
    for name in names[1:]:
        assert (ROOT / name).is_file()
        assert not {str(name), *map(str, name.parents)} & set(IGNORED)
        assert f"{target}{name.name} " in said("RUN")[2]
    assert f"{target}*.whl " in said("RUN")[2]


def test_what_make_wheel_needs_is_not_ignored() -> None:
    """Only what tools fill is left out, so that nothing of this computer gets into the image."""
    kept_out = re.findall(r"rm -rf (.+)", (ROOT / "Makefile").read_text())[0].replace("$(VENV)", ".venv").split()
    assert set(IGNORED) == {*kept_out, ".git", "data", "**/__pycache__"}


def test_every_command_is_one_of_ours_or_of_the_image() -> None:
    commands = [shlex.split(command) for line in said("RUN") for command in line.split("&&")]
    assert {command[0] for command in commands} == {"apt-get", "rm", "make", "pip", "useradd", "python"}
    for name, flag, *rest in (command for command in commands if command[0] in ("make", "python")):
        if name == "make":
            assert re.search(rf"^{flag}:", (ROOT / "Makefile").read_text(), re.MULTILINE)
        else:
            assert flag == "-m" and find_spec(rest[0]) is not None


def test_the_image_runs_parlour_as_a_user_of_its_own() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    (entry,), (command,), (user,), (port,) = map(said, ("ENTRYPOINT", "CMD", "USER", "EXPOSE"))
    (program,) = json.loads(entry)
    assert program in scripts
    _, bound, _ = build(Terminal(Voice("en"))).parse_args(json.loads(command), print_error=False, exit_on_error=False)
    assert bound.signature.parameters["port"].default == int(port)
    assert bound.signature.parameters["host"].default == "0.0.0.0", "whoever asks is in another container"
    assert re.search(rf"useradd .*--home-dir {said('WORKDIR')[1]} --create-home {user}$", said("RUN")[2])


def test_whoever_runs_the_house_has_compiled_the_finder() -> None:
    """Code that root has compiled is of no use to a user who may not write beside it."""
    words = [word for word, _ in LINES]
    assert "parlour.words.warming" in said("RUN")[-1]
    assert words.index("USER") < len(words) - 1 - words[::-1].index("RUN")


def test_both_stages_have_the_python_that_the_lock_is_for() -> None:
    first, second = said("FROM")
    assert first == f"{second} AS build"
    locked = re.search(r"--python-version (\S+)", (ROOT / "Makefile").read_text())
    assert locked is not None and second.startswith(f"python:{locked[1]}-")
