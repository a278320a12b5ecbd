"""The lessons in plain lines: the list, a lesson, the first game."""

from typing import Final, TextIO

from splay.lessons.lesson import Lesson
from splay.lessons.runner import ASKS, EXPLAINS
from splay.locale.catalogue import load
from splay.terminal.commands import COMMON, Command, Commands, Lines
from splay.terminal.described import table_lines
from splay.terminal.learning.chosen import GAME, Entry, entries, next_entry
from splay.terminal.learning.coached import AGAIN, BACK, NEXT, RESTART, GameTable, LessonTable
from splay.terminal.learning.meant import place_lines
from splay.terminal.learning.progress import Progress
from splay.terminal.option_list import Choice, choices, numbered
from splay.terminal.plain import Plain
from splay.views.model import QuestionView

WORDS_OF_STEPS: Final = {"next": NEXT, "again": AGAIN, "back": BACK, "restart": RESTART}
"""What can be said to the coach."""
NOT_HERE: Final = ("resign",)
"""The commands of other tables that a lesson has no use for."""


class PlainLessons:
    """The list of lessons, and whatever is chosen from it. `run` goes on until "quit" is said, or the input ends."""

    def __init__(self, progress: Progress, source: Lines, sink: TextIO, language: str = "en") -> None:
        self.progress = progress
        self.source = source
        self.sink = sink
        self.language = language
        self.catalogue = load(language)

    def say(self, *lines: str) -> None:
        """Writes lines."""
        for line in lines:
            self.sink.write(line + "\n")
        self.sink.flush()

    def run(self, chosen: Lesson | str | None = None) -> int:
        """Takes what was chosen already, then shows the list; the exit status."""
        while True:
            if chosen is None:
                chosen = self.choose()
            if chosen is None:
                return 0
            if not self.take(chosen):
                return 0
            chosen = None

    def choose(self) -> Lesson | str | None:
        """Shows the list, and reads which one; None for none."""
        offered = entries(self.progress, self.catalogue)
        proposed = next_entry(self.progress, self.catalogue) + 1
        self.say("", self.catalogue.text("lessons-welcome"), *self.listed(offered))
        while True:
            self.say(self.catalogue.text("lessons-which", number=proposed))
            line = self.source.readline()
            said = line.strip().lower() or str(proposed)
            if not line or said == "quit":
                return None
            if said.isdecimal() and 1 <= int(said) <= len(offered):
                lesson = offered[int(said) - 1].chosen
                return GAME if lesson is None else lesson
            self.say(self.catalogue.text("lessons-no-such", line=said, number=len(offered)))

    def listed(self, offered: list[Entry]) -> list[str]:
        """The list, numbered."""
        return [f"  {number} {entry.label}" for number, entry in enumerate(offered, 1)]

    def take(self, chosen: Lesson | str) -> bool:
        """Takes a lesson or plays the first game; whether there is more input."""
        if isinstance(chosen, Lesson):
            lesson = PlainLesson(LessonTable(chosen, self.progress, self.language), self.source, self.sink)
            return lesson.take()
        game = PlainGame(GameTable(self.progress, self.language), self.source, self.sink)
        game.run()
        return not game.ended


