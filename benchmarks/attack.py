"""How long a player waits for the answer to a move while somebody attacks the server: `python benchmarks/attack.py`.

Four attacks of 15 seconds, each by a process of its own against a fresh server on this machine: a spectator's WebSocket
with empty protocol pings, one with empty texts, both at 9 Mbit/s, headers without end, and 400 requests that are never
sent to their end, at a server that may have 256 files open. An attacker who is cut off comes back. The player looks
and moves five times a second, over a new connection each time. `--json` prints the longest wait under each attack, in
milliseconds.

Ends with status 1 if an attacker was not cut off. Linux alone: attacker and player have addresses of their own.
"""

import argparse
import http.client
import importlib.util
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
ATTACKS: Final = ("pings", "texts", "headers", "half_sent")
DESCRIPTORS: Final = 256
"""How many files the server that is attacked with half-sent requests may have open."""
PAUSE: Final = 0.2
"""Seconds from move to move."""
PATIENCE: Final = 60.0
AGAIN: Final = 0.05
"""Seconds after which the player tries again when the server does not let it in."""
ENDING: Final = 10
LONG: Final = 5.0
"""A flood that goes on for this many seconds over one connection has not been cut off, nor one of MUCH bytes."""
MUCH: Final = 32_000_000


class Player:
    """Two guests at a table, who move in turn."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.chance = random.Random(1)
        self.cookies: list[str] = []
        self.table = ""
        self.waits: list[float] = []

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[int, Any, str]:
        """Status, body and cookie of an answer, over a new connection. Raises TimeoutError if there is none."""
        began = time.monotonic()
        sent = None if body is None else json.dumps(body)
        headers = {"X-Splay": "1", "Content-Type": "application/json", "Connection": "close", "Cookie": cookie}
        while time.monotonic() < began + PATIENCE:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            try:
                connection.request(method, path, sent, headers)
                answer = connection.getresponse()
                told = json.loads(answer.read() or b"null")
                self.waits.append(time.monotonic() - began)
                return answer.status, told, (answer.headers["Set-Cookie"] or "").partition(";")[0]
            except (OSError, http.client.HTTPException):
                time.sleep(AGAIN)
            finally:
                connection.close()
        raise TimeoutError(f"the server has not answered {method} {path} for {PATIENCE:.0f} s")

    def begin(self) -> None:
        """Sits down at a new table."""
        if not self.cookies:
            self.cookies = [self.ask("POST", "/api/guests", {"name": f"Guest {n}"})[2] for n in range(2)]
        first, second = self.cookies
        self.table = self.ask("POST", "/api/tables", {"seats": ["me", "open"]}, first)[1]["id"]
        self.ask("POST", f"/api/tables/{self.table}/seats", {}, second)

    def move(self) -> bool:
        """Answers a question; False if the game is over."""
        for cookie in self.cookies:
            state = self.ask("GET", f"/api/tables/{self.table}/state", None, cookie)[1]
            keys = [option["key"] for question in state["questions"] for option in question.get("options", [])]
            if keys:
                body = {"key": self.chance.choice(keys), "sequence": state["sequence"]}
                status, answer, _ = self.ask("POST", f"/api/tables/{self.table}/answers", body, cookie)
                if status == 200 or answer["error"] == "stale":  # taken before its answer was lost
                    return True
                raise ConnectionError(f"a move was answered {status} {answer}")
        return False

    def play(self, seconds: float) -> list[float]:
        """Looks and moves steadily for so long; how long each answer took."""
        self.waits = []
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end:
            if not self.move():
                self.begin()
            time.sleep(max(0.0, now + PAUSE - time.monotonic()))
        return self.waits


@contextmanager
def ended(process: "subprocess.Popen[str]") -> Iterator["subprocess.Popen[str]"]:
    """A process that has ended afterwards, whatever happens."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(ENDING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def server(descriptors: int | None) -> Iterator[int]:
    """The port of a server with settings as they are by default, as long as it is needed."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="splay-attack-") as folder:
        environ = {name: value for name, value in os.environ.items() if not name.startswith("SPLAY_")}
        environ |= {"SPLAY_DATA": folder, "SPLAY_PORT": str(port)}
        if (
            importlib.util.find_spec("splay") is None
        ):  # `run.py test` tests the sources, and installs only what they need
            environ["PYTHONPATH"] = str(ROOT / "src")
        limit = "" if descriptors is None else f"ulimit -n {descriptors} && "
        command = ["sh", "-c", f'{limit}exec "$@"', "sh", sys.executable, "-m", "splay.cli", "serve"]
        with ended(subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, text=True)) as process:
            wait_until_ready(port, process)
            yield port


def wait_until_ready(port: int, process: "subprocess.Popen[str]") -> None:
    """Returns when the server answers. Raises TimeoutError if it does not, or has ended."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        try:
            connection.request("GET", "/readyz")
            if connection.getresponse().status == 200:
                return
        except OSError:
            time.sleep(AGAIN)
        finally:
            connection.close()
    raise TimeoutError("the server has not started")


def attacked(kind: str, seconds: float) -> tuple[list[float], dict[str, Any]]:
    """How long each of the player's answers took under an attack, and what became of the attacker."""
    with server(DESCRIPTORS if kind == "half_sent" else None) as port:
        player = Player(port)
        player.begin()
        player.play(1)
        command = [sys.executable, str(Path(__file__).with_name("attackers.py")), kind, str(port)]
        attacker = subprocess.Popen([*command, player.table, str(seconds)], stdout=subprocess.PIPE, text=True)
        with ended(attacker):
            waits = player.play(seconds)
            told, _ = attacker.communicate(timeout=PATIENCE)
    if attacker.returncode:
        raise ChildProcessError(f"the attacker of {kind} failed")
    return waits, json.loads(told)


def was_cut_off(kind: str, outcome: dict[str, Any]) -> bool:
    """Whether the server has put an end to an attack, each time that it came."""
    if not outcome["cut_off"]:
        return False
    if kind == "half_sent":
        return bool(outcome["most_open"] <= DESCRIPTORS // 2)
    return bool(outcome["longest"] < LONG and outcome["most_bytes"] < MUCH)


def interrupt(_signal: int, _frame: object) -> None:
    """Ends as Ctrl-C does, so that the processes that were started are ended, too."""
    raise KeyboardInterrupt


def main() -> int:
    """Reads the command line, attacks, and tells; 1 if an attacker was not cut off."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print nothing but the longest waits, in milliseconds")
    parser.add_argument("--seconds", type=float, default=15, help="how long each attack lasts")
    parser.add_argument(
        "--rounds", type=int, default=1, help="how often each is made; the median of the longest counts"
    )
    given = parser.parse_args()
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, interrupt)
    longest: dict[str, float] = {}
    failed: list[str] = []
    if not given.json:
        print("attack    answers  median ms  longest ms  attacker cut off")
    for kind in ATTACKS:
        rounds = []
        for _ in range(given.rounds):
            waits, outcome = attacked(kind, given.seconds)
            rounds.append(max(waits) * 1000)
            if not was_cut_off(kind, outcome):
                failed.append(kind)
            if not given.json:
                times = f"{outcome['cut_off']} times" if was_cut_off(kind, outcome) else "no"
                median = statistics.median(waits) * 1000
                print(f"{kind:10}{len(waits):7}{median:11.1f}{rounds[-1]:12.1f}  {times}", flush=True)
        longest[kind] = round(statistics.median(rounds), 1)
    if given.json:
        print(json.dumps(longest))
    for kind in dict.fromkeys(failed):
        print(f"The attacker was not cut off: {kind}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
