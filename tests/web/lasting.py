"""What is wrong on a page and stays so: cards are fitted again when they come, or when more is known of them."""

from __future__ import annotations

from playwright.sync_api import Page

LOOKS, LOOK_MS = 10, 500
"""So often what is wrong is looked at again, and after so long."""


def lasting(page: Page, wrong: str) -> list[str]:
    """What a script finds wrong on a page, again and again."""
    found: list[str] = page.evaluate(wrong)
    for _ in range(LOOKS):
        if not found:
            break
        page.wait_for_timeout(LOOK_MS)
        found = page.evaluate(wrong)
    return found
