"""What is counted of games with relics."""

from typing import Final

from splay.core.statistic import Statistic, cards_of
from splay.sets.relics.actions import SEIZE

STATISTICS: Final = [Statistic("seized", cards_of(SEIZE))]
