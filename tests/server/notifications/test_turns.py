"""A person who is asked and does not look is told, once a turn, through the channels that it has set up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.games.game_from_log import RulesChanged
from splay.server.notifications import attention
from splay.server.notifications.notifier import PATIENCE
from splay.server.notifications.outbox import PAUSES
from splay.server.notifications.presence import Presence
from splay.server.storage import schema
from tests.server.notifications.receivers import Hook, hook
from tests.server.playing import House, answer, look, made, open_house, state

pytestmark = pytest.mark.anyio
ANYWHERE = {"SPLAY_WEBHOOKS_ANYWHERE": "yes"}


async def webhook(browser: httpx.AsyncClient, there: Hook) -> str:
    """The id of a new channel to a webhook."""
    body = {"kind": "webhook", "url": there.url}
    channel: str = made(await browser.post("/api/me/notifications", json=body))["id"]
    return channel


async def later(house: House, milliseconds: int = PATIENCE) -> None:
    """Lets time pass and messages be sent."""
    notifier = house.services.notifier
    await notifier.looks.close()  # its own looks, not those that follow
    house.time += milliseconds
    await notifier.look()
    await notifier.rest()


async def asked_now(table: str, people: dict[str, httpx.AsyncClient]) -> str:
    """The name of the person whose turn it is."""
    for name, browser in people.items():
        if (await look(browser, table)).get("my_turn"):
            return name
    raise AssertionError("nobody is asked")


async def two_in_their_first_turn(house: House) -> tuple[str, dict[str, httpx.AsyncClient]]:
    """A table of two past the first melds."""
    people = {name: await house.guest(name) for name in ("Ann", "Bob")}
    table = await house.table_of(*people.values())
    for browser in people.values():
        await answer(browser, table)
    return table, people


async def test_who_is_asked_is_told_once_a_turn(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        table, people = await two_in_their_first_turn(house)
        for browser in people.values():
            await webhook(browser, there)
        name = await asked_now(table, people)
        other = "Bob" if name == "Ann" else "Ann"
        await later(house, PATIENCE - 1)
        assert there.bodies == []
        await later(house, 1)
        assert [body["splay"]["name"] for body in there.bodies] == [name]
        assert there.bodies[0]["splay"] == {
            "version": 1,
            "kind": "turn",
            "table": table,
            "url": f"http://127.0.0.1:8000/table/{table}",
            "name": name,
            "seats": [0 if name == "Ann" else 1],
            "waiting": [other],
        }
        for field in ("content", "text"):
            assert there.bodies[0][field].startswith(f"{name}, it's your turn with {other}: http://")
        await later(house)
        await later(house)
        assert len(there.bodies) == 1
        while await asked_now(table, people) == name:
            await answer(people[name], table)
        await later(house)
        assert [body["splay"]["name"] for body in there.bodies] == [name, other]


async def test_nobody_who_has_set_nothing_up_is_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        table, people = await two_in_their_first_turn(house)
        idle = "Bob" if await asked_now(table, people) == "Ann" else "Ann"
        await webhook(people[idle], there)
        await later(house)
        assert there.bodies == []


async def test_a_table_can_be_left_out(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        table, people = await two_in_their_first_turn(house)
        asked = people[await asked_now(table, people)]
        await webhook(asked, there)
        path = f"/api/tables/{table}/notifications"
        assert made(await asked.get(path)) == {"on": True}
        assert made(await asked.put(path, json={"on": False})) == {"on": False}
        await later(house)
        assert there.bodies == []
        made(await asked.put(path, json={"on": True}))
        await later(house, 0)
        assert len(there.bodies) == 1


async def test_who_looks_is_not_told_until_it_has_gone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        table, people = await two_in_their_first_turn(house)
        asked = people[await asked_now(table, people)]
        await webhook(asked, there)
        presence = house.services.notifier.presence
        me = made(await asked.get("/api/me"))["id"]
        async with presence.at(table, me):
            await later(house)
            await later(house)
        assert there.bodies == []
        await later(house, PATIENCE - 1)
        assert there.bodies == []
        await later(house)
        assert len(there.bodies) == 1


async def test_a_websocket_is_what_counts_as_looking(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        table, people = await two_in_their_first_turn(house)
        asked = people[await asked_now(table, people)]
        await webhook(asked, there)
        house.time += PATIENCE
        await house.messages(asked, table, 1)
        await later(house, 1)
        assert there.bodies == []


async def test_a_table_that_is_gone_keeps_nobody_from_being_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        table, people = await two_in_their_first_turn(house)
        asked = people[await asked_now(table, people)]
        await webhook(asked, there)
        open_table = made(await asked.post("/api/tables", json={}))["id"]
        presence = house.services.notifier.presence
        me = made(await asked.get("/api/me"))["id"]
        async with presence.at(open_table, me):
            made(await asked.delete(f"/api/tables/{open_table}/seats"))
            await later(house, 0)
        await later(house)
        assert len(there.bodies) == 1
        assert presence.gone == set()


async def test_who_looks_at_a_table_as_it_goes_is_noted_nowhere(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        ann = await house.guest("Ann")
        await webhook(ann, there)
        me = made(await ann.get("/api/me"))["id"]
        async with house.services.notifier.presence.at("t" * 22, me):
            pass
        async with engine.connect() as connection:
            assert (await connection.execute(select(schema.attention))).all() == []


async def test_places_are_forgotten_also_when_the_database_fails(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={}))["id"]
        await webhook(ann, there)
        me = made(await ann.get("/api/me"))["id"]
        presence = Presence(engine, lambda: house.time)
        async with presence.at(table, me):
            pass
        with monkeypatch.context() as patched:
            patched.setattr(attention, "note_seen", failing(OSError("away")))
            with pytest.raises(OSError, match="away"):
                await presence.write(house.time)
        assert presence.gone == set()


def failing(error: Exception) -> Callable[..., Awaitable[None]]:
    """What fails, whatever it is asked."""

    async def fails(*_: object) -> None:
        raise error

    return fails


async def test_a_game_that_cannot_be_read_keeps_nobody_from_being_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        unreadable, others = await two_in_their_first_turn(house)
        table, people = await two_in_their_first_turn(house)
        for at, theirs in ((unreadable, others), (table, people)):
            await webhook(theirs[await asked_now(at, theirs)], there)
        async with engine.begin() as connection:
            snapshots = schema.snapshots
            await connection.execute(update(snapshots).where(snapshots.c.table == unreadable).values(format=1000))
        house.tables.repository.cache.forget(unreadable)
        await later(house)
        assert [body["splay"]["table"] for body in there.bodies] == [table]


async def test_a_game_of_other_rules_is_reported_and_the_next_look_comes(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        table, people = await two_in_their_first_turn(house)
        await webhook(people[await asked_now(table, people)], there)
        reported: list[BaseException] = []
        monkeypatch.setattr(house.services.notifier, "report", reported.append)
        changed = RulesChanged("other rules")
        with monkeypatch.context() as patched:
            patched.setattr(house.tables, "look", failing(changed))
            await later(house)
        assert (reported, there.bodies) == ([changed], [])
        await later(house, 0)
        assert len(there.bodies) == 1


async def test_two_workers_send_one_message(engine: AsyncEngine, tmp_path: Path) -> None:
    async with (
        open_house(engine, tmp_path, **ANYWHERE) as house,
        open_house(engine, tmp_path, **ANYWHERE) as another,
        hook() as there,
    ):
        table, people = await two_in_their_first_turn(house)
        await webhook(people[await asked_now(table, people)], there)
        house.time += PATIENCE
        another.time = house.time
        await asyncio.gather(*[later(worker, 0) for worker in (house, another) * 3])
        assert len(there.bodies) == 1


async def test_a_message_says_nothing_of_the_game(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        table, people = await two_in_their_first_turn(house)
        name = await asked_now(table, people)
        hand = [card["card"] for card in seat_of(await state(people[name], table))["hand"]]
        await webhook(people[name], there)
        await later(house)
        sent = str(there.bodies[0])
        assert hand
        assert not [card for card in hand if card in sent]


def seat_of(seen: Any) -> Any:  # noqa: ANN401 - JSON
    """The player whose eyes a state was seen through."""
    return seen["view"]["players"][seen["seat"]]


async def test_a_lost_message_is_sent_again_and_then_given_up(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        table, people = await two_in_their_first_turn(house)
        asked = people[await asked_now(table, people)]
        await webhook(asked, there)
        there.answer = b"HTTP/1.1 500 Oops\r\n\r\n"
        await later(house)
        for tries, pause in enumerate(PAUSES, 1):
            assert len(there.bodies) == tries
            await later(house, pause - 1)
            assert len(there.bodies) == tries
            await later(house, 1)
        assert len(there.bodies) == len(PAUSES) + 1
        await later(house, PAUSES[-1])
        assert len(there.bodies) == len(PAUSES) + 1
        async with engine.connect() as connection:
            assert (await connection.execute(select(schema.messages))).all() == []


async def test_a_message_that_came_too_late_is_not_sent_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        table, people = await two_in_their_first_turn(house)
        name = await asked_now(table, people)
        await webhook(people[name], there)
        there.answer = b"HTTP/1.1 500 Oops\r\n\r\n"
        await later(house)
        while await asked_now(table, people) == name:
            await answer(people[name], table)
        await later(house, PAUSES[0])
        assert len(there.bodies) == 1


async def test_a_channel_that_loses_everything_is_switched_off_and_says_why(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, hook() as there:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await webhook(ann, there)
        there.answer = b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n"
        for _ in range(3):
            await house.table_of(ann, bob)
        await later(house)
        for pause in PAUSES:
            await later(house, pause)
        channel = made(await ann.get("/api/me/notifications"))["channels"][0]
        assert (channel["on"], channel["broken"]) == (False, "not_accepted")
        again = made(await ann.patch(f"/api/me/notifications/{channel['id']}", json={"on": True}))
        assert (again["on"], "broken" in again) == (True, False)
