"""Accounts from before handles have one, and stay as hidden as they were."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.storage.schema import people
from tests.server.playing import made, open_house
from tests.server.upgrade.old_database import as_it_was

pytestmark = pytest.mark.anyio
BEFORE = "0030"
HIDDEN = {"rating": "nobody", "games": "nobody", "presence": "nobody", "challenges": "friends"}
OPEN = {"rating": "everyone", "games": "everyone", "presence": "friends", "challenges": "everyone"}


def row(number: int, name: str, login: str | None, shown: bool = True) -> dict[str, Any]:
    """A person as the database had it."""
    made = {"id": str(number) * 22, "name": name, "created": number, "head_to_head": shown}
    return made if login is None else {**made, "login": login, "password": "-"}


OLD = [
    row(1, "Zoe", "zoe"),
    row(2, "Ann", "second", shown=False),
    row(3, "Guest", None),
    row(4, "ÄNN", "third"),
    row(5, "Server", "server"),
    row(6, "Ann", "fourth"),
]


async def test_accounts_from_before_have_handles_and_stay_hidden(engine: AsyncEngine, tmp_path: Path) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(as_it_was, BEFORE, {"people": OLD})
    async with open_house(engine, tmp_path) as house:
        async with engine.connect() as connection:
            found = (await connection.execute(select(people).order_by(people.c.created))).mappings().all()
        handles = ["zoe-2", "ann", None, "ann-2", "player", "ann-3"]
        assert [one["handle"] for one in found] == handles
        assert {one["handle_changed"] for one in found} == {one["former_handle"] for one in found} == {None}
        audiences = [{topic: one[f"{topic}_for"] for topic in HIDDEN} for one in found]
        assert audiences == [OPEN if one["login"] is None else HIDDEN for one in found]
        assert [one["head_to_head_for"] for one in found] == ["everyone", "nobody", *["everyone"] * 4]
        new = {"login": "new-1", "password": "correct horse battery", "name": "Ann"}
        own = made(await house.browser().post("/api/accounts", json=new))
        assert (own["handle"], own["privacy"]) == ("ann-4", OPEN | {"head_to_head": "everyone"})
