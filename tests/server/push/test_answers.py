"""Answers over the WebSocket: like those by POST, but the reply is the push; never a spectator's."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.ids import now
from splay.server.protection.costs import COLD_TABLE
from splay.server.storage.schema import people
from tests.server.playing import House, answer, look, made, open_house, state
from tests.server.protection.test_costs import left_of
from tests.server.push.listener import Listener
from tests.server.push.test_sessions_that_end import account, bot_of, revoke
from tests.server.site import refusal
from tests.server.tables.test_database_unavailable import tables_without_database

pytestmark = pytest.mark.anyio


async def open_listener(house: House, browser: httpx.AsyncClient, table: str, query: str = "") -> Listener:
    """A WebSocket that has been told the table."""
    listener = Listener(house, browser, table, query)
    await listener.heard(1)
    return listener


async def first_key(listener: Listener) -> str:
    """An answer that the seat can give now."""
    seen = await listener.newest()
    [own] = [question for question in seen["questions"] if question["seat"] == seen["seat"]]
    return str(own["options"][0]["key"])


def word(told: dict[str, Any]) -> tuple[int, str]:
    """The status and word of a refusal."""
    return told["status"], told["error"]


async def test_an_answer_is_taken_and_its_reply_is_the_push(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        mine, theirs = [await open_listener(house, browser, table) for browser in (ann, bob)]
        mine.answer(7, await first_key(mine), 0)
        reply = await mine.reply(7)
        assert (reply["type"], reply["state"]["sequence"], reply["state"]["seat"]) == ("state", 1, 0)
        await theirs.heard_of(1)
        assert "answered" not in json.loads(theirs.told[-1])
        theirs.answer(7, await first_key(theirs), 1)
        await theirs.reply(7)
        await mine.heard_of(2)
        assert [json.loads(text)["state"]["sequence"] for text in mine.told] == [0, 1, 2], "each is told once"
        assert made(await ann.get(f"/api/tables/{table}/state?since=1")) == json.loads(mine.told[-1])["state"]
        for listener in (mine, theirs):
            await listener.go()


async def test_answers_that_are_sent_at_once_are_taken_one_after_the_other(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        mine = await open_listener(house, ann, table)
        key = await first_key(mine)
        for number in range(5):
            mine.answer(number, key, 0)
        await mine.reply(0)
        await mine.refusal(3)
        assert [(told["id"], *word(told)) for told in mine.refusals()] == [(n, 409, "stale") for n in (1, 2, 3, 4)]
        assert (await state(ann, table))["sequence"] == 1
        await mine.go()


async def test_an_answer_that_is_sent_before_leaving_counts(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        mine = await open_listener(house, ann, table)
        mine.answer(0, await first_key(mine), 0)
        await mine.go()
        assert (await state(ann, table))["sequence"] == 1


async def test_one_question_is_answered_once_by_whatever_way(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        mine = await open_listener(house, ann, table)
        key = await first_key(mine)
        mine.answer(1, key, 0)
        posts = [ann.post(f"/api/tables/{table}/answers", json={"key": key, "sequence": 0}) for _ in range(3)]
        statuses = [response.status_code for response in await asyncio.gather(*posts)]
        replies = [told for told in map(json.loads, mine.told) if "answered" in told]
        assert len(replies) + statuses.count(200) == 1
        assert (await state(ann, table))["sequence"] == 1
        await mine.go()


REFUSED: list[tuple[dict[str, Any], tuple[int, str]]] = [
    ({"sequence": 0}, (409, "stale")),
    ({"key": "oars"}, (422, "illegal")),
    ({"key": ""}, (400, "bad_request")),
    ({"key": "x" * 81}, (400, "bad_request")),
    ({"sequence": -1}, (400, "bad_request")),
    ({"sequence": "2"}, (400, "bad_request")),
    ({"more": 1}, (400, "bad_request")),
]
"""What is wrong with an answer, and how it is refused."""


async def test_what_a_post_is_refused_is_refused_here_too(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        for browser in (ann, bob):
            assert await answer(browser, table)
        mover = ann if (await look(ann, table)).get("my_turn") else bob
        mine = await open_listener(house, mover, table)
        for number, (changes, expected) in enumerate(REFUSED):
            body = {"key": "draw", "sequence": 2, **changes}
            mine.say(json.dumps({"type": "answer", "id": number, **body}))
            told = await mine.refusal(number)
            assert (told["id"], *word(told)) == (number, *expected)
            posted = await mover.post(f"/api/tables/{table}/answers", json=body)
            assert refusal(posted) == expected
            assert told["message"] == posted.json()["message"].replace("body: ", "message: ")
        assert (await state(mover, table))["sequence"] == 2
        assert len(mine.told) == 1 + len(REFUSED), "a refusal brings no state"
        mine.answer(4, "draw", 2)
        assert (await mine.reply(4))["state"]["sequence"] == 3
        await mine.go()


async def any_key(browser: httpx.AsyncClient, table: str) -> str:
    """An answer that the visitor can give now."""
    return str((await state(browser, table))["questions"][0]["options"][0]["key"])


NONSENSE: list[tuple[str, int | None]] = [
    ("hello", None),
    ("", None),
    ("PING", None),
    ("7", None),
    ("[]", None),
    ('{"type":"answer","id":5', None),
    ('{"type":"answer","id":5}', 5),
    ('{"id":5,"key":"draw","sequence":0}', 5),
    ('{"type":"chat","id":5,"key":"draw","sequence":0}', 5),
    ('{"type":"answer","id":5,"key":"draw","sequence":0,"seat":1}', 5),
    ('{"type":"answer","id":"5","key":"draw","sequence":0}', None),
    ('{"type":"answer","id":-5,"key":"draw","sequence":0}', -5),
    ("[" * 1000, None),
    ('{"id":5,"key":"\\ud800","sequence":0}', None),
]
"""What is no answer, and the id that can be read in it."""


async def test_what_is_no_answer_is_refused_and_said_why(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        mine = await open_listener(house, ann, table)
        for number, (sent, id) in enumerate(NONSENSE):
            mine.say(sent)
            told = await mine.refusal(number)
            assert (told["id"], *word(told)) == (id, 400, "bad_request"), sent
            assert told["message"]
        mine.answer(6, await first_key(mine), 0)
        await mine.reply(6)
        await mine.go()


async def test_a_spectators_socket_answers_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await house.table_of(ann, bob)
        key = await any_key(ann, table)
        watching = [
            (house.browser(), "", (401, "sign_in_needed")),
            (eve, "", (409, "not_yours")),
            (ann, "seat=-1", (409, "not_yours")),
        ]
        for browser, query, expected in watching:
            listener = await open_listener(house, browser, table, query)
            listener.answer(1, key, 0)
            assert word(await listener.refusal()) == expected
            await listener.go()
        assert (await state(ann, table))["sequence"] == 0


async def test_a_socket_answers_for_its_seat_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"seats": ["me", "me"]}))["id"]
        second = await open_listener(house, ann, table, "seat=1")
        seen = made(await ann.get(f"/api/tables/{table}/state?seat=0"))
        [other] = [question for question in seen["questions"] if question["seat"] == 0]
        second.answer(1, other["options"][0]["key"], 0)
        assert word(await second.refusal()) == (422, "illegal")
        second.answer(2, await first_key(second), 0)
        assert (await second.reply(2))["state"]["seat"] == 1
        await second.go()


async def test_a_seat_that_was_left_answers_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        mine = await open_listener(house, ann, table)
        key = await first_key(mine)
        made(await ann.delete(f"/api/tables/{table}/seats"))
        mine.answer(1, key, 0)
        assert word(await mine.refusal()) == (409, "away")
        await mine.go()


async def test_a_table_that_does_not_play_is_answered_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        waiting = made(await ann.post("/api/tables", json={}))["id"]
        mine = await open_listener(house, ann, waiting)
        mine.answer(1, "draw", 0)
        assert word(await mine.refusal()) == (409, "not_running")
        await mine.go()


async def test_a_token_that_was_revoked_elsewhere_answers_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await account(house, "ann"), await account(house, "bob")
        table = await house.table_of(ann, bob)
        bot = await open_listener(house, await bot_of(house, ann), table)
        key = await first_key(bot)
        bot.reads.clear()  # nothing that the server says while it revokes is heard before the answer is sent
        made(await revoke(ann))
        bot.answer(1, key, 0)
        bot.reads.set()
        await bot.gone()
        assert bot.code == 4401
        assert (await state(ann, table))["sequence"] == 0


async def test_somebody_who_was_banned_meanwhile_answers_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        person = made(await ann.get("/api/me"))["id"]
        mine = await open_listener(house, ann, table)
        key = await first_key(mine)
        async with house.tables.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(banned=now() + 60_000))
        mine.answer(1, key, 0)
        await mine.gone()
        assert mine.code == 4403
        assert (await state(bob, table))["sequence"] == 0


async def test_answers_count_as_requests_of_their_person(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_REQUESTS_PER_PERSON="10") as house:
        house.app.state.limiter.clock = lambda: 1000.0
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        mine = await open_listener(house, ann, table)
        for number in range(10):
            mine.answer(number, "draw", 0)
        told = await mine.refusal(9)
        assert (told["id"], *word(told), told["wait"]) == (9, 429, "too_many_requests", 6)
        assert mine.refusals()[0]["error"] == "illegal"
        assert refusal(await ann.get(f"/api/tables/{table}")) == (429, "too_many_requests")
        made(await bob.get(f"/api/tables/{table}"))
        await mine.go()


async def test_answers_count_as_requests_of_their_address_whoever_sends_them(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path, SPLAY_REQUESTS_PER_ADDRESS="30") as house:
        house.app.state.limiter.clock = lambda: 1000.0
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        stranger = await open_listener(house, house.browser(), table)
        for _ in range(30):
            stranger.say("x")
        told = await stranger.refusal(29)
        assert (told["id"], *word(told)) == (None, 429, "too_many_requests")
        assert refusal(await ann.get(f"/api/tables/{table}")) == (429, "too_many_requests")
        await stranger.go()


async def test_an_answer_pays_for_a_table_that_is_not_in_memory(engine: AsyncEngine, tmp_path: Path) -> None:
    budget = 60
    async with open_house(engine, tmp_path, SPLAY_REQUESTS_PER_ADDRESS=str(budget)) as house:
        house.app.state.limiter.clock = lambda: 1000.0
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        mine = await open_listener(house, ann, table)
        before = left_of(house, budget)
        mine.answer(1, await first_key(mine), 0)
        await mine.reply(1)
        assert round(before - left_of(house, budget)) == 1
        house.tables.repository.cache.clear()
        mine.answer(2, "draw", 0)
        await mine.refusal()
        assert round(before - left_of(house, budget)) == 2 + COLD_TABLE
        await mine.go()


async def test_an_answer_while_the_database_is_away_ends_the_socket_and_can_be_given_again(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        mine = await open_listener(house, ann, table)
        key = await first_key(mine)
        with tables_without_database(house):
            mine.answer(1, key, 0)
            await mine.gone()
        assert mine.code == 4503
        made(await ann.post(f"/api/tables/{table}/answers", json={"key": key, "sequence": 0}))
        assert (await state(ann, table))["sequence"] == 1
