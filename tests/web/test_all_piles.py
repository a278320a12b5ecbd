"""All piles of a player in one view, and the direction of a splay as an arrow."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.at_table import Open
from tests.web.axe import violations
from tests.web.visitors import PHONE

POSITION = """
me: red left: Oars, Archery, Metalworking; blue: Pottery; hand: Sailing
you: green up: Navigation, Mapmaking; purple right: Philosophy, City States; yellow: Agriculture
"""


def test_all_piles_of_a_player_are_read_in_one_view_by_keys(table: Open) -> None:
    page = table(POSITION)
    button = page.locator('section[data-seat="1"]').get_by_role("button", name="All piles")
    button.focus()
    page.keyboard.press("Enter")
    board = page.get_by_role("dialog")
    expect(board.get_by_role("heading", level=3)).to_have_text(
        ["green, splayed up, 2 cards", "yellow, not splayed, 1 card", "purple, splayed right, 2 cards"]
    )
    for card in ("Navigation", "Mapmaking", "Philosophy", "City States", "Agriculture"):
        expect(board.get_by_role("button", name=card)).to_be_visible()
    seen = board.get_by_role("button", name="City States").get_by_role("img")
    assert [sign.get_attribute("aria-label") for sign in seen.all()] == ["crown"]
    assert violations(page) == []
    board.get_by_role("button", name="Mapmaking").press("Enter")
    expect(page.get_by_role("dialog", name="Mapmaking")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_on_a_phone_a_tap_on_the_tab_of_the_board_in_sight_shows_all_its_piles(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table(POSITION)
    tab = page.locator('[data-tab="1"]')
    tab.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(tab).to_contain_text("All piles")
    tab.click()
    board = page.get_by_role("dialog")
    expect(board.get_by_role("button", name="City States")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(tab).to_be_focused()


def test_an_arrow_says_in_which_direction_a_pile_is_splayed(table: Open) -> None:
    page = table(POSITION)
    for seat, color, splay in ((0, "red", "left"), (1, "green", "up"), (1, "purple", "right")):
        pile = page.locator(f'section[data-seat="{seat}"] [data-color="{color}"] [data-splayed]').first
        expect(pile).to_have_attribute("data-splayed", splay)
    expect(page.locator('section[data-seat="0"] [data-color="blue"] [data-splayed]')).to_have_count(0)
