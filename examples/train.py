"""Trains a linear policy on what winners do, and saves its weights: `train.py [ROUNDS [GAMES [TEACHER]]]`."""

import sys

import numpy as np
from numpy.typing import NDArray

from splay.research.action_keys import ACTIONS
from splay.research.encoder import Encoder, Observation
from splay.research.played_game import PlayedGame
from splay.research.policy import Offered, PolicyAgent
from splay.research.self_play import Processes, SelfPlay

ENCODER = Encoder(players=2)
FILE = "linear.npy"
RATE = 0.01

Numbers = NDArray[np.floating]


def scaled(told: Observation) -> Numbers:
    """What is told, as numbers from 0 to 1."""
    return np.minimum(told, 10) / np.float32(10)


class Linear:
    """Each action has a row of weights, by which what is told becomes its score."""

    def __init__(self, weights: Numbers) -> None:
        self.weights = weights

    def odds(self, told: Observation, offered: Offered) -> Numbers:
        """How likely each of the offered actions is."""
        scores = self.weights[offered] @ scaled(told)
        odds: Numbers = np.exp(scores - scores.max())
        odds /= odds.sum()
        return odds

    def __call__(self, told: Observation, offered: Offered, random: np.random.Generator) -> int:
        """Chooses one of the offered actions."""
        return int(random.choice(offered, p=self.odds(told, offered)))

    def learn(self, game: PlayedGame) -> None:
        """Makes what the winner did likelier than what else was offered."""
        assert game.observations is not None
        rows = zip(game.observations, game.offered, game.actions, game.seats, strict=True)
        for told, offered, action, seat in rows:
            if game.rewards[seat] > 0:
                push = RATE * ((offered == action) - self.odds(told, offered))
                self.weights[offered] += np.outer(push, scaled(told))


class LinearAgent(PolicyAgent):
    """What was learned, as an agent for tournaments."""

    def __init__(self, seed: int) -> None:
        super().__init__(Linear(np.load(FILE)), ENCODER, seed, "linear")


def main(rounds: str = "10", games: str = "100", teacher: str = "rule") -> None:
    """Learns from games of the teacher, an agent by its name, or "self" for games of its own; round by round."""
    policy = Linear(np.zeros((ACTIONS, ENCODER.size), np.float32))
    with Processes() as processes:
        for number in range(1, int(rounds) + 1):
            plan = SelfPlay([policy if teacher == "self" else teacher], seed=number)
            for game in list(processes.play(plan, range(int(games)))):
                policy.learn(game)
            trial = SelfPlay([policy, "random"], observations=False)
            won = [game.rewards[game.players.index("policy")] > 0 for game in processes.play(trial, range(100))]
            print(f"round {number}: wins {np.mean(won):.0%} against random", flush=True)
            np.save(FILE, policy.weights)


if __name__ == "__main__":
    main(*sys.argv[1:])
