"""How often an account is sent a link for another password: so often a day, and as often on the next one."""

from __future__ import annotations

import pytest
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.durations import DAY
from splay.server.people.password_resets import MAILS_A_DAY, Forgetful, new_token
from splay.server.storage.schema import confirmations, people
from tests.server.conftest import MakeSite

pytestmark = pytest.mark.anyio


async def test_the_next_day_as_many_links_are_sent_again(engine: AsyncEngine, make_site: MakeSite) -> None:
    ada = (await (await make_site().account()).get("/api/me")).json()["id"]
    account = Forgetful(ada, "ada", "ada@example.org")
    confirmed = {"person": ada, "email": account.email, "confirmed": True, "refused": False, "expires": 0, "tries": 0}
    async with engine.begin() as connection:
        await connection.execute(update(people).where(people.c.id == ada).values(email=account.email))
        await connection.execute(insert(confirmations).values(**confirmed))
        for day in range(3):
            sent = [await new_token(connection, account, day * DAY + number) for number in range(MAILS_A_DAY + 1)]
            assert [token is not None for token in sent] == [True] * MAILS_A_DAY + [False]
