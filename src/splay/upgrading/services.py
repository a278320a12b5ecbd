"""What starts and stops the server: a unit of systemd, or two commands."""

import os
import pwd
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Protocol

from splay.upgrading.errors import UpgradeError

ASKED: Final = ("LoadState", "User", "Environment", "EnvironmentFiles")
"""What systemd is asked of a unit."""


class Service(Protocol):
    """What runs the server."""

    @property
    def environment(self) -> Mapping[str, str]:
        """The environment that the server has, with its settings."""

    @property
    def user(self) -> str | None:
        """The user that the server runs as; None for ours."""

    def stop(self) -> None:
        """Stops the server, if it runs, and waits until it has. Raises UpgradeError."""

    def start(self) -> None:
        """Starts the server. Raises UpgradeError."""

    def make_folder(self, folder: Path) -> None:
        """Makes a folder for the server's user alone, if it isn't there."""


class Commands:
    """Two commands of the host's, which run as we do and in our environment."""

    user = None

    def __init__(self, stop: str, start: str) -> None:
        """`stop` must wait until the server is stopped, and be content if it is already."""
        self.commands = {"stop": shlex.split(stop), "start": shlex.split(start)}
        self.environment: Mapping[str, str] = os.environ

    def stop(self) -> None:
        """Stops the server."""
        does(self.commands["stop"])

    def start(self) -> None:
        """Starts the server."""
        does(self.commands["start"])

    def make_folder(self, folder: Path) -> None:
        """Makes a folder that is ours."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


class Unit:
    """A unit of systemd, whose user and settings are the server's."""

    def __init__(self, name: str) -> None:
        """Reads what systemd knows of the unit. Raises UpgradeError."""
        self.name = name
        try:
            told = shown(said_by(["systemctl", "show", f"--property={','.join(ASKED)}", name]))
        except UpgradeError as error:
            raise UpgradeError(f"{error}; --stop and --start say what stops and starts the server") from error
        if told.get("LoadState") != "loaded":
            raise UpgradeError(
                f"systemd has no unit {name}: name yours by --service, or what does it by --stop and --start"
            )
        self.user = told.get("User") or None
        kept = dict(pair.split("=", 1) for pair in shlex.split(told.get("Environment", "")))
        for place in files_named(told.get("EnvironmentFiles", "")):
            kept |= settings_in(place)
        self.environment: Mapping[str, str] = {"PATH": os.environ.get("PATH", os.defpath), **kept}

    def stop(self) -> None:
        """Stops the unit, which waits."""
        does(["systemctl", "stop", self.name])

    def start(self) -> None:
        """Starts the unit, however often it has failed before."""
        does(["systemctl", "reset-failed", self.name])
        does(["systemctl", "start", self.name])

    def make_folder(self, folder: Path) -> None:
        """Makes a folder that is the unit's user's."""
        if folder.exists():
            return
        folder.mkdir(mode=0o700, parents=True)
        if self.user is not None:
            user = pwd.getpwnam(self.user)
            os.chown(folder, user.pw_uid, user.pw_gid)


def shown(text: str) -> dict[str, str]:
    """What `systemctl show` says, by name; what it says several times is joined by line breaks."""
    told: dict[str, str] = {}
    for line in text.splitlines():
        name, _, value = line.partition("=")
        told[name] = f"{told[name]}\n{value}" if name in told else value
    return told


def files_named(text: str) -> list[Path]:
    """The files of settings that a unit names, one a line: `/etc/splay/splay.env (ignore_errors=yes)`."""
    return [Path(line.rsplit(" (", 1)[0]) for line in text.splitlines() if line]


def settings_in(file: Path) -> dict[str, str]:
    """The settings in a file as systemd reads it; none if it isn't there. Raises UpgradeError if we can't read it."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return {}
    except PermissionError as error:
        raise UpgradeError(f"{file} can't be read by this user: run the upgrade as root") from error
    pairs = (line.strip().split("=", 1) for line in lines if "=" in line and not line.strip().startswith(("#", ";")))
    return {name.strip(): unquoted(value.strip()) for name, value in pairs}


def unquoted(value: str) -> str:
    """A value without the quotes around it."""
    return value[1:-1] if len(value) > 1 and value[0] == value[-1] and value[0] in "\"'" else value


def service_of(unit: str | None, stop: str | None, start: str | None) -> Service:
    """The service that a host has named. Raises UpgradeError."""
    if stop and start:
        return Commands(stop, start)
    if stop or start:
        raise UpgradeError("--stop and --start belong together")
    if shutil.which("systemctl") is None:
        raise UpgradeError("there is no systemd here: say by --stop and --start what stops and starts the server")
    return Unit(unit or "splay.service")


def does(command: list[str]) -> None:
    """Runs a command, which itself says what is wrong. Raises UpgradeError."""
    said_by(command, stdout=None)


def said_by(command: list[str], *, stdout: int | None = subprocess.PIPE, **process: Any) -> str:  # noqa: ANN401
    """What a command prints; `process` is more that `subprocess` is told of it. Raises UpgradeError."""
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=stdout, text=True, check=False, **process)
    except OSError as error:
        raise UpgradeError(f"{shlex.join(command)}: {error.strerror}") from error
    if done.returncode:
        raise UpgradeError(f"this failed, see above: {shlex.join(command)}")
    return done.stdout or ""
