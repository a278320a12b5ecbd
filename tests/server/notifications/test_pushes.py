"""Turns and ends are pushed at once to people whom no page shows the table. The push services and the browsers'
subscriptions are imitated: a real one needs a service of the browser's maker.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.notifications import push_sender
from splay.server.notifications.notifier import PATIENCE
from splay.server.notifications.push_sender import Push
from splay.server.notifications.pushed import FRESH
from splay.server.storage import schema
from splay.sets import DECKS
from splay.views.languages import written_in
from tests.server.notifications.push_service import PushService, claims_in, push_service
from tests.server.notifications.test_turns import asked_now, two_in_their_first_turn
from tests.server.playing import House, answer, look, made, open_house, play_to_the_end
from tests.server.push.listener import Listener

pytestmark = pytest.mark.anyio
ANYWHERE = {"SPLAY_WEBHOOKS_ANYWHERE": "yes"}
PUSHES = "/api/me/pushes"


async def subscribe(browser: httpx.AsyncClient, service: PushService) -> dict[str, Any]:
    """Lets a browser be pushed to; how its owner sees it."""
    kept: dict[str, Any] = made(await browser.put(PUSHES, json=service.subscription()))
    return kept


async def stop_listening(house: House) -> None:
    """Lets changes of tables be looked at when a test says so."""
    await house.services.pushes.listening.close()
    await house.services.pushes.looks.close()


async def settle(house: House, milliseconds: int = 0) -> None:
    """Lets time pass and everything be pushed that there is."""
    pushes = house.services.pushes
    house.time += milliseconds
    await pushes.consider_changes()
    await pushes.look()
    await pushes.rest()


async def their_turn_ends(people: dict[str, httpx.AsyncClient], table: str) -> str:
    """Lets whoever is asked answer until another one is; the name of that one."""
    name = await asked_now(table, people)
    while await asked_now(table, people) == name:
        await answer(people[name], table)
    return await asked_now(table, people)


async def test_whoever_is_asked_is_pushed_within_two_seconds_and_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        sender = house.services.pushes.sender
        sender.settings = structs.replace(sender.settings, public_url="https://play.example.org")
        table, people = await two_in_their_first_turn(house)
        first = await asked_now(table, people)
        await subscribe(people["Bob" if first == "Ann" else "Ann"], there)
        written_in("en")  # which a server has read long before
        name = await their_turn_ends(people, table)
        moved = asyncio.get_running_loop().time()
        told = await there.next()
        assert there.times[0] - moved < 2
        other = "Bob" if name == "Ann" else "Ann"
        assert told == {
            "title": "It's your turn",
            "body": f"Your game with {other} waits for you.",
            "language": "en",
            "path": f"/table/{table}",
            "topic": table,
        }
        head = there.heads[0]
        assert (head["Topic"], head["Urgency"], head["Content-Encoding"]) == (table, "high", "aes128gcm")
        _, claims, *_ = claims_in(head["Authorization"])
        assert claims["sub"] == "https://play.example.org"
        assert claims["aud"] == f"http://127.0.0.1:{there.port}"
        await stop_listening(house)
        made(await people[name].post(f"/api/tables/{table}/chat", json={"text": "hm"}))
        await settle(house)
        await settle(house, PATIENCE)
        assert len(there.pushes) == 1
        await subscribe(people[first], there)
        assert await their_turn_ends(people, table) == other
        await settle(house)
        assert [push["body"] for push in there.pushes[1:]] == [f"Your game with {name} waits for you."]


async def test_a_push_names_no_card(engine: AsyncEngine, tmp_path: Path) -> None:
    titles = {card.name for deck in DECKS.values() for card in deck}
    assert "Archery" in titles
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        table, people = await two_in_their_first_turn(house)
        await stop_listening(house)
        for browser in people.values():
            await subscribe(browser, there)
        for _ in range(12):
            await their_turn_ends(people, table)
            await settle(house)
        assert len(there.pushes) >= 12
        said = " ".join(f"{push['title']} {push['body']}" for push in there.pushes)
        assert not [title for title in titles if title in said]


async def test_a_page_in_sight_is_enough_and_one_out_of_sight_is_not(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        table, people = await two_in_their_first_turn(house)
        await stop_listening(house)
        idle = "Bob" if await asked_now(table, people) == "Ann" else "Ann"
        await subscribe(people[idle], there)
        page = Listener(house, people[idle], table)
        await page.heard(1)
        assert await their_turn_ends(people, table) == idle
        await settle(house)
        await settle(house, 10 * PATIENCE)
        assert there.pushes == []
        await their_turn_ends(people, table)
        page.say("hidden")
        page.say("ping")
        await until_told(page, '{"type":"pong"}')
        assert await their_turn_ends(people, table) == idle
        await settle(house)
        assert len(there.pushes) == 1
        page.say("shown")
        page.say("ping")
        await until_told(page, '{"type":"pong"}', 2)
        await their_turn_ends(people, table)
        assert await their_turn_ends(people, table) == idle
        await settle(house)
        assert len(there.pushes) == 1
        await page.go()


async def until_told(page: Listener, text: str, times: int = 1) -> None:
    """Returns when a page has been told a text so often."""
    while page.told.count(text) < times:
        await page.heard(len(page.told) + 1)


async def test_who_goes_without_an_answer_is_pushed_a_while_later(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        table, people = await two_in_their_first_turn(house)
        await stop_listening(house)
        await house.services.notifier.looks.close()
        idle = "Bob" if await asked_now(table, people) == "Ann" else "Ann"
        await subscribe(people[idle], there)
        presence = house.services.notifier.presence
        me = made(await people[idle].get("/api/me"))["id"]
        async with presence.at(table, me):
            assert await their_turn_ends(people, table) == idle
            await settle(house)
            house.time += 1000
        await presence.write(house.time)
        await settle(house, PATIENCE - 1)
        assert there.pushes == []
        await settle(house, 1)
        await settle(house, PATIENCE)
        assert len(there.pushes) == 1


async def test_the_end_is_pushed_as_long_as_it_is_news(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        people = [await house.guest(name) for name in ("Ann", "Bob")]
        table = await house.table_of(*people)
        await stop_listening(house)
        await play_to_the_end(people, table, 7)
        await subscribe(people[0], there)
        await settle(house, FRESH - 1)
        assert [(push["title"], push["body"], push["topic"]) for push in there.pushes] == [
            ("The game is over", "Your game with Bob has ended. See how.", table)
        ]
        assert there.heads[0]["Urgency"] == "normal"
        await subscribe(people[1], there)
        made(await people[0].post(f"/api/tables/{table}/chat", json={"text": "well played"}))
        await settle(house, 1)
        assert len(there.pushes) == 1


async def test_a_table_can_be_left_out_and_one_of_computers_tells_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        table, people = await two_in_their_first_turn(house)
        await stop_listening(house)
        for browser in people.values():
            await subscribe(browser, there)
            made(await browser.put(f"/api/tables/{table}/notifications", json={"on": False}))
        alone = made(await people["Ann"].post("/api/tables", json={"options": {"players": 2}}))["id"]
        made(await people["Ann"].post(f"/api/tables/{alone}/seats", json={"agent": "greedy"}))
        await house.opponents_rest(alone)
        await their_turn_ends(people, table)
        await settle(house)
        assert there.pushes == []
        assert (await look(people["Ann"], alone))["status"] == "running"


@pytest.mark.parametrize("status", [404, 410])
async def test_a_dead_subscription_goes(engine: AsyncEngine, tmp_path: Path, status: int) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        table, people = await two_in_their_first_turn(house)
        await stop_listening(house)
        there.answers = [f"HTTP/1.1 {status} Gone\r\n\r\n".encode()]
        asked = people[await asked_now(table, people)]
        await subscribe(asked, there)
        await settle(house)
        assert len(there.pushes) == 1
        assert made(await asked.get(PUSHES))["browsers"] == []


async def test_a_push_is_tried_again_and_too_many_losses_end_it(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_sender, "PAUSES", (0.0, 0.0))
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann = await house.guest("Ann")
        me = made(await ann.get("/api/me"))["id"]
        await subscribe(ann, there)
        busy, taken, refused = (f"HTTP/1.1 {status} x\r\n\r\n".encode() for status in (503, 201, 400))
        push = Push("push-test-title", "push-test", "/", "t")
        for answers, posts in (
            ([busy, taken], 2),
            ([busy], 3),
            ([refused], 1),
            ([taken], 1),
            ([refused], 1),
            ([busy], 3),
        ):
            there.answers, before = answers, len(there.pushes)
            house.services.pushes.sender.tell(me, push)
            await house.services.pushes.rest()
            assert len(there.pushes) == before + posts
            assert len(made(await ann.get(PUSHES))["browsers"]) == 1
        house.services.pushes.sender.tell(me, push)
        await house.services.pushes.rest()
        assert made(await ann.get(PUSHES))["browsers"] == []


@asynccontextmanager
async def two_workers(engine: AsyncEngine, folder: Path) -> AsyncIterator[tuple[House, House]]:
    """Two workers on one database, which look at nothing by themselves."""
    async with open_house(engine, folder, **ANYWHERE) as one, open_house(engine, folder, **ANYWHERE) as other:
        for house in (one, other):
            await stop_listening(house)
            await house.services.notifier.looks.close()
        yield one, other


async def test_several_workers_push_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with two_workers(engine, tmp_path) as (house, another), push_service() as there:
        table, people = await two_in_their_first_turn(house)
        await subscribe(people[await asked_now(table, people)], there)
        workers = [one.services.pushes for one in (house, another) for _ in range(4)]
        await asyncio.gather(*(worker.consider_tables([table]) for worker in workers))
        for worker in workers:
            await worker.rest()
        assert len(there.pushes) == 1


async def test_a_page_at_another_worker_counts_until_it_is_out_of_sight(engine: AsyncEngine, tmp_path: Path) -> None:
    async with two_workers(engine, tmp_path) as (house, another), push_service() as there:
        table, people = await two_in_their_first_turn(house)
        idle = "Bob" if await asked_now(table, people) == "Ann" else "Ann"
        await subscribe(people[idle], there)
        presence = another.services.notifier.presence
        another.time = house.time
        me = made(await people[idle].get("/api/me"))["id"]
        async with presence.at(table, me) as looking:
            assert looking is not None
            assert await their_turn_ends(people, table) == idle
            await settle(house)
            assert there.pushes == []
            looking.show(False)
            await presence.write(another.time)
            await settle(house, 5000)
            assert len(there.pushes) == 1


async def test_the_language_is_the_readers(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        table, people = await two_in_their_first_turn(house)
        asked = people[await asked_now(table, people)]
        made(await asked.patch("/api/me", json={"language": "de"}))
        await subscribe(asked, there)
        house.services.pushes.note_change(table)
        assert (await there.next())["title"] == "Du bist dran"
        assert there.pushes[0]["language"] == "de"


async def test_a_move_waits_for_no_push(engine: AsyncEngine, tmp_path: Path) -> None:
    """The answer to a move comes while the push service lets everybody wait."""
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        table, people = await two_in_their_first_turn(house)
        await stop_listening(house)
        for browser in people.values():
            await subscribe(browser, there)
        async with engine.connect() as connection:
            kept = (await connection.execute(select(schema.push_subscriptions.c.id))).scalars().all()
        assert len(kept) == 2
        await their_turn_ends(people, table)
        assert house.services.pushes.changed == {table}
        assert there.pushes == []
        assert house.services.pushes.sender.sending == set()