class PlainLesson(Commands):
    """A lesson in plain lines. `take` goes on until it is over, "quit" is said, or the input ends."""

    def __init__(self, table: LessonTable, source: Lines, sink: TextIO) -> None:
        super().__init__(table, source, sink)
        self.table: LessonTable = table
        self.ended = False
        self.commands: dict[str, Command] = {name: do for name, do in COMMON.items() if name not in NOT_HERE}
        self.commands["help"] = PlainLesson.help_here

    def take(self) -> bool:
        """Takes the lesson; whether there is more input."""
        if self.table.changed:
            self.say(self.words.text("lessons-changed"))
        self.say(self.words.text("lessons-plain-help"), "", *table_lines(self.table))
        while not self.leaving:
            self.tell_news()
            self.tell_step()
            self.follow_until_something_changes()
        return not self.ended

    def tell_step(self) -> None:
        """Says what the coach says, and puts the question if a move is waited for."""
        lines, coach = self.table.coach_lines(), self.table.runner.coach()
        if coach.state in (EXPLAINS, ASKS):
            lines += [f"  {line}" for line in place_lines(self.table, coach.points_at)]
        if not self.table.runner.finished:
            lines = [self.table.coach_heading(), *lines]
        self.say("", *lines)
        question = self.table.question()
        if question is not None:
            self.put(question, choices(self.table, question))

    def follow_until_something_changes(self) -> None:
        """Reads lines until one does something in the lesson, or leaves it."""
        runner = self.table.runner
        before = (runner.state, runner.number, runner.done[:])
        while not self.leaving and (runner.state, runner.number, runner.done) == before:
            self.say(self.words.text(f"lessons-say-{runner.state}"))
            line = self.source.readline()
            if not line:
                self.leaving = self.ended = True
                return
            self.follow(line.strip())

    def follow(self, line: str) -> None:
        """Does what a line says: a number of an option, a word to the coach, a command. An empty line is Next."""
        question = self.table.question()
        offered: list[Choice] = [] if question is None else choices(self.table, question)
        command, _, rest = line.lower().partition(" ")
        steps, by_number = self.table.coach_steps(), numbered(offered)
        if self.table.runner.finished and command in ("", "next"):
            self.leaving = True
        elif not command and steps and steps[0] in (NEXT, AGAIN):
            self.table.tell_coach(steps[0])
        elif WORDS_OF_STEPS.get(command) in steps:
            self.table.tell_coach(WORDS_OF_STEPS[command])
        elif command == "next" and AGAIN in steps:
            self.table.tell_coach(AGAIN)
        elif command.isdecimal() and int(command) in by_number:
            self.answer(question, by_number[int(command)].key)
        elif command == "show":
            self.show(offered)
        elif command in self.commands:
            self.commands[command](self, rest.strip())
        else:
            asks = "yes" if self.table.runner.state == ASKS else "no"
            self.say(self.words.text("lessons-not-understood", line=line, asks=asks))

    def show(self, offered: list[Choice]) -> None:
        """Says which move is right."""
        hint = self.table.runner.hint()
        if hint is None:
            self.say(self.words.text("lessons-no-move"))
            return
        right = next(choice for choice in offered if choice.key == hint)
        self.say(self.words.text("lessons-hint", number=right.number, move=right.label))

    def answer(self, question: QuestionView | None, key: str) -> None:
        """Does a move."""
        assert question is not None
        self.table.answer(question.seat, key)

    def help_here(self, rest: str) -> None:
        """Prints what can be said in a lesson, or a topic of the rules."""
        if rest:
            self.help(rest)
        else:
            self.say(self.words.text("lessons-plain-help"))


class PlainGame(Plain):
    """The first game in plain lines, with the coach's comments before each question, and on the reader's turn before
    the other one's.
    """

    def __init__(self, table: GameTable, source: Lines, sink: TextIO) -> None:
        super().__init__(table, source, sink)
        self.coached = table
        self.ended = False

    def run(self) -> int:
        """Plays; the exit status."""
        if self.coached.changed:
            self.say(self.words.text("lessons-changed"))
        return super().run()

    def hear(self) -> str | None:
        """The next line that is read, None at the end of the input."""
        line = super().hear()
        self.ended = line is None
        return line

    def let_agents_answer(self) -> None:
        """Lets the computer go on, once the coach has spoken about what the reader has done."""
        if self.table is self.coached and self.coached.speaks_first():
            self.tell_news()
            self.tell_comments()
        super().let_agents_answer()

    def ask(self) -> None:
        """Says what the coach has to say, then puts the question."""
        self.tell_comments()
        super().ask()

    def tell_comments(self) -> None:
        """Says all that the coach has to say now."""
        while self.table is self.coached and (lines := self.coached.coach_lines()):
            self.say("", *lines)
            self.coached.tell_coach(NEXT)
