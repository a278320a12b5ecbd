"""Cards in numbers: all in a table that can be sorted, and a card's own beside its text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from splay.locale.catalogue import load
from splay.server.statistics.card_shares import shipped
from tests.web.axe import violations
from tests.web.visitors import LAPTOP, PHONE, visitor

SHARE = re.compile(r"^\d+\s% \(\d+-\d+\s%\)$")
COLUMNS = {"Won when melded": 0, "Melded": 1, "Used": 2, "Drawn": 3}


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_cards_are_sorted_by_what_is_chosen(chromium: Browser, server: str, viewport: ViewportSize) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        page.goto("/statistics")
        table = page.get_by_role("table")
        base = shipped().kinds[0]
        expect(page.get_by_label("Games")).to_contain_text(f"Computers, base game, two players: {base.games} games")
        expect(table.get_by_role("row")).to_have_count(1 + len(base.cards))
        for name, place in COLUMNS.items():
            table.get_by_role("button", name=name, exact=True).click()
            expect(table.get_by_role("columnheader", name=name, exact=True)).to_have_attribute(
                "aria-sort", "descending"
            )
            cells = table.locator("tbody tr").locator(f"td:nth-of-type({place + 1})").all_inner_texts()
            shares = [int(cell.split()[0]) if SHARE.match(cell) else -1 for cell in cells]
            assert shares == sorted(shares, reverse=True)
            assert shares[0] > 0
        table.get_by_role("button", name="Card", exact=True).click()
        names = table.get_by_role("rowheader").all_inner_texts()
        assert names == sorted(names, key=str.lower)
        page.get_by_label("Games").select_option(index=2)
        expect(table.get_by_role("row")).to_have_count(1 + len(shipped().kinds[2].cards))
        assert violations(page) == []


def test_a_card_has_its_numbers_beside_its_text(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as page:
        page.goto("/cards/agriculture")
        games = page.get_by_role("dialog").get_by_role("region", name="In games")
        expect(games.locator("dl").first).to_contain_text("Won when melded")
        expect(games.locator("dl").first.locator("dd").first).to_have_text(SHARE)
        games.get_by_role("link", name="All cards in numbers").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(load("en").text("statistics-title"))
