"""What a server says about tables, as far as the terminal needs it; fields that it does not know are ignored."""

from msgspec import Struct

from splay.views.preview import Preview
from splay.views.table_model import SeatView, State, Takeback


class Refusal(Struct):
    """Why something was refused: a stable word, and a sentence."""

    error: str
    message: str


class Person(Struct):
    """Who the server says we are."""

    name: str


class TableInfo(Struct):
    """A table; `status` is "open", "running" or "finished". If all have left, it is paused until a moment. `rematch` is
    the table at which it is played again, if somebody has asked for that.
    """

    id: str
    status: str
    options: dict[str, object]
    seats: list[SeatView]
    my_turn: bool = False
    takeback: Takeback | None = None
    paused_until: int | None = None
    rematch: str | None = None
    changed: int = 0

    @property
    def mine(self) -> list[int]:
        """Our seats."""
        return [seat.seat for seat in self.seats if seat.mine]

    @property
    def free(self) -> int:
        """How many seats nobody has."""
        return sum(not seat.taken for seat in self.seats)

    @property
    def kept(self) -> list[SeatView]:
        """Before the game, the seats that are kept for people who have yet to come."""
        return [seat for seat in self.seats if seat.away]


class LobbyInfo(Struct):
    """The tables that anybody may join, and our own."""

    open: list[TableInfo]
    mine: list[TableInfo]


class Said(Struct):
    """A line of chat."""

    id: int
    name: str
    text: str
    reaction: str = ""


class Told(Struct):
    """A message of a table's WebSocket, or what a request has told us of a table in the same form.

    Two fields are ours: `previews` of the dogmas that we are asked about, and in the answer to an answer of ours the
    sequence that it `answered`.
    """

    type: str
    table: TableInfo | None = None
    state: State | None = None
    lines: list[Said] = []
    previews: dict[str, Preview] = {}
    answered: int = -1
