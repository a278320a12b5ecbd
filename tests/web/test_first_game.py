"""A first game in the page: a real one, on which a coach comments."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.axe import violations
from tests.web.lasting import at_rest
from tests.web.lessons import IN_REACH, SETTINGS
from tests.web.visitors import PHONE, be_guest, send, visitor

READ = "(name) => document.querySelector(`[data-bubble='${name}'] [data-coach]`)?.click()"
"""Puts a comment away, unless it has gone by then, as the computer plays on meanwhile."""
MOST = 8
"""So many comments fit what happens in a turn."""
WIDE = ViewportSize(width=1366, height=768)


def begin(page: Page, more: str = "") -> str:
    """Opens a first game, with more settings of the reader's; its table."""
    page.add_init_script(SETTINGS % more)
    be_guest(page.context, "Ann")
    table = str(send(page.context, "POST", "/api/lessons/first-game", {})["id"])
    page.goto(f"/table/{table}")
    return table


def says(page: Page, name: str) -> Locator:
    """The bubble with a comment."""
    return page.locator(f"[data-bubble='{name}']")


def read_until(page: Page, name: str) -> Locator:
    """Reads what the coach says until it is this: what the computer has done may come before."""
    for _ in range(MOST):
        expect(page.locator("[data-bubble]")).to_be_visible()
        said = page.locator("[data-bubble]").get_attribute("data-bubble") or ""
        if said == name:
            break
        page.evaluate(READ, said)
        expect(says(page, said)).to_have_count(0)
    return says(page, name)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["laptop", "phone"])
def test_the_coach_names_the_goal_and_comments_on_what_happened(
    chromium: Browser, server: str, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport) as page:
        begin(page)
        expect(says(page, "goal")).to_contain_text("First to 6 achievements.")
        assert violations(page) == []
        page.locator("[data-coach]").click()
        expect(says(page, "first-meld")).to_be_visible()
        page.locator("[data-option='mysticism']:visible").first.click()  # comments stop nothing
        expect(says(page, "first-meld")).to_have_count(0)
        expect(read_until(page, "your-turn")).to_be_visible()
        page.locator("[data-coach]").click()
        expect(page.locator("[data-bubble]")).to_have_count(0)
        page.locator("[data-prompt] [data-option='draw']").click()  # of two actions, or of the one of whoever begins
        expect(page.locator("[data-bubble]")).to_be_visible()
        expect(read_until(page, "drew")).to_contain_text("You drew a card.")
        expect(page.locator("[data-coach-ring]")).to_be_visible()
        at_rest(page.locator("[data-bubble]").bounding_box)
        assert page.evaluate(IN_REACH, "draw"), "the bubble lies on what is asked next"
        page.reload()
        expect(says(page, "drew")).to_be_visible()
        expect(says(page, "goal")).to_have_count(0)


ON_CARDS = """() => {
    const bubble = document.querySelector("[data-bubble]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-offered][data-card]")].map((one) => one.getBoundingClientRect())
        .filter((one) => one.width > 0 && one.top < bubble.bottom && one.bottom > bubble.top).length;
}"""
"""On how many of the cards to choose from the bubble lies."""


def test_on_a_phone_the_first_cards_are_seen_and_what_to_look_at_opens(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, PHONE, touch=True) as page:
        begin(page)
        expect(says(page, "goal")).to_be_visible()
        expect(page.locator("[data-offered][data-card]:visible")).to_have_count(2)
        assert at_rest(lambda: page.evaluate(ON_CARDS)) == 0
        page.get_by_role("button", name="Look at: the achievements to claim").click()
        expect(page.locator("[data-coach-ring]")).to_be_visible()
        expect(page.get_by_role("heading", name="Achievements", exact=True)).to_be_in_viewport()
        page.locator("[data-coach]").click()
        expect(says(page, "first-meld")).to_be_visible()
        expect(page.locator("[data-offered][data-card]:visible")).to_have_count(2)
        assert at_rest(lambda: page.evaluate(ON_CARDS)) == 0


@pytest.mark.every_time
def test_as_text_the_comments_come_before_the_table(page: Page) -> None:
    begin(page, ", textMode: true")
    coach = page.get_by_role("region", name="The coach")
    expect(coach).to_contain_text("Look at: the achievements to claim")
    assert violations(page) == []
    coach.get_by_role("button", name="Next").click()
    expect(says(page, "first-meld")).to_be_visible()


def test_other_tables_have_no_coach(page: Page) -> None:
    be_guest(page.context, "Ann")
    page.add_init_script(SETTINGS % "")
    table = send(page.context, "POST", "/api/tables", {"seats": ["me", "random"]})["id"]
    page.goto(f"/table/{table}")
    expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
    expect(page.locator("[data-bubble]")).to_have_count(0)
