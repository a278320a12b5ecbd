"""How long the engine takes for what is done most.

Run with `python -m pytest benchmarks` in an environment where splay is installed, or with the sources on the path.
"""

from __future__ import annotations

from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import Options
from splay.core.question import Answer
from splay.core.recorder import Recorder
from splay.core.session import Session
from splay.core.turn import play
from splay.records.record import digest
from splay.sets import new_game
from splay.sets.scenario import from_json, to_json
from splay.views.preview import preview
from splay.views.view import view_of
from splay.workbench.bench import middle_game
from splay.workbench.random_play import RandomDecider

SECRET = secret_from_seed("benchmark")
MOST_TIMES_SLOWER = 12
"""A session runs every action again for each of its answers, with events: how many times slower that may be."""


@pytest.fixture
def middle() -> Game:
    """A game in its middle."""
    return middle_game(1)


def play_directly() -> tuple[Game, list[Answer]]:
    """A random game by the direct driver, and its answers."""
    game = new_game(Options(), SECRET)
    recorder = Recorder(RandomDecider(1))
    play(game, recorder)
    return game, recorder.answers


def play_in_a_session(answers: list[Answer]) -> Game:
    """The same game through a session."""
    session = Session(new_game(Options(), SECRET))
    for seat, key in answers:
        session.answer(seat, key)
    return session.start


def test_a_random_game(benchmark: BenchmarkFixture) -> None:
    benchmark(lambda: play(new_game(Options(), SECRET), RandomDecider(1)))


def test_a_game_in_a_session(benchmark: BenchmarkFixture) -> None:
    benchmark(play_in_a_session, play_directly()[1])


def test_a_session_is_only_so_many_times_slower() -> None:
    game, answers = play_directly()
    assert digest(play_in_a_session(answers)) == digest(game)
    direct = min([seconds(lambda: play(new_game(Options(), SECRET), RandomDecider(1))) for _ in range(20)])
    again = min([seconds(lambda: play_in_a_session(answers)) for _ in range(20)])
    print(f"a session takes {again / direct:.1f} times as long as direct play")
    assert again / direct < MOST_TIMES_SLOWER


def seconds(action: object) -> float:
    """The CPU time of a call."""
    assert callable(action)
    began = process_time()
    action()
    return process_time() - began


def test_a_deal(benchmark: BenchmarkFixture) -> None:
    benchmark(new_game, Options(), SECRET)


def test_a_copy(benchmark: BenchmarkFixture, middle: Game) -> None:
    benchmark(middle.copy)


def test_a_view(benchmark: BenchmarkFixture, middle: Game) -> None:
    benchmark(view_of, middle, 0)


def test_a_preview(benchmark: BenchmarkFixture, middle: Game) -> None:
    benchmark(preview, middle, 0, 0, "draw")


def test_a_position_written_and_read(benchmark: BenchmarkFixture, middle: Game) -> None:
    benchmark(lambda: from_json(to_json(middle)))
