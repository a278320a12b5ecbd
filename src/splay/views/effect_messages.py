"""Messages about effects of cards: which one, and who follows it as what."""

from typing import Final

from splay.core.card import EFFECT_KINDS, SHARED, Card
from splay.core.dogma import DEMANDED, SHARES
from splay.views.messages import (
    Argument,
    CardNameArgument,
    IconArgument,
    Message,
    MessageArgument,
    PlayerArgument,
)
from splay.views.model import Why

COMPARED: Final = (SHARES, DEMANDED)
"""The roles that the icons of two players decide."""


def effect_message(why: Why, card: Card) -> Message:
    """An effect of a card; numbered if the card has several of its kind."""
    return Message(effect_title(card, why.effect), {"card": CardNameArgument(why.card)})


def effect_title(card: Card, effect: str) -> str:
    """The key of what an effect of a card, given by its method, is called; "" is no particular one."""
    shared = [kind for kind in card.effects if EFFECT_KINDS[kind] == SHARED]
    numbered = effect and (not effect.startswith("dogma") or len(shared) > 1)
    return f"effect-{effect}" if numbered else "effect-only"


def role_message(why: Why, card: Card, seat: int, to_them: bool = False) -> Message:
    """Who follows an effect as what, with the icons that decided it: "Ann shares Oars (castle 3 against 2).".

    `to_them`: in words to the one who follows it.
    """
    key = f"reason-{why.role}" if to_them else f"role-{why.role}"
    arguments: dict[str, Argument] = {"effect": MessageArgument(effect_message(why, card))}
    if not to_them:
        arguments["player"] = PlayerArgument(seat)
    if seat < 0 or why.launcher < 0 or max(seat, why.launcher) >= len(why.counts):
        return Message(key, arguments)
    if why.role in COMPARED:
        arguments["icon"] = IconArgument(why.icon)
        arguments["count"], arguments["launcher"] = why.counts[seat], why.counts[why.launcher]
    return Message(f"{key}-counts", arguments)
