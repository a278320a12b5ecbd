"""What all tests share: chance that is the same in every run, in games at servers as elsewhere."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import hypothesis
import pytest

from tests import seeds, strength

SOURCES = Path(__file__).parents[1] / "src"
PATH = "PYTHONPATH"
THOROUGH = "--thorough"
ONE_IN = "--one-in"
DRAW = "--draw"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--thorough`, `--one-in` and `--draw`."""
    parser.addoption(THOROUGH, action="store_true", help="do everything, no samples (see tests/strength.py)")
    parser.addoption(ONE_IN, type=int, default=1, metavar="N", help="without --thorough only about one test in N")
    parser.addoption(DRAW, type=int, default=0, metavar="N", help="which of these samples: N of them in a row have all")


def pytest_configure(config: pytest.Config) -> None:
    """Sets how much the tests do, that Hypothesis gives the same examples in every run, and what we start our build."""
    config.addinivalue_line("markers", "thorough: runs only with --thorough")
    config.addinivalue_line("markers", "every_time: runs whatever --one-in leaves out")
    strength.THOROUGH = config.getoption(THOROUGH)
    hypothesis.settings.register_profile(
        "splay", deadline=None, derandomize=seeds.SEED not in os.environ, max_examples=strength.amount(25, 100)
    )
    hypothesis.settings.load_profile("splay")
    splay = find_spec("splay")
    if splay is not None and splay.origin is not None and Path(splay.origin).is_relative_to(SOURCES):
        os.environ[PATH] = os.pathsep.join([str(SOURCES), *filter(None, [os.environ.get(PATH)])])


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Says which sample runs, so that a failure of CI can be seen again."""
    one_in, draw = config.getoption(ONE_IN), config.getoption(DRAW)
    return [f"sample: {ONE_IN}={one_in} {DRAW}={draw}"] if one_in > 1 and not strength.THOROUGH else []


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is only for `--thorough`, and what `--one-in` does."""
    one_in, draw = config.getoption(ONE_IN), config.getoption(DRAW)
    chosen: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        leaves = item.get_closest_marker("thorough") is not None and not strength.THOROUGH
        stays = item.get_closest_marker("every_time") is not None or strength.is_sampled(item.nodeid, one_in, draw)
        (left if leaves or not stays else chosen).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = chosen


def pytest_collection_finish() -> None:
    """Leaves thousands of collected tests out of every search for garbage: it takes as long as there is to look at."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def running_test(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file that says which test runs, to this process and to the servers that it starts."""
    path = tmp_path_factory.mktemp("running") / "test"
    path.touch()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(seeds.TEST, str(path))
        yield path


@pytest.fixture(autouse=True)
def chance_repeats(request: pytest.FixtureRequest, running_test: Path) -> None:
    """What a test leaves to chance is the same in every run of it."""
    test = f"{request.path.name}::{request.node.name}"  # not its id, to which the distribution over workers may add
    running_test.write_text(test, encoding="utf-8")
    seeds.seed_games()
    random.seed(seeds.words_of(test))
