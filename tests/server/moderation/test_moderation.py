"""Reports of chat and names, and what admins do: only with a fresh second factor, with an end, and noted for good."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from pyotp import TOTP
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.cli import main
from splay.server.durations import DAY
from splay.server.ids import now
from splay.server.moderation import measures
from splay.server.moderation.admins import FRESH
from splay.server.moderation.measures import COMMAND_LINE
from splay.server.operations.cleanup import Cleanup
from splay.server.people.own_data import OTHERS, WHOSE
from splay.server.storage import schema
from splay.server.storage.cascade_delete import naming
from tests.patience import PATIENCE
from tests.server.conftest import settings_in
from tests.server.playing import House, fail, made, open_house
from tests.server.site import PASSWORD, refusal

pytestmark = pytest.mark.anyio
ADMIN = "/api/admin"


@pytest.fixture
async def house(engine: AsyncEngine, tmp_path: Path) -> AsyncIterator[House]:
    """The application, whose tables' clock shows the real time."""
    async with open_house(engine, tmp_path, SPLAY_SIGNINS_PER_ADDRESS="0") as house:
        house.time = now()
        yield house


async def granted(engine: AsyncEngine, login: str) -> None:
    """Makes an account an admin, as the machine's owner does."""
    people = schema.people
    async with engine.begin() as connection:
        await connection.execute(update(people).where(people.c.login == login).values(admin=True))


async def account(house: House, login: str) -> httpx.AsyncClient:
    """The browser of a new account."""
    browser = await house.guest(login.title())
    made(await browser.post("/api/accounts", json={"login": login, "password": PASSWORD}))
    return browser


async def with_codes(browser: httpx.AsyncClient) -> list[str]:
    """Turns the second factor of an account on; the recovery codes."""
    path = "/api/me/second_factor"
    secret = made(await browser.post(path, json={"current_password": PASSWORD}))["secret"]
    found: list[str] = made(await browser.put(path, json={"code": TOTP(secret).now()}))["recovery_codes"]
    return found


async def admin(house: House, engine: AsyncEngine) -> httpx.AsyncClient:
    """The browser of an admin who has just given a code."""
    return (await admin_with_codes(house, engine))[0]


async def admin_with_codes(house: House, engine: AsyncEngine) -> tuple[httpx.AsyncClient, list[str]]:
    """The browser of an admin who has just given a code, and the recovery codes that are left."""
    browser = await account(house, "ruth")
    codes = await with_codes(browser)
    await granted(engine, "ruth")
    made(await browser.post("/api/me/second_factor/proof", json={"code": codes[0]}))
    return browser, codes[1:]


Spoken = tuple[httpx.AsyncClient, httpx.AsyncClient, str, int]


async def table_with_a_line(house: House) -> Spoken:
    """Ann and Bob at a table, its id, and the number of what Bob said."""
    ann, bob = await house.guest("Ann"), await house.guest("Rude Bob")
    table = await house.table_of(ann, bob)
    line = made(await bob.post(f"/api/tables/{table}/chat", json={"text": "you fool"}))["id"]
    return ann, bob, table, line


async def report(browser: httpx.AsyncClient, table: str, **body: object) -> httpx.Response:
    """Reports something."""
    return await browser.post(f"/api/tables/{table}/reports", json={"reason": "rude", **body})


async def reports(browser: httpx.AsyncClient, query: str = "") -> list[dict[str, Any]]:
    """The reports that an admin sees."""
    found: list[dict[str, Any]] = made(await browser.get(f"{ADMIN}/reports{query}"))
    return found


async def id_of(browser: httpx.AsyncClient) -> str:
    """The id of a browser's person."""
    found: str = made(await browser.get("/api/me"))["id"]
    return found


async def ban(browser: httpx.AsyncClient, person: str, **body: object) -> httpx.Response:
    """Bans somebody for three days."""
    return await browser.put(f"{ADMIN}/people/{person}/ban", json={"days": 3, "reason": "rude", **body})


async def test_a_line_and_a_name_are_reported_and_seen_by_admins_alone(house: House, engine: AsyncEngine) -> None:
    ann, bob, table, line = await table_with_a_line(house)
    root = await admin(house, engine)
    made(await report(ann, table, line=line))
    made(await report(ann, table, seat=1))
    found = {one["line"]: one for one in await reports(root)}
    assert set(found) == {line, None}
    assert [found[line][part] for part in ("name", "text", "reason", "login")] == ["Rude Bob", "you fool", "rude", None]
    assert [found[None][part] for part in ("name", "text", "person")] == ["Rude Bob", None, await id_of(bob)]
    assert refusal(await ann.get(f"{ADMIN}/reports")) == (403, "admin_needed")
    assert (await house.browser().get(f"{ADMIN}/reports")).status_code == 401


