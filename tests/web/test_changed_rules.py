"""The page shows what the server says: with other rules it shows other numbers, and the old ones nowhere."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from splay.server.web.page import page_folder
from tests.changed_rules import ROOT, changed_sources
from tests.server.e2e.servers import running
from tests.web.playing import at_once, new_game
from tests.web.test_text_mode import as_text
from tests.web.visitors import visitor

OLD = re.compile(
    r"twelve|\b12 clocks|/12\b|of 12\b|Achievements 0/6|each of value 8|\b5 points|five times|six with two|Archery"
)
"""What only the rules as they are say: their numbers in the places that the tests look at."""


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with other rules, and with the page as it is."""
    folder = tmp_path_factory.mktemp("changed")
    sources = changed_sources(folder)
    built = page_folder()
    assert built is not None, "the page has not been built"
    shutil.copytree(built, folder / "web" / "dist")
    path = os.pathsep.join([str(sources), str(ROOT)])
    with running(folder / "data", SPLAY_GUESTS_PER_ADDRESS="0", PYTHONPATH=path) as address:
        yield address


@pytest.fixture
def player(chromium: Browser, changed: str) -> Iterator[Page]:
    """Somebody at that server, on whose page nothing may go wrong."""
    with visitor(chromium, changed) as page:
        yield page


def text_of(page: Page) -> str:
    """All that the page says, also for ears alone."""
    return page.evaluate("() => document.body.textContent")  # type: ignore[no-any-return]


def test_the_page_shows_changed_thresholds(player: Page) -> None:
    at_once(player)
    player.goto(f"/table/{new_game(player.context, 'me', 'rule')}")
    achievements = player.get_by_role("region", name="Achievements")
    expect(achievements.get_by_role("listitem").filter(has_text="World")).to_contain_text("0/13")
    expect(achievements.get_by_role("listitem").filter(has_text="Monument")).to_contain_text("0/7")
    expect(achievements.get_by_role("listitem").first).to_contain_text("6 points")
    expect(player.get_by_text("Achievements 0/7").first).to_be_attached()
    achievements.get_by_role("button", name="Universe").click()
    expect(player.get_by_text("5 top cards on one board, each of value 9 or higher").first).to_be_visible()
    assert OLD.findall(text_of(player)) == []


def test_the_race_shows_changed_thresholds(player: Page) -> None:
    at_once(player)
    player.goto(f"/table/{new_game(player.context, 'me', 'rule')}")
    player.get_by_role("tab", name="Race").click()
    race = player.get_by_role("table", name="How everyone stands")
    for row, says in (("Achievements", "0/7"), ("Monument", "0/7"), ("World", "/13"), ("Achievement 1", "6 points")):
        expect(race.get_by_role("row").filter(has_text=row).first).to_contain_text(says)
    assert OLD.findall(text_of(player)) == []


def test_the_text_mode_shows_changed_thresholds(player: Page) -> None:
    as_text(player)
    player.goto(f"/table/{new_game(player.context, 'me', 'rule')}")
    goals = player.locator("section").filter(has=player.get_by_role("heading", name="Achievements", exact=True))
    expect(goals).to_contain_text("at least 13 clocks visible on one board")
    expect(goals).to_contain_text("at least 4 of each of the 6 icons")
    expect(goals).to_contain_text("needs 6 more points")
    assert OLD.findall(text_of(player)) == []


def test_the_rules_and_the_cards_show_changed_thresholds(player: Page) -> None:
    player.goto("/rules/game")
    expect(player.get_by_text("7 with two players").first).to_be_visible()
    player.goto("/rules/achievements")
    expect(player.get_by_text("6 times its number in points").first).to_be_visible()
    expect(player.get_by_role("row").filter(has_text="World")).to_contain_text("13 clocks")
    assert OLD.findall(text_of(player)) == []
    player.goto("/cards")
    expect(player.get_by_text("Bowmanship").first).to_be_attached()
    assert "Archery" not in text_of(player)
