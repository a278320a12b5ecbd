"""A language to work with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.translating.czech import all_done, write_czech


@pytest.fixture
def czech(tmp_path: Path) -> Path:
    """The folder of a language with a few texts, all called done."""
    return all_done(write_czech(tmp_path))
