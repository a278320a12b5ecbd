"""A table's game in a worker's memory, rebuilt from a snapshot and the log after it."""

from typing import Any

from splay.core.event import Event
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.server.live.entry import ANSWER, BACK, UNDO, Entry
from splay.server.live.stored_events import event_data, event_from
from splay.sets.scenario import from_json


class LiveGame:
    """A game at some entry of its log.

    `seq` is the number of the last entry, which is also what answers quote. `session` plays on from the snapshot
    that the game was rebuilt from; `earlier` are the events before it. `marks` has for each entry the number of the
    first event that it changed.
    """

    def __init__(self, position: dict[str, Any], before: list[Entry]) -> None:
        """A game in the position of a snapshot, after these entries of the log, which are all up to there."""
        self.session = Session(from_json(position))
        self.seq = len(before)
        self.session.sequence = self.seq
        self.marks = [entry.events_from for entry in before]
        deck = self.session.game.deck
        self.earlier = [event_from(data, deck) for data in all_events(before)]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened at the table."""
        return self.earlier + self.session.events

    def answer(self, seat: int, key: str, seq: int, at: int) -> Entry:
        """Gives a seat's answer to the question of entry `seq`; the entry to log. Raises AnswerRefused."""
        before = self.session.events
        self.session.answer(seat, key, seq)
        return self.next_entry(ANSWER, seat, key, at, before)

    def undo(self, seat: int, at: int) -> Entry:
        """Takes a seat's last answer back; the entry to log. Raises UndoRefused."""
        before = self.session.events
        self.session.undo(seat)
        return self.next_entry(UNDO, seat, "", at, before)

    def events_since(self, seq: int) -> int:
        """The number of the first event that has changed since entry `seq`."""
        return min(self.marks[seq:], default=len(self.events))

    def replay(self, entry: Entry) -> None:
        """Does what an entry of the log says. Raises AnswerRefused or UndoRefused where the rules have changed."""
        if entry.kind == ANSWER:
            self.session.answer(entry.seat, entry.key)
        else:
            self.session.undo(entry.seat)
        self.seq = entry.seq
        self.session.sequence = entry.seq
        self.marks.append(entry.events_from)

    def stand_at(self, entries: list[Entry]) -> None:
        """Counts all these entries as its log, also those that were taken back on the way to this state."""
        self.seq = len(entries)
        self.session.sequence = self.seq
        self.marks = [entry.events_from for entry in entries]

    def back_from(self, later: "LiveGame", to: int, seat: int, at: int) -> Entry:
        """Makes this game, which stands at entry `to`, the one that goes on after `later`; the entry to log."""
        before, after = later.events, self.events
        same = common_beginning(before, after)
        self.seq = later.seq + 1
        self.session.sequence = self.seq
        self.marks = [*later.marks, same]
        return Entry(self.seq, BACK, seat, str(to), at, same, [event_data(event) for event in after[same:]])

    def next_entry(self, kind: str, seat: int, key: str, at: int, before: list[Event]) -> Entry:
        """The entry for what the session has just done, with the events that it changed."""
        self.seq += 1
        self.session.sequence = self.seq
        after = self.session.events
        same = common_beginning(before, after)
        events = [event_data(event) for event in after[same:]]
        self.marks.append(len(self.earlier) + same)
        return Entry(self.seq, kind, seat, key, at, len(self.earlier) + same, events)

    def snapshot(self) -> dict[str, Any] | None:
        """The position to keep, None in the middle of an action or while an answer could still be taken back."""
        if self.session.answers or not self.session.past:
            return None
        seats = range(len(self.session.start.players))
        if any(not self.session.undo_refusal(seat) for seat in seats):
            return None
        return position_of(self.session.start)


def common_beginning(before: list[Event], after: list[Event]) -> int:
    """How many events two lists have in common from their beginning on."""
    same = 0
    for event, other in zip(before, after, strict=False):
        if event is not other and event_data(event) != event_data(other):
            break
        same += 1
    return same


def all_events(entries: list[Entry]) -> list[dict[str, Any]]:
    """The events of a table after these entries, which are all up to some point."""
    events: list[dict[str, Any]] = []
    for entry in entries:
        del events[entry.events_from :]
        events.extend(entry.events)
    return events
