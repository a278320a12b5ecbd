"""Health tells what the newest trial said, and the log has one line for an outage."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError

from splay.server.operations import trial as trials
from splay.server.operations.health import DATABASE, REDIS, Health
from splay.server.operations.trial import Trial
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio
GONE = OperationalError("SELECT", {}, Exception("gone"))


def ours(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server logged."""
    return [record.getMessage() for record in caplog.records if record.name == "splay.server"]


def test_what_was_not_tried_is_not_fit() -> None:
    health = Health()
    assert health.unfit() == [DATABASE, REDIS]
    health.works(DATABASE)
    health.works(REDIS)
    assert health.unfit() == []


def test_an_outage_is_one_line_however_many_notice_it(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO", "splay")
    now = [100.0]
    monkeypatch.setattr("splay.server.operations.health.time", SimpleNamespace(monotonic=lambda: now[0]))
    health = Health()
    for _ in range(1600):
        assert health.is_told(GONE)
        health.fails(DATABASE, GONE)
    assert ours(caplog) == ["the database cannot be used (OperationalError)"]
    now[0] += 3
    health.works(DATABASE)
    health.works(DATABASE)
    assert ours(caplog)[1:] == ["the database is back after 3 seconds"]


def test_an_outage_that_only_the_trials_notice_is_told(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "splay")
    health = Health()
    health.works(REDIS)
    assert ours(caplog) == []
    health.fails(REDIS, GONE)
    assert ours(caplog) == ["Redis cannot be used (OperationalError)"]
    health.works(REDIS)
    assert ours(caplog)[1:] == ["Redis is back after 0 seconds"]


def test_a_mistake_of_ours_is_no_outage(caplog: pytest.LogCaptureFixture) -> None:
    assert not Health().is_told(LookupError("ours"))
    assert ours(caplog) == []


async def test_a_trial_that_hangs_has_failed_before_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "LIMIT", 0.01)
    health, held, thawed, failed = Health(), asyncio.Event(), asyncio.Event(), asyncio.Event()
    health.works(REDIS)

    async def attempt() -> None:
        held.set()
        await thawed.wait()

    trial = Trial(REDIS, attempt, (OSError,), health, failed.set)
    trying = asyncio.create_task(trial.try_once())
    await failed.wait()
    await asyncio.sleep(0)
    assert held.is_set()
    assert REDIS in health.unfit()
    thawed.set()
    await trying
    assert REDIS not in health.unfit()


@pytest.mark.parametrize("works", [True, False])
async def test_a_server_starts_only_when_the_first_trial_has_said_something(works: bool) -> None:
    health, held, thawed = Health(), asyncio.Event(), asyncio.Event()

    async def attempt() -> None:
        held.set()
        await thawed.wait()
        if not works:
            raise OSError

    trial = Trial(DATABASE, attempt, (OSError,), health)
    starting = asyncio.create_task(trial.start())
    await held.wait()
    assert not starting.done()
    thawed.set()
    await starting
    assert (DATABASE in health.unfit()) is not works
    await trial.close()


async def test_trials_go_on_after_one_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "EVERY", 0.001)
    health, worked, tries = Health(), asyncio.Event(), 0

    async def attempt() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise OSError
        worked.set()

    trial = Trial(DATABASE, attempt, (OSError,), health)
    await trial.start()
    await worked.wait()
    async with asyncio.timeout(PATIENCE):
        while DATABASE in health.unfit():
            await asyncio.sleep(0.001)
    await trial.close()


async def test_a_trial_that_hangs_does_not_keep_the_server_from_starting_or_stopping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trials, "LIMIT", 0.01)
    trial = Trial(DATABASE, asyncio.Event().wait, (OSError,), Health())  # type: ignore[arg-type]
    await trial.start()
    await asyncio.sleep(0)
    await trial.close()
