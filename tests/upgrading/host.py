"""A host's machine: a checkout with a server that runs from it, two people who play there, and the next version.

The next version is ours with one more migration. Versions are scripts here that run a package by its place, as building
one takes minutes; all else is as a host has it. Files named after what goes wrong let the next version do that.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

import splay
from splay.server.storage.database import newest_revisions
from tests.patience import PATIENCE
from tests.server.redis_server import free_port

OURS = Path(splay.__file__).parent
REVISION = min(newest_revisions())
NEXT = "next"
NEXT_REVISION = "9001"
MIGRATION = f'''"""The next version's migration: at its middle it has made a table, and changed every person."""

import os
import signal
from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "{NEXT_REVISION}"
down_revision = "{REVISION}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("later", sa.Column("id", sa.Integer(), primary_key=True))
    op.execute("UPDATE people SET name = name || '!'")
    killed, fails = (Path(__file__).parents[5] / name for name in ("killed", "fails"))
    if killed.exists():
        killed.unlink()
        os.killpg(0, signal.SIGKILL)  # the upgrade, and all that it has started but the server
    if fails.exists():
        raise ValueError("this migration fails")
    op.add_column("later", sa.Column("more", sa.Integer()))
'''
RUN = """import os, sys
from pathlib import Path
place = Path(os.environ["SPLAY_VENV"]) / "bin"
place.mkdir(parents=True, exist_ok=True)
(place / "splay").write_text(Path("next-splay").read_text())
(place / "splay").chmod(0o755)
"""
"""In place of run.py: installs the next version."""
START = """cd {root} && setsid {program} serve >> server.log 2>&1 < /dev/null &
echo $! > {root}/server.pid
"""
STOP = """pid=$(cat {root}/server.pid 2>/dev/null) || exit 0
kill "$pid" 2>/dev/null || exit 0
while grep -q '^State:.[^Z]' "/proc/$pid/status" 2>/dev/null; do sleep 0.05; done
"""
DOCKER = Path(__file__).with_name("docker_of_scripts.py")
UPGRADE = """import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from splay.upgrading.command import upgrade_to
sys.exit(upgrade_to(sys.argv[2], Path(sys.argv[3]), sys.argv[4:]))
"""
"""What run.py does: no process that an upgrade starts has the sources of the new version on its path."""
PATIENT = ("--patience", str(PATIENCE))
"""As long as a busy machine takes."""
HASTY = ("--patience", "3")
"""What is not well is not waited for."""


def linked(source: Path, target: Path, *replaced: str) -> None:
    """Makes a folder that leads to what is in another one, but for those folders on a path, which are made anew."""
    target.mkdir()
    for path in source.iterdir():
        if replaced and path.name == replaced[0]:
            linked(path, target / path.name, *replaced[1:])
        elif path.name != "__pycache__":
            (target / path.name).symlink_to(path)


def write_program(path: Path, package: Path, before: str = "") -> None:
    """Makes a program that runs `splay` by a package's place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    run = f'[ -z "$PYTHONPATH" ] || exit 9\nPYTHONPATH={package} exec {sys.executable} -m splay.cli "$@"\n'
    path.write_text(f"#!/bin/sh\n{before}{run}", encoding="utf-8")
    path.chmod(0o755)


class Host:
    """A machine with a checkout whose server runs, and Ann and Bob in a game there."""

    def __init__(self, root: Path, database_url: str | None = None) -> None:
        """Makes it in a folder; its database is SQLite's unless a URL is given."""
        self.root = root
        self.later = root / "next"
        self.data = root / "data"
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("SPLAY_", "PYTHONPATH"))}
        self.environment = inherited | {
            "SPLAY_DATA": str(self.data),
            "SPLAY_PORT": str(port),
            "PYTHONDONTWRITEBYTECODE": "",
        }
        self.database_url = database_url or f"sqlite:///{self.data}/splay.db"
        self.environment["DATABASE_URL"] = self.database_url
        self.later.mkdir(parents=True)
        linked(OURS, self.later / "splay", "server", "storage", "migrations", "versions")
        migrations = self.later / "splay" / "server" / "storage" / "migrations" / "versions"
        (migrations / f"{NEXT_REVISION}_later.py").write_text(MIGRATION, encoding="utf-8")
        self.program = self.first_program()
        unwell = f'[ "$1" = serve ] && [ -e {self.later}/unwell ] && exit 1\n'
        write_program(root / "next-splay", self.later, unwell)
        (root / "run.py").write_text(RUN, encoding="utf-8")
        for name, text in (("start", START), ("stop", STOP)):
            (root / f"{name}.sh").write_text(text.format(root=root, program=self.program), encoding="utf-8")
        self.people: list[httpx.Client] = []
        self.table = ""

    def first_program(self) -> Path:
        """Installs the version that serves first; the program that is always the one that serves."""
        program = self.root / ".venv" / "bin" / "splay"
        write_program(program, OURS.parent)
        return program

    def service(self) -> list[str]:
        """How an upgrade is told what runs the server."""
        return ["--stop", f"sh {self.root}/stop.sh", "--start", f"sh {self.root}/start.sh"]

    def does(self, name: str) -> None:
        """Starts or stops the server."""
        subprocess.run(["sh", str(self.root / f"{name}.sh")], env=self.environment, check=True, timeout=PATIENCE)

    def starts(self) -> None:
        """Starts the server, and waits until it is ready."""
        self.does("start")
        end = time.monotonic() + PATIENCE
        while not is_ready(self.address):
            assert time.monotonic() < end, (self.root / "server.log").read_text(encoding="utf-8")
            time.sleep(0.05)

    def opens(self) -> None:
        """Starts the server, and begins a game."""
        self.starts()
        headers = {"X-Splay": "1"}
        for name in ("Ann", "Bob"):
            person = httpx.Client(base_url=self.address, timeout=PATIENCE, headers=headers)
            made(person.post("/api/guests", json={"name": name}))
            self.people.append(person)
        self.table = made(self.people[0].post("/api/tables", json={"options": {"players": 2}}))["id"]
        made(self.people[1].post(f"/api/tables/{self.table}/seats", json={}))

    def closes(self) -> None:
        """Stops the server."""
        for person in self.people:
            person.close()
        self.does("stop")

    def plays(self, answers: int) -> int:
        """Ann and Bob give so many answers; the sequence of the game then."""
        for _ in range(answers):
            for person in self.people:
                seen = made(person.get(f"/api/tables/{self.table}/state"))
                if keys := [option["key"] for asked in seen["questions"] for option in asked.get("options", [])]:
                    answer = {"key": keys[0], "sequence": seen["sequence"]}
                    made(person.post(f"/api/tables/{self.table}/answers", json=answer))
                    break
        return self.sequence()

    def sequence(self) -> int:
        """How far the game is."""
        return int(made(self.people[0].get(f"/api/tables/{self.table}/state"))["sequence"])

    def revision(self) -> str:
        """The newest migration that the database has had."""
        asked = [str(self.root / "next-splay"), "migrate", "--tell"]
        told = subprocess.run(asked, env=self.environment, check=True, capture_output=True, timeout=PATIENCE).stdout
        return str(json.loads(told)["revision"])

    def version(self) -> str:
        """The version that serves."""
        link = self.root / ".venv"
        return link.readlink().name if link.is_symlink() else "first"

    def upgrade(self, *options: str, kill_at: str | None = None) -> tuple[int, str]:
        """Upgrades; the exit status, and what was said. Kills it once it says something."""
        command = [sys.executable, "-c", UPGRADE, str(OURS.parent), NEXT, str(self.root), *options]
        said = []
        with subprocess.Popen(
            [*command, *self.service()],
            cwd=self.root,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                said.append(line)
                if kill_at is not None and line.startswith(kill_at):
                    os.killpg(process.pid, signal.SIGKILL)
        return process.returncode, "".join(said)


class ContainerHost(Host):
    """A host whose server is a composition: `docker` is a script here that keeps programs as images."""

    def first_program(self) -> Path:
        """Makes the first image, and the volume for backups."""
        (self.data / "backups").mkdir(parents=True)
        (self.root / "deploy").mkdir()
        (self.root / "bin").mkdir()
        (self.root / "bin" / "docker").write_text(f'#!/bin/sh\nexec {sys.executable} {DOCKER} {self.root} "$@"\n')
        (self.root / "bin" / "docker").chmod(0o755)
        self.environment["PATH"] = f"{self.root / 'bin'}:{self.environment['PATH']}"
        program = self.root / "images" / "latest"
        write_program(program, OURS.parent)
        self.first = program.read_bytes()
        return program

    def service(self) -> list[str]:
        """How an upgrade is told of a composition."""
        return ["--containers", "--address", self.address, "--backups", str(self.data / "backups")]

    def version(self) -> str:
        """The version that serves."""
        return "first" if self.program.read_bytes() == self.first else NEXT


def is_ready(address: str) -> bool:
    """Whether a server is ready."""
    try:
        return httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def made(answer: httpx.Response) -> dict[str, Any]:
    """What a request that went well was answered."""
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told
