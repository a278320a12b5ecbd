"""The server does what its OpenAPI description says, whatever it is asked: schemathesis finds nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.protocol.fuzzing import fuzz
from tests.strength import THOROUGH, sample


@pytest.mark.parametrize("visitor", sample(["guest", "token"], 2))
def test_schemathesis_finds_nothing(visitor: str, tmp_path: Path) -> None:
    phases = "coverage,fuzzing" if THOROUGH else "fuzzing"
    done = fuzz(tmp_path, visitor, 2, "--generation-deterministic", "--phases", phases)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Tested: " in done.stdout
