"""Which tests reach which line of the server, and how long each takes."""

import hashlib
from pathlib import Path
from typing import Final

from msgspec import Struct, field, json

REACH: Final = "reach"
"""The folder with it in the folder of a run, a file for the tests of each room."""


class Reach(Struct):
    """What the tests have shown without any fault."""

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


def read_reach(folder: Path) -> Reach:
    """What was written of all rooms. Nothing if it was not measured."""
    whole = Reach()
    for path in sorted(folder.glob("*.json")):
        part = json.decode(path.read_bytes(), type=Reach)
        before = len(whole.tests)
        whole.tests += part.tests
        whole.seconds |= part.seconds
        whole.digests |= part.digests
        for file, lines in part.lines.items():
            known = whole.lines.setdefault(file, {})
            for line, tests in lines.items():
                known.setdefault(line, []).extend(before + test for test in tests)
    return whole


def write_reach(path: Path, reach: Reach) -> None:
    """Keeps what the tests of a room have shown, at once or not at all."""
    written = path.with_suffix(".new")
    written.write_bytes(json.encode(reach))
    written.replace(path)
