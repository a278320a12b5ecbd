"""The results of a run, one a line of a file: a run that was interrupted goes on behind the last one."""

from collections import Counter
from pathlib import Path

from benchmarks.mutations.trial import FOUND, HUNG, Result
from msgspec import json


class Book:
    """The file with the results."""

    def __init__(self, path: Path) -> None:
        """`path` need not be there yet."""
        self.path = path
        lines = path.read_bytes().splitlines() if path.exists() else []
        self.results = {result.number: result for result in (json.decode(line, type=Result) for line in lines)}

    def add(self, result: Result) -> None:
        """Writes a result down; a later one of a fault counts instead of an earlier one."""
        self.results[result.number] = result
        with self.path.open("ab") as file:
            file.write(json.encode(result) + b"\n")

    def survivors(self) -> list[Result]:
        """What no test found."""
        return [result for _, result in sorted(self.results.items()) if result.outcome not in (FOUND, HUNG)]

    def summary(self) -> str:
        """How many there are of each outcome."""
        counts = Counter(result.outcome for result in self.results.values())
        return f"{len(self.results)} faults: " + ", ".join(f"{number} {outcome}" for outcome, number in counts.items())


def told(result: Result) -> str:
    """A result in a few lines."""
    tests = f"{result.chosen} of {result.reaching} tests, {result.seconds:.0f} s"
    head = f"{result.number}. {result.file}:{result.line} {result.kind}: {result.outcome} ({tests}) {result.test}"
    return f"{head.rstrip()}\n{result.diff}"
