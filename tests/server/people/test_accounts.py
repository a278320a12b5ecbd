"""Guests play at once; an account takes over what a guest has."""

import pytest
from sqlalchemy import insert, select, update

from splay.server.people.guest_conversion import MERGED_COLUMNS
from splay.server.storage.schema import (
    account_events,
    attention,
    authenticators,
    blocks,
    channels,
    chat,
    confirmations,
    follows,
    friend_calls,
    identities,
    invitations,
    learned,
    metadata,
    mutes,
    password_resets,
    people,
    plans,
    presences,
    push_subscriptions,
    recovery_codes,
    result_seats,
    seats,
    sessions,
    standing_answers,
    standing_waits,
    tables,
    tokens,
)
from tests.server.site import PASSWORD, Site, refusal

pytestmark = pytest.mark.anyio
OTHER = "o" * 22
OF_ACCOUNTS = (
    tokens, confirmations, password_resets, authenticators, recovery_codes, account_events, learned, follows, blocks,
    invitations, presences, friend_calls, identities,
)  # fmt: skip
"""What a guest has nothing of."""
WHOSE = ("person", "followed", "blocked", "asked")
"""The columns of these that name an account."""


async def play(site: Site, person: str) -> None:
    """A person hosts a table, sits there, says something, looks, mutes somebody and is muted."""
    async with site.engine.begin() as connection:
        await connection.execute(insert(people).values(id=OTHER, name="Other", created=1))
        await connection.execute(
            insert(tables).values(
                id="t" * 22, host=person, status="open", options={}, settings={}, asked=[], created=1, changed=1
            )
        )
        await connection.execute(insert(seats).values(table="t" * 22, seat=0, person=person, name="Ada", away=False))
        await connection.execute(insert(chat).values(table="t" * 22, person=person, name="Ada", text="hi", at=1))
        looks = {"table": "t" * 22, "person": person, "on": True, "seen": 1, "turn": 1, "looked": 1}
        await connection.execute(insert(attention).values(**looks))
        for number, (one, another) in enumerate([(person, OTHER), (OTHER, person)]):
            muted = {"id": str(number) * 22, "person": one, "muted": another, "name": "Ada", "at": 1}
            await connection.execute(insert(mutes).values(**muted))


async def owners(site: Site) -> set[str]:
    """Who owns what was played."""
    async with site.engine.connect() as connection:
        found = [(await connection.execute(select(column))).scalars().all() for column in MERGED_COLUMNS]
    return {owner for owners in found for owner in owners} - {OTHER}


async def test_a_guest_plays_at_once_under_a_name(site: Site) -> None:
    browser = await site.guest("  Ada   Lovelace ")
    me = (await browser.get("/api/me")).json()
    assert me | {"id": ""} == {
        "id": "",
        "name": "Ada Lovelace",
        "guest": True,
        "login": None,
        "email": None,
        "sign_in_notices": True,
        "language": "en",
        "handle": None,
        "handle_changeable": None,
        "privacy": None,
        "rating_ended": False,
        "has_password": False,
    }


async def test_a_guest_is_not_made_twice(site: Site) -> None:
    browser = await site.guest()
    assert refusal(await browser.post("/api/guests", json={"name": "Bob"})) == (409, "already_known")


async def test_strangers_are_told_to_say_who_they_are(site: Site) -> None:
    assert (await site.browser().get("/api/me")).status_code == 204


async def test_a_guest_who_signs_up_keeps_id_name_and_games(site: Site) -> None:
    browser = await site.guest()
    guest = (await browser.get("/api/me")).json()
    await play(site, guest["id"])
    account = (await browser.post("/api/accounts", json={"login": "Ada.L", "password": PASSWORD})).json()
    own = {"login": "ada.l", "handle": "ada", "privacy": account["privacy"]}
    assert account == guest | {"guest": False, "has_password": True} | own
    assert await owners(site) == {account["id"]}
    assert (await browser.get("/api/me")).json() == account


async def test_signing_up_ends_the_sessions_of_the_guest(site: Site) -> None:
    browser = await site.guest()
    copy = site.browser()
    copy.cookies.update(browser.cookies)
    await browser.post("/api/accounts", json={"login": "ada", "password": PASSWORD})
    assert (await copy.get("/api/me")).status_code == 204


async def test_somebody_new_signs_up_by_login_with_an_address(site: Site) -> None:
    body = {"login": "grace", "password": PASSWORD, "email": "grace@example.org"}
    made = (await site.browser().post("/api/accounts", json=body)).json()
    assert (made["name"], made["email"], made["guest"]) == ("grace", "grace@example.org", False)


async def test_a_login_is_taken_once_however_it_is_written(site: Site) -> None:
    await site.account("ada")
    body = {"login": "ADA", "password": PASSWORD}
    assert refusal(await site.browser().post("/api/accounts", json=body)) == (409, "login_taken")


async def test_an_account_does_not_sign_up_again(site: Site) -> None:
    browser = await site.account()
    body = {"login": "other", "password": PASSWORD}
    assert refusal(await browser.post("/api/accounts", json=body)) == (409, "already_known")


