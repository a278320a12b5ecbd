"""A plugin of pytest that notes which tests reach which line, and writes it to the file that RECORDED names."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from benchmarks.mutations.reach import Reach, digest, write_reach
from coverage import Coverage

RECORDED: Final = "SPLAY_MUTATIONS_REACH"
PACKAGE: Final = "splay.server"
reach: Final = Reach()
coverage: Final = Coverage(data_file=None, config_file=False, source_pkgs=[PACKAGE], concurrency=["thread", "greenlet"])


def pytest_load_initial_conftests() -> None:
    """Begins, before any test brings the server in."""
    coverage.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Notes the lines of one test, with all that it sets up."""
    coverage.switch_context(str(len(reach.tests)))
    reach.tests.append(item.nodeid)
    began = time.monotonic()
    try:
        return (yield)
    finally:
        if item.nodeid in reach.seconds:
            reach.seconds[item.nodeid] = time.monotonic() - began


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Keeps the tests that pass: others cannot tell of a fault."""
    if report.when == "call" and report.passed:
        reach.seconds[report.nodeid] = 0.0
    elif report.failed:
        reach.seconds.pop(report.nodeid, None)


def pytest_unconfigure() -> None:
    """Writes it all down."""
    coverage.stop()
    data = coverage.get_data()
    for path in map(Path, sorted(data.measured_files())):
        name = path.relative_to(Path.cwd()).as_posix()
        found = data.contexts_by_lineno(str(path))
        reach.lines[name] = {line: [int(test) for test in tests if test] for line, tests in sorted(found.items())}
        reach.digests[name] = digest(path.read_bytes())
    write_reach(Path(os.environ[RECORDED]), reach)
