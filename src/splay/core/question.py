"""Questions that the rules ask of players, and who answers them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from splay.core.option import Option
from splay.core.place import NOBODY

if TYPE_CHECKING:
    from splay.core.action import Action
    from splay.core.card import Card
    from splay.core.dogma import DogmaRun
    from splay.core.game import Game

ASK_ACTION: Final = "action"
ASK_FIRST_MELD: Final = "first_meld"
ASK_FREE_ACTION: Final = "free_action"
ASK_CARD: Final = "card"
ASK_ORDER: Final = "order"
ASK_MAY: Final = "may"
ASK_COLOR: Final = "color"
ASK_SPLAY: Final = "splay"
ASK_VALUE: Final = "value"
ASK_PLAYER: Final = "player"
ASK_BRANCH: Final = "branch"
ASK_NUMBER: Final = "number"
ASK_SET: Final = "set"
KINDS: Final = (
    ASK_ACTION, ASK_FIRST_MELD, ASK_FREE_ACTION, ASK_CARD, ASK_ORDER, ASK_MAY, ASK_COLOR, ASK_SPLAY, ASK_VALUE,
    ASK_PLAYER, ASK_BRANCH, ASK_NUMBER, ASK_SET,
)  # fmt: skip
"""The kinds of question without those that sets bring."""

PICK: Final = "pick"
TO_MELD: Final = "meld"
TO_TUCK: Final = "tuck"
TO_SCORE: Final = "score"
TO_RETURN: Final = "return"
TO_TRANSFER: Final = "transfer"
TO_EXCHANGE: Final = "exchange"
TO_REVEAL: Final = "reveal"
TO_EXECUTE: Final = "execute"
TO_KEEP: Final = "keep"
TO_ACHIEVE: Final = "achieve"
TO_REMOVE: Final = "remove"
TO_LOOK: Final = "look"
TO_OFFER: Final = "offer"
TO_DRAW: Final = "draw"
AS_BONUS: Final = "bonus"
PURPOSES: Final = (
    PICK,
    TO_MELD,
    TO_TUCK,
    TO_SCORE,
    TO_RETURN,
    TO_TRANSFER,
    TO_EXCHANGE,
    TO_REVEAL,
    TO_EXECUTE,
    TO_KEEP,
    TO_ACHIEVE,
    TO_REMOVE,
    TO_LOOK,
    TO_OFFER,
    TO_DRAW,
    AS_BONUS,
)
"""What a chosen card, color or value is wanted for, as a word for the prompt, without the words that sets bring; with
AS_BONUS the values are bonuses.
"""

Answer = tuple[int, str]
"""Who answered, and the key of the chosen option."""


class Question:
    """A choice that one seat must make.

    `kind` is one of the ASK words, `purpose` one of PURPOSES or a set's, `options` every legal answer.
    `run` is the running dogma (card, effect, who executes and why), None for the questions of a turn.
    `picked` of at least `least` and at most `most` cards have been chosen so far if several are chosen one by
    one; if any number may be chosen, `most` is how many there are. `number` is the direction of a splay if the
    question offers one, or a number chosen before that a color goes with. `cards` are all the cards that move after it:
    those that an order is asked for, group by group, those that an exchange would take from both sides, and one that
    alternatives are about. `receiver` is the seat that gets a card that is chosen for a
    transfer, NOBODY for other purposes. `paid` is the action, with a card, that is paid for with the chosen one.
    `time` says which one this is of so many `times` that an effect asks the same in a row.
    """

    __slots__ = (
        "cards", "kind", "least", "most", "number", "options", "paid", "picked", "purpose", "receiver", "run", "seat",
        "time", "times",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        purpose: str = PICK,
        run: "DogmaRun | None" = None,
        picked: int = 0,
        least: int = 1,
        most: int = 1,
        number: int = 0,
        cards: "Sequence[Card]" = (),
        receiver: int = NOBODY,
        paid: "Action | None" = None,
        time: int = 1,
        times: int = 1,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.purpose = purpose
        self.run = run
        self.picked = picked
        self.least = least
        self.most = most
        self.number = number
        self.cards = cards
        self.receiver = receiver
        self.paid = paid
        self.time = time
        self.times = times

    @property
    def about(self) -> "Card | None":
        """The card that the action uses which is paid for, None if none is."""
        return None if self.paid is None else self.paid.card

    def keys(self) -> list[str]:
        """The keys of all legal answers."""
        return [option.key for option in self.options]

    def index_of(self, key: str) -> int:
        """The index of the option with this key, -1 if there is none."""
        for index, option in enumerate(self.options):
            if option.key == key:
                return index
        return -1

    def __repr__(self) -> str:
        return f"<{self.kind} for seat {self.seat}: {', '.join(self.keys())}>"


class Unanswered(BaseException):
    """There is no answer yet to these questions; the action stops here and is run again when there is."""

    def __init__(self, questions: list[Question]) -> None:
        super().__init__(questions)
        self.questions = questions


@mypyc_attr(allow_interpreted_subclasses=True)
class Decider:
    """Answers questions for all seats of one game."""

    def decide(self, game: "Game", question: Question) -> int:
        """The index of the chosen option. Raises Unanswered if nobody has decided yet."""
        raise NotImplementedError

    def decide_together(self, game: "Game", questions: list[Question]) -> list[int]:
        """The answers to questions put to several seats at once, none of whom learns another's answer first."""
        return [self.decide(game, question) for question in questions]
