"""Chat at a table: who may talk, who may listen, and how it is pushed."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

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
