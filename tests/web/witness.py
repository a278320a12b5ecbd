"""What somebody's network told them of a game, and what they could know when."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

from splay.core.event import PROOF, REVEAL
from splay.core.place import Place
from splay.core.session import Session
from splay.core.symbols import ICON_NAMES
from splay.records.record import from_data, start_session
from splay.sets import deck_for
from splay.views.cards_and_places import Shown
from splay.views.model import View
from splay.views.view import ALL_SEEING, SPECTATOR, view_of
from tests.web.network import Heard, Network
from tests.web.visitors import send

SHOWN_TO_ALL = (REVEAL, PROOF)
OWN_FACES = ("hand", "score")
OPEN_FACES = ("board",)


class Witness:
    """What the network of a finished game told somebody, and what they could know when."""

    def __init__(self, page: Page, network: Network, table: str, seat: int) -> None:
        words = send(page.context, "GET", "/api/locale/en")["cards"]
        record = send(page.context, "GET", f"/api/tables/{table}/record")
        deck = deck_for(start_session(from_data(record).start).game.options)
        self.names: dict[str, str] = {card.key: words[card.key]["name"] for card in deck}
        self.heard = network.heard()
        self.during = [one for one in self.heard if not one.over]
        self.known = known_after(record, seat)
        self.open = page.context.request.get(f"/api/tables/{table}/replay").text()

    def sent(self, method: str, what: str) -> list[Heard]:
        """The answers to requests that this person's page has made during the game."""
        return [one for one in self.during if one.where.startswith(method) and what in one.where]

    def replies(self) -> list[Heard]:
        """The replies to what this person has answered over the WebSocket of the page."""
        return [one for one in self.during if one.where == "frame" and '"answered":' in one.text]

    def named_in(self, text: str) -> set[str]:
        """The cards that a text names, by key or by name."""
        return {
            card
            for card, name in self.names.items()
            if (card in text or name in text) and re.search(rf"(?<![\w-])({said_of(card, name)})(?![\w-])", text)
        }

    def leaks(self, heard: Iterable[Heard]) -> list[str]:
        """Where a card is named that the seat could not know: the card, and who named it."""
        return [
            f"{card} in {one.where} at {one.sequence}"
            for one in heard
            for card in sorted(self.named_in(one.text) - self.known[one.sequence])
        ]


def said_of(card: str, name: str) -> str:
    """What names a card in a text, as a pattern: its name, and its key if that isn't an icon's too."""
    return re.escape(name) if card in ICON_NAMES else f"{card}|{re.escape(name)}"


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
    """The cards that lie open before a seat: on all boards, in its own hand and score pile, and in what sets bring."""
    view = view_of(session.game, ALL_SEEING)
    shown: list[Shown] = [card for zone in view.zones if zone.seen_by == "all" for card in zone.cards]
    for player in view.players:
        own = player.seat == seat
        shown += [*player.hand, *player.score_pile] if own else []
        for zone in player.zones:
            shown += zone.cards if zone.seen_by == "all" or (own and zone.seen_by == "owner") else []
    return {card.card for card in shown} | {
        card for player in view.players for pile in player.board for card in pile.cards
    }


def told_openly(session: Session, seat: int) -> set[str]:
    """The cards that were moved from or to places whose cards a seat sees them, or shown to all."""
    to_owner, to_all = kinds_seen(view_of(session.game, SPECTATOR))

    def sees(place: Place | None) -> bool:
        return place is not None and (place.kind in to_all or (place.kind in to_owner and place.seat == seat))

    return {
        card.key
        for event in session.events
        if event.kind in SHOWN_TO_ALL or sees(event.source) or sees(event.target)
        for card in event.cards
    }


def kinds_seen(view: View) -> tuple[set[str], set[str]]:
    """The kinds of places whose cards their owner sees, and those whose cards all see."""
    zones = [*view.zones, *(zone for player in view.players for zone in player.zones)]
    return (
        {*OWN_FACES, *(zone.kind for zone in zones if zone.seen_by == "owner")},
        {*OPEN_FACES, *(zone.kind for zone in zones if zone.seen_by == "all")},
    )
