"""Our account or guest at a server is kept for the next time, for our eyes alone."""

import stat
from pathlib import Path

import pytest

from splay.terminal.online import identities
from splay.terminal.online.addresses import origin, table_id
from splay.terminal.online.errors import OnlineError
from splay.terminal.online.identities import Identity


def test_what_is_kept_comes_back_and_only_its_owner_can_read_it(home: Path) -> None:
    identities.save(Identity("https://play.example.org", cookies={"splay": "secret"}))
    (file,) = (home / "splay" / "servers").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert identities.load("https://play.example.org").cookies == {"splay": "secret"}


def test_each_server_has_a_file_of_its_own() -> None:
    identities.save(Identity("http://localhost:8000", token="one"))
    identities.save(Identity("http://localhost:8001", token="other"))
    assert identities.load("http://localhost:8000").token == "one"
    assert identities.load("http://localhost:8002").token == ""


def test_a_damaged_file_is_named(home: Path) -> None:
    identities.save(Identity("http://localhost:8000"))
    identities.file_of("http://localhost:8000").write_text("{")
    with pytest.raises(ValueError, match=r"http_localhost_8000\.json .* is damaged"):
        identities.load("http://localhost:8000")


@pytest.mark.parametrize(
    ("address", "meant"),
    [
        ("https://Play.Example.org/some/page?x=1", "https://play.example.org"),
        ("localhost:8000", "http://localhost:8000"),
        ("http://[::1]:8000/", "http://[::1]:8000"),
    ],
)
def test_a_server_is_scheme_host_and_port(address: str, meant: str) -> None:
    assert origin(address) == meant


@pytest.mark.parametrize("address", ["", "ftp://host", "http://", "http://ann:secret@host"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(OnlineError, match="server: must be an address"):
        origin(address)


@pytest.mark.parametrize(
    "text",
    [
        "YkpWqp6ME7QUXDWJh_mMWg",
        "https://host/table/YkpWqp6ME7QUXDWJh_mMWg?seat=1",
        "http://h/#/t/YkpWqp6ME7QUXDWJh_mMWg",
    ],
)
def test_a_table_is_known_by_id_or_link(text: str) -> None:
    assert table_id(text) == "YkpWqp6ME7QUXDWJh_mMWg"


def test_other_words_are_no_table() -> None:
    assert table_id("quit") is None
    assert table_id("YkpWqp6ME7QUXDWJh_mMWgx") is None