async def test_signing_in_takes_over_the_games_of_the_guest(site: Site) -> None:
    account = (await (await site.account()).get("/api/me")).json()
    browser = await site.guest("Somebody")
    guest = (await browser.get("/api/me")).json()["id"]
    await play(site, guest)
    signed_in = await browser.post("/api/sessions", json={"login": "ada", "password": PASSWORD})
    assert signed_in.status_code == 201
    assert signed_in.json() == account
    assert await owners(site) == {account["id"]}
    assert site.app.state.services.noted == ["t" * 22]
    async with site.engine.connect() as connection:
        assert (await connection.execute(select(people.c.id).where(people.c.id == guest))).first() is None


async def test_everything_of_a_guest_is_taken_over() -> None:
    """A new column that names a person must be added to MERGED_COLUMNS (or, with a reason, here)."""
    named = {
        column
        for table in metadata.sorted_tables
        for column in table.columns
        if any(key.column is people.c.id for key in column.foreign_keys)
    }
    of_accounts = {column for table in OF_ACCOUNTS for column in table.columns if column.name in WHOSE}
    playing = {standing_answers.c.person, standing_waits.c.person, plans.c.person}  # which would play for the account
    left = named - {*of_accounts, *playing, channels.c.person, sessions.c.person, push_subscriptions.c.person}
    assert {*MERGED_COLUMNS} == {*left, result_seats.c.player}  # which may name somebody who is gone


async def test_signing_out_forgets_who_one_was(site: Site) -> None:
    browser = await site.account()
    assert (await browser.delete("/api/sessions")).status_code == 204
    assert list(browser.cookies) == ["splay-device"], "that it has signed in before stays known"
    assert (await browser.get("/api/me")).status_code == 204


@pytest.mark.parametrize(
    "password", ["1234567890", "Password123", "qwertyuiop", "iloveyou12", "p4ssw0rdp4ssw0rd", "lovelace11"]
)
async def test_common_passwords_are_refused_at_sign_up_and_at_a_change(site: Site, password: str) -> None:
    body = {"login": "lovelace", "password": password}
    assert refusal(await site.browser().post("/api/accounts", json=body)) == (422, "common_password")
    change = {"password": password, "current_password": PASSWORD}
    browser = await site.account("lovelace")
    assert refusal(await browser.patch("/api/me", json=change)) == (422, "common_password")


@pytest.mark.parametrize(
    "name", ["Greedy", "rule", "strong computer", "Str0ng c0mputer 2", "\u0415asy \u0441omputer", "Former player"]
)
async def test_nobody_is_called_like_a_computer(site: Site, name: str) -> None:
    assert refusal(await site.browser().post("/api/guests", json={"name": name})) == (422, "name_reserved")
    assert refusal(await (await site.guest()).patch("/api/me", json={"name": name})) == (422, "name_reserved")


async def test_a_login_that_would_be_a_name_is_no_computers_either(site: Site) -> None:
    body = {"login": "Greedy", "password": PASSWORD}
    assert refusal(await site.browser().post("/api/accounts", json=body)) == (422, "name_reserved")


@pytest.mark.parametrize("name", ["Admin", "M0derator 2", "the Splay team", "\u0430dministrator"])
async def test_nobody_is_called_like_those_who_run_the_server(site: Site, name: str) -> None:
    guest = await site.guest()
    refused = (422, "name_official")
    assert refusal(await site.browser().post("/api/guests", json={"name": name})) == refused
    assert refusal(await guest.patch("/api/me", json={"name": name})) == refused
    body = {"login": "ada", "password": PASSWORD, "name": name}
    assert refusal(await guest.post("/api/accounts", json=body)) == refused
    assert refusal(await (await site.account()).patch("/api/me", json={"name": name})) == refused


@pytest.mark.parametrize("login", ["admin", "Root", "mod-2", "splay.support", "the_moderator"])
async def test_nobody_signs_up_with_a_login_of_those_who_run_the_server(site: Site, login: str) -> None:
    body = {"login": login, "password": PASSWORD, "name": "Ada"}
    assert refusal(await site.browser().post("/api/accounts", json=body)) == (422, "name_official")


async def test_who_has_such_a_name_or_login_keeps_it(site: Site) -> None:
    browser, guest = await site.account(), await site.guest("Eve")
    async with site.engine.begin() as connection:
        await connection.execute(update(people).where(people.c.login == "ada").values(name="Admin", login="admin"))
        await connection.execute(update(people).where(people.c.name == "Eve").values(name="Server"))
    signed_in = await site.browser().post("/api/sessions", json={"login": "admin", "password": PASSWORD})
    assert (signed_in.status_code, signed_in.json()["name"]) == (201, "Admin")
    change = {"name": "Admin", "email": "a@example.org", "current_password": PASSWORD}
    assert (await browser.patch("/api/me", json=change)).json()["name"] == "Admin"
    assert refusal(await browser.patch("/api/me", json={"name": "Admin 2"})) == (422, "name_official")
    body = {"login": "eve", "password": PASSWORD, "name": "Server"}
    assert (await guest.post("/api/accounts", json=body)).json()["name"] == "Server"


