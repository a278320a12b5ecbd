"""A real server for the terminal to play at."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from splay.terminal.online import server_client
from tests.patience import PATIENCE
from tests.server.e2e.servers import Server
from tests.terminal.online.people import OPENED


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests."""
    running = Server(tmp_path_factory.mktemp("site"), SPLAY_GUESTS_PER_ADDRESS="0")
    running.start()
    yield running.address
    running.stop()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for what the terminal keeps."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("SPLAY_TOKEN", raising=False)
    return tmp_path


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal waits for the server as long as the tests do."""
    monkeypatch.setattr(server_client, "SECONDS", PATIENCE)


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Closes what a test has opened."""
    yield
    OPENED.close()
