"""For every operation a request that fits and must succeed: the people, tables and answers that it needs, made anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx

from splay.server.acts.inactivity import INACTIVE_AFTER
from splay.server.notifications.unsubscribe import signature_of
from splay.server.settings import Settings
from tests.patience import PATIENCE
from tests.unencrypted import UNENCRYPTED

HEADERS: Final = {"X-Splay": "1"}
PASSWORD: Final = "correct horse battery"
EMAIL: Final = "ann@example.org"


@dataclass
class Fit:
    """What a request says. Without `headers` it comes from the visitor."""

    path: dict[str, Any] = field(default_factory=dict)
    body: dict[str, Any] | None = None
    query: dict[str, Any] = field(default_factory=dict)
    headers: dict[str, str] | None = None


class World:
    """A running server, its folder, a visitor who looks at it, and where webhooks may go."""

    def __init__(self, address: str, folder: Path, visitor: dict[str, str], hook: str) -> None:
        self.address = address
        self.folder = folder
        self.visitor = visitor
        self.hook = hook
        self.numbers = count(1)

    def browser(self, headers: dict[str, str] | None = None) -> httpx.Client:
        """A browser that sends these headers, else that of nobody yet."""
        sent = {**HEADERS, **(headers or {})}
        return httpx.Client(base_url=self.address, headers=sent, verify=UNENCRYPTED, timeout=PATIENCE)

    def guest(self) -> httpx.Client:
        """The browser of a new guest."""
        browser = self.browser()
        made(browser.post("/api/guests", json={"name": f"Guest {next(self.numbers)}"}))
        return browser

    def account(self) -> httpx.Client:
        """The browser of a new account, which has an address."""
        browser = self.browser()
        body = {"login": self.new_login(), "password": PASSWORD, "email": EMAIL}
        made(browser.post("/api/accounts", json=body))
        return browser

    def new_login(self) -> str:
        """A login that nobody has."""
        return f"fitting{next(self.numbers)}"

    def as_sent(self, browser: httpx.Client) -> dict[str, str]:
        """The headers that a browser sends."""
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        return {**HEADERS, "Origin": self.address, "Cookie": cookies}


def made(response: httpx.Response) -> Any:  # noqa: ANN401 - JSON
    """The body of an answer that must be a success."""
    assert response.is_success, f"{response.request.method} {response.request.url}: {response.text}"
    return response.json() if response.content else None


def id_of(browser: httpx.Client) -> str:
    """The id of a browser's person."""
    found: str = made(browser.get("/api/me"))["id"]
    return found


@dataclass
class Place:
    """A table, and the browser of somebody who plays there."""

    world: World
    browser: httpx.Client
    id: str
    other: httpx.Client | None = None

    def fit(self, body: dict[str, Any] | None = None, **more: Any) -> Fit:  # noqa: ANN401 - ids, seats, signatures
        """A request of that person about the table."""
        query = more.pop("query", {})
        return Fit({"table_id": self.id, **more}, body, query, self.world.as_sent(self.browser))

    def asked(self) -> dict[str, Any]:
        """The question that somebody at this device is asked, with the seat and the sequence."""
        for seat in (0, 1):
            seen = made(self.browser.get(f"/api/tables/{self.id}/state", params={"seat": seat}))
            for question in seen["questions"]:
                if question["seat"] == seat and "options" in question:
                    return {**question, "sequence": seen["sequence"]}
        raise AssertionError("nobody is asked")

    def answer(self) -> dict[str, Any]:
        """An answer that may be given now."""
        asked = self.asked()
        return {"key": asked["options"][0]["key"], "sequence": asked["sequence"], "seat": asked["seat"]}

    def give_answer(self) -> Place:
        """Gives an answer; the same place."""
        made(self.browser.post(f"/api/tables/{self.id}/answers", json=self.answer()))
        return self

    def leave(self) -> Place:
        """Leaves all seats; the same place."""
        made(self.browser.delete(f"/api/tables/{self.id}/seats"))
        return self


