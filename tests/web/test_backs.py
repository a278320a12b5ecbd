"""Cards from behind: those of each set have a ground and a sign of their own, wherever they lie."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.web.at_table import Open
from tests.web.visitors import PHONE

HANDS = """
options: sets base artifacts echoes cities
me: red: Archery; hand: Sailing
you: blue: Pottery; hand: Tools, Dead Sea Scrolls, Bangle, Milan
"""
"""A card of each set in a hand of which the reader sees only the backs."""
LOOKS = """backs => backs.map(back => [
    getComputedStyle(back).backgroundImage, back.querySelector(".sign path")?.outerHTML ?? "",
])"""
SETS = 4


def looks(backs: Locator) -> list[list[str]]:
    """The ground and the sign of each of these backs."""
    found: list[list[str]] = backs.evaluate_all(LOOKS)
    return found


def assert_each_has_its_own(backs: Locator) -> None:
    found = looks(backs)
    assert len(found) == SETS, found
    assert len({ground for ground, _ in found}) == SETS, found
    assert len({sign for _, sign in found}) == SETS, found


def test_the_backs_of_each_set_have_a_ground_and_a_sign_of_their_own_on_a_plate(table: Open) -> None:
    page = table(HANDS)
    assert_each_has_its_own(page.locator('section[data-seat="1"] > header .back:not(.total)'))


def test_they_have_so_on_a_phone(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table(HANDS)
    page.locator('[data-tab="1"]').click()
    assert_each_has_its_own(page.locator(".zones .back"))
