"""`python -m benchmarks.faults [--faults N] [--seed N]`, in an environment where splay is installed or on the path.

Needs PostgreSQL and Redis on the machine, and nothing that runs. Exits with 1 if anything was lost, doubled,
stuck or answered with a status of 500.
"""

import argparse
import asyncio
import signal
import sys

from benchmarks.faults.run import Outcome, Plan, run


def main() -> int:
    """Runs as the command line says; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.faults", description="Plays games through crashes.")
    parser.add_argument("--faults", type=int, default=200, help="how many faults to make (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="what chance follows from (default %(default)s)")
    parser.add_argument("--servers", type=int, default=3, help="how many servers; 1 is SQLite without Redis")
    parser.add_argument("--workers", type=int, default=2, help="how many workers think for computer opponents")
    parser.add_argument("--tables", type=int, default=6, help="how many games are played at once")
    parser.add_argument("--keep", action="store_true", help="keep the folder with the database and the logs")
    parser.add_argument(
        "--from", type=int, default=1, dest="first", help="the fault to begin with, to go on from there"
    )
    parser.add_argument("--minutes", type=float, default=30, help="how long faults are made (default %(default)s)")
    given = parser.parse_args()
    workers = given.workers if given.servers > 1 else 0
    plan = Plan(
        given.faults,
        given.servers,
        workers,
        given.tables,
        given.seed,
        given.keep,
        first=given.first,
        minutes=given.minutes,
    )
    try:
        outcome = asyncio.run(until_interrupted(plan))
    except asyncio.CancelledError:
        print("interrupted; everything that was started has been stopped", file=sys.stderr)
        return 130
    print("\n".join(outcome.figures))
    for breach in outcome.breaches:
        print(f"BREACH: {breach}")
    return 1 if outcome.breaches else 0


async def until_interrupted(plan: Plan) -> Outcome:
    """What comes of a run. Raises CancelledError if it is interrupted, when all is stopped."""
    running = asyncio.create_task(run(plan))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    return await running


if __name__ == "__main__":
    sys.exit(main())
