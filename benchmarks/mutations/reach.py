"""Which tests reach which line of the server, and how long each takes."""

import hashlib
from pathlib import Path
from typing import Final

from msgspec import Struct, field, json

REACH: Final = "reach.json"
"""The file of it, in the folder of a run."""


class Reach(Struct):
    """What one run of the tests without any fault has shown."""

    seconds: dict[str, float] = field(default_factory=dict)
    """Of each test that passed."""
    tests: list[str] = field(default_factory=list)
    """Every test, in the order in which they ran."""
    lines: dict[str, dict[int, list[int]]] = field(default_factory=dict)
    """The tests by file, from the root of the checkout on, and line: where they stand in `tests`."""
    digests: dict[str, str] = field(default_factory=dict)
    """Of each file as it was then: in a file that has changed since, lines are others."""

    def tests_of(self, file: str, source: bytes, first: int, last: int) -> list[str]:
        """The tests that reach any of these lines; of lines that no test runs by itself, as those that an import runs,
        and of a file that has changed, those that reach anything of the file.
        """
        lines = self.lines.get(file, {})
        near = {place for line in range(first, last + 1) for place in lines.get(line, [])}
        if not near or self.digests.get(file) != digest(source):
            near = {place for places in lines.values() for place in places}
        return [self.tests[place] for place in sorted(near) if self.tests[place] in self.seconds]


def digest(source: bytes) -> str:
    """What tells one text of a file from another."""
    return hashlib.sha256(source).hexdigest()


def read_reach(path: Path) -> Reach:
    """What was written. Raises FileNotFoundError."""
    return json.decode(path.read_bytes(), type=Reach)


def write_reach(path: Path, reach: Reach) -> None:
    """Keeps it."""
    path.write_bytes(json.encode(reach))
