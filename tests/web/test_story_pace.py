"""How long the page takes to tell what others do, by a clock that the test moves on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_table import ON_TURN, Open, asked

ROUND_MS = 5000
"""For the turns of three computers that do not touch the reader."""
TURN_MS = 1200
"""For a computer's turn of two plain draws or melds."""
DRAW_MS = 500
"""For the reader's own draw, which is told before them."""
TICK_MS = 50
ASKED_ANEW = "before => Number(document.querySelector('[data-asked]')?.dataset.asked) > before"
LONGEST_MS = 60_000

OWN = "turn: me, actions 1\nme: red: Archery; hand: Sailing; score: Tools\n"
THREE = f"{OWN}you: hand: Mysticism\nthird: hand: Clothing\nfourth: hand: Oars"
ONE = f"{OWN}you: hand: Mysticism"


@pytest.fixture
def still(page: Page) -> Page:
    """A page whose clock a test can stop and move on."""
    page.clock.install()
    return page


def drawn(table: Open, position: str, pace: str) -> Page:
    """The page of a table in a position when the others have moved after the reader, and none of it is told."""
    page = table(position, f', pace: "{pace}", confirm: "never"')
    before = int(asked(page).get_attribute("data-asked") or "0")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    asked(page).get_by_role("button", name="Draw a").click()
    page.wait_for_function(ASKED_ANEW, arg=before)
    return page


def told(page: Page) -> int:
    """The milliseconds until all is told."""
    for time in range(0, LONGEST_MS, TICK_MS):
        if page.get_by_role("button", name="Skip").count() == 0:
            return time
        page.clock.run_for(TICK_MS)
    raise AssertionError("the story never ends")


@pytest.mark.usefixtures("still")
def test_a_round_of_three_computers_takes_about_four_seconds(table: Open) -> None:
    assert DRAW_MS < told(drawn(table, THREE, "normal")) <= DRAW_MS + ROUND_MS


@pytest.mark.usefixtures("still")
def test_two_plain_moves_of_a_computer_take_about_a_second(table: Open) -> None:
    page = drawn(table, ONE, "normal")
    assert DRAW_MS < told(page) <= DRAW_MS + TURN_MS
    expect(asked(page)).to_contain_text(ON_TURN)


@pytest.mark.usefixtures("still")
def test_the_pace_fast_takes_half_the_time(table: Open) -> None:
    assert told(drawn(table, ONE, "fast")) <= (DRAW_MS + TURN_MS) / 2
