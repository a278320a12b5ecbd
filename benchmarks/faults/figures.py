"""What a run says at its end."""

from statistics import median

from benchmarks.faults.book import ACCEPTED, UNKNOWN, Book

SOON = 0.05
"""Seconds in which an answer about health should be there."""


def soon(answers: list[float]) -> str:
    """How many of the answers came soon, and how long most of them and the slowest took."""
    ordered = sorted(answers) or [0.0]
    late = sum(answer > SOON for answer in answers)
    most = ordered[len(ordered) * 99 // 100] * 1000
    slowest = ordered[-1] * 1000
    told = f"99 % within {most:.0f} ms, the slowest {slowest:.0f} ms"
    return f"{len(answers)}, {late} after more than {SOON * 1000:.0f} ms; {told}"


def lines(book: Book, seconds: float) -> list[str]:
    """The figures, a line each."""
    counts = book.counts
    middle, longest = median(book.stills or [0]), max(book.stills, default=0)
    told = {
        "seconds": f"{seconds:.0f}",
        "faults": f"{book.faults.total()}: " + ", ".join(f"{number} {kind}" for kind, number in book.faults.items()),
        "games": f"{len(book.games)}, not finished {len(book.running())}",
        "entries in the logs": str(counts["entries"]),
        "moves accepted": str(counts[ACCEPTED]),
        "moves of unknown fate": f"{counts[UNKNOWN]}, sent again {counts['retried']}",
        "clients that reconnected": f"{counts['reconnected']} times",
        "answers with status 503": str(counts["status 503"]),
        "answers with status 500": str(counts["status 500"]),
        "accepted moves lost": str(counts["lost"]),
        "moves doubled": str(counts["doubled"]),
        "processes left behind": str(counts["left behind"]),
        "wrong answers about health": str(counts["health wrong"]),
        "answers about health": soon(book.health),
        "longest a game stood still": f"median {middle:.2f} s, at most {longest:.2f} s",
    }
    refused = {name: number for name, number in sorted(counts.items()) if name.startswith("refused")}
    told["moves refused"] = ", ".join(f"{number} {name.partition(': ')[2]}" for name, number in refused.items()) or "0"
    return [f"{name:28} {value}" for name, value in told.items()]
