"""What is told of the review of a finished game, as far as it has come; worked out piece by piece beside the worker."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from msgspec import Struct, json

from splay.agents.review.figure import Figure
from splay.agents.review.moments import Action
from splay.agents.review.review import CostlyAction, KeptUnfit, LuckyDraw, Mark, Review
from splay.agents.review.thoroughness import Thoroughness
from splay.agents.told_advice import PLACES, reason_message
from splay.core.question import Answer
from splay.server.protocol.representation import JSON, Representation, compressed
from splay.sets.scenario import from_json
from splay.views.messages import Message
from splay.views.model import OptionView
from splay.views.questions import question_view


class Likelihood(Struct, frozen=True):
    """A chance to win, from 0 to 1, or a difference of chances: the mean of the games that were played on, and its 95 %
    interval from `low` to `high`.
    """

    mean: float
    low: float
    high: float


class CostlyMove(Struct, frozen=True, omit_defaults=True):
    """An action that cost its player much: what was `played` at this `entry` of the log, and the `better` answer, by
    what its player knew then; the `chance` with what was played, the one that was `possible`, what it `cost`, and `why`
    the other is better, if a fact is known to speak for it.
    """

    entry: int
    turn: int
    seat: int
    played: OptionView
    better: OptionView
    chance: Likelihood
    possible: Likelihood
    cost: Likelihood
    why: Message | None = None


class SwingingDraw(Struct, frozen=True):
    """An action whose draws swung the game, for good or ill, and by no choice: the chance of its player `before` they
    were known, and `after`; `drawn` are the keys of the cards.
    """

    entry: int
    turn: int
    seat: int
    played: OptionView
    drawn: list[str]
    before: Likelihood
    after: Likelihood


class ReviewMark(Struct, frozen=True, omit_defaults=True):
    """An action that has been looked at: its player's `chance` with it, in games played on from it. `cost` is what it
    cost against the best other one, None before a second look.
    """

    entry: int
    turn: int
    seat: int
    chance: float
    cost: float | None = None


class Analysis(Struct, frozen=True):
    """The review of a finished game as far as it has come: `done` of so many steps (`total`, at most), the first
    `turns_done` of so many turns looked at; `over`: there is no more to come. `judge` is the computer that says it ("":
    it has not begun). The costliest moves, three of each player at most; the draws that swung the game; a mark of every
    action that has been looked at.
    """

    over: bool
    done: int
    total: int
    turns_done: int
    turns: int
    judge: str
    costly: list[CostlyMove]
    lucky: list[SwingingDraw]
    marks: list[ReviewMark]


NOT_BEGUN: Final = Analysis(False, 0, 0, 0, 0, "", [], [], [])


class Piece(Struct, frozen=True):
    """What has been worked out of a review: as it is told, whether that is all, and what is to be kept of it."""

    told: Representation
    over: bool
    kept: dict[str, Any]


class HeldReview:
    """A review that a process goes on with, and what the answers of its game were called."""

    def __init__(
        self, key: str, deal: dict[str, Any], answers: list[Answer], entries: list[int], thoroughness: Thoroughness
    ) -> None:
        """`entries` are the numbers of the answers in the log. Raises AnswerRefused."""
        self.key = key
        self.entries = entries
        self.review = Review(from_json(deal), answers, thoroughness)
        self.options: dict[int, list[OptionView]] = {}

    def option(self, action: Action, key: str) -> OptionView:
        """One of the options that there were instead of an action, as its player knew it."""
        if action.answers not in self.options:
            walk = self.review.walk
            walk.go_to(action.answers)
            question = walk.session.question_for(action.seat)
            assert question is not None, "the review has asked for it before"
            self.options[action.answers] = question_view(walk.session.game, question, 0, action.seat).options
        [option] = [one for one in self.options[action.answers] if one.key == key]
        return option

    def told(self, over: bool) -> Analysis:
        """All that there is to tell so far."""
        review = self.review
        ahead = review.actions[len(review.looks) :]
        turns = [action.turn for action in review.actions]
        return Analysis(
            over,
            review.done,
            review.total,
            len({turn for turn in turns if not ahead or turn < ahead[0].turn}),
            len(set(turns)),
            review.judge.name,
            [self.costly(one) for one in review.costly()],
            [self.lucky(one) for one in review.lucky()],
            [self.mark(one) for one in review.marks()],
        )

    def costly(self, told: CostlyAction) -> CostlyMove:
        """A costly action."""
        action, cost = told.action, told.cost
        return CostlyMove(
            self.entries[action.answers],
            action.turn,
            action.seat,
            self.option(action, cost.played),
            self.option(action, cost.better),
            likelihood(cost.chance),
            likelihood(cost.possible),
            likelihood(cost.cost),
            reason_message(cost.reason, cost.alone, afterwards=True),
        )

    def lucky(self, told: LuckyDraw) -> SwingingDraw:
        """A draw that swung the game."""
        action, luck = told.action, told.luck
        return SwingingDraw(
            self.entries[action.answers],
            action.turn,
            action.seat,
            self.option(action, action.key),
            luck.drawn,
            likelihood(luck.before),
            likelihood(luck.after),
        )

    def mark(self, mark: Mark) -> ReviewMark:
        """An action that has been looked at."""
        action = mark.action
        cost = None if mark.cost is None else round(mark.cost.cost.mean, PLACES)
        return ReviewMark(self.entries[action.answers], action.turn, action.seat, round(mark.chance, PLACES), cost)


def likelihood(figure: Figure) -> Likelihood:
    """A figure as it is told."""
    return Likelihood(round(figure.mean, PLACES), round(figure.low, PLACES), round(figure.high, PLACES))


FOUND: Final = ("looks", "costs", "draws")
"""What is kept of a review that grows."""
held: list[HeldReview] = []
"""The review that this process is at, if any: to begin it anew with each piece would take longer than the piece."""


def work_on(
    key: str,
    deal: dict[str, Any],
    answers: list[Answer],
    entries: list[int],
    kept: dict[str, Any] | None,
    seconds: float,
    thoroughness: Callable[[], Thoroughness],
) -> Piece:
    """Works at the review of a game for so many seconds, and a step at least. `key` tells it apart from others; it
    goes on with what was `kept` if that fits, and is more than this process has. Raises AnswerRefused and NotAsked if
    the rules of now do not allow an answer.
    """
    if not held or held[0].key != key:
        held[:] = [HeldReview(key, deal, answers, entries, thoroughness())]
    review = held[0].review
    if kept is not None:
        go_on_with(review, kept)
    until = monotonic() + seconds
    goes_on = review.step()
    while goes_on and monotonic() < until:
        goes_on = review.step()
    told = compressed(JSON, json.encode(held[0].told(not goes_on)))
    return Piece(told, not goes_on, review.kept())


def go_on_with(review: Review, kept: dict[str, Any]) -> None:
    """Goes on with what was kept, if that is more; not if another version of Splay kept it, by other rules."""
    found = review.kept()
    try:
        if sum(len(kept[name]) for name in FOUND) > review.done:
            review.take(kept)
    except (KeyError, TypeError, KeptUnfit):
        review.take(found)
