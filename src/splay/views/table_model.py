"""What a server and its clients say of a table: its seats, the running game, a proposal to go back."""

from typing import Final

from msgspec import Struct

from splay.views.model import EventView, QuestionView, View
from splay.views.undoing import UndoPoint, UndoReach

REACTIONS: Final = {"nice": "👏", "laugh": "😄", "wow": "😮", "ouch": "😣", "thinking": "🤔"}
"""What can be said at a table without words: the word of each reaction, and the sign that it is drawn as."""


class SeatView(Struct, omit_defaults=True):
    """A seat: who plays it, whether it is this person's (`mine`), and what its clock shows.

    `away`: the computer plays it until its person is back; before the game it is kept for its person, who has yet to
    come. `bank` is what the clock showed when it last stood still;
    `left` are the milliseconds left now for its answer, growing fewer while it is `ticking`. `resigned`:
    its person gave the game up; if it goes on, the computer plays the seat for good.
    """

    seat: int
    name: str
    mine: bool = False
    agent: str | None = None
    taken: bool = False
    away: bool = False
    bank: int | None = None
    left: int | None = None
    ticking: bool = False
    resigned: bool = False


class Takeback(Struct, frozen=True, gc=False):
    """A proposal of a seat to return to the state after entry `to`, and the seats that want it.

    `turn` is the number of the turn then, and `actions` how many actions were left in it; both are 0 before the first
    turn. It lapses as soon as the game moves on, or somebody leaves or comes back.
    """

    to: int
    seat: int
    accepted: list[int]
    turn: int = 0
    actions: int = 0


class State(Struct, omit_defaults=True):
    """What a seat is told of a running game.

    `sequence` is what answers quote. `events` are those from number `events_from` on; what the client has from there on
    is replaced by them. `undo` is why the seat cannot undo ("nothing", "other_player", "information"), "" if it can;
    `undo_reach` says how far, and why not further; `undo_points` are the last moments to which the seat can ask all to
    go back, the latest first.
    """

    sequence: int
    seat: int
    view: View
    questions: list[QuestionView]
    events_from: int
    events: list[EventView]
    undo: str
    undo_reach: UndoReach
    undo_points: list[UndoPoint] = []
