"""What a server and its clients say of a table: its seats, the running game, a proposal to go back, advice."""

from typing import Final

from msgspec import Struct

from splay.views.messages import Message
from splay.views.model import EventView, QuestionView, View
from splay.views.undoing import UndoOffer

REACTIONS: Final = {"nice": "👏", "laugh": "😄", "wow": "😮", "ouch": "😣", "thinking": "🤔"}
"""What can be said at a table without words: the word of each reaction, and the sign that it is drawn as."""


class SeatView(Struct, omit_defaults=True):
    """A seat: who plays it, whether it is this person's (`mine`), and what its clock shows.

    `away`: the computer plays it until its person is back; before the game it is kept for its person, who has yet to
    come. `bank` is what the clock showed when it last stood still;
    `left` are the milliseconds left now for its answer, growing fewer while it is `ticking`. `resigned`:
    its person gave the game up; if it goes on, the computer plays the seat for good. `late`: its person is away as it
    has run out of time. `gone_since`: since when its person, for whom nobody stands in, does not look at the running
    game; None if it does.
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
    late: bool = False
    gone_since: int | None = None


AGREED: Final = "agreed"
REFUSED: Final = "refused"


class Takeback(Struct, frozen=True, gc=False, omit_defaults=True):
    """A proposal of a seat to return to the state after entry `to`, and the seats that want it.

    `message` says what would be undone. `answer` is what became of it, "agreed" or "refused" (by the seat `by`); "" as
    long as somebody has yet to say. All of it lapses as soon as the game moves on, or somebody leaves or comes back.
    """

    to: int
    seat: int
    accepted: list[int]
    message: Message | None = None
    answer: str = ""
    by: int = -1


class State(Struct, omit_defaults=True):
    """What a seat is told of a running game.

    `sequence` is what answers quote. `events` are those from number `events_from` on; what the client has from there on
    is replaced by them. `undo` is what Undo does now for the seat; none if there is nothing that it could undo.
    `first_meld` is the key of the card that the seat has chosen to begin with, as long as others choose.
    """

    sequence: int
    seat: int
    view: View
    questions: list[QuestionView]
    events_from: int
    events: list[EventView]
    undo: UndoOffer | None = None
    first_meld: str = ""


class AdvisedAnswer(Struct, frozen=True, omit_defaults=True):
    """An answer: the `key` of the option, the seat's `chance` to win with it, from 0 to 1, and `why` it is good, if a
    fact is known to speak for it.

    If the question picks several cards one by one, all of this is said of that card and those whose keys are in `then`.
    """

    key: str
    chance: float
    then: list[str] = []
    why: Message | None = None


class AdviceView(Struct, frozen=True):
    """Up to six answers, the one with the largest chance first, and how many `others` there are besides. `sequence` is
    that of the question, `judge` the computer that says it ("" if it can't say anything), and `games` in how many games
    each answer was tried.
    """

    sequence: int
    judge: str
    games: int
    others: int
    answers: list[AdvisedAnswer]
