"""The opponent that has learned, thinking as it does for a server: made anew for each question, elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from random import Random

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.server.games.live_game import LiveGame
from splay.server.opponents.pool import Pool
from splay.server.opponents.thinking import think, thought_for
from splay.sets import new_game

TABLES = [Options(), Options(3), Options(2, sets=["base", "echoes"])]
WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.server.opponents.thinking import thought_for
from splay.server.games.live_game import LiveGame
from splay.sets import new_game
print(thought_for(LiveGame(position_of(new_game(Options(), bytes(32))), []), 0, "master", 1).agent)
"""


def dealt(options: Options) -> LiveGame:
    """A new game as a server has it."""
    return LiveGame(position_of(new_game(options, secret_from_seed("master"))), [])


def answered(game: LiveGame, agent: str, most: int) -> list[str]:
    """What an agent on the first seat answers, most times at most, while the others answer by chance."""
    chance = Random(7)
    keys: list[str] = []
    while game.session.game.result is None and len(keys) < most:
        question = game.session.questions[0]
        key = chance.choice(question.keys())
        if question.seat == 0:
            key = think(thought_for(game, 0, agent, len(keys)))
            keys.append(key)
        game.answer(question.seat, key, game.sequence, 1)
    return keys


def test_it_wins_a_whole_game_against_chance() -> None:
    game = dealt(Options())
    answered(game, "master", 1000)
    assert game.session.game.result is not None
    assert game.session.game.result.winners == [0]


@pytest.mark.parametrize("options", TABLES, ids=["learned", "three players", "another set"])
def test_the_same_seeds_answer_the_same(options: Options) -> None:
    first, again = (answered(dealt(options), "master", 8) for _ in range(2))
    assert first == again
    assert len(first) == 8


@pytest.mark.parametrize("options", TABLES, ids=["learned", "three players", "another set"])
def test_it_answers_as_the_planner_unless_it_has_learned_for_the_table(options: Options) -> None:
    most = 12
    alike = answered(dealt(options), "master", most) == answered(dealt(options), "planner", most)
    assert alike == (options is not TABLES[0])


@pytest.mark.anyio
async def test_it_thinks_with_one_thread() -> None:
    pool = Pool(1)
    threads = partial(os.listdir, "/proc/self/task")
    before = await pool.run(threads)
    await pool.think(thought_for(dealt(Options()), 0, "master", 1))
    assert len(await pool.run(threads)) == len(before)
    await pool.close()


def test_the_worker_that_asks_it_needs_no_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("master\n", "")
