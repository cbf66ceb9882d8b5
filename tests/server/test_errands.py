"""Errands of a table that nobody waits for any more."""

import asyncio
import gc

import pytest

from parlour.core.refusal import Refusal
from parlour.server.store.outage import Outage
from parlour.server.tables.errands import Errands


@pytest.mark.parametrize(("problem", "logged"), [(Refusal("not_your_seat"), 0), (ZeroDivisionError(), 1)])
async def test_an_attempt_that_was_called_off_may_be_refused_but_a_bug_is_logged(
    problem: Exception, logged: int, caplog: pytest.LogCaptureFixture
) -> None:
    errands, begun, going_on = Errands(Outage()), asyncio.Event(), asyncio.Event()

    async def attempt() -> None:
        begun.set()
        await going_on.wait()
        raise problem

    waiting = errands.run(errands.until_kept(attempt))
    await begun.wait()
    waiting.cancel()
    going_on.set()
    for _ in range(5):
        await asyncio.sleep(0)
    gc.collect()
    assert errands.idle
    assert len(caplog.records) == logged
