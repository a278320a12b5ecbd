"""The card browser: search as you type, the card under the cursor in full."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from splay.core.card import Card
from splay.core.symbols import COLOR_NAMES
from splay.terminal.boards import COLORS
from splay.terminal.search import matching
from splay.terminal.words import Words


class CardsScreen(ModalScreen[None]):
    """All cards in play that fit what is typed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", "Back", priority=True),
        Binding("down", "move(1)", priority=True),
        Binding("up", "move(-1)", priority=True),
        Binding("pagedown", "move(10)", priority=True),
        Binding("pageup", "move(-10)", priority=True),
    ]

    def __init__(self, words: Words, cards: Sequence[Card], query: str = "") -> None:
        super().__init__()
        self.words = words
        self.cards = cards
        self.query_text = query
        self.found: list[Card] = []

    def compose(self) -> ComposeResult:
        """The search field, the list, the card."""
        yield Input(self.query_text, placeholder=self.words.text("cards-search"), id="search")
        with Horizontal(id="browser"):
            yield OptionList(id="found", compact=True)
            with VerticalScroll(id="card-box", can_focus=False):
                yield Static(id="card")
        yield Static(self.words.text("cards-keys"), id="cards-keys")

    def on_mount(self) -> None:
        """Shows all cards at first."""
        self.query_one("#found", OptionList).can_focus = False
        self.search(self.query_text)

    def on_input_changed(self, message: Input.Changed) -> None:
        """Searches again."""
        self.search(message.value)

    def search(self, query: str) -> None:
        """Lists the cards that fit."""
        self.found = matching(self.words, self.cards, query)
        listed = self.query_one("#found", OptionList)
        listed.set_options(Option(self.entry(card)) for card in self.found)
        listed.border_title = self.words.text("cards-found", number=len(self.found))
        listed.highlighted = 0 if self.found else None
        self.show_card()

    def entry(self, card: Card) -> Text:
        """A card in the list."""
        color = COLOR_NAMES[card.color]
        entry = Text(f"{card.age:>2}", no_wrap=True, overflow="ellipsis")
        entry.append(f" {self.words.letter(color)} ", COLORS[color])
        return entry.append(self.words.named(card.key))

    def action_move(self, step: int) -> None:
        """Moves the cursor in the list, while the search field keeps the focus."""
        listed = self.query_one("#found", OptionList)
        if self.found:
            index = (listed.highlighted or 0) + step
            listed.highlighted = min(max(index, 0), len(self.found) - 1)

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        """Shows the card under the cursor."""
        self.show_card()

    def show_card(self) -> None:
        """Shows the whole card under the cursor."""
        index = self.query_one("#found", OptionList).highlighted
        shown = Text()
        if index is not None and index < len(self.found):
            shown = card_text(self.words, self.found[index])
        self.query_one("#card", Static).update(shown)


def card_text(words: Words, card: Card) -> Text:
    """A whole card."""
    name, face, *effects = words.full_text(card)
    color = COLORS[COLOR_NAMES[card.color]]
    text = Text().append(name, f"bold {color}").append(f"\n{face}  ", "dim").append(words.signs(card))
    for effect in effects:
        text.append(f"\n\n{effect}")
    return text
