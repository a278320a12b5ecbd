"""Games that tests play through the server's interface while a page tells them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.playing import question_of
from tests.web.visitors import HEADERS, be_guest, send

Choose = Callable[[list[str]], str]


def new_game(context: BrowserContext, *seats: str, name: str = "Ann") -> str:
    """A game of the context's person with others; its table."""
    be_guest(context, name)
    body = {"seats": ["me", *(seats or ("rule",))], "options": {"players": 1 + len(seats or ("rule",))}}
    return str(send(context, "POST", "/api/tables", body)["id"])


def question(context: BrowserContext, table: str) -> dict[str, Any]:
    """What the context's person is asked next; waits for it."""
    asked = question_of(context, table)
    assert asked is not None, "the game is over"
    return dict(asked)


def first(keys: list[str]) -> str:
    """The first of the answers."""
    return keys[0]


def using_a_card(keys: list[str]) -> str:
    """A dogma action if there is one."""
    return next((key for key in keys if key.startswith("dogma:")), keys[0])


def play(context: BrowserContext, table: str, answers: int, choose: Choose = first) -> None:
    """Gives some answers as the context's person."""
    for _ in range(answers):
        while not answered(context, table, choose):
            pass  # somebody else was faster: in the first melds all are asked at once


def answered(context: BrowserContext, table: str, choose: Choose) -> bool:
    """Answers the next question; whether it was the one still open."""
    asked = question(context, table)
    body = {"key": choose([option["key"] for option in asked["options"]]), "sequence": asked["sequence"]}
    answer = context.request.post(f"/api/tables/{table}/answers", data=body, headers=HEADERS)
    assert answer.ok or answer.json()["error"] == "stale", answer.text()
    return answer.ok


def at_pace(context: BrowserContext, pace: str, **settings: object) -> None:
    """Sets the pace of the story in all pages of a context that are still to come."""
    kept = json.dumps({"pace": pace, "hints": False, **settings})
    script = f"localStorage.getItem('splay.settings') ?? localStorage.setItem('splay.settings', {json.dumps(kept)})"
    context.add_init_script(script)


def open_table(page: Page, table: str) -> None:
    """Opens a table's page, and waits until it shows the game."""
    page.goto(f"/table/{table}")
    expect(page.get_by_role("region", name="What happens")).to_be_visible()


def go_on(page: Page) -> None:
    """Clicks on "Go on" if it is there: a story whose last line has been read ends by itself."""
    page.get_by_role("button", name="Go on").evaluate_all("buttons => buttons.forEach(button => button.click())")


def story(page: Page) -> Locator:
    """The lines of the last turns."""
    return page.get_by_role("region", name="Story", exact=True)


def knows_what_is_asked(page: Page, asked: dict[str, Any]) -> None:
    """Waits until a page has heard of a question, and so of all that happened before it."""
    expect(page.locator(f"[data-prompt][data-asked='{asked['sequence']}']")).to_be_visible()


def tab(page: Page, name: str) -> None:
    """Opens one of the tabs beside the table."""
    page.get_by_role("tab", name=name).click()
