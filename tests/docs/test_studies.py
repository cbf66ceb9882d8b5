"""Every game has a study in the documentation, by today's rules, with the command that makes it again."""

from __future__ import annotations

import re

import pytest

from parlour.catalog import CATALOG
from tools.studies import FOLDER, STUDIES

ROW = re.compile(r"^\| (.+?) \| (.+) \|$", re.MULTILINE)


@pytest.mark.parametrize("name", CATALOG)
def test_a_game_has_a_study_by_todays_rules(name: str) -> None:
    report = (FOLDER / name / "report.md").read_text(encoding="utf-8")
    told = dict(ROW.findall(report))
    assert told["version of the rules"] == str(CATALOG[name].version), "run python -m tools.studies"
    words = STUDIES[name].split()
    assert told["command"].startswith(f"parlour study {name}")
    assert all(word in told["command"].split() for word in words), "run python -m tools.studies"


@pytest.mark.parametrize("name", CATALOG)
def test_what_a_study_refers_to_is_there(name: str) -> None:
    report = (FOLDER / name / "report.md").read_text(encoding="utf-8")
    for file in ("plots.html", *re.findall(r"\]\((.+?)\)", report)):
        assert (FOLDER / name / file).exists()


def test_the_list_of_studies_names_every_command() -> None:
    listed = (FOLDER / "README.md").read_text(encoding="utf-8")
    for name, words in STUDIES.items():
        assert f"parlour study {name} {words}" in listed
        assert f"({name}/report.md)" in listed
