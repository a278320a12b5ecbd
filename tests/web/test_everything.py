"""Games with all sets: two people play one at their browsers and a third person watches on a phone; and one plays
against four computers.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from splay.views.view import SPECTATOR
from tests.strength import amount
from tests.web.network import Network
from tests.web.playing import (
    IS_ASKED,
    MOST_ANSWERS,
    OVERFLOWS,
    answer_past,
    at_once,
    click,
    is_over,
    new_game,
    state_of,
    step,
)
from tests.web.public_facts import show_the_same
from tests.web.visitors import PHONE, be_guest, send, visitor
from tests.web.witness import Witness

pytestmark = [pytest.mark.thorough, pytest.mark.every_time]

SETS = ["base", "artifacts", "relics", "echoes", "cities"]
DESKTOP = ViewportSize(width=1680, height=1050)
SMALL_LAPTOP = ViewportSize(width=1366, height=768)
ON_THE_PAGE = amount(24, 1)
"""One in so many answers is given on the page."""
COMPARED = amount(60, 20)
"""After so many answers the pages are compared."""
FEW = 6


def game_of_everything(context: BrowserContext, *seats: str) -> str:
    """A running game with all sets; its table."""
    return new_game(context, *seats, options={"players": len(seats), "sets": SETS})


def answers_on(page: Page, chance: random.Random) -> None:
    """Answers by mouse, all that is asked. Then nothing is pointed at: previews would be asked for while answers come
    past the page.
    """
    prompt = page.locator("[data-prompt]")
    asked = prompt.get_attribute("data-asked")
    while prompt.get_attribute("data-asked") == asked:
        step(page, click, chance)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")


def play(pages: list[Page], table: str, compare: Callable[[], None]) -> None:
    """Plays a game of the pages' people to its end, some answers on their pages."""
    chance = random.Random(1)
    for answers in range(MOST_ANSWERS):
        state = state_of(pages[0].context, table)
        if state["view"]["result"] is not None:
            return
        if answers % COMPARED == 0:
            compare()
        seat = state["questions"][0]["seat"]
        if answers % ON_THE_PAGE == 0:
            pages[seat].wait_for_function(IS_ASKED)
            answers_on(pages[seat], chance)
        else:
            answer_past(pages[seat].context, table, chance)
    raise AssertionError("the game does not end")


@pytest.mark.xdist_group("two people")
def test_two_people_and_a_spectator_see_the_same_game(chromium: Browser, server: str) -> None:
    with ExitStack() as people:
        ann = people.enter_context(visitor(chromium, server, DESKTOP))
        bob = people.enter_context(visitor(chromium, server, SMALL_LAPTOP))
        eve = people.enter_context(visitor(chromium, server, PHONE, touch=True))
        pages = [ann, bob, eve]
        table = game_of_everything(ann.context, "me", "open")
        be_guest(bob.context, "Bob")
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        heard = Network(eve)
        for page in pages:
            at_once(page)
            page.goto(f"/table/{table}")
        expect(eve.get_by_text("You're watching.")).to_be_visible()
        achieved: list[int] = []

        def compare() -> None:
            facts = show_the_same([ann, bob], table)
            achieved.extend(player["achieved"][0] for player in facts["players"])
            for seat, player in enumerate(facts["players"]):
                on_phone = f"★{player['points']} {player['achieved'][0]}/"
                expect(eve.locator(f'[data-tab="{seat}"] .facts')).to_contain_text(on_phone)
            assert not eve.evaluate(OVERFLOWS)

        play([ann, bob], table, compare)
        compare()
        assert max(achieved) > 0
        for page in pages:
            expect(page.get_by_role("region", name="The end of the game")).to_be_visible()
        spectator = Witness(eve, heard, table, SPECTATOR)
        assert len([one for one in spectator.during if one.where == "frame"]) > FEW
        assert spectator.leaks(spectator.during) == []


def test_a_game_of_five_against_four_computers(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, SMALL_LAPTOP) as page:
        at_once(page)
        table = game_of_everything(page.context, "me", *["rule"] * 4)
        page.goto(f"/table/{table}")
        chance = random.Random(1)
        for answers in range(MOST_ANSWERS):
            if answers % ON_THE_PAGE == 0:
                page.wait_for_function(IS_ASKED)
                if is_over(page):
                    break
                answers_on(page, chance)
            elif not answer_past(page.context, table, chance):
                break
        page.locator("[data-prompt][data-over]").wait_for()
        expect(page.get_by_role("region", name="The end of the game")).to_be_visible()
        assert not page.evaluate(OVERFLOWS)
        page.set_viewport_size(DESKTOP)  # lower rows have no room for edges of covered cards
        show_the_same([page], table)
        assert not page.evaluate(OVERFLOWS)
