"""What Undo does for a seat, as JSON: where it goes back to, what that undoes, and who is asked."""

from collections.abc import Sequence

from msgspec import Struct

from splay.core.event import EFFECT, Event
from splay.views.messages import Argument, CardNameArgument, Message, MessageArgument, PlayerArgument, PlayersArgument
from splay.views.told_events import ToldEvents


class UndoOffer(Struct, frozen=True, gc=False, omit_defaults=True):
    """What Undo does now: the game goes back to entry `to` of the table's log, to before the last decision of whoever
    undoes; at once, or when the people on the seats `asks` agree. `message` says what is undone.
    """

    to: int
    asks: list[int] = []
    message: Message | None = None


class Undone(Struct, frozen=True, gc=False):
    """A decision that can be undone: whose it was, what happened by it, and whether others have decided since. `told`
    has the events as they were told.
    """

    seat: int
    events: Sequence[Event]
    answered: bool
    told: ToldEvents

    def sentence(self, viewer: int) -> Message | None:
        """What the decision has done first, as a viewer may know it; None if nothing by itself."""
        own = [event for event in self.events if event.seat == self.seat and event.kind != EFFECT]
        seen = [self.told.view(event, viewer) for event in own[:2]]  # an answer may change what an effect is said to do
        if len(seen) > 1 and seen[0].plain:
            return seen[1].message  # which says what the action was
        return seen[0].message if seen else None

    def card(self, viewer: int) -> str:
        """The key of the card whose effect the decision was for, which lies open; "" for an action of the turn."""
        told = [self.told.view(event, viewer) for event in self.events[:1]]
        return next((event.why.card for event in told if event.why is not None), "")


def undo_message(undone: Undone, viewer: int, asks: list[int]) -> Message:
    """What Undo takes away, and who is asked whether they agree."""
    sentence = undone.sentence(viewer)
    own = undone.seat == viewer
    what = "happened" if sentence is not None else "own" if own else "other"
    arguments: dict[str, Argument] = {"player": PlayerArgument(undone.seat), "since": int(undone.answered)}
    if sentence is not None:
        arguments["sentence"] = MessageArgument(sentence)
    if asks:
        arguments["players"] = PlayersArgument(asks)
    return Message(f"undo-{'ask' if asks else 'now'}-{what}", arguments)


def wish_message(undone: Undone, asker: int, viewer: int) -> Message:
    """What a player asks the others to undo, in words for a viewer."""
    sentence, card = undone.sentence(viewer), undone.card(viewer)
    arguments: dict[str, Argument] = {"player": PlayerArgument(asker), "since": int(undone.answered)}
    if sentence is not None:
        arguments["sentence"] = MessageArgument(sentence)
    what = "other" if sentence is None else "happened"
    if card:
        return Message(f"undo-wish-card-{what}", arguments | {"card": CardNameArgument(card)})
    return Message(f"undo-wish-{what}", arguments)
