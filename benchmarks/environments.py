"""How fast the environments are: steps a second of random play on one core, observation and mask included.

Run with `python benchmarks/environments.py [--seconds 5] [--json]` in an environment where splay is installed with the
extra `research`. Each figure is the median of five rounds, by processor time. `parts` are microseconds of a step.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from splay.build import BUILD
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.options import Options
from splay.research import self_play
from splay.research.action_keys import mask_of, numbers_of
from splay.research.aec_env import env, raw_env
from splay.research.encoded_game import EncodedGame
from splay.research.encoder import Encoder, own_question
from splay.research.gym_env import AgainstOpponents, SelfPlay
from splay.views.view import view_of

ROUNDS = 5
ALL_SETS = (BASE, *EXPANSIONS)


def rate(seconds: float, play: Callable[[int], int]) -> int:
    """Steps a second: `play` plays a game from a seed and says how many it took."""
    rates = []
    play(0)
    for number in range(ROUNDS):
        steps, games, began = 0, 0, process_time()
        while process_time() - began < seconds / ROUNDS:
            games += 1
            steps += play(number * 10_000 + games)
        rates.append(steps / (process_time() - began))
    return round(median(rates))


def pettingzoo_game(environment: AECEnv[str, Any, Any], seed: int) -> int:
    """Plays a game of PettingZoo's by chance, as its loop goes."""
    random = Random(seed).random
    steps = 0
    environment.reset(seed=seed)
    for _ in environment.agent_iter():
        told, _, terminated, truncated, _ = environment.last()
        if told is None or terminated or truncated:
            environment.step(None)
            continue
        offered = told["action_mask"].nonzero()[0]
        environment.step(offered[int(random() * len(offered))])
        steps += 1
    return steps


def gymnasium_game(environment: AgainstOpponents | SelfPlay, seed: int) -> int:
    """Plays a game of Gymnasium's by chance."""
    random = Random(seed).random
    told, _ = environment.reset(seed=seed)
    steps, over = 0, False
    while not over:
        offered = told["action_mask"].nonzero()[0]
        told, _, over, _, _ = environment.step(offered[int(random() * len(offered))])
        steps += 1
    return steps


def any_of(_told: np.ndarray, offered: np.ndarray, random: np.random.Generator) -> int:
    """Any action."""
    return int(offered[int(random.random() * len(offered))])


def self_played_game(plan: self_play.SelfPlay, seed: int) -> int:
    """Plays a game of self-play by chance."""
    return len(plan.play(seed).actions)


def parts(players: int, sets: tuple[str, ...], games: int = 20) -> dict[str, float]:
    """Microseconds of the parts of a step: the rules, the view, the observation, the mask."""
    options, encoder = Options(players, sets=sets), Encoder(players, sets)
    spent = dict.fromkeys(("session", "view", "encoder", "mask"), 0.0)
    steps = 0
    for number in range(games):
        game, random = EncodedGame(options, encoder, number.to_bytes(32, "big")), Random(number).random
        while game.session.questions:
            question, at = game.session.questions[0], [process_time()]
            view = view_of(game.session.game, question.seat)
            at.append(process_time())
            encoder.encode(view, own_question(question))
            at.append(process_time())
            mask_of(numbers_of(question.keys()))
            at.append(process_time())
            game.session.answer(question.seat, question.options[int(random() * len(question.options))].key)
            at.append(process_time())
            for name, began, ended in zip(("view", "encoder", "mask", "session"), at, at[1:], strict=False):
                spent[name] += ended - began
            steps += 1
    return {name: round(seconds / steps * 1e6, 1) for name, seconds in spent.items()}


def measure(seconds: float) -> dict[str, object]:
    """All figures."""
    figures: dict[str, object] = {"build": BUILD, "python": platform.python_version()}
    for players, sets, name in ((2, (BASE,), "base_2"), (2, ALL_SETS, "all_2"), (5, ALL_SETS, "all_5")):
        raw, wrapped, alone = raw_env(players, sets), env(players, sets), SelfPlay(players, sets)
        plan = self_play.SelfPlay([any_of], Options(players, sets=sets))
        figures[name] = {
            "pettingzoo_raw": rate(seconds, partial(pettingzoo_game, raw)),
            "pettingzoo": rate(seconds, partial(pettingzoo_game, wrapped)),
            "gymnasium_self_play": rate(seconds, partial(gymnasium_game, alone)),
            "self_play": rate(seconds, partial(self_played_game, plan)),
            "parts": parts(players, sets),
        }
    against = AgainstOpponents("rule")
    figures["gymnasium_against_rule"] = rate(seconds, partial(gymnasium_game, against))
    return figures


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each figure is measured (default: 5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    figures = measure(given.seconds)
    if given.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        for inner, figure in value.items() if isinstance(value, dict) else [("", value)]:
            print(f"{name:8} {inner:20} {figure}")


if __name__ == "__main__":
    main()
