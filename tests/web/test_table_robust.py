"""What goes wrong between a table and its server is told, and does no harm."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.patience import PATIENCE_MS
from tests.server.e2e.servers import Server
from tests.web.playing import answer, at_once, click, new_game, offered, play, play_past, question_of, state_of

SOME = 6


def in_an_effect(question: Any) -> bool:  # noqa: ANN401 - JSON
    """Whether a card asks."""
    return question.get("why") is not None


def test_a_stale_click_from_a_second_tab_is_explained_and_does_nothing(chromium: Browser, server: str) -> None:
    context = chromium.new_context(base_url=server, locale="en-US")  # the refusal is an error on the console
    context.set_default_timeout(PATIENCE_MS)
    table = new_game(context, "me", "rule")
    second = context.new_page()
    at_once(second)
    connections: list[WebSocketRoute] = []

    def deaf(connection: WebSocketRoute) -> None:
        """Lets the first connection tell its first state, and refusals; later ones are as usual."""
        connections.append(connection)
        told: list[str | bytes] = []
        behind = connection.connect_to_server()

        def tell(message: str | bytes) -> None:
            if connection is not connections[0] or not told or json.loads(message)["type"] == "refused":
                connection.send(message)
            told.append(message)

        behind.on_message(tell)

    second.route_web_socket(f"**/api/tables/{table}/live**", deaf)
    second.goto(f"/table/{table}")
    expect(second.locator("[data-prompt][data-asked]")).to_be_visible()

    question = question_of(context, table)
    answer(context, table, question, question["options"][0]["key"])
    moved_on = question_of(context, table)["sequence"]
    click(second, offered(second)[0])
    expect(second.get_by_role("alert")).to_contain_text("The game moved on, so nothing was done.")
    expect(second.locator(f'[data-asked="{moved_on}"]')).to_be_visible()
    assert state_of(context, table)["sequence"] == moved_on
    context.close()


def test_cards_that_did_not_come_are_asked_for_again_with_the_next_connection(context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    page = context.new_page()  # which may complain of the failed request
    connections: list[WebSocketRoute] = []

    def through(connection: WebSocketRoute) -> None:
        connections.append(connection)
        connection.connect_to_server()

    page.route_web_socket(f"**/api/tables/{table}/live**", through)
    page.route("**/api/cards?*", lambda request: request.abort(), times=1)
    page.goto(f"/table/{table}")
    expect(page.get_by_text("The server doesn't answer.")).to_be_visible()
    connections[0].close()
    expect(page.locator("[data-prompt][data-asked]")).to_be_visible()


def test_a_link_that_was_cut_short_leads_nowhere_and_says_so(context: BrowserContext) -> None:
    page = context.new_page()  # which complains of the refusals
    page.goto("/table/nonsense")
    expect(page.get_by_role("heading", name="part of it may be missing")).to_be_visible()
    page.goto(f"/table/{'A' * 22}")
    expect(page.get_by_role("heading", name="There's no such table.")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


def test_a_connection_on_which_nothing_happens_is_asked_whether_it_lives(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    page.clock.install()
    with page.expect_websocket() as opened:
        page.goto(f"/table/{table}")
    expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
    with (
        opened.value.expect_event("framesent", lambda said: said == "ping"),
        opened.value.expect_event("framereceived", lambda heard: heard == '{"type":"pong"}'),
    ):
        page.clock.fast_forward(21_000)


def test_who_is_signed_in_no_more_is_told_why_the_seat_is_gone(context: BrowserContext) -> None:
    page = context.new_page()  # which complains of the refusal
    at_once(page)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
    click(page, offered(page)[0])
    undo = page.locator("[data-undo]")
    expect(undo).to_be_visible()
    context.clear_cookies()  # of which the WebSocket that is open knows nothing
    undo.click()
    expect(page.get_by_text("You're not signed in here anymore")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("navigation")).to_be_visible()
    expect(page.get_by_role("link", name="Account: Ann")).to_have_count(0)


def test_two_tabs_show_the_same_question(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    other = context.new_page()
    for tab in (page, other):
        at_once(tab)
        tab.goto(f"/table/{table}")
    page.bring_to_front()
    play(page, click, SOME)
    sequence = question_of(context, table)["sequence"]
    for tab in (page, other):
        expect(tab.locator(f'[data-asked="{sequence}"]')).to_be_visible()


@pytest.mark.every_time
def test_the_server_restarts_in_the_middle_of_an_effect(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, SPLAY_GUESTS_PER_ADDRESS="0")
    server.start()
    context = chromium.new_context(base_url=server.address, locale="en-US")  # lost connections are on the console
    context.set_default_timeout(PATIENCE_MS)
    try:
        table = new_game(context, "me", "rule")
        question = play_past(context, table, in_an_effect)
        page = context.new_page()
        at_once(page)
        page.goto(f"/table/{table}")
        asked = page.locator(f'[data-asked="{question["sequence"]}"]')
        expect(asked).to_be_visible()

        server.kill()
        expect(page.get_by_text("We lost the connection. Trying again")).to_be_visible()
        expect(asked).to_be_visible()
        server.start()
        expect(page.get_by_text("We lost the connection. Trying again")).to_be_hidden()
        play(page, click, SOME)
        assert state_of(context, table)["sequence"] > question["sequence"]
    finally:
        context.close()
        server.kill()
