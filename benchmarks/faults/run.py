"""One run: a place, people who play, faults, and the audit."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

from benchmarks.faults.audit import audit
from benchmarks.faults.book import Book
from benchmarks.faults.figures import lines
from benchmarks.faults.place import Place, open_place
from benchmarks.faults.playing import Pair
from benchmarks.faults.saboteur import Saboteur, Stuck
from benchmarks.faults.watch import Watch
from msgspec import Struct

ENDING: Final = 600.0
"""Seconds that the last games may take to their end."""
ORPHANS_GONE: Final = 10.0
"""Seconds that processes of killed programs may take to notice."""


class Plan(Struct, frozen=True):
    """How large a run is: `pairs` of people play at once, every second of them one person and the computer.

    In `haste` nobody thinks, games are short, and what is killed is soon there again.
    """

    faults: int
    servers: int = 3
    workers: int = 2
    pairs: int = 6
    seed: int = 1
    keep: bool = False
    haste: bool = False
    first: int = 1
    minutes: float = 30


class Outcome(Struct):
    """What came of a run: the figures as lines, and everything that is wrong."""

    book: Book
    figures: list[str]
    breaches: list[str]


async def run(plan: Plan) -> Outcome:
    """Plays through the faults, then every game to its end, and looks whether all is well."""
    began = time.monotonic()
    book, watch = Book(), Watch()
    breaches: list[str] = []
    async with open_place(plan.servers, plan.workers, plan.keep) as place:
        pairs = [Pair(number, place, book, watch, plan.seed, plan.haste) for number in range(plan.pairs)]
        playing = asyncio.gather(*[pair.play_on() for pair in pairs])
        try:
            saboteur = Saboteur(place, book, watch, plan.seed, plan.haste)
            await first_failure(playing, saboteur.make_faults(plan.faults, plan.first, plan.minutes))
            for pair in pairs:
                pair.enough = True
            await asyncio.wait_for(playing, ENDING)
            breaches += await audit(pairs, book, place.database_url)
        except (Stuck, TimeoutError) as error:
            breaches.append(str(error) or f"not over after {ENDING:.0f} s")
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await asyncio.gather(*[pair.close() for pair in pairs])
        book.counts["left behind"] = await left_behind(place)
    for name in ("status 500", "503 without Retry-After", "left behind", "health wrong"):
        if book.counts[name]:
            breaches.append(f"{name}: {book.counts[name]}")
    return Outcome(book, lines(book, time.monotonic() - began), breaches)


async def first_failure(playing: asyncio.Future[list[None]], faults: Coroutine[None, None, None]) -> None:
    """Returns when the faults are made. Raises what went wrong, with them or with those who play."""
    making = asyncio.create_task(faults)
    both: list[asyncio.Future[Any]] = [making, playing]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if not making.done():
            await playing
        await making
    finally:
        making.cancel()


async def left_behind(place: Place) -> int:
    """How many killed programs have left processes behind that do not end by themselves."""
    end = time.monotonic() + ORPHANS_GONE
    while (number := place.left_behind()) and time.monotonic() < end:
        await asyncio.sleep(0.1)
    return number
