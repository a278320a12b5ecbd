"""What is counted of games with Artifacts of History."""

from typing import Final

from splay.core.statistic import Statistic, cards_of
from splay.sets.artifacts.events import DIG

STATISTICS: Final = [Statistic("dug", cards_of(DIG))]
