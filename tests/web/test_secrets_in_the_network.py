"""Two people play a whole game in their browsers, and a third one watches.

What the network tells each of them names no card that they could not know at that moment.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from splay.core.event import PROOF, REVEAL
from splay.core.options import Options
from splay.core.place import Place
from splay.core.session import Session
from splay.records.record import from_data, start_session
from splay.sets import deck_for
from splay.views.cards_and_places import Shown
from splay.views.view import ALL_SEEING, view_of
from tests.strength import amount
from tests.web.network import Heard, Network, state_in
from tests.web.playing import Thing, at_once, click, new_game, play_together
from tests.web.visitors import LAPTOP, be_guest, send, visitors

SHOWN_TO_ALL = (REVEAL, PROOF)
pytestmark = [pytest.mark.xdist_group("two people"), pytest.mark.every_time]  # the game is played once
PREVIEWS = 6
PLAYERS = ("Ann", "Bob")
SPECTATOR = "a spectator"
NO_SEAT = -1
FEW = amount(6, 10)
HIDDEN = amount(6, 20)


class Witness:
    """What the network of a finished game told somebody, and what they could know when."""

    def __init__(self, page: Page, network: Network, table: str, seat: int) -> None:
        words = send(page.context, "GET", "/api/locale/en")["cards"]
        self.names: dict[str, str] = {card.key: words[card.key]["name"] for card in deck_for(Options())}
        self.heard = network.heard()
        self.during = [one for one in self.heard if not one.over]
        self.known = known_after(send(page.context, "GET", f"/api/tables/{table}/record"), seat)
        self.open = page.context.request.get(f"/api/tables/{table}/replay").text()

    def sent(self, method: str, what: str) -> list[Heard]:
        """The answers to requests that this person's page has made during the game."""
        return [one for one in self.during if one.where.startswith(method) and what in one.where]

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
    hidden: list[Shown] = []
    if seat != NO_SEAT:
        hidden += [*view.players[seat].hand, *view.players[seat].score_pile]
    return {card.card for card in hidden} | {
        card for player in view.players for pile in player.board for card in pile.cards
    }


def told_openly(session: Session, seat: int) -> set[str]:
    """The cards that were moved from or to places whose cards a seat sees them, or shown to all."""
    return {
        card.key
        for event in session.events
        if event.kind in SHOWN_TO_ALL or sees(seat, event.source) or sees(seat, event.target)
        for card in event.cards
    }


def sees(seat: int, place: Place | None) -> bool:
    """Whether a seat sees the faces of the cards in a place."""
    if place is None:
        return False
    return place.kind == "board" or (place.kind in ("hand", "score") and place.seat == seat)


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
def witnesses(chromium: Browser, server: str) -> dict[str, Witness]:
    """Those who were there while Ann and Bob played a whole game by mouse."""
    with visitors(chromium, server) as visit:
        pages = [visit() for _ in (*PLAYERS, SPECTATOR)]
        networks = [Network(page) for page in pages]
        ann, bob, eve = pages
        table = new_game(ann.context, "me", "open", settings={"leavers": "end"})
        be_guest(bob.context, "Bob")
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        for page in pages:
            page.set_viewport_size(LAPTOP)
            at_once(page)
            page.goto(f"/table/{table}")
        expect(eve.get_by_text("You are watching.")).to_be_visible()
        play_together([ann, bob], table, Mouse().use)
        for page in pages:
            expect(page.locator("[data-prompt][data-over]")).to_have_count(1)
            expect(page.get_by_role("region", name="The end of the game")).to_be_visible()
        seats = (*range(len(PLAYERS)), NO_SEAT)
        return {
            name: Witness(page, network, table, seat)
            for name, page, network, seat in zip((*PLAYERS, SPECTATOR), pages, networks, seats, strict=True)
        }


@pytest.mark.parametrize("name", PLAYERS)
def test_the_network_names_no_card_that_a_player_could_not_know(witnesses: dict[str, Witness], name: str) -> None:
    player = witnesses[name]
    assert len([one for one in player.during if one.where == "frame"]) > FEW
    assert len(player.sent("POST", "/answers")) > FEW
    assert player.sent("GET", "/preview")
    assert player.leaks(player.during) == []


def test_nor_does_it_to_a_spectator(witnesses: dict[str, Witness]) -> None:
    spectator = witnesses[SPECTATOR]
    assert len([one for one in spectator.during if one.where == "frame"]) > FEW
    assert spectator.sent("POST", "") == []
    assert spectator.leaks(spectator.during) == []


@pytest.mark.parametrize("name", [*PLAYERS, SPECTATOR])
def test_the_search_finds_cards_that_were_hidden(witnesses: dict[str, Witness], name: str) -> None:
    witness = witnesses[name]
    first = next(one for one in witness.heard if state_in(one.text))
    everything = Heard("the open replay", witness.open, first.sequence, over=False)
    assert len(witness.leaks([everything])) > HIDDEN
    by_name = Heard("a name", '{"said": "They hold The Wheel."}', 0, over=False)
    assert witness.named_in(by_name.text) == {"the-wheel"}
