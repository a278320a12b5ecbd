"""Screens over the game: texts to read, handing over, saving, leaving."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from splay.terminal.guide import TOPICS, guide, title
from splay.terminal.words import Words


class TextDialog(ModalScreen[None]):
    """Something to read, with a heading; Escape, Enter or Space goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q", "dismiss", "Back"),
        Binding("down,j", "move(1)"),
        Binding("up,k", "move(-1)"),
        Binding("pagedown", "move(10)"),
        Binding("pageup", "move(-10)"),
    ]

    box_classes = "dialog fit"

    def __init__(self, words: Words, heading: str, lines: Sequence[str], at_end: bool = False) -> None:
        super().__init__()
        self.words = words
        self.heading = heading
        self.lines = lines
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """A box with a scrolling text."""
        with Vertical(classes=self.box_classes) as box:
            box.border_title = self.heading
            box.border_subtitle = self.words.text("dialog-back")
            with VerticalScroll(id="scroll", can_focus=False):
                yield Static(Text("\n".join(self.lines)), id="text")

    def on_mount(self) -> None:
        """Begins at the end if that matters most."""
        if self.at_end:
            self.query_one("#scroll", VerticalScroll).scroll_end(animate=False)

    def action_move(self, lines: int) -> None:
        """Scrolls."""
        self.query_one("#scroll", VerticalScroll).scroll_relative(y=lines, animate=False)


class HelpDialog(TextDialog):
    """The help, a topic at a time; left and right change the topic."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n", "turn_page(1)", "Next"),
        Binding("left,p", "turn_page(-1)", "Previous"),
    ]
    box_classes = "dialog"

    def __init__(self, words: Words, topic: str = TOPICS[0]) -> None:
        super().__init__(words, "", [])
        self.page = TOPICS.index(topic)

    def on_mount(self) -> None:
        """Shows the first topic."""
        self.show_page()

    def show_page(self) -> None:
        """Shows the topic of the page."""
        box = self.query_one(".dialog", Vertical)
        topic = TOPICS[self.page]
        box.border_title = f"{title(self.words, topic)}  {self.page + 1}/{len(TOPICS)}"
        box.border_subtitle = self.words.text("dialog-pages")
        self.query_one("#text", Static).update(Text("\n".join(guide(self.words, topic)[2:])))

    def action_turn_page(self, step: int) -> None:
        """Goes to another topic, round and round."""
        self.page = (self.page + step) % len(TOPICS)
        self.show_page()


class HandOver(Screen[None]):
    """Hides everything until the next person says that they are there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", "Ready")]

    def __init__(self, words: Words, seat: int) -> None:
        super().__init__()
        self.words = words
        self.seat = seat

    def compose(self) -> ComposeResult:
        """One sentence in the middle."""
        yield Static(self.words.text("hand-over", player=self.words.player(self.seat)), id="hand-over")


class LineDialog(ModalScreen[str | None]):
    """Asks for a line of text; None if nothing is given."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Back")]

    def __init__(self, title: str, keys: str, proposed: str = "") -> None:
        super().__init__()
        self.heading = title
        self.keys = keys
        self.proposed = proposed

    def compose(self) -> ComposeResult:
        """A box with one field."""
        with Vertical(classes="dialog small") as box:
            box.border_title = self.heading
            box.border_subtitle = self.keys
            yield Input(self.proposed, id="line")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """The line is given."""
        self.dismiss(message.value.strip() or None)


class QuitDialog(ModalScreen[str]):
    """Leave with or without saving, resign, or stay: "save", "leave", "resign" or "stay"; the texts say which keys do
    what.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "dismiss('save')"),
        Binding("q,y", "dismiss('leave')"),
        Binding("r", "dismiss('resign')"),
        Binding("escape,n", "dismiss('stay')"),
    ]

    def __init__(self, words: Words, title: str = "quit-title", keys: str = "quit-keys") -> None:
        super().__init__()
        self.heading = words.text(title)
        self.keys = words.text(keys)

    def compose(self) -> ComposeResult:
        """A box with the keys."""
        with Vertical(classes="dialog small") as box:
            box.border_title = self.heading
            yield Static(self.keys)


class AgreeDialog(ModalScreen[bool]):
    """Asks whether everybody at this screen agrees to undo the last choice."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "dismiss(True)"),
        Binding("escape,n", "dismiss(False)"),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """A box with the keys."""
        with Vertical(classes="dialog small") as box:
            box.border_title = self.words.text("undo-everyone-title")
            yield Static(self.words.text("undo-everyone-keys"))
