"""Going for good: what is personal is gone, the games of others are not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from pyotp import TOTP
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.protocol.reserved_names import NEUTRAL
from splay.server.storage import schema
from splay.server.storage.cascade_delete import naming
from tests.server.playing import House, answer, look, made, open_house, state
from tests.server.site import PASSWORD, refusal

pytestmark = pytest.mark.anyio


async def account(house: House, name: str) -> httpx.AsyncClient:
    """The browser of a new account with an e-mail address."""
    browser = await house.guest(name)
    body = {"login": name.lower(), "password": PASSWORD, "email": f"{name}@example.org"}
    made(await browser.post("/api/accounts", json=body))
    return browser


async def go(browser: httpx.AsyncClient, password: str | None = None) -> httpx.Response:
    """Goes for good."""
    return await browser.request("DELETE", "/api/me", json={} if password is None else {"current_password": password})


async def everything(engine: AsyncEngine) -> str:
    """All that the database holds, as text."""
    async with engine.connect() as connection:
        return str([(await connection.execute(select(table))).all() for table in schema.metadata.sorted_tables])


def names(table: Any) -> list[str]:  # noqa: ANN401 - JSON
    """The names at a table."""
    return [seat["name"] for seat in table["seats"]]


async def test_nothing_personal_is_left(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, bob = await account(house, "Zoe"), await house.guest("Bob")
        me = made(await zoe.get("/api/me"))["id"]
        made(await zoe.post("/api/tokens", json={"label": "zoe's bot", "current_password": PASSWORD}))
        made(await zoe.post("/api/tables", json={}))
        table = await house.table_of(zoe, bob)
        made(await zoe.post(f"/api/tables/{table}/chat", json={"text": "zoe was here"}))
        made(await go(zoe, PASSWORD))
        left = (await everything(engine)).lower()
        assert "zoe" not in left
        assert me.lower() not in left
        assert "bob" in left


async def test_sessions_and_tokens_end_and_the_login_is_free(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe = await account(house, "Zoe")
        token = made(await zoe.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD}))["token"]
        other = await house.guest("Other")
        other.cookies = httpx.Cookies(zoe.cookies)
        made(await go(zoe, PASSWORD))
        assert not zoe.cookies
        assert (await other.get("/api/me")).status_code == 204
        bearer = {"Authorization": f"Bearer {token}"}
        assert refusal(await zoe.get("/api/me", headers=bearer)) == (401, "bad_token")
        await account(house, "Zoe")


async def test_an_account_needs_its_password_and_no_token_will_do(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe = await account(house, "Zoe")
        token = made(await zoe.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD}))["token"]
        for password in (None, "wrong wrong wrong"):
            assert refusal(await go(zoe, password)) == (403, "wrong_password")
        bearer = {"Authorization": f"Bearer {token}"}
        refused = await zoe.request("DELETE", "/api/me", json={"current_password": PASSWORD}, headers=bearer)
        assert refusal(refused) == (403, "token_not_allowed")
        assert made(await zoe.get("/api/me"))["name"] == "Zoe"


async def test_with_a_second_factor_an_account_also_needs_a_code(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe = await account(house, "Zoe")
        path = "/api/me/second_factor"
        secret = made(await zoe.post(path, json={"current_password": PASSWORD}))["secret"]
        codes = made(await zoe.put(path, json={"code": TOTP(secret).now()}))["recovery_codes"]
        assert refusal(await go(zoe, PASSWORD)) == (403, "code_needed")
        body = {"current_password": PASSWORD, "code": "aaaa-aaaa-aaaa-aaaa"}
        assert refusal(await zoe.request("DELETE", "/api/me", json=body)) == (409, "wrong_code")
        assert made(await zoe.get("/api/me"))["name"] == "Zoe"
        made(await zoe.request("DELETE", "/api/me", json={"current_password": PASSWORD, "code": codes[0]}))
        assert (await zoe.get("/api/me")).status_code == 204


async def test_a_guest_goes_without_a_password(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        made(await go(ann))
        assert (await ann.get("/api/me")).status_code == 204


async def test_the_computer_plays_on_in_a_running_game(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"bank": 60_000}})
        made(await go(ann))
        for _ in range(3):
            await house.opponents_rest(table)
            assert await answer(bob, table)
        await house.opponents_rest(table)
        seen = await look(bob, table)
        assert (seen["status"], names(seen), seen["seats"][0]["agent"]) == ("running", [NEUTRAL, "Bob"], "rule")
        assert not seen["seats"][0].get("ticking")
        assert (await state(bob, table))["sequence"] > 3


async def test_a_game_that_leavers_end_is_over(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        made(await go(ann))
        seen = await look(bob, table)
        assert (seen["status"], names(seen), seen["result"]["winners"]) == ("finished", [NEUTRAL, "Bob"], [1])


async def test_finished_games_and_their_records_stay_for_the_others(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        made(await ann.delete(f"/api/tables/{table}/seats"))
        made(await go(ann))
        assert [names(game) for game in made(await bob.get("/api/me/games"))["games"]] == [[NEUTRAL, "Bob"]]
        assert made(await bob.get(f"/api/tables/{table}/record"))["names"] == [NEUTRAL, "Bob"]
        assert names(made(await bob.post(f"/api/tables/{table}/rematch"))) == ["Bob", ""]


async def test_seats_at_open_tables_are_free_again_and_empty_ones_go(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        alone = made(await ann.post("/api/tables", json={}))["id"]
        shared = made(await ann.post("/api/tables", json={"options": {"players": 3}}))["id"]
        made(await bob.post(f"/api/tables/{shared}/seats", json={}))
        made(await go(ann))
        assert refusal(await bob.get(f"/api/tables/{alone}")) == (404, "no_such_table")
        seen = await look(bob, shared)
        assert (names(seen), seen["host"]) == (["", "Bob", ""], True)


async def test_several_may_go_one_after_the_other(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        for person in (ann, bob):
            made(await go(person))
        await house.opponents_rest(table)
        seen = await look(await house.guest("Cyd"), table)
        assert (seen["status"], names(seen)) == ("finished", [NEUTRAL, NEUTRAL])


def test_every_column_that_names_a_person_is_found() -> None:
    found = {str(column) for column in naming(schema.people.c.id)}
    assert {"tables.host", "seats.person", "chat.person", "tokens.person"} <= found


async def test_whoever_goes_last_lets_the_game_wait_for_anybody_who_may_come_back(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, bob = await account(house, "Zoe"), await house.guest("Bob")
        table = await house.table_of(zoe, bob)
        made(await bob.delete(f"/api/tables/{table}/seats"))
        await house.opponents_rest(table)
        made(await go(zoe, PASSWORD))
        await house.opponents_rest(table)
        assert (await look(bob, table))["paused_until"] > house.time
        assert made(await bob.post(f"/api/tables/{table}/return"))["status"] == "running"


async def test_a_game_of_nobody_any_more_is_played_to_its_end(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, bob = await account(house, "Zoe"), await house.guest("Bob")
        table = await house.table_of(zoe, seats=["me", "random"], settings={"stand_in": "random"})
        await house.opponents_rest(table)
        made(await go(zoe, PASSWORD))
        await house.opponents_rest(table)
        assert (await look(bob, table))["status"] == "finished"
