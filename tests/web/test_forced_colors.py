"""Colors that the system forces, as Windows' contrast themes do: what a color or a shape says is still said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.patience import PATIENCE_MS
from tests.web.at_table import open_table
from tests.web.axe import violations
from tests.web.positions import Positions
from tests.web.screens import LATE
from tests.web.visitors import PHONE

WIDE: ViewportSize = {"width": 1366, "height": 768}
COLORS = {"blue", "green", "red", "yellow"}
"""Those of Ann's top cards, at least."""
BANDS = """[...document.querySelectorAll('[data-place="own"] [data-form]')].map(card => {
    const band = card.querySelector("header") ?? card.closest(".pile").querySelector(".side");
    return [card.dataset.color, getComputedStyle(band).backgroundColor];
})"""
"""The color of each top card of the reader's, and that of its band."""
SHAPELESS = """what => [...document.querySelectorAll(what)]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 0)
    .filter(one => {
        const { outlineStyle, borderTopStyle, borderTopWidth, forcedColorAdjust } = getComputedStyle(one);
        const lined = outlineStyle !== "none" || (borderTopStyle !== "none" && borderTopWidth !== "0px");
        return !lined && forcedColorAdjust !== "none";
    })
    .map(one => one.outerHTML.slice(0, 120))"""
"""Of some things, those whose ground is gone and which have no line around them."""
BOXES = '[data-place="middle"] li, [data-place="middle"] [data-card]'


@pytest.fixture(params=["light", "dark"])
def ann(request: pytest.FixtureRequest, chromium: Browser, server: str) -> Iterator[Page]:
    """Ann, whose system forces its colors."""
    context = chromium.new_context(base_url=server, locale="en-US", forced_colors="active", color_scheme=request.param)
    context.set_default_timeout(PATIENCE_MS)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_each_card_shows_its_color(ann: Page, positions: Positions, size: ViewportSize) -> None:
    ann.set_viewport_size(size)
    open_table(ann, positions, LATE)
    bands = dict(ann.evaluate(BANDS))
    assert set(bands) >= COLORS
    forced = ann.evaluate("getComputedStyle(document.body).backgroundColor")
    assert len({*bands.values(), forced}) == len(bands) + 1, bands


def test_achievements_and_supplies_keep_their_shape(ann: Page, positions: Positions) -> None:
    ann.set_viewport_size(WIDE)
    open_table(ann, positions, LATE)
    for what in ("Achieve", "Supply"):
        expect(ann.get_by_text(what, exact=True).first).to_be_attached()
    assert ann.evaluate(SHAPELESS, BOXES) == []
    assert violations(ann, contrast=False) == []
