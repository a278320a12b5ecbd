"""What nobody comes back to is removed after a time; games never are."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.durations import DAY
from splay.server.moderation import measures
from splay.server.operations import cleanup
from splay.server.operations.cleanup import Cleanup, Removed
from splay.server.storage import schema
from tests.patience import PATIENCE
from tests.server.conftest import settings_in
from tests.server.playing import House, fail, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


def cleaner(house: House, engine: AsyncEngine, folder: Path, **environ: str) -> Cleanup:
    """A cleanup with the house's clock."""
    return Cleanup(engine, settings_in(folder, **environ), lambda: house.time, lambda _: None, fail)


async def people(engine: AsyncEngine) -> list[str]:
    """The names of everybody there is."""
    async with engine.connect() as connection:
        return sorted((await connection.execute(select(schema.people.c.name))).scalars())


async def born(engine: AsyncEngine, moment: int) -> None:
    """Lets everybody have come at a moment: people are dated by the real clock."""
    async with engine.begin() as connection:
        await connection.execute(update(schema.people).values(created=moment))


async def test_guests_who_never_sat_down_go_after_a_month(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await house.guest("Cyd")
        await house.table_of(ann, bob)
        dee = await house.guest("Dee")
        made(await dee.post("/api/accounts", json={"login": "dee", "password": "correct horse battery"}))
        await born(engine, house.time)
        cleaning = cleaner(house, engine, tmp_path, SPLAY_OPEN_TABLE_DAYS="0")
        house.time += 30 * DAY
        assert await cleaning.look() == Removed()
        house.time += 1
        assert await cleaning.look() == Removed(guests=1)
        assert await people(engine) == ["Ann", "Bob", "Dee"]


async def test_tables_that_never_started_go_after_a_week_with_all_that_is_theirs(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={}))["id"]
        made(await ann.post(f"/api/tables/{table}/chat", json={"text": "hello?"}))
        cleaning = cleaner(house, engine, tmp_path)
        house.time += 7 * DAY
        assert await cleaning.look() == Removed()
        house.time += 1
        assert await cleaning.look() == Removed(tables=1)
        assert refusal(await ann.get(f"/api/tables/{table}")) == (404, "no_such_table")
        told = made(await ann.get("/api/tables"))
        assert [told[name] for name in ("open", "watch", "mine")] == [[], [], []]


