"""An alarm may be put off and brought forward."""

import asyncio

from parlour.server.tables.alarm import SLACK, Alarm


async def test_an_alarm_that_was_put_off_wakes_early_and_can_be_set_again() -> None:
    woken, twice = [0], asyncio.Event()

    def wake() -> None:
        woken[0] += 1
        if woken[0] == 2:
            twice.set()
        else:
            alarm.set(SLACK)

    alarm = Alarm(wake)
    alarm.set(SLACK)
    alarm.set(60)
    await twice.wait()


async def test_an_alarm_is_brought_forward_and_stopped() -> None:
    rung = asyncio.Event()
    alarm = Alarm(rung.set)
    alarm.set(60)
    alarm.set(SLACK)
    await rung.wait()
    rung.clear()
    alarm.set(0)
    alarm.stop()
    await asyncio.sleep(2 * SLACK)
    assert not rung.is_set()
