"""What is cut off is told in one line of each kind, and at most once a minute."""

from __future__ import annotations

import asyncio
import logging

import pytest

from splay.server.protection import attack_log
from splay.server.protection.attack_log import AttackLog

pytestmark = pytest.mark.anyio


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines of the log."""
    return [record.getMessage() for record in caplog.records]


async def until_told(caplog: pytest.LogCaptureFixture, lines: int) -> None:
    """Returns when the log has this many lines."""
    async with asyncio.timeout(60):
        while len(caplog.records) < lines:
            await asyncio.sleep(0.01)


async def test_each_kind_has_its_line_and_the_sum(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attack_log, "GATHERED", 0.01)
    seen = AttackLog()
    with caplog.at_level(logging.WARNING):
        for kind in ("floods: %s", "late: %s", "floods: %s"):
            seen.note(kind)
        await until_told(caplog, 2)
        assert sorted(told(caplog)) == ["floods: 2", "late: 1"]


async def test_more_of_a_kind_waits_for_the_next_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attack_log, "GATHERED", 0.01)
    seen = AttackLog()
    with caplog.at_level(logging.WARNING):
        seen.note("floods: %s")
        await until_told(caplog, 1)
        for _ in range(3):
            seen.note("floods: %s")
        seen.note("late: %s")
        await until_told(caplog, 2)
        assert told(caplog) == ["floods: 1", "late: 1"]
        assert seen.counts["floods: %s"] == 3
        monkeypatch.setattr(attack_log, "PAUSE", 0.01)
        seen.told.clear()
        seen.counts.clear()
        seen.note("floods: %s")
        await until_told(caplog, 3)
    assert told(caplog)[2] == "floods: 1"
