"""The bodies of requests and answers about tables. `docs/protocol.md` describes them."""

from typing import Annotated

from litestar.params import QueryParameter
from msgspec import Meta, Struct, field

from splay.server.tables.settings import Clock, TableSettings
from splay.views.model import OptionsView, ResultView
from splay.views.table_model import SeatView, Takeback

Seat = Annotated[int, Meta(ge=0, le=4, description="A seat, from 0")]
Sequence = Annotated[int, Meta(ge=0, description="The number of the last entry in the table's log that the client saw")]
WithMessages = Annotated[bool, QueryParameter(description="False leaves out what is said as messages")]
SeatName = Annotated[str, Meta(max_length=120, description="The name of somebody at the same device, or nothing")]
Key = Annotated[str, Meta(min_length=1, max_length=80, description="The key of an option")]


class GameOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the game; see `docs/rules.md`."""

    players: Annotated[int, Meta(ge=2, le=5)] = 2
    edition: str = "third"
    teams: str = "none"
    extra_achievement: bool = False
    special_achievements: str = "after_each_change"
    sets: Annotated[list[str], Meta(max_length=8, description="The sets in play, the base set among them")] = field(
        default_factory=lambda: ["base"]
    )


class NewClock(Clock, frozen=True, forbid_unknown_fields=True):
    """The clock of a table to make: a bank with an increment, a time for each answer, or nothing."""


class NewTableSettings(TableSettings, frozen=True, forbid_unknown_fields=True):
    """The settings of a table to make. Those of tables made long ago may have fields that are known no more."""

    clock: NewClock = NewClock()


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to make. `seats` says who plays: "me" (several times for one device), "open", or the name of a computer
    opponent; seats left out are open. `names` are those of several people at one device, by seat; "" for the person's
    own.
    """

    options: GameOptions = field(default_factory=GameOptions)
    settings: NewTableSettings = NewTableSettings()
    seats: Annotated[list[str], Meta(max_length=5)] = field(default_factory=lambda: ["me"])
    names: Annotated[list[SeatName], Meta(max_length=5)] = field(default_factory=list)


class TakeSeat(Struct, forbid_unknown_fields=True):
    """A seat to take; the first free one if none is named. With `agent` the host of the table gives it to a computer
    opponent of that name. `name` is that of somebody else who plays at this person's device.
    """

    seat: Seat | None = None
    agent: str | None = None
    name: SeatName = ""


class Answer(Struct, forbid_unknown_fields=True):
    """An answer: the key of an option, to the question of this sequence. `seat` is needed if somebody plays several."""

    key: Key
    sequence: Sequence
    seat: Seat | None = None


class Undo(Struct, forbid_unknown_fields=True):
    """What the state's `undo` says, for a seat. If `sequence` is given, the seat must have answered and undone nothing
    since: two clicks do not undo two answers. `seat` is needed if somebody plays several.
    """

    seat: Seat | None = None
    sequence: Sequence | None = None


class Resign(Struct, forbid_unknown_fields=True):
    """Giving the game up on a seat; `seat` is needed if somebody has several."""

    seat: Seat | None = None


class ProposeTakeback(Struct, forbid_unknown_fields=True):
    """A proposal to return to the state after entry `to` of the log; `seat` is needed if somebody plays several."""

    to: Sequence
    seat: Seat | None = None


class DecideTakeback(Struct, forbid_unknown_fields=True):
    """What a person says to the proposal to return to entry `to`, for all its seats."""

    to: Sequence
    accept: bool


class Origin(Struct, frozen=True):
    """The moment that a game goes on from: a finished game's table, and the number of the entry in its log."""

    table: str
    entry: int


class NewBranch(Struct, forbid_unknown_fields=True):
    """A game to play on from entry `at` of a finished one's log. `seats` says who plays, all of them: "me" (several
    times for one device), or the name of a computer opponent.
    """

    at: Sequence
    seats: Annotated[list[str], Meta(min_length=2, max_length=5)]


class Invitation(Struct):
    """The link to a table, and the same as a QR code: a row of squares each, "1" for a dark one."""

    link: str
    squares: list[str]


class TableView(Struct, omit_defaults=True):
    """A table: `status` is "open", "running" or "finished". `commitment` is the SHA-256 of the shuffle's secret, which
    is told when the game is over. `takeback` is the return proposed now; it lapses when the game moves on. `rulings`
    are keys of the disputed rulings that matter here, if the table is asked for by itself. `origin` is the moment of
    a finished game that this one went on from. `paused_until` is when, after all people have left, the computers play
    on without them; until then nobody does. From `inactive_from` on the others may let the computer play for the people
    who are asked. `others_decide`: other people have to agree before the game goes back for this person. `sit_again`:
    this person, who sits here, may take another free seat. `advised`: this person may ask what the computer would do.
    `guided`: a coach comments on this person's first game.
    `kept_until`: until when what happened in the finished game is kept: replay, record and analysis; 0: it is kept no
    longer; none: as long as the server, or that has not been decided yet.
    `day`: the day whose deal is played here, the same for all; its secret is told to others once that day is over.
    """

    id: str
    status: str
    options: OptionsView
    settings: TableSettings
    seats: list[SeatView]
    host: bool
    created: int
    changed: int
    commitment: str = ""
    secret: str = ""
    result: ResultView | None = None
    rematch: str | None = None
    my_turn: bool = False
    takeback: Takeback | None = None
    rulings: list[str] = []
    origin: Origin | None = None
    paused_until: int | None = None
    inactive_from: int | None = None
    others_decide: bool = False
    sit_again: bool = False
    advised: bool = False
    guided: bool = False
    day: str = ""
    kept_until: int | None = None


class Lobby(Struct, omit_defaults=True):
    """Open tables that anybody may join, running ones that anybody may watch, and the person's own that are not over,
    those at which it is asked something first. `closed`: this server lists none but these. `here`: so many people have
    been at the server within the hour, where it lists tables.
    """

    open: list[TableView]
    watch: list[TableView]
    mine: list[TableView]
    closed: bool = False
    here: int = 0
