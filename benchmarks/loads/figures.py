"""What is measured under load."""

import statistics
from collections import Counter

PUSHES = "pushes"
"""From when a move was due to its arrival at the opponent's WebSocket."""
ANSWERS = "answers"
"""From then to its answer."""
LOOKS = "looks"
PREVIEWS = "previews"
VISITS = "visits"
"""From when somebody was to come to a game over days to the reply to the answer given there."""
LATENESS = "lateness"
"""How late the client itself was with what was due."""


class Figures:
    """Seconds that things took, counted from when they were due, and what went wrong."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {kind: [] for kind in (PUSHES, ANSWERS, LOOKS, PREVIEWS, VISITS, LATENESS)}
        self.errors: Counter[str] = Counter()

    def took(self, kind: str, seconds: float) -> None:
        """Notes how long something took."""
        self.times[kind].append(seconds)

    def error(self, what: str) -> None:
        """Counts an error."""
        self.errors[what] += 1

    def percentiles(self, kind: str) -> dict[str, float]:
        """The median, the 95th and 99th percentile and the longest of a kind, in milliseconds; nothing without any."""
        times = self.times[kind]
        if not times:
            return {}
        hundredths = statistics.quantiles(times, n=100, method="inclusive") if len(times) > 1 else times * 99
        found = {"p50": hundredths[49], "p95": hundredths[94], "p99": hundredths[98], "max": max(times)}
        return {name: round(seconds * 1000, 2) for name, seconds in found.items()}
