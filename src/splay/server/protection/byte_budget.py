"""How many bytes may come in: a burst, and then so many a second."""


class ByteBudget:
    """A bucket that holds `burst` bytes and fills up again by `per_second`."""

    __slots__ = ("burst", "left", "per_second", "updated")

    def __init__(self, burst: int, per_second: int, now: float) -> None:
        """Full at `now`, in seconds of a clock that never goes back."""
        self.burst = burst
        self.per_second = per_second
        self.left: float = burst
        self.updated = now

    def spend(self, count: int, now: float) -> bool:
        """Takes so many bytes out; False, and nothing is taken, if there are not as many."""
        self.left = min(self.burst, self.left + (now - self.updated) * self.per_second)
        self.updated = now
        if count > self.left:
            return False
        self.left -= count
        return True
