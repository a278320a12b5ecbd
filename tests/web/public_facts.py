"""What pages of one table show of all that everybody may know, compared with each other and with the server."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.patience import PATIENCE
from tests.web.playing import state_of

FACTS = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
FOLDED = '.fold[aria-expanded="false"]'
BETWEEN_LOOKS = 0.05
"""In seconds."""


def shown_by(page: Page) -> Any:  # noqa: ANN401 - JSON
    """What a page shows of what is public, with all boards opened."""
    while page.locator(FOLDED).count() > 0:
        page.locator(FOLDED).first.click()
    return page.evaluate(FACTS)


def known_of(view: Any) -> Any:  # noqa: ANN401 - JSON
    """What the server tells of it."""
    base, *others = dict.fromkeys(supply["set"] for supply in view["supplies"])
    return {
        "players": [
            {
                "tops": {pile["color"]: pile["cards"][-1] for pile in player["board"]},
                "splayed": {
                    pile["color"]: pile["cards"][-2::-1] for pile in player["board"] if pile["splay"] != "none"
                },
                "achieved": player["achieved"],
                "points": player["points"],
                "lying": sorted(
                    card["card"] for zone in player["zones"] if zone["seen_by"] == "all" for card in zone["cards"]
                ),
            }
            for player in view["players"]
        ],
        "icons": [player["icons"] for player in view["players"]],
        "available": [card["age"] for card in view["available"]],
        "museum": [card["card"] for zone in view["zones"] for card in zone["cards"]],
        "supplies": [
            [[supply["age"], supply["cards"]] for supply in view["supplies"] if supply["set"] == base],
            *filter(None, (supplies_left(view, one) for one in others)),
        ],
    }


def supplies_left(view: Any, of_set: str) -> list[list[int]]:  # noqa: ANN401 - JSON
    """The ages of a set of which cards are left, each with how many: others are not shown, but for the base set's."""
    return [[one["age"], one["cards"]] for one in view["supplies"] if one["set"] == of_set and one["cards"] > 0]


def known_from(shown: Any) -> Any:  # noqa: ANN401 - JSON
    """What a page shows, as far as the server tells it in the same words."""
    return {
        "players": [
            {
                "tops": {pile["color"]: pile["top"] for pile in player["board"]},
                "splayed": {
                    pile["color"]: pile["edges"] for pile in player["board"] if "not splayed" not in pile["name"]
                },
                "achieved": player["achieved"][0],
                "points": player["points"],
                "lying": player["lying"],
            }
            for player in shown["players"]
        ],
        **{what: shown[what] for what in ("icons", "available", "museum", "supplies")},
    }


def show_the_same(pages: list[Page], table: str) -> Any:  # noqa: ANN401 - JSON
    """Waits until all pages show what the server knows, and thereby the same; what it is. As many achievements as a
    player has lie before them.
    """
    known = known_of(state_of(pages[0].context, table)["view"])
    end = time.monotonic() + PATIENCE
    shown = [shown_by(page) for page in pages]
    while any(known_from(one) != known for one in shown) and time.monotonic() < end:
        time.sleep(BETWEEN_LOOKS)
        shown = [shown_by(page) for page in pages]
    for one in shown:
        assert_same(known_from(one), known)
        assert_same(one, shown[0])
    for player in shown[0]["players"]:
        relics = len(player["relics"])
        assert len(player["chips"]) + relics == player["achieved"][0], player
    return shown[0]


def assert_same(shown: Any, expected: Any) -> None:  # noqa: ANN401 - JSON
    """Fails with the facts in which the two differ."""
    differing = {what: (shown[what], expected[what]) for what in shown if shown[what] != expected[what]}
    assert not differing, f"shown, expected: {differing}"
