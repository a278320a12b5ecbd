"""Who may come in: everybody, whoever has a link of an admin, nobody; with guests and without."""

import pytest
from sqlalchemy import select

from splay.server.durations import DAY
from splay.server.ids import now
from splay.server.people.signup_links import PATH, hashed, links_now, make_link, revoke_link
from splay.server.storage.schema import people, signup_links
from tests.server.conftest import MakeSite
from tests.server.site import HOME, PASSWORD, Site, refusal

pytestmark = pytest.mark.anyio


async def link(site: Site, most: int = 1, began: int | None = None) -> tuple[str, str]:
    """A link to sign up with, good for a day: its id, and its token."""
    async with site.engine.begin() as connection:
        made = await make_link(connection, HOME, most, 1, now() if began is None else began)
    assert made.url.startswith(HOME + PATH)
    return made.id, made.url.removeprefix(HOME + PATH)


def account(login: str, **more: str) -> dict[str, str]:
    """What makes an account."""
    return {"login": login, "password": PASSWORD, **more}


@pytest.mark.parametrize(
    ("environ", "told"),
    [
        ({}, {"registration": "open", "guests": True, "provider": None}),
        (
            {"SPLAY_REGISTRATION": "invited", "SPLAY_GUESTS": "off"},
            {"registration": "invited", "guests": False, "provider": None},
        ),
        ({"SPLAY_REGISTRATION": "closed"}, {"registration": "closed", "guests": True, "provider": None}),
    ],
)
async def test_anybody_is_told_who_may_come_in(
    make_site: MakeSite, environ: dict[str, str], told: dict[str, object]
) -> None:
    assert (await make_site(**environ).client().get("/api/registration")).json() == told


async def test_without_guests_nobody_becomes_one_and_accounts_sign_up(make_site: MakeSite) -> None:
    site = make_site(SPLAY_GUESTS="no")
    browser = site.browser()
    assert refusal(await browser.post("/api/guests", json={"name": "Ada"})) == (403, "guests_off")
    assert not browser.cookies
    async with site.engine.connect() as connection:
        assert (await connection.execute(select(people.c.id))).all() == []
    assert (await browser.post("/api/accounts", json=account("ada", name="Ada"))).status_code == 201


async def test_a_guest_from_before_plays_on_at_a_server_without_guests(make_site: MakeSite) -> None:
    browser = await make_site().guest("Ada")
    later = make_site(SPLAY_GUESTS="no").browser()
    later.cookies.update(browser.cookies)
    assert (await later.get("/api/me")).json()["name"] == "Ada"
    assert (await later.post("/api/accounts", json=account("ada"))).json()["name"] == "Ada"


async def test_those_who_have_an_account_sign_in_though_nobody_signs_up(make_site: MakeSite) -> None:
    await make_site().account("ada")
    closed = make_site(SPLAY_REGISTRATION="closed")
    _, token = await link(closed)
    for body in (account("ben"), account("ben", link=token)):
        assert refusal(await closed.browser().post("/api/accounts", json=body)) == (403, "registration_closed")
    guest = await closed.guest()
    assert refusal(await guest.post("/api/accounts", json=account("ben"))) == (403, "registration_closed")
    signed_in = await closed.browser().post("/api/sessions", json={"login": "ada", "password": PASSWORD})
    assert signed_in.status_code == 201


async def test_a_link_is_good_so_often_and_nothing_else_signs_up(make_site: MakeSite) -> None:
    site = make_site(SPLAY_REGISTRATION="invited")
    _, token = await link(site, most=2)
    for body in (account("ada"), account("ada", link=token[:-1])):
        assert refusal(await site.browser().post("/api/accounts", json=body)) == (403, "link_needed")
    assert (await site.browser().post("/api/accounts", json=account("ada", link=token))).status_code == 201
    guest = await site.guest("Ben")
    assert (await guest.post("/api/accounts", json=account("ben", link=token))).json()["name"] == "Ben"
    refused = await site.browser().post("/api/accounts", json=account("cyd", link=token))
    assert refusal(refused) == (403, "link_needed")


async def test_what_is_refused_uses_no_link_up(make_site: MakeSite) -> None:
    site = make_site(SPLAY_REGISTRATION="invited")
    _, token = await link(site, most=2)
    assert (await site.browser().post("/api/accounts", json=account("ada", link=token))).status_code == 201
    taken = await site.browser().post("/api/accounts", json=account("ada", link=token))
    assert refusal(taken) == (409, "login_taken")
    assert (await site.browser().post("/api/accounts", json=account("ben", link=token))).status_code == 201


async def test_a_link_ends_with_its_day_and_when_it_is_revoked(make_site: MakeSite) -> None:
    site = make_site(SPLAY_REGISTRATION="invited")
    _, old = await link(site, began=now() - DAY)
    id, revoked = await link(site)
    async with site.engine.begin() as connection:
        assert [one.id for one in await links_now(connection, now())] == [id]
        await revoke_link(connection, id)
    for token in (old, revoked):
        refused = await site.browser().post("/api/accounts", json=account("ada", link=token))
        assert refusal(refused) == (403, "link_needed")


async def test_a_link_is_stored_as_a_hash_and_goes_when_it_is_over(site: Site) -> None:
    await link(site, began=now() - DAY)
    _, token = await link(site)
    async with site.engine.connect() as connection:
        rows = (await connection.execute(select(signup_links))).mappings().all()
    assert [row["hash"] for row in rows] == [hashed(token)]
    assert all(token not in str(value) for value in rows[0].values())


async def test_at_an_open_server_no_link_is_used(site: Site) -> None:
    _, token = await link(site)
    assert (await site.browser().post("/api/accounts", json=account("ada", link=token))).status_code == 201
    async with site.engine.connect() as connection:
        assert [one.used for one in await links_now(connection, now())] == [0]
