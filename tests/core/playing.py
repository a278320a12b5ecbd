"""Random games and sessions for the tests of the engine, and what to compare them by."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from splay.core.chance import secret_from_seed
from splay.core.edition import EDITIONS
from splay.core.event import Event
from splay.core.game import Game
from splay.core.options import Options
from splay.core.question import Answer, Question
from splay.core.recorder import Recorder
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.core.turn import play
from splay.records.stored_events import event_data
from splay.sets import new_game
from splay.workbench.random_play import RandomDecider

TABLES = [Options(players, edition) for players in range(2, 6) for edition in EDITIONS] + [
    Options(4, edition, teams) for edition in EDITIONS for teams in ("random", "13-24")
]


def name_of(options: Options) -> str:
    """What a table is called in the test report."""
    return f"{options.players}-{options.edition}-{options.teams}"


def mix_of(options: Options) -> str:
    """The same with its sets."""
    return "-".join([name_of(options), *options.sets])


def new_session(options: Options, seed: str) -> Session:
    """A session of a newly dealt game."""
    return Session(new_game(options, secret_from_seed(seed)))


def played_directly(options: Options, seed: str) -> tuple[Game, list[Answer], list[Event]]:
    """A random game played by the direct driver: the game at its end, its answers and its events."""
    game = new_game(options, secret_from_seed(seed))
    events: list[Event] = []
    game.events = events
    recorder = Recorder(RandomDecider(sum(seed.encode())))
    play(game, recorder)
    return game, recorder.answers, events


def random_answers(session: Session, random: Random) -> Iterator[tuple[int, str]]:
    """Random answers to whatever the session asks, until the game is over; whoever asks for them plays them."""
    while session.questions:
        question = random.choice(session.questions)
        yield question.seat, random.choice(question.keys())


def facts(event: Event) -> tuple[object, ...]:
    """Everything that an event says, to compare it by."""
    return tuple(event_data(event).items())


def asked(question: Question) -> tuple[object, ...]:
    """Everything that a question says, to compare it by."""
    return (
        question.seat, question.kind, question.purpose, question.keys(), question.picked, question.least,
        question.most, question.number, question.run and question.run.card.key,
    )  # fmt: skip


def state(session: Session) -> dict[str, object]:
    """All that a session shows, its sequence excepted."""
    return {
        "position": position_of(session.game),
        "start": position_of(session.start),
        "answers": session.all_answers(),
        "questions": [asked(question) for question in session.questions],
        "events": [facts(event) for event in session.events],
    }
