"""The Undo button: at once if nobody has a say, else the others are asked and the answer is told."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.web.at_table import open_table
from tests.web.playing import answer, at_once, game_of_two, new_game, play_past, question_of, state_of
from tests.web.positions import Positions
from tests.web.visitors import LAPTOP, PHONE, send, table_at, visitor, visitors

UNREACHED = """
turn: me, actions 2, number 12
supply 1: Tools, Code of Laws, The Wheel, Writing, Clothing, Masonry, Mysticism, Domestication
me: hand: Pottery
you: yellow: Agriculture; hand: Sailing
"""
"""The computer's turn asks the other player nothing: no card that it gets demands, and nobody shares without icons."""
BEFORE_THE_END = """
me: red: Oars; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6
you: blue: Tools
"""

TWO_ENDS = """
me: blue: Chemistry; score: Fission, Software; achievements: 3, 4, 5, 6, 7
you: red: Oars
"""


def undo_of(page: Page) -> Any:  # noqa: ANN401 - a locator
    """The button."""
    return page.get_by_role("button", name=re.compile("^(Undo|Ask to undo)$"))


def with_two_actions(context: BrowserContext, table: str) -> Any:  # noqa: ANN401 - JSON
    """Plays until the person has two actions and something to meld; that question."""

    def fits(question: Any) -> bool:  # noqa: ANN401 - JSON
        keys = [option["key"] for option in question["options"]]
        two = state_of(context, table)["view"]["actions_left"] == 2
        return question["kind"] == "action" and two and any(key.startswith("meld:") for key in keys)

    return play_past(context, table, fits)


def draw(context: BrowserContext, table: str) -> None:
    """Draws, past the page."""
    answer(context, table, question_of(context, table), "draw")


def test_there_is_nothing_to_undo_before_the_first_answer(page: Page, context: BrowserContext) -> None:
    at_once(page)
    table = new_game(context, "me", "rule")
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Choose your starting card.")).to_be_visible()
    question_of(context, table)
    expect(undo_of(page)).to_have_count(0)


def test_a_meld_is_undone(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    question = with_two_actions(context, table)
    at_once(page)
    page.goto(f"/table/{table}")
    card = next(option["shown"]["card"] for option in question["options"] if option["kind"] == "meld")
    in_hand = page.get_by_role("region", name="Your hand").locator(f'[data-card="{card}"]')
    in_hand.click()
    expect(in_hand).to_have_count(0)
    undo_of(page).click()
    expect(in_hand).to_be_visible()
    assert state_of(context, table)["view"]["actions_left"] == 2


def test_against_computers_undo_goes_back_past_what_they_did_as_often_as_one_likes(
    page: Page, context: BrowserContext, positions: Positions
) -> None:
    open_table(page, positions, UNREACHED)
    table = table_at(page)
    before = state_of(context, table)["view"]
    draw(context, table)
    draw(context, table)
    question_of(context, table)  # the computer has played
    assert state_of(context, table)["view"]["turn_number"] == before["turn_number"] + 2
    expect(undo_of(page)).to_have_attribute("title", re.compile(r"^Undo this and everything after it: You drew .*\.$"))
    undo_of(page).click()
    expect(page.get_by_text("1 action left")).to_be_visible()
    undo_of(page).click()
    expect(page.get_by_text("2 actions left")).to_be_visible()
    assert state_of(context, table)["view"] == before


def test_the_end_of_a_game_against_computers_is_undone(page: Page, positions: Positions) -> None:
    open_table(page, positions, BEFORE_THE_END)
    table = table_at(page)
    answer(page.context, table, question_of(page.context, table), "achieve:1")
    expect(page.locator("[data-prompt][data-over]")).to_be_visible()
    analysis = page.get_by_role("region", name="Costly moves")
    expect(
        analysis.get_by_text("No move cost you")
    ).to_be_visible()  # so nothing is still asked about the end that goes
    undo_of(page).click()
    expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
    expect(page.locator("[data-prompt][data-over]")).to_have_count(0)
    assert send(page.context, "GET", f"/api/tables/{table}")["status"] == "running"


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_another_end_after_an_undone_one_is_told_in_its_place(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        open_table(page, positions, TWO_ENDS)
        table = table_at(page)
        end = page.get_by_role("region", name="The end of the game")
        won = end.locator(".won-cards").first
        answer(page.context, table, question_of(page.context, table), "achieve:1")
        expect(won).to_have_text(re.compile("^1"))
        undo_of(page).click()
        expect(end).to_have_count(0)
        expect(page.locator("[inert]")).to_have_count(0)
        answer(page.context, table, question_of(page.context, table), "achieve:2")
        expect(won).to_have_text(re.compile("^2"))


def test_another_person_is_asked_and_the_answer_is_told(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = game_of_two(ann.context, bob.context)
        for page in (ann, bob):
            question = question_of(page.context, table)
            answer(page.context, table, question, question["options"][0]["key"])
        mover, other, name = (
            (ann, bob, "Ann") if state_of(ann.context, table)["view"]["turn"] == 0 else (bob, ann, "Bob")
        )
        draw(mover.context, table)
        for page in (ann, bob):
            at_once(page)
            page.goto(f"/table/{table}")
        expect(undo_of(mover)).to_have_text("Ask to undo")
        expect(undo_of(mover)).to_have_attribute(
            "title", re.compile(f"^Ask {'Bob' if name == 'Ann' else 'Ann'} to undo: You drew ")
        )
        for agrees in (False, True):
            undo_of(mover).click()
            expect(mover.get_by_text("The others have to agree first.")).to_be_visible()
            expect(undo_of(mover)).to_have_count(0)
            expect(other.get_by_text(f"{name} asked to undo this: {name} drew a")).to_be_visible()
            other.get_by_role("button", name="Undo it" if agrees else "Play on").click()
            expect(mover.get_by_text("Everyone agreed to undo." if agrees else "wants to play on.")).to_be_visible()
        expect(mover.locator("[data-prompt][data-asked]")).to_be_visible()
        assert state_of(mover.context, table)["view"]["turn_number"] == 1


def test_what_can_be_undone_alone_says_so(page: Page, context: BrowserContext) -> None:
    at_once(page)
    table = new_game(context, "me", "rule")
    draw_or_answer = question_of(context, table)
    answer(context, table, draw_or_answer, draw_or_answer["options"][0]["key"])
    page.goto(f"/table/{table}")
    expect(undo_of(page)).to_have_text("Undo")


def test_at_one_device_one_click_says_that_everybody_agrees(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "me")
    for seat in (0, 1):
        state = state_of(context, table, seat)
        question = next(question for question in state["questions"] if question["seat"] == seat)
        body = {"key": question["options"][0]["key"], "sequence": state["sequence"], "seat": seat}
        send(context, "POST", f"/api/tables/{table}/answers", body)
    turn = state_of(context, table, 0)["view"]["turn"]
    body = {"key": "draw", "sequence": state_of(context, table, turn)["sequence"], "seat": turn}
    send(context, "POST", f"/api/tables/{table}/answers", body)
    at_once(page)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=": continue").click()
    undo_of(page).click()
    page.get_by_role("button", name="Everyone agrees").click()
    page.get_by_role("button", name="Hand over to").click()
    page.get_by_role("button", name=": continue").click()
    expect(page.get_by_role("button", name="Everyone agrees")).to_have_count(0)
    assert state_of(context, table, turn)["view"]["turn_number"] == 1
