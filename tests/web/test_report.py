"""A problem is reported by a file that the reader saves and sends by hand."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from splay.sets.scenario import from_text
from tests.web.at_table import Open
from tests.web.played import Played

POSITION = """
me: red: Oars; hand: Sailing, Writing
you: green: The Wheel; hand: Pottery, Clothing; score: Tools
supply 1: Archery, Masonry
"""


def saved(page: Page) -> str:
    """What is in the file that the table's menu offers."""
    page.get_by_role("button", name="Table menu").click()
    link = page.get_by_role("link", name="Save the file")
    with page.expect_download() as download:
        link.click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_the_file_of_a_running_game_holds_what_the_seat_sees(table: Open) -> None:
    text = saved(table(POSITION))
    assert [card.name for card in from_text(text).players[0].hand.cards] == ["Writing", "Sailing"]
    assert "hand: ? 1 x 2" in text
    assert not [name for name in ("Pottery", "Clothing", "Tools", "Archery", "Masonry") if name in text]


def test_the_file_of_a_finished_game_holds_everything(page: Page, played: Played) -> None:
    played.lend(page.context)
    page.goto(f"/table/{played.table}")
    expect(page.get_by_role("button", name="Table menu")).to_be_visible()
    record = json.loads(saved(page))
    assert record["secret"]
    assert record["answers"]
