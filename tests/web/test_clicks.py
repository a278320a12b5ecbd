"""How many clicks and taps an action takes, and how far the pointer goes between the two of a dogma."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.at_table import Open, does, open_table, told
from tests.web.positions import Positions
from tests.web.visitors import LAPTOP, PHONE, visitor

ALL_FOUR = """
turn: me, actions 2
me: red: Archery; hand: Pottery, Tools; score: Calendar, Mapmaking, Sailing
you: green: The Wheel
"""
FIVE = """
turn: me, actions 2
me: blue: Tools; red: Archery; green: Sailing; yellow: Agriculture; purple: Mysticism; hand: Pottery
you: red: Oars
"""
THINGS = {
    "meld": '[data-place="hand"] [data-offered][data-card="pottery"]',
    "draw": '[data-option="draw"]',
    "dogma": '[data-place="own"] [data-offered][data-card="archery"]',
    "achieve": '[data-option="achieve:1"]',
}
EXPECTED = {
    ("mouse", "every"): (2, 2, 2, 2),
    ("mouse", "final"): (1, 1, 2, 2),
    ("mouse", "never"): (1, 1, 1, 1),
    ("touch", "every"): (2, 2, 2, 2),
    ("touch", "final"): (2, 1, 2, 2),
    ("touch", "never"): (1, 1, 1, 1),
}
FAR = 200
PLACED = re.compile(r"\bplaced\b")
"""The class of a sheet that has its place beside its card."""
HD = ViewportSize(width=1366, height=768)
WHERE_IT_STANDS = """() => {
    const sheet = document.querySelector("[data-sheet]");
    window.tops = [];
    const look = () => tops.push(sheet.querySelector(".primary")?.getBoundingClientRect().top);
    new MutationObserver(look).observe(sheet, { attributeFilter: ["aria-busy"] });
}"""
"""Notes from now on where the sheet's button stands whenever it begins to wait for a preview, or has one."""
NEAREST = """(button, [x, y]) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return [Math.max(left, Math.min(x, right)), Math.max(top, Math.min(y, bottom))];
}"""
"""The point of a button that is nearest to another point."""


def gestures(page: Page, thing: Locator, touch: bool) -> int:
    """Uses something until it is done; how often. The second tap is one on the card that came with the sheet."""
    asked = page.locator("[data-prompt]").get_attribute("data-asked")
    done = page.locator(f'[data-prompt]:not([data-asked="{asked}"])')
    (thing.tap if touch else thing.click)()
    expect(done.or_(page.locator('[data-offered][aria-pressed="true"]').first).first).to_be_attached()
    if done.count() > 0:
        return 1
    again = page.locator("[data-sheet] .face") if touch else thing
    (again.tap if touch and again.count() > 0 else does(page).tap if touch else thing.click)()
    expect(done).to_be_attached()
    return 2


@pytest.mark.parametrize(("by", "confirm"), EXPECTED)
def test_an_action_takes_so_many_clicks_or_taps(
    chromium: Browser, server: str, positions: Positions, by: str, confirm: str
) -> None:
    touch = by == "touch"
    counts = []
    for action in THINGS.values():
        with visitor(chromium, server, PHONE if touch else LAPTOP, touch=touch) as page:
            open_table(page, positions, ALL_FOUR, f', confirm: "{confirm}"')
            counts.append(gestures(page, page.locator(f"{action}:visible").first, touch))
    assert tuple(counts) == EXPECTED[by, confirm]


def test_the_pointer_hardly_moves_between_the_two_clicks_of_a_dogma(table: Open, page: Page) -> None:
    page.set_viewport_size(HD)
    table(FIVE)
    tops = page.locator('[data-place="own"] .board [data-offered]')
    expect(tops).to_have_count(5)
    point = [0.0, 0.0]
    for top in tops.all():
        box = top.bounding_box()
        assert box is not None
        point = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        card = top.get_attribute("data-card") or ""
        page.mouse.click(*point)
        expect(does(page)).to_contain_text(re.compile(card, re.IGNORECASE))
        expect(told(page)).not_to_have_attribute("aria-busy", "true")
        expect(told(page)).to_have_class(PLACED)
        assert math.dist(point, does(page).evaluate(NEAREST, point)) <= FAR
        sheet = told(page).bounding_box()
        assert sheet is not None
        assert sheet["x"] >= 0
        assert sheet["y"] >= 0
        assert sheet["x"] + sheet["width"] <= HD["width"]
        assert sheet["y"] + sheet["height"] <= HD["height"]
        assert sheet["x"] >= box["x"] + box["width"] or sheet["x"] + sheet["width"] <= box["x"]
        page.keyboard.press("Escape")
        expect(does(page)).to_have_count(0)
    page.mouse.dblclick(*point)  # without any move
    expect(page.get_by_text("1 action left")).to_be_visible()


def test_enter_opens_and_does_it_and_tab_leads_into_the_sheet_and_back(table: Open) -> None:
    page = table(FIVE)
    card = page.locator('[data-place="own"] [data-offered][data-card="mysticism"]')
    card.focus()
    page.keyboard.press("Enter")
    expect(does(page)).to_contain_text("Use Mysticism")
    cancel = does(page).locator("xpath=..").get_by_role("button", name="Cancel")
    for button in (cancel, does(page)):  # as they stand
        page.keyboard.press("Tab")
        expect(button).to_be_focused()
    for back in (cancel, card):
        page.keyboard.press("Shift+Tab")
        expect(back).to_be_focused()
    page.keyboard.press("Escape")
    expect(does(page)).to_have_count(0)
    page.keyboard.press("Enter")
    expect(does(page)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 action left")).to_be_visible()


def test_a_click_elsewhere_closes_it_and_one_on_another_card_opens_that(table: Open) -> None:
    page = table(FIVE)
    own = page.locator('[data-place="own"]')
    own.locator('[data-offered][data-card="tools"]').click()
    expect(does(page)).to_contain_text("Use Tools")
    own.locator('[data-offered][data-card="mysticism"]').click()
    expect(does(page)).to_contain_text("Use Mysticism")
    page.locator('section[data-seat="1"] > header').click(position={"x": 2, "y": 2})
    expect(does(page)).to_have_count(0)


def test_the_button_works_before_the_preview_has_come(page: Page, positions: Positions) -> None:
    page.route("**/preview?*", lambda _: None)  # never answered
    open_table(page, positions, FIVE)
    page.locator('[data-place="own"] [data-offered][data-card="mysticism"]').click()
    expect(told(page)).to_contain_text("Working out what it would do")
    does(page).click()
    expect(page.get_by_text("1 action left")).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")


def test_the_button_stays_where_it_is_when_the_preview_comes_even_before_that_is_painted(table: Open) -> None:
    page = table(FIVE)
    expect(page.locator("[data-sheet]")).to_be_attached()
    page.evaluate(WHERE_IT_STANDS)
    page.locator(THINGS["dogma"]).click()
    page.wait_for_function("() => window.tops.length === 2")
    waiting, there = page.evaluate("window.tops")
    assert there == pytest.approx(waiting, abs=1)
