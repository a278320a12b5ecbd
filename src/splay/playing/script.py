"""Answers written down in advance, and what they mean."""

from splay.core.card import Card
from splay.core.expansion import BASE
from splay.core.game import Game
from splay.core.option import Option, UnseenOption
from splay.core.question import Decider, Question
from splay.core.scenario import SEATS

Answer = str | int
"""A card's name, or an option's key or the end of it: "yes", "pass", "red", 3, "you" for a player."""


class OffScript(AssertionError):
    """A game did not go as its script says; the message tells where it left it.

    An AssertionError, so that test runners report a failed expectation. The game stands in the middle of the action.
    """


class Script(Decider):
    """Gives each seat's answers in turn. A question with one option needs none.

    `answers` are by seat: "me", "you", "third", "fourth", "fifth". `first` is the action that the turn player takes, or
    PASS of the free actions that a turn may begin with.
    `asked` lists who was asked what: the seat, the kind of question and the keys of its options.
    """

    def __init__(self, answers: dict[str, list[Answer]], first: Option | None = None) -> None:
        self.answers = {name: list(given) for name, given in answers.items()}
        self.asked: list[tuple[str, str, list[str]]] = []
        self.first = first

    def decide(self, game: Game, question: Question) -> int:
        """The place of the scripted answer. Raises OffScript if there is none, or it means no option, or several."""
        if self.first is not None:
            action, self.first = self.first, None
            if action not in question.options:
                raise OffScript(f"{action} is not legal: {question}")
            return question.options.index(action)
        name = SEATS[question.seat]
        self.asked.append((name, question.kind, question.keys()))
        if len(question.options) == 1:
            return 0
        if not self.answers.get(name):
            raise OffScript(f"no answer left for {name}: {question}")
        answer = self.answers[name].pop(0)
        fitting = [place for place, option in enumerate(question.options) if means(answer, option)]
        if len(fitting) != 1:
            raise OffScript(f"{answer!r} is {'ambiguous for' if fitting else 'no answer to'} {question}")
        return fitting[0]

    def check_over(self) -> None:
        """Raises OffScript if answers are left that nobody asked for."""
        left = {name: given for name, given in self.answers.items() if given}
        if left:
            raise OffScript(f"answers nobody asked for: {left}")


def means(answer: Answer, option: Option) -> bool:
    """Whether a scripted answer means this option: it says the end of its key, or what a reader calls it."""
    word = str(answer)
    if isinstance(option, Card):
        return word in (option.name, option.key)
    kind, _, rest = option.key.partition(":")
    if kind == "player":
        return SEATS[int(rest)] == word
    if isinstance(option, UnseenOption):
        back = str(option.age) if option.set_name == BASE else f"{option.set_name} {option.age}"
        return word in (back, f"{option.place.kind}.{SEATS[option.place.seat]} {back}")
    return word in (rest or kind, option.key)
