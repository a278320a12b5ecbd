"""The lessons on a full screen: the list, and a table with a coach."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen
from textual.widgets import OptionList, Static

from splay.lessons.lesson import Lesson
from splay.locale.catalogue import load
from splay.terminal.game_screen import GameScreen
from splay.terminal.learning.chosen import GAME, Entry, entries, next_entry
from splay.terminal.learning.coached import AGAIN, NEXT, Coached, GameTable, LessonTable
from splay.terminal.learning.progress import Progress
from splay.terminal.option_list import Choice
from splay.terminal.panels import Options
from splay.terminal.shown_table import ShownTable
from splay.terminal.words import Words
from splay.views.model import View

TO_LIST = "lessons-to-list"
"""The option that leaves a finished lesson for the list, a key of the catalogue."""


class LearningApp(App[int]):
    """The list of lessons and what is chosen from it; ends with the exit status."""

    CSS_PATH = "../splay.tcss"
    TITLE = "Splay"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, progress: Progress, chosen: Lesson | str | None = None, language: str = "en") -> None:
        super().__init__()
        self.progress = progress
        self.chosen = chosen
        self.language = language

    def on_mount(self) -> None:
        """Shows the list, over it what was chosen already."""
        self.push_screen(LessonList(self.progress, self.language))
        if self.chosen is not None:
            self.take(self.chosen)

    def take(self, chosen: Lesson | str) -> None:
        """Opens a lesson or the first game."""
        if isinstance(chosen, Lesson):
            table: Coached = LessonTable(chosen, self.progress, self.language)
        else:
            table = GameTable(self.progress, self.language)
        self.push_screen(CoachedScreen(table))
        if table.changed:
            self.notify(table.words.text("lessons-changed"))


class LessonList(Screen[None]):
    """The lessons and the first game, with how far somebody is; a digit, a letter or Enter takes one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "leave", "Quit"),
        Binding("ctrl+c", "leave", "Quit", priority=True),
    ]

    def __init__(self, progress: Progress, language: str) -> None:
        super().__init__()
        self.progress = progress
        self.catalogue = load(language)
        self.words = Words(self.catalogue, [], [])
        self.entries: list[Entry] = []

    def compose(self) -> ComposeResult:
        """A heading, the list, the keys."""
        yield Static(self.catalogue.text("lessons-welcome"), id="header")
        yield Options()
        yield Static(self.catalogue.text("lessons-list-keys"), id="keys")

    def on_screen_resume(self) -> None:
        """Shows the list anew, as something may have been finished."""
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Shows the list, with the cursor on what comes next."""
        self.entries = entries(self.progress, self.catalogue)
        options = self.query_one(Options)
        offered = [Choice(str(place), entry.label, None, "") for place, entry in enumerate(self.entries)]
        options.show(self.words, offered)
        options.highlighted = next_entry(self.progress, self.catalogue)
        options.focus()

    def on_key(self, event: Key) -> None:
        """Digits and capital letters take a lesson."""
        choice = self.query_one(Options).by_key(event.character or "")
        if choice is not None:
            event.stop()
            self.take(choice)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Enter takes the lesson under the cursor."""
        choice = self.query_one(Options).current()
        if choice is not None:
            self.take(choice)

    def take(self, choice: Choice) -> None:
        """Opens what was chosen."""
        assert isinstance(self.app, LearningApp)
        lesson = self.entries[int(choice.key)].chosen
        self.app.take(GAME if lesson is None else lesson)

    def action_leave(self) -> None:
        """Ends the program."""
        self.app.exit(0)


class CoachedScreen(GameScreen):
    """A table with a coach: what the coach says stands above the question, what can be said to the coach below it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "next", "Next"),
        Binding("b", "undo", "Back"),
        Binding("m", "show_move", "Show me"),
    ]
    keys = "lessons-keys"

    def __init__(self, table: Coached) -> None:
        super().__init__(table)
        self.coached = table

    def heading(self, view: View) -> str:
        """The line at the top: the step of a lesson."""
        if isinstance(self.coached, LessonTable):
            return self.coached.coach_heading()
        return super().heading(view)

    def go_on(self) -> None:
        """Lets the game go on, once the coach has spoken about what the reader has done."""
        if self.coached.speaks_first():
            self.thinking = False
            self.show()
        else:
            super().go_on()

    def notices(self) -> list[str]:
        """What the coach says."""
        return [] if self.thinking else self.coached.coach_lines()

    def awaited(self) -> str:
        """Nothing while the coach waits; who is waited for in a game."""
        coach_waits = isinstance(self.coached, LessonTable) or self.coached.speaks_first()
        return "" if coach_waits else super().awaited()

    def more_options(self) -> list[Choice]:
        """What can be said to the coach."""
        steps: Sequence[str] = [] if self.thinking else self.coached.coach_steps()
        if isinstance(self.coached, LessonTable) and self.coached.runner.finished:
            steps = [TO_LIST, *steps]
        return [Choice(step, self.words.text(step), None, "") for step in steps]

    def choose(self, choice: Choice) -> None:
        """Says something to the coach, or gives an answer."""
        if choice.key == TO_LIST:
            self.leave_for_list()
        elif choice.key in self.coached.coach_steps():
            self.coached.tell_coach(choice.key)
            self.go_on()
        else:
            super().choose(choice)

    def action_next(self) -> None:
        """Next, or Try again, if the coach waits for it."""
        for step in (NEXT, AGAIN):
            if not self.thinking and step in self.coached.coach_steps():
                self.coached.tell_coach(step)
                self.go_on()
                return

    def action_show_move(self) -> None:
        """Moves the cursor to a right move."""
        options = self.query_one(Options)
        hint = self.coached.runner.hint() if isinstance(self.coached, LessonTable) else None
        if hint is not None:
            options.highlighted = [choice.key for choice in options.choices].index(hint)

    def action_save(self) -> None:
        """Says that everything is kept anyway."""
        self.notify(self.words.text("lessons-kept"))

    def action_quit_game(self) -> None:
        """Leaves for the list; it goes on from here next time."""
        self.leave_for_list()

    def leave_for_list(self) -> None:
        """Leaves for the list."""
        self.dismiss()

    def rematch(self) -> None:
        """Plays again, without a coach."""
        table: ShownTable = self.table.rematch()
        self.app.switch_screen(GameScreen(table))
