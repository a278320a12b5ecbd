"""What an action would dig, and why: which card is covered, and which ages are empty."""

from splay.core.event import DigEvent
from splay.views.foretold_signs import back_of
from splay.views.messages import Argument, CardNameArgument, CardsArgument, Message, WordArgument


def dig_message(event: DigEvent, dug: str) -> Message:
    """What would be dug and why; `dug` says in the words of `how_sure` whether it would. The card stays face down."""
    card = event.cards[0]
    arguments: dict[str, Argument] = {
        "sure": dug,
        "cards": CardsArgument([back_of(event)]),
        "melded": CardNameArgument(event.melded),
        "covered": CardNameArgument(event.covered),
        "wanted": event.wanted_age,
        "last": card.age - 1,
        "skipped": card.age - event.wanted_age if event.wanted_age > 0 else 0,
    }
    if not event.picture:
        return Message("preview-dig-value", arguments)
    arguments["place"] = WordArgument(f"icon-place-{event.picture}")
    return Message("preview-dig-both" if event.by_value else "preview-dig-picture", arguments)