async def test_what_nobody_said_is_not_reported(house: House) -> None:
    ann, bob, table, line = await table_with_a_line(house)
    for body in ({"line": line + 1}, {"seat": 4}):
        assert refusal(await report(ann, table, **body)) == (409, "nobody_there")
    assert refusal(await report(bob, table, line=line)) == (409, "yourself")
    assert refusal(await report(ann, table)) == (409, "which_person")


async def test_what_somebody_does_not_hear_is_not_reported(house: House) -> None:
    ann, bob, eve = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Eve")
    table = await house.table_of(ann, bob, settings={"spectators": "none"})
    line = made(await bob.post(f"/api/tables/{table}/chat", json={"text": "hello"}))["id"]
    heard = await eve.get(f"/api/tables/{table}/chat")
    assert heard.status_code == 409
    assert refusal(await report(eve, table, line=line)) == refusal(heard)


async def test_all_that_is_kept_is_told_to_its_person_without_secrets(house: House, engine: AsyncEngine) -> None:
    ann, bob, table, line = await table_with_a_line(house)
    root = await admin(house, engine)
    made(await report(ann, table, line=line))
    await seen_at(house, bob, "2001:db8:1:2:aaaa::7")
    kept = made(await bob.get("/api/me/data"))
    assert [row["name"] for row in kept["people"]] == ["Rude Bob"]
    assert [row["network"] for row in kept["reported_addresses"]] == ["2001:db8:1:2::"]
    assert [row["text"] for row in kept["chat"]] == ["you fool"]
    assert (len(kept["seats"]), len(kept["sessions"]), kept["reports"]) == (1, 1, [])
    [reported] = made(await ann.get("/api/me/data"))["reports"]
    assert (reported["text"], reported["reason"], "person" in reported) == ("you fool", "rude", False)
    told = (await root.get("/api/me/data")).text
    async with engine.connect() as connection:
        mine = select(schema.people.c.password).where(schema.people.c.login == "ruth")
        secret = (await connection.execute(mine)).scalar_one()
        [salt] = (await connection.execute(select(schema.authenticators.c.salt))).scalars()
    assert "ruth" in told
    assert secret not in told
    assert salt not in told


def test_everything_that_names_a_person_is_told_or_left_out_for_a_reason() -> None:
    named = {column.table.name for column in naming(schema.people.c.id)}
    assert named - {*WHOSE, *OTHERS} == {"tables", "recovery_codes"}  # whose host the record tells; nothing but hashes
    players = {table.name for table in schema.metadata.tables.values() if "player" in table.c}
    assert players
    assert players <= set(WHOSE), "results and ratings outlive a person, and point to none"


async def test_reports_are_limited_by_person(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_REPORTS_PER_PERSON="2") as house:
        ann, _, table, line = await table_with_a_line(house)
        assert [(await report(ann, table, line=line)).status_code for _ in range(3)] == [204] * 2 + [429]


async def test_admin_acts_need_a_fresh_second_factor(house: House, engine: AsyncEngine) -> None:
    browser, proof = await account(house, "ruth"), "/api/me/second_factor/proof"
    assert refusal(await browser.get(f"{ADMIN}/reports")) == (403, "admin_needed")
    await granted(engine, "ruth")
    assert refusal(await browser.get(f"{ADMIN}/reports")) == (403, "second_factor_needed")
    codes = await with_codes(browser)
    assert refusal(await browser.get(f"{ADMIN}/reports")) == (403, "proof_needed")
    assert made(await browser.get(ADMIN)) == {"admin": True, "second_factor": True, "fresh": False}
    assert refusal(await browser.post(proof, json={"code": "aaaa-aaaa-aaaa-aaaa"})) == (409, "wrong_code")
    made(await browser.post(proof, json={"code": codes[0]}))
    assert await reports(browser) == []
    other = house.browser()
    made(await other.post("/api/sessions", json={"login": "ruth", "password": PASSWORD, "code": codes[1]}))
    assert refusal(await other.get(f"{ADMIN}/reports")) == (403, "proof_needed")
    async with engine.begin() as connection:
        sessions = schema.sessions
        await connection.execute(update(sessions).values(proved=sessions.c.proved - FRESH))
    assert refusal(await browser.get(f"{ADMIN}/reports")) == (403, "proof_needed")


