"""What clients keep of the games they play: what they sent, what became of it, and when the game moved on."""

import time
from collections import Counter
from typing import Any, Final

from msgspec import Struct, field

ANSWER: Final = "answer"
UNDO: Final = "undo"
ACCEPTED: Final = "accepted"
REFUSED: Final = "refused"
UNKNOWN: Final = "unknown"


class Attempt(Struct):
    """An answer or undo that a client sent, with the sequence it was sent at: entry `sequence + 1` is its own, or
    in the first melds, in which nobody waits for others, the next one of its seat.

    `fate` is what the client knows: that the server accepted or refused it, or nothing, if no answer came back.
    """

    kind: str
    key: str
    sequence: int
    fate: str = UNKNOWN


class Notes(Struct):
    """What the client of one seat has heard of a game, put together from pushes and answers, and all it sent."""

    seat: int
    sequence: int = -1
    state: dict[str, Any] = field(default_factory=dict)
    events: list[Any] = field(default_factory=list)
    result: dict[str, Any] | None = None
    attempts: list[Attempt] = field(default_factory=list)

    def hear(self, state: dict[str, Any]) -> bool:
        """Takes a state in; whether it is newer than what is known. Older ones come if two ways are unlike long."""
        if state["sequence"] <= self.sequence:
            return False
        if state["events_from"] > len(self.events):
            raise ValueError(f"events from {state['events_from']} on, where the client has {len(self.events)}")
        self.events[state["events_from"] :] = state["events"]
        self.sequence = state["sequence"]
        self.state = state
        return True

    def question(self) -> dict[str, Any] | None:
        """The open question of the seat."""
        asked = [question for question in self.state.get("questions", []) if question["seat"] == self.seat]
        return asked[0] if asked else None


class Game(Struct):
    """A game: its table, what its clients noted, and when any of them heard something new."""

    table: str
    notes: list[Notes] = field(default_factory=list)
    sequence: int = 0
    moves: list[float] = field(default_factory=lambda: [time.monotonic()])
    finished: bool = False

    def heard(self, sequence: int) -> None:
        """Notes that somebody heard of an entry."""
        if sequence > self.sequence:
            self.sequence = sequence
            self.moves.append(time.monotonic())

    def stood_still(self, since: float, moves: int) -> float | None:
        """The longest time between two of the first moves since a moment; None while there are too few of them."""
        after = [moment for moment in self.moves if moment > since][:moves]
        if len(after) < moves and not self.finished:
            return None
        return max([later - earlier for earlier, later in zip([since, *after], after, strict=False)], default=0.0)


class Book(Struct):
    """All games, and the counts of what happened on the way."""

    games: dict[str, Game] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    stills: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)

    def game(self, table: str) -> Game:
        """The game of a table, a new one if it is not known."""
        return self.games.setdefault(table, Game(table))

    def running(self) -> list[Game]:
        """The games that are not over."""
        return [game for game in self.games.values() if not game.finished]
