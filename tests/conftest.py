"""What all tests share: chance that is the same in every run, in games at servers as elsewhere."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tests import seeds

hypothesis.settings.register_profile("splay", deadline=None, derandomize=seeds.SEED not in os.environ)
hypothesis.settings.load_profile("splay")


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
