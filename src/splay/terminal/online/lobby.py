"""Coming to a table: what can be chosen in the lobby, and sitting down."""

from typing import Final, NamedTuple

from splay.core.expansion import BASE
from splay.locale.catalogue import Catalogue
from splay.terminal.online.messages import LobbyInfo, TableInfo
from splay.terminal.online.names import players_at
from splay.terminal.online.server_client import Server
from splay.terminal.options import HUMAN, STRENGTHS

OPEN: Final = "open"
ME: Final = "me"


class Offer(NamedTuple):
    """A choice in the lobby: its words, and the table to go to or the seats and the openness of a new one."""

    label: str
    table: str = ""
    seats: tuple[str, ...] = ()
    public: bool = True


class Lobby:
    """The lobby of a server; `options` are those of the tables that we make."""

    def __init__(self, server: Server, catalogue: Catalogue, options: dict[str, object]) -> None:
        self.server = server
        self.catalogue = catalogue
        self.options = options

    def offers(self) -> list[Offer]:
        """What can be chosen now: our tables, open ones, new ones. Raises Refused or NoAnswer."""
        found = self.server.ask("GET", "/api/tables", LobbyInfo)
        mine = {table.id for table in found.mine}
        text, others = self.catalogue.text, int(str(self.options["players"])) - 1
        sets = set_words(self.catalogue, self.options, "online-new-sets")
        offers = [
            Offer(text("online-mine", players=self.players(table), state=self.standing(table)), table.id)
            for table in found.mine
        ]
        offers += [
            Offer(text("online-open", players=self.players(table), number=table.free), table.id)
            for table in found.open
            if table.id not in mine
        ]
        free = (ME, *[OPEN] * others)
        new = [Offer(self.against(agent), seats=(ME, *[agent] * others)) for agent in STRENGTHS.values()]
        new += [
            Offer(text("online-new-public"), seats=free),
            Offer(text("online-new-private"), seats=free, public=False),
        ]
        if sets:
            new = [offer._replace(label=text("online-new-sets", table=offer.label, sets=sets)) for offer in new]
        return offers + new

    def against(self, agent: str) -> str:
        """That a new table is one against computers of a strength."""
        strength = self.catalogue.within("online-new-agent", "strength", f"lobby-strength-{agent}")
        return self.catalogue.text("online-new-agent", strength=strength)

    def players(self, table: TableInfo) -> str:
        """Who sits at a table, and with which sets they play besides the base set."""
        there = players_at(self.catalogue, table) or self.catalogue.text("online-nobody-yet")
        sets = set_words(self.catalogue, table.options, "online-with-sets")
        return self.catalogue.text("online-with-sets", players=there, sets=sets) if sets else there

    def standing(self, table: TableInfo) -> str:
        """How a table of ours stands."""
        if table.my_turn:
            return self.catalogue.text("online-state-turn")
        return self.catalogue.text("online-state-open" if table.status == OPEN else "online-state-running")

    def accept(self, offer: Offer) -> TableInfo:
        """Goes to the table of an offer. Raises Refused or NoAnswer."""
        return self.make(offer.seats, offer.public) if offer.seats else self.come(offer.table)

    def make(self, seats: tuple[str, ...], public: bool) -> TableInfo:
        """A new table, at which we have taken our seat. Raises Refused or NoAnswer."""
        body = {"options": self.options, "settings": {"public": public}, "seats": seats}
        return self.server.ask("POST", "/api/tables", TableInfo, body)

    def come(self, table: str) -> TableInfo:
        """A table that is there: sits down if we do not sit and a seat is free or kept for us; else looks.

        Raises OnlineError.
        """
        found = self.server.ask("GET", f"/api/tables/{table}", TableInfo)
        if found.status != OPEN or any(not found.seats[seat].away for seat in found.mine):
            return found
        return self.server.ask("POST", f"/api/tables/{table}/seats", TableInfo, {})


def set_words(catalogue: Catalogue, options: dict[str, object], text: str) -> str:
    """The sets in play besides the base set, as they stand in a text; "" for none."""
    sets = options.get("sets")
    names = [str(name) for name in sets if name != BASE] if isinstance(sets, list) else []
    return catalogue.listed([catalogue.within(text, "sets", f"set-{name}") for name in names])


def seat_words(seats: list[str]) -> tuple[str, ...]:
    """Seats of the command line in the words of the protocol: the first "human" is us, the others are open."""
    said: list[str] = []
    for seat in seats:
        said.append(seat if seat != HUMAN else OPEN if ME in said else ME)
    return tuple(said)
