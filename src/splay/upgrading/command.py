"""`splay upgrade`, which `run.py upgrade` starts of the new version, before that is installed."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from splay.distribution import RUN, checkout

if TYPE_CHECKING:
    from splay.upgrading.upgrade import Upgrade

PATIENCE: Final = 60
"""Seconds in which a server that was started must be ready."""
Commands = argparse._SubParsersAction


def add_upgrade(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay upgrade`."""
    command = commands.add_parser("upgrade", help="install what stands in the checkout, and restart the server with it")
    add_options(command)
    command.set_defaults(run=run_upgrade)


def add_options(command: argparse.ArgumentParser) -> None:
    """What can be said of an upgrade."""
    command.add_argument(
        "--service", metavar="UNIT", help="systemd's unit that runs the server (default: splay.service)"
    )
    command.add_argument("--stop", metavar="COMMAND", help="what stops the server and waits for that, without systemd")
    command.add_argument("--start", metavar="COMMAND", help="what starts it")
    command.add_argument("--containers", action="store_true", help="the server is the composition in deploy/")
    command.add_argument("--address", metavar="URL", help="where it answers (default: by SPLAY_HOST and SPLAY_PORT)")
    command.add_argument("--backups", type=Path, metavar="DIR", help="where backups go (default: in the data folder)")
    command.add_argument(
        "--patience",
        type=float,
        default=PATIENCE,
        metavar="SECONDS",
        help=f"how long the server may take to be ready (default: {PATIENCE})",
    )
    command.add_argument("--back", action="store_true", help="take the newest upgrade back, with what was played since")


def run_upgrade(_: argparse.Namespace) -> int:
    """Lets the checkout's own version do it."""
    folder = checkout()
    if folder is None:
        print(
            "splay upgrade: this Splay is no checkout's: docs/hosting.md says how a package or a container is upgraded",
            file=sys.stderr,
        )
        return 2
    python = getattr(sys, "_base_executable", sys.executable)
    os.execv(python, [python, str(folder / RUN), *sys.argv[1:]])


def upgrade_to(version: str, root: Path, arguments: list[str]) -> int:
    """Upgrades the server of a checkout to a version, by the name of its environment; the exit status."""
    if os.name != "posix":
        print("splay upgrade: this system has no users and links as it needs them", file=sys.stderr)
        return 2
    from splay.upgrading.errors import UpgradeError

    parser = argparse.ArgumentParser(prog="splay upgrade")
    add_options(parser)
    given = parser.parse_args(arguments)
    try:
        work = upgrade_of(root, given)
        if given.back:
            work.back()
            return 0
        return 0 if work.run(version) else 1
    except (UpgradeError, OSError) as error:
        print(f"splay upgrade: {error}", file=sys.stderr)
        return 2


def upgrade_of(root: Path, given: argparse.Namespace) -> Upgrade:
    """The upgrade that a host has asked for. Raises UpgradeError."""
    from splay.upgrading.composition import BACKUPS, Composition, Images
    from splay.upgrading.environments import Environments
    from splay.upgrading.health import address_by
    from splay.upgrading.services import Service, service_of
    from splay.upgrading.upgrade import Upgrade
    from splay.upgrading.versions import Versions

    versions: Versions = Images(root) if given.containers else Environments(root)
    service: Service = Composition(root) if given.containers else service_of(given.service, given.stop, given.start)
    host, port = (service.environment.get(name, "") for name in ("SPLAY_HOST", "SPLAY_PORT"))
    address = given.address or address_by(*(("", "8000") if given.containers else (host, port or "8000")))
    backups = given.backups or (BACKUPS if given.containers else None)
    return Upgrade(versions, service, address.rstrip("/"), backups=backups, patience=given.patience, say=say)


def say(text: str) -> None:
    """Tells the host what is done."""
    print(text, flush=True)
