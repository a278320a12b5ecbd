"""The effect that something happens in, as JSON data."""

from collections.abc import Sequence

from splay.core.card import EFFECT_METHODS, Card
from splay.core.dogma import DogmaRun
from splay.core.event import UNKNOWN, EffectEvent, Event
from splay.core.symbols import ICON_NAMES
from splay.views.model import Why


def why_of(
    card: Card,
    effect: int,
    launcher: int,
    executing: int,
    role: str = "",
    counts: Sequence[int] = (),
    follows: Sequence[int] = (),
    icon: int = UNKNOWN,
) -> Why:
    """An effect of a card, by its number, -1 for none yet, with the seats that launched it and that execute it.

    `icon` is the one that is counted: the card's featured icon, unless another card's dogma executes the effect.
    """
    method = EFFECT_METHODS[effect] if effect >= 0 else ""
    counted = ICON_NAMES[card.featured if icon == UNKNOWN else icon]
    return Why(card.key, method, launcher, executing, role, counted, list(counts), list(follows))


def why_runs(run: DogmaRun) -> Why:
    """The reason for whatever happens in a running effect."""
    return why_of(run.card, run.effect, run.launcher, run.executing, run.role(), run.counts, icon=run.icon)


def why_happened(event: Event) -> Why | None:
    """The effect that an event happened in; None if it was none."""
    if event.card is None:
        return None
    if isinstance(event, EffectEvent):
        told = event.role, event.counts, event.follows, event.icon
        return why_of(event.card, event.effect, event.launcher, event.seat, *told)
    return why_of(event.card, event.effect, event.launcher, event.seat)
