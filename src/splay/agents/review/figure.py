"""Numbers with how sure they are: chances to win and their differences, found in sampled worlds."""

from math import sqrt
from typing import Any, Final

from splay.agents.tournament.estimate import Z95, interval, mean, variance

PLACES: Final = 4
"""So many decimals of a chance are kept."""


class Figure:
    """A mean and its 95 % interval, from `low` to `high`: of chances, between 0 and 1, or of their differences."""

    __slots__ = ("high", "low", "mean")

    def __init__(self, mean: float, low: float, high: float) -> None:
        self.mean = mean
        self.low = low
        self.high = high

    def data(self) -> list[float]:
        """It as JSON: mean, low, high."""
        return [round(self.mean, PLACES), round(self.low, PLACES), round(self.high, PLACES)]


def figure_from(data: list[Any]) -> Figure:
    """A figure as `Figure.data` wrote it. Raises ValueError if it is none."""
    if len(data) != 3:
        raise ValueError(f"a figure is a mean, a low and a high, not {data}")
    return Figure(float(data[0]), float(data[1]), float(data[2]))


def chance_figure(chances: list[float]) -> Figure:
    """A chance, from the chances in several worlds."""
    low, high = interval(chances)
    return Figure(mean(chances), low, high)


def difference_figure(differences: list[float]) -> Figure:
    """A difference of chances, from the differences in several worlds."""
    middle = mean(differences)
    reach = Z95 * sqrt(variance(differences) / len(differences))
    return Figure(middle, middle - reach, middle + reach)


def difference_of_means(numbers: list[float], others: list[float]) -> Figure:
    """How much larger the mean of some chances is than that of others, found in worlds of their own."""
    middle = mean(numbers) - mean(others)
    reach = Z95 * sqrt(variance(numbers) / len(numbers) + variance(others) / len(others))
    return Figure(middle, middle - reach, middle + reach)
