"""The way to a table in plain lines: name, lobby, waiting for the others."""

from typing import TextIO

from splay.distribution import program_elsewhere
from splay.locale.catalogue import Catalogue
from splay.terminal.online.addresses import table_id
from splay.terminal.online.errors import NoAnswer, OnlineError
from splay.terminal.online.inbox import Inbox
from splay.terminal.online.live import Ended
from splay.terminal.online.lobby import Lobby, Offer, seat_words
from splay.terminal.online.messages import TableInfo, Told
from splay.terminal.online.names import name_of, players_here
from splay.terminal.online.options import OnlineOptions
from splay.terminal.online.server_client import Server
from splay.terminal.online.table import complaint


class Entrance:
    """Leads a person to a table by lines."""

    def __init__(self, server: Server, catalogue: Catalogue, inbox: Inbox, sink: TextIO) -> None:
        self.server = server
        self.catalogue = catalogue
        self.inbox = inbox
        self.sink = sink

    def say(self, line: str) -> None:
        """Writes a line."""
        self.sink.write(line + "\n")
        self.sink.flush()

    def known(self, name: str) -> bool:
        """Makes the server know us, under this name or one asked for; False if the person leaves."""
        while (person := self.server.person()) is None or name not in ("", person.name):
            if not name:
                self.say(self.catalogue.text("online-name"))
                answer = self.inbox.line()
                if answer is None:
                    return False
                name = answer
            try:
                self.server.be_called(name, known=person is not None)
            except OnlineError as error:
                self.say(complaint(self.catalogue, error))
                name = ""
        self.server.keep()
        return True

    def table(self, options: OnlineOptions) -> TableInfo | None:
        """The table that the options name, or one chosen in the lobby; None if the person leaves."""
        lobby = Lobby(self.server, self.catalogue, options.options)
        if options.table:
            return lobby.come(options.table)
        if options.seats is not None:
            return lobby.make(seat_words(options.seats), public=True)
        while True:
            offers = self.shown(lobby)
            line = self.inbox.line()
            if line is None or line == "quit":
                return None
            try:
                if line.isdecimal() and int(line) in range(1, len(offers) + 1):
                    return lobby.accept(offers[int(line) - 1])
                if (given := table_id(line)) is not None:
                    return lobby.come(given)
            except OnlineError as error:
                self.say(complaint(self.catalogue, error))
            else:
                self.say(self.catalogue.text("online-lobby-again", number=len(offers)))

    def shown(self, lobby: Lobby) -> list[Offer]:
        """What can be chosen, after saying it; nothing but ids if the server does not say."""
        offers: list[Offer] = []
        try:
            offers = lobby.offers()
        except NoAnswer as error:
            self.say(complaint(self.catalogue, error))
        else:
            self.say(self.catalogue.text("online-lobby", server=self.server.address))
        for number, offer in enumerate(offers, 1):
            self.say(f"  {number} {offer.label}")
        self.say(self.catalogue.text("online-which"))
        return offers

    def started(self, table: TableInfo) -> Told | None:
        """Waits until the game runs; the first message about it, None if the person leaves. Raises OnlineError."""
        told, news = "", None
        if table.status == "open":
            self.say(ways_in(self.catalogue, table, self.server.address))
        while news is None or not self.leaves():
            news = self.inbox.wait() or news
            if isinstance(news, Ended):
                raise news.error
            if isinstance(news, Told) and news.state is not None:
                return news
            if isinstance(news, Told) and news.table is not None:
                waiting = waiting_for(self.catalogue, news.table)
                if waiting != told:
                    self.say(waiting)
                told = waiting
        return None

    def leaves(self) -> bool:
        """Whether the person does not wait any longer: has said so, or the input has ended."""
        return "quit" in self.inbox.lines or (self.inbox.ended and not self.inbox.lines)


def ways_in(catalogue: Catalogue, table: TableInfo, server: str) -> str:
    """How others come to a table."""
    return catalogue.text("online-waiting", table=table.id, server=server, splay=program_elsewhere())


def waiting_for(catalogue: Catalogue, table: TableInfo) -> str:
    """The players that are missing, and those that are there."""
    here = players_here(catalogue, table)
    if not table.kept:
        return catalogue.text("online-waiting-for", number=table.free, players=here)
    awaited = catalogue.listed([name_of(catalogue, seat) for seat in table.kept])
    if not table.free:
        return catalogue.text("online-waiting-for-kept", awaited=awaited, players=here)
    return catalogue.text("online-waiting-for-both", awaited=awaited, number=table.free, players=here)