async def test_a_proof_ends_with_a_change_of_the_account(house: House, engine: AsyncEngine) -> None:
    browser, codes = await admin_with_codes(house, engine)
    made(await browser.get(f"{ADMIN}/reports"))
    made(await browser.post("/api/me/second_factor/recovery_codes", json={"code": codes[0]}))
    assert refusal(await browser.get(f"{ADMIN}/reports")) == (403, "proof_needed")


async def test_no_token_acts_as_an_admin(house: House, engine: AsyncEngine) -> None:
    root, codes = await admin_with_codes(house, engine)
    body = {"label": "bot", "current_password": PASSWORD, "code": codes[0]}
    token = made(await root.post("/api/tokens", json=body))["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert refusal(await house.browser().get(f"{ADMIN}/reports", headers=bearer)) == (403, "token_not_allowed")


async def test_no_token_downloads_what_is_kept_of_its_person(house: House) -> None:
    ann = await account(house, "ann")
    token = made(await ann.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD}))["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert refusal(await house.browser().get("/api/me/data", headers=bearer)) == (403, "token_not_allowed")


async def test_a_line_is_removed_for_everybody(house: House, engine: AsyncEngine) -> None:
    ann, _, table, line = await table_with_a_line(house)
    root = await admin(house, engine)
    made(await report(ann, table, line=line))
    [one] = await reports(root)
    made(await root.delete(f"{ADMIN}/reports/{one['id']}/line"))
    assert made(await ann.get(f"/api/tables/{table}/chat")) == []
    assert await reports(root) == []
    assert [done["id"] for done in await reports(root, "?closed=true")] == [one["id"]]


async def test_the_line_of_a_reported_name_cannot_be_removed(house: House, engine: AsyncEngine) -> None:
    ann, _, table, _ = await table_with_a_line(house)
    root = await admin(house, engine)
    made(await report(ann, table, seat=1))
    [one] = await reports(root)
    assert refusal(await root.delete(f"{ADMIN}/reports/{one['id']}/line")) == (409, "no_line")
    made(await root.put(f"{ADMIN}/reports/{one['id']}/closed"))
    assert await reports(root) == []
    assert refusal(await root.put(f"{ADMIN}/reports/{'x' * 22}/closed")) == (404, "not_found")


async def test_a_name_is_changed_wherever_it_stands(house: House, engine: AsyncEngine) -> None:
    ann, bob, table, _ = await table_with_a_line(house)
    over = await house.table_of(ann, bob, settings={"leavers": "end"})
    made(await ann.delete(f"/api/tables/{over}/seats"))
    root = await admin(house, engine)
    made(await root.put(f"{ADMIN}/people/{await id_of(bob)}/name", json={"name": "Bob"}))
    assert made(await bob.get("/api/me"))["name"] == "Bob"
    for found in (table, over):
        seats = made(await ann.get(f"/api/tables/{found}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "Bob"]
    assert [line["name"] for line in made(await ann.get(f"/api/tables/{table}/chat"))] == ["Bob"]


async def test_a_handle_made_from_a_name_that_an_admin_changes_goes_with_it(house: House, engine: AsyncEngine) -> None:
    root, eve = await admin(house, engine), house.browser()
    own = made(await eve.post("/api/accounts", json={"login": "eve-1", "password": PASSWORD, "name": "Insult"}))
    assert own["handle"] == "insult"
    for name, handle in (("INSULT", "insult"), ("Kind Raven", "kind-raven"), ("Kind  raven", "kind-raven")):
        made(await root.put(f"{ADMIN}/names", json={"login": "eve-1", "name": name}))
        assert made(await eve.get("/api/me"))["handle"] == handle
    assert refusal(await eve.put("/api/me/handle", json={"handle": "insult"})) == (409, "handle_too_soon")
    body = {"login": "other", "password": PASSWORD, "name": "Insult"}
    assert made(await house.browser().post("/api/accounts", json=body))["handle"] == "insult-2"


async def test_a_name_that_was_reported_is_changed_also_if_its_person_has_another_one_by_now(
    house: House, engine: AsyncEngine
) -> None:
    ann, bob, table, line = await table_with_a_line(house)
    over = await house.table_of(ann, bob, settings={"leavers": "end"})
    made(await ann.delete(f"/api/tables/{over}/seats"))
    made(await report(ann, table, line=line))
    made(await bob.patch("/api/me", json={"name": "Robert"}))
    root = await admin(house, engine)
    made(await root.put(f"{ADMIN}/people/{await id_of(bob)}/name", json={"name": "Bob"}))
    for found in (table, over):
        seats = made(await ann.get(f"/api/tables/{found}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "Bob"]
    assert [line["name"] for line in made(await ann.get(f"/api/tables/{table}/chat"))] == ["Bob"]


async def test_a_banned_person_does_nothing_here_until_the_ban_ends(house: House, engine: AsyncEngine) -> None:
    root, eve = await admin(house, engine), await account(house, "eve")
    token = made(await eve.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD}))["token"]
    person = await id_of(eve)
    made(await ban(root, person))
    bearer = {"Authorization": f"Bearer {token}"}
    refused = await eve.get("/api/tables")
    assert refusal(refused) == (403, "banned")
    assert abs(int(refused.headers["Retry-After"]) - 3 * DAY // 1000) < PATIENCE
    assert refusal(await house.browser().get("/api/tables", headers=bearer)) == (403, "banned")
    sign_in = {"login": "eve", "password": PASSWORD}
    assert refusal(await house.browser().post("/api/sessions", json=sign_in)) == (403, "banned")
    [shown] = made(await root.get(f"{ADMIN}/bans"))
    assert [shown["login"], shown["network"], shown["reason"]] == ["eve", None, "rude"]
    assert shown["until"] - shown["at"] == 3 * DAY
    async with engine.begin() as connection:
        await connection.execute(update(schema.people).where(schema.people.c.id == person).values(banned=now()))
    made(await eve.get("/api/tables"))


async def test_ratings_are_ended_once_and_that_is_noted(house: House, engine: AsyncEngine) -> None:
    boss, yan = await admin(house, engine), await account(house, "yan")
    path = f"/api/admin/people/{await id_of(yan)}/rating-end"
    made(await boss.put(path, json={"reason": "loses on purpose"}))
    assert refusal(await boss.put(path, json={"reason": "again"})) == (409, "ended_already")
    acts = made(await boss.get("/api/admin/acts"))
    assert [(act["act"], act["detail"]) for act in acts if act["act"] == "end rating"] == [
        ("end rating", "Yan: loses on purpose")
    ]


async def test_a_ban_is_ended_and_whoever_is_banned_can_sign_out(house: House, engine: AsyncEngine) -> None:
    root, eve = await admin(house, engine), await account(house, "eve")
    person = await id_of(eve)
    made(await ban(root, person))
    copy = house.browser_with(eve)
    made(await eve.delete("/api/sessions"))
    assert "splay" not in eve.cookies
    made(await root.delete(f"{ADMIN}/people/{person}/ban"))
    made(await copy.get("/api/me"))
    assert made(await root.get(f"{ADMIN}/bans")) == []


async def seen_at(house: House, browser: httpx.AsyncClient, address: str) -> None:
    """Lets a person come from an address, a minute later: until then it is not asked again who that is."""
    house.app.state.identity_cache.forget()
    elsewhere = house.browser(address)
    elsewhere.cookies.update(browser.cookies)
    made(await elsewhere.get("/api/me"))


async def addresses(engine: AsyncEngine) -> list[str | None]:
    """The addresses that are kept."""
    async with engine.connect() as connection:
        return list((await connection.execute(select(schema.reported_addresses.c.network))).scalars())


async def test_an_address_is_kept_only_of_somebody_reported_and_ipv6_as_the_network(
    house: House, engine: AsyncEngine
) -> None:
    ann, bob, table, line = await table_with_a_line(house)
    root = await admin(house, engine)
    await seen_at(house, bob, "2001:db8:1:2:aaaa::7")
    assert await addresses(engine) == []
    made(await report(ann, table, line=line))
    await seen_at(house, bob, "192.0.2.77")
    await seen_at(house, bob, "2001:db8:1:2:aaaa::7")
    await seen_at(house, ann, "192.0.2.78")
    assert await addresses(engine) == ["2001:db8:1:2::"]
    assert [one["address"] for one in await reports(root)] == ["2001:db8:1:2::"]


async def test_an_address_is_banned_with_the_person(house: House, engine: AsyncEngine) -> None:
    ann, bob, table, line = await table_with_a_line(house)
    root, person = await admin(house, engine), await id_of(bob)
    assert refusal(await ban(root, person, address=True)) == (409, "no_address")
    made(await report(ann, table, line=line))
    await seen_at(house, bob, "2001:db8:1:2:aaaa::7")
    made(await ban(root, person, address=True))
    near, body = house.browser("2001:db8:1:2::1"), {"login": "notbob", "password": PASSWORD}
    assert refusal(await near.post("/api/guests", json={"name": "Not Bob"})) == (403, "banned")
    assert refusal(await near.post("/api/accounts", json=body)) == (403, "banned")
    assert refusal(await near.post("/api/sessions", json=body)) == (403, "banned")
    made(await house.browser("2001:db8:1:3::1").post("/api/guests", json={"name": "Neighbor"}))
    made(await root.delete(f"{ADMIN}/people/{person}/ban"))
    made(await near.post("/api/guests", json={"name": "Bob"}))


async def test_no_login_stands_in_for_the_id_of_somebody_else(house: House, engine: AsyncEngine) -> None:
    root = await admin(house, engine)
    await account(house, "decoy")
    eve = await account(house, "eve")
    person = await id_of(eve)
    async with engine.begin() as connection:
        people = schema.people
        decoy = update(people).where(people.c.login == "decoy").values(login=person.lower())
        await connection.execute(decoy)
    made(await root.put(f"{ADMIN}/people/{person}/name", json={"name": "Evelyn"}))
    made(await ban(root, person))
    assert [one["login"] for one in made(await root.get(f"{ADMIN}/bans"))] == ["eve"]
    made(await root.delete(f"{ADMIN}/people/{person}/ban"))
    assert made(await eve.get("/api/me"))["name"] == "Evelyn"


async def test_reasons_that_are_longer_than_they_look_are_refused(house: House, engine: AsyncEngine) -> None:
    ann, bob, table, line = await table_with_a_line(house)
    root = await admin(house, engine)
    most, more = "x́" * 150, "x́" * 150 + "x"
    assert refusal(await report(ann, table, line=line, reason=more)) == (422, "bad_reason")
    assert refusal(await ban(root, await id_of(bob), reason=more)) == (422, "bad_reason")
    made(await report(ann, table, line=line, reason=most))
    made(await ban(root, await id_of(bob), reason=most))


async def test_no_address_reaches_the_log(house: House, engine: AsyncEngine, caplog: pytest.LogCaptureFixture) -> None:
    for logger in ("splay", "litestar", "uvicorn"):
        caplog.set_level(logging.DEBUG, logger)
    ann, bob, table, line = await table_with_a_line(house)
    root, person, address = await admin(house, engine), await id_of(bob), "198.51.100.77"
    made(await report(ann, table, line=line))
    await seen_at(house, bob, address)
    made(await ban(root, person, address=True))
    there = house.browser(address)
    assert refusal(await there.post("/api/guests", json={"name": "Bob"})) == (403, "banned")
    assert refusal(await there.post("/api/guests", json={"name": ""})) == (400, "bad_request")
    assert [one["address"] for one in await reports(root)] == [address]
    assert address not in caplog.text


async def test_addresses_bans_and_closed_reports_end(house: House, engine: AsyncEngine, tmp_path: Path) -> None:
    ann, bob, table, line = await table_with_a_line(house)
    root = await admin(house, engine)
    made(await report(ann, table, line=line))
    [one] = await reports(root)
    made(await root.put(f"{ADMIN}/reports/{one['id']}/closed"))
    made(await ban(root, await id_of(bob)))
    kept = (schema.reported_addresses, schema.bans, schema.reports)

    async def left(days: int) -> list[int]:
        settings = settings_in(tmp_path, SPLAY_GUEST_DAYS="0", SPLAY_OPEN_TABLE_DAYS="0")
        await Cleanup(engine, settings, lambda: house.time + days * DAY, lambda _: None, fail).look()
        async with engine.connect() as connection:
            return [len((await connection.execute(select(rows))).all()) for rows in kept]

    assert await left(2) == [1, 1, 1]
    assert await left(4) == [1, 0, 1]
    assert await left(31) == [0, 0, 0]


async def test_admins_give_names_that_nobody_can_take(house: House, engine: AsyncEngine) -> None:
    ann, root = await account(house, "ann"), await admin(house, engine)
    body = {"login": "ann", "name": "Splay Support"}
    assert refusal(await ann.put(f"{ADMIN}/names", json=body)) == (403, "admin_needed")
    assert refusal(await root.put(f"{ADMIN}/names", json={**body, "login": "nobody"})) == (404, "not_found")
    assert refusal(await root.put(f"{ADMIN}/names", json={**body, "name": "Greedy"})) == (422, "name_reserved")
    made(await root.put(f"{ADMIN}/names", json=body))
    [act] = made(await root.get(f"{ADMIN}/acts"))
    assert (act["admin"], act["act"], act["detail"]) == ("ruth", "rename", "Ann -> Splay Support")
    assert made(await ann.get("/api/me"))["name"] == "Splay Support"
    table = await house.table_of(ann, await house.guest("Bob"))
    [seat, _] = made(await ann.get(f"/api/tables/{table}"))["seats"]
    assert seat["name"] == "Splay Support"
    device = {"options": {"players": 3}, "seats": ["me", "me", "open"], "names": ["Splay Support", "Moderator", ""]}
    assert refusal(await ann.post("/api/tables", json=device)) == (422, "name_official")


async def test_the_command_gives_such_a_name_too(house: House, engine: AsyncEngine) -> None:
    ann = await account(house, "ann")
    async with engine.begin() as connection:
        await measures.rename(connection, COMMAND_LINE, "ann", "Moderator", now())
    assert made(await ann.get("/api/me"))["name"] == "Moderator"


async def test_what_admins_do_is_noted_for_good(house: House, engine: AsyncEngine) -> None:
    ann, bob, table, line = await table_with_a_line(house)
    root, person = await admin(house, engine), await id_of(bob)
    made(await report(ann, table, line=line))
    [one] = await reports(root)
    made(await root.delete(f"{ADMIN}/reports/{one['id']}/line"))
    made(await root.put(f"{ADMIN}/people/{person}/name", json={"name": "Bob"}))
    made(await ban(root, person))
    made(await root.delete(f"{ADMIN}/people/{person}/ban"))
    acts = made(await root.get(f"{ADMIN}/acts"))
    assert {(act["admin"], act["act"], act["target"], act["detail"]) for act in acts} == {
        ("ruth", "remove", one["id"], "Rude Bob"),
        ("ruth", "rename", person, "Rude Bob -> Bob"),
        ("ruth", "ban", person, "Bob, 3 days: rude"),
        ("ruth", "unban", person, "Bob"),
    }


async def test_a_guest_who_was_reported_stays_so_when_it_signs_in(house: House, engine: AsyncEngine) -> None:
    ann, bob, table, line = await table_with_a_line(house)
    root = await admin(house, engine)
    await account(house, "bob")
    made(await report(ann, table, line=line))
    made(await bob.post("/api/sessions", json={"login": "bob", "password": PASSWORD}))
    assert [one["login"] for one in await reports(root)] == ["bob"]
    await seen_at(house, bob, "192.0.2.77")
    assert await addresses(engine) == ["192.0.2.77"]


def test_the_command_makes_the_first_admin_and_acts_while_the_server_runs(
    tmp_path: Path, migrated_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "data" / "splay.db"
    database.parent.mkdir()
    shutil.copy(migrated_file, database)
    monkeypatch.setenv("SPLAY_DATA", str(database.parent))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    with sqlite3.connect(database) as connection:
        connection.execute("INSERT INTO people (id, name, login, password, created) VALUES ('a', 'Ann', 'ann', '-', 1)")
    for act in (["grant", "Ann"], ["rename", "ann", "Anna"], ["ban", "ann", "--reason", "rude"], ["bans"]):
        assert main(["admin", *act]) == 0
    for act in (["unban", "ann"], ["reports"], ["acts"]):
        assert main(["admin", *act]) == 0
    assert main(["admin", "grant", "nobody"]) == 2
    assert main(["admin", "ban", "ann", "--reason", "x" * 301]) == 2
    said = capsys.readouterr()
    lines = said.out.splitlines()
    assert lines[:3] == ["Ann is an admin now", "ann is called Anna now", "ann is banned for 30 days"]
    assert lines[3].startswith("ann  'Anna'  until ")
    assert lines[4:6] == ["ann is banned no longer", "no reports"]
    assert any("(command line)  rename  a  'Ann -> Anna'" in line for line in lines)
    assert "There is no account with this login." in said.err
    assert "The reason must have 1 to 300 characters." in said.err
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT name, admin, banned FROM people").fetchall() == [("Anna", 1, None)]
