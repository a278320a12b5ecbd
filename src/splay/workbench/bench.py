"""How fast the engine is: random two-player games of the base set on one core."""

import platform
from statistics import median
from time import process_time
from typing import Final

from msgspec import Struct

from splay.build import BUILD
from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import Options
from splay.core.turn import play, step
from splay.sets import new_game
from splay.views.view import view_of
from splay.workbench.random_play import RandomDecider

ROUNDS: Final = 5
MIDDLE: Final = 36
"""The turn at which a game is in its middle."""
MIDDLE_GAMES: Final = 20
REPEATS: Final = 500


class Bench(Struct):
    """Medians over rounds, by CPU time; `copy_us` and `view_us` are microseconds for a game in its middle."""

    build: str
    python: str
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    turns_per_game: float
    copy_us: float
    view_us: float


def run_bench(games: int) -> Bench:
    """Plays `games` games in each of several rounds, then copies and views games in their middle."""
    bot = RandomDecider(0)
    play_games(max(games // 10, 1), bot)
    seconds: list[float] = []
    bot.decisions = 0
    turns = 0
    for _ in range(ROUNDS):
        began = process_time()
        turns += play_games(games, bot)
        seconds.append(process_time() - began)
    per_game = bot.decisions / (games * ROUNDS)
    games_per_s = games / median(seconds)
    middles = [middle_game(number) for number in range(MIDDLE_GAMES)]
    return Bench(
        BUILD,
        platform.python_version(),
        round(games_per_s, 1),
        round(games_per_s * per_game),
        round(per_game, 1),
        round(turns / (games * ROUNDS), 1),
        round(median([time_copy(game) for game in middles]), 2),
        round(median([time_view(game) for game in middles]), 2),
    )


def play_games(games: int, bot: RandomDecider) -> int:
    """Plays games with events off; the number of turns in all of them."""
    turns = 0
    for number in range(games):
        game = new_game(Options(), secret_from_seed(str(number)))
        play(game, bot)
        turns += game.turn_number
    return turns


def middle_game(number: int) -> Game:
    """A game in its middle, or at its end where it was short."""
    game = new_game(Options(), secret_from_seed(f"middle {number}"))
    game.decider = RandomDecider(number)
    while game.result is None and game.turn_number < MIDDLE:
        step(game)
    return game


def time_copy(game: Game) -> float:
    """Microseconds for a copy."""
    began = process_time()
    for _ in range(REPEATS):
        game.copy()
    return (process_time() - began) / REPEATS * 1e6


def time_view(game: Game) -> float:
    """Microseconds for a full view of one seat."""
    began = process_time()
    for _ in range(REPEATS):
        view_of(game, 0)
    return (process_time() - began) / REPEATS * 1e6
