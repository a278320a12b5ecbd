"""`python -m benchmarks.attackers KIND TARGET SECONDS`: goes on for so long, and comes back when it is cut off.

Prints what became of it, as JSON. Linux alone.
"""

import sys
import time
from collections.abc import Callable
from typing import Final

from benchmarks.attackers.frames import PING, TEXT, frames
from benchmarks.attackers.requests import cold_tables, flood, lobby, sign_ins
from benchmarks.attackers.slow_readers import slow_readers
from benchmarks.attackers.sockets import sockets
from benchmarks.attackers.target import REFUSED, Outcome, Target
from benchmarks.attackers.unfinished import half_sent, headers

KINDS: Final[dict[str, Callable[[Target, Outcome], None]]] = {
    "pings": frames(PING),
    "texts": frames(TEXT),
    "headers": headers,
    "half_sent": half_sent,
    "slow_readers": slow_readers,
    "sockets": sockets,
    "lobby": flood(lobby),
    "cold_tables": flood(cold_tables),
    "sign_ins": flood(sign_ins),
}


def main() -> None:
    """Attacks."""
    kind, target, seconds = sys.argv[1:]
    aim, outcome = Target.from_json(target), Outcome(float(seconds))
    while outcome.goes_on():
        try:
            KINDS[kind](aim, outcome)
        except OSError:
            time.sleep(REFUSED)  # the server lets nobody in
    outcome.tell()


if __name__ == "__main__":
    main()
