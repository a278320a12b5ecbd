"""What is wrong on a page and stays so: cards are fitted again when they come, or when more is known of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

Read = TypeVar("Read")

LOOKS, LOOK_MS = 10, 500
"""So often what is wrong is looked at again, and after so long."""
RESTS, REST_S = 4, 0.1
"""What reads the same so often on end, so many seconds apart, is at rest."""


def lasting(page: Page, wrong: str) -> list[str]:
    """What a script finds wrong on a page, again and again."""
    found: list[str] = page.evaluate(wrong)
    for _ in range(LOOKS):
        if not found:
            break
        page.wait_for_timeout(LOOK_MS)
        found = page.evaluate(wrong)
    return found


def at_rest(read: Callable[[], Read]) -> Read:
    """What is read of a page once it comes out the same several times on end, as after a window got another size.

    Raises:
        AssertionError: it never comes to rest.
    """
    seen = [read()]
    while len(seen) < RESTS or any(one != seen[-1] for one in seen[-RESTS:]):
        assert len(seen) < LOOKS * RESTS, f"never at rest: {seen[-RESTS:]}"
        time.sleep(REST_S)
        seen.append(read())
    return seen[-1]
