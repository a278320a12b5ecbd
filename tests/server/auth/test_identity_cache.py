"""People whom the server knows already are not looked up at every request, and never known for too long."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy import event, update

from splay.server.auth.identity_cache import IdentityCache
from splay.server.auth.person import Person
from splay.server.storage.schema import people
from tests.server.conftest import MakeSite
from tests.server.site import Site

pytestmark = pytest.mark.anyio


async def name_of(visitor: httpx.AsyncClient, **headers: str) -> str | None:
    """Whom the site takes a visitor for."""
    known: str | None = (await visitor.get("/who", headers=headers)).json().get("id")
    return known


async def test_who_comes_again_is_known_without_a_query(site: Site) -> None:
    ada = await site.account()
    token = {"Authorization": f"Bearer {await site.token(ada)}"}
    first = [await name_of(ada), await name_of(site.client(), **token)]
    asked: list[object] = []

    def note(*given: object) -> None:
        asked.append(given[2])

    event.listen(site.engine.sync_engine, "before_cursor_execute", note)
    assert [await name_of(ada), await name_of(site.client(), **token)] == first
    assert first[0] == first[1] is not None
    assert asked == []
    event.remove(site.engine.sync_engine, "before_cursor_execute", note)


async def test_a_change_made_by_any_code_is_noticed(site: Site) -> None:
    ada = await site.account()
    assert await name_of(ada) is not None
    async with site.engine.begin() as connection:
        await connection.execute(update(people).values(password="another"))
    assert await name_of(ada) is None


async def test_nothing_asked_before_or_during_a_change_is_remembered(site: Site) -> None:
    known = IdentityCache(remembers=True)
    known.watch(site.engine)
    ada = Person("a" * 22, "Ada", None)
    before = known.changes
    async with site.engine.begin() as connection:
        await connection.execute(update(people).values(email=None))
        known.keep("cookie", ada, before)
        known.keep("cookie", ada, known.changes)
        assert known.get("cookie") is None
    known.keep("cookie", ada, before)
    assert known.get("cookie") is None
    known.keep("cookie", ada, known.changes)
    assert known.get("cookie") == ada


async def test_where_workers_share_a_redis_nobody_is_remembered(make_site: MakeSite) -> None:
    site = make_site(REDIS_URL="redis://127.0.0.1:1/0")
    ada = await site.account()
    assert await name_of(ada) is not None
    assert not site.app.state.identity_cache.found
