"""One attack on a fresh server, directly or through nginx, while others play there."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from benchmarks.attackers.target import Target
from benchmarks.attacks.late_tables import late_tables
from benchmarks.attacks.player import Player, Site, Visitor
from benchmarks.processor import tree_seconds
from benchmarks.served import PATIENCE, ROOT, Served, ended
from tests.server.nginx import HOST, NGINX, Nginx
from tests.server.redis_server import RedisServer

DIRECT: Final = "direct"
THROUGH_NGINX: Final = "nginx"
WORKERS: Final = 2
"""Workers behind nginx."""
VICTIM: Final = "127.0.0.3"
"""The address of those who play."""
DESCRIPTORS: Final = 256
"""How many files a server that is attacked with half-sent requests may have open."""
READ_SECONDS: Final = 5
"""After how long a server that is attacked by slow readers cuts them off, so that it does before the attack is over."""
GATHERED: Final = 1.5
"""Seconds until the log tells what was cut off last."""
LATE_TABLES: Final = 16
LATE_ANSWERS: Final = 120
LOGIN: Final = "victim"
SETTINGS: Final = {
    "slow_readers": {"SPLAY_READ_SECONDS": str(READ_SECONDS)},
    "cold_tables": {"SPLAY_TABLE_MEGABYTES": "1"},
}
"""What is set besides, for each kind of attack."""


@dataclass
class Place:
    """A server, and how it is reached."""

    served: Served
    site: Site
    behind: Site
    """The server itself, behind its proxy if it has one."""
    tables: list[str] = field(default_factory=list)


@dataclass
class Trial:
    """What became of one attack."""

    way: str
    kind: str
    waits: list[float]
    """How long each answer to a player took, in seconds; `moves` are those to moves alone."""
    moves: list[float]
    clocks_run_out: int
    attacker: dict[str, Any]
    """What the attacker tells: see `Outcome`."""
    log: list[dict[str, Any]]
    """The lines of the server's log."""
    server: float
    """The processor time that the server's processes used during the attack, in seconds for each second."""


@contextmanager
def place(way: str, kind: str) -> Iterator[Place]:
    """A server to be attacked in this way, as long as it is needed."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="splay-attack-")))
        settings = SETTINGS.get(kind, {})
        if way == DIRECT:
            descriptors = DESCRIPTORS if kind == "half_sent" else None
            served = stack.enter_context(Served(folder, 1, descriptors, **settings))
            site = Site(served.port, f"127.0.0.1:{served.port}", f"http://127.0.0.1:{served.port}")
            yield Place(served, site, site)
            return
        assert NGINX is not None
        redis = RedisServer(folder)
        stack.callback(redis.kill)
        redis.start()
        public = {"SPLAY_PUBLIC_URL": f"https://{HOST}", "REDIS_URL": redis.url}
        served = stack.enter_context(Served(folder, WORKERS, None, **public, **settings))
        front = stack.enter_context(Nginx(folder, [f"http://127.0.0.1:{served.port}"], NGINX))
        site = Site(front.port, HOST, f"https://{HOST}", str(folder / "fullchain.pem"))
        yield Place(served, site, Site(served.port, HOST, site.origin))


def attacked(way: str, kind: str, seconds: float, late_answers: int = LATE_ANSWERS) -> Trial:
    """Attacks a server. Raises ChildProcessError if the attacker fails."""
    with place(way, kind) as attacked_place:
        tables = late_tables(attacked_place.behind, LATE_TABLES, late_answers) if kind == "cold_tables" else []
        player = Player(Visitor(attacked_place.site, VICTIM))
        player.begin()
        if kind == "sign_ins":
            account = {"login": LOGIN, "password": "a long and good one 7", "name": "Victim"}
            Visitor(attacked_place.behind, "127.0.0.1", "198.51.100.99").ask("POST", "/api/accounts", account)
        player.play(1)
        with attacker(attacked_place.site, kind, [player.table, *tables], seconds) as process:
            before, began = tree_seconds(attacked_place.served.process.pid), time.monotonic()
            player.play(seconds)
            used = (tree_seconds(attacked_place.served.process.pid) - before) / (time.monotonic() - began)
            waits, moves = player.visitor.waits, player.moves
            told, _ = process.communicate(timeout=PATIENCE)
        if process.returncode:
            raise ChildProcessError(f"the attacker of {kind} failed")
        player.count_run_out()
        time.sleep(GATHERED)
        log = attacked_place.served.logged()
        return Trial(way, kind, waits, moves, player.run_out, json.loads(told), log, used)


@contextmanager
def attacker(site: Site, kind: str, tables: list[str], seconds: float) -> Iterator["subprocess.Popen[str]"]:
    """An attacker, in a process of its own."""
    target = Target(**asdict(site), tables=tuple(tables), login=LOGIN)
    command = [sys.executable, "-m", "benchmarks.attackers", kind, json.dumps(asdict(target)), str(seconds)]
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environ)
    with ended(process):
        yield process
