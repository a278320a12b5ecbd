"""The log of a game as one seat may read it."""

from typing import Final, NamedTuple

from splay.core import event as kinds
from splay.core.dogma import OWN
from splay.core.event import Event
from splay.core.session import Session
from splay.terminal.words import Words
from splay.views.events import event_view

SAID_BY_WHAT_FOLLOWS: Final = ("draw", "meld", "achieve")
"""Actions whose own event says the same again."""


class Line(NamedTuple):
    """A sentence of the log; `depth` is 0 for a turn, then one more for what happens because of the line above."""

    depth: int
    text: str

    def indented(self) -> str:
        """The sentence, standing in by its depth."""
        return "  " * self.depth + self.text


class Story:
    """The sentences of a session for one seat, each made once."""

    def __init__(self, session: Session, words: Words, viewer: int) -> None:
        self.session = session
        self.words = words
        self.viewer = viewer
        self.finished: list[tuple[Event, Line | None]] = []

    def lines(self) -> list[Line]:
        """The whole story up to now."""
        self.catch_up()
        told = [line for _, line in self.finished]
        before = self.finished[-1][0] if self.finished else None
        for event in self.session.running_events:
            told.append(self.tell(event, before))
            before = event
        return [line for line in told if line is not None]

    def catch_up(self) -> None:
        """Tells what has been finished since, after forgetting what was taken back."""
        events = self.session.finished_events
        told = self.finished
        while told and (len(told) > len(events) or events[len(told) - 1] is not told[-1][0]):
            told.pop()
        for event in events[len(told) :]:
            told.append((event, self.tell(event, told[-1][0] if told else None)))

    def tell(self, event: Event, before: Event | None) -> Line | None:
        """The line of one event; None where another event says the same."""
        word = event.word.partition(":")[0]
        if event.kind == kinds.ACTION and word in SAID_BY_WHAT_FOLLOWS:
            return None
        if before is not None and before.kind == kinds.ACTION and follows_alone(event):
            return None
        return Line(depth(event), self.words.sentence(event_view(event, self.viewer)))


def follows_alone(event: Event) -> bool:
    """Whether somebody begins to follow the only effect of a card that they use: right after the action, no news."""
    return event.kind == kinds.EFFECT and event.word == OWN and event.card is not None and len(event.card.effects) == 1


def depth(event: Event) -> int:
    """How far the line of an event stands in."""
    if event.kind in (kinds.TURN, kinds.END, kinds.FIRST_MELD):
        return 0
    if event.kind == kinds.EFFECT:
        return 2
    return 1 if event.card is None else 3