async def test_a_name_can_be_changed_alone(site: Site) -> None:
    browser = await site.guest()
    changed = (await browser.patch("/api/me", json={"name": "Grace"})).json()
    assert changed["name"] == "Grace"
    assert (await browser.get("/api/me")).json() == changed


async def test_an_address_is_set_and_taken_away(site: Site) -> None:
    browser = await site.account()
    own = {"current_password": PASSWORD}
    changed = await browser.patch("/api/me", json={"email": "a@example.org", **own})
    assert changed.json()["email"] == "a@example.org"
    assert (await browser.patch("/api/me", json={"name": "A"})).json()["email"] == "a@example.org"
    assert (await browser.patch("/api/me", json={"email": None, **own})).json()["email"] is None


async def test_a_stolen_session_changes_no_address_without_the_password(site: Site) -> None:
    for login, email in (("ada", None), ("grace", "grace@example.org")):
        body = {"login": login, "password": PASSWORD, "email": email}
        browser = site.browser()
        made = (await browser.post("/api/accounts", json=body)).json()
        for old in ({}, {"current_password": None}, {"current_password": "wrong wrong wrong"}):
            for change in ({"email": "thief@example.org"}, {"email": None}, {"name": "Eve", "email": email}):
                assert refusal(await browser.patch("/api/me", json={**change, **old})) == (403, "wrong_password")
        assert (await browser.get("/api/me")).json() == made, "nothing has changed"


async def test_guests_have_neither_address_nor_password_nor_tokens(site: Site) -> None:
    browser = await site.guest()
    for change in ({"email": "a@example.org"}, {"password": PASSWORD}):
        assert refusal(await browser.patch("/api/me", json=change)) == (403, "account_needed")
    assert refusal(await browser.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD})) == (
        403,
        "account_needed",
    )


async def test_a_new_password_needs_the_old_one(site: Site) -> None:
    browser = await site.account()
    for old in ({}, {"current_password": "wrong wrong wrong"}):
        change = {"password": "another horse", **old}
        assert refusal(await browser.patch("/api/me", json=change)) == (403, "wrong_password")
    change = {"password": "another horse", "current_password": PASSWORD}
    assert (await browser.patch("/api/me", json=change)).status_code == 200
    old_one = await site.browser().post("/api/sessions", json={"login": "ada", "password": PASSWORD})
    new_one = await site.browser().post("/api/sessions", json={"login": "ada", "password": "another horse"})
    assert (old_one.status_code, new_one.status_code) == (401, 201)


async def test_a_new_password_ends_all_other_sessions(site: Site) -> None:
    browser = await site.account()
    stolen = site.browser()
    stolen.cookies.update(browser.cookies)
    assert (await stolen.get("/api/me")).status_code == 200
    await browser.patch("/api/me", json={"password": "another horse", "current_password": PASSWORD})
    assert (await stolen.get("/api/me")).status_code == 204
    assert (await browser.get("/api/me")).status_code == 200


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("guests", {"name": "\u202eadA"}, "bad_name"),
        ("guests", {"name": ""}, "bad_request"),
        ("guests", {"name": 5}, "bad_request"),
        ("guests", {"name": "Ada", "admin": True}, "bad_request"),
        ("guests", {}, "bad_request"),
        ("accounts", {"login": "a b", "password": PASSWORD}, "bad_login"),
        ("accounts", {"login": "adä", "password": PASSWORD}, "bad_login"),
        ("accounts", {"login": "ada", "password": "short"}, "bad_request"),
        ("accounts", {"login": "ada", "password": "x" * 12}, "bad_password"),
        ("accounts", {"login": "ada.lovelace", "password": "Ada.Lovelace"}, "bad_password"),
        ("accounts", {"login": "ada", "password": PASSWORD, "email": "a@b\nBcc: c@example.org"}, "bad_email"),
        ("accounts", {"login": "ada", "password": PASSWORD, "email": "nobody"}, "bad_email"),
        ("accounts", {"login": "ada", "password": PASSWORD, "email": ".ada@example.org"}, "bad_email"),
        ("accounts", {"login": "ada", "password": PASSWORD, "email": "a..da@example.org"}, "bad_email"),
        ("accounts", {"login": "ada", "password": PASSWORD, "email": "ada.@example.org"}, "bad_email"),
        ("accounts", {"login": "ada", "password": PASSWORD, "email": "ada@-example.org"}, "bad_email"),
        ("accounts", {"login": "ada", "password": PASSWORD, "email": f"{'a' * 65}@example.org"}, "bad_email"),
    ],
)
async def test_what_does_not_fit_is_refused_with_a_reason(
    site: Site, path: str, body: dict[str, object], code: str
) -> None:
    assert refusal(await site.browser().post(f"/api/{path}", json=body)) == (
        400 if code == "bad_request" else 422,
        code,
    )
