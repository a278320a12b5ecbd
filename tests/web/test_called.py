"""The page calls its reader back, can be installed, and says without a connection what works.

The browser's own subscription needs a push service of its maker: it is imitated here. What is pushed comes to the
service worker through the browser's tools for developers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.patience import PATIENCE_MS
from tests.server.e2e.servers import running
from tests.web.visitors import be_guest, finished_game, send, visitor

CAME_BEFORE = "localStorage.setItem('splay.first-day', '2020-01-01')"
DAY = 24 * 60 * 60 * 1000
IMITATED = """
const made = (endpoint) => ({
    endpoint,
    options: { applicationServerKey: null },
    unsubscribe: async () => true,
    toJSON: () => ({ endpoint, keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
    } }),
});
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.subscribedWith = applicationServerKey.length;
    return made("https://localhost/send/s3cret");
};
Object.defineProperty(Notification, "permission", { get: () => window.allowed ?? "default" });
Notification.requestPermission = async () => (window.allowed = "granted");
"""


@contextmanager
def comes_again(chromium: Browser, server: str) -> Iterator[Page]:
    """Somebody who was here on another day, and for whom the page is kept now."""
    context = chromium.new_context(base_url=server, locale="en-US")  # lost connections are on the console
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(CAME_BEFORE)
    page = context.new_page()
    page.goto("/")
    page.wait_for_function("() => localStorage.getItem('splay.kept-for') !== null", timeout=PATIENCE_MS)
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    yield page
    context.close()


def test_the_page_can_be_installed(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    tools = page.context.new_cdp_session(page)
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    for icon in told["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]


def test_whoever_looks_in_once_keeps_nothing(page: Page) -> None:
    page.clock.install()
    page.goto("/")
    expect(page.locator("main .primary").first).to_be_visible()
    page.clock.run_for(10_000)
    page.wait_for_function("() => localStorage.getItem('splay.first-day') !== null")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_without_a_connection_rules_cards_and_replays_work(chromium: Browser, server: str) -> None:
    with comes_again(chromium, server) as page:
        be_guest(page.context, "Ann")
        game = finished_game(page.context)
        page.goto(f"/replay/{game}")
        expect(page.get_by_role("button", name="Next move")).to_be_visible()
        page.context.set_offline(True)
        page.goto("/")
        note = page.locator("[data-offline]")
        expect(note).to_contain_text("You're offline.")
        expect(note.get_by_role("listitem")).to_have_count(1)
        note.get_by_role("listitem").get_by_role("link").click()
        expect(page.get_by_role("button", name="Next move")).to_be_visible()
        page.goto("/cards/pottery")
        expect(page.get_by_role("heading", name="Pottery").first).to_be_visible()
        page.goto("/rules")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("[data-offline]")).to_be_visible()
        page.context.set_offline(False)
        expect(page.locator("[data-offline]")).to_have_count(0)


def test_what_is_pushed_is_shown_once_for_each_table(whole_chromium: Browser, server: str) -> None:
    with visitor(whole_chromium, server) as page:
        page.context.grant_permissions(["notifications"])
        page.add_init_script(CAME_BEFORE)
        page.goto("/rules")
        page.wait_for_function("() => localStorage.getItem('splay.kept-for') !== null", timeout=PATIENCE_MS)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        push(page, title="It's your turn", body="one", path="/table/t", topic="t")
        push(page, title="It's your turn", body="two", path="/table/t", topic="t")
        push(page, title="It's your turn", body="three", path="/table/u", topic="u")
        push(page, title="Seen", body="four", path="/rules", topic="r")  # this page shows that
        page.wait_for_function(f"() => {SHOWN}.then((all) => all.length === 2)")
        assert sorted(page.evaluate(SHOWN)) == [["It's your turn", "three", "u"], ["It's your turn", "two", "t"]]


SHOWN = (
    "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
    ".then((all) => all.map(({ title, body, tag }) => [title, body, tag]))"
)


def push(page: Page, **told: str) -> None:
    """Lets something come to the page's service worker as if pushed."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(registrations_in(event)))
    tools.send("ServiceWorker.enable")
    while not found:
        page.evaluate("1")
    origin = page.evaluate("location.origin")
    data = json.dumps({**told, "language": "en"})
    tools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": data})
    tools.detach()


