"""The full-screen client at a server: name, lobby, waiting, the game."""

from typing import ClassVar

from textual.app import App
from textual.message import Message

from splay.locale import catalogue
from splay.terminal.dialogs import LineDialog
from splay.terminal.online.entrance_screens import LobbyScreen, WaitingScreen
from splay.terminal.online.errors import OnlineError
from splay.terminal.online.game_screen import OnlineScreen, PlayedAgain
from splay.terminal.online.live import Ended, Live, News
from splay.terminal.online.lobby import Lobby, Offer, seat_words
from splay.terminal.online.messages import TableInfo, Told
from splay.terminal.online.options import OnlineOptions
from splay.terminal.online.server_client import Server
from splay.terminal.online.table import OnlineTable, complaint


class Heard(Message):
    """The listening thread has news."""

    def __init__(self, live: Live, news: News) -> None:
        super().__init__()
        self.live = live
        self.news = news


class OnlineApp(App[int]):
    """Leads a person to a server's table and plays there."""

    CSS_PATH = "../splay.tcss"
    TITLE = "Splay"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, server: Server, options: OnlineOptions) -> None:
        super().__init__()
        self.server = server
        self.options = options
        self.catalogue = catalogue.load(options.language)
        self.lobby = Lobby(server, self.catalogue, options.options)
        self.live: Live | None = None
        self.waiting: WaitingScreen | None = None
        self.playing: OnlineScreen | None = None

    def on_mount(self) -> None:
        """Begins with the name, if the server does not know us. Leaves if it does not let us in."""
        try:
            person = self.server.person()
        except OnlineError as error:
            self.exit(return_code=2, message=self.server.address + ": " + complaint(self.catalogue, error))
            return
        if person is not None and self.options.name in ("", person.name):
            self.enter()
        elif self.options.name:
            self.introduce(self.options.name, known=person is not None)
        else:
            self.ask_name()

    def introduce(self, name: str | None, *, known: bool = False) -> None:
        """Makes the server know us under this name, or asks for another; None leaves. Somebody `known` already goes on
        under the old name if they can't have the new one.
        """
        if name is None:
            self.exit(0)
            return
        try:
            self.server.be_called(name, known=known)
        except OnlineError as error:
            self.complain(error)
            if known:
                self.enter()
            else:
                self.ask_name()
        else:
            self.enter()

    def enter(self) -> None:
        """Remembers who we are, and goes to a table."""
        self.server.keep()
        self.find_table()

    def ask_name(self) -> None:
        """Asks for a name."""
        title, keys = self.catalogue.text("online-name"), self.catalogue.text("online-name-keys")
        self.push_screen(LineDialog(title, keys), self.introduce)

    def find_table(self) -> None:
        """Goes to the table that the options name, or to the lobby."""
        try:
            if self.options.table:
                self.sit_at(self.lobby.come(self.options.table))
            elif self.options.seats is not None:
                self.sit_at(self.lobby.make(seat_words(self.options.seats), public=True))
            else:
                self.open_lobby()
        except OnlineError as error:
            self.complain(error)
            self.open_lobby()

    def open_lobby(self) -> None:
        """Shows the lobby until a table is found. Leaves if the server cannot say what there is."""
        try:
            offers = self.lobby.offers()
        except OnlineError as error:
            self.exit(return_code=2, message=complaint(self.catalogue, error))
            return
        self.push_screen(LobbyScreen(self.catalogue, self.server.address, offers), self.chosen)

    def chosen(self, offer: Offer | None) -> None:
        """Goes to the table of an offer, or looks again; None leaves."""
        if offer is None:
            self.exit(0)
        elif offer.label == self.catalogue.text("online-again"):
            self.open_lobby()
        else:
            try:
                self.sit_at(self.lobby.accept(offer))
            except OnlineError as error:
                self.complain(error)
                self.open_lobby()

    def sit_at(self, table: TableInfo) -> None:
        """Waits at a table, and begins to listen to it."""
        self.waiting = WaitingScreen(self.catalogue, self.server.address, table)
        self.push_screen(self.waiting)
        self.listen(table, self.options.seat)

    def listen(self, table: TableInfo, seat: int | None) -> None:
        """Begins to listen to a table."""
        self.live = live = Live(self.server, table.id, lambda news: self.tell(live, news), seat)
        live.start()

    def tell(self, live: Live, news: News) -> None:
        """Takes news from a listening thread."""
        self.post_message(Heard(live, news))

    def on_played_again(self, message: PlayedAgain) -> None:
        """Leaves a finished game for its rematch."""
        if self.live is not None:
            self.run_worker(self.live.close, thread=True)
        self.playing = None
        self.waiting = WaitingScreen(self.catalogue, self.server.address, message.table)
        self.switch_screen(self.waiting)
        self.listen(message.table, None)

    def on_heard(self, message: Heard) -> None:
        """Hands news to the screen that they are for; the first state of the game opens its screen."""
        news = message.news
        if message.live is not self.live:
            return  # of a table that we have left
        if self.playing is not None:
            self.playing.hear_of(news)
        elif isinstance(news, Ended):
            self.exit(return_code=2, message=complaint(self.catalogue, news.error))
        elif isinstance(news, Told) and news.state is not None and self.live is not None:
            self.playing = OnlineScreen(OnlineTable(self.live, self.catalogue, news))
            self.switch_screen(self.playing)
        elif isinstance(news, Told) and news.table is not None and self.waiting is not None:
            self.waiting.show(news.table)

    def complain(self, error: OnlineError) -> None:
        """Says what did not work."""
        self.notify(complaint(self.catalogue, error), severity="warning", timeout=8)
