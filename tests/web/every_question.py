"""For every kind of question a position in which it is asked with as many answers as random games bring."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.question import Question
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.sets import new_game
from tests.web.playing import answer, question_of
from tests.web.positions import Positions

EVERY_SET = ("base", "artifacts", "relics", "echoes", "cities")
LONGEST = 1200
"""Answers of a random game at most."""


class Asked(NamedTuple):
    """A question of the first seat: the position in which its action began, and the answers since."""

    options: dict[str, Any]
    position: dict[str, Any]
    answers: list[str]
    size: int

    def open(self, context: BrowserContext, positions: Positions) -> str:
        """A table of the context's person where it is asked."""
        table = positions.lay(context, self.options, self.position, [0])
        for key in self.answers:
            answer(context, table, question_of(context, table), key)
        return table


def every_question(games: int, seed: int = 1) -> dict[str, Asked]:
    """By "kind purpose", the largest of the questions that random games of all sets ask the first seat."""
    found: dict[str, Asked] = {}
    for number in range(games):
        chance = Random(1000 * seed + number)
        sets = ("base",) if number % 4 == 0 else EVERY_SET
        options = Options(players=2 + number % 4, sets=sets)
        session = Session(new_game(options, secret_from_seed(f"{seed} {number}")), history=False)
        for _ in range(LONGEST):
            if not session.questions:
                break
            for question in session.questions:
                if question.seat == 0 and session.start.started:
                    note(found, session, question)
            question = session.questions[0]
            session.answer(question.seat, chance.choice(question.options).key)
    return found


def note(found: dict[str, Asked], session: Session, question: Question) -> None:
    """Keeps a question if it is the largest of its kind so far, and only the first seat has answered in its action."""
    name, size = f"{question.kind} {question.purpose}", len(question.options)
    mine = all(seat == 0 for seat, _ in session.answers)
    if mine and (name not in found or size > found[name].size):
        start = session.start
        found[name] = Asked(start.options.to_json(), position_of(start), [key for _, key in session.answers], size)