def table(world: World, *seats: str, **body: Any) -> Place:  # noqa: ANN401 - JSON
    """A new table of a new guest."""
    browser = world.guest()
    return Place(world, browser, made(browser.post("/api/tables", json={"seats": seats, **body}))["id"])


def waiting(world: World) -> Place:
    """A table that waits for a third player, with a computer on the second seat."""
    return table(world, "me", "random", options={"players": 3})


def at_one_device(world: World) -> Place:
    """A running game of two at one device."""
    return table(world, "me", "me")


def of_two(world: World) -> Place:
    """A running game of two people."""
    place = table(world, "me")
    place.other = world.guest()
    made(place.other.post(f"/api/tables/{place.id}/seats", json={}))
    return place


def finished(world: World) -> Place:
    """A game that is over."""
    return table(world, "me", "random", settings={"leavers": "end"}).leave()


def host_of(world: World) -> Fit:
    """Leaving a table that waits."""
    return waiting(world).fit()


def joining(world: World) -> Fit:
    """Taking a seat at somebody else's table."""
    place, browser = waiting(world), world.guest()
    return Fit({"table_id": place.id}, {}, headers=world.as_sent(browser))


def preview(world: World) -> Fit:
    """What the action would do that may be taken now."""
    place = at_one_device(world).give_answer().give_answer()
    asked = place.asked()
    query = {"player": asked["seat"], "seat": asked["seat"], "action": asked["options"][0]["key"]}
    return place.fit(query=query)


def undoing(world: World) -> Fit:
    """Undoing what was just answered."""
    return at_one_device(world).give_answer().fit({"seat": 0})


def deciding(world: World) -> Fit:
    """Agreeing with the other person's wish to go back."""
    place = of_two(world)
    assert place.other is not None
    own = made(place.other.get(f"/api/tables/{place.id}/state"))
    key = next(question["options"][0]["key"] for question in own["questions"] if "options" in question)
    made(place.other.post(f"/api/tables/{place.id}/answers", json={"key": key, "sequence": own["sequence"]}))
    made(place.other.post(f"/api/tables/{place.id}/takebacks", json={"to": 0}))
    return place.fit({"to": 0, "accept": True})


def inactive(world: World) -> Fit:
    """A computer for somebody who has not answered for days: the table is made older in the database."""
    place = of_two(world)
    with closing(sqlite3.connect(world.folder / "splay.db", timeout=PATIENCE)) as database, database:
        older = "update tables set changed = changed - ?, version = version + 1 where id = ?"
        database.execute(older, (INACTIVE_AFTER + 1000, place.id))
    return place.fit(seat=1)


def said(world: World) -> tuple[Place, int]:
    """A game of two people, in which the other has said something; the line."""
    place = of_two(world)
    assert place.other is not None
    return place, made(place.other.post(f"/api/tables/{place.id}/chat", json={"text": "you fool"}))["id"]


def muted(world: World) -> Fit:
    """Hearing somebody again."""
    place = of_two(world)
    mute = made(place.browser.post(f"/api/tables/{place.id}/mutes", json={"seat": 1}))["id"]
    return Fit({"mute": mute}, headers=world.as_sent(place.browser))


def reported(world: World) -> Fit:
    """An admin's act about a report."""
    place, line = said(world)
    made(place.browser.post(f"/api/tables/{place.id}/reports", json={"reason": "rude", "line": line}))
    reports = made(world.browser(world.visitor).get("/api/admin/reports"))
    return Fit({"report_id": reports[-1]["id"]})


def channel(world: World, body: dict[str, Any] | None = None) -> Fit:
    """Something about a channel that is set up."""
    browser = world.account()
    new = made(browser.post("/api/me/notifications", json={"kind": "webhook", "url": world.hook}))["id"]
    return Fit({"channel": new}, body, headers=world.as_sent(browser))


