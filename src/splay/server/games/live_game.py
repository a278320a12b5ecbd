"""A running game in a worker's memory: its session, and what clients are told of it."""

from collections.abc import Iterable, Sequence
from copy import copy
from itertools import takewhile
from typing import Any, Final, NamedTuple

from splay.core import event as kinds
from splay.core.event import Event, RulesChangedEvent
from splay.core.question import ASK_FIRST_MELD
from splay.core.result import Result
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.records.stored_events import event_data, events_from, stored_event
from splay.server.games.log_path import standing_entries
from splay.server.games.packed_events import EVENT_BYTES, PackedEvents
from splay.server.storage.log_entry import ANSWER, BACK, RESIGN, UNDO, Entry, Reading
from splay.sets.scenario import from_json
from splay.views.model import View
from splay.views.shared_view import SharedView
from splay.views.told_events import ToldEvents

SNAPSHOTS_APART: Final = 20
"""Entries between two snapshots: what a game read back has to play again at most, but for its running action."""
GAME_BYTES: Final = 10_000
"""What a position takes in memory."""
ENTRY_BYTES: Final = 200
"""What is remembered of an entry of the log."""
TOLD_BYTES: Final = 20_000
"""What was told last: the view of everybody, and a move's events."""


class Decision(NamedTuple):
    """An answer that counts: the number of its entry in the log, and whose it was."""

    entry: int
    seat: int


class GoneBack(NamedTuple):
    """Where an undo or a return went: to the state after entry `to`. `answers` of whoever undid do not count any more,
    the first of which was entry `decided`; 0 if there was none.
    """

    to: int
    answers: int
    decided: int


