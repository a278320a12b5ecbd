"""The game's screen: boards above, the question and the log below."""

from typing import Final

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.widgets import OptionList, Static
from textual.worker import Worker, WorkerState

from splay.terminal.cards_screen import card_text
from splay.terminal.choices import Choice, choices, effect_lines
from splay.terminal.described import header
from splay.terminal.dialogs import HandOver
from splay.terminal.facts import goals_text, hand_text, supplies_text
from splay.terminal.game_keys import TO_HAND_OVER, GameKeys
from splay.terminal.panels import BoardBox, Options, StoryBox
from splay.views.model import View

TALL: Final = 32
"""From so many lines on, the card under the cursor is shown in full."""


class GameScreen(GameKeys):
    """Shows the table to its viewer, takes the viewer's answers, and lets agents think in a thread."""

    def compose(self) -> ComposeResult:
        """Boards above, facts in the middle, question and log below, keys at the bottom."""
        yield Static(id="header")
        with Horizontal(id="boards"):
            for seat in range(len(self.table.names)):
                yield BoardBox(self.table, seat)
        yield Static(id="hand", classes="fact")
        yield Static(id="supplies", classes="fact")
        yield Static(id="goals", classes="fact")
        with Horizontal(id="bottom"):
            with Vertical(id="left"):
                yield Static(id="prompt")
                yield Options()
                yield Static(id="detail")
            yield StoryBox(self.words.text("story-empty"))
        yield Static(self.words.text("keys"), id="keys")

    def on_mount(self) -> None:
        """Begins to play."""
        self.set_class(len(self.table.names) > 3, "-many")
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        """Fits everything to the new size; a tall screen has room for the card under the cursor."""
        self.set_class(event.size.height >= TALL, "-tall")
        self.call_after_refresh(self.show)

    # Playing

    def go_on(self) -> None:
        """Lets the next agent think, or shows the viewer's question."""
        seat = self.table.next_agent()
        self.thinking = seat is not None
        self.show()
        if seat is not None:
            self.think(seat)

    @work(thread=True)
    def think(self, seat: int) -> tuple[int, str]:
        """Waits for an agent's answer in a thread, which changes nothing; the answer comes back as a message."""
        return seat, self.table.think(seat)

    def on_worker_state_changed(self, message: Worker.StateChanged) -> None:
        """Gives an agent's answer."""
        answer: tuple[int, str] | None = message.worker.result
        if message.state is WorkerState.SUCCESS and answer is not None:
            self.table.answer(*answer)
            self.go_on()

    def choose(self, choice: Choice) -> None:
        """Gives the viewer's answer."""
        if choice.key == TO_HAND_OVER:
            self.hand_over()
        elif not self.thinking and self.table.question() is not None:
            self.table.answer(self.table.viewer, choice.key)
            self.go_on()

    def hand_over(self) -> None:
        """Hides the screen until the next person is there."""
        seat = self.table.next_viewer()
        if seat is not None:

            def ready(_: None) -> None:
                self.table.viewer = seat
                self.show()

            self.app.push_screen(HandOver(self.words, seat), ready)

    # Showing

    def show(self) -> None:
        """Shows everything as it is now."""
        view = self.table.view()
        self.query_one("#header", Static).update(Text(header(self.table, view)))
        for box in self.query(BoardBox):
            box.show(view.players[box.seat])
        self.query_one("#hand", Static).update(hand_text(self.words, view))
        self.query_one("#supplies", Static).update(supplies_text(self.words, view))
        self.query_one("#goals", Static).update(goals_text(self.words, view, self.size.width))
        self.query_one(StoryBox).show(self.table.story(), self.table.looked[self.table.viewer])
        self.show_question(view)

    def show_question(self, view: View) -> None:
        """Shows what is asked, or who is waited for, or how the game ended."""
        question, next_viewer = self.table.question(), self.table.next_viewer()
        offered: list[Choice] = []
        prompt = Text()
        if view.result is not None:
            prompt.append("\n".join(self.words.result(view.result)))
        elif self.thinking:
            prompt.append(self.words.text("prompt-others", players=self.words.players(self.table.asked())))
        elif question is None and next_viewer is not None:
            prompt.append(self.words.text("turn-over" if view.seat >= 0 else "hot-seat"))
            player = self.words.player(next_viewer)
            offered = [Choice(TO_HAND_OVER, self.words.text("option-hand-over", player=player), None, "")]
        elif question is not None:
            prompt.append("\n".join(effect_lines(self.words, question)), "dim")
            prompt.append(("\n" if prompt else "") + self.words.prompt(question), "bold")
            offered = choices(self.table, question)
        self.query_one("#prompt", Static).update(prompt)
        options = self.query_one(Options)
        options.show(self.words, offered)
        options.focus()

    # Keys

    def on_key(self, event: Key) -> None:
        """Digits and capital letters choose an option."""
        choice = self.query_one(Options).by_key(event.character or "")
        if choice is not None:
            event.stop()
            self.choose(choice)

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        """Shows the card under the cursor, where there is room."""
        choice = self.query_one(Options).current()
        card = None if choice is None else choice.card
        self.query_one("#detail", Static).update(Text() if card is None else card_text(self.words, card))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Enter chooses the option under the cursor."""
        choice = self.query_one(Options).current()
        if choice is not None:
            self.choose(choice)
