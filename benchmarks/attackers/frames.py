"""Floods of empty frames over a spectator's WebSocket."""

import time
from collections.abc import Callable
from typing import Final

from benchmarks.attackers.target import REFUSED, WAITS, Outcome, Target

MASKED: Final = b"\x80\0\0\0\0"
"""The rest of the header of an empty frame, as clients send it."""
PING: Final = b"\x89" + MASKED
TEXT: Final = b"\x81" + MASKED
FLOOD: Final = 9_000_000 // 8
"""Bytes a second of a flood."""
STEP: Final = 0.01


def frames(frame: bytes) -> Callable[[Target, Outcome], None]:
    """Floods WebSockets with a frame."""
    chunk = frame * int(FLOOD * STEP / len(frame))

    def flood(target: Target, outcome: Outcome) -> None:
        opened = target.spectate()
        if opened is None:
            time.sleep(REFUSED)
            return
        began, sent = time.monotonic(), 0
        opened.setblocking(False)
        with opened:
            while outcome.goes_on():
                try:
                    sent += opened.send(chunk)
                    if not opened.recv(1 << 20):
                        break
                except WAITS:
                    pass
                except OSError:
                    break
                time.sleep(max(0.0, min(began + sent / FLOOD, outcome.end) - time.monotonic(), 0.001))
        outcome.over(began, sent)

    return flood
