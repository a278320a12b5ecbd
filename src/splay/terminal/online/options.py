"""What `splay play --server` can be told."""

import argparse
import os
from typing import Final

from msgspec import Struct

from splay.core.options import MAX_PLAYERS
from splay.locale.own_folder import language_given
from splay.terminal.online.addresses import table_id
from splay.terminal.online.errors import OnlineError
from splay.terminal.options import HUMAN, BadPlayOptions, agents_of, check_number, check_seats, table_options, words

TOKEN: Final = "SPLAY_TOKEN"
"""The environment variable that may hold the token."""
LOCAL_ONLY: Final = ("seed", "resume", "position", "names")
ONLINE_ONLY: Final = ("table", "token", "name", "seat")


class OnlineOptions(Struct, kw_only=True):
    """Where to play at a server: `table` is an id, "" to choose in the lobby; `seats` make a table at once."""

    server: str
    table: str = ""
    token: str = ""
    name: str = ""
    seat: int | None = None
    seats: list[str] | None = None
    options: dict[str, object] = {}
    plain: bool = False
    language: str = "en"


def add_online_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the options of playing at a server."""
    add = parser.add_argument_group("at a server's table").add_argument
    add("--server", metavar="URL", help="play at this server instead of on this machine")
    add("--table", metavar="ID", help="the table's id or link (default: choose in the lobby)")
    add("--token", help=f"an account's token (default: {TOKEN} in the environment, else as a guest)")
    add("--name", help="a guest's name, also instead of the one that the server knows (default: asked for)")
    add("--seat", type=int, help="the seat to play, where several are yours (default: the first)")


def check_local(given: argparse.Namespace) -> None:
    """Raises BadPlayOptions if something is given that needs a server."""
    for name in ONLINE_ONLY:
        if getattr(given, name) is not None:
            instead = "; players of a game on this machine are named by --names" if name == "name" else ""
            raise BadPlayOptions(f"--{name}: needs --server{instead}")


def from_online_arguments(given: argparse.Namespace) -> OnlineOptions:
    """The options that the command line gave. Raises BadPlayOptions, BadOptions, BadLanguage or OnlineError, all
    ValueError.
    """
    for name in LOCAL_ONLY:
        if getattr(given, name) is not None:
            raise BadPlayOptions(f"--{name}: cannot be used with --server, which has the game")
    seats = None if given.seats is None else agents_of(words(given.seats))
    if seats is not None:
        check_number(len(seats))
        check_seats(seats)
    players = given.players or (4 if given.teams != "none" else len(seats or (HUMAN, HUMAN)))
    options = table_options(given, players)
    if seats is not None and len(seats) != players:
        raise BadPlayOptions(f"seats: {len(seats)} are given for {players} players")
    if given.seat is not None and not 0 <= given.seat < MAX_PLAYERS:
        raise BadPlayOptions(f"seat: must be from 0 to {MAX_PLAYERS - 1}, not {given.seat}")
    table = ""
    if given.table is not None:
        found = table_id(given.table)
        if found is None:
            raise OnlineError(f"table: there is no id of a table in {given.table!r}")
        table = found
    token = given.token or os.environ.get(TOKEN, "")
    if token and given.name:
        raise BadPlayOptions("--name: you play under the name of the account whose token is given")
    return OnlineOptions(
        server=given.server,
        table=table,
        token=token,
        name=given.name or "",
        seat=given.seat,
        seats=seats,
        options=options.to_json(),
        plain=given.plain,
        language=language_given(given.language),
    )
