"""The server does what its OpenAPI description says, whatever it is asked: schemathesis finds nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.protocol.fuzzing import fuzz
from tests.strength import sample


@pytest.mark.parametrize("visitor", sample(["guest", "token"], 2))
def test_schemathesis_finds_nothing(visitor: str, tmp_path: Path) -> None:
    done = fuzz(tmp_path, visitor, 2, "--generation-deterministic", "--phases", "coverage,fuzzing")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Tested: " in done.stdout
