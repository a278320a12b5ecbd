"""Every kind of question is answered by mouse, by keys alone, and by a finger on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.at_table import ON_TURN, in_bar
from tests.web.gestures import Finger, Gestures, Keys, Mouse
from tests.web.playing import answer, at_once, question_of, state_of
from tests.web.positions import Positions
from tests.web.visitors import LAPTOP, PHONE, be_guest, visitor

GESTURES: dict[str, type[Mouse] | type[Keys] | type[Finger]] = {"mouse": Mouse, "keys": Keys, "finger": Finger}


class Answerer:
    """Somebody who answers questions in one of the three ways, at tables where a card has just been used."""

    def __init__(self, page: Page, positions: Positions, gestures: Gestures) -> None:
        self.page = page
        self.positions = positions
        self.gestures = gestures
        self.table = ""

    def uses(self, card: str, position: str) -> None:
        """Opens a table in this position, where the card's dogma has been chosen."""
        context = self.page.context
        self.table = self.positions.table(context, position)
        answer(context, self.table, question_of(context, self.table), f"dogma:{card}")
        self.page.goto(f"/table/{self.table}")

    def chooses(self, words: str) -> None:
        """Chooses the answer that begins so."""
        prompt = self.page.get_by_role("region", name="Your question")
        button = prompt.get_by_role("button", name=re.compile(rf"^{re.escape(words)}"))
        self.gestures.choose(in_bar(self.page, button))

    def picks(self, card: str) -> None:
        """Picks a card, where it lies or among the answers."""
        self.gestures.choose(in_bar(self.page, self.card(card)))

    def takes(self, card: str) -> None:
        """Picks a card, and takes it by doing that again."""
        self.picks(card)
        expect(self.card(card)).to_have_attribute("aria-pressed", "true")
        self.picks(card)

    def card(self, card: str) -> Locator:
        """A card that is offered."""
        return self.page.locator(f'[data-offered][data-card="{card}"]:visible').first

    def is_asked(self, words: str | re.Pattern[str]) -> None:
        """Waits for a question."""
        expect(self.page.get_by_role("region", name="Your question")).to_contain_text(words)

    @property
    def row(self) -> Locator:
        """The cards that are put in order."""
        return self.page.get_by_role("button", name=re.compile(r": \d of \d$"))

    def sees_in_order(self, *names: str) -> None:
        """Waits until the cards that are put in order lie so."""
        expect(self.row).to_have_text([re.compile(name) for name in names])

    def player(self, seat: int = 0) -> Any:  # noqa: ANN401 - JSON
        """What a player has now, once the turn has gone on."""
        expect(self.page.locator("[data-prompt][data-busy]")).to_have_count(0)
        return state_of(self.page.context, self.table)["view"]["players"][seat]

    def pile(self, color: str, seat: int = 0) -> Any:  # noqa: ANN401 - JSON
        """A pile of a player's board."""
        return next(pile for pile in self.player(seat)["board"] if pile["color"] == color)


@pytest.fixture(scope="module", params=list(GESTURES))
def ann(request: pytest.FixtureRequest, chromium: Browser, server: str, positions: Positions) -> Iterator[Answerer]:
    """Ann, who plays in one of the three ways."""
    finger = request.param == "finger"
    with visitor(chromium, server, PHONE if finger else LAPTOP, touch=finger) as page:
        at_once(page)
        be_guest(page.context, "Ann")
        yield Answerer(page, positions, GESTURES[request.param](page))


def test_yes_a_color_an_order_and_a_splay(ann: Answerer) -> None:
    ann.uses(
        "publications", "me: blue: Publications, Tools, Writing; red: Archery, Oars, Metalworking\nyou: green: Sailing"
    )
    ann.is_asked("choose one.")
    ann.chooses("Change the order")
    ann.is_asked("choose the color to put in order")
    ann.chooses("red")
    ann.is_asked("Which one goes on top?")
    ann.sees_in_order("Archery", "Oars", "Metalworking")
    ann.gestures.put_first(ann.row.nth(2), ann.row.nth(0))
    ann.sees_in_order("Metalworking", "Archery", "Oars")
    ann.chooses("In this order")
    ann.is_asked("splay")
    assert ann.pile("red")["cards"] == ["oars", "archery", "metalworking"]
    ann.chooses("blue")
    ann.is_asked(ON_TURN)
    assert ann.pile("blue")["splay"] == "up"


