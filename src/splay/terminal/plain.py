"""The plain mode: lines out, lines in, no control codes. For pipes, screen readers and small terminals."""

from pathlib import Path
from typing import Final, TextIO

from splay.distribution import program
from splay.terminal.commands import COMMON, Commands, Lines
from splay.terminal.described import own_lines, table_lines
from splay.terminal.option_list import Choice, choices, numbered
from splay.terminal.options import HUMAN
from splay.terminal.table import TerminalTable
from splay.views.model import QuestionView

YES: Final = "yes"
LINES_TO_HIDE: Final = 50
"""The empty lines that push what one person saw out of the next one's sight."""


class Plain(Commands):
    """A game in plain lines. `run` plays it until it is over, "quit" is said, or the input ends."""

    def __init__(self, table: TerminalTable, source: Lines, sink: TextIO) -> None:
        super().__init__(table, source, sink)
        self.table: TerminalTable = table
        self.commands = {**COMMON, "undo": Plain.undo, "save": Plain.save, "rematch": Plain.rematch}

    def run(self) -> int:
        """Plays; the exit status, which is 0 also when the input ends."""
        self.say(self.words.text("plain-welcome"))
        if self.table.opening:
            self.say(self.table.opening)
        while not self.leaving:
            self.let_agents_answer()
            if self.table.over:
                self.tell_news()
                self.tell_end()
                self.after_end()
                continue
            if not self.handed_over():
                break
            self.tell_news()
            self.ask()
        return 0

    def let_agents_answer(self) -> None:
        """Lets the computers go on until a person must, or the game is over."""
        self.table.let_agents_answer()

    def hear(self) -> str | None:
        """The next line that is read, None at the end of the input."""
        line = self.source.readline()
        return line.strip() if line else None

    def handed_over(self) -> bool:
        """Makes the person who is asked the viewer, after they said that they are there; False if nobody did."""
        seat = self.table.next_viewer()
        if seat is None:
            return True
        self.tell_news()
        self.say(*[""] * LINES_TO_HIDE, self.words.text("plain-hand-over", player=self.words.player(seat)))
        if self.hear() is None:
            return False
        self.table.viewer = seat
        self.told = self.table.looked[seat]
        return True

    def tell_end(self) -> None:
        """Tells the result."""
        result = self.table.view().result
        assert result is not None
        self.say("", *[self.words.message(message) for message in result.messages])

    def after_end(self) -> None:
        """Follows commands until the end of the game is undone, there is a rematch, or the person leaves; if only
        computers played, nobody is waited for.
        """
        if HUMAN not in self.table.sat:
            self.leaving = True
            return
        self.say(self.words.text("plain-over", undo="no" if self.table.undo_asks() is None else "yes"))
        while self.table.over and not self.leaving:
            command, _, rest = (self.hear() or "quit").partition(" ")
            self.commands.get(command.lower(), Plain.quit)(self, rest.strip())

    def rematch(self, rest: str) -> None:
        """Plays again, once the game is over."""
        if not self.table.over:
            self.say(self.words.text("rematch-not-yet"))
            return
        self.table = self.table.rematch()
        self.words = self.table.words
        self.told, self.turn_told = 0, None

    def ask(self) -> None:
        """Puts the viewer's question, then follows commands until it is answered, or one before is undone."""
        question = self.table.question()
        assert question is not None
        if question.why is None:
            self.say("", *self.position())
        offered = choices(self.table, question)
        self.put(question, offered)
        sequence = self.table.session.sequence
        while not self.leaving and self.table.session.sequence == sequence:
            self.follow(question, offered)

    def position(self) -> list[str]:
        """The whole table once a turn, then what the viewer has: what else has changed was told as news."""
        turn = (self.table.viewer, self.table.session.game.turn_number)
        lines = own_lines(self.table) if turn == self.turn_told else table_lines(self.table)
        self.turn_told = turn
        return lines

    def follow(self, question: QuestionView, offered: list[Choice]) -> None:
        """Reads one line: the number of an option, or a command."""
        self.say(self.words.text("plain-your-answer"))
        line = self.hear()
        if line is None:
            self.leaving = True
            return
        command, _, rest = line.partition(" ")
        by_number = numbered(offered)
        if command.isdecimal() and int(command) in by_number:
            self.table.answer(question.seat, by_number[int(command)].key)
        elif command.lower() in self.commands:
            self.commands[command.lower()](self, rest.strip())
        else:
            self.say(self.words.text("plain-not-understood", line=line, number=max(by_number)))

    def undo(self, rest: str) -> None:
        """Undoes the last decision here; if others must agree, only after it was said that they do."""
        asks = self.table.undo_asks()
        if asks is None:
            self.say(self.words.text("undo-nothing"))
            return
        if asks and rest.lower() != YES:
            self.say(self.words.text("undo-everyone-say"))
            return
        self.table.undo()
        self.told = min(self.told, len(self.table.story()))
        self.say(self.words.text("undo-done"))

    def save(self, rest: str) -> None:
        """Writes the game to a file."""
        if not rest:
            self.say(self.words.text("save-where"))
            return
        try:
            self.table.save(Path(rest))
        except OSError as error:
            self.say(self.words.text("save-failed", file=rest, error=error.strerror or str(error)))
        else:
            self.say(self.words.text("save-done", splay=program(), file=rest))
