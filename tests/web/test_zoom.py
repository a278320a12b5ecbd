"""At twice the size a page may scroll, but nothing on it overlaps, is cut off or lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.strength import sample
from tests.web.played import Played
from tests.web.positions import Positions
from tests.web.screens import SCREENS, Visit
from tests.web.visitors import visitor

TWICE = ViewportSize(width=683, height=384)
"""A window of 1366x768 enlarged twice."""
SETTINGS = """localStorage.setItem("splay.settings", JSON.stringify({ pace: "instant", hints: false }))"""
LOST = (Path(__file__).parent / "lost.js").read_text(encoding="utf-8")
FIRST = ["start", "new table", "table: an action", "table: cities", "table: first cards, with a hint"]
"""Looked at every time; the others in turn."""
OTHERS = ["waiting room", "table: an order", "table: a promotion", "table: menu", "replay", "text: an action"]


@pytest.fixture(scope="module")
def visit(chromium: Browser, server: str, positions: Positions, played: Played) -> Iterator[Visit]:
    """A person with a mouse."""
    with visitor(chromium, server, TWICE) as page:
        page.goto("/about")
        yield Visit(page, positions, played)


@pytest.mark.parametrize("name", [*FIRST, *sample(OTHERS, 3)])
def test_nothing_is_lost_at_twice_the_size(visit: Visit, name: str) -> None:
    visit.played.lend(visit.page.context)
    visit.page.evaluate(SETTINGS)
    SCREENS[name](visit)
    lost = visit.page.evaluate(LOST)
    assert not lost, "\n".join(lost)
