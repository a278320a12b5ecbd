"""PostgreSQL: what is sent for a read, and what becomes of connections that it has closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import URL, event, insert, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.storage import postgres_engine
from splay.server.storage.database import open_engine, reading, write
from splay.server.storage.schema import people
from splay.server.storage.unavailable import DATABASE_ERRORS, is_unavailable
from tests.server.databases import POSTGRES, postgres_database

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(not POSTGRES, reason="no PostgreSQL")]
OWN = text("SELECT pg_backend_pid()")
COUNT = text("SELECT count(*) FROM people")
ANN = insert(people).values(id="ann", name="Ann", created=0)


@pytest.fixture
async def engine(postgres_template: str) -> AsyncIterator[AsyncEngine]:
    """An engine on a PostgreSQL database of its own."""
    async for made in postgres_database(postgres_template):
        yield made


async def end(*backends: int) -> None:
    """Has PostgreSQL close connections, given by their processes."""
    other = open_engine(POSTGRES)
    async with other.connect() as connection:
        for backend in backends:
            await connection.execute(text("SELECT pg_terminate_backend(:backend, 5000)"), {"backend": backend})
    await other.dispose()


async def own(connection: AsyncConnection) -> int:
    """The process of PostgreSQL that serves a connection."""
    return int((await connection.execute(OWN)).scalar_one())


async def count(engine: AsyncEngine) -> int:
    """How many people the database has."""
    async with engine.connect() as connection:
        return int((await connection.execute(COUNT)).scalar_one())


async def test_a_read_is_its_query_alone(engine: AsyncEngine) -> None:
    sent: list[str] = []

    def note(connection: Any, _record: object) -> None:  # noqa: ANN401 - SQLAlchemy's
        connection.driver_connection.add_query_logger(lambda record: sent.append(record.query))

    event.listen(engine.sync_engine, "connect", note)
    await count(engine)
    sent.clear()
    await count(engine)
    assert set(sent) <= {str(COUNT)}
    await write(engine, lambda connection: connection.execute(ANN))
    assert [query for query in sent if query.startswith("BEGIN")]


async def test_a_read_outlives_a_connection_that_breaks_under_it(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        before = await own(connection)
        await end(before)
        assert await own(connection) != before


@asynccontextmanager
async def relay(url: URL) -> AsyncIterator[asyncio.Server]:
    """A server that passes everything on to the PostgreSQL of a URL, as long as it is open."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(4096):
            writer.write(data)
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, thither = await asyncio.open_connection(url.host, url.port)
        await asyncio.gather(carry(reader, thither), carry(there, writer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    yield server
    server.close()


async def test_a_read_whose_connection_breaks_and_that_gets_no_other_says_that_the_database_is_unavailable(
    engine: AsyncEngine,
) -> None:
    async with relay(engine.url) as server:
        port = server.sockets[0].getsockname()[1]
        url = engine.url.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
        relayed = open_engine(url)
        async with relayed.connect() as connection:
            backend = await own(connection)
            server.close()
            await end(backend)
            with pytest.raises(DATABASE_ERRORS) as raised:
                await own(connection)
        await relayed.dispose()
    assert is_unavailable(raised.value)


async def test_a_command_without_an_answer_in_time_says_that_the_database_is_unavailable(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_engine, "COMMAND_SECONDS", 0.1)
    serving = open_engine(engine.url.render_as_string(hide_password=False), serves=True)
    with pytest.raises(DATABASE_ERRORS) as raised:
        async with serving.begin() as connection:
            await connection.execute(text("SELECT pg_sleep(600)"))
    await serving.dispose()
    assert is_unavailable(raised.value)


async def test_reads_and_writes_outlive_connections_that_were_closed_in_the_pool(engine: AsyncEngine) -> None:
    for _ in range(2):
        async with engine.connect() as one, engine.connect() as two:
            backends = [await own(one), await own(two)]
        await end(*backends)
        assert await count(engine) == 0
        async with engine.connect() as one, engine.connect() as two:
            backends = [await own(one), await own(two)]
        await end(*backends)
        async with engine.begin() as connection:
            assert await own(connection) not in backends


async def test_what_is_written_on_a_connection_that_breaks_is_not_written_again(engine: AsyncEngine) -> None:
    async def write_and_break() -> None:
        async with engine.begin() as connection:
            await connection.execute(ANN)
            await end(await own(connection))
            await connection.execute(COUNT)

    with pytest.raises(DBAPIError) as raised:
        await write_and_break()
    assert raised.value.connection_invalidated
    assert await count(engine) == 0
    await write(engine, lambda connection: connection.execute(ANN))
    assert await count(engine) == 1


async def test_queries_that_must_see_one_moment_do(engine: AsyncEngine) -> None:
    async with reading(engine) as connection:
        before = (await connection.execute(COUNT)).scalar_one()
        await write(engine, lambda connection: connection.execute(ANN))
        assert (await connection.execute(COUNT)).scalar_one() == before
    assert await count(engine) == before + 1
