"""Sessions to put agents into."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from splay.agents.observation import Observation
from splay.core.chance import secret_from_seed
from splay.core.expansion import BASE
from splay.core.game import Game
from splay.core.options import Options
from splay.core.session import Session
from splay.sets import new_game


def new_session(
    seed: str, players: int = 2, edition: str = "third", sets: Sequence[str] = (BASE,), teams: str = "none"
) -> Session:
    return Session(new_game(Options(players, edition, teams, sets=sets), secret_from_seed(seed)))


def after_random_answers(
    seed: str, answers: int, players: int = 2, sets: Sequence[str] = (BASE,), teams: str = "none"
) -> Session:
    """A session after this many random answers, or at its end."""
    session = new_session(seed, players, sets=sets, teams=teams)
    random = Random(seed)
    for _ in range(answers):
        if not session.questions:
            break
        question = random.choice(session.questions)
        session.answer(question.seat, random.choice(question.keys()))
    return session


def knowledge_of(session: Session, seat: int | None = None) -> Observation:
    """What the agent of a seat (of the first one asked, if none is given) is told."""
    question = session.questions[0] if seat is None else session.question_for(seat)
    assert question is not None
    return Observation(session.start, session.game, session.answers, question)


def turn_knowledge(game: Game) -> Observation:
    """What the agent of the turn player is told in a position between two actions."""
    return knowledge_of(Session(game))
