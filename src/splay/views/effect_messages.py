"""Messages about effects of cards: which one, and who follows it as what."""

from typing import Final

from splay.core.card import COMPEL, EFFECT_METHODS, Card
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

COMPELLED: Final = "compelled"
"""The word for whoever a compel effect hits; the role is that of a demand."""
COMPARED: Final = (SHARES, DEMANDED)
"""The roles that the icons of two players decide."""


def effect_message(why: Why, card: Card) -> Message:
    """An effect of a card; numbered if the card has several of its kind."""
    return Message(effect_title(card, why.effect), {"card": CardNameArgument(why.card)})


def effect_title(card: Card, effect: str) -> str:
    """The key of what an effect of a card, given by its method, is called; "" is no particular one."""
    numbered = effect and (not effect.startswith("dogma") or len(card.shared_steps) > 1)
    return f"effect-{effect}" if numbered else "effect-only"


def role_message(why: Why, card: Card, seat: int, to_them: bool = False) -> Message:
    """Who follows an effect as what, with the icons that decided it: "Ann shares Oars (castle 3 against 2).".

    `to_them`: in words to the one who follows it.
    """
    role = COMPELLED if why.role == DEMANDED and why.effect == EFFECT_METHODS[COMPEL] else why.role
    key = f"reason-{role}" if to_them else f"role-{role}"
    arguments: dict[str, Argument] = {"effect": MessageArgument(effect_message(why, card))}
    if not to_them:
        arguments["player"] = PlayerArgument(seat)
    counted = seat >= 0 and why.launcher >= 0 and max(seat, why.launcher) < len(why.counts)
    if why.role not in COMPARED or not counted:
        return Message(key, arguments)
    arguments["icon"] = IconArgument(why.icon)
    arguments["count"], arguments["launcher"] = why.counts[seat], why.counts[why.launcher]
    return Message(f"{key}-counts", arguments)
