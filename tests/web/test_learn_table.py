"""Hints for newcomers, and the rules at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.web.at_table import open_table
from tests.web.lasting import lasting
from tests.web.positions import Positions
from tests.web.test_fits import MISFITS, SMALL_PHONE
from tests.web.visitors import LAPTOP, PHONE, be_guest, send, visitor

FIRST_HINT = "Choose your starting card. You'll have its icons as soon as it's on your board."
TURN_HINT = "Your turn: draw, meld, use a top card, or take an achievement."


def sit_down(page: Page, context: BrowserContext) -> str:
    """A new game against the computer, open on the page; its address."""
    be_guest(context, "Ann")
    table = send(context, "POST", "/api/tables", {"seats": ["me", "rule"], "options": {"players": 2}})["id"]
    page.goto(f"/table/{table}")
    return str(table)


def hint(page: Page) -> Locator:
    """What the hint says now."""
    return page.get_by_role("status").filter(has_text="Hint")


def begin(context: BrowserContext, table: str) -> None:
    """Chooses a first card."""
    state = send(context, "GET", f"/api/tables/{table}/state")
    question = state["questions"][0]
    answer = {"key": question["options"][0]["key"], "sequence": question["sequence"]}
    send(context, "POST", f"/api/tables/{table}/answers", answer)


def test_a_hint_comes_when_it_helps_and_goes_when_it_is_followed(page: Page, context: BrowserContext) -> None:
    table = sit_down(page, context)
    expect(hint(page)).to_contain_text(FIRST_HINT)
    begin(context, table)
    expect(hint(page).filter(has_text=FIRST_HINT)).to_have_count(0)


def test_a_hint_is_given_once(page: Page, context: BrowserContext) -> None:
    sit_down(page, context)
    hint(page).get_by_role("button", name="Got it").click()
    expect(hint(page)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name="Your question")).to_contain_text("Choose your starting card")
    expect(hint(page)).to_have_count(0)


def test_a_hint_rings_what_it_is_about_and_comes_once(page: Page, context: BrowserContext) -> None:
    sit_down(page, context)
    expect(hint(page)).to_contain_text(FIRST_HINT)
    ring = page.locator("[data-ring]")
    expect(ring).to_have_count(1)
    expect(page.get_by_role("region", name="Your hand")).to_have_attribute("data-ring", "")
    page.reload()
    expect(page.get_by_role("region", name="Your question")).to_contain_text("Choose your starting card")
    expect(hint(page)).to_have_count(0)
    expect(ring).to_have_count(0)


def test_a_hint_goes_with_the_next_action(page: Page, positions: Positions) -> None:
    open_table(page, positions, "me: red: Oars; hand: Tools\nyou: blue: Pottery", ", hints: true")
    expect(hint(page)).to_contain_text(TURN_HINT)
    page.locator("[data-prompt]").get_by_role("button", name="Draw a").click()
    expect(page.get_by_text("1 action left")).to_be_visible()
    expect(hint(page).filter(has_text=TURN_HINT)).to_have_count(0)


@pytest.mark.parametrize(("size", "rings"), [(LAPTOP, "available"), (PHONE, "middle")])
def test_the_ring_is_where_achievements_are_or_what_opens_them(
    chromium: Browser, server: str, positions: Positions, size: ViewportSize, rings: str
) -> None:
    with visitor(chromium, server, size, touch=size == PHONE) as page:
        open_table(page, positions, "me: red: Oars; score: Pottery, Tools, Clothing, Sailing, Masonry", ", hints: true")
        expect(hint(page)).to_contain_text("You can take an achievement")
        ringed = page.locator("[data-ring]")
        expect(ringed).to_have_count(1)
        assert ringed.evaluate("it => it.dataset.place ?? it.dataset.opens") == rings
        expect(ringed).to_be_in_viewport(ratio=1)


def test_undo_stays_in_sight_beside_a_hint_on_a_small_phone(
    chromium: Browser, server: str, positions: Positions
) -> None:
    with visitor(chromium, server, SMALL_PHONE, touch=True) as page:
        open_table(page, positions, "me: red: Oars; hand: Tools\nyou: blue: Pottery", ", hints: true")
        expect(hint(page)).to_contain_text(TURN_HINT)
        page.locator("[data-prompt]").get_by_role("button", name="Draw a").tap()
        expect(page.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
        expect(hint(page)).to_be_in_viewport(ratio=1)
        assert lasting(page, MISFITS) == []


def test_on_a_phone_the_menu_leads_to_the_other_pages(chromium: Browser, server: str, positions: Positions) -> None:
    with visitor(chromium, server, PHONE, touch=True) as page:
        open_table(page, positions, "me: red: Oars; hand: Tools")
        page.get_by_role("button", name="Menu").tap()
        links = page.get_by_role("dialog").get_by_role("navigation")
        for address in ("/", "/games", "/rules"):
            expect(links.locator(f'a[href="{address}"]')).to_be_visible()


def test_hints_that_were_given_can_be_read_again(page: Page, context: BrowserContext) -> None:
    sit_down(page, context)
    expect(hint(page)).to_contain_text(FIRST_HINT)
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="Rules: Setup")
    rules.get_by_text("Hints you've had").click()
    expect(rules.get_by_role("listitem").filter(has_text=FIRST_HINT)).to_be_visible()
    expect(rules.get_by_role("listitem").filter(has_text=TURN_HINT)).to_have_count(0)


def test_hints_can_be_switched_off_and_on_again(page: Page, context: BrowserContext) -> None:
    table = sit_down(page, context)
    hint(page).get_by_role("button", name="No more hints").click()
    expect(page.get_by_text("Hints are off.")).to_be_visible()
    begin(context, table)
    page.reload()
    expect(page.get_by_role("region", name="Your question")).to_be_visible()
    expect(hint(page)).to_have_count(0)
    page.goto("/settings")
    expect(page.get_by_label("Hints")).not_to_be_checked()
    page.get_by_label("Hints").check()
    page.goto(f"/table/{table}")
    expect(hint(page)).to_contain_text(TURN_HINT)


def test_a_hint_leads_to_the_rules_about_it(page: Page, context: BrowserContext) -> None:
    sit_down(page, context)
    hint(page).get_by_role("button", name="Read more", exact=True).click()
    expect(page.get_by_role("dialog", name="Rules: Setup")).to_be_visible()


def test_a_hint_on_a_phone_leads_to_the_rules_too(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, PHONE, touch=True) as page:
        sit_down(page, page.context)
        hint(page).get_by_role("button", name="Hint").tap()
        hint(page).get_by_role("button", name="Read more", exact=True).tap()
        expect(page.get_by_role("dialog", name="Rules: Setup")).to_be_visible()


def test_the_question_mark_opens_the_rules_at_what_is_going_on(page: Page, context: BrowserContext) -> None:
    sit_down(page, context)
    expect(page.get_by_role("region", name="Your question")).to_contain_text("Choose your starting card")
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="Rules: Setup")
    expect(rules).to_contain_text("Everyone draws two cards of age 1.")
    rules.get_by_label("Topic").select_option("Dogma")
    expect(page.get_by_role("dialog", name="Rules: Dogma").get_by_role("row", name="Cem")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_large_card_at_the_table_explains_its_words(page: Page, context: BrowserContext) -> None:
    sit_down(page, context)
    card = page.get_by_role("region", name="Your hand").locator("[data-card]").first
    card.focus()
    page.keyboard.press("o")
    word = page.get_by_role("dialog").get_by_role("article").locator("button[popovertarget]").first
    word.click()
    expect(page.locator("[popover]:popover-open")).to_be_visible()


def test_the_help_explains_the_signs_of_the_table(page: Page, context: BrowserContext) -> None:
    sit_down(page, context)
    page.get_by_role("button", name="Help", exact=True).click()
    page.get_by_text("Symbols", exact=True).click()
    expect(page.get_by_text("who its demand would hit and who would share it")).to_be_visible()


def test_what_explains_an_achievement_leaves_the_others_in_sight(page: Page, context: BrowserContext) -> None:
    sit_down(page, context)
    achievements = page.get_by_role("region", name="Achievements")
    achievements.get_by_role("button").first.click()
    opened = page.locator("[popover]:popover-open").bounding_box()
    assert opened is not None
    for achievement in achievements.get_by_role("listitem").all():
        there = achievement.bounding_box()
        assert there is not None
        beside = opened["x"] + opened["width"] <= there["x"] or there["x"] + there["width"] <= opened["x"]
        assert beside or opened["y"] + opened["height"] <= there["y"] or there["y"] + there["height"] <= opened["y"]
