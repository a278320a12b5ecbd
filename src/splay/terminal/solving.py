"""`splay solve`: a puzzle in plain lines."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from io import TextIOWrapper
from typing import Final, TextIO

from splay.core.session import UndoRefused
from splay.locale import catalogue
from splay.locale.catalogue import ORIGINAL
from splay.puzzles.naming import cards_by_key, name_of
from splay.puzzles.position_text import SOLVER
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.puzzle_file import puzzle_of_day, shipped
from splay.puzzles.solving import SOLVED, NotNow, Solving
from splay.puzzles.texts import OPPONENT, attempt_action, task, why_it_fails
from splay.terminal.commands import COMMON, Command, Commands, Lines
from splay.terminal.described import table_lines
from splay.terminal.option_list import Choice, choices, numbered
from splay.terminal.options import HUMAN, NAMES
from splay.terminal.shown_table import ShownTable
from splay.terminal.story import Line, Story
from splay.terminal.words import Words
from splay.views.facts import facts_of
from splay.views.model import QuestionView, View
from splay.views.preview import Preview, preview
from splay.views.questions import question_view
from splay.views.view import view_of
from splay.views.wording import Wording

OTHER_STRENGTH: Final = "rule"
NOT_HERE: Final = ("resign",)
"""The commands of other tables that a puzzle has no use for."""


def solve(key: str | None, language: str = ORIGINAL) -> int:
    """Puts a puzzle, that of today if none is named; the exit status. Raises ValueError if there is no such puzzle."""
    puzzle = puzzle_of_day(shipped(), datetime.now(UTC).date().isoformat()) if key is None else shipped().get(key)
    if puzzle is None:
        raise ValueError(f"{key}: there is no such puzzle; splay puzzles list has all")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    PlainPuzzle(PuzzleTable(puzzle, language), sys.stdin, sys.stdout).run()
    return 0


def english_name(puzzle: Puzzle) -> str:
    """What a puzzle is called in English."""
    return Wording(catalogue.load(), [], list(cards_by_key().values())).message(name_of(puzzle))


class PuzzleTable(ShownTable):
    """The table of a puzzle."""

    def __init__(self, puzzle: Puzzle, language: str = "en") -> None:
        self.solving = Solving(puzzle)
        names, deck = [NAMES[0], OPPONENT], self.solving.session.start.deck
        super().__init__(catalogue.load(language), names, [HUMAN, OTHER_STRENGTH], deck, SOLVER)

    def view(self) -> View:
        game = self.solving.session.game
        return view_of(game, SOLVER, facts_of(game))

    def question(self) -> QuestionView | None:
        question, session = self.solving.question(), self.solving.session
        return None if question is None else question_view(session.game, question, session.sequence, SOLVER)

    def asked(self) -> list[int]:
        return [] if self.solving.question() is None else [SOLVER]

    def answer(self, seat: int, key: str) -> None:
        self.solving.answer(key)

    def undo_asks(self) -> list[int] | None:
        return [] if self.solving.answers else None

    def undo(self) -> None:
        self.solving.undo()

    def preview(self, key: str) -> Preview:
        session = self.solving.session
        return preview(session.start, SOLVER, SOLVER, key, answers=session.answers)

    def story(self) -> list[Line]:
        words = Words(self.words.catalogue, self.names, list(self.words.deck.values()), SOLVER)
        return Story(self.solving.session, words, SOLVER).lines()

    def old_lines(self) -> int:
        return len(self.story())

    def with_strength(self, seat: int, name: str) -> str:
        """The name alone: nobody plays on here."""
        return name


class PlainPuzzle(Commands):
    """A puzzle in plain lines. `run` goes on until it is done, "quit" is said, or the input ends."""

    def __init__(self, table: PuzzleTable, source: Lines, sink: TextIO) -> None:
        super().__init__(table, source, sink)
        self.solving = table.solving
        self.commands: dict[str, Command] = {name: do for name, do in COMMON.items() if name not in NOT_HERE}
        self.commands["help"] = PlainPuzzle.help_here
        self.steps: dict[str, Callable[[], None]] = {
            "undo": self.solving.undo,
            "restart": self.solving.restart,
            "check": self.solving.check,
            "hint": self.solving.take_hint,
            "solution": self.solving.give_up,
        }

    def run(self) -> None:
        """Puts the puzzle until it is done."""
        puzzle = self.solving.puzzle
        self.say(self.words.message(name_of(puzzle)), self.words.message(task(puzzle)))
        self.say(self.words.text("solve-help"), "")
        self.say(*table_lines(self.table))
        self.told = len(self.table.story())
        while not self.leaving and not self.solving.done:
            self.tell_news()
            question = self.table.question()
            if question is not None:
                self.put(question, choices(self.table, question))
            self.say(self.words.text("solve-played" if question is None else "solve-say"))
            line = self.source.readline()
            if not line:
                return
            self.follow(line.strip().lower())
        if self.solving.done:
            self.tell_solution()

    def follow(self, line: str) -> None:
        """Does what a line says: a number of an option, a step, a command. An empty line checks what was played."""
        question = self.table.question()
        offered: list[Choice] = [] if question is None else choices(self.table, question)
        command, _, rest = line.partition(" ")
        if not command and question is None:
            command = "check"
        by_number = numbered(offered)
        if command.isdecimal() and int(command) in by_number:
            self.table.answer(SOLVER, by_number[int(command)].key)
        elif command in self.steps:
            self.take_step(command)
        elif command in self.commands:
            self.commands[command](self, rest.strip())
        else:
            self.say(self.words.text("solve-not-understood", line=line))

    def take_step(self, word: str) -> None:
        """Does what is no move, and says what comes of it."""
        try:
            self.steps[word]()
        except UndoRefused:
            self.say(self.words.text("solve-nothing-to-undo"))
            return
        except NotNow as error:
            self.say(self.words.text(f"refusal-{error.word}"))
            return
        self.told = min(self.told, len(self.table.story()))
        verdict = self.solving.verdict() if word == "check" else None
        if verdict is not None:
            self.say(self.words.text("solve-wrong", why=self.words.message(verdict)))
        elif word == "hint":
            self.say(self.words.message(self.solving.hint_messages()[-1]))

    def tell_solution(self) -> None:
        """Says how it ended, the solution, and why other actions fail."""
        solving, puzzle = self.solving, self.solving.puzzle
        key = "solve-done" if solving.state == SOLVED else "solve-given-up"
        self.say("", self.words.text(key, tries=solving.tries))
        self.say(*[f"  {self.words.message(action)}" for action in solving.solution_messages()])
        self.say(self.words.text("solve-why-not"))
        for attempt in puzzle.tries:
            action, why = attempt_action(puzzle, attempt), why_it_fails(puzzle, attempt)
            self.say(self.words.text("solve-fails", action=self.words.message(action), why=self.words.message(why)))

    def help_here(self, rest: str) -> None:
        """Prints what can be said at a puzzle, or a topic of the rules."""
        if rest:
            self.help(rest)
        else:
            self.say(self.words.text("solve-help"))
