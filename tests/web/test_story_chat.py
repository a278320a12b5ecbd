"""Talking at a table: unread lines, muting, and what the server refuses."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.stories import at_pace, new_game, open_table, tab
from tests.web.visitors import HEADERS, be_guest, send, visitors

MINUTE_OF_LINES = 21
"""One more than a person may say in a minute."""


def together(ann: Page, bob: Page) -> str:
    """A running game of two people, open on both their pages."""
    at_pace(ann.context, "instant")
    at_pace(bob.context, "instant")
    be_guest(ann.context, "Ann")
    be_guest(bob.context, "Bob")
    body = {"seats": ["me", "open"], "options": {"players": 2}}
    table = str(send(ann.context, "POST", "/api/tables", body)["id"])
    send(bob.context, "POST", f"/api/tables/{table}/seats", {})
    open_table(ann, table)
    open_table(bob, table)
    return table


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def talk_until_refused(context: BrowserContext, table: str) -> None:
    """Says lines through the server's interface until it wants no more of them."""
    for number in range(2 * MINUTE_OF_LINES):
        line = {"text": f"line {number}"}
        if context.request.post(f"/api/tables/{table}/chat", data=line, headers=HEADERS).status == 429:
            return
    raise AssertionError("the server takes any number of lines")


def test_what_one_says_the_other_reads(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        together(ann, bob)
        tab(ann, "Chat")
        say(ann, "Hello <b>Bob</b>")
        expect(ann.get_by_role("log")).to_contain_text("Hello <b>Bob</b>")
        expect(ann.get_by_role("textbox", name="Say something")).to_have_value("")
        expect(ann.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
        tab(bob, "Chat (1)")
        expect(bob.get_by_role("log")).to_contain_text("Hello <b>Bob</b>")
        expect(bob.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
        bob.reload()
        expect(bob.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


def test_what_is_said_stands_at_its_player_for_a_while(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        together(ann, bob)
        tab(ann, "Chat")
        say(ann, "Well met")
        for page in (ann, bob):
            expect(page.locator('[data-bubble="0"]')).to_contain_text("Well met")
        ann.get_by_role("group", name="React").get_by_role("button", name="Wow!").click()
        expect(bob.locator('[data-bubble="0"]')).to_contain_text("Wow!")
        bob.locator('[data-bubble="0"]').click()
        expect(bob.locator("[data-bubble]")).to_have_count(0)
        tab(bob, "Chat (2)")
        expect(bob.get_by_role("log")).to_contain_text("Wow!")


def test_somebody_is_muted_and_heard_again(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        together(ann, bob)
        tab(ann, "Chat")
        tab(bob, "Chat")
        say(ann, "one")
        bob.get_by_role("button", name="About Ann").click()
        bob.get_by_role("button", name="Mute at this table").click()
        expect(bob.get_by_role("log")).to_contain_text("Nobody's said anything yet.")
        say(ann, "two")
        say(bob, "three")
        expect(bob.get_by_role("log")).to_contain_text("three")
        expect(bob.get_by_role("log")).not_to_contain_text("two")
        bob.get_by_text("1 person is muted").click()
        bob.get_by_role("button", name="Unmute Ann").click()
        expect(bob.get_by_role("log")).to_contain_text("two")


def test_who_talks_too_fast_is_told_and_keeps_the_words(context: BrowserContext) -> None:
    at_pace(context, "instant")
    table = new_game(context)
    page = context.new_page()
    open_table(page, table)
    tab(page, "Chat")
    talk_until_refused(context, table)
    field, refusal = page.get_by_role("textbox", name="Say something"), page.get_by_role("alert")
    sending = page.locator("form[aria-busy=true]")
    for _ in range(MINUTE_OF_LINES):  # a new minute may have begun meanwhile
        say(page, "and one more")
        expect(sending).to_have_count(0)
        if refusal.is_visible():
            break
    expect(refusal).to_contain_text("Too fast")
    expect(field).to_have_value("and one more")


def test_spectators_read_and_do_not_talk(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, cleo = visit(), visit()
        at_pace(cleo.context, "instant")
        table = new_game(ann.context)
        send(ann.context, "POST", f"/api/tables/{table}/chat", {"text": "Is anybody watching?"})
        open_table(cleo, table)
        tab(cleo, "Chat (1)")
        expect(cleo.get_by_role("log")).to_contain_text("Is anybody watching?")
        expect(cleo.get_by_role("textbox", name="Say something")).to_have_count(0)