class LiveGame:
    """A game at some entry of its log.

    `sequence` is the number of the last entry, which is also what answers quote. `session` plays on from the
    snapshot that the game was rebuilt from; `earlier` are the events before it. `marks` has for each entry the number
    of the first event that it changed, and `clocks` what the clocks showed after it. `kept` is the last entry with a
    snapshot, as far as is known here. `asked_since` has the entry that put the last question to a seat anew: its own
    answer or undo, or a return. `decisions` are the answers that count, from the deal on; `gone_back` is what the last
    undo or return did. All forks share `told_events`: an event is told the same in each.
    """

    def __init__(self, position: dict[str, Any], before: list[Entry], result: Result | None = None) -> None:
        """A game in the position of a snapshot, after these entries of the log, which are all up to there; `result`
        if the game was over then, so that nothing more is played. Raises BadPosition or NotOfThisVersion.
        """
        game = from_json(position)
        game.result = result
        self.session = Session(game)
        self.sequence = len(before)
        self.session.sequence = self.sequence
        self.marks = [entry.events_from for entry in before]
        self.clocks = [entry.clocks for entry in before]
        self.gone_back = GoneBack(0, 0, 0)
        self.earlier = PackedEvents().extended(events_from(all_events(before), self.session.game.deck))
        self.kept = self.sequence
        self.asked_since = [0] * len(game.players)
        self.note_asked(before)
        self.decisions = decisions_in(before)
        self.shared_view = SharedView()
        self.told_events = ToldEvents()

    def fork(self) -> "LiveGame":
        """The same game, to be played on without changing this one."""
        other = copy(self)
        other.session = self.session.fork()
        other.marks = self.marks[:]
        other.clocks = self.clocks[:]
        other.asked_since = self.asked_since[:]
        other.decisions = self.decisions[:]
        other.shared_view = SharedView()
        return other

    @property
    def events(self) -> list[Event]:
        """Everything that has happened at the table."""
        return self.events_after(0)

    def events_after(self, number: int) -> list[Event]:
        """The events from a number on."""
        before = len(self.earlier)
        if number >= before:
            return self.session.events_after(number - before)
        return self.earlier.after(number, self.session.game.deck) + self.session.events

    @property
    def last_event(self) -> Event | None:
        """What has happened last, if anything has."""
        return next(iter(self.events_after(max(self.event_count() - 1, 0))), None)

    def answer(self, seat: int, key: str, sequence: int, at: int) -> Entry:
        """Gives a seat's answer to the question of entry `sequence`; the entry to log. Raises AnswerRefused."""
        finished, running = len(self.session.finished_events), self.session.running_events
        self.session.answer(seat, key, self.sequence if self.still_asks(seat, sequence) else sequence)
        entry = self.next_entry(ANSWER, seat, key, at, finished, running)
        self.forget_what_stands()
        return entry

    def forget_what_stands(self) -> None:
        """Keeps only what is told of the actions before, if nothing of them can be undone any more."""
        if self.settled():
            self.session.forget()
            self.earlier = self.earlier.extended(self.session.finished_events)
            self.session.finished_events = []

    def still_asks(self, seat: int, sequence: int) -> bool:
        """Whether a seat is asked for its first meld since entry `sequence` or longer: all are asked at once, and what
        the others answer changes nothing for it.
        """
        question = self.session.question_for(seat)
        return (
            question is not None
            and question.kind == ASK_FIRST_MELD
            and self.asked_since[seat] <= sequence <= self.sequence
        )

    def undo(self, seat: int, at: int) -> Entry:
        """Takes a seat's last answer back; the entry to log. Raises UndoRefused if somebody has learned by it."""
        before = self.session.events
        self.note_undone(seat)
        self.session.undo(seat)
        same = len(self.session.finished_events)
        return self.next_entry(UNDO, seat, "", at, same, before[same:])

    def resign(self, seat: int, at: int) -> Entry:
        """Ends the game of two sides, of which one gives up; the entry to log."""
        finished, running = len(self.session.finished_events), self.session.running_events
        self.session.resign(seat)
        return self.next_entry(RESIGN, seat, "", at, finished, running)

    def last_decision(self, seats: Sequence[int]) -> Decision | None:
        """The last answer of one of these seats that counts; None if there is none."""
        return next((decision for decision in reversed(self.decisions) if decision.seat in seats), None)

    def brought_by(self, decision: Decision) -> list[Event]:
        """The events from a decision to the next, as the table was told them."""
        since = takewhile(lambda other: other.entry > decision.entry, reversed(self.decisions))
        later = [self.marks[other.entry - 1] for other in since]
        first = self.marks[decision.entry - 1]
        until = min(later, default=None)
        return self.events_after(first)[: None if until is None else max(until - first, 0)]

    def view(self, viewer: int) -> View:
        """The position now as somebody sees it, with what follows from it."""
        return self.shared_view.of(self.session, viewer)

    def events_since(self, sequence: int) -> int:
        """The number of the first event that has changed since entry `sequence`."""
        return min(self.marks[sequence:], default=self.event_count())

    def event_count(self) -> int:
        """How many events there are."""
        return len(self.earlier) + self.session.event_count()

    def replay(self, entry: Entry) -> None:
        """Does what an entry of the log says. Raises AnswerRefused or UndoRefused if the rules have changed."""
        if entry.kind == ANSWER:
            self.session.answer(entry.seat, entry.key)
        elif entry.kind == UNDO:
            self.note_undone(entry.seat)
            for _ in range(entry.undone):
                self.session.undo(entry.seat)
        elif entry.kind == RESIGN:
            self.session.resign(entry.seat)
        else:
            self.session.finished_events.append(notice_of(entry))
        self.sequence = entry.sequence
        self.session.sequence = entry.sequence
        self.marks.append(entry.events_from)
        self.clocks.append(entry.clocks)
        self.note_asked([entry])
        self.note_decided(entry)

    def note_undone(self, seat: int) -> None:
        """Notes where an undo of a seat goes, which takes its last answer back."""
        undone = self.last_decision([seat])
        if undone is not None:
            self.gone_back = GoneBack(undone.entry - 1, 1, undone.entry)

    def note_decided(self, entry: Entry) -> None:
        """Keeps which answers count after an entry that is no return."""
        if entry.kind == ANSWER:
            self.decisions.append(Decision(entry.sequence, entry.seat))
        elif entry.kind == UNDO:
            for _ in range(entry.undone):
                undone = self.last_decision([entry.seat])
                assert undone is not None, "what is undone was answered before"
                self.decisions.remove(undone)

    def note_asked(self, entries: list[Entry]) -> None:
        """Keeps whose question is a new one after these entries."""
        for entry in entries:
            for seat in [entry.seat] if entry.kind in (ANSWER, UNDO) else range(len(self.asked_since)):
                self.asked_since[seat] = entry.sequence

    def tell_as(self, entries: list[Entry]) -> None:
        """Tells what the log of a finished game says, however it was played here."""
        self.earlier = PackedEvents().extended(events_from(all_events(entries), self.session.game.deck))
        self.session.finished_events = []
        self.session.running_events = []
        self.session.questions = []

    def tells(self, entries: list[Entry]) -> bool:
        """Whether the session has played what these entries, its whole log, say."""
        told = events_from(all_events(entries)[len(self.earlier) :], self.session.game.deck)
        return [event_data(event) for event in self.session.events] == [event_data(event) for event in told]

    def stand_at(self, entries: list[Entry]) -> None:
        """Counts all these entries as its log, also those that were undone on the way to this state."""
        self.sequence = len(entries)
        self.session.sequence = self.sequence
        self.marks = [entry.events_from for entry in entries]
        self.clocks = [entry.clocks for entry in entries]
        self.decisions = decisions_in(entries)
        self.note_asked(entries)

    def back_from(self, later: "LiveGame", to: int, seat: int, at: int) -> Entry:
        """Makes this game, which stands at entry `to`, the one that goes on after `later`; the entry to log."""
        before, after = later.events, self.events
        same = common_beginning(before, after)
        self.sequence = later.sequence + 1
        self.session.sequence = self.sequence
        self.marks = [*later.marks, same]
        self.clocks = [*later.clocks, None]
        undone = [decision.entry for decision in later.decisions if decision.entry > to and decision.seat == seat]
        self.gone_back = GoneBack(to, len(undone), min(undone, default=0))
        entry = Entry(self.sequence, BACK, seat, str(to), at, same, [stored_event(event) for event in after[same:]])
        self.note_asked([entry])
        return entry

    def next_entry(self, kind: str, seat: int, key: str, at: int, same: int, before: list[Event]) -> Entry:
        """The entry for what the session has just done, with the events that it changed: the first `same` events of
        the session are the same, and were followed by the events `before`.
        """
        self.sequence += 1
        self.session.sequence = self.sequence
        after = self.session.events_after(same)
        common = common_beginning(before, after)
        changed_from = len(self.earlier) + same + common
        self.marks.append(changed_from)
        self.clocks.append(None)
        entry = Entry(
            self.sequence, kind, seat, key, at, changed_from, [stored_event(event) for event in after[common:]]
        )
        self.note_asked([entry])
        self.note_decided(entry)
        return entry

    def show_clocks(self, readings: list[Reading] | None) -> None:
        """Keeps what the clocks show after the last entry."""
        self.clocks[-1] = readings

    def clocks_gone_back_to(self) -> list[list[Reading]] | None:
        """What the clocks showed after the entry that was gone back to, and after each one from there to the last undo
        or return; the first is empty if that is the deal. None if an older version has logged one of them.
        """
        since = self.clocks[self.gone_back.to : -1]
        known = [readings for readings in since if readings is not None]
        if len(known) < len(since):
            return None
        before = self.clocks[self.gone_back.to - 1] if self.gone_back.to else []
        return None if before is None else [before, *known]

    def size(self) -> int:
        """About how many bytes it takes in memory."""
        session = self.session
        games = len(session.past.starts) + 2
        entries = ENTRY_BYTES * len(self.marks)
        return GAME_BYTES * games + TOLD_BYTES + entries + self.earlier.size() + EVENT_BYTES * session.event_count()

    def settled(self) -> bool:
        """Whether the game is between two actions and nothing before can be undone any more."""
        session = self.session
        if session.answers or not session.past:
            return False
        return all([session.undo_refusal(seat) for seat in range(len(session.start.players))])

    def take_snapshot(self, at_once: bool = False) -> dict[str, Any] | None:
        """The position to keep, and notes that it is kept. None in the middle of an action, while an answer could still
        be undone, and, unless `at_once`, within some entries of the last one that was kept.
        """
        if (self.sequence < self.kept + SNAPSHOTS_APART and not at_once) or not self.settled():
            return None
        self.kept = self.sequence
        return position_of(self.session.start)


def decisions_in(entries: list[Entry]) -> list[Decision]:
    """The answers of a whole log that count."""
    return [Decision(entry.sequence, entry.seat) for entry in standing_entries(entries)]


def notice_of(entry: Entry) -> Event:
    """What the table is told when the rules have changed: whether the open action starts again."""
    return RulesChangedEvent(kinds.KEPT if entry.key == str(entry.sequence - 1) else kinds.AGAIN)


def common_beginning(before: list[Event], after: list[Event]) -> int:
    """How many events two lists have in common from their beginning on."""
    same = 0
    for event, other in zip(before, after, strict=False):
        if event is not other and stored_event(event) != stored_event(other):
            break
        same += 1
    return same


def all_events(entries: list[Entry]) -> list[dict[str, Any]]:
    """The events of a table after these entries, which are all up to some point."""
    return told_by((entry.events_from, entry.events) for entry in entries)


def told_by(parts: Iterable[tuple[int, list[dict[str, Any]]]]) -> list[dict[str, Any]]:
    """The events of a table, from what each entry replaces: those from a number on, by these."""
    events: list[dict[str, Any]] = []
    for first, replacing in parts:
        del events[first:]
        events.extend(replacing)
    return events
