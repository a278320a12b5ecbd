"""Where a server's memory ends: `python benchmarks/memory.py --minutes 120` plays games for two hours.

Tables of two at a fixed pace, as in `load.py`; whoever has played a game begins another one, so that games come and
end all the time, and people look into the lobby, watch, and ask what moves would do. Once a minute it is told how much
memory the worker has, and how much the processes beside it have (previews, records). At the end: what the worker gained
in an hour, by the straight line through the last third of the minutes, and through the third before. `--json` prints
all of it. Linux alone (reads /proc).
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent))
from benchmarks.load import FEW, SELDOM, open_files
from benchmarks.loads.entrances import Entrances
from benchmarks.loads.figures import PUSHES, Figures
from benchmarks.loads.measure import Load, each, play
from benchmarks.loads.onlookers import Onlookers
from benchmarks.loads.place import POSTGRES, SQLITE, Place, place
from benchmarks.loads.table import Table
from benchmarks.processor import megabytes_of, tree_of

MINUTE: Final = 60.0
PARTS: Final = 3
"""The last of so many parts of the minutes says where it ends, the one before how it came there."""


def beside(measured: Place) -> float:
    """The memory in megabytes of what the workers have started."""
    everything = {process for served in measured.servers for process in tree_of(served.process.pid)}
    return sum([megabytes_of(process) for process in everything - set(measured.workers())])


def gained_in_an_hour(megabytes: Sequence[float]) -> float:
    """The slope of the straight line through what was measured once a minute, in megabytes an hour."""
    middle, mean = (len(megabytes) - 1) / 2, sum(megabytes) / len(megabytes)
    square = sum([(minute - middle) ** 2 for minute in range(len(megabytes))])
    common = sum([(minute - middle) * (each - mean) for minute, each in enumerate(megabytes)])
    return common / square * 60 if square else 0.0


async def soak(given: argparse.Namespace) -> dict[str, Any]:
    """Plays for so long; what was measured once a minute."""
    load = load_of(given)
    with place(load.on, load.workers) as measured:
        entrances = Entrances([served.port for served in measured.servers])
        figures = Figures()
        tables = [Table(entrances, seed, by_post=False) for seed in range(load.tables)]
        await each(tables, Table.set_up)
        for table in tables:
            table.figures = figures
        onlookers = Onlookers(entrances, tables, figures, load.tables)
        await onlookers.watch(load.spectators)
        began = perf_counter()
        playing = asyncio.create_task(play(load, tables, onlookers, began))
        minutes: list[dict[str, float]] = []
        while len(minutes) < given.minutes:
            await asyncio.sleep(began + (len(minutes) + 1) * MINUTE - perf_counter())
            moves = float(len(figures.times[PUSHES]))
            minutes.append({"moves": moves, "worker": measured.megabytes(), "beside": beside(measured)})
            if not given.json:
                print(f"{len(minutes):6}" + "".join([f"{value:12.1f}" for value in minutes[-1].values()]), flush=True)
        await playing
    return told(given, minutes, dict(figures.errors))


def load_of(given: argparse.Namespace) -> Load:
    """What is played, as `load.py` has it by default, for so many minutes."""
    return Load(
        tables=given.tables,
        on=given.on,
        workers=1,
        seconds=given.minutes * MINUTE,
        every=given.every,
        opening=0,
        late=0,
        late_answers=0,
        looks=given.tables / SELDOM,
        previews=given.tables / SELDOM,
        spectators=given.tables // FEW,
    )


def told(given: argparse.Namespace, minutes: list[dict[str, float]], errors: dict[str, int]) -> dict[str, Any]:
    """What came of it."""
    worker = [minute["worker"] for minute in minutes]
    part = max(1, len(worker) // PARTS)
    return {
        "tables": given.tables,
        "every": given.every,
        "on": given.on,
        "minutes": minutes,
        "gained_in_an_hour": round(gained_in_an_hour(worker[-part:]), 1),
        "gained_before": round(gained_in_an_hour(worker[-2 * part : -part] or worker[:1]), 1),
        "errors": errors,
    }


def main() -> int:
    """Measures as the command line says; the exit status is 1 if anything went wrong at a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=int, default=120, help="how long is played (default: 120)")
    parser.add_argument("--tables", type=int, default=200, help="tables of two at a time (default: 200)")
    parser.add_argument("--every", type=float, default=10, help="seconds in which every seat moves once (default: 10)")
    parser.add_argument("--on", choices=(SQLITE, POSTGRES), default=SQLITE, help="postgres: and Redis, started here")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    open_files()
    if not given.json:
        print("minute       moves   worker MB   beside MB")
    found = uvloop.run(soak(given))
    if given.json:
        print(json.dumps(found))
    else:
        gained = f"{found['gained_in_an_hour']:.1f} MB an hour in the last third, {found['gained_before']:.1f} before"
        print(f"The worker gained {gained}. Errors: {found['errors'] or 'none'}")
    return 1 if found["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
