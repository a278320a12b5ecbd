"""`splay serve`, `worker`, `backup`, `restore`, `migrate`, `recount` and `admin`."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from splay.numbers_given import positive

Commands = argparse._SubParsersAction

HIGHEST_PORT: Final = 65535
MOST_DAYS: Final = 3650
"""So long a ban lasts at most."""


def add_serve(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay serve`."""
    command = commands.add_parser("serve", help="run a server for games over the network")
    command.add_argument(
        "--port", type=port, help="where to listen on this machine; 0: any free one (default: 8000, or the next free)"
    )
    command.add_argument("--workers", type=positive, default=1, help="processes; several need REDIS_URL (default: 1)")
    command.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="open the page in the browser, where there is a terminal and a screen",
    )
    command.add_argument(
        "--language-folder",
        type=Path,
        metavar="DIR",
        help="a language of your own, as ./cs, read again whenever a file there changes (docs/translating.md)",
    )
    command.set_defaults(run=run_serve)


def run_serve(given: argparse.Namespace) -> int:
    """Serves until interrupted."""
    from splay.server.serve import serve

    return serve(given.port, given.workers, opens=given.open, language_folder=given.language_folder)


def add_worker(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay worker`."""
    command = commands.add_parser("worker", help="think for the computer opponents of servers that share a Redis")
    command.add_argument("--processes", type=positive, help="thoughts at once (default: one for each processor)")
    command.set_defaults(run=run_worker)


def run_worker(given: argparse.Namespace) -> int:
    """Thinks until interrupted."""
    from splay.server.opponents.worker import worker

    return worker(given.processes)


def add_backup(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay backup`."""
    command = commands.add_parser("backup", help="copy the server's database to a file, while it runs")
    command.add_argument("file", type=Path, help="the file to write; it must not be there yet")
    command.set_defaults(run=run_backup)


def run_backup(given: argparse.Namespace) -> int:
    """Copies the database."""
    from splay.server.settings import database_of
    from splay.server.storage.backup import backup
    from splay.server.storage.database_url import database_label
    from splay.server.storage.noted_backups import remember_backup

    database = database_of(os.environ)
    backup(database, given.file)
    tell_server(remember_backup, database, given.file)
    print(f"the backup of {database_label(database)} is in {given.file}")
    return 0


def tell_server(remember: Callable[[str, int], None], database: str, file: Path) -> None:
    """Lets the server remember what was done with a backup; says so if it can't be told, which spoils nothing."""
    from sqlalchemy.exc import SQLAlchemyError

    from splay.server.storage.unavailable import DatabaseAway

    try:
        remember(database, file.stat().st_size)
    except (DatabaseAway, SQLAlchemyError) as error:
        print(f"that is done, but the server can't be told of it ({type(error).__name__})", file=sys.stderr)


def add_restore(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay restore`."""
    command = commands.add_parser("restore", help="make a backup the server's database; there may be nothing in it yet")
    command.add_argument("file", type=Path, help="what `splay backup` wrote")
    how = command.add_mutually_exclusive_group()
    how.add_argument("--try", dest="only_try", action="store_true", help="only try it, beside the database")
    how.add_argument(
        "--replace", type=Path, metavar="KEPT", help="the database that is there; it is first backed up to this file"
    )
    command.set_defaults(run=run_restore)


def run_restore(given: argparse.Namespace) -> int:
    """Makes a backup the database."""
    from splay.server.overview.backup_trial import try_backup
    from splay.server.settings import database_of
    from splay.server.storage.backup import restore
    from splay.server.storage.database_url import database_label
    from splay.server.storage.noted_backups import remember_trial
    from splay.server.storage.replace import replace

    database = database_of(os.environ)
    if given.only_try:
        print(f"{given.file} is good. {try_backup(given.file).said()}")
        tell_server(remember_trial, database, given.file)
        return 0
    if given.replace is None:
        restore(database, given.file)
    else:
        replace(database, given.file, given.replace)
    print(f"{given.file} is the database now: {database_label(database)}")
    return 0


def add_migrate(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay migrate`."""
    command = commands.add_parser("migrate", help="bring the database up to date, as a server does when it starts")
    command.add_argument("--tell", action="store_true", help="only tell its version as JSON, and where backups go")
    command.set_defaults(run=run_migrate)


def run_migrate(given: argparse.Namespace) -> int:
    """Brings the database up to date, or tells how far it has come."""
    from splay.server.operations.startup_checks import opened_database
    from splay.server.settings import Settings, data_folder_of, database_of
    from splay.server.storage.database import version_of
    from splay.server.storage.database_url import database_label, sqlite_file

    database = database_of(os.environ)
    if given.tell:
        suffix = ".dump" if sqlite_file(database) is None else ".db"
        where = {"database": database_label(database), "backups": str(data_folder_of(os.environ) / "backups")}
        print(json.dumps({**asyncio.run(version_of(database))._asdict(), **where, "suffix": suffix}))
        return 0
    with opened_database(Settings.from_environment(os.environ)):
        version = asyncio.run(version_of(database))
    print(f"{database_label(database)} is up to date: version {version.revision}")
    return 0


def add_recount(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay recount`."""
    command = commands.add_parser("recount", help="count the server's finished games anew")
    command.set_defaults(run=run_recount)


def run_recount(_: argparse.Namespace) -> int:
    """Counts the games, and says what came of it."""
    from splay.server.settings import database_of
    from splay.server.statistics.recount import recount

    print(recount(database_of(os.environ)).said())
    return 0


def add_admin(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay admin`."""
    command = commands.add_parser("admin", help="see to a server's people: reports, names, bans, admins")
    acts = command.add_subparsers(dest="act", title="acts", metavar="ACT", required=True)
    for act, help in (("grant", "make an account an admin"), ("revoke", "make an account no admin any more")):
        acts.add_parser(act, help=help).add_argument("login")
    acts.add_parser("reports", help="list the reports").add_argument(
        "--closed", action="store_true", help="those that are done with, instead of those that wait"
    )
    for act, help in (("close", "be done with a report"), ("remove", "remove the line of chat of a report")):
        acts.add_parser(act, help=help).add_argument("report")
    renaming = acts.add_parser("rename", help="give somebody another name")
    renaming.add_argument("who", help="a login, or the id in a report")
    renaming.add_argument("name")
    banning = acts.add_parser("ban", help="ban somebody for a time")
    banning.add_argument("who", help="a login, or the id in a report")
    banning.add_argument("--days", type=days, help="for how long (default: SPLAY_MODERATION_DAYS)")
    banning.add_argument("--reason", required=True, help="why; it is kept")
    banning.add_argument("--address", action="store_true", help="also the address known since the report")
    acts.add_parser("unban", help="end somebody's bans").add_argument("who", help="a login or an id")
    ending = acts.add_parser("end-rating", help="end somebody's ratings: shown no more, and no new game counts")
    ending.add_argument("who", help="a login or an id")
    ending.add_argument("--reason", required=True, help="why; it is kept")
    linking = acts.add_parser("link", help="make a link to sign up with, where that needs one (SPLAY_REGISTRATION)")
    linking.add_argument("--most", type=positive, default=1, help="so many people may sign up with it (default: 1)")
    linking.add_argument("--days", type=days, default=7, help="for how long it is good (default: 7)")
    acts.add_parser("links", help="list the links with which people may still sign up")
    acts.add_parser("revoke-link", help="revoke a link to sign up with").add_argument("link", help="its id in the list")
    acts.add_parser("rate-again", help="work all ratings out anew from the results")
    acts.add_parser("bans", help="list the bans that go on")
    acts.add_parser("acts", help="list what admins have done")
    command.set_defaults(run=run_admin)


def run_admin(given: argparse.Namespace) -> int:
    """Does one act, and says what it has done."""
    from splay.server.moderation import command
    from splay.server.settings import address_of, database_of, moderation_days_of

    acts = {
        "grant": lambda: command.grant(given.login, True),
        "revoke": lambda: command.grant(given.login, False),
        "reports": lambda: command.show_reports(given.closed),
        "close": lambda: command.close(given.report),
        "remove": lambda: command.remove(given.report),
        "rename": lambda: command.rename(given.who, given.name),
        "ban": lambda: command.ban(
            given.who, given.days or moderation_days_of(os.environ), given.reason, given.address
        ),
        "unban": lambda: command.unban(given.who),
        "end-rating": lambda: command.end_rating(given.who, given.reason),
        "link": lambda: command.make_link(address_of(os.environ), given.most, given.days),
        "links": command.show_links,
        "revoke-link": lambda: command.revoke_link(given.link),
        "rate-again": command.rate_again,
        "bans": command.show_bans,
        "acts": command.show_acts,
    }
    for line in command.run(database_of(os.environ), acts[given.act]()):
        print(line)
    return 0


def port(text: str) -> int:
    """The number of a port, for argparse."""
    if not text.isdecimal() or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"must be a whole number from 0 to {HIGHEST_PORT}, not {text!r}")
    return int(text)


def days(text: str) -> int:
    """How long a ban lasts or a link is good, for argparse."""
    if not text.isdecimal() or not 1 <= int(text) <= MOST_DAYS:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 to {MOST_DAYS}, not {text!r}")
    return int(text)
