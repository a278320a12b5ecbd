"""Chat at a table: who may talk, who may listen, and how it is pushed."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.storage.schema import chat as lines
from tests.server.playing import made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_heard_by_all_at_the_table(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        path = f"/api/tables/{table}/chat"
        first = made(await ann.post(path, json={"text": "Hello  there"}))
        assert first == {
            "id": first["id"], "name": "Ann", "text": "Hello there", "at": 1_000_000, "seat": 0, "mine": True
        }  # fmt: skip
        made(await bob.post(path, json={"text": "<b>Hi</b>"}))
        heard = made(await bob.get(path))
        assert [(line["name"], line["text"], line.get("mine", False)) for line in heard] == [
            ("Ann", "Hello there", False),
            ("Bob", "<b>Hi</b>", True),
        ]
        assert made(await bob.get(path, params={"after": first["id"]})) == heard[1:]


async def test_the_websocket_pushes_lines_that_a_client_has_not(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        line = made(await ann.post(f"/api/tables/{table}/chat", json={"text": "Hello"}))
        state, chat = await house.messages(bob, table, 2)
        assert (state["type"], chat["type"]) == ("state", "chat")
        assert [(line["seat"], line["text"]) for line in chat["lines"]] == [(0, "Hello")]
        made(await bob.post(f"/api/tables/{table}/chat", json={"text": "Good day"}))
        _, chat = await house.messages(bob, table, 2, f"chat={line['id']}")
        assert [(line["seat"], line["text"]) for line in chat["lines"]] == [(1, "Good day")]


async def test_no_line_gets_the_number_of_one_that_was_removed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = [await house.guest(name) for name in ("Ann", "Bob")]
        table = await house.table_of(ann, bob)
        made(await ann.post(f"/api/tables/{table}/chat", json={"text": "gone soon"}))
        [line] = made(await bob.get(f"/api/tables/{table}/chat"))
        async with engine.begin() as connection:
            await connection.execute(delete(lines))
        made(await ann.post(f"/api/tables/{table}/chat", json={"text": "heard"}))
        heard = made(await bob.get(f"/api/tables/{table}/chat", params={"after": line["id"]}))
        assert [one["text"] for one in heard] == ["heard"]


async def test_a_reaction_is_a_line_with_a_word_of_its_own(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        path = f"/api/tables/{table}/chat"
        made(await ann.post(path, json={"reaction": "wow"}))
        made(await ann.post(path, json={"text": "😮"}))
        assert [(line["text"], line.get("reaction")) for line in made(await bob.get(path))] == [
            ("😮", "wow"),
            ("😮", None),
        ]


@pytest.mark.parametrize("body", [{}, {"reaction": "rude"}, {"reaction": ""}, {"reaction": "wow", "text": "Hello"}])
async def test_what_is_no_reaction_is_refused(engine: AsyncEngine, tmp_path: Path, body: dict[str, str]) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "rule"])
        assert refusal(await ann.post(f"/api/tables/{table}/chat", json=body)) == (422, "bad_text")


async def test_reactions_have_the_limits_and_mutes_of_words(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_CHATS_PER_PERSON="3") as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob)
        path = f"/api/tables/{table}/chat"
        assert refusal(await cyd.post(path, json={"reaction": "nice"})) == (409, "not_yours")
        assert (await house.browser().post(path, json={"reaction": "nice"})).status_code == 401
        for body in ({"reaction": "nice"}, {"text": "Hello"}, {"reaction": "ouch"}):
            made(await ann.post(path, json=body))
        assert refusal(await ann.post(path, json={"reaction": "nice"})) == (429, "too_many_requests")
        made(await bob.post(f"/api/tables/{table}/mutes", json={"seat": 0}))
        assert made(await bob.get(path)) == []
        assert len(made(await cyd.get(path))) == 3


async def test_only_the_seated_talk(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob)
        path = f"/api/tables/{table}/chat"
        made(await ann.post(path, json={"text": "Hello"}))
        assert refusal(await cyd.post(path, json={"text": "Hello"})) == (409, "not_yours")
        assert len(made(await cyd.get(path))) == 1


async def test_spectators_hear_nothing_if_the_table_has_none(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, settings={"spectators": "none"})
        assert refusal(await cyd.get(f"/api/tables/{table}/chat")) == (409, "no_spectators")
        assert await house.messages(cyd, table, 1) == []


async def test_lines_are_bounded_plain_text(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_CHAT_LENGTH="10") as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        path = f"/api/tables/{await house.table_of(ann, bob)}/chat"
        for text in ("   ", "x" * 11, "a\nb", "a\u202eb"):
            assert refusal(await ann.post(path, json={"text": text})) == (422, "bad_text")
        assert made(await bob.get(path)) == []


async def test_talking_is_limited_by_person(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_CHATS_PER_PERSON="2") as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        path = f"/api/tables/{await house.table_of(ann, bob)}/chat"
        for text in ("one", "two"):
            made(await ann.post(path, json={"text": text}))
        assert (await ann.post(path, json={"text": "three"})).status_code == 429
        made(await bob.post(path, json={"text": "three"}))
