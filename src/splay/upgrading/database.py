"""The server's database, seen to by the commands of a version: with the server's settings, and as its user."""

import json
import os
import pwd
import subprocess
import time
from pathlib import Path
from typing import Any, NamedTuple

from splay.upgrading.errors import UpgradeError
from splay.upgrading.services import Service, said_by


class DatabaseVersion(NamedTuple):
    """How far a database has come, as `splay migrate --tell` says."""

    revision: str
    """The newest migration that it has had."""
    changed: int
    """When a table was last changed, in milliseconds since 1970; 0 if there is none."""
    backups: Path
    """The folder for backups."""
    suffix: str
    """What a backup's name ends with."""


class Database:
    """The database of a server that is stopped."""

    def __init__(self, splay: list[str], service: Service, backups: Path | None) -> None:
        """`splay` is the command of the version that does it, `backups` another folder for backups."""
        self.splay = splay
        self.service = service
        self.backups = backups

    def version(self) -> DatabaseVersion:
        """How far it has come. Raises UpgradeError, also if the settings name none."""
        told: dict[str, Any] = json.loads(self.does("migrate", "--tell", captured=True))
        if not told["revision"]:
            raise UpgradeError(
                f"there is no database at {told['database']}: an upgrade needs the server's settings, SPLAY_DATA or "
                "DATABASE_URL"
            )
        return DatabaseVersion(told["revision"], told["changed"], self.backups or Path(told["backups"]), told["suffix"])

    def back_up(self, found: DatabaseVersion, when: str) -> Path:
        """Backs it up; where. Raises UpgradeError."""
        self.service.make_folder(found.backups)
        file = new_file(found, when)
        self.does("backup", str(file))
        return file

    def migrate(self) -> None:
        """Brings it up to date. Raises UpgradeError."""
        self.does("migrate")

    def restore(self, backup: Path, found: DatabaseVersion) -> Path:
        """Puts a backup in its place; where it is kept as it was. Raises UpgradeError."""
        kept = new_file(found, "after")
        self.does("restore", str(backup), "--replace", str(kept))
        return kept

    def does(self, *arguments: str, captured: bool = False) -> str:
        """Runs a command of `splay`; what it says. Raises UpgradeError."""
        stdout = subprocess.PIPE if captured else subprocess.DEVNULL
        environment = dict(self.service.environment)
        return said_by([*self.splay, *arguments], stdout=stdout, env=environment, **as_user(self.service.user))


def new_file(found: DatabaseVersion, when: str) -> Path:
    """A new name for a backup from before or after an upgrade."""
    return found.backups / f"{when}-upgrade-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}{found.suffix}"


def as_user(name: str | None) -> dict[str, Any]:
    """What makes a process one of a user's; nothing if that is us. Only root may do that."""
    if name is None or pwd.getpwuid(os.geteuid()).pw_name == name:
        return {}
    user = pwd.getpwnam(name)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": os.getgrouplist(name, user.pw_gid), "cwd": "/"}
