"""What became of a tournament: a pair of agents a time, to read or as JSON."""

from math import ceil, log10

from splay.agents.tournament.estimate import interval, mean


class Times:
    """How long an agent's moves took, in milliseconds of the processor."""

    def __init__(self, moves: list[float]) -> None:
        ordered = sorted(moves)
        self.moves = len(ordered)
        self.median = percentile(ordered, 50)
        self.p99 = percentile(ordered, 99)
        self.longest = percentile(ordered, 100)
        self.mean = round(mean(ordered), 3) if ordered else 0.0

    def to_json(self) -> dict[str, object]:
        """The times as JSON data."""
        return {
            "moves": self.moves,
            "mean_ms": self.mean,
            "median_ms": self.median,
            "p99_ms": self.p99,
            "longest_ms": self.longest,
        }


class Pair:
    """How agent `a` did against agent `b`: `score` is its wins, and its part of the shared ones, as a share of games.

    `low` and `high` are the limits of the score's 95 % interval, `even` the score if both were equally strong.
    `decided` is what a sequential test has found, "elo0" or "elo1", or "" without one or if it found nothing.
    """

    def __init__(
        self,
        a: str,
        b: str,
        points: list[float],
        a_deal: int,
        even: float = 0.5,
        times: tuple[list[float], list[float]] = ([], []),
        decided: str = "",
    ) -> None:
        """`points` are of each game 1 for a win of `a`, 0 for a loss, and a part of 1 for a shared win; `a_deal` games
        in a row are played with the same cards. `times` are the milliseconds of both agents' moves.
        """
        self.a = a
        self.b = b
        self.games = len(points)
        self.score = mean(points)
        self.low, self.high = interval(scores_of_deals(points, a_deal))
        self.even = even
        self.times = (Times(times[0]), Times(times[1]))
        self.decided = decided

    def elo(self) -> float | None:
        """How many Elo points `a` is stronger by this score; None if one of both won all, or several played."""
        if self.even != 0.5 or not 0.0 < self.score < 1.0:
            return None
        return -400.0 * log10(1.0 / self.score - 1.0)

    def to_json(self) -> dict[str, object]:
        """The pair as JSON data."""
        elo = self.elo()
        return {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "score": self.score,
            "ci": [self.low, self.high],
            "even": self.even,
            "elo": None if elo is None else round(elo, 1),
            "sprt": self.decided or None,
            "times": {"a": self.times[0].to_json(), "b": self.times[1].to_json()},
        }


class Tournament:
    """The outcome of a tournament, a pair a time."""

    def __init__(self, pairs: list[Pair]) -> None:
        self.pairs = pairs

    def to_json(self) -> dict[str, object]:
        """The tournament as JSON data."""
        return {"pairs": [pair.to_json() for pair in self.pairs]}

    def table(self) -> str:
        """The tournament as a table to read."""
        width = max([len("agents")] + [len(pair.a) + len(pair.b) + 4 for pair in self.pairs])
        lines = [f"{'agents':{width}}  {'games':>5}  {'score':>6}  95 % interval"]
        for pair in self.pairs:
            names = f"{pair.a} v. {pair.b}"
            limits = f"{pair.low * 100:.1f} - {pair.high * 100:.1f} %"
            lines.append(f"{names:{width}}  {pair.games:5}  {pair.score * 100:4.1f} %  {limits}")
        return "\n".join(lines)


def scores_of_deals(points: list[float], a_deal: int) -> list[float]:
    """The mean points of each deal, of which the games stand one after the other."""
    return [mean(points[first : first + a_deal]) for first in range(0, len(points), a_deal)]


def percentile(ordered: list[float], percent: int) -> float:
    """The least of some numbers, in their order, that so many percent of them do not exceed; 0 without any."""
    if not ordered:
        return 0.0
    return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)]
