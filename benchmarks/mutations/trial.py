"""Whether the tests find a fault."""

import time
from difflib import unified_diff
from typing import Final

from benchmarks.mutations.choice import Planted, room_of
from benchmarks.mutations.reach import Reach
from benchmarks.mutations.workplace import Workplace
from msgspec import Struct

FOUND: Final = "found"
HUNG: Final = "hung"
"""Found, too: the tests did not end."""
SURVIVED: Final = "survived"
UNREACHED: Final = "unreached"
"""No test runs any of the file."""
STARTING: Final = 60.0
"""Seconds that pytest may take besides the tests."""
SLOWER: Final = 5
"""How many times as long as in the run without a fault tests may take before they hang."""


class Result(Struct, frozen=True):
    """What became of a fault: the test that found it, how many were chosen, of how many, and the seconds it took."""

    number: int
    file: str
    line: int
    kind: str
    diff: str
    outcome: str
    test: str = ""
    chosen: int = 0
    reaching: int = 0
    seconds: float = 0.0


def tried(workplace: Workplace, reach: Reach, number: int, fault: Planted, most: float) -> Result:
    """Plants a fault and runs the tests that reach it: the nearest first, together as many as take so many seconds."""
    source = (workplace.root / fault.file).read_bytes()
    reaching = reach.tests_of(fault.file, source, fault.change.line, fault.change.last_line)
    chosen = affordable(nearest_first(fault.file, reaching, reach), reach, most)
    return judged(workplace, number, fault, chosen, len(reaching), sum([reach.seconds[test] for test in chosen]))


def judged(
    workplace: Workplace, number: int, fault: Planted, tests: list[str], reaching: int, seconds: float
) -> Result:
    """What these tests say of a fault, which take about so many seconds without it."""
    source = (workplace.root / fault.file).read_bytes()
    told = (number, fault.file, fault.change.line, fault.change.kind, diff(source, fault))
    if not tests:
        return Result(*told, UNREACHED)
    began = time.monotonic()
    with workplace.planted(fault):
        ran = workplace.run(tests, STARTING + SLOWER * seconds)
    outcome = HUNG if ran.hung else SURVIVED if ran.passed else FOUND
    return Result(*told, outcome, ran.failed, len(tests), reaching, time.monotonic() - began)


def nearest_first(file: str, tests: list[str], reach: Reach) -> list[str]:
    """The tests of the file's own room before others, and the short ones of both before the long ones."""
    room = room_of(file).removesuffix(".py")
    own = (f"tests/server/{room}/", f"tests/server/test_{room}.py")
    return sorted(tests, key=lambda test: (not test.startswith(own), reach.seconds[test]))


def affordable(tests: list[str], reach: Reach, most: float) -> list[str]:
    """The first tests that together take so many seconds; at least one."""
    chosen: list[str] = []
    spent = 0.0
    for test in tests:
        spent += reach.seconds[test]
        if chosen and spent > most:
            break
        chosen.append(test)
    return chosen


def diff(source: bytes, fault: Planted) -> str:
    """The lines that a fault changes, as they were and as they are."""
    before, after = [text.decode().splitlines() for text in (source, fault.change.planted_in(source))]
    return "\n".join([line for line in unified_diff(before, after, n=0, lineterm="") if line[:3] not in ("---", "+++")])