def test_a_finger_orders_by_handles_and_buttons_and_by_no_swipe(
    chromium: Browser, server: str, positions: Positions
) -> None:
    with visitor(chromium, server, PHONE, touch=True) as page:
        at_once(page)
        be_guest(page.context, "Ann")
        finger = Finger(page)
        ann = Answerer(page, positions, finger)
        ann.uses("publications", "me: blue: Publications; red: Archery, Oars, Metalworking\nyou: green: Sailing")
        ann.chooses("Change the order")
        ann.is_asked("Which one goes on top?")
        finger.swipe(ann.row.nth(2), ann.row.nth(0))
        ann.sees_in_order("Archery", "Oars", "Metalworking")
        finger.choose(page.get_by_role("button", name="Oars earlier"))
        ann.sees_in_order("Oars", "Archery", "Metalworking")
        finger.put_first(ann.row.nth(2), ann.row.nth(0))
        ann.sees_in_order("Metalworking", "Oars", "Archery")


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_names_have_room_in_an_order(
    chromium: Browser, server: str, positions: Positions, window: ViewportSize
) -> None:
    with visitor(chromium, server, window, touch=window == PHONE) as page:
        at_once(page)
        be_guest(page.context, "Ann")
        ann = Answerer(page, positions, Finger(page) if window == PHONE else Mouse(page))
        ann.uses("publications", "me: blue: Publications; red: The Pirate Code, Road Building\nyou: green: Sailing")
        ann.chooses("Change the order")
        ann.sees_in_order("The Pirate Code", "Road Building")
        names = ann.row.locator(".name")
        assert [name.evaluate("one => one.scrollWidth - one.clientWidth") for name in names.all()] == [0, 0]


def test_declining_leaves_the_order(ann: Answerer) -> None:
    ann.uses("publications", "me: blue: Publications, Tools\nyou: green: Sailing")
    ann.chooses("Keep the order")
    ann.is_asked("splay")
    assert ann.pile("blue")["cards"] == ["tools", "publications"]


def test_several_cards_and_a_player(ann: Answerer) -> None:
    ann.uses(
        "road-building",
        "me: red: Road Building; hand: Sailing, Pottery, Tools\nyou: yellow: Masonry\nthird: purple: Mysticism",
    )
    for number, card in enumerate(("sailing", "tools", "pottery")):
        ann.picks(card)
        ann.is_asked(f"You've picked {min(number + 1, 2)}.")
    ann.chooses("Meld 2")
    ann.is_asked("choose the player who gets your card")
    assert [card["card"] for card in ann.player()["hand"]] == ["sailing"]
    assert {card for color in ("blue", "red") for card in ann.pile(color)["cards"]} == {
        "tools",
        "pottery",
        "road-building",
    }
    ann.chooses("Medium computer 2")
    ann.is_asked(ON_TURN)
    assert ann.pile("red", seat=2)["cards"] == ["road-building"]


def test_a_card_and_a_value(ann: Answerer) -> None:
    ann.uses("mass-media", "me: green: Mass Media; hand: Tools, Oars\nyou: yellow: Masonry; score: Calendar, Sailing")
    ann.takes("oars")
    ann.is_asked("choose a value")
    ann.chooses("2")
    ann.is_asked(ON_TURN)
    assert [card["card"] for card in ann.player()["hand"]] == ["tools"]
    assert [card["age"] for card in ann.player(1)["score_pile"]] == [1]


def test_a_branch_is_chosen_by_its_button(ann: Answerer) -> None:
    ann.uses("evolution", "me: blue: Evolution; score: Calendar\nyou: yellow: Masonry")
    ann.chooses("Draw a card one higher than your highest")
    ann.is_asked(ON_TURN)
    assert [card["age"] for card in ann.player()["hand"]] == [3]


def test_a_card_seen_from_its_back(ann: Answerer) -> None:
    ann.uses("rocketry", "me: blue: Rocketry\nyou: yellow: Masonry; score: Calendar, Sailing, Oars")
    ann.is_asked("choose a card from Medium computer's score pile to return")
    ann.chooses("a 2")
    ann.is_asked(ON_TURN)
    assert [card["age"] for card in ann.player(1)["score_pile"]] == [1, 1]
