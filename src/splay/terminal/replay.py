"""`splay replay`: a recorded game, told again step by step."""

import sys
from typing import TextIO

from splay.locale import catalogue
from splay.records import Record, load
from splay.sets import deck_for
from splay.terminal.options import NAMES
from splay.terminal.story import Line, Story
from splay.terminal.words import Words
from splay.views.view import SPECTATOR, result_view


def replay_command(path: str) -> int:
    """Tells the game in a file: turn by turn at a terminal, all at once into a pipe. Raises BadRecord or OSError."""
    retelling = Retelling(load(path), sys.stdout)
    if sys.stdin.isatty() and sys.stdout.isatty():
        retelling.tell_by_turns(sys.stdin)
    else:
        retelling.tell_all()
    return 0


class Retelling:
    """A record told again, as everybody at the table could see it."""

    def __init__(self, record: Record, sink: TextIO) -> None:
        session = record.session()
        options = session.game.options
        self.words = Words(catalogue.load(), record.names or NAMES[: options.players], deck_for(options))
        self.lines = Story(session, self.words, SPECTATOR).lines()
        self.result = session.game.result
        self.sink = sink

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
            self.sink.write("\n".join(self.words.result(result_view(self.result))) + "\n")
