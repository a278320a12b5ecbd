"""A game that is played by the numbers of actions, and told as arrays."""

from typing import Final, TypedDict

from splay.core.options import Options
from splay.core.place import NOBODY
from splay.core.question import Question
from splay.core.result import Result
from splay.core.session import Session
from splay.research.action_keys import Mask, key_of, mask_of, numbers_of
from splay.research.encoder import Encoder, Observation, own_question
from splay.sets import new_game
from splay.views.view import view_of

MOST_STEPS: Final = 10_000
"""So many actions a game may take: a few hundred are usual, but players without sense may never end one."""
WON: Final = 1.0
LOST: Final = -1.0
SHARED: Final = 0.0
"""What the end is worth to each seat if all have won."""


class Told(TypedDict):
    """What a seat is told: the position, and which actions it can take now (none if it is not asked)."""

    observation: Observation
    action_mask: Mask


class IllegalAction(ValueError):
    """An action that is not offered now; the message names it."""


class EncodedGame:
    """A game in progress. `seat` is asked next, NOBODY when the game is over; `steps` are the actions taken so far."""

    def __init__(self, options: Options, encoder: Encoder, secret: bytes, history: bool = False) -> None:
        """A new game, dealt as the secret says. With `history` the session keeps its events, for agents that remember.

        Without it nothing is told or kept that the game itself does not need.
        """
        self.encoder = encoder
        self.session = Session(new_game(options, secret), events=history, history=history)
        self.steps = 0

    @property
    def seat(self) -> int:
        """The seat that is asked, the first of several who are asked together; NOBODY when the game is over."""
        return self.session.questions[0].seat if self.session.questions else NOBODY

    @property
    def result(self) -> Result | None:
        """How the game ended; None as long as it goes on."""
        return self.session.game.result

    def offered(self) -> list[int]:
        """The numbers of the actions that the asked seat can take; none when the game is over."""
        return numbers_offered(self.session.questions[0] if self.session.questions else None)

    def observation(self, seat: int) -> Observation:
        """The position, and its question if it is asked one, as a seat may know them."""
        return self.encode(seat, self.session.question_for(seat))

    def told(self, seat: int) -> Told:
        """All that a seat is told."""
        question = self.session.question_for(seat)
        return Told(observation=self.encode(seat, question), action_mask=mask_of(numbers_offered(question)))

    def mask(self, seat: int) -> Mask:
        """Which actions a seat can take now, without the rest of what it is told."""
        return mask_of(numbers_offered(self.session.question_for(seat)))

    def encode(self, seat: int, question: Question | None) -> Observation:
        """The position as a seat may know it, with its question."""
        asked = None if question is None else own_question(question)
        return self.encoder.encode(view_of(self.session.game, seat), asked)

    def act(self, number: int) -> None:
        """Takes an action for the seat that is asked. Raises IllegalAction if it is not offered."""
        if not self.session.questions:
            raise IllegalAction(f"{number}: the game is over")
        question = self.session.questions[0]
        key = key_of(number)
        if question.index_of(key) < 0:
            raise IllegalAction(f"{number} ({key}): is not offered now; {', '.join(question.keys())} are")
        self.answer(key)

    def answer(self, key: str) -> None:
        """Gives the key of an answer for the seat that is asked. Raises IllegalAnswer or NotAsked if it cannot be."""
        self.session.answer(self.seat, key)
        self.steps += 1

    def rewards(self) -> list[float]:
        """What the game is worth to each seat: WON or LOST at the end, SHARED if all have won, nothing before."""
        if self.result is None:
            return [0.0] * len(self.session.game.players)
        return rewards_of(self.result)


def numbers_offered(question: Question | None) -> list[int]:
    """The numbers of what a question offers."""
    return [] if question is None else numbers_of(question.keys())


def rewards_of(result: Result) -> list[float]:
    """What an end is worth to each seat."""
    won = [standing.won for standing in sorted(result.standings, key=lambda one: one.seat)]
    return [SHARED] * len(won) if all(won) else [WON if one else LOST for one in won]
