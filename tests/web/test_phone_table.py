"""The table on a phone: what stands above the board, what stays in its place, what a tap or a long press tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.at_table import ON_TURN, asked, open_table, told
from tests.web.positions import Positions
from tests.web.visitors import PHONE, visitor

THREATENED = "me: red: Oars; score: Tools\nyou: green: The Wheel; red: Archery; blue: Writing\nthird: red: Metalworking"
"""Archery would hit Ann, who has 1 of the 5 points for the 1."""
SPLAYED = "me: red left: Oars, Archery; blue: Tools\nyou: green: Sailing"
"""Beneath Oars Archery's right icon is seen: a castle."""
A_CARD_TO_RETURN = "me: yellow: Agriculture; red: Oars; hand: Sailing, Clothing\nyou: red: Archery"
A_TOP_CARD_OF_OTHERS = """
turn: me, actions 2
me: red: Fission; hand: Tools
you: yellow: Agriculture; blue: Pottery
supply 10: Databases, Self Service, end
"""
"""Ann's Fission returns a top card of the other board."""
ROWS = """() => [...document.querySelectorAll(".player:not(.chips) > .board > li")].map(row => {
    const { top, height } = row.getBoundingClientRect();
    return [top, height].map(Math.round).join(" ");
})"""
"""Where the rows of the board are, and how high."""
IN_ITS_LINE = """line => {
    const words = line.querySelectorAll("button > span:not(.unseen)");
    const [outer, ...inner] = [line, ...words].map(one => one.getBoundingClientRect());
    return inner.every(({ top, bottom, left, right }) =>
        top >= outer.top - 0.5 && bottom <= outer.bottom + 0.5 && left >= outer.left && right <= outer.right + 0.5);
}"""


@pytest.fixture
def phone(chromium: Browser, server: str) -> Iterator[Page]:
    """A phone."""
    with visitor(chromium, server, PHONE, touch=True) as page:
        yield page


def test_a_threat_and_the_next_achievement_are_both_in_sight(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, THREATENED)
    line = phone.locator(".coming")
    expect(line.locator(".threat")).to_contain_text("can hit you")
    expect(line.locator(".brief")).to_have_text("1 ★ 1/5")
    expect(line.locator(".brief")).to_be_in_viewport(ratio=1)
    assert line.evaluate(IN_ITS_LINE)
    line.get_by_role("button", name="Next: 1 at 5 points, 4 more").tap()
    expect(phone.get_by_role("region", name="Achievements", exact=True)).to_be_visible()


def test_numbers_above_the_board_have_their_signs_and_a_tap_explains_the_icons(
    phone: Page, positions: Positions
) -> None:
    open_table(phone, positions, THREATENED)
    for seat in range(3):
        expect(phone.locator(f'[data-tab="{seat}"] .star')).to_be_visible()
    phone.locator(".everybody").tap()
    phone.get_by_role("table", name="Visible icons").get_by_role("button", name="castle").tap()
    expect(phone.get_by_text("How many each player shows.")).to_be_visible()


def test_the_icons_of_the_only_other_player_have_the_color_of_their_tab(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, SPLAYED)
    number = phone.locator(".icons small").first
    badge = phone.locator('[data-tab="1"] .mark')
    color = "one => getComputedStyle(one).backgroundColor"
    assert number.evaluate(color) == badge.evaluate(color)


def test_the_board_stays_where_it_is_while_a_card_of_a_small_hand_is_chosen(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, A_CARD_TO_RETURN)
    rows = phone.evaluate(ROWS)
    assert len(rows) == 5
    phone.locator('[data-place="own"] [data-card="agriculture"]').first.tap()
    phone.get_by_role("button", name="Use Agriculture").tap()
    expect(asked(phone)).to_contain_text("from your hand")
    assert phone.evaluate(ROWS) == rows
    expect(phone.locator('[data-place="hand"] [data-offered]')).to_have_count(2)


def test_after_a_question_about_another_board_the_next_one_finds_the_reader_at_their_own(
    phone: Page, positions: Positions
) -> None:
    open_table(phone, positions, A_TOP_CARD_OF_OTHERS)
    phone.locator('[data-place="own"] [data-card="fission"]').first.tap()
    phone.get_by_role("button", name="Use Fission").tap()
    theirs = phone.locator('section[data-seat="1"] [data-offered]').first
    expect(theirs).to_be_visible()
    theirs.tap()
    phone.locator("[data-prompt] .primary[data-offered]").tap()
    expect(asked(phone)).to_contain_text(ON_TURN)
    expect(phone.locator('section[data-seat="0"] .board')).to_be_visible()


def test_a_splay_says_how_many_icons_it_adds(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, SPLAYED)
    beneath = phone.locator('[data-place="own"] [data-color="red"] .beneath')
    expect(beneath.locator("[data-splayed]")).to_have_attribute("data-splayed", "left")
    expect(beneath.locator(".sum")).to_have_text(["+1"])
    expect(beneath.locator(".sum").get_by_role("img", name="castle")).to_be_visible()


def test_a_long_press_on_draw_tells_why_of_that_age_before_it_draws(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, "me: red: Oars; blue: Calendar\nyou: green: Sailing")
    draw = asked(phone).get_by_role("button", name="Draw a")
    draw.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    expect(told(phone)).to_contain_text("You draw the age of your highest top card.")
    draw.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True})
    draw.dispatch_event("click")
    expect(phone.get_by_text("2 actions left")).to_have_count(1)
    phone.get_by_role("region", name="What it would do").get_by_role("button", name="Draw a").tap()
    expect(asked(phone)).to_contain_text("1 action left")
