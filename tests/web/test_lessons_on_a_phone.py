"""Lessons on a phone: what the coach means comes into sight, and their titles have room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.lasting import at_rest
from tests.web.lessons import LessonAtPage
from tests.web.visitors import PHONE, visitor

MELD = "draw-and-meld"
MOVING = 400
"""Milliseconds after which all that the coach scrolls lies where it will."""
IN_SIGHT = """(card) => [...document.querySelectorAll(`[data-place="hand"] [data-card="${card}"]`)].some((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
})"""
"""Whether all of a card of the hand is in sight."""
CUT = """() => {
    const title = document.querySelector("[data-lesson] > header > p");
    const parts = [title.parentElement, title, title.nextElementSibling];
    const [around, box, next] = parts.map((one) => one.getBoundingClientRect());
    const beside = box.right <= next.left && next.right <= innerWidth;
    return box.top < around.top || box.bottom > around.bottom || title.scrollWidth > title.clientWidth || !beside;
}"""
"""Whether the title above a lesson is cut, or stands out of its place."""


@pytest.mark.parametrize(("name", "step", "card"), [(MELD, 3, "sailing"), ("demands", 4, "mathematics")])
def test_a_phones_hand_scrolls_to_the_card_that_is_meant(
    chromium: Browser, server: str, name: str, step: int, card: str
) -> None:
    with visitor(chromium, server, PHONE, touch=True) as page:
        lesson = LessonAtPage(page, name)
        while lesson.coach["step"] < step:
            lesson.goes_on()
        page.wait_for_function(IN_SIGHT, arg=card)
        expect(page.locator("[data-coach-ring]")).to_be_visible()
        strip = page.locator('[data-place="hand"] .strip')
        strip.evaluate("(one) => one.scrollTo({ left: 0, behavior: 'instant' })")
        page.wait_for_timeout(MOVING)
        assert strip.evaluate("(one) => one.scrollLeft") == 0, "it scrolls back under the reader's finger"


def test_show_me_goes_to_the_board_that_the_reader_has_left(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, PHONE, touch=True) as page:
        lesson = LessonAtPage(page, "demands")
        while lesson.hint is None:
            lesson.goes_on()
        page.locator("[data-tab='1']").click()
        expect(page.locator("[data-option='dogma:archery']:visible")).to_have_count(0)
        page.get_by_role("button", name="Show me").click()
        expect(page.locator("[data-coach-ring][data-shows='dogma:archery']")).to_be_visible()
        expect(page.locator("[data-option='dogma:archery']:visible")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "pl", "de", "fr"])
@pytest.mark.parametrize("name", [MELD, "splay-and-achieve", "artifacts"])
def test_the_title_of_a_lesson_has_room_on_a_phone(chromium: Browser, server: str, language: str, name: str) -> None:
    with visitor(chromium, server, PHONE, locale=language) as page:
        LessonAtPage(page, name)
        assert at_rest(lambda: page.evaluate(CUT)) is False
