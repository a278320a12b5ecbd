"""What a session remembers of the actions that are over, kept small: a game has hundreds of them."""

from array import array
from bisect import bisect_right
from typing import Final

from splay.core.game import Game
from splay.core.question import Answer

KEPT_EVERY: Final = 64
"""How many actions lie between two whose starts are kept."""


class Past:
    """The answers of the actions that are over, and of one action in KEPT_EVERY the game at its start.

    `answers` are those of all these actions. For each action `begins` has the number of its first answer, `events` how
    many events there were before it, and `known` the game's count of information when its last answer was given.
    """

    __slots__ = ("answers", "begins", "events", "known", "starts", "until_kept")

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.begins: array[int] = array("i")
        self.events: array[int] = array("i")
        self.known: array[int] = array("i")
        self.starts: dict[int, Game] = {}
        self.until_kept = 0

    def __len__(self) -> int:
        return len(self.begins)

    def copy(self) -> "Past":
        """The same memory, with the same games."""
        twin = Past()
        twin.answers = self.answers[:]
        twin.begins = self.begins[:]
        twin.events = self.events[:]
        twin.known = self.known[:]
        twin.starts = self.starts.copy()
        twin.until_kept = self.until_kept
        return twin

    def add(self, start: Game, answers: list[Answer], known: int, events: int) -> bool:
        """Remembers an action; whether it keeps the game at its start."""
        kept = self.until_kept == 0
        if kept:
            self.starts[len(self)] = start
            self.until_kept = KEPT_EVERY
        self.until_kept -= 1
        self.begins.append(len(self.answers))
        self.answers.extend(answers)
        self.known.append(known)
        self.events.append(events)
        return kept

    def answers_of(self, action: int) -> list[Answer]:
        """The answers of an action."""
        end = self.begins[action + 1] if action + 1 < len(self) else len(self.answers)
        return self.answers[self.begins[action] : end]

    def action_of(self, number: int) -> int:
        """The action to which an answer belongs, by the answer's number from 0; actions may have none."""
        return bisect_right(self.begins, number) - 1

    def last_kept(self, upto: int) -> int:
        """The last action whose start is kept among those up to one, -1 if there is none."""
        return max([action for action in self.starts if action <= upto], default=-1)

    def drop_from(self, action: int) -> None:
        """Forgets an action and all that came after it."""
        while len(self) > action:
            self.drop_last()

    def drop_last(self) -> None:
        """Forgets the last action."""
        last = len(self) - 1
        self.until_kept = 0 if self.starts.pop(last, None) is not None else (self.until_kept + 1) % KEPT_EVERY
        del self.answers[self.begins[last] :]
        self.begins.pop()
        self.events.pop()
        self.known.pop()

    def forget(self) -> None:
        """Forgets all actions, but for the answers of the last."""
        answers, known, events = self.answers_of(len(self) - 1), self.known[-1:], self.events[-1:]
        self.answers = answers
        self.begins = array("i", [0])
        self.known, self.events = known, events
        self.starts = {}
        self.until_kept = 0
