"""What `splay play --server` understands, and what it refuses."""

import subprocess
import sys

import pytest

from splay.cli import build_parser, main
from splay.terminal.online.lobby import seat_words
from splay.terminal.online.options import OnlineOptions, from_online_arguments

TABLE = "YkpWqp6ME7QUXDWJh_mMWg"


def given(*arguments: str) -> OnlineOptions:
    """The options of a command line."""
    return from_online_arguments(build_parser().parse_args(["play", "--server", "localhost:8000", *arguments]))


def test_a_table_can_be_named_by_its_link() -> None:
    assert given("--table", f"http://localhost:8000/table/{TABLE}").table == TABLE


def test_a_guest_is_called_as_asked() -> None:
    assert given("--name", "Ann").name == "Ann"
    assert given().name == "", "as the server knows it, or else it asks"


def test_the_token_may_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPLAY_TOKEN", "splay_abc")
    assert given().token == "splay_abc"
    assert given("--token", "splay_def").token == "splay_def"


def test_seats_make_a_table_of_so_many_players() -> None:
    options = given("--seats", "human,human,greedy", "--edition", "first")
    assert options.options["players"] == 3
    assert options.options["edition"] == "first"
    assert seat_words(options.seats or []) == ("me", "open", "greedy")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--server", "localhost", "--seed", "x"], "--seed: cannot be used with --server"),
        (["--server", "localhost", "--names", "Ann"], "--names: cannot be used with --server"),
        (["--server", "localhost", "--name", "Ann", "--token", "splay_abc"], "--name: you play under the name of"),
        (["--server", "localhost", "--table", "short"], "table: there is no id of a table in 'short'"),
        (["--server", "localhost", "--seat", "5"], "seat: must be from 0 to 4, not 5"),
        (["--server", "localhost", "--seats", "human,robot"], "'robot'"),
        (["--server", "localhost", "--seats", "human,rule", "--players", "3"], "seats: 2 are given for 3 players"),
        (["--table", TABLE], "--table: needs --server"),
        (["--token", "splay_abc"], "--token: needs --server"),
    ],
)
def test_what_does_not_fit_is_named(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_a_server_that_is_not_there_is_named() -> None:
    command = [sys.executable, "-m", "splay.cli", "play", "--server", "http://127.0.0.1:9", "--plain"]
    ended = subprocess.run(command, input="", capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "http://127.0.0.1:9 does not answer" in ended.stderr