def registrations_in(event: dict[str, Any]) -> list[str]:
    """The ids of the registrations that an event tells of."""
    return [one["registrationId"] for one in event["registrations"] if not one["isDeleted"]]


def by_the_day(context: BrowserContext, other: BrowserContext) -> str:
    """A running table of two with a clock of days; its id."""
    settings = {"clock": {"move": 2 * DAY}}
    table = send(context, "POST", "/api/tables", {"options": {"players": 2}, "settings": settings})["id"]
    send(other, "POST", f"/api/tables/{table}/seats", {})
    return str(table)


def test_pushes_are_offered_once_after_a_move_at_a_table_by_the_day(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as page, visitor(chromium, server) as bobs:
        page.add_init_script(IMITATED)
        be_guest(page.context, "Ann")
        be_guest(bobs.context, "Bob")
        table = by_the_day(page.context, bobs.context)
        page.goto(f"/table/{table}")
        offer = page.locator("[data-push-offer]")
        card = page.locator("[data-offered]").first
        expect(card).to_be_visible()
        expect(offer).to_have_count(0)
        meld(page, table)
        expect(offer).to_contain_text("This server sends no email")
        offer.get_by_role("button", name="Yes, tell me").click()
        expect(offer).to_have_count(0)
        [browser] = send(page.context, "GET", "/api/me/pushes")["browsers"]
        assert (browser["service"], browser["here"]) == ("localhost", True)
        assert page.evaluate("window.subscribedWith") == 65
        page.goto("/settings")
        switch = page.get_by_label("Tell me when it's my turn, even when Splay is closed")
        expect(switch).to_be_checked()
        switch.uncheck()
        expect(page.locator("[data-pushes] button")).to_have_count(0)
        assert send(page.context, "GET", "/api/me/pushes")["browsers"] == []


def meld(page: Page, table: str) -> None:
    """Gives an answer of the page's person."""
    told = send(page.context, "GET", f"/api/tables/{table}/state")
    key = told["questions"][0]["options"][0]["key"]
    send(page.context, "POST", f"/api/tables/{table}/answers", {"key": key, "sequence": told["sequence"]})


def test_a_host_without_pushes_offers_none(chromium: Browser, tmp_path: Path) -> None:
    with running(tmp_path, SPLAY_PUSH="no") as server, visitor(chromium, server) as page:
        be_guest(page.context, "Ann")
        page.goto("/settings")
        expect(page.get_by_label("Notify me when it's my turn")).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect(page.locator("[data-pushes]")).to_have_count(0)


@pytest.mark.parametrize("by_key", [False, True])
def test_the_next_table_that_waits_is_one_key_and_one_button_away(chromium: Browser, server: str, by_key: bool) -> None:
    with visitor(chromium, server) as page, visitor(chromium, server) as bobs:
        be_guest(page.context, "Ann")
        be_guest(bobs.context, "Bob")
        tables = [by_the_day(page.context, bobs.context) for _ in range(2)]
        page.goto("/rules")
        button = page.locator("[data-next-table]")
        expect(button.locator(".words")).to_have_text("Next table (2)")
        if by_key:
            page.keyboard.press("n")
        else:
            button.click()
        expect(page).to_have_url(re.compile("/table/"))
        first = page.url.rsplit("/", 1)[1]
        expect(page.locator("[data-offered]").first).to_be_visible()
        expect(page).to_have_title(re.compile("Your turn|Bob"))
        page.keyboard.press("n")
        [other] = [table for table in tables if table != first]
        expect(page).to_have_url(re.compile(other))
