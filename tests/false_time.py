"""A false time for one process: its clock shows what the machine's does and some seconds more, which a file tells."""

from __future__ import annotations

import time
from pathlib import Path


def follow(path: Path) -> None:
    """Lets the clock of this process show as many seconds more as the file says now, if there is one."""
    real = time.time_ns

    def false() -> int:
        """Nanoseconds since 1970."""
        seconds = float(path.read_text() or 0) if path.exists() else 0.0
        return real() + round(seconds * 1e9)

    time.time_ns = false
    time.time = lambda: false() / 1e9
