"""What stands on a card depends on the room it has there, and not on what was found for it before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_table import Open
from tests.web.visitors import PHONE

HELD_ARE = """async ([width, height]) => {
    for (const { style } of document.querySelectorAll('[data-place="hand"] .card')) {
        Object.assign(style, { width: `${width}px`, height: `${height}px` });
    }
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('[data-place="hand"] .text')]
        .filter(text => text.scrollHeight > text.clientHeight + 2).map(text => text.innerText);
}"""
"""Gives each card of the reader's hand a size in px; the texts that are cut then."""
ROWS_ARE = """async height => {
    document.querySelector('[data-place="own"] .board').style.gridTemplateRows = `repeat(5, ${height}px)`;
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}"""
"""Gives each row of the reader's board a height in px."""
REACH_IS = """async display => {
    for (const { style } of document.querySelectorAll('[data-place="own"] .pills')) style.display = display;
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}"""
"""How the marks of whom the cards of the reader's board would reach are displayed."""
STANDING = """async () => {
    const seen = new Set();
    for (let frame = 0; frame < 8; frame++) {
        await new Promise(requestAnimationFrame);
        const rows = [...document.querySelectorAll('[data-place="own"] .row')];
        seen.add(rows.map(({ dataset: { instead, tight } }) => `${instead} ${tight}`).join());
    }
    return [...seen];
}"""
"""What stands in the rows of the reader's board, frame by frame."""
BEFORE_NAMES = """() => [...document.querySelectorAll('[data-place="own"] .row')].map(row =>
    row.querySelector(".head").getBoundingClientRect().top - row.getBoundingClientRect().top)"""
"""How far beneath the upper edge of its row each name on the reader's board begins."""
HAND_OF = "options: sets base cities\nturn: me, actions 2, number 9\nme: red: Oars; hand: %s\nyou: red: Archery\n"
LOW_ROWS = """options: players 4, sets base echoes
turn: me, actions 2, number 9
me: red: Coal, Archery, Oars; blue: Perfume; green: Sailing
you: red: Flight
third: green: Satellites
fourth: red: Combustion
"""
"""Rows in which lines have room beside the marks of three players, or only without them."""


@pytest.mark.parametrize(
    ("cards", "edge", "height"),
    [("Uruk, Babylon, Baghdad, Damascus", 168, 80), ("Astronomy, Invention, Coal, Alchemy", 384, 92)],
    ids=["name", "icons"],
)
def test_a_card_that_is_a_fraction_wider_or_narrower_is_fitted_anew(
    table: Open, page: Page, cards: str, edge: int, height: int
) -> None:
    """At these widths a card's name gets a line of its own, or its icons a place beside its text."""
    page.set_viewport_size({"width": 1366, "height": 768})
    table(HAND_OF % cards)
    expect(page.locator('[data-place="hand"] .text')).to_have_count(4)
    for width in (edge + 0.4, edge - 0.3, edge + 0.4):
        assert page.evaluate(HELD_ARE, [width, height]) == [], width


def test_a_row_stays_as_it_is_when_marks_that_were_out_of_sight_are_back(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/?language=de")
    table(LOW_ROWS)
    expect(page.locator('[data-place="own"] .row')).to_have_count(3)
    for height in (30, 46):
        page.evaluate(ROWS_ARE, height)
        page.evaluate(REACH_IS, "none")
        page.evaluate(ROWS_ARE, height + 1)
        page.evaluate(REACH_IS, "")
        assert len(page.evaluate(STANDING)) == 1, height


def test_a_name_on_a_row_has_its_place_however_much_stands_beneath_it(table: Open, page: Page) -> None:
    """So it stays there when its text is fitted, or comes in other letters."""
    page.set_viewport_size(PHONE)
    table("turn: me, actions 2, number 9\nme: red: Archery; blue: Tools; green: Sailing\nyou: red: Oars\n")
    expect(page.locator('[data-place="own"] .row')).to_have_count(3)
    for height in (65, 90):
        page.evaluate(ROWS_ARE, height)
        assert len(set(page.evaluate(BEFORE_NAMES))) == 1, height
