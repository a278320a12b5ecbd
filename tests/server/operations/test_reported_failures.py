"""What fails behind everybody's back is in the log: a mistake of ours with its place, an outage as one line."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.opponents.thinking import Thought
from tests.server.playing import Here, House, open_house
from tests.server.tables.test_database_unavailable import tables_without_database

pytestmark = pytest.mark.anyio


class Mistaken:
    """Cannot think."""

    async def think(self, thought: Thought) -> str:
        """Never the key of an option."""
        raise LookupError("ours")


async def table_of_an_opponent(house: House) -> str:
    """A table whose computer opponent has nothing to do."""
    table = await house.table_of(await house.guest("Ann"), seats=["me", "rule"])
    await house.opponents_rest(table)
    return table


async def failed(house: House, table: str) -> None:
    """Returns when the opponents of a table have failed."""
    house.services.opponents.wake(table)
    await asyncio.gather(house.services.opponents.tasks[table], return_exceptions=True)
    await asyncio.sleep(0)  # what is called back when the task is done


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[str, bool]]:
    """What the server has logged, and whether with the place of an error."""
    ours = [record for record in caplog.records if record.name == "splay.server" and record.levelno > logging.INFO]
    return [(record.getMessage(), record.exc_info is not None) for record in ours]


async def test_a_mistake_of_ours_is_logged_with_its_place(
    engine: AsyncEngine, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(engine, tmp_path) as house:
        house.services.opponents.thinker = Mistaken()
        table = await house.table_of(await house.guest("Ann"), seats=["me", "rule"])
        await failed(house, table)
        house.services.opponents.thinker = Here()
    assert logged(caplog)[:1] == [(f"opponents of table {table} failed", True)]


async def test_an_outage_is_told_once_and_without_a_place(
    engine: AsyncEngine, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(engine, tmp_path) as house:
        table = await table_of_an_opponent(house)
        house.tables.repository.cache.clear()
        with tables_without_database(house):
            for _ in range(3):
                await failed(house, table)
    assert logged(caplog) == [("the database cannot be used (DatabaseAway)", False)]
