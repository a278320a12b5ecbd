"""How fast the engine is: random two-player games on one core."""

import gc
import platform
import tracemalloc
from random import Random
from statistics import median
from time import process_time
from typing import Final

from msgspec import Struct

from splay.agents.agent import Agent
from splay.agents.driver import AgentDecider
from splay.agents.greedy_agent import GreedyAgent
from splay.build import BUILD
from splay.core.chance import secret_from_seed
from splay.core.expansion import BASE
from splay.core.game import Game
from splay.core.options import Options
from splay.core.question import Question
from splay.core.session import Session
from splay.core.turn import play, step
from splay.sets import new_game
from splay.views.facts import facts_of
from splay.views.preview import preview
from splay.views.view import view_of
from splay.views.world import Sampler
from splay.workbench.random_play import RandomDecider

ROUNDS: Final = 5
MIDDLE: Final = 36
"""The turn at which a game is in its middle."""
MIDDLE_GAMES: Final = 20
REPEATS: Final = 500
GREEDY_GAMES: Final = 3


class Bench(Struct):
    """Medians over rounds, by processor time.

    `copy_us` (of a copy that is released), `copy_unreleased_us` (of one that the garbage collector must find),
    `view_us`, `view_with_facts_us` and `world_us` (of a world that is sampled) are microseconds for a game in its
    middle; `preview_ms` is for a dogma there, `greedy_ms` for each question that the greedy agent answers.
    `session_answers_per_s` are answers given one by one to sessions without events, `session_kb` is what a finished
    session with all its events and history keeps, in 1,000 bytes.
    """

    build: str
    python: str
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    turns_per_game: float
    copy_us: float
    copy_unreleased_us: float
    view_us: float
    view_with_facts_us: float
    world_us: float
    preview_ms: float
    greedy_ms: float
    session_answers_per_s: float
    session_kb: float


def run_bench(games: int, sets: tuple[str, ...] = (BASE,)) -> Bench:
    """Plays `games` games in each of several rounds, then measures what is done with games in their middle: no more of
    them than `games`. Every game is played with these sets.

    Raises BadOptions for sets that do not fit together.
    """
    bot = RandomDecider(0)
    play_games(max(games // 10, 1), bot, sets)
    seconds: list[float] = []
    bot.decisions = 0
    turns = 0
    for _ in range(ROUNDS):
        began = process_time()
        turns += play_games(games, bot, sets)
        seconds.append(process_time() - began)
    per_game = bot.decisions / (games * ROUNDS)
    games_per_s = games / median(seconds)
    middles = [middle_game(number, sets) for number in range(min(MIDDLE_GAMES, games))]
    return Bench(
        BUILD,
        platform.python_version(),
        round(games_per_s, 1),
        round(games_per_s * per_game),
        round(per_game, 1),
        round(turns / (games * ROUNDS), 1),
        round(median([time_copy(game) for game in middles]), 2),
        round(median([time_unreleased_copy(game) for game in middles]), 2),
        round(median([time_view(game) for game in middles]), 2),
        round(median([time_view_with_facts(game) for game in middles]), 2),
        round(median([time_world(game) for game in middles]), 2),
        round(median([time_preview(game) for game in middles if game.result is None]), 3),
        round(median([time_greedy(number, sets) for number in range(min(GREEDY_GAMES, games))]), 3),
        round(median([session_speed(max(games // 10, 1), sets) for _ in range(ROUNDS)])),
        round(median([session_size(number, sets) for number in range(min(ROUNDS, games))]) / 1000, 1),
    )


def play_games(games: int, bot: RandomDecider, sets: tuple[str, ...] = (BASE,)) -> int:
    """Plays games with events off; the number of turns in all of them."""
    turns = 0
    for number in range(games):
        game = new_game(Options(sets=sets), secret_from_seed(str(number)))
        play(game, bot)
        turns += game.turn_number
    return turns


def middle_game(number: int, sets: tuple[str, ...] = (BASE,)) -> Game:
    """A game in its middle, or at its end if it was short."""
    game = new_game(Options(sets=sets), secret_from_seed(f"middle {number}"))
    game.decider = RandomDecider(number)
    while game.result is None and game.turn_number < MIDDLE:
        step(game)
    return game


def time_copy(game: Game) -> float:
    """Microseconds for a copy that is released."""
    began = process_time()
    for _ in range(REPEATS):
        game.copy().release()
    return (process_time() - began) / REPEATS * 1e6


def time_unreleased_copy(game: Game) -> float:
    """Microseconds for a copy that the garbage collector must find."""
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


def time_view_with_facts(game: Game) -> float:
    """Microseconds for a full view of one seat with the facts, which are worked out for it alone."""
    began = process_time()
    for _ in range(REPEATS):
        view_of(game, 0, facts_of(game))
    return (process_time() - began) / REPEATS * 1e6


def time_world(game: Game) -> float:
    """Microseconds for a world that is released: a copy with the hidden cards dealt anew (`views.world`)."""
    random = Random(0)
    began = process_time()
    for _ in range(REPEATS):
        Sampler(game, game, 0).sample([], random).start.release()
    return (process_time() - began) / REPEATS * 1e6


def time_preview(game: Game) -> float:
    """Milliseconds for the preview of a dogma, the mean over all top cards of the seat whose turn it is."""
    seat = game.turn_seat
    keys = [card.dogma_action.key for card in game.players[seat].tops()]
    began = process_time()
    for key in keys:
        preview(game, seat, seat, key)
    return (process_time() - began) / len(keys) * 1e3


def time_greedy(number: int, sets: tuple[str, ...] = (BASE,)) -> float:
    """Milliseconds for each question with several options in a game of two greedy agents."""
    agents: list[Agent] = [GreedyAgent(number), GreedyAgent(number + 1)]
    decider = CountingDecider(agents)
    began = process_time()
    play(new_game(Options(sets=sets), secret_from_seed(f"greedy {number}")), decider)
    return (process_time() - began) / decider.decisions * 1e3


class CountingDecider(AgentDecider):
    """Lets agents decide and counts the questions with several options."""

    decisions = 0

    def put(self, game: Game, question: Question) -> int:
        self.decisions += len(question.options) > 1
        return super().put(game, question)


def session_speed(games: int, sets: tuple[str, ...] = (BASE,)) -> float:
    """Answers a second through sessions that tell no events."""
    answers = 0
    began = process_time()
    for number in range(games):
        answers += play_session(
            Session(new_game(Options(sets=sets), secret_from_seed(str(number))), events=False), number
        )
    return answers / (process_time() - began)


def play_session(session: Session, seed: int) -> int:
    """Plays a session to its end by chance; how many answers that took."""
    random = Random(seed).random
    answers = 0
    while session.questions:
        question = session.questions[0]
        session.answer(question.seat, question.options[int(random() * len(question.options))].key)
        answers += 1
    return answers


def session_size(number: int, sets: tuple[str, ...] = (BASE,)) -> float:
    """Bytes that a finished session keeps."""
    gc.collect()
    tracemalloc.start()
    session = Session(new_game(Options(sets=sets), secret_from_seed(f"size {number}")))
    play_session(session, number)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size
