"""Rated tables on the page: made, entered, played to the end; what they need and what they refuse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.axe import violations
from tests.web.results_kept import account
from tests.web.visitors import LAPTOP, PHONE, TABLE, be_guest, send, table_told, visitor, visitors

RATED = {"clock": {"bank": 1_200_000, "increment": 30_000}, "rated": True}
MINUS = "\N{MINUS SIGN}"


def rated_table(page: Page, **body: object) -> str:
    """A rated table that the page's person has made and waits at."""
    return str(send(page.context, "POST", "/api/tables", {"settings": RATED} | body)["id"])


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_rated_table_is_made_with_all_that_it_needs(chromium: Browser, server: str, viewport: ViewportSize) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        account(page, "Ann")
        page.goto("/new")
        page.get_by_label("3", exact=True).check()
        page.get_by_label("Seat 2").select_option(label="You, on this device")
        page.get_by_label("Clock", exact=True).select_option(label="no clock")
        page.get_by_text("More options", exact=True).click()
        page.get_by_label("First", exact=True).check()
        page.get_by_label("Let players ask the computer for advice").check()
        page.get_by_label("The game ends").check()
        rated = page.get_by_label("Rated", exact=True)
        expect(rated).to_have_accessible_description("The result changes the rating of everyone who plays.")
        rated.check()
        expect(rated).to_have_accessible_description(re.compile("a clock, no advice.*a computer plays on"))
        expect(page.get_by_label("Seat 2")).to_have_value("open")
        expect(page.get_by_label("Clock", exact=True)).to_have_value("calm")
        expect(page.get_by_label("Clock", exact=True).get_by_role("option", name="no clock")).to_have_count(0)
        expect(page.get_by_label("Let players ask the computer for advice")).to_have_count(0)
        expect(page.get_by_text("A rated table plays by the printed rules")).to_be_visible()
        assert violations(page) == []
        page.get_by_label("Seat 3").select_option(label="You, on this device")
        expect(page.get_by_label("Seat 1")).to_have_value("open")
        page.get_by_role("button", name="Create table").click()
        page.wait_for_url(TABLE)
        table = table_told(page)
        assert table["settings"]["rated"]
        assert table["settings"]["clock"] == RATED["clock"]
        assert table["options"]["edition"] == "third"
        expect(page.get_by_role("listitem").filter(has_text=re.compile(r"^\s*rated\s*$"))).to_be_visible()
        expect(page.locator("[data-rating]")).to_have_text(re.compile("new"))


def test_a_guest_makes_no_rated_table_and_sees_why_there_is_no_seat(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        account(ann, "Amy")
        be_guest(bob.context, "Bob")
        bob.goto("/new")
        expect(bob.get_by_label("Rated", exact=True)).to_be_disabled()
        expect(bob.locator("form").get_by_role("link", name="Sign in")).to_have_attribute("href", "/people")
        table = rated_table(ann)
        bob.goto("/")
        expect(bob.get_by_role("link", name="View: Amy")).to_be_visible()
        expect(bob.get_by_role("button", name="Join: Amy")).to_have_count(0)
        bob.goto(f"/table/{table}")
        expect(bob.get_by_text("You need an account for a rated table.")).to_be_visible()
        expect(bob.locator("main").get_by_role("link", name="Sign in")).to_have_attribute("href", "/people")
        expect(bob.get_by_role("button", name="Take this seat")).to_have_count(0)
        expect(bob.get_by_text("One seat is free. The game starts when someone takes it.")).to_be_visible()
        assert violations(bob) == []


def test_a_rated_game_tells_what_is_at_stake_and_then_what_it_has_changed(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        account(ann, "Ann")
        account(bob, "Bob")
        table = rated_table(ann)
        bob.goto(f"/table/{table}")
        expect(bob.locator("[data-stake]")).to_have_text(re.compile(rf"^\+\d+ if you win, {MINUS}\d+ if you lose$"))
        expect(bob.locator("[data-rating]")).to_have_text(re.compile("new"))
        told = bob.locator("[data-stake]").inner_text()
        bob.get_by_role("button", name="Take this seat").click()
        expect(bob.get_by_role("heading", name="Your hand")).to_be_visible()
        ann.goto(f"/table/{table}")
        ann.get_by_role("button", name="Table menu").click()
        menu = ann.get_by_role("dialog")
        expect(menu.locator("[data-stake]")).to_have_text(told)
        expect(menu.get_by_text("leaving counts as resigning")).to_be_visible()
        ann.keyboard.press("Escape")
        send(bob.context, "POST", f"/api/tables/{table}/resignation", {})
        gained = int(re.search(r"\+(\d+)", told)[1])  # type: ignore[index]
        for page in (ann, bob):
            won = page.locator('.end [data-rating="0"]')
            expect(won).to_have_text(re.compile(rf"1,500 → {1500 + gained:,}, \+{gained}$"))
            lost = page.locator('.end [data-rating="1"]')
            expect(lost).to_have_text(re.compile(rf"1,500 → [\d,]+, {MINUS}{gained}$"))


def test_nobody_comes_back_to_a_rated_table(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        pages = [visit() for _ in range(3)]
        for page, name in zip(pages, ("Ann", "Bob", "Cleo"), strict=True):
            account(page, name)
        table = rated_table(pages[0], options={"players": 3})
        for page in pages[1:]:
            send(page.context, "POST", f"/api/tables/{table}/seats", {})
        pages[0].goto(f"/table/{table}")
        expect(pages[0].get_by_role("heading", name="Your hand")).to_be_visible()
        send(pages[0].context, "DELETE", f"/api/tables/{table}/seats")
        expect(pages[0].get_by_text("If anyone stays to the end, it counts as resigned.")).to_be_visible()
        expect(pages[0].get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_rated_game_that_both_give_up_says_that_it_never_counts(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        account(ann, "Ann")
        account(bob, "Bob")
        table = rated_table(ann)
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        send(ann.context, "DELETE", f"/api/tables/{table}/seats")
        bob.goto(f"/table/{table}")
        send(bob.context, "POST", f"/api/tables/{table}/resignation", {})
        for page in (bob, ann):
            page.goto(f"/table/{table}")
            expect(page.locator(".end [data-uncounted]")).to_have_text("This game doesn't count: every side gave up.")
            expect(page.locator('.end [data-rating="0"]')).to_have_text(re.compile("1,500$"))
