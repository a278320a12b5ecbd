"""Accounts have handles: made from their names, each one's own, and never the login."""

from __future__ import annotations

import asyncio
import re
from itertools import islice
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.ids import now
from splay.server.people import handles
from splay.server.people.handles import HANDLE, MONTH, PIECE, give_missing_handles, is_allowed, made_from, numbered
from splay.server.people.person_rows import add_person
from splay.server.storage.schema import people
from tests.server.site import PASSWORD, Site, refusal

pytestmark = pytest.mark.anyio


async def handles_of(engine: AsyncEngine) -> list[str | None]:
    """The handles of all people, by their creation."""
    async with engine.connect() as connection:
        return list((await connection.execute(select(people.c.handle).order_by(people.c.created))).scalars())


async def change(browser: Any, handle: str) -> Any:  # noqa: ANN401 - a response
    """What is answered to somebody who wants a handle."""
    return await browser.put("/api/me/handle", json={"handle": handle})


async def let_a_month_pass(site: Site) -> None:
    """Lets all changes of handles be from a month ago."""
    async with site.engine.begin() as connection:
        await connection.execute(update(people).values(handle_changed=people.c.handle_changed - MONTH))


@pytest.mark.parametrize(
    ("name", "handle"),
    [
        ("Ann", "ann"),
        ("  Zażółć Gęślą ", "zazolc-gesla"),
        ("Weiß & Söhne", "weiss-sohne"),
        ("Łukasz", "lukasz"),
        ("Æsop Ørsted", "aesop-orsted"),
        ("O'Brien_2", "o-brien-2"),
        ("--x--", "x"),
        ("李", "player"),
        ("\u2603\ufe0f", "player"),
        ("Ann of the twenty-four letters", "ann-of-the-twenty-four-l"),
        ("Ann of the twenty-fourth letters", "ann-of-the-twenty-fourth"),
        ("Twentythree letters long x", "twentythree-letters-long"),
        ("Twentytwo letters longe x", "twentytwo-letters-longe"),
    ],
)
def test_a_handle_has_the_letters_of_the_name(name: str, handle: str) -> None:
    assert made_from(name) == handle
    assert len(handle) <= 24


@pytest.mark.parametrize("handle", ["ann", "a-b", "123", "a" * 24, "root-beer", "greedy-ann", "player"])
def test_what_a_handle_may_be(handle: str) -> None:
    assert is_allowed(handle, "login")


@pytest.mark.parametrize(
    "handle",
    [
        *["me", "", "a", "a" * 25, "-ann", "ann-", "Ann", "ann_b", "änn", "ann b", "ann.b", "ann\n"],
        *["greedy", "easy-computer", "easycomputer", "str0ng-c0mputer-2", "latwy-komputer", "former-player"],
        *["admin", "adm1n", "admin-ann", "root", "the-moderator", "splay-team-2", "f-ormerplayer3"],
    ],
)
def test_what_it_may_not_be(handle: str) -> None:
    assert not is_allowed(handle, "login")


@pytest.mark.parametrize(
    ("handle", "login"), [("ada", "ada"), ("ada", "ADA"), ("ada-l", "ada.l"), ("a-d-a", "ada"), ("adal", "ada_l")]
)
def test_it_never_tells_the_login(handle: str, login: str) -> None:
    assert not is_allowed(handle, login)
    assert is_allowed(handle, "other")


@pytest.mark.parametrize(
    ("name", "login", "first"),
    [
        ("Ann", "x-1", ["ann", "ann-2", "ann-3"]),
        ("Ann", "ANN", ["ann-2", "ann-3", "ann-4"]),
        ("Ann", "ann2", ["ann", "ann-3", "ann-4"]),
        ("Me", "x-1", ["me-2", "me-3", "me-4"]),
        ("Admin", "x-1", ["player", "player-2", "player-3"]),
        ("Easy-Computer", "player", ["player-2", "player-3", "player-4"]),
        ("Roo", "x-1", ["roo", "roo-2", "roo-3"]),
        ("Twentythree letters long", "x-1", ["twentythree-letters-long", "twentythree-letters-lo-2"]),
    ],
)
def test_the_best_handle_comes_first(name: str, login: str, first: list[str]) -> None:
    found = list(islice((handle for handle in numbered(name) if is_allowed(handle, login)), 200))
    assert found[: len(first)] == first
    assert all(HANDLE.fullmatch(handle) for handle in found)
    assert len(set(found)) == 200


async def test_accounts_of_one_name_have_numbers_and_guests_no_handle(engine: AsyncEngine) -> None:
    for number in range(45):  # more than are tried at first
        async with engine.begin() as connection:
            login = None if number == 2 else f"login{number}"
            await add_person(connection, "Ann", number, login, None if login is None else "-")
    expected = [None if number == 2 else number for number in range(45)]
    others = iter(["ann", *[f"ann-{number}" for number in range(2, 45)]])
    assert await handles_of(engine) == [None if number is None else next(others) for number in expected]


async def test_two_who_sign_up_at_once_have_different_ones(engine: AsyncEngine) -> None:
    async def sign_up(number: int) -> None:
        async with engine.begin() as connection:
            await add_person(connection, "Ann", number, f"login{number}", "-")

    await asyncio.gather(*[sign_up(number) for number in range(6)])
    found = await handles_of(engine)
    assert sorted(map(str, found)) == ["ann", *[f"ann-{number}" for number in range(2, 7)]]


