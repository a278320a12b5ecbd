"""Several workers pair people of one database: nobody twice, nobody lost, also when one is killed meanwhile."""

from __future__ import annotations

import asyncio
import sys

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.pairing.wish import Wish
from splay.server.storage.database import open_engine
from tests.server.pairing.crowd import crowd, looking, tables_of, worker

pytestmark = pytest.mark.anyio
TWO, THREE = Wish(), Wish(3)


async def test_workers_that_look_at_the_same_time_pair_everybody_once(engine: AsyncEngine) -> None:
    other = open_engine(engine.url.render_as_string(hide_password=False))
    ids = await crowd(engine, 26)
    await looking(engine, ids[:20], TWO)
    await looking(engine, ids[20:], THREE)
    await asyncio.gather(*(worker(each).look() for each in (engine, other, engine, other)))
    assert len(await tables_of(engine)) == 26
    await other.dispose()


async def test_people_who_come_at_the_same_time_to_different_workers_find_each_other(engine: AsyncEngine) -> None:
    other = open_engine(engine.url.render_as_string(hide_password=False))
    ids, workers = await crowd(engine, 20), [worker(engine), worker(other)]
    await asyncio.gather(*(workers[number % 2].look_for(person, TWO) for number, person in enumerate(ids)))
    await workers[0].look()
    assert len(await tables_of(engine)) == 20
    await other.dispose()


KILLED = """
import asyncio, sys
from splay.server.pairing import seeks
from splay.server.workers.hub import Hub
from splay.server.storage.database import open_engine
from tests.server.pairing.crowd import worker

async def stand_still(*_):
    print("within", flush=True)
    await asyncio.Event().wait()

async def main():
    {where} = stand_still
    await worker(open_engine(sys.argv[1])).look()

asyncio.run(main())
"""


async def test_a_worker_that_is_killed_while_it_pairs_leaves_nothing_half_done(engine: AsyncEngine) -> None:
    await looking(engine, await crowd(engine, 4), TWO)
    url = engine.url.render_as_string(hide_password=False)
    killed = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED.format(where="seeks.note_table"), url, stdout=asyncio.subprocess.PIPE
    )
    assert killed.stdout is not None
    assert await killed.stdout.readline() == b"within\n"
    killed.kill()
    await killed.wait()
    assert await tables_of(engine) == {}
    for _ in range(2):  # PostgreSQL may need a moment to see that the killed one has gone
        await worker(engine).look()
    assert len(await tables_of(engine)) == 4


async def test_a_worker_that_is_killed_just_after_it_has_paired_leaves_a_game_that_both_are_told_of(
    engine: AsyncEngine,
) -> None:
    await looking(engine, await crowd(engine, 2), TWO)
    url = engine.url.render_as_string(hide_password=False)
    code = KILLED.format(where="Hub.notify")
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", code, url, stdout=asyncio.subprocess.PIPE)
    assert killed.stdout is not None
    assert await killed.stdout.readline() == b"within\n"
    killed.kill()
    await killed.wait()
    before = await tables_of(engine)
    assert len(before) == 2
    here = worker(engine)
    with here.present("guest-0000") as changed:
        await here.look()
        assert changed.is_set()
    assert await tables_of(engine) == before
