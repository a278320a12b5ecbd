"""What is counted of games with Cities of Destiny."""

from typing import Final

from splay.core.event import DRAW, Event
from splay.core.statistic import Statistic, actions_of
from splay.sets.cities import CITIES
from splay.sets.cities.endorsing import ENDORSE


def cities(event: Event) -> int:
    """Counts the cities drawn."""
    return sum([card.set_name == CITIES for card in event.cards]) if event.kind == DRAW else 0


STATISTICS: Final = [
    Statistic("endorsed", actions_of(ENDORSE), uses=True),
    Statistic("cities", cities),
]