KEYS: Final = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""The keys of a browser that wants pushes: those of the example in RFC 8291."""


def pushed_to(world: World) -> Fit:
    """Something about a browser that is pushed to."""
    browser = world.account()
    new = made(browser.put("/api/me/pushes", json={"endpoint": f"{world.hook}?{next(world.numbers)}", **KEYS}))["id"]
    return Fit({"browser": new}, headers=world.as_sent(browser))


def by_account(world: World, body: dict[str, Any] | None = None) -> Fit:
    """Something that a new account does."""
    return Fit(body=body, headers=world.as_sent(world.account()))


def by_guest(world: World, body: dict[str, Any] | None = None) -> Fit:
    """Something that a new guest does."""
    return Fit(body=body, headers=world.as_sent(world.guest()))


def signing_in(world: World) -> Fit:
    """Signing in to an account."""
    login = made(world.account().get("/api/me"))["login"]
    return Fit(body={"login": login, "password": PASSWORD}, headers=HEADERS)


def own_session(world: World) -> Fit:
    """Ending the session that asks."""
    browser = world.guest()
    return Fit({"id": made(browser.get("/api/me/sessions"))[0]["id"]}, headers=world.as_sent(browser))


def named(world: World) -> Fit:
    """Giving an account a name."""
    login = made(world.account().get("/api/me"))["login"]
    return Fit(body={"login": login, "name": "Kind Raven"})


def own_token(world: World) -> Fit:
    """Revoking a token."""
    browser = world.account()
    return Fit(
        {"id": made(browser.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD}))["id"]},
        headers=world.as_sent(browser),
    )


def mailed_link(world: World) -> Fit:
    """The link in every mail."""
    browser = world.account()
    made(browser.post("/api/me/email/code"))
    settings = Settings.from_environment({"SPLAY_DATA": str(world.folder)})
    person = id_of(browser)
    return Fit({"person": person, "signature": signature_of(settings, person, EMAIL)}, headers={})


def stranger(world: World, body: dict[str, Any] | None = None) -> Fit:
    """An admin's act about somebody."""
    return Fit({"person": id_of(world.guest())}, body)


def unbanned(world: World) -> Fit:
    """The end of a ban."""
    fit = stranger(world)
    ban = {"days": 1, "reason": "rude"}
    made(world.browser(world.visitor).put(f"/api/admin/people/{fit.path['person']}/ban", json=ban))
    return fit


def signup_link(world: World) -> Fit:
    """A link to sign up with."""
    made_link = made(world.browser(world.visitor).post("/api/admin/signup_links", json={}))
    return Fit({"link": made_link["id"]})


def at(body: dict[str, Any] | None = None, place: Callable[[World], Place] = at_one_device) -> Callable[[World], Fit]:
    """A request about a new table."""
    return lambda world: place(world).fit(body)


