"""Killing and hindering what serves the games, one thing after another, and waiting each time until all games go on."""

import asyncio
import math
import random
import signal
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from benchmarks.faults.book import Book
from benchmarks.faults.health import HealthCheck
from benchmarks.faults.outages import Outage, outages
from benchmarks.faults.place import Place
from benchmarks.faults.watch import Watch

SETTLED_AFTER: Final = 3
"""Entries that every running game must go on by before the next fault."""
PATIENCE: Final = 60.0
"""Seconds that a game may stand still after a fault."""
IN_THE_MIDDLE: Final = 0.02
"""Seconds after an answer is sent within which its server is killed: about as long as it takes to be dealt with."""
DOWN: Final = 1.5
"""Seconds that something stays away at most before it is started again."""


class Stuck(Exception):
    """A game did not go on after a fault; the message says which."""


class Saboteur:
    """Makes faults of all kinds that the place has, each as often as the others, in a random order."""

    def __init__(self, place: Place, book: Book, watch: Watch, seed: int, haste: bool = False) -> None:
        self.place = place
        self.book = book
        self.watch = watch
        self.chance = random.Random(seed)
        self.down = 0.0 if haste else DOWN
        self.health = HealthCheck(place, book)
        # each makes its fault, puts things right again, and returns the moment of the fault
        self.kinds: dict[str, Callable[[], Awaitable[float]]] = {"kill -9 server": self.kill_server}
        if place.redis is not None:
            self.kinds["kill -9 Redis"] = self.kill_redis
        if place.postgres is not None:
            self.kinds["restart PostgreSQL"] = lambda: self.restart_postgres(signal.SIGINT)
            self.kinds["crash PostgreSQL"] = lambda: self.restart_postgres(signal.SIGQUIT)
        if place.workers:
            self.kinds["kill -9 worker"] = self.kill_worker
        self.kinds |= {kind: partial(self.hinder, outage) for kind, outage in outages(place, self.chance).items()}

    async def make_faults(self, number: int, first: int = 1, minutes: float = math.inf) -> None:
        """Makes a number of faults, those before the `first` left out, as many as fit into the time.

        Raises Stuck if a game does not go on after one.
        """
        order = [list(self.kinds)[count % len(self.kinds)] for count in range(number)]
        self.chance.shuffle(order)
        end = time.monotonic() + 60 * minutes
        for count, kind in list(enumerate(order, 1))[first - 1 :]:
            if time.monotonic() > end:
                print(f"the time is over: go on with --from {count}", flush=True)
                return
            await self.wait_for_games()
            still = await self.until_all_go_on(kind, await self.kinds[kind]())
            self.book.faults[kind] += 1
            self.book.stills.append(still)
            print(f"{count:4} {kind}: {still:.2f} s", flush=True)

    async def wait_for_games(self) -> None:
        """Returns when a game is running."""
        async with asyncio.timeout(PATIENCE):
            while not self.book.running():
                await asyncio.sleep(0.02)

    async def until_all_go_on(self, kind: str, began: float) -> float:
        """Returns when every game that runs has gone on; the longest time that one stood still. Raises Stuck."""
        games = self.book.running()
        stills = [game.stood_still(began, SETTLED_AFTER) for game in games]
        while None in stills:
            if time.monotonic() > began + PATIENCE:
                stuck = [
                    f"{game.table} at {game.sequence}"
                    for game, still in zip(games, stills, strict=True)
                    if still is None
                ]
                raise Stuck(f"after {kind}, {PATIENCE:.0f} s without progress: {', '.join(stuck)}")
            await asyncio.sleep(0.02)
            stills = [game.stood_still(began, SETTLED_AFTER) for game in games]
        return max([still for still in stills if still is not None], default=0.0)

    async def kill_server(self) -> float:
        """Kills a server in the middle of an answer inside a dogma."""
        async with asyncio.timeout(PATIENCE):
            number = await self.watch.server_in_a_dogma()
        await asyncio.sleep(self.chance.uniform(0, IN_THE_MIDDLE))
        server = self.place.servers[number]
        began = await self.put_down(server.kill)
        await asyncio.to_thread(server.start)
        return began

    async def kill_worker(self) -> float:
        """Kills a worker that thinks for computer opponents."""
        worker = self.chance.choice(self.place.workers)
        began = await self.put_down(worker.kill)
        worker.start()
        return began

    async def kill_redis(self) -> float:
        """Kills Redis, which forgets all it knew."""
        assert self.place.redis is not None
        began = await self.put_down(self.place.redis.kill)
        await asyncio.to_thread(self.place.redis.start)
        return began

    async def restart_postgres(self, how: signal.Signals) -> float:
        """Ends PostgreSQL in order or as a crash, and starts it again."""
        assert self.place.postgres is not None
        began = await self.put_down(partial(self.place.postgres.end, how))
        await asyncio.to_thread(self.place.postgres.start)
        return began

    async def hinder(self, outage: Outage) -> float:
        """Hinders something for a while, in which health must tell the truth; the moment at which that began."""
        began = time.monotonic()
        await asyncio.to_thread(outage.begin)
        try:
            if outage.part is not None:
                await self.health.until(outage.server, outage.part)
            await asyncio.sleep(self.chance.uniform(0, self.down))
        finally:
            await asyncio.to_thread(outage.end)
        if outage.part is not None:
            await self.health.until(outage.server, "")
        return began

    async def put_down(self, end: Callable[[], None]) -> float:
        """Ends something and lets it be away for a while; the moment of its end."""
        began = time.monotonic()
        await asyncio.to_thread(end)
        await asyncio.sleep(self.chance.uniform(0, self.down))
        return began
