"""A seat for a program: the host gives it away, and the command that is shown brings the program to the table."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.journeys.accessibility import faults
from tests.journeys.guests import Guests
from tests.journeys.person import Person

ME, FREE = {"who": "me"}, {"who": "free"}
EAGER = str(Path(__file__).parents[2] / "examples" / "bots" / "eager.py")
PATIENCE = 60


def gives_to_program(person: Person) -> list[str]:
    """The command that is shown, as a shell would read it."""
    chooser = person.page.get_by_role("combobox", name=person.says("seat-give-to-bot", name=person.says("seat-free")))
    chooser.select_option(person.says("seat-a-program"))
    shown = person.page.get_by_role("group", name=person.says("program-command"))
    expect(shown).to_contain_text("--token ")
    return shlex.split(shown.inner_text())


@contextmanager
def running(command: list[str], language: str = "en") -> Iterator[subprocess.Popen[str]]:
    """Instead of ./mybot, one of the examples. The terminal speaks this language."""
    name, *rest = (EAGER if word == "./mybot" else word for word in command)
    assert name == "parlour"
    program = subprocess.Popen(
        [sys.executable, "-m", name, *rest],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PARLOUR_LANG": language, "PYTHONIOENCODING": "utf-8"},
    )
    try:
        yield program
    finally:
        program.kill()
        program.communicate()


def last_words(program: subprocess.Popen[str]) -> str:
    """As one line, wherever the terminal has broken it."""
    said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode != 0
    return " ".join(said.split())


def test_a_program_comes_with_its_token_plays_and_nobody_else_can_use_it(guests: Guests) -> None:
    anna = guests.come()
    anna.takes_name("Anna")
    table = anna.opens_table(ME, FREE, game="moerder", start=False)
    command = gives_to_program(anna)
    anna.reads("waiting-for", names=anna.says("waiting-programs", count=1))
    assert faults(anna.page) == []
    jonas = guests.come(f"/table/{table}")
    jonas.reads("sit-full")
    expect(jonas.seats.nth(1)).to_contain_text(jonas.says("seat-kept"))
    assert command[-1] not in jonas.page.content()
    with running(command):
        expect(anna.seats.nth(1)).to_contain_text("eager")
        expect(anna.seats.nth(1)).to_contain_text(anna.says("seat-program"))
        assert command[-1] not in anna.page.content(), "it is put away by itself"
        with running(command) as second:
            assert anna.says("refusal-token-used") in last_words(second)
        anna.button("waiting-start").click()
        expect(anna.page.locator(".table-felt")).to_be_visible()


def test_a_host_takes_the_seat_back_and_the_token_opens_nothing(guests: Guests) -> None:
    anna = guests.come(phone=True, language="de")
    anna.opens_table(ME, FREE, game="moerder", start=False)
    command = gives_to_program(anna)
    anna.button("seat-remove", name=anna.says("seat-kept")).click()
    expect(anna.seats.nth(1)).to_contain_text(anna.says("seat-free"))
    expect(anna.page.get_by_role("group", name=anna.says("program-command"))).to_have_count(0)
    with running(command, "de") as program:
        assert anna.says("refusal-token-unknown") in last_words(program)
    expect(anna.seats.nth(1)).to_contain_text(anna.says("seat-free"))


def in_an_hour(person: Person) -> str:
    """As the page writes the time of day."""
    written: str = person.page.evaluate(
        "new Date(Date.now() + 3600_000).toLocaleTimeString('it', {hour: 'numeric', minute: '2-digit'})"
    )
    return written


def test_a_host_is_told_when_the_token_expires_and_makes_a_new_one(guests: Guests) -> None:
    anna = guests.come(phone=True, language="it")
    anna.opens_table(ME, FREE, game="moerder", start=False)
    anna.page.clock.install()
    before = in_an_hour(anna)
    command = gives_to_program(anna)
    once = anna.page.get_by_text(anna.says("program-once", time=before))
    until = before if once.is_visible() else in_an_hour(anna)  # the minute may just have passed
    expect(anna.page.get_by_text(anna.says("program-once", time=until))).to_be_visible()
    anna.page.clock.fast_forward("01:00:01")
    expect(anna.page.get_by_text(anna.says("program-expired", time=until))).to_be_visible()
    expect(anna.page.get_by_role("group", name=anna.says("program-command"))).to_have_count(0)
    assert faults(anna.page) == []
    anna.page.clock.set_system_time(time.time())
    anna.button("program-new").click()
    shown = anna.page.get_by_role("group", name=anna.says("program-command"))
    expect(shown).to_contain_text("--token ")
    with running(command, "it") as late:
        assert anna.says("refusal-token-unknown") in last_words(late)
    with running(shlex.split(shown.inner_text())):
        expect(anna.seats.nth(1)).to_contain_text("eager")
