"""Self-play over the actors of Ray, on this machine or on many. Needs the extra `ray`.

Ray knows no people: whoever reaches its ports, and has its token if there is one, can run anything on its machines.
What is started here listens to this machine alone, has no dashboard, and tells nobody that it is used.
"""

import os
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Final

from splay.research.played_game import PlayedGame
from splay.research.self_play import SelfPlay, batches_of, play_batch

LOOPBACK: Final = "127.0.0.1"
FOR_ONE_MACHINE: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""What makes Ray listen to its own machine alone, on any system: read as it is imported, and by all that it starts."""
SILENT: Final = {"RAY_USAGE_STATS_ENABLED": "0"}
"""What keeps Ray from telling its makers that it is used."""


class OpenToOthers(ValueError):
    """Ray listens to other machines, and nobody asked for that."""


class Worker:
    """A process that plays games."""

    def play(self, packed: bytes, numbers: Sequence[int]) -> list[PlayedGame]:
        """Plays the games of these numbers."""
        return play_batch(packed, numbers)


class RayActors:
    """Actors that play, as long as the `with` statement lasts."""

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        """Starts Ray on this machine, or joins the one at an address; one actor for each of its cores without a number.

        Raises ConnectionError if there is no Ray at the address, and OpenToOthers if Ray was imported before so that it
        listens to other machines.
        """
        self.ray: Any = started_here(workers) if address is None else joined(address)
        self.workers = int(self.ray.cluster_resources()["CPU"]) if workers is None else workers
        actor = self.ray.remote(Worker)
        self.actors = [actor.remote() for _ in range(self.workers)]

    def __enter__(self) -> "RayActors":
        return self

    def __exit__(self, *_: object) -> None:
        """Ends the actors, and Ray if it was started here."""
        for actor in self.actors:
            self.ray.kill(actor)
        self.ray.shutdown()

    def play(self, plan: SelfPlay, numbers: Sequence[int]) -> Iterator[PlayedGame]:
        """Plays the games of these numbers and gives them in their order, as they are done."""
        from ray.util import ActorPool

        packed = self.ray.put(plan.packed())
        batches = batches_of(numbers, self.workers)
        done = ActorPool(self.actors).map(lambda actor, batch: actor.play.remote(packed, batch), batches)
        return chain.from_iterable(done)


def started_here(workers: int | None) -> Any:  # noqa: ANN401 - Ray has no types
    """Ray, started on this machine for this machine alone."""
    os.environ.update(FOR_ONE_MACHINE | SILENT)
    import ray

    ray.init(address="local", include_dashboard=False, num_cpus=workers)
    listens = ray.get_runtime_context().gcs_address.rpartition(":")[0]
    if listens != LOOPBACK:
        ray.shutdown()
        raise OpenToOthers(
            f"Ray listens to other machines, as {listens}: it mustn't be imported before it's started here"
        )
    return ray


def joined(address: str) -> Any:  # noqa: ANN401 - Ray has no types
    """Ray, as it runs at an address."""
    os.environ.update(SILENT)
    import ray

    ray.init(address=address)
    return ray
