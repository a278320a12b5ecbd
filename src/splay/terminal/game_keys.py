"""What the command keys of the game's screen do."""

from pathlib import Path
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.screen import Screen

from splay.distribution import program
from splay.terminal.advice import advice_lines
from splay.terminal.cards_screen import CardsScreen
from splay.terminal.described import goal_lines, table_lines
from splay.terminal.dialogs import AgreeDialog, HelpDialog, LineDialog, QuitDialog, TextDialog
from splay.terminal.option_list import effect_lines
from splay.terminal.panels import Options
from splay.terminal.previews import in_full
from splay.terminal.shown_table import ShownTable
from splay.views.preview import NoSuchAction

PROPOSED_FILE: Final = "splay-game.json"
TO_HAND_OVER: Final = "hand-over"
"""The key of the one option that is no answer: handing the screen over."""


class GameKeys(Screen[None]):
    """The commands of the game's screen; a subclass shows the game and says how it goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "look", "Look"),
        Binding("question_mark,f1,h", "help", "Help"),
        Binding("c", "cards", "Cards"),
        Binding("t", "table", "Table"),
        Binding("g", "goals", "Goals"),
        Binding("w", "advice", "What would you do?"),
        Binding("l", "log", "Log"),
        Binding("u", "undo", "Undo"),
        Binding("r", "rematch", "Rematch"),
        Binding("s", "save", "Save"),
        Binding("q", "quit_game", "Quit"),
        Binding("ctrl+c", "quit_game", "Quit", priority=True),
    ]

    def __init__(self, table: ShownTable) -> None:
        super().__init__()
        self.table = table
        self.words = table.words
        self.thinking = False

    def go_on(self) -> None:
        """Lets the game go on, and shows it."""
        raise NotImplementedError

    def action_look(self) -> None:
        """The option under the cursor: its card in full, and what it would do."""
        choice = self.query_one(Options).current()
        if choice is None or choice.key == TO_HAND_OVER:
            return
        lines = [] if choice.card is None else [*self.words.full_text(choice.card)[1:], ""]
        question = self.table.question()
        if question is not None and question.why is not None:
            lines += effect_lines(self.words, question)
        elif question is not None and self.table.view().started:
            try:
                lines += in_full(self.table, choice.key)
            except ValueError as error:
                lines.append(self.complaint(error))
        if lines:
            self.app.push_screen(TextDialog(self.words, choice.label, lines))

    def complaint(self, error: ValueError) -> str:
        """Why there is no preview, in the reader's language."""
        return self.words.text("refusal-no_such_action") if isinstance(error, NoSuchAction) else str(error)

    def action_help(self) -> None:
        """The help."""
        self.app.push_screen(HelpDialog(self.words))

    def action_cards(self) -> None:
        """The card browser."""
        self.app.push_screen(CardsScreen(self.words, self.table.deck))

    def action_table(self) -> None:
        """Every pile in full."""
        self.app.push_screen(TextDialog(self.words, self.words.text("table-title"), table_lines(self.table)))

    def action_goals(self) -> None:
        """What the viewer still needs for each achievement."""
        self.app.push_screen(TextDialog(self.words, self.words.text("goals-title"), goal_lines(self.table)))

    def action_advice(self) -> None:
        """What the computer would answer."""
        try:
            lines = advice_lines(self.table)
        except ValueError as error:
            self.notify(str(error), timeout=4)
            return
        self.app.push_screen(TextDialog(self.words, self.words.text("advice-title"), lines))

    def action_log(self) -> None:
        """The whole log."""
        lines = [line.indented() for line in self.table.story()]
        self.app.push_screen(TextDialog(self.words, self.words.text("log-title"), lines, at_end=True))

    def action_undo(self) -> None:
        """Undoes the last decision here; if others must agree, once they have."""
        if self.thinking:
            return
        asks = self.table.undo_asks()
        if asks is None:
            self.notify(self.words.text("undo-nothing"), timeout=4)
        elif asks:
            self.app.push_screen(AgreeDialog(self.words), self.undo_if)
        else:
            self.undo_if(True)

    def undo_if(self, agreed: bool | None) -> None:
        """Undoes the last decision here, if all agree."""
        if agreed:
            self.table.undo()
            self.go_on()

    def action_rematch(self) -> None:
        """Plays again, once the game is over."""
        if self.table.over and not self.thinking:
            self.rematch()

    def rematch(self) -> None:
        """Plays again."""
        raise NotImplementedError

    def action_save(self) -> None:
        """Saves the game."""
        self.app.push_screen(self.save_dialog(), self.save)

    def save_dialog(self) -> LineDialog:
        """Asks where to save to."""
        return LineDialog(self.words.text("save-title"), self.words.text("save-keys"), PROPOSED_FILE)

    def save(self, name: str | None) -> None:
        """Saves to a file, and says so."""
        if name is not None and self.saved(name):
            self.notify(self.words.text("save-done", splay=program(), file=name))

    def saved(self, name: str) -> bool:
        """Saves to a file; whether that worked, after saying why if it did not."""
        try:
            self.table.save(Path(name))
        except OSError as error:
            said = self.words.text("save-failed", file=name, error=error.strerror or str(error))
            self.notify(said, severity="error")
            return False
        return True

    def action_quit_game(self) -> None:
        """Leaves, after asking whether to save."""
        if self.table.over:
            self.app.exit(0)
        else:
            self.app.push_screen(QuitDialog(self.words), self.leave)

    def leave(self, how: str | None) -> None:
        """Leaves with or without saving, resigns, or stays."""
        if how == "leave":
            self.app.exit(0)
        elif how == "resign" and self.table.may_resign and not self.thinking:
            self.table.resign()
            self.go_on()
        elif how == "save":
            self.app.push_screen(self.save_dialog(), self.save_and_leave)

    def save_and_leave(self, name: str | None) -> None:
        """Saves and, if that worked, leaves."""
        if name is not None and self.saved(name):
            self.app.exit(0)
