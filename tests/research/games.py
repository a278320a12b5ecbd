"""Random games for the tests of the research kit, question by question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.session import Session
from splay.research.every_action import ALL_SETS
from splay.sets import new_game

BASE_SETS = ("base",)
EVERY_SET = ALL_SETS
"""All sets of the game, without the one that tests bring."""


def random_moments(options: Options, seed: str) -> Iterator[Session]:
    """A session at each of its questions, through a random game."""
    random = Random(seed)
    session = Session(new_game(options, secret_from_seed(seed)))
    while session.questions:
        yield session
        question = random.choice(session.questions)
        session.answer(question.seat, random.choice(question.keys()))


def table(players: int, sets: Sequence[str], edition: str = "third") -> Options:
    """The options of a table."""
    return Options(players, edition, sets=sets)


def named(options: Options) -> str:
    """What a test calls a table."""
    sets = "all" if options.sets == EVERY_SET else "-".join(options.sets)
    return f"{options.players}-{sets}-{options.edition}-{options.teams}"
