"""How often an account is sent a link for another password: so often a day, and as often on the next one."""

from __future__ import annotations

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.people.password_resets import DAY, MAILS_A_DAY, new_token
from tests.server.conftest import MakeSite

pytestmark = pytest.mark.anyio


async def test_the_next_day_as_many_links_are_sent_again(engine: AsyncEngine, make_site: MakeSite) -> None:
    ada = (await (await make_site().account()).get("/api/me")).json()["id"]
    async with engine.begin() as connection:
        for day in range(3):
            sent = [await new_token(connection, ada, day * DAY + number) for number in range(MAILS_A_DAY + 1)]
            assert [token is not None for token in sent] == [True] * MAILS_A_DAY + [False]
