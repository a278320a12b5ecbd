"""A first game: a fixed good deal against an easy computer, and the coach's comments on what has just happened."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from splay.agents.driver import answer_for
from splay.agents.roster import make_agent
from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.question import Answer
from splay.core.session import AnswerRefused, Session
from splay.lessons.guided.comments import OPPONENT, Comment, comment_now
from splay.lessons.lesson import READER
from splay.lessons.runner import BadProgress
from splay.lessons.target import Target
from splay.sets import new_game
from splay.views.events import event_view
from splay.views.facts import SessionFacts
from splay.views.messages import Message
from splay.views.questions import question_view
from splay.views.view import view_of

SEED: Final = "first game 118"
"""What the deal follows from. Both first cards of the reader draw, and in a game like an easy one's to be lost and won
sharing, demands and an achievement come within the first turns.
"""
EASY: Final = "random"
"""The computer that plays against the reader."""
OTHER: Final = 1
"""Its seat."""
NAME: Final = OPPONENT


class CommentView(Struct, frozen=True, omit_defaults=True):
    """What the coach says about a first game now. `points_at` is what is meant, and `place` the same in words."""

    name: str
    title: Message
    text: Message
    points_at: Target | None = None
    place: Message | None = None


def guided_options() -> Options:
    """The options of the table: two players, the base set."""
    return Options(2)


def guided_secret() -> bytes:
    """What the deal is shuffled by."""
    return secret_from_seed(SEED)


class GuidedGame:
    """A first game that this program plays: the reader on the seat READER, the computer on OTHER.

    `told` are the names of the comments that have been said. Comments stop nothing: the reader can answer while one is
    shown.
    """

    def __init__(self) -> None:
        self.session = Session(new_game(guided_options(), guided_secret()))
        self.facts = SessionFacts()
        self.told: list[str] = []
        self.looked = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.game.result is not None

    def let_computer_answer(self) -> None:
        """Lets the computer answer until the reader must, or the game is over."""
        while self.session.question_for(OTHER) is not None:
            self.session.answer(OTHER, self.think())

    def think(self) -> str:
        """What the computer answers: the same at the same place of the game."""
        return answer_for(self.session, OTHER, make_agent(EASY, self.session.answer_count()))

    def answer(self, key: str) -> None:
        """Gives the reader's answer. Raises AnswerRefused; then nothing has changed."""
        looked = self.session.event_count()
        self.session.answer(READER, key)
        self.looked = looked

    def comment(self) -> CommentView | None:
        """What the coach says now, None for nothing."""
        if self.over:
            return None
        session = self.session
        question = session.question_for(READER)
        seen = None if question is None else question_view(session.game, question, session.sequence, READER)
        happened = [event_view(event, READER, False) for event in session.events_after(self.looked)]
        view = view_of(session.game, READER, self.facts.of(session))
        found = comment_now(self.told, happened, view, seen)
        return None if found is None else told(found)

    def next(self) -> None:
        """Goes on from the comment, which isn't said again."""
        comment = self.comment()
        if comment is not None:
            self.told.append(comment.name)

    def to_json(self) -> dict[str, Any]:
        """Where the reader is, to go on from there."""
        return {
            "answers": [list(one) for one in self.session.all_answers()],
            "told": self.told[:],
            "looked": self.looked,
        }


def told(comment: Comment) -> CommentView:
    """A comment as its reader sees it."""
    title, text = comment.messages()
    place = None if comment.points_at is None else comment.points_at.message()
    return CommentView(comment.name, title, text, comment.points_at, place)


def resumed_game(data: object) -> GuidedGame:
    """A first game where its reader was. Raises BadProgress if the data is none, or the rules play it otherwise now."""
    game = GuidedGame()
    if not isinstance(data, dict):
        raise BadProgress("this is not where somebody was in a first game")
    answers, said, looked = data.get("answers"), data.get("told"), data.get("looked")
    if not (isinstance(answers, list) and isinstance(said, list) and isinstance(looked, int)):
        raise BadProgress("this is not where somebody was in a first game")
    for seat, key in answers_in(answers):
        try:
            game.session.answer(seat, key)
        except AnswerRefused as error:
            raise BadProgress(f"the first game goes another way now: {error}") from error
    game.told, game.looked = [str(name) for name in said], looked
    return game


def answers_in(rows: Sequence[object]) -> list[Answer]:
    """The answers of a saved game. Raises BadProgress."""
    answers: list[Answer] = []
    for row in rows:
        if not (isinstance(row, list) and len(row) == 2 and isinstance(row[0], int) and isinstance(row[1], str)):
            raise BadProgress(f"this is no answer of a first game: {row!r}")
        answers.append((row[0], row[1]))
    return answers
