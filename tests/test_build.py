"""The build that runs is the one that the test run is meant for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import splay
from splay.build import BUILD

SOURCES = Path(__file__).parents[1] / "src"


@pytest.mark.skipif("SPLAY_EXPECT_BUILD" not in os.environ, reason="no build is asked for")
def test_the_expected_build_runs() -> None:
    assert os.environ["SPLAY_EXPECT_BUILD"] == BUILD


def test_the_sources_of_the_checkout_are_never_compiled() -> None:
    assert (BUILD == "pure") == Path(splay.__file__).is_relative_to(SOURCES)


def test_what_a_test_starts_is_of_the_same_build() -> None:
    program = "import splay; print(splay.__file__)"
    assert subprocess.check_output([sys.executable, "-c", program], text=True).strip() == splay.__file__
