"""The table as text with Artifacts of History and relics: display, museum, supplies of two sets, the free action."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.playing import at_once
from tests.web.positions import Positions
from tests.web.test_text_mode import as_text
from tests.web.visitors import be_guest

FREE = """
options: sets base artifacts relics
turn: me, actions 2, number 12
free action: yes
me: blue: Pottery; red: Archery; hand: Tools; display: Treaty of Kadesh
you: purple: Mysticism; red: Construction; hand: Sibidu Needle
"""


def test_display_museum_and_supplies_are_named_and_the_free_action_is_skipped(
    page: Page, context: BrowserContext, positions: Positions
) -> None:
    be_guest(context, "Ann")
    at_once(page)
    as_text(page)
    page.goto(f"/table/{positions.table(context, FREE)}")
    answers = page.get_by_role("list", name="Answers")
    expect(answers.get_by_role("button", name="Return Treaty of Kadesh")).to_be_visible()
    for text in ("Artifact on display", "Museum", "Complex Numbers", "Artifacts"):
        expect(page.locator("main").get_by_text(text).first).to_be_visible()
    answers.get_by_role("button", name=re.compile("^Skip")).click()
    expect(answers.get_by_role("button", name="Meld Treaty of Kadesh")).to_be_visible()
