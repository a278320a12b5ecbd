"""What is said at a table comes as messages, to those who want them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import answer, made, open_house, state

pytestmark = pytest.mark.anyio


def said(seen: dict[str, Any]) -> list[dict[str, Any] | None]:
    """What a state's events, questions and answers say."""
    options = [option for question in seen["questions"] for option in question.get("options", [])]
    prompts = [question.get("prompt") for question in seen["questions"]]
    return [*[part.get("message") for part in (*seen["events"], *options)], *prompts]


async def whole_state(person: httpx.AsyncClient, table: str, messages: str) -> dict[str, Any]:
    """A state with all its events."""
    found: dict[str, Any] = made(await person.get(f"/api/tables/{table}/state", params={"messages": messages}))
    return found


async def test_a_state_says_what_happened_and_what_is_asked(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        assert said(await state(ann, table))[-2:] == [
            {"key": "prompt-first_meld"},
            {"key": "waits-first_meld", "arguments": {"player": {"type": "player", "seat": 1}}},
        ]
        for person in (ann, bob):
            assert await answer(person, table)
        seen = await state(ann, table)
        assert [event["message"]["key"] for event in seen["events"]][:2] == ["event-first_meld"] * 2
        assert None not in said(seen)


async def test_programs_can_do_without(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        seen = await state(ann, table)
        body = {"key": seen["questions"][0]["options"][0]["key"], "sequence": seen["sequence"]}
        answered = await ann.post(f"/api/tables/{table}/answers", params={"messages": "false"}, json=body)
        assert await answer(bob, table)
        for bare in (made(answered), await whole_state(ann, table, "false")):
            assert set(map(str, said(bare))) == {"None"}
        assert None not in said(await whole_state(ann, table, "true"))
