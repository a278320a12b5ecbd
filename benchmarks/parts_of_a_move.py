"""Where the processor time of a move goes: the server under load, looked at by py-spy (not among our requirements).

`python benchmarks/parts_of_a_move.py --tables 200`, in an environment where splay and py-spy are installed. The shares
are those of samples on the processor; the milliseconds are these shares of the server's time per move.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

PARTS: Final = {
    "rules": ("(splay/server/games/live_game.py", "(splay/server/tables/apply_entry.py"),
    "storage": ("(splay/server/storage/", "(sqlalchemy/", "(aiosqlite/", "storage/write_batcher.py"),
    "views": ("(splay/server/table_api/encoded_views.py",),
    "push": ("(splay/server/push/", "(uvicorn/protocols/websockets", "(websockets/"),
    "HTTP": ("(uvicorn/protocols/http", "(litestar/", "(splay/server/auth/", "(splay/server/protection/"),
}
"""Parts by what their stacks contain; the first part that fits counts."""


def part_of(stack: str) -> str:
    """The part that a stack belongs to."""
    if "send_data (" in stack:
        return "push"
    for part, signs in PARTS.items():
        if any(sign in stack for sign in signs):
            return part
    return "rest"


def shares(raw: str) -> dict[str, float]:
    """The share of each part in what py-spy has written."""
    counted: Counter[str] = Counter()
    for line in raw.splitlines():
        stack, _, times = line.rpartition(" ")
        counted[part_of(stack)] += int(times)
    return {part: times / counted.total() for part, times in counted.most_common()}


def server_under(load: int) -> int:
    """The process of the server that a load test has started."""
    children = Path(f"/proc/{load}/task/{load}/children").read_text().split()
    return int(children[0])


def main() -> None:
    """Runs the load test and looks at its server meanwhile."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--wait", type=float, default=30, help="seconds until all tables are set up")
    parser.add_argument("--seconds", type=int, default=20, help="how long is looked")
    given = parser.parse_args()
    command = [sys.executable, str(Path(__file__).parent / "load.py"), "--tables", str(given.tables), "--late", "0"]
    command += ["--seconds", str(given.wait + given.seconds)]
    with tempfile.TemporaryDirectory() as folder, subprocess.Popen(command) as load:
        time.sleep(given.wait)
        raw = Path(folder, "raw")
        spying = ["py-spy", "record", "--pid", str(server_under(load.pid)), "--duration", str(given.seconds)]
        spying += ["--rate", "200", "--format", "raw", "--gil", "--nonblocking", "--output", str(raw)]
        subprocess.run(spying, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        found = shares(raw.read_text())
        load.wait()
    for part, share in found.items():
        print(f"{part:10}{share:6.0%}")


if __name__ == "__main__":
    main()
