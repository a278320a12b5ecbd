"""`splay replay`: a recorded game, told again step by step."""

import sys
from typing import TextIO

import msgspec

from splay.core.scenario import options_of
from splay.locale import catalogue
from splay.locale.catalogue import ORIGINAL
from splay.records import BadRecord, Record, load
from splay.sets import deck_for
from splay.terminal.options import NAMES
from splay.terminal.story import Line, Story, tell
from splay.terminal.words import Words
from splay.views.events import event_view
from splay.views.model import EventView, ResultView
from splay.views.resignation import with_resigned
from splay.views.result_messages import told_result
from splay.views.view import SPECTATOR, result_view


def replay_command(path: str, language: str = ORIGINAL) -> int:
    """Tells the game in a file: turn by turn at a terminal, all at once into a pipe. Raises BadRecord or OSError."""
    retelling = Retelling(load(path), sys.stdout, language)
    if sys.stdin.isatty() and sys.stdout.isatty():
        retelling.tell_by_turns(sys.stdin)
    else:
        retelling.tell_all()
    return 0


class Retelling:
    """A record told again, as everybody at the table could see it."""

    def __init__(self, record: Record, sink: TextIO, language: str = ORIGINAL) -> None:
        options = options_of(record.start)
        self.words = Words(catalogue.load(language), record.names or NAMES[: options.players], deck_for(options))
        self.result: ResultView | None
        if record.broken:
            self.lines = [self.warning(record.broken), *as_written(record, self.words)]
            self.result = result_as_written(record)
        else:
            session = record.session()
            self.lines = Story(session, self.words, SPECTATOR).lines()
            ended, gone = session.game.result, [seat for seat, _ in record.resigned]
            self.result = None if ended is None else told_result(with_resigned(result_view(ended), gone))
        self.sink = sink

    def warning(self, reason: str) -> Line:
        """That the record is told as it was written down, because these rules cannot play it, and why."""
        return Line(0, self.words.text("replay-told", reason=reason))

    def tell_all(self) -> None:
        """Tells everything at once."""
        self.tell(self.lines)
        self.tell_end()

    def tell_by_turns(self, source: TextIO) -> None:
        """Tells a turn for each line that is read; stops at the end of the input or at "quit"."""
        turn: list[Line] = []
        for line in self.lines:
            if line.depth == 0 and any(told.depth > 0 for told in turn):
                self.tell(turn)
                turn = []
                self.sink.write(self.words.text("replay-next") + "\n")
                self.sink.flush()
                said = source.readline()
                if not said or said.strip().lower() == "quit":
                    return
            turn.append(line)
        self.tell(turn)
        self.tell_end()

    def tell(self, lines: list[Line]) -> None:
        """Writes lines, each standing in by its depth."""
        for line in lines:
            self.sink.write(line.indented() + "\n")

    def tell_end(self) -> None:
        """Writes the result, or that the game is not over."""
        if self.result is None:
            self.sink.write(self.words.text("replay-unfinished") + "\n")
        else:
            self.sink.write("\n".join([self.words.message(message) for message in self.result.messages]) + "\n")


def as_written(record: Record, words: Words) -> list[Line]:
    """The story of a record by its own events. Raises BadRecord."""
    lines = []
    before: EventView | None = None
    for event in record.told_events():
        seen = event_view(event, SPECTATOR)
        lines.append(tell(words, seen, before))
        before = seen
    return [line for line in lines if line is not None]


def result_as_written(record: Record) -> ResultView | None:
    """The result that the server wrote into a record, None if there is none. Raises BadRecord."""
    try:
        result = msgspec.convert(record.meta.get("result"), ResultView | None)
    except msgspec.ValidationError as error:
        raise BadRecord(f"meta.result: {error}") from error
    return None if result is None else told_result(result)
