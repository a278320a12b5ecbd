"""The parts of the game's screen."""

from textwrap import wrap
from typing import Final

from rich.text import Text
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from splay.core.symbols import COLOR_NAMES
from splay.terminal.boards import COLORS, board_text, further_zones, icon_rows, subtitle, title
from splay.terminal.option_list import Choice, numbered
from splay.terminal.shown_table import ShownTable
from splay.terminal.story import Line
from splay.terminal.words import Words
from splay.views.model import PlayerView, View

OPTION_KEYS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BOARD_LINES: Final = 8
"""The lines around and in a player's box, those of the icons and of the zones that sets bring excepted."""


def board_lines(view: View, width: int) -> int:
    """The lines of the boxes on a screen of this width: as many as the player needs who has cards in most zones."""
    icons = len(icon_rows(view.players[0], box_width(view, width)))
    return BOARD_LINES + icons + max(len(further_zones(player)) for player in view.players)


def box_width(view: View, width: int) -> int:
    """The columns inside a player's box, on a screen of this width."""
    return width // len(view.players) - 2


class BoardBox(Widget):
    """One player's box."""

    def __init__(self, table: ShownTable, seat: int) -> None:
        super().__init__(id=f"board-{seat}", classes="board")
        self.table = table
        self.seat = seat
        self.player: PlayerView = table.view().players[seat]

    def show(self, view: View) -> None:
        """Shows what the player has now."""
        self.player = player = view.players[self.seat]
        self.show_title(view)
        self.border_subtitle = subtitle(self.table, view, player)
        self.set_class(view.started and view.turn == self.seat, "-turn")
        self.refresh()

    def show_title(self, view: View) -> None:
        """Shows whose box it is, and for how long the player has been away now."""
        self.border_title = title(self.table, view, view.players[self.seat], self.size.width > 24)

    def render(self) -> Text:
        """The board, fitted to the box."""
        return board_text(self.table, self.player, self.content_size.width)


class StoryBox(Static):
    """The last lines of the log, as many as fit; what is new is bright."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="story")
        self.words = words
        self.lines: list[Line] = []
        self.new_from = 0

    def show(self, lines: list[Line], new_from: int) -> None:
        """Shows the end of the log."""
        self.lines = lines
        self.new_from = new_from
        self.refresh()

    def render(self) -> Text:
        """The lines that fit, wrapped."""
        width, height = self.content_size
        if not self.lines:
            return Text(self.words.text("story-empty"))
        shown: list[Text] = []
        index = len(self.lines)
        while index > 0 and len(shown) < height:
            index -= 1
            style = "" if index >= self.new_from else "dim"
            shown = [Text(part, style) for part in wrapped(self.lines[index], width)] + shown
        if len(shown) >= height and index > self.new_from:
            above = Text(self.words.text("story-more", number=index - self.new_from + 1), "italic")
            shown = [above, *shown[len(shown) - height + 1 :]]
        return Text("\n").join(shown[-height:] if height else [])


def wrapped(line: Line, width: int) -> list[str]:
    """A line of the log in pieces that fit, standing in by its depth."""
    start = " " * line.depth
    return wrap(line.text, max(width, 10), initial_indent=start, subsequent_indent=start + " ")


class Options(OptionList):
    """The options of the question, each with the key that chooses it; they take `lines` lines."""

    def __init__(self) -> None:
        super().__init__(id="options", compact=True)
        self.choices: list[Choice] = []
        self.by_number: dict[int, Choice] = {}
        self.lines = 0

    def show(self, words: Words, choices: list[Choice]) -> None:
        """Shows other options; the first is highlighted."""
        self.choices, self.by_number = choices, numbered(choices)
        width = self.content_size.width - self.scrollbar_size_vertical
        texts = [option_text(words, number, choice, width) for number, choice in self.by_number.items()]
        self.lines = sum(text.plain.count("\n") + 1 for text in texts)
        self.set_options(Option(text, id=f"option-{index}") for index, text in enumerate(texts))
        if choices:
            self.highlighted = 0

    def by_key(self, character: str) -> Choice | None:
        """The option that a key chooses."""
        return self.by_number.get(OPTION_KEYS.find(character) + 1) if character else None

    def current(self) -> Choice | None:
        """The option under the cursor."""
        return None if self.highlighted is None else self.choices[self.highlighted]


def option_text(words: Words, number: int, choice: Choice, width: int) -> Text:
    """One option: its key, what it is, the face of its card, and what it would do; on a second line if it must."""
    key = OPTION_KEYS[number - 1] if number <= len(OPTION_KEYS) else " "
    text = Text().append(f"{key} ", "bold").append("\n  ".join(wrap(choice.label, max(width - 2, 1))))
    parts = []
    if choice.card is not None:
        color = COLOR_NAMES[choice.card.color]
        face = Text().append(f"{choice.card.age}", "bold").append(words.letter(color), COLORS[color])
        parts.append(face.append(f" {words.signs(choice.card)}"))
    if choice.note:
        parts.append(Text("\n  ".join(wrap(choice.note, max(width - 2, 1))), "italic"))
    for part in parts:
        last_line = len(text.plain.rpartition("\n")[2])
        text.append(" " if last_line + 1 + len(part) <= width else "\n  ").append_text(part)
    return text
