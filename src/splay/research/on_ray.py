"""Self-play over the actors of Ray, on this machine or on many. Needs the extra `ray`.

Ray asks nobody who they are: whoever reaches its ports can run anything on its machines. What is started here listens
to this machine alone, has no dashboard, and tells nobody that it is used.
"""

import os
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

import ray
from ray.util import ActorPool

from splay.research.played_game import PlayedGame
from splay.research.self_play import SelfPlay, batches_of, play_batch

LOOPBACK: Final = "127.0.0.1"
USAGE: Final = "RAY_USAGE_STATS_ENABLED"
"""The environment variable that says whether Ray tells its makers that it is used."""


class Worker:
    """A process that plays games."""

    def play(self, packed: bytes, numbers: Sequence[int]) -> list[PlayedGame]:
        """Plays the games of these numbers."""
        return play_batch(packed, numbers)


class RayActors:
    """Actors that play, as long as the `with` statement lasts."""

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        """Starts Ray on this machine, or joins the one at an address; one actor for each of its cores without a number.

        Raises ConnectionError if there is no Ray at the address.
        """
        os.environ.setdefault(USAGE, "0")
        if address is None:
            ray.init(address="local", include_dashboard=False, _node_ip_address=LOOPBACK, num_cpus=workers)
        else:
            ray.init(address=address)
        self.workers = int(ray.cluster_resources()["CPU"]) if workers is None else workers
        actor = ray.remote(Worker)
        self.actors = [actor.remote() for _ in range(self.workers)]

    def __enter__(self) -> "RayActors":
        return self

    def __exit__(self, *_: object) -> None:
        """Ends the actors, and Ray if it was started here."""
        for actor in self.actors:
            ray.kill(actor)
        ray.shutdown()

    def play(self, plan: SelfPlay, numbers: Sequence[int]) -> Iterator[PlayedGame]:
        """Plays the games of these numbers and gives them in their order, as they are done."""
        packed = ray.put(plan.packed())
        pool = ActorPool(self.actors)
        done = pool.map(lambda actor, batch: actor.play.remote(packed, batch), batches_of(numbers, self.workers))
        return chain.from_iterable(done)
