"""A game that is released is gone at once, and refuses to be used."""

from __future__ import annotations

import gc

import pytest

from splay.core.chance import secret_from_seed
from splay.core.game import Game, ReleasedGame
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.core.turn import step
from splay.sets import new_game
from splay.views.view import view_of
from splay.workbench.random_play import RandomDecider
from tests.core.playing import new_session


def games_alive() -> int:
    """How many games there are in memory, found or not."""
    return sum([isinstance(thing, Game) for thing in gc.get_objects()])


@pytest.fixture
def no_collector() -> None:
    """Circles of objects stay where they are."""
    gc.collect()
    gc.disable()


@pytest.fixture(autouse=True)
def collector_again() -> object:
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_released_copy_needs_no_garbage_collector() -> None:
    game = new_game(Options(4), secret_from_seed("released"))
    before = games_alive()
    game.copy().release()
    assert games_alive() == before
    game.copy()
    assert games_alive() == before + 1, "without release only the collector finds it: else this test shows nothing"


def test_a_released_game_refuses_use() -> None:
    game = new_game(Options(), secret_from_seed("refused"))
    game.decider = RandomDecider(1)
    game.release()
    for use in (game.copy, lambda: step(game), lambda: position_of(game), lambda: view_of(game, 0)):
        with pytest.raises(ReleasedGame, match="has been released"):
            use()


def test_releasing_a_copy_leaves_the_original_as_it_was() -> None:
    game = new_game(Options(3), secret_from_seed("left"))
    game.decider = RandomDecider(2)
    while game.result is None:
        position = position_of(game)
        copy = game.copy()
        copy.decider = RandomDecider(game.turn_number)
        step(copy)
        copy.release()
        assert position_of(game) == position
        step(game)


@pytest.mark.usefixtures("no_collector")
def test_a_session_keeps_few_games() -> None:
    """Its start, its position now, and one action's start in sixty-four."""
    before = games_alive()
    session = new_session(Options(), "few")
    bot = RandomDecider(3)
    while session.questions:
        question = session.questions[0]
        session.answer(question.seat, question.options[bot.decide(session.game, question)].key)
        assert games_alive() - before <= 2 + 1 + len(session.past) // 64
    assert len(session.past) > 64


def test_what_a_fork_holds_is_not_released() -> None:
    session = new_session(Options(), "held")
    fork = session.fork()
    held, position = fork.game, position_of(fork.game)
    play_some(session, 20)
    assert fork.game is held
    assert position_of(fork.game) == position
    play_some(fork, 20)


def play_some(session: Session, answers: int) -> None:
    """Answers with the last option of whatever is asked."""
    for _ in range(answers):
        question = session.questions[0]
        session.answer(question.seat, question.options[-1].key)
