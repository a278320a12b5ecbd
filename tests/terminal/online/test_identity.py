"""Our account or guest at a server is kept for the next time, for our eyes alone."""

import stat
from pathlib import Path

import pytest

from splay.terminal.online.server_client import Identity, Server, identity_file
from splay.terminal.own_files import own_folder, read_own, write_own

SERVER = "http://localhost:8000"


def test_what_is_kept_comes_back_and_only_its_owner_can_read_it(home: Path) -> None:
    path = identity_file("https://play.example.org")
    write_own(path, Identity("https://play.example.org", cookies={"splay": "secret"}))
    assert list((home / "splay" / "servers").iterdir()) == [path]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert read_own(path, Identity) == Identity("https://play.example.org", cookies={"splay": "secret"})


def test_each_server_has_a_file_of_its_own() -> None:
    write_own(identity_file(SERVER), Identity(SERVER, token="one"))
    write_own(identity_file("http://localhost:8001"), Identity("http://localhost:8001", token="other"))
    assert Server(SERVER).saved.token == "one"
    assert Server("http://localhost:8002").saved == Identity("http://localhost:8002")


def test_what_was_never_kept_is_nothing() -> None:
    assert read_own(own_folder() / "nothing.json", Identity) is None


def test_a_damaged_file_is_named() -> None:
    path = identity_file(SERVER)
    write_own(path, Identity(SERVER))
    path.write_text("{")
    with pytest.raises(ValueError, match=r"http_localhost_8000\.json .* is damaged, delete it"):
        Server(SERVER)
