"""Self-play: many games at once, over processes of this machine."""

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Final

import cloudpickle

from splay.agents.agent import Agent
from splay.agents.by_path import agent_named
from splay.agents.processes import spawned
from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.research.encoded_game import MOST_STEPS
from splay.research.encoder import Encoder
from splay.research.played_game import PlayedGame, play_recorded
from splay.research.policy import Policy, PolicyAgent

Player = str | Policy
"""An agent by its name, or its class as "package.module:Class"; or a policy."""
BATCHES: Final = 4
"""So many batches of games each process gets in the course of one call, at least."""
LARGEST: Final = 25
"""A batch has no more games: what is done is written down soon, and little is lost if a call is cut off."""


class SelfPlay:
    """What is played: by whom, at which table, from which seed. The same seed plays the same games wherever they run.

    One player plays all seats. Several take turns: in game `number`, seat 0 has player `number`, seat 1 the next one.
    """

    def __init__(
        self,
        players: Sequence[Player],
        options: Options | None = None,
        seed: int = 0,
        observations: bool = True,
        most_steps: int = MOST_STEPS,
    ) -> None:
        """Two players with the base set, unless `options` say another table; `observations` are written down or not,
        and a game that is not over after `most_steps` decisions is truncated.

        Raises UnknownAgent, and ValueError if the number of players is neither 1 nor that of the seats.
        """
        self.table = (options or Options()).to_json()
        seats = self.options().players
        if len(players) not in (1, seats):
            raise ValueError(f"players: there must be 1 or {seats}, not {len(players)}")
        self.players = list(players)
        self.seed = seed
        self.observations = observations
        self.most_steps = most_steps
        self.known_encoder: Encoder | None = None
        for player in self.players:
            if isinstance(player, str):
                agent_named(player, 0)

    def options(self) -> Options:
        """The table's options."""
        return Options.from_json(self.table)

    def encoder(self) -> Encoder:
        """The encoder of the table, made once in each process."""
        if self.known_encoder is None:
            options = self.options()
            self.known_encoder = Encoder(options.players, options.sets)
        return self.known_encoder

    def play(self, number: int) -> PlayedGame:
        """Plays the game of this number."""
        options, name = self.options(), f"self-play {self.seed} game {number}"
        agents = [self.agent(number, seat, name) for seat in range(options.players)]
        encoder = self.encoder()
        return play_recorded(
            agents, options, secret_from_seed(name), encoder, number, self.observations, self.most_steps
        )

    def agent(self, number: int, seat: int, name: str) -> Agent:
        """Who plays a seat of a game."""
        player = self.players[(number + seat) % len(self.players)]
        seed = int.from_bytes(secret_from_seed(f"{name} seat {seat}")[:8], "big")
        return agent_named(player, seed) if isinstance(player, str) else PolicyAgent(player, self.encoder(), seed)

    def packed(self) -> bytes:
        """All of it as bytes, policies too, also those that were defined in a notebook."""
        encoder, self.known_encoder = self.known_encoder, None
        data: bytes = cloudpickle.dumps(self)
        self.known_encoder = encoder
        return data


def play_batch(packed: bytes, numbers: Sequence[int]) -> list[PlayedGame]:
    """Plays the games of these numbers."""
    plan = cloudpickle.loads(packed)
    assert isinstance(plan, SelfPlay)
    return [plan.play(number) for number in numbers]


def batches_of(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """The numbers in as many parts as so many workers should get."""
    size = min(max(len(numbers) // (workers * BATCHES), 1), LARGEST)
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


class Processes:
    """Processes that play, as long as the `with` statement lasts. With one worker this process itself plays."""

    def __init__(self, workers: int | None = None) -> None:
        """Starts one for each core without a number."""
        self.workers = (os.cpu_count() or 1) if workers is None else workers
        self.pool = None if self.workers == 1 else spawned(self.workers)

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *_: object) -> None:
        """Ends the processes, also in the middle of a game."""
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()

    def play(self, plan: SelfPlay, numbers: Sequence[int]) -> Iterator[PlayedGame]:
        """Plays the games of these numbers and gives them in their order, as they are done."""
        if self.pool is None:
            return map(plan.play, numbers)
        work: Callable[[Sequence[int]], list[PlayedGame]] = partial(play_batch, plan.packed())
        return chain.from_iterable(self.pool.imap(work, batches_of(numbers, self.workers)))
