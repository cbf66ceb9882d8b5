"""Parlour without its extras: the rules, the library and the terminal work, and what does not says what to install."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from parlour.core.missing import Missing, needs

ROOT = Path(__file__).parents[2]


def bare(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.library.bare", *words],
        cwd=ROOT,
        env={**os.environ, "PARLOUR_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_game_is_played_without_any_extra() -> None:
    played = bare("play")
    assert played.returncode == 0, played.stderr
    assert len(played.stdout.splitlines()) == 1 + 4 + 6 + 6 + 3


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("simulate", "letter", "--bots", "casual", "--games", "1"), "bots"),
        (("simulate", "grandmastermind", "--bots", "casual", "--games", "1"), "bots"),
        (("arena", "moerder", "--bots", "novice,random", "--rounds", "1"), "study"),
        (("study", "moerder", "--bot", "random", "--games", "1"), "study"),
    ],
)
def test_what_needs_an_extra_says_which(words: tuple[str, ...], extra: str) -> None:
    said = bare(*words)
    assert said.returncode == 1
    assert said.stderr.count("\n") == 1
    assert f'pip install "parlour[{extra}]"' in said.stderr


@pytest.mark.parametrize("adapter", ["gymnasium", "pettingzoo", "openspiel"])
def test_an_adapter_without_its_library_says_which_extra_brings_it(adapter: str) -> None:
    script = (
        "import sys; from tests.library.bare import NotInstalled; sys.meta_path.insert(0, NotInstalled())\n"
        f"import parlour.adapters.{adapter}"
    )
    said = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert 'pip install "parlour[adapters]" brings it' in said.stderr


def test_bots_that_count_nothing_play_without_any_extra() -> None:
    played = bare("simulate", "moerder", "--seats", "2", "--bots", "casual,random", "--games", "1")
    assert played.returncode == 0, played.stderr


def test_a_module_of_our_own_that_is_missing_is_a_bug_and_no_extra() -> None:
    with pytest.raises(ModuleNotFoundError) as bug, needs("study"):
        import parlour.no_such_module  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(bug.value, Missing)


def test_every_extra_that_is_named_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {"adapters", "bots", "city", "ray", "server", "study"} <= project["optional-dependencies"].keys()
    base = " ".join(project["dependencies"])
    assert not any(heavy in base for heavy in ("num", "sqlalchemy", "starlette", "uvicorn", "alembic"))
