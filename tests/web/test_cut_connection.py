"""An answer while the connection is cut: what the page says of it, and that it never counts twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.patience import PATIENCE_MS
from tests.web.at_table import ON_TURN, asked, open_table
from tests.web.playing import answer, at_once, game_of_two, question_of, state_of
from tests.web.positions import Positions
from tests.web.visitors import table_at

POSITION = "turn: me, actions 2, number 9\nme: red: Archery; hand: Sailing\nyou: yellow: Masonry"
NO_ANSWER = "The server doesn't answer. Nothing's lost: try again."
ARRIVED, MISSING = "Your draw arrived.", "Your draw didn't arrive. Try again."
SECOND = 1000
ANSWERS = "**/api/tables/*/answers"


class Line:
    """The line between a page and the server, which a test cuts and mends. What the page says still goes through while
    it is only `deaf`.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cut = self.deaf = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/live**", self.connect)
        page.route(ANSWERS, lambda route: route.abort() if self.cut or self.deaf else route.continue_())

    def connect(self, socket: WebSocketRoute) -> None:
        """Joins a socket to the server's, as long as there is a line."""
        if self.cut or self.deaf:
            socket.close()
            return
        self.sockets.append(socket)
        behind = socket.connect_to_server()
        socket.on_message(lambda message: None if self.cut else behind.send(message))
        behind.on_message(lambda message: None if self.cut or self.deaf else socket.send(message))

    def mend(self) -> None:
        """Makes all go through again, and the page try at once."""
        self.cut = self.deaf = False
        self.page.evaluate("dispatchEvent(new Event('online'))")


@pytest.fixture
def ann(chromium: Browser, server: str) -> Iterator[Page]:
    """Ann's page, whose console may complain of what is cut."""
    context = chromium.new_context(base_url=server, locale="en-US")
    context.set_default_timeout(PATIENCE_MS)
    yield context.new_page()
    context.close()


def hand_of(context: BrowserContext, table: str) -> int:
    """How many cards Ann has."""
    return len(state_of(context, table)["view"]["players"][0]["hand"])


def draws(page: Page) -> None:
    """Draws, as a click does."""
    asked(page).get_by_role("button", name="Draw").click()


def test_a_draw_that_arrived_is_told_and_nothing_says_any_more_that_the_server_is_silent(
    ann: Page, positions: Positions
) -> None:
    line = Line(ann)
    open_table(ann, positions, POSITION)
    table = table_at(ann)
    line.deaf = True
    draws(ann)
    expect(asked(ann).get_by_text("Sending ...")).to_be_visible()
    expect(ann.get_by_role("alert")).to_have_text(NO_ANSWER)
    expect(asked(ann).get_by_text("Sending ...")).to_have_count(0)
    assert hand_of(ann.context, table) == 2
    line.mend()
    expect(ann.get_by_text(ARRIVED)).to_be_visible()
    expect(ann.get_by_role("alert")).to_have_count(0)
    expect(asked(ann)).to_contain_text(ON_TURN)
    assert hand_of(ann.context, table) == 2


def draws_in_vain(page: Page, positions: Positions) -> str:
    """A table at which a draw did not arrive, which the page says."""
    line = Line(page)
    open_table(page, positions, POSITION)
    line.cut = True
    draws(page)
    expect(page.get_by_role("alert")).to_have_text(NO_ANSWER)
    line.mend()
    expect(page.get_by_role("alert")).to_have_text(MISSING)
    return table_at(page)


def test_a_draw_that_did_not_arrive_is_told_and_may_be_tried_again_once(ann: Page, positions: Positions) -> None:
    table = draws_in_vain(ann, positions)
    assert hand_of(ann.context, table) == 1
    draws(ann)
    expect(ann.get_by_role("alert")).to_have_count(0)
    expect(asked(ann)).not_to_have_attribute("data-busy", "")
    assert hand_of(ann.context, table) == 2


def test_a_draw_that_comes_late_is_told(ann: Page, positions: Positions) -> None:
    table = draws_in_vain(ann, positions)
    answer(ann.context, table, question_of(ann.context, table), "draw")  # as of a device that held it back
    expect(ann.get_by_text(ARRIVED)).to_be_visible()
    expect(ann.get_by_role("alert")).to_have_count(0)
    assert hand_of(ann.context, table) == 2


def test_whoever_tries_again_before_anything_is_heard_draws_once(ann: Page, positions: Positions) -> None:
    line = Line(ann)
    open_table(ann, positions, POSITION)
    table = table_at(ann)
    line.deaf = True
    draws(ann)
    expect(ann.get_by_role("alert")).to_have_text(NO_ANSWER)
    ann.unroute(ANSWERS)  # requests go through again; the socket is not there yet
    draws(ann)
    expect(ann.get_by_text(ARRIVED)).to_be_visible()
    expect(ann.get_by_role("alert")).to_have_count(0)
    assert hand_of(ann.context, table) == 2


def test_a_draw_while_the_browser_is_offline_is_told_when_it_is_online(chromium: Browser, server: str) -> None:
    ann, bob = [chromium.new_context(base_url=server, locale="en-US") for _ in range(2)]
    for context in (ann, bob):
        context.set_default_timeout(PATIENCE_MS)
    table = game_of_two(ann, bob)
    for context in (ann, bob):
        first = question_of(context, table)
        answer(context, table, first, first["options"][0]["key"])
    state = state_of(ann, table)
    player = next(context for seat, context in enumerate((ann, bob)) if state["view"]["turn"] == seat)
    page = player.new_page()
    at_once(page)
    page.goto(f"/table/{table}")
    expect(asked(page)).to_contain_text("Use a card")
    before = state["sequence"]
    player.set_offline(True)
    draws(page)
    expect(page.get_by_role("alert").or_(page.get_by_text(ARRIVED))).to_be_visible()
    player.set_offline(False)
    expect(page.get_by_text(ARRIVED).or_(page.get_by_text(MISSING))).to_be_visible()
    expect(page.get_by_text(NO_ANSWER)).to_have_count(0)
    if state_of(player, table)["sequence"] > before:  # it may come after the page has asked for it
        expect(page.get_by_role("alert")).to_have_count(0)
    for context in (ann, bob):
        context.close()
