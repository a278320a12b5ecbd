"""Everything a player needs is in the window, whatever happens: seeded games, looked at after each action."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.seeds import words_of
from tests.strength import amount
from tests.web.playing import HAS_MOVED, IS_ASKED, STANDS, at_once, choice_of, element_of, is_over, new_game, offered
from tests.web.visitors import PHONE, visitor

pytestmark = pytest.mark.every_time

SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 820, "height": 1180}
TOUCHED = [(PHONE, 2), (SMALL_PHONE, 4), (TABLET, 3)]
"""Sizes of windows with a finger on them, and how many players are at the table."""
SETS = {"base": ["base"], "all sets": ["base", "artifacts", "relics", "echoes", "cities"]}
ACTIONS = amount(12, 1500)
MISFITS = """() => {
    const found = [];
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} px high`);
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} px wide`);
    const seen = (what) => {
        const box = document.querySelector(what)?.getBoundingClientRect();
        if (box === undefined) return found.push(`${what} is not there`);
        if (box.top < -0.5 || box.bottom > innerHeight + 0.5) found.push(`${what}: ${box.top} to ${box.bottom}`);
    };
    seen("[data-prompt] .asked, [data-prompt] .still");
    seen('[data-place="hand"]');
    const rows = [...document.querySelectorAll(".player:not(.chips) > .board > li")];
    for (const row of rows) {
        const { top, bottom, height } = row.getBoundingClientRect();
        if (height < 24 || top < 0 || bottom > innerHeight) found.push(`a row: ${top} to ${bottom}`);
    }
    if (rows.length % 5 !== 0) found.push(`there are ${rows.length} rows`);
    const bar = document.querySelector("[data-foot]").getBoundingClientRect();
    for (const offered of document.querySelectorAll("[data-place] .board [data-offered]")) {
        const { top, bottom } = offered.getBoundingClientRect();
        if (bottom > bar.top + 1 && top < bar.bottom - 1) found.push(`covered: ${offered.outerHTML.slice(0, 80)}`);
    }
    return found;
}"""


def plays_and_fits(page: Page, game: str) -> None:
    """Plays on, by a finger, and looks after each action whether all is in the window."""
    chance = random.Random(words_of(game))
    for action in range(ACTIONS):
        page.wait_for_function(IS_ASKED)
        misfits = page.evaluate(MISFITS)
        assert misfits == [], f"{game}, action {action}, {page.locator('[data-prompt]').inner_text()!r}: {misfits}"
        if is_over(page):
            return
        things = offered(page)
        if things:
            before = page.evaluate(STANDS)
            element_of(page, choice_of(things, chance)).tap()
            page.wait_for_function(HAS_MOVED, arg=before)


@pytest.mark.parametrize("sets", list(SETS))
@pytest.mark.parametrize(("size", "players"), TOUCHED, ids=["phone", "small phone", "tablet"])
def test_all_fits_in_a_window_that_is_touched(
    chromium: Browser, server: str, size: ViewportSize, players: int, sets: str
) -> None:
    with visitor(chromium, server, size, touch=True) as page:
        at_once(page)
        options = {"players": players, "sets": SETS[sets]}
        table = new_game(page.context, "me", *["rule"] * (players - 1), options=options)
        page.goto(f"/table/{table}")
        plays_and_fits(page, f"{size} {sets}")
