"""Runs the parts of the tests, in lanes side by side, and says at the end what failed and how long each part took.

What the parts are is in run.py. Standard library only, as there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
PRINTING = threading.Lock()


class Part(NamedTuple):
    """One command, which passes with exit status 0."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = MappingProxyType({})
    """What it has besides our environment."""


class Outcome(NamedTuple):
    """How a part went."""

    part: Part
    passed: bool
    seconds: float


def say(text: str) -> None:
    """Report progress; on stderr, so that `run.py ... > file` holds only what splay prints."""
    sys.stdout.flush()
    print(f"splay: {text}", file=sys.stderr, flush=True)


def side_by_side(*lanes: list[Part]) -> list[Outcome]:
    """Run the parts of each lane one after the other, and the lanes at the same time; each output is one piece."""
    with ThreadPoolExecutor(len(lanes)) as threads:
        return list(chain.from_iterable(threads.map(lambda lane: [run_aside(part) for part in lane], lanes)))


def run_aside(part: Part) -> Outcome:
    """Run one part beside others; what it prints is shown when it ends."""
    with tempfile.TemporaryFile() as output:
        outcome = timed(part, stdout=output, stderr=subprocess.STDOUT)
        output.seek(0)
        with PRINTING:
            say(told(outcome))
            shutil.copyfileobj(output, sys.stdout.buffer)
            sys.stdout.flush()
    return outcome


def run_alone(part: Part) -> Outcome:
    """Run one part; what it prints is shown at once."""
    say(part.name)
    return timed(part)


def timed(part: Part, **streams: object) -> Outcome:
    """Run one part on the sources as they are, not on what PYTHONPATH names."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    began = time.monotonic()
    done = subprocess.run(part.command, cwd=ROOT, env={**inherited, **part.environment}, **streams)  # type: ignore[call-overload]
    return Outcome(part, done.returncode == 0, time.monotonic() - began)


def told(outcome: Outcome) -> str:
    """One part's outcome in words."""
    return f"{outcome.part.name}: {'passed' if outcome.passed else 'FAILED'} in {outcome.seconds:.0f} s"


def conclude(outcomes: list[Outcome], seconds: float) -> int:
    """Say what came of all parts, and how long it took; the exit status."""
    say(f"{'; '.join(map(told, outcomes))}; {int(seconds) // 60} min {int(seconds) % 60} s in all")
    failed = [outcome.part.name for outcome in outcomes if not outcome.passed]
    if failed:
        say(f"failed: {'; '.join(failed)}")
    return bool(failed)
