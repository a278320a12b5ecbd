"""The room of a window: one's board and hand are in sight in an ordinary game, and what is cut opens."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from tests.web.at_table import ON_TURN, told
from tests.web.lasting import at_rest
from tests.web.playing import at_once
from tests.web.positions import Positions
from tests.web.visitors import LAPTOP, PHONE, be_guest

LARGE = ViewportSize(width=1920, height=1080)
OF_TWO = """
turn: me, actions 2, number 20
me: red left: Engineering, Oars, Archery; blue up: Experimentation, Tools, Writing; green right: Currency, Sailing; yellow left: Machinery, Masonry; purple: Philosophy, Mysticism; hand: Paper, Mathematics, Anatomy, Colonialism, Navigation, Banking, Medicine, Canal Building; score: Pottery, Agriculture, Education; achievements: Monument
you: red right: Coal, Gunpowder; purple left: Reformation, Monotheism, City States; green: Mapmaking, The Wheel; blue up: Printing Press, Calendar; yellow: Perspective; hand: Chemistry, Physics, Enterprise, Steam Engine; score: Statistics, Compass; achievements: Empire
available: 9
"""  # noqa: E501 - a line is a player
OF_FOUR = """
turn: me, actions 2, number 30
me: blue right: Publications, Atomic Theory, Chemistry, Printing Press; red: Combustion, Coal, Engineering; green left: Banking, Navigation, Compass; yellow up: Sanitation, Statistics, Machinery; purple: Empiricism, Astronomy; hand: Corporations, Refrigeration, Rocketry, Paper, Mathematics, Colonialism, Optics, Sailing, Pottery, Clothing; score: Education, Physics, Tools, Domestication; achievements: Monument
you: blue: Quantum Theory, Experimentation; red right: Machine Tools, Gunpowder; green: Metric System, Invention; yellow: Canning, Anatomy; purple left: Emancipation, Enterprise, Feudalism; hand: Skyscrapers, Construction; score: Alchemy, Classification; achievements: Empire
third: yellow up: Medicine, Perspective, Fermenting; blue: Calendar; purple: Philosophy; green left: Mapmaking, Currency; hand: Code of Laws; score: Masonry
fourth: red left: Road Building, Archery, Oars; blue: Translation; green: The Wheel; yellow: Agriculture; purple right: Monotheism, City States; hand: Mysticism, Writing, Reformation
available: 9
"""  # noqa: E501 - a line is a player
BOARD = """() => {
    const { top, height } = document.querySelector('[data-place="own"] .board').getBoundingClientRect();
    return [top, height];
}"""
"""Where the reader's board lies, and how high it is."""
LOWEST = """sides => Math.max(...sides.map(side => side.getBoundingClientRect().bottom))"""


def open_position(page: Page, context: BrowserContext, positions: Positions, position: str) -> None:
    """A table in a position, whose first player is asked for an action."""
    at_once(page)
    be_guest(context, "Ann")
    page.goto(f"/table/{positions.table(context, position)}")
    expect(page.get_by_text(ON_TURN)).to_be_visible()


@pytest.mark.parametrize(("size", "position"), [(LAPTOP, OF_TWO), (LARGE, OF_FOUR)], ids=["two", "four"])
def test_the_own_board_and_hand_are_in_sight(
    page: Page, context: BrowserContext, positions: Positions, size: ViewportSize, position: str
) -> None:
    page.set_viewport_size(size)
    open_position(page, context, positions, position)
    own = page.get_by_role("region", name="Your side")
    page.wait_for_function("() => document.querySelector('[data-place=hand] li')?.clientWidth > 100")
    assert page.evaluate("scrollY") == 0
    assert own.locator("[data-card]").evaluate_all(LOWEST) <= size["height"]


def test_a_text_without_room_is_shown_in_focus_and_soon_under_the_mouse(
    page: Page, context: BrowserContext, positions: Positions
) -> None:
    page.set_viewport_size({"width": 1280, "height": 600})
    open_position(page, context, positions, OF_TWO)
    hand = page.get_by_role("region", name="Your hand")
    card = hand.locator('[data-card="banking"]')
    place = at_rest(card.bounding_box)
    expect(card.locator('[data-instead="lines"] .lines')).to_contain_text("I demand a nongreen top ; you score a 5…")
    page.get_by_role("button", name="Score pile: 3 cards").focus()
    page.keyboard.press("Tab")
    while not card.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    expect(told(page)).to_contain_text("You may splay green right.")
    assert card.bounding_box() == place
    page.keyboard.press("Tab")
    expect(told(page)).not_to_contain_text("You may splay green right.")
    card.hover()
    expect(told(page)).to_contain_text("You may splay green right.")
    assert card.bounding_box() == place


def test_pictures_of_the_hand_have_their_room_whatever_is_shown_of_several_opponents(
    page: Page, context: BrowserContext, positions: Positions
) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_position(page, context, positions, OF_FOUR)
    expect(page.locator("[data-table].slim")).to_be_visible()
    card = page.locator('[data-place="hand"] [data-card="sailing"]')
    picture, whole = card.locator(".art").bounding_box(), card.bounding_box()
    assert picture is not None
    assert whole is not None
    assert picture["width"] > whole["width"] * 0.9
    assert picture["height"] > 40


@pytest.mark.parametrize(("size", "held"), [(LAPTOP, 3), (PHONE, 2)], ids=["laptop", "phone"])
def test_a_card_that_comes_to_the_hand_within_a_turn_moves_no_board(
    page: Page, context: BrowserContext, positions: Positions, size: ViewportSize, held: int
) -> None:
    """One card more than the height of the hand is made for: it is higher from the next turn on."""
    page.set_viewport_size(size)
    hand = ", ".join(["Paper", "Calendar", "Railroad"][:held])
    open_position(
        page, context, positions, f"turn: me, actions 2, number 9\nme: red: Oars; hand: {hand}\nyou: red: Coal\n"
    )
    cards = page.locator('[data-place="hand"] [data-form]')
    expect(cards).to_have_count(held)
    before = at_rest(lambda: page.evaluate(BOARD))
    page.keyboard.press("d")
    expect(cards).to_have_count(held + 1)
    assert at_rest(lambda: page.evaluate(BOARD)) == before
    page.keyboard.press("d")
    expect(cards).to_have_count(held + 2)
    page.wait_for_function(f"before => JSON.stringify(({BOARD})()) !== JSON.stringify(before)", arg=before)
