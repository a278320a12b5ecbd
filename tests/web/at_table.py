"""What the tests of a table in a position share: how it is opened, and where on its page things are."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.positions import Positions
from tests.web.visitors import be_guest

SETTINGS = """localStorage.setItem("splay.settings", JSON.stringify({ pace: "instant", hints: false%s }))"""
CONFIRM = ', confirm: "every"'
"""A further setting: every answer is chosen first and confirmed then."""
ON_TURN = re.compile(r"Use a card[^.]* draw\.")
"""What is asked of whoever has the turn, with the actions that there are."""
Open = Callable[..., Page]
"""Opens a table in a position, with more settings of the reader's; its page."""


def open_table(page: Page, positions: Positions, position: str, more: str = "") -> Page:
    """A table in a position, of which Ann is the first player, with more settings of hers; its page, when it asks."""
    page.add_init_script(SETTINGS % more)
    be_guest(page.context, "Ann")
    page.goto(f"/table/{positions.table(page.context, position)}")
    expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
    return page


def asked(page: Page) -> Locator:
    """Your question, and its answers."""
    return page.locator("[data-prompt]")


def more(page: Page) -> Locator:
    """What opens the answers for which a wide table's bar has no room."""
    return page.locator("[data-prompt] [data-more]")


def in_bar(page: Page, thing: Locator) -> Locator:
    """Something that is offered; the bar's menu is opened if it is in there."""
    closed = page.locator("[data-prompt] [data-more][aria-expanded='false']")
    expect(thing.or_(closed).first).to_be_visible()
    if thing.count() == 0:
        closed.click()
    return thing


def does(page: Page) -> Locator:
    """The button that does what is selected."""
    return page.locator("[data-offered].primary")


def told(page: Page) -> Locator:
    """What the action that is selected or pointed at would do."""
    return page.get_by_role("region", name="What it would do")


def own_board(page: Page) -> Locator:
    """The reader's board."""
    return page.locator('section[data-seat="0"] .board')
