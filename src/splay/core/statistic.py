"""What is counted of a game that is over, seat by seat, from all that happened in it."""

from collections.abc import Callable
from typing import Final

from splay.core.action import DOGMA
from splay.core.dogma import DEMANDED, SHARES
from splay.core.event import (
    ACHIEVE,
    CLAIM,
    DRAW,
    FIRST_MELD,
    IN_VAIN,
    MELD,
    RETURN,
    SCORE,
    TUCK,
    TURN,
    ActionEvent,
    EffectEvent,
    Event,
    SplayEvent,
)
from splay.core.event_kind import EVENT_KINDS
from splay.core.symbols import UNSPLAYED


class Statistic:
    """A number of a seat: the sum of what `counts` says of each event of the game.

    Whose number it is, is whoever did the event, or if it is the `launchers`, whoever used the card whose effect it is.
    If it `uses` cards, each event that counts is a use of its cards. `name` is that of the text that says it,
    `statistic-NAME`.
    """

    __slots__ = ("counts", "launchers", "name", "uses")

    def __init__(self, name: str, counts: Callable[[Event], int], launchers: bool = False, uses: bool = False) -> None:
        self.name = name
        self.counts = counts
        self.launchers = launchers
        self.uses = uses


def events_of(kind: str) -> Callable[[Event], int]:
    """Counts the events of a kind."""
    return lambda event: 1 if event.kind == kind else 0


def actions_of(name: str) -> Callable[[Event], int]:
    """Counts the actions of a kind, free ones too."""
    return lambda event: 1 if isinstance(event, ActionEvent) and event.name == name else 0


def cards_of(verb: str) -> Callable[[Event], int]:
    """Counts the cards with which something was done that is called so, or is one of what is called so."""
    return lambda event: len(event.cards) if is_called(event, verb) else 0


def is_called(event: Event, verb: str) -> bool:
    """Whether an event is called so, or is one of what is called so."""
    return verb in (event.kind, EVENT_KINDS[event.kind].counts_as)


def effects_for(role: str) -> Callable[[Event], int]:
    """Counts the effects executed in a role that changed something."""

    def counts(event: Event) -> int:
        return 1 if isinstance(event, EffectEvent) and event.role == role and event.note != IN_VAIN else 0

    return counts


def melded(event: Event) -> int:
    """Counts the cards melded, the first one too."""
    return len(event.cards) if is_called(event, MELD) or event.kind == FIRST_MELD else 0


def splayed(event: Event) -> int:
    """Counts the piles splayed, also anew and on other boards."""
    return 1 if isinstance(event, SplayEvent) and event.direction != UNSPLAYED else 0


STATISTICS: Final = (
    Statistic("turns", events_of(TURN)),
    Statistic("draw-actions", actions_of(DRAW)),
    Statistic("meld-actions", actions_of(MELD)),
    Statistic("dogma-actions", actions_of(DOGMA), uses=True),
    Statistic("achieve-actions", actions_of(ACHIEVE)),
    Statistic("demands-hit", effects_for(DEMANDED), launchers=True),
    Statistic("demands-suffered", effects_for(DEMANDED)),
    Statistic("shared-by-others", effects_for(SHARES), launchers=True),
    Statistic("shared", effects_for(SHARES)),
    Statistic("drawn", cards_of(DRAW)),
    Statistic("melded", melded),
    Statistic("tucked", cards_of(TUCK)),
    Statistic("scored", cards_of(SCORE)),
    Statistic("returned", cards_of(RETURN)),
    Statistic("splays", splayed),
    Statistic("achieved", cards_of(ACHIEVE)),
    Statistic("claimed", events_of(CLAIM)),
)
"""What is counted whatever sets are in play, in the order in which it is shown; sets add their own."""
