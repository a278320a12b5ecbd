"""What the network of a whole game tells a browser: no card that its seat could not know at that moment."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from splay.core.event import PROOF, REVEAL
from splay.core.session import Session
from splay.records.record import from_data, start_session
from splay.views.model import Shown
from splay.views.view import ALL_SEEING, view_of
from tests.web.network import Heard, Network, state_in
from tests.web.playing import Thing, at_once, click, new_game, play
from tests.web.visitors import send, visitor

SHOWN_TO_ALL = (REVEAL, PROOF)
PREVIEWS = 3


class Game:
    """A finished game as the network of its first seat heard it, and what that seat could know when."""

    def __init__(self, page: Page, network: Network, table: str) -> None:
        words = send(page.context, "GET", "/api/locale/en")["cards"]
        self.names: dict[str, str] = {key: card["name"] for key, card in words.items()}
        self.seat = next(
            seat["seat"] for seat in send(page.context, "GET", f"/api/tables/{table}")["seats"] if seat.get("mine")
        )
        self.heard = network.heard()
        self.known = known_after(send(page.context, "GET", f"/api/tables/{table}/record"), self.seat)
        self.open = page.context.request.get(f"/api/tables/{table}/replay").text()

    def named_in(self, text: str) -> set[str]:
        """The cards that a text names, by key or by name."""
        return {
            card
            for card, name in self.names.items()
            if (card in text or name in text) and re.search(rf"(?<![\w-])({card}|{re.escape(name)})(?![\w-])", text)
        }

    def leaks(self, heard: Iterable[Heard]) -> list[str]:
        """Where a card is named that the seat could not know: the card, and who named it."""
        return [
            f"{card} in {one.where} at {one.sequence}"
            for one in heard
            for card in sorted(self.named_in(one.text) - self.known[one.sequence])
        ]


def known_after(record: Any, seat: int) -> list[set[str]]:  # noqa: ANN401 - JSON
    """The cards that a seat could know after so many answers: all that has lain open before it.

    It is taken from the positions and moves as they were, not from what is shown to the seat.
    """
    kept = from_data(record)
    session = start_session(kept.start)
    known = [in_sight(session, seat)]
    for who, key in kept.answers:
        session.answer(who, key)
        known.append(known[-1] | in_sight(session, seat) | told_openly(session, seat))
    return known


def in_sight(session: Session, seat: int) -> set[str]:
    """The cards that lie open before a seat: on all boards, in its own hand and score pile."""
    view = view_of(session.game, ALL_SEEING)
    own = view.players[seat]
    hidden: list[Shown] = [*own.hand, *own.score_pile]
    return {card.card for card in hidden} | {
        card for player in view.players for pile in player.board for card in pile.cards
    }


def told_openly(session: Session, seat: int) -> set[str]:
    """The cards that were moved from or to where a seat sees them, or shown to all."""
    sees = ("board.", f"hand.{seat}", f"score.{seat}")
    return {
        card.key
        for event in session.events
        if event.kind in SHOWN_TO_ALL or event.source.startswith(sees) or event.target.startswith(sees)
        for card in event.cards
    }


class Mouse:
    """Clicks on what is offered; the first draws are looked at before they are confirmed."""

    def __init__(self) -> None:
        self.looked = 0

    def use(self, page: Page, thing: Thing) -> None:
        """Uses something that is offered."""
        if self.looked == PREVIEWS or thing["confirms"] or not thing["text"].startswith("Draw"):
            click(page, thing)
            return
        self.looked += 1
        with page.expect_response("**/preview?*"):
            click(page, thing)


@pytest.fixture(scope="module")
def game(chromium: Browser, server: str) -> Game:
    """A whole game, played by mouse."""
    with visitor(chromium, server) as page:
        page.set_viewport_size({"width": 1280, "height": 800})
        at_once(page)
        network = Network(page)
        mouse = Mouse()
        table = new_game(page.context, "me", "rule")
        page.goto(f"/table/{table}")
        play(page, mouse.use)
        expect(page.get_by_role("button", name="Show the result")).to_be_visible()
        return Game(page, network, table)


def test_the_network_of_a_whole_game_names_no_card_that_the_seat_could_not_know(game: Game) -> None:
    during = [one for one in game.heard if not one.over]
    assert len([one for one in during if one.where == "frame"]) > 10
    assert [one for one in during if one.where.startswith("GET") and "/preview" in one.where]
    assert [one for one in during if one.where.startswith("POST") and one.where.endswith("/answers")]
    assert game.leaks(during) == []


def test_the_search_finds_cards_that_were_hidden(game: Game) -> None:
    first = next(one for one in game.heard if state_in(one.text))
    everything = Heard("the open replay", game.open, first.sequence, over=False)
    assert len(game.leaks([everything])) > 20
    by_name = Heard("a name", '{"said": "They hold The Wheel."}', 0, over=False)
    assert game.named_in(by_name.text) == {"the-wheel"}
