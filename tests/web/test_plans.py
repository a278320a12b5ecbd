"""Planning one's turn while another plays, seeing it played, and hearing that it was dropped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.web.at_table import SETTINGS
from tests.web.axe import violations
from tests.web.playing import OVERFLOWS, answer, question_of
from tests.web.positions import Positions
from tests.web.visitors import LAPTOP, PHONE, be_guest, send, visitor

POSITION = """
turn: you, actions 1
me: blue: Tools; green: The Wheel; hand: Pottery, Archery, Sailing
you: red: Metalworking; hand: Oars, Masonry
"""
"""Ann waits for Bob's action."""
SIZES = pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])


def waiting(ann: Page, bob: BrowserContext, positions: Positions) -> str:
    """A table played over days at which Ann waits for Bob; its id. Her page shows it."""
    ann.add_init_script(SETTINGS % "")
    be_guest(ann.context, "Ann")
    be_guest(bob, "Bob")
    table = positions.table(ann.context, POSITION, send(bob, "GET", "/api/me")["id"])
    positions.slow_down(table)
    ann.goto(f"/table/{table}")
    expect(line(ann).get_by_role("button", name="Plan your turn")).to_be_visible()
    return table


def line(page: Page) -> Locator:
    """What is said of plans beside what the others are asked."""
    return page.locator("[data-prompt] [data-plans]")


def choose(page: Page, action: str) -> None:
    """Plans an action in the dialog."""
    page.get_by_role("dialog").locator(f'[data-plan="{action}"]').click()


def log(page: Page, table: str) -> list[str]:
    """The actions that the log of a table has, as the page's person is told."""
    events = send(page.context, "GET", f"/api/tables/{table}/state")["events"]
    return [event["action"] for event in events if event["kind"] == "action"]


@SIZES
def test_a_turn_is_planned_and_played_when_it_comes(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as ann, visitor(chromium, server) as bob:
        table = waiting(ann, bob.context, positions)
        line(ann).get_by_role("button", name="Plan your turn").click()
        dialog = ann.get_by_role("dialog", name="Plan your turn")
        expect(dialog.get_by_text("Pottery is in your hand.")).to_be_visible()
        assert violations(ann) == []
        assert not ann.evaluate(OVERFLOWS)
        choose(ann, "meld:pottery")
        expect(dialog.locator("[data-planned]")).to_contain_text("Meld Pottery")
        choose(ann, "draw")
        expect(dialog.locator("[data-planned] > li")).to_have_count(2)
        assert violations(ann) == []
        dialog.get_by_role("button", name="Done").click()
        expect(line(ann)).to_contain_text("Planned: Meld Pottery; then Draw")
        assert not ann.evaluate(OVERFLOWS)
        ann.get_by_role("button", name="Menu").click()
        expect(ann.get_by_role("dialog").get_by_text("Planned: Meld Pottery; then Draw")).to_be_visible()
        ann.keyboard.press("Escape")
        answer(bob.context, table, question_of(bob.context, table), "draw")
        expect(line(ann).get_by_role("button", name="Plan your turn")).to_be_visible()
        assert log(ann, table) == ["draw", "meld", "draw"]


@SIZES
def test_a_plan_that_is_dropped_is_told(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as ann, visitor(chromium, server) as bob:
        table = waiting(ann, bob.context, positions)
        line(ann).get_by_role("button", name="Plan your turn").click()
        choose(ann, "dogma:the-wheel")
        ann.get_by_role("dialog").get_by_role("button", name="Done").click()
        expect(line(ann)).to_contain_text("Planned: Use The Wheel")
        answer(bob.context, table, question_of(bob.context, table), "meld:masonry")
        dialog = ann.get_by_role("dialog", name="Your plan")
        expect(dialog).to_contain_text("Use The Wheel")
        expect(dialog).to_contain_text("Nobody else would share it.")
        assert violations(ann) == []
        dialog.get_by_role("button", name="OK").click()
        expect(dialog).to_be_hidden()
        expect(ann.locator("[data-prompt][data-asked='1']")).to_be_visible()
        assert log(ann, table) == ["meld"]


def test_a_plan_is_taken_back(chromium: Browser, server: str, positions: Positions) -> None:
    with visitor(chromium, server, LAPTOP) as ann, visitor(chromium, server) as bob:
        table = waiting(ann, bob.context, positions)
        line(ann).get_by_role("button", name="Plan your turn").click()
        choose(ann, "draw")
        ann.get_by_role("dialog").get_by_role("button", name="Done").click()
        line(ann).get_by_role("button", name="Take back").click()
        expect(line(ann).get_by_role("button", name="Plan your turn")).to_be_visible()
        assert send(ann.context, "GET", f"/api/tables/{table}/plans")["planned"] == []
        bob.goto(f"/table/{table}")
        expect(bob.locator("[data-prompt][data-asked]")).to_be_visible()
        expect(bob.locator("[data-plans]")).to_have_count(0)
