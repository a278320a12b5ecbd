"""The game's screen: boards above, the question and the log below."""

from typing import Final

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.widgets import OptionList, Static
from textual.worker import Worker, WorkerState

from splay.terminal.boards import NARROW as NARROW_BOX
from splay.terminal.described import header
from splay.terminal.dialogs import HandOver
from splay.terminal.fitting import line_count, share_lines
from splay.terminal.game_keys import TO_HAND_OVER, GameKeys
from splay.terminal.option_list import Choice, about, choices, effect_lines
from splay.terminal.panels import BoardBox, Options, StoryBox, board_lines, box_width
from splay.terminal.status_lines import goals_text, hand_text, own_zones_text, zones_text
from splay.terminal.supply_counts import supplies_text
from splay.views.model import View

TALL: Final = 32
"""With this many lines or more, the card under the cursor is shown also if there is no room for all options."""
SMALLEST_DETAIL: Final = 4
"""The lines of the card then; else it is shown if so many are left below the options."""
SHORT: Final = 20
"""On fewer lines the boards are left out."""
BARS: Final = 2
"""The lines of the header and the keys."""
NARROW: Final = 50
"""On fewer columns the log is left out."""


class GameScreen(GameKeys):
    """Shows the table to its viewer, takes the viewer's answers, and lets agents think in a thread."""

    keys = "keys"
    over_keys = "game-over"

    def compose(self) -> ComposeResult:
        """Boards above, facts in the middle, question and log below, keys at the bottom."""
        yield Static(id="header")
        with Horizontal(id="boards"):
            for seat in range(len(self.table.names)):
                yield BoardBox(self.table, seat)
        yield Static(id="hand", classes="fact")
        for name in ("supplies", "own", "zones", "goals"):
            yield Static(id=name, classes="fact")
        with Horizontal(id="bottom"):
            with Vertical(id="left"):
                yield Static(id="prompt")
                yield Options()
                yield Static(id="detail")
            yield StoryBox(self.words)
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begins to play."""
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        """Fits everything to the new size; a small screen leaves out what a key shows as well."""
        self.set_class(event.size.height < SHORT, "-short")
        self.set_class(event.size.width < NARROW, "-narrow")
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

    def rematch(self) -> None:
        """Plays again, on this screen's place."""
        self.app.switch_screen(GameScreen(self.table.rematch()))

    # Showing

    def show(self) -> None:
        """Shows everything as it is now."""
        view = self.table.view()
        self.query_one("#header", Static).update(Text(self.heading(view)))
        for box in self.query(BoardBox):
            box.show(view)
        self.query_one("#boards").styles.height = board_lines(view, self.size.width)
        self.query_one("#hand", Static).update(hand_text(self.words, view, self.size.width - 2))
        self.query_one(StoryBox).show(self.table.story(), self.table.old_lines())
        self.query_one("#keys", Static).update(self.words.text(self.keys, undo=self.offers_undo()))
        self.show_question(view)

    def offers_undo(self) -> str:
        """Whether the keys name Undo, "yes" or "no": at the end only if something can be undone."""
        return "no" if self.table.over and self.table.undo_asks() is None else "yes"

    def heading(self, view: View) -> str:
        """The line at the top."""
        return header(self.table, view)

    def notices(self) -> list[str]:
        """What to know besides the question, a line each."""
        return []

    def awaited(self) -> str:
        """Says what is waited for, or for whom, while nothing is asked here."""
        return self.words.say_within(self.table.asked(), "prompt-others")

    def more_options(self) -> list[Choice]:
        """What can be chosen besides the options of the question."""
        return []

    def show_question(self, view: View) -> None:
        """Shows what is asked, or who is waited for, or how the game ended."""
        question, next_viewer = self.table.question(), self.table.next_viewer()
        offered: list[Choice] = []
        prompt = Text("\n".join([*self.notices(), ""]), "bold")
        shorter = prompt.copy()
        if view.result is not None:
            winner, *standings = [self.words.message(message) for message in view.result.messages]
            keys = self.words.text(self.over_keys, undo=self.offers_undo())
            prompt.append(winner, "bold").append("\n".join(["", *standings, keys]))
        elif self.thinking or (question is None and next_viewer is None):
            prompt.append(self.awaited())
        elif question is None and next_viewer is not None:
            prompt.append(self.words.text("turn-over" if view.seat >= 0 else "hot-seat"))
            player = self.words.player(next_viewer)
            offered = [Choice(TO_HAND_OVER, self.words.text("option-hand-over", player=player), None, "")]
        elif question is not None:
            why, asked = effect_lines(self.words, question), self.words.message(question.prompt)
            shorter.append("".join(f"{line}\n" for line in why[:1]), "dim").append(asked, "bold")
            prompt.append("".join(f"{line}\n" for line in why), "dim").append(asked, "bold")
            offered = choices(self.table, question)
        offered = offered + self.more_options()
        options = self.query_one(Options)
        options.show(self.words, offered)
        options.focus()
        self.share_room(view, [prompt, shorter] if question is not None else [prompt], offered)

    def share_room(self, view: View, prompts: list[Text], offered: list[Choice]) -> None:
        """Shows the prompt in the wording that leaves room for the options, the facts that fit, and the card under the
        cursor in the lines that are left.
        """
        left, detail, options = self.query_one("#left").content_size, self.query_one("#detail"), self.query_one(Options)
        facts = self.facts(view)
        taken = BARS + line_count(hand_text(self.words, view, self.size.width - 2))
        if self.size.height >= SHORT:
            taken += board_lines(view, self.size.width)
        lines = [len(prompt.wrap(self.app.console, max(left.width, 1))) for prompt in prompts]
        shares = share_lines(self.size.height - taken, facts, lines, options.lines)
        self.query_one("#prompt", Static).update(prompts[shares.wording])
        for name, text in facts.items():
            self.query_one(f"#{name}", Static).update(text)
            self.query_one(f"#{name}").display = name in shares.facts
        room = SMALLEST_DETAIL if shares.left < 0 and self.size.height >= TALL else shares.left
        detail.display = room >= SMALLEST_DETAIL and any(choice.card for choice in offered)
        detail.styles.height = room

    def facts(self, view: View) -> dict[str, Text]:
        """The lines of facts by name."""
        width = self.size.width - 2
        return {
            "goals": goals_text(self.words, view, width),
            "supplies": supplies_text(self.words, view, width),
            "own": own_zones_text(self.words, view, width, box_width(view, self.size.width) < NARROW_BOX),
            "zones": zones_text(self.words, view.zones, width),
        }

    # Keys

    def on_key(self, event: Key) -> None:
        """Digits and capital letters choose an option."""
        choice = self.query_one(Options).by_key(event.character or "")
        if choice is not None:
            event.stop()
            self.choose(choice)

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        """Shows what the option under the cursor is about, if there is room."""
        choice = self.query_one(Options).current()
        lines = [] if choice is None else about(self.table, choice)
        self.query_one("#detail", Static).update(Text("\n".join(lines)))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Enter chooses the option under the cursor."""
        choice = self.query_one(Options).current()
        if choice is not None:
            self.choose(choice)