async def test_a_handle_that_somebody_else_takes_at_that_moment_is_not_given(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As between two workers: the other's transaction is not seen before it has ended."""
    really, asked = handles.taken_of, list[str]()

    async def late(connection: AsyncConnection, some: list[str], at: int) -> set[str]:
        asked.append(some[0])
        return set() if len(asked) == 1 else await really(connection, some, at)

    async with engine.begin() as connection:
        await add_person(connection, "Ann", 1, "one", "-")
        monkeypatch.setattr(handles, "taken_of", late)
        await add_person(connection, "Ann", 2, "two", "-")
    assert (await handles_of(engine), asked) == (["ann", "ann-2"], ["ann", "ann"])


async def test_a_guest_who_signs_up_is_given_one_of_its_name(site: Site) -> None:
    guest = await site.guest("Grace Hopper")
    body = {"login": "gh-1906", "password": PASSWORD}
    assert (await guest.post("/api/accounts", json=body)).json()["handle"] == "grace-hopper"
    renamed = await site.guest("Grace Hopper")
    body = {"login": "other", "password": PASSWORD, "name": "Amazing"}
    assert (await renamed.post("/api/accounts", json=body)).json()["handle"] == "amazing"
    assert (await renamed.patch("/api/me", json={"name": "Grace"})).json()["handle"] == "amazing", "links go on"


@pytest.mark.parametrize("login", ["ada", "Ada.L", "x_1-2", "player", "me0"])
async def test_the_handle_of_a_new_account_is_not_its_login(site: Site, login: str) -> None:
    own = (await (await site.account(login)).get("/api/me")).json()
    assert own["name"] == login.lower() or own["name"] == login
    assert re.sub("[-._]", "", own["handle"]) != re.sub("[-._]", "", login.lower())
    assert HANDLE.fullmatch(own["handle"])


async def test_a_handle_is_changed_once_in_a_month(site: Site) -> None:
    browser = await site.account()
    assert (await browser.get("/api/me")).json()["handle_changeable"] is None
    before = now()
    changed = (await change(browser, "Lady-Ada")).json()
    assert changed["handle"] == "lady-ada"
    assert before <= changed["handle_changeable"] - MONTH <= now()
    assert (await browser.get("/api/me")).json() == changed
    assert (await change(browser, "lady-ada")).json() == changed, "nothing changes"
    refused = await change(browser, "countess")
    assert refusal(refused) == (409, "handle_too_soon")
    assert 0 <= MONTH // 1000 - int(refused.headers["Retry-After"]) < 600
    await let_a_month_pass(site)
    assert (await change(browser, "countess")).json()["handle"] == "countess"


async def test_what_is_taken_or_not_allowed_is_refused_and_costs_no_month(site: Site) -> None:
    browser = await site.account()
    await site.account("grace")
    assert refusal(await change(browser, "grace-2")) == (409, "handle_taken")
    for handle in ("me", "ADA", "a.b", "admin", "greedy", "a" * 25):
        assert refusal(await change(browser, handle)) == (422, "handle_not_allowed")
    assert refusal(await change(browser, "")) == (400, "bad_request")
    assert (await change(browser, "grace")).json()["handle"] == "grace", "the login of somebody else is no secret of it"


async def test_a_former_handle_is_nobody_elses_for_a_month(site: Site) -> None:
    ada, grace = await site.account(), await site.account("grace")
    await change(ada, "lady")
    await let_a_month_pass(site)
    await change(ada, "countess")
    assert refusal(await change(grace, "lady")) == (409, "handle_taken")
    body = {"login": "other", "password": PASSWORD, "name": "Lady"}
    assert (await site.browser().post("/api/accounts", json=body)).json()["handle"] == "lady-2"
    await let_a_month_pass(site)
    assert (await change(grace, "lady")).json()["handle"] == "lady"


async def test_of_two_who_want_one_at_once_one_has_it(site: Site) -> None:
    ada, grace = await site.account(), await site.account("grace")
    answers = await asyncio.gather(change(ada, "lady"), change(grace, "lady"))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert {refusal(answer)[1] for answer in answers if answer.status_code == 409} == {"handle_taken"}


async def test_of_two_changes_of_one_person_at_once_one_counts(site: Site) -> None:
    ada = await site.account()
    answers = await asyncio.gather(change(ada, "lady"), change(ada, "countess"))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert {refusal(answer)[1] for answer in answers if answer.status_code == 409} == {"handle_too_soon"}


async def test_neither_guests_nor_tokens_nor_strangers_change_it(site: Site) -> None:
    assert refusal(await change(await site.guest(), "lady")) == (403, "account_needed")
    assert refusal(await change(site.browser(), "lady")) == (401, "sign_in_needed")
    program = site.client(Authorization=f"Bearer {await site.token(await site.account())}")
    assert refusal(await change(program, "lady")) == (403, "token_not_allowed")


async def test_accounts_without_one_are_given_theirs_in_the_order_of_creation(engine: AsyncEngine) -> None:
    many = PIECE + 3
    async with engine.begin() as connection:
        rows = [
            {"id": f"{many - number:022}", "name": "Ann", "login": f"login{number}", "password": "-", "created": number}
            for number in range(many)
        ]
        await connection.execute(people.insert(), rows)
        await connection.execute(people.insert(), {"id": "g" * 22, "name": "Ann", "created": many})
        await add_person(connection, "Ann", many + 1, "new", "-")
    await give_missing_handles(engine, now())
    expected = [*[f"ann-{number}" for number in range(2, many + 2)], None, "ann"]
    assert await handles_of(engine) == expected
    await give_missing_handles(engine, now())
    assert await handles_of(engine) == expected
