"""The log of a game as one seat may read it."""

from typing import NamedTuple

from splay.core import event as kinds
from splay.core.dogma import OWN
from splay.core.event import Event
from splay.core.session import Session
from splay.terminal.words import Words
from splay.views.events import event_view
from splay.views.model import EventView


class Line(NamedTuple):
    """A sentence of the log; `depth` is 0 for a turn, then one more for what happens because of the line above."""

    depth: int
    text: str

    def indented(self) -> str:
        """The sentence, standing in by its depth."""
        return "  " * self.depth + self.text


def tell(words: Words, event: EventView, before: EventView | None) -> Line | None:
    """The line of one event; None if another event says the same. `before` is the event before it."""
    if event.plain:
        return None
    if before is not None and before.kind == kinds.ACTION and follows_alone(words, event):
        return None
    return Line(depth(event), words.sentence(event))


def follows_alone(words: Words, event: EventView) -> bool:
    """Whether somebody begins to follow the only effect of a card that they use: right after the action, no news."""
    if event.kind != kinds.EFFECT or event.why is None or event.why.role != OWN:
        return False
    return len(words.of_key(event.why.card).effects) == 1


def depth(event: EventView) -> int:
    """How far the line of an event stands in."""
    if event.kind in (kinds.TURN, kinds.END, kinds.FIRST_MELD):
        return 0
    if event.kind == kinds.EFFECT:
        return 2
    return 1 if event.why is None else 3


class Story:
    """The sentences of a session for one seat, each made once."""

    def __init__(self, session: Session, words: Words, viewer: int) -> None:
        self.session = session
        self.words = words
        self.viewer = viewer
        self.finished: list[tuple[Event, EventView, Line | None]] = []

    def lines(self) -> list[Line]:
        """The whole story up to now."""
        self.catch_up()
        told = [line for _, _, line in self.finished]
        before = self.finished[-1][1] if self.finished else None
        for event in self.session.running_events:
            seen = event_view(event, self.viewer)
            told.append(tell(self.words, seen, before))
            before = seen
        return [line for line in told if line is not None]

    def catch_up(self) -> None:
        """Tells what has been finished since, after forgetting what was taken back."""
        events = self.session.finished_events
        told = self.finished
        while told and (len(told) > len(events) or events[len(told) - 1] is not told[-1][0]):
            told.pop()
        for event in events[len(told) :]:
            seen = event_view(event, self.viewer)
            told.append((event, seen, tell(self.words, seen, told[-1][1] if told else None)))
