"""What is a server's address, and what a table's."""

import pytest

from splay.terminal.online.addresses import origin, table_id
from splay.terminal.online.errors import OnlineError


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
