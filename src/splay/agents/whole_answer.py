"""Whole answers: all the cards that a question picks one by one, as whoever tries one of them goes on."""

from splay.agents.lookahead import Lookahead
from splay.core.card import Card
from splay.core.game import Game
from splay.core.option import PASS, Option
from splay.core.question import ASK_CARD, Decider, Question


class WholeAnswer(Decider):
    """Goes on after one option of a question in a world, as a lookahead would.

    `picks` are the keys of the cards picked after it for the same question. Those that are given are picked in any
    case, as long as they are offered, and nothing besides. `asked` is whether the question's seat has a choice
    afterwards.
    """

    __slots__ = ("asked", "given", "lookahead", "open", "picks", "question")

    def __init__(self, question: Question, option: int, lookahead: Lookahead, given: list[str] | None = None) -> None:
        self.question = question
        self.lookahead = lookahead
        self.given = given
        self.picks: list[str] = []
        self.open = collects(question) and isinstance(question.options[option], Card)
        self.asked = False

    def decide(self, game: Game, question: Question) -> int:
        if self.open and self.goes_on(question):
            return self.pick(game, question)
        self.open = False
        if question.seat == self.question.seat and len(question.options) > 1:
            self.asked = True
        return self.lookahead.decide(game, question)

    def goes_on(self, question: Question) -> bool:
        """Whether a question picks the next card for the same one."""
        first = self.question
        picked = first.picked + len(self.picks) + 1
        same = question.seat == first.seat and question.kind == ASK_CARD and question.purpose == first.purpose
        return same and question.picked == picked

    def pick(self, game: Game, question: Question) -> int:
        """The next card picked, or that no more are."""
        option = self.next_given(question)
        if option < 0:
            option = self.lookahead.decide(game, question)
        else:
            self.lookahead.path.append((question.seat, question.options[option].key))
        if isinstance(question.options[option], Card):
            self.picks.append(question.options[option].key)
        else:
            self.open = False
        return option

    def next_given(self, question: Question) -> int:
        """What to pick by what is given, -1 if that says nothing."""
        if self.given is None:
            return -1
        place = len(self.picks)
        return question.index_of(self.given[place] if place < len(self.given) else PASS.key)


def collects(question: Question) -> bool:
    """Whether a question may pick several cards, one by one, all of which are seen."""
    several = question.kind == ASK_CARD and question.most - question.picked > 1
    return several and all([is_plain(option) for option in question.options])


def is_plain(option: Option) -> bool:
    """Whether an option is a card that is seen, or that no more are picked."""
    return isinstance(option, Card) or option is PASS


def usual(wholes: list[list[str]]) -> list[str]:
    """What is picked most often, in whatever order; the first of equals."""
    in_order = [sorted(whole) for whole in wholes]
    counts = [in_order.count(whole) for whole in in_order]
    return wholes[counts.index(max(counts))]
