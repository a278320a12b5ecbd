"""What is counted of games with Echoes of the Past."""

from typing import Final

from splay.core.card import ECHO, EFFECT_KINDS
from splay.core.event import IN_VAIN, EffectEvent, Event
from splay.core.statistic import Statistic, cards_of
from splay.sets.echoes.foreshadowing import FORESHADOW
from splay.sets.echoes.promotion import PROMOTE


def echoes(event: Event) -> int:
    """Counts the echo effects executed that changed something, those of others that are shared too."""
    if not isinstance(event, EffectEvent) or event.effect < 0 or event.note == IN_VAIN:
        return 0
    return 1 if EFFECT_KINDS[event.effect] == ECHO else 0


STATISTICS: Final = [
    Statistic("echoes", echoes),
    Statistic("foreshadowed", cards_of(FORESHADOW)),
    Statistic("promoted", cards_of(PROMOTE)),
]
