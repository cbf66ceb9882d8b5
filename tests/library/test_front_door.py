"""The front door: light to open, everything behind it named in one place, typed all the way."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api

import parlour
from parlour.core.game import Illegal
from parlour.games.letter import Letter

HEAVY = {"numpy", "numba", "matplotlib", "sqlalchemy", "starlette", "uvicorn", "rich", "cyclopts", "fluent", "msgspec"}
TYPED = """
import parlour
game = parlour.game("{name}")
sitting = parlour.Sitting(game, seed=1)
reveal_type(game)
reveal_type(sitting.view(0))
reveal_type(sitting.legal(0))
reveal_type(sitting.act(0, sitting.legal(0).pick(parlour.seeded(1))))
reveal_type(sitting.clone().state)
reveal_type(sitting.back().action)
reveal_type(parlour.Sitting.from_state(game, 2, sitting.state).view(0))
reveal_type(parlour.Sitting.from_view(game, 2, sitting.view(0), seed=1).view(0))
"""


def test_importing_the_package_loads_nothing_heavy() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, parlour; print(*{name.split('.')[0] for name in sys.modules})"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    assert HEAVY.isdisjoint(loaded)


def test_playing_with_random_choices_loads_no_numbers_and_no_server() -> None:
    script = (
        "import sys, parlour\n"
        "table = parlour.Sitting(parlour.game('letter'), 2, seed=1)\n"
        "table.act(min(table.turn.awaited), table.legal(min(table.turn.awaited)).pick(parlour.seeded(1)))\n"
        "print(*{name.split('.')[0] for name in sys.modules})\n"
    )
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    assert {"numpy", "numba", "sqlalchemy", "starlette", "rich", "cyclopts"}.isdisjoint(loaded)


def test_everything_public_is_named_once_and_can_be_had() -> None:
    source = ast.parse(Path(parlour.__file__).read_text(encoding="utf-8"))
    typed = {
        name.name
        for branch in source.body
        if isinstance(branch, ast.If)
        for node in branch.body
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    assert typed == set(parlour.__all__) == set(parlour._HOME)
    assert all(getattr(parlour, name) is not None for name in parlour.__all__)
    assert set(parlour.__all__) <= set(dir(parlour))
    with pytest.raises(AttributeError, match="no attribute 'sitting_room'"):
        _ = parlour.sitting_room


def test_everything_public_says_what_it_is() -> None:
    aliases = {"CATALOG", "Seat"}
    assert all(getattr(parlour, name).__doc__ for name in parlour.__all__ if name not in aliases)


def test_a_game_is_had_by_its_name_under_the_options_named() -> None:
    assert parlour.game("letter", language="de", timed=30) == Letter(language="de", timed=30)
    assert parlour.game("letter", layers=["words"]).layers == frozenset({"words"})


@pytest.mark.parametrize(
    ("name", "agreed", "sentence"),
    [
        ("leter", {}, "There is no game “leter”. Did you mean “letter”?"),
        ("letter", {"langage": "de"}, "letter has no option “langage”. Did you mean “language”?"),
        ("letter", {"language": "es"}, "“language” cannot be 'es'. It can be: 'en', 'de', 'fr', 'it'."),
        ("letter", {"grid": 99}, "“grid” cannot be 99. It can be: 12 … 30, None."),
        ("letter", {"layers": {"verbs"}}, "“layers” cannot be {'verbs'}."),
        ("murdero", {"custom_deck": 7}, "“custom_deck” cannot be 7. It can be: ≤ 30"),
        ("letter", {"own_list": 7}, "“own_list” cannot be 7. It can be: str, ≤ 40."),
    ],
)
def test_what_means_nothing_is_answered_with_the_nearest(name: str, agreed: dict[str, object], sentence: str) -> None:
    with pytest.raises(parlour.Mistaken) as mistaken:
        parlour.game(name, **agreed)
    assert str(mistaken.value).startswith(sentence)


def test_what_the_game_itself_refuses_is_illegal() -> None:
    with pytest.raises(Illegal, match="target_needs_swap"):
        parlour.game("grandmastermind", target=10, roles="decode")


def test_a_sitting_is_typed_by_its_game(tmp_path: Path) -> None:
    """Every game in one run of the type checker, which takes most of its time to start."""
    files = []
    for name in ("grandmastermind", "moerder", "wordsearch", "letter", "murdero"):
        files.append(tmp_path / f"{name}_typed.py")
        files[-1].write_text(TYPED.format(name=name))
    config = Path(__file__).parents[2] / "pyproject.toml"
    found, errors, code = api.run(["--config-file", str(config), "--follow-imports=silent", *map(str, files)])
    assert (errors, code) == ("", 0), found
    revealed = [line for line in found.splitlines() if "Revealed type" in line]
    assert len(revealed) == 8 * len(files)
    assert not any("Any" in line.replace("AnyAim", "") for line in revealed), found
    for name in ("grandmastermind", "moerder", "wordsearch", "letter", "murdero"):
        of_game = [line for line in revealed if f"{name}_typed" in line]
        assert f"parlour.games.{name}.state.View" in of_game[1]
        assert all(f"parlour.games.{name}." in line for line in of_game)
