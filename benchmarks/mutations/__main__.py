"""`python -m benchmarks.mutations [--faults N] [--seed N]`, in the root of a checkout, with the tests' environment.

Plants faults in `src/splay/server`, one at a time: a line that is missing, a condition that is turned around, a
boundary moved by one, a query without one of its conditions, an error that nobody minds. It runs the tests that reach
the line, and tells which faults they don't find. Each of those is no fault (say why), or a behavior without a test.

The checkout isn't touched: everything is done in a copy in `--folder`, which `--anew` makes again from what stands in
the checkout now. The first run, without any fault, notes which tests reach what, and takes as long as they do; it is
made again if `--measure` asks for it. What was interrupted, of either, goes on when it is started again. `--only 3,17
--tests tests/server/chat` tries single faults again with the tests as they stand now, as after they were mended.
"""

import argparse
import shutil
import signal
import sys
import tempfile
from pathlib import Path

from benchmarks.mutations.book import Book, told
from benchmarks.mutations.choice import choose
from benchmarks.mutations.reach import read_reach
from benchmarks.mutations.trial import STARTING, judged, tried
from benchmarks.mutations.workplace import Workplace


def main() -> int:
    """Runs as the command line says; the exit status, which is 1 if any fault was not found."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutations", description="Plants faults in the server.")
    parser.add_argument("--faults", type=int, default=60, help="how many (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=20, help="of tests for one fault (default %(default)s)")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "splay-mutations")
    parser.add_argument("--anew", action="store_true", help="copy the checkout again")
    parser.add_argument("--measure", action="store_true", help="find out again which tests reach what")
    parser.add_argument("--only", type=numbers, help="try these faults again, by number")
    parser.add_argument("--tests", nargs="+", default=[], help="with these tests instead of those that reach them")
    parser.add_argument("--list", action="store_true", help="say what would be planted, and do nothing")
    given = parser.parse_args()
    workplace = Workplace(Path.cwd(), given.folder)
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.anew or not workplace.root.exists():
        workplace.set_up()
    workplace.renew()
    faults = dict(enumerate(choose(workplace.root, given.faults, given.seed), 1))
    if given.list:
        print(
            "\n".join([f"{number}. {one.file}:{one.change.line} {one.change.kind}" for number, one in faults.items()])
        )
        return 0
    if given.measure:
        shutil.rmtree(workplace.reach, ignore_errors=True)
    if not given.tests:
        workplace.measure()
    reach = read_reach(workplace.reach)
    book = Book(given.folder / f"results-{given.seed}.jsonl")
    for number, fault in faults.items():
        if number not in (given.only or faults.keys() - book.results.keys()):
            continue
        if given.tests:
            result = judged(workplace, number, fault, given.tests, len(given.tests), STARTING)
        else:
            result = tried(workplace, reach, number, fault, given.seconds)
        book.add(result)
        print(told(result), flush=True)
    print(book.summary())
    if book.survivors():
        print(f"not found: {', '.join([str(result.number) for result in book.survivors()])}")
        print(f"once their tests are mended: --seed {given.seed} --faults {given.faults} --only 1,2 --tests PATH ...")
    return 1 if book.survivors() else 0


def numbers(text: str) -> set[int]:
    """The numbers in a list like 3,17."""
    return {int(number) for number in text.split(",")}


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that a run that is ended ends its tests, too
    sys.exit(main())
