"""Setting what is always answered from a question, seeing that it is about to be, and taking it back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.at_table import asked, open_table
from tests.web.axe import violations
from tests.web.lasting import at_rest
from tests.web.playing import OVERFLOWS, answer, question_of
from tests.web.positions import Positions
from tests.web.visitors import LAPTOP, PHONE, send, table_at, visitor

TOOLS = """
me: blue: Tools; green: The Wheel; hand: Oars, Agriculture, Clothing, Sailing
you: red: Archery; hand: Pottery
"""
"""Tools asks the first player whether to return three cards."""


SMALL_LAPTOP = ViewportSize(width=1366, height=768)
SEEN = """(said) => {
    const box = said.getBoundingClientRect();
    const at = (x) => document.elementFromPoint(x, (box.top + box.bottom) / 2);
    return said.scrollHeight <= said.clientHeight + 1 && [box.left + 2, box.right - 2].every((x) => at(x) === said);
}"""
"""Whether what is said is whole, and nothing lies over it."""


def open_may(page: Page, positions: Positions) -> str:
    """A table at which its person is asked whether to return three cards; its id."""
    open_table(page, positions, TOOLS)
    table = table_at(page)
    answer(page.context, table, question_of(page.context, table), "dogma:tools")
    expect(standing(page)).to_be_visible()
    return table


def standing(page: Page) -> Locator:
    """What is said of standing answers beside the question."""
    return page.locator("[data-prompt] [data-standing]")


def answers(page: Page) -> list[str]:
    """What the page's person always answers."""
    return [one["answer"] for one in send(page.context, "GET", "/api/me/standing")]


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_an_answer_is_set_given_and_taken_back(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        open_may(page, positions)
        standing(page).get_by_role("button", name="Always give the same answer").click()
        dialog = page.get_by_role("dialog", name="Always give the same answer")
        dialog.get_by_text("Keep your hand").click()
        assert violations(page) == []
        assert not page.evaluate(OVERFLOWS)
        dialog.get_by_role("button", name="At every table").click()
        expect(dialog).to_be_hidden()
        assert answers(page) == ["no"]
        expect(asked(page).get_by_text("Return three cards?")).to_be_hidden()  # it was answered by itself
        page.goto("/settings")
        listed = page.get_by_role("region", name="Standing answers")
        expect(listed).to_contain_text("Tools: Keep your hand")
        expect(listed).to_contain_text("At every table")
        assert violations(page) == []
        listed.get_by_role("button", name="Take back").click()
        expect(listed).to_be_hidden()
        assert answers(page) == []


@pytest.mark.parametrize("viewport", [SMALL_LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_is_about_to_be_answered_is_said_and_can_be_taken_back(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        table = open_may(page, positions)
        positions.slow_down(table)
        body = {"table": table, "sequence": 1, "answer": "yes"}
        send(page.context, "POST", "/api/me/standing", body)
        page.reload()
        said = standing(page).get_by_text("Answered for you soon: Return three cards")
        expect(said).to_be_in_viewport(ratio=1)
        assert at_rest(lambda: said.evaluate(SEEN))
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog").get_by_text("Tools: Return three cards", exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        standing(page).get_by_role("button", name="Take back").click()
        expect(standing(page).get_by_text("Answered for you soon")).to_be_hidden()
        assert answers(page) == []
