"""How sure a score is, and whether enough games have been played: by deals, whose games are not independent."""

from math import log, sqrt
from typing import Final

Z95: Final = 1.959964
"""The standard score of a 95 % interval."""
WRONG: Final = 0.05
"""How often a sequential test may decide for either side though the other one is right."""
BOUND: Final = log((1 - WRONG) / WRONG)
LEAST: Final = 20
"""After fewer deals their variance is not known well enough for a sequential test to decide."""
NO_VARIANCE: Final = 0.01
"""The least variance of a deal's score that a sequential test reckons with: all deals may end alike."""


def wilson(score: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share found in a number of games (Wilson 1927), which holds near 0 and 1 too."""
    z2 = Z95 * Z95
    middle = (score + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 * sqrt(score * (1 - score) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(numbers: list[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)


def variance(numbers: list[float]) -> float:
    """The variance of what some numbers are a sample of; 0 of a single one."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return sum([(number - middle) ** 2 for number in numbers]) / (len(numbers) - 1)


def interval(deals: list[float]) -> tuple[float, float]:
    """The 95 % interval of a score, from the scores of deals: Wilson's, for as many games as would vary as much if each
    were a deal of its own. If the deals do not vary they count as one game each.
    """
    score = mean(deals)
    spread = variance(deals) / len(deals)
    return wilson(score, score * (1 - score) / spread if spread > 0.0 else len(deals))


def expected_score(elo: float) -> float:
    """The score of somebody who is so many Elo points stronger."""
    return float(1.0 / (1.0 + 10.0 ** (-elo / 400.0)))


def likelihood_ratio(deals: list[float], elo0: float, elo1: float) -> float:
    """The logarithm of how much likelier these scores of deals are if an agent is stronger by `elo1` than by `elo0`.

    That of the generalized sequential probability ratio test, with the deals' scores taken as normally distributed
    (Van den Bergh, "A practical introduction to the GSPRT").
    """
    low, high = expected_score(elo0), expected_score(elo1)
    spread = max(variance(deals), NO_VARIANCE)
    return len(deals) * (high - low) * (2.0 * mean(deals) - low - high) / (2.0 * spread)


def decided(deals: list[float], elo0: float, elo1: float) -> str:
    """What a sequential test says after these deals: "elo1", "elo0", or "" to play on (Wald 1945)."""
    if len(deals) < LEAST:
        return ""
    ratio = likelihood_ratio(deals, elo0, elo1)
    return "elo1" if ratio >= BOUND else "elo0" if ratio <= -BOUND else ""
