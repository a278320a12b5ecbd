"""Signals to somebody who looks or listens elsewhere: the tab's title and sign, sounds, the browser's messages."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.stories import at_pace, new_game, open_table, play, tab
from tests.web.visitors import send, visitor

COUNT_TONES = """
window.tones = 0;
window.OscillatorNode = class extends OscillatorNode {
    constructor(...parts) { super(...parts); window.tones += 1; }
};
"""
COUNT_REQUESTS = """
window.requests = 0;
const ask = Notification.requestPermission.bind(Notification);
Notification.requestPermission = () => { window.requests += 1; return ask(); };
"""


def test_every_page_tells_that_some_game_waits_as_long_as_it_does(page: Page, context: BrowserContext) -> None:
    first = new_game(context, "rule")
    second = send(context, "POST", "/api/tables", {"seats": ["me", "rule"], "options": {"players": 2}})["id"]
    for address, title in (("/settings", "Settings"), ("/rules", None), ("/", "Play Innovation")):
        page.goto(address)
        expect(page).to_have_title(re.compile(f"^● Your turn · {title or '.*'} · Splay$"))
    for table in (first, second):
        page.goto(f"/table/{table}")
        expect(page).to_have_title("● Your turn · Ann, Medium computer · Splay")
        send(context, "POST", f"/api/tables/{table}/resignation", {})
        expect(page.locator("[data-end]")).to_be_visible()
    expect(page).to_have_title("Ann, Medium computer · Splay")
    page.goto("/settings")
    expect(page).to_have_title("Settings · Splay")


def test_the_tab_says_whose_turn_it_is(page: Page, context: BrowserContext) -> None:
    at_pace(context, "instant")
    table = new_game(context)
    page.goto("/")
    expect(page).to_have_title("● Your turn · Play Innovation · Splay")
    open_table(page, table)
    expect(page).to_have_title("● Your turn · Ann, Medium computer · Splay")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    page.get_by_role("link", name="Splay").click()
    expect(page).to_have_title("● Your turn · Play Innovation · Splay")  # the game still waits
    send(context, "POST", f"/api/tables/{table}/resignation", {})
    page.reload()
    expect(page).to_have_title("Play Innovation · Splay")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")


def test_sounds_are_heard_only_by_readers_who_want_them(page: Page, context: BrowserContext) -> None:
    context.add_init_script(COUNT_TONES)
    at_pace(context, "instant")
    table = new_game(context)
    open_table(page, table)
    page.mouse.click(5, 5)  # browsers let a page sound only after a gesture
    tab(page, "Log")
    play(context, table, 1)
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("You started with")
    assert page.evaluate("window.tones") == 0
    page.get_by_role("button", name="Table menu", exact=True).click()
    page.get_by_label("Sounds").check()
    page.get_by_role("button", name="Close").click()
    play(context, table, 2)
    page.wait_for_function("() => window.tones > 0")


def test_the_browser_is_asked_about_messages_by_a_click_only(whole_chromium: Browser, server: str) -> None:
    with visitor(whole_chromium, server) as page:
        context = page.context
        context.add_init_script(COUNT_REQUESTS)
        context.grant_permissions(["notifications"])
        at_pace(context, "instant")
        table = new_game(context)
        open_table(page, table)
        play(context, table, 2)
        assert page.evaluate("window.requests") == 0
        page.get_by_role("button", name="Table menu", exact=True).click()
        switch = page.get_by_label("Notify me when it's my turn")
        expect(switch).not_to_be_checked()
        switch.check()
        assert page.evaluate("window.requests") == 1
        expect(switch).to_be_checked()
        page.reload()
        page.get_by_role("button", name="Table menu", exact=True).click()
        expect(switch).to_be_checked()
