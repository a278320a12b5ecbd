"""What the tests of the toy set share: sources with it, a wheel, and what servers need."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import anyio_backend, migrated_file
from tests.toy.built import built_wheel
from tests.toy.checkout import toy_sources

__all__ = ["anyio_backend", "migrated_file"]


@pytest.fixture(scope="session")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Interpreted sources with the toy set."""
    return toy_sources(tmp_path_factory.mktemp("toys"))


@pytest.fixture(scope="session")
def wheel(pytestconfig: pytest.Config) -> Path:
    """The unpacked wheel with the toy set."""
    assert pytestconfig.cache is not None
    return built_wheel(pytestconfig.cache.mkdir("toys"))
