"""Swapping cards that a seat cannot see in the middle of an action, to show that it cannot tell."""

from __future__ import annotations

from splay.core.card import Card
from splay.core.event import EVERYBODY, Event
from splay.core.session import AnswerRefused, Session
from splay.workbench.hidden_swaps import swapped

SPECTATOR = -1


def swapped_session(session: Session, first: Card, second: Card) -> Session | None:
    """A session whose running action was played with the two cards swapped; None if it took another course."""
    names = {first.key: second.key, second.key: first.key}
    twin = Session(swapped(session.start, first, second))
    for seat, key in session.answers:
        action, colon, card = key.rpartition(":")
        try:
            twin.answer(seat, action + colon + names.get(card, card), twin.sequence)
        except AnswerRefused:
            return None
        if twin.past:
            return None
    twin.sequence = session.sequence
    return twin if course(twin) == course(session) else None


def course(session: Session) -> list[tuple[object, ...]]:
    """What everybody saw happen in the running action: of cards, their backs.

    A hidden card may change it openly: an opponent who must hand over all purple cards hands over one more.
    """
    return [
        (event.kind, event.seat, event.source, event.target, [(card.set_name, card.age) for card in event.cards])
        for event in session.running_events
    ]


def was_shown(events: list[Event], seat: int, cards: tuple[Card, Card]) -> bool:
    """Whether any event showed one of the cards to the seat."""
    mask = EVERYBODY if seat == SPECTATOR else 1 << seat
    return any(
        card in cards and (event.seen == EVERYBODY or (seat != SPECTATOR and event.seen & mask))
        for event in events
        for card in event.cards
    )
