"""Undo, and going back further by agreement."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.playing import answer, at_once, new_game, play_past, question_of, state_of
from tests.web.visitors import be_guest, send, visitors


def with_two_actions(context: BrowserContext, table: str) -> Any:  # noqa: ANN401 - JSON
    """Plays until the person has two actions and something to meld; that question."""

    def fits(question: Any) -> bool:  # noqa: ANN401 - JSON
        keys = [option["key"] for option in question["options"]]
        two = state_of(context, table)["view"]["actions_left"] == 2
        return question["kind"] == "action" and two and any(key.startswith("meld:") for key in keys)

    return play_past(context, table, fits)


def test_nothing_is_offered_to_take_back_before_the_first_answer(page: Page, context: BrowserContext) -> None:
    at_once(page)
    table = new_game(context, "me", "rule")
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Choose the card you begin with.")).to_be_visible()
    question_of(context, table)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_a_meld_is_undone(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    question = with_two_actions(context, table)
    at_once(page)
    page.goto(f"/table/{table}")
    card = next(option["shown"]["card"] for option in question["options"] if option["kind"] == "meld")
    in_hand = page.get_by_role("region", name="Your hand").locator(f'[data-card="{card}"]')
    in_hand.click()
    expect(in_hand).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(in_hand).to_be_visible()
    assert state_of(context, table)["view"]["actions_left"] == 2


def test_a_draw_is_not_undone_but_the_computer_agrees_to_go_back(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    with_two_actions(context, table)
    at_once(page)
    page.goto(f"/table/{table}")
    turn = state_of(context, table)["view"]["turn_number"]
    draw = page.locator("[data-prompt]").get_by_role("button", name="Draw a")
    draw.click()
    expect(page.get_by_text("one action left")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-why-not]")).to_contain_text("you have seen something new: Ann draws")
    expect(page.get_by_role("dialog")).to_contain_text("Nobody else has to be asked.")
    page.get_by_role("button", name=f"Turn {turn}, with 2 actions left").click()
    expect(page.get_by_text("2 actions left")).to_be_visible()
    assert state_of(context, table)["view"]["actions_left"] == 2


def test_two_melds_are_taken_back_at_once(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = new_game(ann.context, "me", "open")
        be_guest(bob.context, "Bob")
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        question = with_two_melds(ann.context, bob.context, table)
        at_once(ann)
        ann.goto(f"/table/{table}")
        melds = [option["shown"]["card"] for option in question["options"] if option["kind"] == "meld"][:2]
        for card in melds:
            in_hand = ann.get_by_role("region", name="Your hand").locator(f'[data-card="{card}"]')
            in_hand.click()
            expect(in_hand).to_have_count(0)
        ann.get_by_role("button", name="Further back").click()
        steps = ann.locator("[data-steps] button")
        expect(steps).to_have_count(2)
        expect(ann.locator("[data-why-not]")).to_contain_text("You cannot go further by yourself")
        steps.last.click()
        expect(ann.get_by_text("2 actions left")).to_be_visible()
        for card in melds:
            expect(ann.get_by_role("region", name="Your hand").locator(f'[data-card="{card}"]')).to_be_visible()


def with_two_melds(ann: BrowserContext, bob: BrowserContext, table: str) -> Any:  # noqa: ANN401 - JSON
    """Both draw until Ann has two actions and two cards to meld with them; her question."""
    while True:
        state = state_of(ann, table)
        own = [question for question in state["questions"] if question["seat"] == 0]
        melds = [option for question in own for option in question["options"] if option["kind"] == "meld"]
        if len(melds) >= 2 and state["view"]["actions_left"] == 2:
            return own[0]
        context = ann if own else bob
        question = question_of(context, table)
        answer(context, table, question, question["options"][0]["key"])


def test_another_person_is_asked_to_go_back(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = new_game(ann.context, "me", "open")
        be_guest(bob.context, "Bob")
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        for page in (ann, bob):
            at_once(page)
            page.goto(f"/table/{table}")
            page.locator('[data-place="hand"] [data-offered]').first.click()
        for page in (ann, bob):
            expect(page.get_by_text("Turn 1", exact=True)).to_be_visible()
        turn = state_of(ann.context, table)["view"]["turn"]
        mover, other = (ann, bob) if turn == 0 else (bob, ann)
        draw = mover.locator("[data-prompt]").get_by_role("button", name="Draw a")
        draw.click()
        mover.get_by_role("button", name="Take back").click()
        mover.get_by_role("dialog").get_by_role("button", name="Turn 1").click()
        expect(mover.get_by_text("Waiting for the others")).to_be_visible()
        expect(other.get_by_text("asks to go back one turn, to turn 1 with one action left.")).to_be_visible()
        other.get_by_role("button", name="Go back").click()
        expect(mover.locator("[data-prompt][data-asked]")).to_be_visible()
        assert state_of(mover.context, table)["view"]["turn_number"] == 1
