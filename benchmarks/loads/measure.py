"""One measurement: so many tables, at a fixed pace, with people who look on."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from benchmarks.loads.daily import DailyTables
from benchmarks.loads.entrances import Entrances
from benchmarks.loads.figures import ANSWERS, LATENESS, LOOKS, PREVIEWS, PUSHES, VISITS, Figures
from benchmarks.loads.onlookers import Onlookers
from benchmarks.loads.pace import all_at_their_times, moments, one_after_the_other
from benchmarks.loads.place import Place, place
from benchmarks.loads.table import PATIENCE, Table

AT_ONCE: Final = 16
"""Tables that are set up at the same time."""


@dataclass(frozen=True)
class Load:
    """What is measured."""

    tables: int
    on: str
    workers: int
    seconds: float
    every: float
    """Seconds in which every seat moves once, so that a table of two moves twice as often; 0: nobody moves."""
    opening: int
    """Answers at each table before anything is measured."""
    late: int
    """Tables at which `late_answers` are given before."""
    late_answers: int
    looks: float
    previews: float
    """Looks into the lobby and previews in a second."""
    spectators: int
    daily: int = 0
    """Tables over days beside these."""
    daily_opening: int = 0
    daily_every: float = 3600.0
    """Seconds in which every seat of those answers once."""
    by_post: bool = False
    """Whether moves are POSTs, not answers over WebSockets."""
    apart: bool = False
    """Whether each worker is a server of its own, to which all goes that concerns some of the tables."""
    database: str | None = None
    redis: str | None = None


async def each(tables: Sequence[Table], work: Callable[[Table], Awaitable[object]]) -> None:
    """Does the work for all tables, some at once."""
    left = iter(tables)

    async def on() -> None:
        for table in left:
            await work(table)

    await asyncio.gather(*[on() for _ in range(AT_ONCE)])


async def measure(load: Load) -> dict[str, Any]:
    """The figures of a load; see `benchmarks/load.py`."""
    with place(load.on, load.workers, load.apart, load.database, load.redis) as measured:
        entrances = Entrances([served.port for served in measured.servers])
        tables = [Table(entrances, seed, load.by_post) for seed in range(load.tables)]
        await begun(tables[:1], load.opening)
        empty = measured.megabytes()
        await begun(tables[1:], load.opening)
        await each(tables[: load.late], lambda table: table.answered(load.late_answers - load.opening))
        figures = Figures()
        daily = await left_alone(load, entrances, figures)
        onlookers = Onlookers(entrances, tables, figures, load.tables)
        await onlookers.watch(load.spectators)
        memory = measured.megabytes() - empty
        for table in tables:
            table.figures, table.heard = figures, 0
        before, began = measured.processor(), perf_counter()
        await play(load, tables, onlookers, began, daily)
        spent = perf_counter() - began
        used = {who: seconds - before[who] for who, seconds in measured.processor().items()}
        heard = onlookers.heard + sum([table.heard for table in tables])
        return told(load, figures, used, spent, heard) | memory_of(measured, memory, load.tables + load.daily)


async def begun(tables: Sequence[Table], opening: int) -> None:
    """Sets tables up, and plays their openings."""
    await each(tables, Table.set_up)
    await each(tables, lambda table: table.answered(opening))


async def left_alone(load: Load, entrances: Entrances, figures: Figures) -> DailyTables:
    """The tables over days, whose people have gone."""
    daily = DailyTables(entrances, range(load.tables, load.tables + load.daily), figures)
    await begun(daily.tables, load.daily_opening)
    daily.leave()
    return daily


async def play(
    load: Load, tables: Sequence[Table], onlookers: Onlookers, began: float, daily: DailyTables | None = None
) -> None:
    """Everything at its time."""
    end = began + load.seconds
    per_second = 2 / load.every if load.every else 0.0
    moving = [
        one_after_the_other(
            moments(table.chance, per_second, began, end), table.move, onlookers.figures, end + PATIENCE
        )
        for table in tables
    ]
    looking = all_at_their_times(moments(Random(1), load.looks, began, end), onlookers.look, onlookers.figures)
    pointing = all_at_their_times(moments(Random(2), load.previews, began, end), onlookers.preview, onlookers.figures)
    if daily is not None and daily.tables:
        visits = moments(Random(3), 2 * load.daily / load.daily_every, began, end)
        moving.append(all_at_their_times(visits, daily.visit, onlookers.figures))
    await asyncio.gather(*moving, looking, pointing, asyncio.sleep(load.seconds))


def told(load: Load, figures: Figures, used: dict[str, float], spent: float, heard: int) -> dict[str, Any]:
    """What came of it."""
    moves, looks = len(figures.times[PUSHES]), len(figures.times[LOOKS])
    alone = {"ms_per_look": round(used["workers"] / looks * 1000, 3)} if looks and not moves else {}
    per_move = {who: round(seconds / moves * 1000, 3) for who, seconds in used.items()} if moves else {}
    return {
        "tables": load.tables,
        "late_tables": load.late,
        "on": load.on,
        "workers": load.workers,
        "apart": load.apart,
        "spectators": load.spectators,
        "by_post": load.by_post,
        "seconds": round(spent, 2),
        "moves": moves,
        "moves_per_second": round(moves / spent, 1),
        "push_ms": figures.percentiles(PUSHES),
        "answer_ms": figures.percentiles(ANSWERS),
        "looks": looks,
        "look_ms": figures.percentiles(LOOKS),
        **alone,
        "previews": len(figures.times[PREVIEWS]),
        "preview_ms": figures.percentiles(PREVIEWS),
        "daily_tables": load.daily,
        "visits": len(figures.times[VISITS]),
        "visit_ms": figures.percentiles(VISITS),
        "client_late_ms": figures.percentiles(LATENESS),
        "processor_ms_per_move": per_move,
        "processor_of_a_core": {who: round(seconds / spent, 3) for who, seconds in used.items()},
        "kilobytes_per_move": round(heard / moves / 1000, 1) if moves else None,
        "errors": dict(figures.errors),
    }


def memory_of(measured: Place, grown: float, tables: int) -> dict[str, float]:
    """The memory of the workers, and what they have needed for each table but the first, with its people and sockets.

    What the first brought with it was needed once for all.
    """
    return {
        "megabytes": round(measured.megabytes(), 1),
        "kilobytes_per_table": round(grown * 1024 / max(1, tables - 1), 1),
    }
