"""Tables with a coach: a lesson, and the first game."""

from typing import Final

from splay.lessons.guided.game import EASY, NAME, GuidedGame, guided_secret, resumed_game
from splay.lessons.lesson import READER, Lesson
from splay.lessons.runner import ASKS, FINISHED, WAS_WRONG, BadProgress, LessonRunner, resumed
from splay.lessons.shelf import first_lessons
from splay.locale import catalogue
from splay.terminal.learning.meant import card_lines
from splay.terminal.learning.progress import Progress
from splay.terminal.options import HUMAN, NAMES
from splay.terminal.saving import SavedGame
from splay.terminal.shown_table import ShownTable
from splay.terminal.story import Line, Story
from splay.terminal.table import TerminalTable
from splay.terminal.words import Words
from splay.views.messages import Message
from splay.views.model import QuestionView, View
from splay.views.preview import Preview, preview

NEXT: Final = "coach-next"
AGAIN: Final = "coach-again"
BACK: Final = "coach-back"
RESTART: Final = "coach-restart"


class Coached(ShownTable):
    """A table with a coach. `changed` says that what was kept did not fit any more, so that it began again."""

    changed = False

    def coach_lines(self) -> list[str]:
        """What the coach says now, and what is meant; nothing if the coach is silent."""
        raise NotImplementedError

    def coach_steps(self) -> list[str]:
        """What can be said to the coach: keys of the catalogue."""
        raise NotImplementedError

    def tell_coach(self, step: str) -> None:
        """Says one of these to the coach."""
        raise NotImplementedError

    def speaks_first(self) -> bool:
        """Whether the coach has something to say before the others go on."""
        return False

    def said(self, title: Message, text: Message, place: Message | None) -> list[str]:
        """What a coach says, in words."""
        lines = [self.words.message(title), self.words.message(text)]
        return lines if place is None else [*lines, self.words.text("lessons-look", place=self.words.message(place))]


class LessonTable(Coached):
    """The table of a lesson, where the reader was."""

    def __init__(self, lesson: Lesson, progress: Progress, language: str = "en") -> None:
        self.progress = progress
        place = progress.kept.begun.get(lesson.name)
        try:
            self.runner = LessonRunner(lesson) if place is None else resumed(lesson, place)
        except BadProgress:
            self.changed = True
            self.runner = LessonRunner(lesson)
        names = [NAMES[0], *lesson.players]
        seats = [HUMAN, *[EASY] * len(lesson.players)]
        super().__init__(catalogue.load(language), names, seats, self.runner.session.start.deck, READER)
        self.tell_anew()

    def tell_anew(self) -> None:
        """Tells the story of the session from its beginning."""
        words = Words(self.words.catalogue, self.names, list(self.words.deck.values()), READER)
        self.told = Story(self.runner.session, words, READER)
        self.looked = len(self.told.lines())

    def view(self) -> View:
        return self.runner.table_view()

    def question(self) -> QuestionView | None:
        return self.runner.question_view()

    def asked(self) -> list[int]:
        return [] if self.runner.question() is None else [READER]

    def answer(self, seat: int, key: str) -> None:
        self.looked = len(self.story())
        self.runner.answer(key)
        self.keep()

    def undo_asks(self) -> list[int] | None:
        return [] if BACK in self.coach_steps() or self.runner.state == WAS_WRONG else None

    def undo(self) -> None:
        self.tell_coach(BACK)

    def preview(self, key: str) -> Preview:
        session = self.runner.session
        return preview(session.start, READER, READER, key, answers=session.answers)

    def story(self) -> list[Line]:
        return self.told.lines()

    def old_lines(self) -> int:
        return min(self.looked, len(self.story()))

    @property
    def may_resign(self) -> bool:
        """Nobody gives a lesson up: it is left, and goes on where it was."""
        return False

    def with_strength(self, seat: int, name: str) -> str:
        """The name alone: nobody here is strong or weak."""
        return name

    def coach_lines(self) -> list[str]:
        coach = self.runner.coach()
        lines = self.said(coach.title, coach.text, coach.place)
        if self.runner.finished:
            finished = [self.words.text("lessons-finished", title=self.words.message(coach.lesson_title))]
            last = self.runner.lesson == first_lessons()[-1]
            return [*finished, self.words.text("lessons-ready")] if last else finished
        if coach.state == WAS_WRONG:
            return lines[:2]
        return [*lines, *[f"  {line}" for line in card_lines(self, coach.points_at)]]

    def coach_heading(self) -> str:
        """Which step of which lesson it is."""
        coach = self.runner.coach()
        title = self.words.message(coach.lesson_title)
        return self.words.text("lessons-heading", title=title, step=coach.step, steps=coach.steps)

    def coach_steps(self) -> list[str]:
        state = self.runner.state
        if state == WAS_WRONG:
            return [AGAIN]
        steps = [] if state in (ASKS, FINISHED) else [NEXT]
        return [*steps, *([BACK] if self.runner.number else []), *([RESTART] if state == FINISHED else [])]

    def tell_coach(self, step: str) -> None:
        self.looked = len(self.story())
        if step == BACK:
            self.runner.back()
        elif step == RESTART:
            self.runner.restart()
            self.tell_anew()
        else:
            self.runner.next()
        self.keep()

    def keep(self) -> None:
        """Keeps where the reader is. Raises OSError."""
        name = self.runner.lesson.name
        if self.runner.finished:
            self.progress.finish(name)
        else:
            self.progress.at(name, self.runner.to_json())


class GameTable(TerminalTable, Coached):
    """The table of the first game, where the reader was."""

    def __init__(self, progress: Progress, language: str = "en") -> None:
        self.progress = progress
        changed = False
        try:
            self.guided = GuidedGame() if progress.kept.game is None else resumed_game(progress.kept.game)
        except BadProgress:
            changed = True
            self.guided = GuidedGame()
        seats, names = [HUMAN, EASY], [NAMES[0], NAME]
        super().__init__(SavedGame(self.guided.session, seats, names, guided_secret()), language)
        self.changed = changed

    def think(self, seat: int) -> str:
        return self.guided.think()

    def answer(self, seat: int, key: str) -> None:
        if seat in self.looked:
            self.looked[seat] = len(self.stories[seat].lines())
            self.guided.answer(key)
        else:
            self.session.answer(seat, key)
        self.keep()

    def undo(self) -> None:
        super().undo()
        self.guided.looked = min(self.guided.looked, self.session.event_count())
        self.keep()

    def resign(self) -> None:
        super().resign()
        self.keep()

    def coach_lines(self) -> list[str]:
        comment = self.guided.comment()
        return [] if comment is None else self.said(comment.title, comment.text, comment.place)

    def coach_steps(self) -> list[str]:
        return [] if self.guided.comment() is None else [NEXT]

    def speaks_first(self) -> bool:
        session = self.session
        others_turn = session.game.started and session.game.turn_seat != READER and not session.answers
        return not self.over and others_turn and self.guided.comment() is not None

    def tell_coach(self, step: str) -> None:
        self.guided.next()
        self.keep()

    def keep(self) -> None:
        """Keeps where the reader is. Raises OSError."""
        self.progress.in_game(None if self.over else self.guided.to_json())
