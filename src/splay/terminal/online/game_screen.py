"""The game's screen at a server's table: requests go out in a thread, news come in as messages."""

from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from splay.terminal.dialogs import LineDialog, QuitDialog
from splay.terminal.game_screen import GameScreen
from splay.terminal.online.errors import NoAnswer, OnlineError, Refused
from splay.terminal.online.live import Ended, Found, Lost, News
from splay.terminal.online.messages import TableInfo, Told
from splay.terminal.online.table import OnlineTable, complaint
from splay.terminal.option_list import Choice
from splay.terminal.panels import BoardBox

AGREE: Final = "undo:yes"
REFUSE: Final = "undo:no"
SOON: Final = 0.7
"""After so many seconds without an answer of the server we read that something is being sent."""


class Answered(Message):
    """A request is over: what it has told, and why it did not work, "" if it did. `lost`: nobody knows whether it did,
    as the server has not answered.
    """

    def __init__(self, told: Told | None, complaint: str, lost: bool = False) -> None:
        super().__init__()
        self.told = told
        self.complaint = complaint
        self.lost = lost


class PlayedAgain(Message):
    """There is a rematch, at this table."""

    def __init__(self, table: TableInfo) -> None:
        super().__init__()
        self.table = table


class OnlineScreen(GameScreen):
    """Shows a server's table; `hear_of` is called with every piece of news."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "talk", "Say"),
        Binding("r", "come_back", "Come back"),
    ]
    keys = "online-keys"
    over_keys = "online-over-keys"

    def __init__(self, table: OnlineTable) -> None:
        super().__init__(table)
        self.table: OnlineTable = table
        self.sent_at = -1
        """The sequence at which the last request was sent."""
        self.maybe_lost = ""
        """What we read of a request that may be lost, "" from the next state on."""

    def on_mount(self) -> None:
        """Keeps going what time changes."""
        self.set_interval(1, self.show_times)

    def show_times(self) -> None:
        """Shows who is away for how long, and the clocks, as they are now."""
        for box in self.query(BoardBox):
            box.show_title(self.table.view())
        clocks = self.table.clocks()
        if clocks:
            header = self.query_one("#header", Static)
            header.update(Text("  ".join([self.heading(self.table.view()), *clocks])))

    def hear_of(self, news: News) -> None:
        """Takes what the server said, and shows it."""
        if isinstance(news, Ended):
            self.notify(self.table.complaint(news.error), severity="error", timeout=10)
            return
        if isinstance(news, Told):
            self.table.take(news)
            self.maybe_lost = self.maybe_lost if news.state is None else ""
        elif isinstance(news, (Lost, Found)):
            self.table.connected = isinstance(news, Found)
        if self.query("#header"):  # not before the screen is built, nor when the app is on its way out
            self.show()

    def notices(self) -> list[str]:
        """What to know besides the question."""
        lost = [self.maybe_lost] if self.maybe_lost else []
        return [*self.table.notices(clocks=False), *lost]

    def awaited(self) -> str:
        """That something is being sent, or who is waited for."""
        return self.words.text("online-sending") if self.thinking else super().awaited()

    def more_options(self) -> list[Choice]:
        """Yes and no, if somebody wants to undo something."""
        if not self.table.must_decide:
            return []
        return [
            Choice(AGREE, self.words.text("undo-agree"), None, ""),
            Choice(REFUSE, self.words.text("undo-refuse"), None, ""),
        ]

    def choose(self, choice: Choice) -> None:
        """Sends the viewer's answer."""
        if choice.key in (AGREE, REFUSE):
            self.post(lambda: self.table.post_decision(choice.key == AGREE))
        else:
            self.post(lambda: self.table.post_answer(choice.key))

    def post(self, request: Callable[[], Told]) -> None:
        """Sends a request in a thread, unless another is under way."""
        if not self.thinking:
            self.thinking = True
            self.maybe_lost = ""
            self.sent_at = self.table.state.sequence
            worker = self.run_worker(lambda: self.sent(request), thread=True)
            self.set_timer(SOON, lambda: None if worker.is_finished else self.show())

    def sent(self, request: Callable[[], Told]) -> None:
        """Sends a request and takes its answer, or says why there is none; then looks again."""
        told, complaint, lost = None, "", False
        try:
            told = request()
        except OnlineError as error:
            complaint, lost = self.table.complaint(error), isinstance(error, NoAnswer)
            told = self.table.looked_again() if isinstance(error, (Refused, NoAnswer)) else None
        self.post_message(Answered(told, complaint, lost))

    def on_answered(self, message: Answered) -> None:
        """Takes what a request has told, or says why it did not work."""
        self.thinking = False
        if message.told is not None:
            self.table.take(message.told)
        if message.lost:
            moved_on = self.table.state.sequence > self.sent_at
            self.maybe_lost = "" if moved_on else message.complaint
        elif message.complaint:
            self.notify(message.complaint, severity="warning")
        self.show()

    def complaint(self, error: ValueError) -> str:
        """Why there is no preview, in the reader's language: also what the server says."""
        return complaint(self.words.catalogue, error) if isinstance(error, OnlineError) else super().complaint(error)

    def action_undo(self) -> None:
        """Undoes our last decision, or asks the others to agree."""
        if self.table.undo_asks() is None:
            self.notify(self.words.text("undo-nothing"), timeout=4)
        else:
            self.post(self.table.post_undo)

    def action_come_back(self) -> None:
        """Takes our seat back from the computer; once the game is over, plays again."""
        if self.table.over:
            self.action_rematch()
        elif self.table.away:
            self.post(self.table.post_return)

    def rematch(self) -> None:
        """Goes to the table of the rematch."""
        if self.table.may_play_again:
            self.thinking = True
            self.run_worker(self.asked_for_rematch, thread=True)

    def asked_for_rematch(self) -> None:
        """Asks for the rematch, or says why there is none."""
        try:
            self.post_message(PlayedAgain(self.table.post_rematch()))
        except OnlineError as error:
            self.post_message(Answered(None, self.table.complaint(error)))

    def action_talk(self) -> None:
        """Asks for something to say to the table."""
        title, keys = self.words.text("online-say-title"), self.words.text("online-say-keys")
        self.app.push_screen(LineDialog(title, keys), self.talk)

    def talk(self, text: str | None) -> None:
        """Says something to the table."""
        if text is not None:
            self.post(lambda: self.table.post_chat(text))

    def action_save(self) -> None:
        """Saves the record, once the game is over."""
        if self.table.over:
            super().action_save()

    def saved(self, name: str) -> bool:
        """Saves the record; whether that worked."""
        try:
            return super().saved(name)
        except OnlineError as error:
            self.notify(self.table.complaint(error), severity="error")
            return False

    def action_quit_game(self) -> None:
        """Leaves the screen, after asking; the game goes on at the server."""
        if self.table.over:
            self.app.exit(0)
        else:
            dialog = QuitDialog(self.words, "online-quit-title", "online-quit-keys")
            self.app.push_screen(dialog, self.leave)

    def leave(self, how: str | None) -> None:
        """Leaves, resigns, or stays."""
        if how == "leave":
            self.app.exit(0)
        elif how == "resign" and self.table.may_resign:
            self.post(self.table.post_resignation)
