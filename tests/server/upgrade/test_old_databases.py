"""A database of every past revision, with a game half-way through, is brought up and the game goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.records.formats import STEPS
from splay.server.storage import schema
from splay.server.storage.database import MIGRATIONS
from tests.records.formats.older import OLDER, as_older, older_to_format_1
from tests.server.playing import made, open_house, state
from tests.server.upgrade.mending import before_pottery, kinds_logged, notices, play_on, say, set_up
from tests.strength import sample

pytestmark = pytest.mark.anyio

Rows = dict[str, list[dict[str, Any]]]


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration, as the server has it."""
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes["connection"] = connection
    return made


REVISIONS = sorted(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())


def all_rows(connection: Connection) -> Rows:
    """Everything in a database of today."""
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in schema.metadata.sorted_tables
    }


def as_it_was(connection: Connection, revision: str, rows: Rows) -> None:
    """Makes the database one of a past revision, with those of the rows and columns that there were."""
    schema.metadata.drop_all(connection)
    connection.execute(text("DROP TABLE alembic_version"))
    command.upgrade(config(connection), revision)
    then = MetaData()
    then.reflect(connection)
    for table in then.sorted_tables:
        for row in rows.get(table.name, []):
            there = {name: value for name, value in row.items() if name in table.columns}
            connection.execute(insert(table).values(**there))


def test_the_revisions_are_all_there() -> None:
    assert REVISIONS[:3] == ["0001", "0002", "0003"]


@pytest.mark.parametrize("revision", sample(REVISIONS, 2))
async def test_a_game_in_a_database_of_every_revision_goes_on(
    engine: AsyncEngine, tmp_path: Path, revision: str
) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        made(await people[0].post(f"/api/tables/{table}/chat", json={"text": "Hello"}))
        await set_up(house, table, before_pottery())
        await say(people[0], table, "draw", "dogma:pottery", "oars")
        before = [await state(person, table) for person in people]
    async with engine.begin() as connection:
        await connection.run_sync(as_it_was, revision, await connection.run_sync(all_rows))
    async with open_house(engine, tmp_path) as house:
        people = [house.browser_with(person) for person in people]
        assert [await state(person, table) for person in people] == before
        assert [line["text"] for line in made(await people[1].get(f"/api/tables/{table}/chat"))] == ["Hello"]
        await say(people[0], table, "sailing", "pass")
        assert (await state(people[1], table))["view"]["turn"] == 1


async def test_a_snapshot_in_an_older_format_is_brought_up(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        await set_up(house, table, before_pottery())
        await say(people[0], table, "draw", "dogma:pottery", "oars")
        before = [await state(person, table) for person in people]
    async with engine.begin() as connection:
        for row in (await connection.execute(select(schema.snapshots))).mappings().all():
            where = schema.snapshots.c.seq == row["seq"]
            values = {"format": OLDER, "position": as_older(row["position"])}
            await connection.execute(update(schema.snapshots).where(where).values(**values))
    monkeypatch.setitem(STEPS, OLDER, older_to_format_1)
    async with open_house(engine, tmp_path) as house:
        people = [house.browser_with(person) for person in people]
        assert [await state(person, table) for person in people] == before
        await play_on(people, table, 7)
        assert notices(await state(people[0], table)) == []
        assert "mended" not in await kinds_logged(house, table)
