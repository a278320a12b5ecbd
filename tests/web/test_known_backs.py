"""Cards that the reader has seen before are marked where they lie, unless the table does without."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.playing import answer, at_once, state_of
from tests.web.visitors import be_guest, send, visitors

BOBS_HAND = {"kind": "hand", "seat": 1}


def known_to_be_in_bobs_hand(events: list[Any]) -> str:
    """The card that Ann has just seen come into Bob's hand, after which none left it; "" if there is none."""
    for event in reversed(events):
        if event.get("source") == BOBS_HAND and event.get("target") != BOBS_HAND:
            return ""
        for card in event.get("cards", []):
            if event.get("target") == BOBS_HAND and card.get("card"):
                return str(card["card"])
    return ""


def step(ann: BrowserContext, bob: BrowserContext, table: str, chance: random.Random) -> list[Any] | None:
    """One answer of whoever is asked; what Ann is told of it. None if the game is over."""
    for context in (ann, bob):
        state = state_of(context, table)
        for question in state["questions"]:
            if question["seat"] == state["seat"]:
                keys = [option["key"] for option in question["options"]]
                liked = [key for key in keys if key.startswith("dogma:")]
                answer(context, table, question, chance.choice(liked if liked and chance.random() < 0.6 else keys))
                path = f"/api/tables/{table}/state?since={state['sequence']}"
                return list(send(ann, "GET", path)["events"])
    return None


def until_ann_knows_a_card(ann: Page, bob: Page, **settings: object) -> tuple[str, str]:
    """A game, and the card that Ann has just seen go into Bob's hand, where it lies face down."""
    be_guest(ann.context, "Ann")
    be_guest(bob.context, "Bob")
    chance = random.Random(2)
    for _ in range(20):
        table = send(ann.context, "POST", "/api/tables", {"seats": ["me", "open"], "settings": settings})["id"]
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        while (events := step(ann.context, bob.context, table, chance)) is not None:
            card = known_to_be_in_bobs_hand(events)
            if card and not state_of(ann.context, table)["view"]["running"]:  # else it may lie revealed for the moment
                return table, card
    raise AssertionError("in twenty games no card went openly into Bob's hand")


@pytest.mark.parametrize("memory", [True, False])
def test_a_card_seen_to_go_into_a_hand_is_marked_there(chromium: Browser, server: str, *, memory: bool) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table, card = until_ann_knows_a_card(ann, bob, memory=memory)
        at_once(ann)
        ann.goto(f"/table/{table}")
        expect(ann.locator("[data-prompt]")).to_be_visible()
        mark = ann.locator("[data-seat='1'] header").locator(f"[data-card={card}]")
        if not memory:
            expect(mark).to_have_count(0)
            return
        expect(mark).to_be_visible()
        name = send(ann.context, "GET", "/api/locale/en")["cards"][card]["name"]
        expect(mark).to_contain_text(name)
        mark.click()
        expect(ann.get_by_role("dialog", name=name)).to_be_visible()