async def test_games_stay_for_good(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        running = await house.table_of(ann, bob)
        finished = await house.table_of(ann, bob, settings={"leavers": "end"})
        made(await ann.delete(f"/api/tables/{finished}/seats"))
        await born(engine, 0)
        house.time += 10_000 * DAY
        assert await cleaner(house, engine, tmp_path).look() == Removed()
        for table, status in ((running, "running"), (finished, "finished")):
            assert made(await bob.get(f"/api/tables/{table}"))["status"] == status


async def test_a_rematch_that_never_started_can_be_asked_for_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        made(await ann.delete(f"/api/tables/{table}/seats"))
        first = made(await bob.post(f"/api/tables/{table}/rematch"))["id"]
        house.time += 8 * DAY
        assert await cleaner(house, engine, tmp_path).look() == Removed(tables=1)
        assert made(await bob.post(f"/api/tables/{table}/rematch"))["id"] != first


async def test_expired_sessions_are_removed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        await house.guest("Ann")
        cleaning = cleaner(house, engine, tmp_path, SPLAY_GUEST_DAYS="0")
        async with engine.connect() as connection:
            [expires] = (await connection.execute(select(schema.sessions.c.expires))).scalars()
        left = []
        for house.time in (expires, expires + 1):
            await cleaning.look()
            async with engine.connect() as connection:
                left.append(len((await connection.execute(select(schema.sessions.c.id))).all()))
        assert left == [1, 0]


async def test_counts_of_codes_are_kept_for_a_day(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        async with engine.begin() as connection:
            for since, address in enumerate(("older", "newer")):
                counted = {"address": address, "sent": 1, "since": since}
                await connection.execute(insert(schema.mailed_codes).values(**counted))
        house.time = DAY
        await cleaner(house, engine, tmp_path).look()
        async with engine.connect() as connection:
            assert (await connection.execute(select(schema.mailed_codes.c.address))).scalars().all() == ["newer"]


async def test_guests_who_are_banned_stay_until_the_ban_ends(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        person = made(await (await house.guest("Ann")).get("/api/me"))["id"]
        await born(engine, 0)
        async with engine.begin() as connection:
            await measures.ban(connection, "root", person, 60, "rude", False, house.time)
        cleaning = cleaner(house, engine, tmp_path)
        house.time += 60 * DAY - 1
        assert await cleaning.look() == Removed()
        async with engine.connect() as connection:
            assert [ban.person for ban in await measures.bans_now(connection, house.time)] == [person]
        house.time += 1
        assert await cleaning.look() == Removed(guests=1)


async def test_guests_stay_as_long_as_a_report_by_or_about_them_waits(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        for name in ("Ann", "Bob", "Cyd"):
            await house.guest(name)
        await born(engine, 0)
        report = {"id": "r", "at": 1, "table": "t", "name": "Bob", "reason": "rude"}
        async with engine.begin() as connection:
            rows = await connection.execute(select(schema.people.c.name, schema.people.c.id))
            ids = {row.name: row.id for row in rows}
            whose = {"reporter": ids["Ann"], "person": ids["Bob"]}
            await connection.execute(insert(schema.reports).values(report | whose))
        cleaning = cleaner(house, engine, tmp_path)
        house.time += 31 * DAY
        assert await cleaning.look() == Removed(guests=1)
        assert await people(engine) == ["Ann", "Bob"]
        async with engine.begin() as connection:
            await measures.close(connection, "root", "r", house.time)
        assert await cleaning.look() == Removed(guests=2)


async def test_one_look_removes_no_more_than_its_share(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "MOST", 3)
    async with open_house(engine, tmp_path) as house:
        async with engine.begin() as connection:
            for number in range(5):
                values = {"id": f"g{number}", "name": f"G{number}", "created": number}
                await connection.execute(insert(schema.people).values(values))
        cleaning = cleaner(house, engine, tmp_path)
        house.time = 31 * DAY
        assert await cleaning.look() == Removed(guests=3)
        assert await people(engine) == ["G3", "G4"]
        assert await cleaning.look() == Removed(guests=2)


async def test_nothing_goes_if_the_settings_say_never(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        await house.guest("Bob")
        made(await ann.post("/api/tables", json={}))
        await born(engine, 0)
        house.time += 10_000 * DAY
        cleaning = cleaner(house, engine, tmp_path, SPLAY_GUEST_DAYS="0", SPLAY_OPEN_TABLE_DAYS="0")
        assert await cleaning.look() == Removed()


async def test_one_worker_cleans_up_at_a_time(engine: AsyncEngine, tmp_path: Path) -> None:
    if engine.dialect.name != "postgresql":
        pytest.skip("SQLite has one writer anyway")
    async with open_house(engine, tmp_path) as house:
        await house.guest("Ann")
        await born(engine, 0)
        house.time += 31 * DAY
        cleaning = cleaner(house, engine, tmp_path)
        async with engine.begin() as other:
            await other.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": cleanup.LOCK})
            assert await cleaning.look() == Removed()
        assert await cleaning.look() == Removed(guests=1)


async def test_the_cleanup_looks_by_itself_until_it_is_closed(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "FIRST", 0.01)
    async with engine.begin() as connection:
        await connection.execute(insert(schema.people).values(id="ann", name="Ann", created=0))
    told: asyncio.Queue[Removed] = asyncio.Queue()
    cleaning = Cleanup(engine, settings_in(tmp_path), lambda: 31 * DAY, told.put_nowait, fail)
    await cleaning.looks.start()
    assert await asyncio.wait_for(told.get(), PATIENCE) == Removed(guests=1)
    await cleaning.looks.close()
    assert await people(engine) == []