FITTING: Final[dict[str, Callable[[World], Fit]]] = {
    "POST /api/guests": lambda _: Fit(body={"name": "Ann"}, headers=HEADERS),
    "POST /api/accounts": lambda world: Fit(body={"login": world.new_login(), "password": PASSWORD}, headers=HEADERS),
    "POST /api/sessions": signing_in,
    "DELETE /api/me": lambda world: by_guest(world, {}),
    "PATCH /api/me": lambda world: by_guest(world, {"name": "Bob"}),
    "PUT /api/me/handle": lambda world: by_account(world, {"handle": f"raven-of-{world.new_login()}"}),
    "PUT /api/me/privacy": lambda world: by_account(world, {"games": "friends"}),
    "DELETE /api/me/sessions/{id}": own_session,
    "POST /api/tokens": lambda world: by_account(world, {"label": "bot", "current_password": PASSWORD}),
    "DELETE /api/tokens/{id}": own_token,
    "POST /api/me/second_factor": lambda world: by_account(world, {"current_password": PASSWORD}),
    "POST /api/tables": lambda world: by_guest(world, {"seats": ["me", "random"]}),
    "POST /api/tables/{table_id}/answers": lambda world: (place := at_one_device(world)).fit(place.answer()),
    "POST /api/tables/{table_id}/return": lambda world: at_one_device(world).leave().fit(),
    "POST /api/tables/{table_id}/takebacks": lambda world: at_one_device(world).give_answer().fit({"to": 0, "seat": 0}),
    "POST /api/tables/{table_id}/takebacks/decision": deciding,
    "DELETE /api/tables/{table_id}/seats/{seat}": lambda world: waiting(world).fit(seat=1),
    "POST /api/tables/{table_id}/seats/{seat}/stand_in": inactive,
    "POST /api/tables/{table_id}/seats": joining,
    "DELETE /api/tables/{table_id}/seats": host_of,
    "GET /api/tables/{table_id}": at(),
    "GET /api/tables/{table_id}/preview": preview,
    "GET /api/tables/{table_id}/advice": at(None, lambda world: table(world, "me", "random")),
    "GET /api/tables/{table_id}/report": at(None, lambda world: table(world, "me", "random")),
    "POST /api/tables/{table_id}/resignation": at({}, of_two),
    "GET /api/tables/{table_id}/state": at(),
    "POST /api/tables/{table_id}/undo": undoing,
    "GET /api/tables/{table_id}/chat": at(),
    "POST /api/tables/{table_id}/chat": at({"text": "well played"}),
    "POST /api/tables/{table_id}/mutes": at({"seat": 1}, of_two),
    "DELETE /api/me/mutes/{mute}": muted,
    "POST /api/tables/{table_id}/reports": at({"reason": "rude", "seat": 1}, of_two),
    "PUT /api/admin/reports/{report_id}/closed": reported,
    "DELETE /api/admin/reports/{report_id}/line": reported,
    "PUT /api/admin/people/{person}/ban": lambda world: stranger(world, {"days": 1, "reason": "rude"}),
    "DELETE /api/admin/people/{person}/ban": unbanned,
    "DELETE /api/admin/signup_links/{link}": signup_link,
    "PUT /api/admin/names": named,
    "PUT /api/admin/people/{person}/name": lambda world: stranger(world, {"name": "Kind Raven"}),
    "GET /api/me/pushes": by_account,
    "PUT /api/me/pushes": lambda world: by_account(world, {"endpoint": world.hook, **KEYS}),
    "DELETE /api/me/pushes/{browser}": pushed_to,
    "POST /api/me/pushes/{browser}/test": pushed_to,
    "POST /api/me/notifications": lambda world: by_account(world, {"kind": "webhook", "url": world.hook}),
    "DELETE /api/me/notifications/{channel}": channel,
    "PATCH /api/me/notifications/{channel}": lambda world: channel(world, {"on": False}),
    "POST /api/me/notifications/{channel}/test": channel,
    "GET /api/tables/{table_id}/notifications": at(),
    "PUT /api/tables/{table_id}/notifications": at({"on": False}),
    "POST /api/me/email/code": by_account,
    "POST /api/unsubscribe/{person}/{signature}": mailed_link,
    "POST /api/password_resets": lambda _: Fit(body={"account": "nobody"}),
    "GET /api/tables/{table_id}/record": at(None, finished),
    "GET /api/tables/{table_id}/replay": at(None, finished),
    "GET /api/tables/{table_id}/analysis": at(None, finished),
    "POST /api/tables/{table_id}/branches": at({"at": 0, "seats": ["me", "random"]}, finished),
    "POST /api/tables/{table_id}/rematch": at(None, finished),
    "GET /api/tables/{table_id}/head_to_head": at(None, finished),
    "PUT /api/me/head_to_head": lambda world: by_account(world, {"shown": True}),
    "GET /api/locale/{language}/cards": lambda _: Fit({"language": "en"}),
    "GET /api/locale/{language}/rules": lambda _: Fit({"language": "en"}),
    "GET /api/locale/{language}/rulings": lambda _: Fit({"language": "en"}),
    "GET /api/locale/{language}": lambda _: Fit({"language": "en"}),
}
"""How to make the request, by the operation's name; operations without one succeed with whatever is generated."""
