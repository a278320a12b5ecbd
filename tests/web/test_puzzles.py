"""Puzzles, the puzzle of the day and the deal of the day, in the page."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from splay.locale.catalogue import load
from splay.puzzles.goals import HELP
from splay.puzzles.naming import cards_by_key, name_of
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.puzzle_file import puzzle_of_day, shipped
from splay.views.wording import Wording
from tests.web.axe import violations
from tests.web.playing import OVERFLOWS, at_once
from tests.web.results_kept import account
from tests.web.visitors import LAPTOP, PHONE, be_guest, send, table_at, visitor

SIZES = pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
PUZZLE = next(one for one in shipped().values() if one.theme == HELP and one.solution == ["dogma:calendar"])
"""A puzzle with a solution that asks nothing."""
NAME = Wording(load(), [], list(cards_by_key().values())).message(name_of(PUZZLE))


def played(page: Page, puzzle: Puzzle, *keys: str) -> None:
    """Plays these answers past the page, then the first option of whatever is asked, from the position's beginning."""
    practice = send(page.context, "POST", "/api/practice", {"kind": "puzzle", "name": puzzle.key})
    given = list(keys)
    if practice["puzzle"]["moves"]:
        practice = step(page, practice, "restart")
    while practice["state"]["questions"]:
        key = given.pop(0) if given else practice["state"]["questions"][0]["options"][0]["key"]
        body = {"key": key, "sequence": practice["state"]["sequence"]}
        practice = send(page.context, "POST", "/api/practice/answers", body)


def step(page: Page, practice: object, word: str) -> object:
    """Does a step of a puzzle past the page."""
    assert isinstance(practice, dict)
    body = {"step": word, "sequence": practice["state"]["sequence"]}
    return send(page.context, "POST", "/api/practice/steps", body)


def check(page: Page) -> None:
    """Checks what was played."""
    page.get_by_role("button", name="Check", exact=True).first.click()


@SIZES
def test_a_puzzle_is_played_checked_and_solved(chromium: Browser, server: str, viewport: ViewportSize) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        at_once(page)
        page.goto(f"/puzzles/{PUZZLE.key}")
        expect(page.get_by_role("heading", name="Don't help the other.").first).to_be_attached()
        expect(page).to_have_title(re.compile(re.escape(NAME)))
        expect(page.get_by_role("button", name="Check", exact=True).first).to_be_disabled()
        expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
        assert violations(page) == []
        played(page, PUZZLE, PUZZLE.tries[0].action)
        page.reload()
        check(page)
        expect(page.get_by_text("This card gives Ed something").first).to_be_visible()
        page.get_by_role("button", name="Undo").first.click()
        expect(page.get_by_role("button", name="Check", exact=True).first).to_be_disabled()
        played(page, PUZZLE, *PUZZLE.solution)
        page.reload()
        check(page)
        expect(page).to_have_url(re.compile(f"/puzzles/{PUZZLE.key}/solution$"))
        expect(page.get_by_role("heading", name="Solved on try 2.")).to_be_visible()
        expect(page.get_by_role("region", name="The solution")).to_contain_text("Use Calendar")
        assert violations(page) == []


@SIZES
def test_the_puzzle_of_the_day_leads_to_how_everybody_did(
    chromium: Browser, server: str, viewport: ViewportSize
) -> None:
    today = puzzle_of_day(shipped(), datetime.now(UTC).date().isoformat())
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        page.goto("/")
        page.get_by_role("link", name="All puzzles").click()
        expect(page.get_by_role("link", name=re.compile(" against ")).first).to_be_visible()
        here = page.get_by_role("navigation", name="Pages").locator("[aria-current=page]")
        expect(here).to_have_text(re.compile("Play"))
        page.get_by_role("link", name="Solve it").click()
        expect(page.locator(f'[data-puzzle="{today.key}"]')).to_be_visible()
        played(page, today, *today.solution)
        page.reload()
        check(page)
        expect(page.get_by_role("heading", name="Solved on your first try.")).to_be_visible()
        expect(page.get_by_role("region", name="Your streak")).to_contain_text("1 day")
        expect(page.get_by_role("region", name="Tries")).to_contain_text("you")
        assert violations(page) == []
        page.goto("/puzzles/today")
        expect(page.get_by_role("heading", name="Solved on your first try.")).to_be_visible()
        page.goto("/puzzles")
        expect(page.get_by_role("link", name=re.compile("first try"))).to_be_visible()
        assert violations(page) == []


@SIZES
def test_the_deal_of_the_day_is_played_once_and_then_tells_how_everybody_did(
    chromium: Browser, server: str, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        page.goto("/deal")
        expect(page.get_by_role("heading", name="Deal of the day", level=1)).to_be_visible()
        assert violations(page) == []
        page.get_by_role("button", name="Play the deal").click()
        expect(page.locator("[data-prompt]")).to_be_visible()
        table = table_at(page)
        page.goto("/deal")
        page.get_by_role("button", name="Resume game").click()
        expect(page.locator("[data-prompt]")).to_be_visible()
        assert table_at(page) == table
        send(page.context, "POST", f"/api/tables/{table}/resignation", {})
        page.goto("/deal")
        expect(page.get_by_role("heading", name="How everyone did")).to_be_visible()
        expect(page.get_by_role("link", name="Replay of the best")).to_be_visible()
        assert violations(page) == []


def test_a_list_shows_the_theme_that_is_wanted(page: Page) -> None:
    be_guest(page.context, "Ann")
    page.goto("/puzzles")
    puzzles = page.get_by_role("link", name=re.compile("Rated"))
    expect(puzzles.first).to_be_visible()
    page.get_by_role("radio", name="Win").check(force=True)
    expect(puzzles.first).to_contain_text("Win this turn.")
    expect(page.get_by_role("link", name=re.compile("Don't help.*Rated"))).to_have_count(0)


@SIZES
def test_friends_stand_beside_their_bar_of_the_deal(chromium: Browser, server: str, viewport: ViewportSize) -> None:
    with visitor(chromium, server) as friend, visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        handles = [account(one, name)["handle"] for one, name in ((friend, "Bob Birch"), (page, "Ann Alder"))]
        for one, other in ((page, handles[0]), (friend, handles[1])):
            send(one.context, "PUT", f"/api/players/{other}/follow")
            table = send(one.context, "POST", "/api/deal")["id"]
            send(one.context, "POST", f"/api/tables/{table}/resignation", {})
        page.goto("/deal")
        everyone = page.get_by_role("region", name="How everyone did")
        expect(everyone.get_by_role("link", name="Bob Birch")).to_have_attribute("href", f"/players/{handles[0]}")
        assert page.evaluate(OVERFLOWS) is False
        assert violations(page) == []
